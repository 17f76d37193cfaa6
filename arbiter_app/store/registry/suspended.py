"""Suspended persons of this computer: one small JSON file, written whole or not at all."""

import json
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.json_text import parse_json
from arbiter_app.store.foreign_files import Kind, read_bytes
from arbiter_app.whole_files import write_whole


def file_of(folder: Path) -> Path:
    return folder / "suspended.json"


class DamagedError(Exception):
    """What is kept cannot be understood."""


def set_aside(folder: Path, now: datetime) -> Path:
    """Put the file under another name and return that. Raises FileError("registry.unreadable")."""
    path = file_of(folder)
    aside = path.with_name(f"suspended damaged {now:%Y-%m-%d %H-%M-%S}.json")
    try:
        path.replace(aside)
    except OSError as error:
        raise FileError("registry.unreadable", path, error.strerror or "") from error
    return aside


def read(folder: Path) -> tuple[Suspension, ...]:
    """Return the lines that are kept. Raises FileError("registry.unreadable") and DamagedError."""
    path = file_of(folder)
    try:
        content = read_bytes(path, Kind.KEPT)
    except FileError as error:
        if error.code == "file.missing":
            return ()
        raise FileError("registry.unreadable", path, error.detail) from error
    try:
        return tuple(map(_line, parse_json(content.decode("utf-8"))))
    except (ValueError, TypeError, LookupError, AttributeError, RuleError, FormatError) as error:
        raise DamagedError from error


def write(folder: Path, lines: Iterable[Suspension]) -> None:
    """Keep these lines and no others. Raises FileError("registry.not-written")."""
    path = file_of(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        rows = [_row(line) for line in lines]
        write_whole(path, json.dumps(rows, ensure_ascii=False).encode())
    except OSError as error:
        raise FileError("registry.not-written", path, error.strerror or "") from error


def _row(line: Suspension) -> dict[str, Any]:
    return {
        "name": line.name,
        "birth": str(line.birth) if line.birth else None,
        "fide_id": line.fide_id,
        "until": line.until.isoformat() if line.until else None,
        "source": line.source,
    }


def _line(row: dict[str, Any]) -> Suspension:
    return Suspension(
        name=row["name"],
        birth=Birth.parse(row["birth"]) if row["birth"] else None,
        fide_id=row["fide_id"],
        until=date.fromisoformat(row["until"]) if row["until"] else None,
        source=row["source"],
    )
