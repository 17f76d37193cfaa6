"""What the command line says, and with which status it ends."""

import re
import sys
from collections.abc import Sequence
from enum import IntEnum
from io import TextIOWrapper
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.i18n import catalogue

ENGLISH = catalogue("en")

_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Controls, but for the ends of lines and tabs, and what turns the direction of writing about."""


class DefectiveSourceError(Exception):
    """A source that cannot be taken: what is wrong with it, sentence by sentence."""

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__(*sentences)
        self.sentences = tuple(sentences)


class Exit(IntEnum):
    DONE = 0
    NO = 1
    """The rules say no, or a difference was found."""
    BAD_INPUT = 2


def speak_utf8() -> None:
    """Write names as they are, whatever alphabet the console was set up for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A path may hold bytes that are no text; they come out as they went in.
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def explained(error: RuleError | FileError) -> str:
    """Return what happened and what to do next."""
    # The words of all errors take long to import, and are needed where there is an error.
    from arbiter_app.wording.errors.sentences import error_sentence

    return error_sentence(ENGLISH, error)


def found_in(path: Path, error: FormatError) -> str:
    """Return what is wrong, or worth knowing, at a place of a file."""
    from arbiter_app.wording.errors.sentences import sentence  # as in `explained`

    said = sentence(ENGLISH, error.code, error.facts)
    return f"{path}:{error.line}:{error.column}: {said}"


def say(told: str | Path) -> None:
    """Say what was asked for, or where it was written."""
    print(visible(str(told)))


def complain(sentence: str) -> None:
    """Say what is wrong."""
    complain_of((f"arbiter: {sentence}",))


def complain_of(lines: Sequence[str]) -> None:
    """Say what is wrong, line by line."""
    print(visible("\n".join(lines)), file=sys.stderr)


def note(sentence: str) -> None:
    """Say what a person should know although all went well."""
    complain_of((f"arbiter: note: {sentence}",))


def visible(text: str) -> str:
    """Return a text with what a terminal would obey instead of showing it written out: a name of a
    file or an old text may hold it.
    """
    return _OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def in_one_line(text: str) -> str:
    """Return a text as one line, the ends of its lines written out."""
    return visible(text).replace("\n", "\\n")


def aligned(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Return rows as lines of aligned columns; those of `right` are set to the right."""
    rows = [[in_one_line(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
