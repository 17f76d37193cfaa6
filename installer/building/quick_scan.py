"""Lets PyInstaller find out in half of the time which modules import which.

It disassembles every function of every module to learn which names a module has, and walks through
every expression of its source for imports, which are statements. What it finds is the same.
"""

import ast
import dis
import gc
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

from PyInstaller.lib.modulegraph import modulegraph

_ADDS = frozenset(dis.opmap[name] for name in ("STORE_NAME", "STORE_GLOBAL"))
_REMOVES = frozenset(dis.opmap[name] for name in ("DELETE_NAME", "DELETE_GLOBAL"))
_WITH_NAMES = _ADDS | _REMOVES
_STATEMENTS = ("body", "handlers", "orelse", "finalbody", "cases")
"""The fields of a statement that hold others, in the order of the source."""


def quicken() -> None:
    """Do so for all that this process analyses."""
    in_full = modulegraph.ModuleGraph._scan_bytecode

    def scan(graph: Any, module: Any, code: CodeType, is_scanning_imports: bool) -> None:
        if is_scanning_imports:  # there is no source to find them in
            in_full(graph, module, code, is_scanning_imports)
            return
        for adds, name in names(code):
            if adds:
                module.add_global_attr(name)
            else:
                module.remove_global_attr_if_found(name)

    modulegraph.ModuleGraph._scan_bytecode = scan
    modulegraph._Visitor.generic_visit = _visit_statements
    # Trees of sources hold no circles, and are millions of objects to look through.
    gc.disable()


def modules_in(package: Path) -> Iterator[str]:
    """Yield the names of a package in a folder and of all in it, without importing them."""
    for file in sorted(package.rglob("*.py")):
        named = file.parent if file.name == "__init__.py" else file.with_suffix("")
        yield ".".join(named.relative_to(package.parent).parts)


def names(code: CodeType) -> Iterator[tuple[bool, str]]:
    """Yield the names that a module and what stands in it store globally (True) or delete."""
    operations = code.co_code[::2]
    if not _WITH_NAMES.isdisjoint(operations):
        index = 0
        for operation, argument in zip(operations, code.co_code[1::2], strict=True):
            index |= argument
            if operation in _WITH_NAMES:
                yield operation in _ADDS, code.co_names[index]
            index = index << 8 if operation == dis.EXTENDED_ARG else 0
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names(constant)


def _visit_statements(visitor: ast.NodeVisitor, node: ast.AST) -> None:
    for field in _STATEMENTS:
        for inner in getattr(node, field, ()):
            visitor.visit(inner)
