# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Numbers in place of the names of constants, as a C compiler does it; it must never know what a constant is for.

On the device each name in a module costs memory, and once more in each module that imports it. Every line keeps its
number.
"""

import ast

from deploy_names import PLACES, Modules, bindings, module_name


def folded(files):
    """The same files with numbers for constants, and without the definitions and imports that nothing needs then."""
    modules = Modules({path: files[path] for path in files if path.endswith(".py") and not path.startswith("lib/")})
    return {
        path: _Folding(modules, module_name(path)).content()
        if path.endswith(".py") and path.startswith(PLACES)
        else old
        for path, old in files.items()
    }


class _Folding(ast.NodeVisitor):
    """The edits of one file."""

    def __init__(self, modules, name):
        self._modules = modules
        self._name = name
        self._module = modules.by_name[name]
        self._imports = []
        self._folded = set()  # names of which at least one use became a number
        self._used = set()  # names that are used still
        self._edits = []

    def content(self):
        """The file's new content, with as many lines."""
        if self._module.is_fixed:
            return self._module.source
        self.visit(self._module.tree)
        for node in self._imports:
            self._thin(node)
        lines = self._module.source.splitlines(keepends=True)
        starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
        made = self._module.source
        for node, text in sorted(self._edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[node.end_lineno - 1] + node.end_col_offset
            made = made[:start] + text.encode() + b"\n" * made.count(b"\n", start, end) + made[end:]
        return made

    def visit_Name(self, node):
        """A constant's name, or one that goes on being used."""
        if not self._fold(node):
            self._used.add(node.id)

    def visit_Attribute(self, node):
        """A constant of another module, perhaps."""
        if not self._fold(node):
            self.generic_visit(node)

    def visit_Assign(self, node):
        """A definition, perhaps of a constant that nobody needs by its name any more."""
        if self._is_gone(getattr(node.targets[0], "id", None)):
            self._edits.append((node, "pass"))
        else:
            self.generic_visit(node)

    def visit_Import(self, node):
        """Left until it is known what is used."""
        self._imports.append(node)

    visit_ImportFrom = visit_Import

    def _fold(self, node):
        number = self._modules.number(self._modules.target(self._name, node))
        if number is None or not isinstance(node.ctx, ast.Load):
            return False
        self._folded |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        self._edits.append((node, ("%d" if number >= 0 and node not in self._module.bases else "(%d)") % number))
        return True

    def _is_gone(self, name):
        """Whether the module can do without a name: a constant's, or a module's of which only constants were used."""
        target = (self._name, name)
        is_idle = self._modules.number(target) is not None or name in self._folded - self._used
        return is_idle and not self._modules.is_needed(target)

    def _thin(self, node):
        """Import only what is used by its name still."""
        names = [alias for alias, (local, _) in zip(node.names, bindings(node)) if not self._is_gone(local)]
        if len(names) < len(node.names):
            node.names = names
            self._edits.append((node, ast.unparse(node) if names else "pass"))
