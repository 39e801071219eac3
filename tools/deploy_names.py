# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""What is a constant in the device's files, and whose name somebody needs; it must never know what becomes of it.

A constant is a name in CAPITALS at the top of a module of spit/ or boards/parts/ that is bound there to a whole number,
and to nothing else in any scope. What cannot be followed for certain counts as none.
"""

import ast
import operator
import re

PLACES = ("spit/", "boards/parts/")
CAPITALS = re.compile("_?[A-Z][A-Z0-9_]*")
LARGEST = (1 << 30) - 1  # a small int; on the device any larger number is an object, wherever it stands
# No effect on other modules.
QUIET = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AugAssign)
ASKS_BY_NAME = ("getattr", "hasattr", "setattr", "delattr")
SEES_ALL = ("globals", "locals", "vars", "eval", "exec")
OPERATIONS: dict = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
}


def module_name(path):
    """spit/controls/__init__.py is spit.controls."""
    return path[: -len(".py")].replace("/__init__", "").replace("/", ".")


class Modules:
    """What is a constant, and which of them must keep their names.

    A target is a pair: the name of a module and a name in it, or None for the module itself.
    """

    def __init__(self, files):
        self.by_name = {module_name(path): _Module(path, files[path]) for path in files}
        self._open = set()  # names that are asked for in ways that cannot be followed
        self._needed = set()  # targets
        self._numbers = {}  # by target
        nodes = [(name, node) for name in self.by_name for node in self.by_name[name].nodes]
        for name, node in nodes:
            self._look(name, node)
        for name, node in nodes:
            if isinstance(node, ast.Attribute) and self.by_name[name].is_fixed:
                self._need(self.target(name, node))
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                for local, meaning in bindings(node):
                    if self.number((name, local)) is None:
                        self._need(self._member(*meaning) if meaning else None)

    def target(self, name, node):
        """What an expression in a module stands for, None if unknown. Of a foreign module only that it is its."""
        if isinstance(node, ast.Name):
            meaning = self.by_name[name].meaning(node.id)
            return self._member(*meaning) if isinstance(meaning, tuple) else (name, node.id)
        base = self.target(name, node.value) if isinstance(node, ast.Attribute) else None
        if base and base[1] is None:
            return self._member(base[0], node.attr)
        return base if base and base[0] not in self.by_name else None

    def number(self, target):
        """The number that a target always stands for, None if there is none."""
        if target not in self._numbers:
            self._numbers[target] = None  # meanwhile: imports may go round in a circle
            self._numbers[target] = self._constant(*target) if target else None
        return self._numbers[target]

    def is_needed(self, target):
        """Whether somebody needs this very name, or may ask for it."""
        return target in self._needed or target[1] in self._open

    def _constant(self, name, constant):
        module = self.by_name.get(name)
        if module is None or module.is_fixed or constant in self._open:
            return None
        meaning = module.meaning(constant)
        if isinstance(meaning, tuple):
            return self.number(self._member(*meaning))
        number = self._computed(name, meaning) if meaning and CAPITALS.fullmatch(constant) else None
        return number if number is not None and abs(number) <= LARGEST else None

    def _computed(self, name, node):
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self.number(self.target(name, node))
        parts = {ast.UnaryOp: ("operand",), ast.BinOp: ("left", "right")}.get(type(node), ())
        numbers = [self._computed(name, getattr(node, part)) for part in parts]
        is_known = numbers and None not in numbers and type(node.op) in OPERATIONS
        return OPERATIONS[type(node.op)](*numbers) if is_known else None

    def _member(self, name, member):
        inner = "%s.%s" % (name, member)
        return (inner, None) if inner in self.by_name else (name, member)

    def _look(self, name, node):
        """Note the names that a node leaves open, and the modules that it makes fixed."""
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) in ASKS_BY_NAME:
            self._open.update(_strings(node))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", None) == "__import__":
            # The name is put together there: "boards." + board_id.
            packages = {text.rpartition(".")[0] for text in _strings(node.args[0]) or _strings(self.by_name[name].tree)}
            self._fix(*[other for other in self.by_name if other.rpartition(".")[0] in packages])
        elif isinstance(node, ast.JoinedStr):  # before Python 3.12 it is not known where in the file its parts are
            self._open |= {getattr(part, "attr", getattr(part, "id", None)) for part in ast.walk(node)}
        elif isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            self._fix(name, node.module)
        elif isinstance(node, (ast.Name, ast.Attribute)):
            target = self.target(name, node)
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                self._open |= {node.attr} if target else set()
            elif isinstance(node, ast.Name) and node.id in SEES_ALL:
                self._fix(name)
            elif target and target[1] is None and node not in self.by_name[name].bases:
                # The module itself is handed on, and nobody knows what is asked of it.
                self._fix(*[other for other in self.by_name if (other + ".").startswith(target[0] + ".")])

    def _fix(self, *names):
        for name in names:
            if name in self.by_name:
                self.by_name[name].is_fixed = True

    def _need(self, target):
        """This name stays, and with it what it is imported from."""
        while target and target[0] in self.by_name and target not in self._needed:
            self._needed.add(target)
            meaning = self.by_name[target[0]].meaning(target[1])
            target = self._member(*meaning) if isinstance(meaning, tuple) else None


class _Module:
    """A file, and what each of its names is bound to, in whatever scope."""

    def __init__(self, path, source):
        self.source = source
        self.tree = ast.parse(source, path)
        self.nodes = list(ast.walk(self.tree))
        self.bases = {node.value for node in self.nodes if isinstance(node, ast.Attribute)}
        # Fixed: nothing is folded here, and all that is imported stays.
        self.is_fixed = not (path.startswith(PLACES) and all(map(_is_quiet, self.tree.body)))
        plain = [node for node in self.tree.body if isinstance(node, ast.Assign) and len(node.targets) == 1]
        values: dict = {node.targets[0]: node.value for node in plain}
        self._bound: dict = {}
        for node in self.nodes:
            for name, meaning in bindings(node):
                self._bound.setdefault(name, set()).add(values.get(node, meaning))

    def meaning(self, name):
        """What a name is bound to: of an import see bindings, else the value; None if unknown or not the same."""
        bound = self._bound.get(name, ())
        return next(iter(bound)) if len(bound) == 1 else None


def _strings(node):
    """The texts in a part of a file."""
    texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [text for text in texts if isinstance(text, str)]


def _is_quiet(node):
    return isinstance(node, QUIET) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def bindings(node):
    """Pairs: a name that a node binds, and of an import also what is imported, as a pair of module and member."""
    if isinstance(node, ast.ImportFrom):
        return [(alias.asname or alias.name, None if node.level else (node.module, alias.name)) for alias in node.names]
    if isinstance(node, ast.Import):
        names = [(alias.asname, alias.name) for alias in node.names]
        return [(short or name.split(".")[0], (name if short else name.split(".")[0], None)) for short, name in names]
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return [(name, None) for name in node.names]
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        return [(node.name, None)]
    if isinstance(node, ast.arg):
        return [(node.arg, None)]
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [(node.id, None)]
    return []
