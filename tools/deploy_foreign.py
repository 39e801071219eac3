# SPDX-FileCopyrightText: 2026 The Spit authors
#
# SPDX-License-Identifier: MIT
"""The names that CircuitPython's own objects may have, and Python's; it must never know the game's."""

import ast
import builtins
import gc
import importlib.metadata
import keyword
import os
import random
import re
import struct
import sys
import time
import traceback

STUBS = "circuitpython-stubs"
BOARDS = "board_definitions"  # the names of pins, which the game knows as text only
UNREAD = re.compile(r'"""[\s\S]*?"""|#.*')  # some stubs are of a newer Python than this one
WORD = re.compile(r"[A-Za-z_]\w*")
ON_MICROPYTHON_ONLY = {"mem_alloc", "mem_free", "threshold", "isenabled", "print_exception", "opt_level"}
# Functions of modules and methods of text and sets, which CircuitPython has as text in its flash: used as names of
# something else, they cost no memory. None of them is an attribute of what a class of the game is derived from.
IN_FLASH = """
    acos acosh asin asinh atan atan2 atanh ceil copysign cosh degrees erf erfc expm1 fabs floor fmod frexp gamma
    isfinite isinf isnan ldexp log10 log2 modf radians sinh sqrt tan tanh trunc isalpha isdigit islower isspace
    isupper rindex rsplit splitlines lower upper endswith difference difference_update intersection
    intersection_update isdisjoint issubset issuperset symmetric_difference symmetric_difference_update union
    discard fromkeys popitem setdefault calcsize pack_into unpack_from byteorder maxsize argmax argmin argsort
    arange asarray bitwise_and bitwise_or bitwise_xor cholesky clip compress concatenate convolve cross det diag dot
    eig equal eye fft flatten flip frombuffer full ifft inv interp left_shift linspace logspace maximum mean median
    minimum nonzero norm not_equal ones polyfit polyval qr reshape right_shift roll sinc sosfilt spectrogram newton
    bisect fmin solve_triangular std trapz transpose vectorize where zeros
"""
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def foreign():
    """All of them; None where the stubs are not installed."""
    try:
        stubs = importlib.metadata.files(STUBS) or ()
    except importlib.metadata.PackageNotFoundError:
        return None
    names = {*keyword.kwlist, *dir(builtins), *ON_MICROPYTHON_ONLY}
    for module in (gc, os, random, struct, sys, time, traceback):
        names.update(dir(module))
    for kind in (object, int, float, str, bytes, bytearray, memoryview, tuple, list, dict, set, slice, BaseException):
        names.update(dir(kind))
    for path in stubs:
        if path.suffix == ".pyi" and BOARDS not in path.parts:
            names.update(WORD.findall(UNREAD.sub("", path.read_text(encoding="utf-8"))))
    return names


def offered(tree):
    """The names that a module gives to others: of its functions, classes, arguments, values and attributes."""
    names: set = set()
    for node in ast.walk(tree):
        if isinstance(node, DEFINITIONS):
            names.add(node.name)
        elif isinstance(node, (ast.arg, ast.keyword)):
            names.add(node.arg)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).split(".")[-1])
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names
