# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""One module in place of several that are in memory together, as a linker makes it; it must never know what they do.

On the device a module takes some 250 bytes, whatever is in it. What a part defines gets the part's name behind its own.
"""

import ast
import builtins

from deploy_names import bindings, module_name

# What every match needs, but for what the keys need after it, too. Each after those that it imports. The names of the
# wholes begin as those of their parts do that leave the memory for the menu: see boards/parts/choosing.py.
GAME = """
    actions table rules standing round_end finish idle series tally match order pause dealer evening session sight view
"""
FIRST = "pieces words"  # of the screen: for the title
START = "layout sheets colors cut title"  # for it, too, but not later
SCREEN = "finish middle motion side"
SIGNALS = "cues tones lights amplifier pwm_speaker signals"


def _paths(form, names):
    return [form % name for name in names.split()]


GROUPS = {
    "spit/linked.py": _paths("spit/%s.py", GAME),
    "spit/computer_linked.py": _paths("spit/%s.py", "levels choice computer"),
    "boards/parts/edges_linked.py": _paths("boards/parts/%s.py", "clock edges"),
    "boards/parts/screen_first.py": _paths("boards/parts/screen_%s.py", FIRST),
    "boards/parts/screen_start.py": _paths("boards/parts/screen_%s.py", START),
    "boards/parts/screen_linked.py": _paths("boards/parts/screen_%s.py", SCREEN),
    "boards/parts/signals_linked.py": _paths("boards/parts/%s.py", SIGNALS),
}


class Unlinkable(Exception):
    """A name or a module is used in a way that cannot be followed."""


def linked(files, groups=None):
    """The same files with one module for each group of parts. Lines do not keep their numbers.

    groups: the paths of parts by the path of the whole. A group of which a part is not there stays. Raises Unlinkable.
    """
    for path, parts in (GROUPS if groups is None else groups).items():
        if set(parts) <= set(files):
            whole = _Whole(module_name(path), {module_name(part): files[part] for part in parts}, files)
            files = {other: whole.used(other, files[other]) for other in files if other not in parts}
            files = dict(sorted({**files, path: whole.content()}.items(), key=lambda item: item[0] == "code.py"))
    return files


class _Whole:
    """The one module. name: its own; sources: of its parts, by their names; files: all that there are."""

    def __init__(self, name, sources, files):
        self.name = name
        self.trees = {part: ast.parse(source, part) for part, source in sources.items()}
        self._meanings = {part: dict(_defined(tree)) for part, tree in self.trees.items()}
        trees = [ast.parse(content, path) for path, content in files.items() if path.endswith(".py")]
        nodes = [node for tree in trees for node in ast.walk(tree)]
        self.keywords = {node.arg for node in nodes if isinstance(node, ast.keyword)}
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        if texts & set(self.trees):
            raise Unlinkable("somebody names %s" % (texts & set(self.trees)))

    def content(self):
        """The whole module."""
        body: list = []
        imports: dict = {}
        for part, tree in self.trees.items():
            for node in _Linking(self, part, tree).tree.body:
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    for local, meaning in bindings(node):
                        if imports.setdefault(local, meaning) != meaning or hasattr(builtins, local):
                            raise Unlinkable("%s is not the same in all parts" % local)
                elif not isinstance(node, ast.Pass) and not _is_text(node):
                    body.append(node)
        lines = [_import(local, meaning) for local, meaning in imports.items()]
        return ("\n".join([*lines, ast.unparse(ast.Module(body, []))]) + "\n").encode()

    def used(self, path, content):
        """Another file, which finds here what it imports of a part."""
        if not path.endswith(".py") or path.startswith("lib/"):
            return content
        linking = _Linking(self, module_name(path), ast.parse(content, path))
        return (ast.unparse(linking.tree) + "\n").encode() if linking.is_changed else content

    def called(self, part, name):
        """What a name that is in a part is called in the whole."""
        if name not in self._meanings[part]:
            raise Unlinkable("%s is not in %s" % (name, part))
        meaning = self._meanings[part][name]
        if meaning is None:
            return "%s_%s" % (name, part.rpartition(".")[2])
        if "%s.%s" % meaning in self.trees:
            raise Unlinkable("%s is a module" % name)
        return self.called(*meaning) if meaning[0] in self.trees else name


class _Linking(ast.NodeTransformer):
    """Changes the tree of one module: a part, or one that uses parts."""

    def __init__(self, whole, module, tree):
        self._whole = whole
        self._module = module
        self._is_part = module in whole.trees
        self._parts: dict = {}  # variables that stand for a part
        self._new: dict = {}  # what other variables are called from now on
        nodes = list(ast.walk(tree))
        for node in nodes:
            for local, meaning in bindings(node):
                self._note(local, meaning)
        if self._is_part:
            self._new.update((name, whole.called(module, name)) for name, meaning in _defined(tree) if meaning is None)
        self._refuse(tree, nodes)
        self._attributes: dict = {}  # of parts, by the variable
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in self._parts:
                self._attributes.setdefault(node.value.id, set()).add(node.attr)
        self.is_changed = self._is_part or bool(self._parts or self._new)
        self.tree = self.visit(tree)

    def visit_Name(self, node):
        if node.id in self._parts:
            raise Unlinkable("%s hands on %s" % (self._module, node.id))
        node.id = self._new.get(node.id, node.id)
        return node

    def visit_arg(self, node):
        node.arg = self._new.get(node.arg, node.arg)
        return node

    def visit_Attribute(self, node):
        if getattr(node.value, "id", None) in self._parts:
            return ast.Name(self._whole.called(self._parts[node.value.id], node.attr), node.ctx)
        return self.generic_visit(node)

    def visit_Call(self, node):
        self.generic_visit(node)
        numbers = _numbers(node.args[0]) if getattr(node.func, "id", None) == "bytes" and len(node.args) == 1 else None
        # Else the tuples would stay in memory beside the bytes.
        return node if numbers is None else ast.Constant(bytes(numbers))

    def visit_Assign(self, node):
        self.generic_visit(node)
        if not isinstance(node.value, ast.Tuple) or not isinstance(node.targets[0], ast.Tuple):
            return node
        # For "a, b = (c, d)", as unparse() would write it, MicroPython makes a tuple.
        sides = [", ".join(map(ast.unparse, side.elts)) for side in (node.targets[0], node.value)]
        return ast.Expr(ast.Name(" = ".join(sides), ast.Load()))

    def visit_Global(self, node):
        node.names = [self._new.get(name, name) for name in node.names]
        return node

    def visit_Module(self, node):
        for inner in node.body:
            if isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
                inner.name = self._new.get(inner.name, inner.name)
        return self.generic_visit(node)

    def visit_ImportFrom(self, node):
        wanted: set = set()
        kept = []
        for alias, (local, _) in zip(node.names, bindings(node)):
            if local in self._parts:
                part = self._parts[local]
                wanted.update(self._whole.called(part, name) for name in self._attributes.get(local, ()))
            elif local in self._new:
                wanted.add(self._new[local])
            else:
                kept.append(alias)
        made = [ast.ImportFrom(node.module, kept, 0)] if kept else []
        if wanted and not self._is_part:
            made.append(ast.ImportFrom(self._whole.name, [ast.alias(name) for name in sorted(wanted)], 0))
        return made or ast.Pass()

    def _note(self, local, meaning):
        """An import, perhaps of a part."""
        if meaning is None:
            return
        module, member = meaning
        if member and "%s.%s" % (module, member) in self._whole.trees:
            self._parts[local] = "%s.%s" % (module, member)
        elif module in self._whole.trees and member:
            self._new[local] = self._whole.called(module, member)

    def _refuse(self, tree, nodes):
        """Raise Unlinkable where a variable that changes is something else, too."""
        changing = set(self._new) | set(self._parts)
        others = set()
        for node in nodes:
            names = {name for name, meaning in bindings(node) if meaning is None}
            if isinstance(node, ast.arg):
                others |= names & (self._whole.keywords | set(self._parts))
            elif isinstance(node, ast.Name):
                others |= names & set(self._parts)
            elif isinstance(node, ast.ExceptHandler):
                others |= names
            elif isinstance(node, ast.ClassDef):
                others.update(name for inner in node.body for name in _targets(inner))
            elif isinstance(node, ast.FunctionDef):
                others.update(
                    inner.name for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef) and inner is not node
                )
            elif isinstance(node, ast.Import) and any(alias.name in self._whole.trees for alias in node.names):
                raise Unlinkable("%s imports a module as a whole" % self._module)
        if others & changing:
            raise Unlinkable("%s: %s is more than one thing" % (self._module, ", ".join(sorted(others & changing))))


def _defined(tree):
    """The names that a module binds at its top, with what is imported of each or None."""
    return [pair for node in tree.body for pair in bindings(node) + [(name, None) for name in _targets(node)]]


def _targets(node):
    """The variables that an assignment sets."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]


def _numbers(node):
    """The numbers in a tuple or in the sum of some, None if there is anything else."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = _numbers(node.left), _numbers(node.right)
        return None if None in sides else sides[0] + sides[1]
    values = [part.value if isinstance(part, ast.Constant) else None for part in getattr(node, "elts", [node])]
    return values if isinstance(node, ast.Tuple) and all(type(value) is int for value in values) else None


def _is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _import(local, meaning):
    module, member = meaning
    if member is None:
        return "import %s as %s" % (module, local)
    return "from %s import %s as %s" % (module, member, local)
