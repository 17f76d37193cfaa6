"""Texts of papers in words of the event's own: their rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Table, Text


class PaperTextRow(TypedDict):
    """What a text of papers is in one of their languages."""

    id: str
    language: str
    text: Text


PAPER_TEXT = Table("paper_text", PaperTextRow, key=("id", "language"), order="id", area=Area.EVENT)


def read_paper_texts(rows: Iterable[PaperTextRow]) -> tuple[PaperText, ...]:
    """Return the texts by id and language."""
    texts = (PaperText(row["id"], row["language"], row["text"]) for row in rows)
    return tuple(sorted(texts, key=lambda each: (each.id, each.language)))


def write_paper_texts(rows: Rows, texts: Iterable[PaperText]) -> None:
    """Write all texts, in place of those there were."""
    written = (PaperTextRow(id=each.id, language=each.language, text=each.text) for each in texts)
    rows.set_where(PAPER_TEXT, written)
