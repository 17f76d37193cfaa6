"""Names of an event in English: their rows, read and written."""

from collections.abc import Iterable, Mapping
from typing import TypedDict

from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Table, Text


class EnglishNameRow(TypedDict):
    """What a text of the event is in English."""

    name: Text
    english: Text


ENGLISH_NAME = Table("english_name", EnglishNameRow, key=("name",), order="name", area=Area.EVENT)


def read_english_names(rows: Iterable[EnglishNameRow]) -> Mapping[str, str]:
    return {row["name"]: row["english"] for row in rows}


def write_english_names(rows: Rows, names: Mapping[str, str]) -> None:
    """Write all names, in place of those there were."""
    written = (EnglishNameRow(name=name, english=english) for name, english in names.items())
    rows.set_where(ENGLISH_NAME, written)
