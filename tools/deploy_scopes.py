# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""Which names of the device's files cost memory there, and which of them meet; it must never know new names.

Two names meet where one scope may know both: a module, a function with all that is in it, or a class with its
relatives and their objects.
"""

import ast

from deploy_foreign import offered
from deploy_names import SEES_ALL, bindings, module_name

BECOME_TEXT = {"dict", "format"}  # what the arguments of these calls are called


class Scopes:
    """files: by their paths; the modules below `places` are those in which names may change.

    costly: names that are bound there and are text in a device's memory. meeting: sets of names that meet.
    fixed: names that something else goes by, so they stay. known: all names that there are. of_modules: names bound at
    the top of a module.
    """

    def __init__(self, files, places):
        self.costly = set()
        self.meeting = []
        self.fixed = set()
        self.known = set()
        self.of_modules = set()
        self._families: dict = {}  # by the name of a class: the members of it and of all its relatives
        self._set_by_others: set = set()  # attributes that somebody else than their object sets
        packages = {path.split("/")[0] for path in files if path.startswith(places)}
        for path, content in files.items():
            if path.endswith(".py"):
                tree = ast.parse(content, path)
                self.fixed.update(module_name(path).split("."))
                if path.startswith("lib/"):
                    self.fixed |= offered(tree)
                else:
                    self._look(tree, path.startswith(places), packages)
        families = list({id(family): family for family in self._families.values()}.values())
        self.meeting += families
        self.fixed |= self._set_by_others.difference(*families)
        self.known |= self.fixed
        for names in (self.fixed, self.known):
            names.discard(None)

    def _look(self, tree, may_change, packages):
        names = set()
        for node in ast.walk(tree):
            names |= _names(node)
            self.fixed |= _asked_for(node, packages)
        self.known |= names
        if not may_change or names & set(SEES_ALL):
            self.fixed |= names
            return
        outer, functions = _apart(tree)
        inner = [(function, node) for function in functions for node in ast.walk(function)]
        shared = [node for _, node in inner if isinstance(node, ast.Global)]
        self.meeting.append({function.name for function in functions}.union(*map(_variables, outer + shared)))
        self.of_modules |= {name for node in _at_top(tree) + shared for name, _ in bindings(node)}
        for function in functions:
            self.meeting.append(set().union(*[_variables(node) for node in ast.walk(function) if node is not function]))
        written = [node for _, node in inner if isinstance(node, (ast.arg, ast.FunctionDef))]
        self.costly |= {name for node in outer + shared + written for name, _ in bindings(node)}
        self._set_by_others |= {_changed(node) for node in outer}
        classes = [node for node in outer if isinstance(node, ast.ClassDef)]
        methods = {part for node in classes for part in node.body}
        self._set_by_others |= {
            _changed(node) for function, node in inner if function not in methods or not _is_own(node, function)
        }
        anything = {node for node in ast.walk(tree) if _sets_any(node)}
        of_own = {
            node: {one for one in ast.walk(node) if one in anything and _is_of_self(one, node)} for node in classes
        }
        for node in classes:
            members = self._join(node)
            if of_own[node] or anything.difference(*of_own.values()):
                # Objects of this class may have any name beside their own.
                self.fixed |= members

    def _join(self, node):
        """Put a class into its family; its own members."""
        members = {name for part in node.body for name, _ in bindings(part)}
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                members |= {_changed(one) for one in ast.walk(part) if _is_own(one, part)} - {None}
            else:
                members |= {name for one in ast.walk(part) for name, _ in bindings(one)}
        self.costly |= members
        # Classes of one name are taken for one.
        relatives = [node.name] + [getattr(base, "attr", getattr(base, "id", None)) for base in node.bases]
        families = [self._families[name] for name in relatives if name in self._families]
        family = members.union(*families)
        joined = [name for name, other in self._families.items() if any(other is one for one in families)]
        self._families.update(dict.fromkeys(relatives + joined, family))
        return members


def _apart(tree):
    """The nodes of a module that are in no function, and the functions that are in no other one."""
    outer, functions, waiting = [], [], [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            functions.append(node)
            waiting += node.decorator_list + node.args.defaults + [value for value in node.args.kw_defaults if value]
        else:
            outer.append(node)
            waiting += ast.iter_child_nodes(node)
    return outer, functions


def _at_top(tree):
    """The nodes of a module that are in no function and no class, and these themselves."""
    nodes, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        nodes.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)
    return nodes


def _variables(node):
    """The variables that a node names."""
    return {node.id} if isinstance(node, ast.Name) else {name for name, _ in bindings(node)}


def _names(node):
    """All names in a node itself."""
    if isinstance(node, ast.ImportFrom):
        names = {part for alias in node.names for part in (alias.name, alias.asname)}
        return names.union((node.module or "").split("."))
    if isinstance(node, ast.Import):
        return {part for alias in node.names for part in alias.name.split(".") + [alias.asname]}
    return _variables(node) | {getattr(node, "attr", None), getattr(node, "arg", None)}


def _changed(node):
    """The attribute that a node sets or deletes, or None."""
    is_changed = isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
    return node.attr if is_changed else None


def _sets_any(node):
    """Whether a node sets an attribute whose name is not in the text."""
    is_call = isinstance(node, ast.Call) and getattr(node.func, "id", None) in ("setattr", "delattr")
    return is_call and not isinstance(node.args[1], ast.Constant)


def _is_of_self(call, node):
    """Whether a call in a class is about the object that the method belongs to."""
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and call in ast.walk(part)]
    return any(getattr(call.args[0], "id", None) == part.args.args[0].arg for part in methods if part.args.args)


def _is_own(node, function):
    """Whether a node is an attribute of the object that a method belongs to."""
    first = function.args.args[:1]
    return isinstance(node, ast.Attribute) and bool(first) and getattr(node.value, "id", None) == first[0].arg


def _asked_for(node, packages):
    """Names that a node asks for by something else than the name itself, or of something else than these packages."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.JoinedStr):  # before Python 3.12 it is not known where in the file its parts are
        return set().union(*map(_names, ast.walk(node)))
    if isinstance(node, ast.Import):
        return {part for alias in node.names for part in alias.name.split(".")}
    if isinstance(node, ast.ImportFrom):
        module = (node.module or "").split(".")
        return set(module) if module[0] in packages else {alias.name for alias in node.names}.union(module)
    if isinstance(node, ast.Call) and _names(node.func) & BECOME_TEXT:
        return {argument.arg for argument in node.keywords}
    return set()
