"""What a table says of itself, and who may speak of its columns."""

import ast
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType
from typing import Any, TypedDict, get_args, get_type_hints, is_typeddict

import pytest

import arbiter_app
from arbiter_app.store.event_file.empty_file import write_empty
from arbiter_app.store.rows.catalogue import TABLES
from arbiter_app.store.rows.table import Area, Table
from tests.sources import modules_with

SOURCES = Path(arbiter_app.__file__).parent
ROWS = "arbiter_app.store.rows"
_KINDS = {int: "INTEGER", str: "VARCHAR", bool: "BOOLEAN"}


class _Row(TypedDict):
    id: int
    name: str


def test_that_a_table_that_does_not_say_all_is_refused_at_once() -> None:
    said: dict[str, Any] = {"key": ("id",), "order": "id", "area": Area.EVENT}
    Table("complete", _Row, **said)
    for name in said:
        forgetful = {each: value for each, value in said.items() if each != name}
        with pytest.raises(TypeError, match=name):
            Table("forgetful", _Row, **forgetful)
    with pytest.raises(TypeError, match="columns it has"):
        Table("wrong", _Row, **{**said, "order": "position"})


def test_that_tables_are_as_the_migrations_make_them(tmp_path: Path) -> None:
    write_empty(tmp_path / "empty")
    with closing(sqlite3.connect(tmp_path / "empty")) as database:
        found = {
            name: [*database.execute(f"PRAGMA table_info('{name}')")]
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if name not in ("journal", "attachment", "alembic_version", "sqlite_sequence")
        }
        counted = {
            name
            for name, text in database.execute("SELECT name, sql FROM sqlite_master")
            if text and "AUTOINCREMENT" in text
        }
    assert found.keys() == TABLES.keys()
    for name, columns in found.items():
        table = TABLES[name]
        assert [each[1] for each in columns] == [*table.columns], name
        in_key = sorted((place, column) for _, column, _, _, _, place in columns if place)
        assert tuple(column for _, column in in_key) == table.key
        assert table.numbers_stay_taken is (name in counted)
        for _, column, kind, is_required, _, _ in columns:
            hint = get_type_hints(table.row)[column]
            (plain,) = {hint, *get_args(hint)} & _KINDS.keys()
            assert _KINDS[plain] == kind, f"{name}.{column}"
            assert (NoneType not in get_args(hint)) is bool(is_required), f"{name}.{column}"


def test_that_only_the_store_knows_tables_and_their_columns() -> None:
    known = {
        f"{path.relative_to(SOURCES)} knows {name}"
        for path, tree in modules_with(SOURCES, ROWS)
        if "store" not in path.relative_to(SOURCES).parts
        for name, value in _taken_from_rows(tree)
        if isinstance(value, Table) or is_typeddict(value)
    }
    assert known == set()


def _taken_from_rows(tree: ast.Module) -> Iterator[tuple[str, object]]:
    """Yield what a module imports from the room of rows, or asks a module of that room for."""
    modules: dict[str, ModuleType] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROWS):
            for each in node.names:
                module = import_module(node.module or "")
                value = (
                    getattr(module, each.name)
                    if hasattr(module, each.name)
                    else import_module(f"{node.module}.{each.name}")
                )
                if isinstance(value, ModuleType):
                    modules[each.asname or each.name] = value
                yield each.name, value
    for node in ast.walk(tree):
        named = node.value if isinstance(node, ast.Attribute) else None
        if isinstance(node, ast.Attribute) and isinstance(named, ast.Name) and named.id in modules:
            yield node.attr, getattr(modules[named.id], node.attr, None)
