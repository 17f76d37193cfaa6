"""What the command line says, and with which status it ends."""

import sys
from collections.abc import Sequence
from enum import IntEnum
from io import TextIOWrapper
from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.i18n import catalogue

ENGLISH = catalogue("en")


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


def complain(sentence: str) -> None:
    """Say what is wrong."""
    print(f"arbiter: {sentence}", file=sys.stderr)


def note(sentence: str) -> None:
    """Say what a person should know although all went well."""
    print(f"arbiter: note: {sentence}", file=sys.stderr)


def aligned(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Return rows as lines of aligned columns; those of `right` are set to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
