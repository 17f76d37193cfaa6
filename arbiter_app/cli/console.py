"""What the command line says, and with which status it ends."""

import errno
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import IntEnum
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TextIO

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.i18n import Catalogue, catalogue
from arbiter_app.wording.sports import in_words_of, sport_of


class _English(Catalogue):
    """English as the sport speaks that a command is about, see `speak_as`."""

    spoken = catalogue("en")

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        return _English.spoken.translate(context, text, disambiguation, n)


ENGLISH = _English("en", lambda _: {}, "en")


def speak_as(event: Event) -> None:
    """Let answers be in the words of an event's sport: who begins has another name in Go."""
    _English.spoken = in_words_of(catalogue("en"), sport_of(event))


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
    """Also where what a command says cannot be written."""
    FAILED = 3
    """The program itself failed."""
    INTERRUPTED = 130


class AnswerError(Exception):
    """What a command says cannot be written; the reason is that of the system."""


class AnswerNotWantedError(AnswerError):
    """The reader, such as `head`, has seen enough."""


class _Answers(StringIO):
    """The standard output, whose errors are told apart from those of what a command does."""

    def __init__(self, console: TextIO | None) -> None:
        super().__init__()
        self._console = console

    def write(self, text: str, /) -> int:
        with _told():
            if self._console is None:
                raise OSError(errno.EBADF, "there is no standard output")
            return self._console.write(text)

    def flush(self) -> None:
        with _told():
            if self._console is not None:
                self._console.flush()

    def fileno(self) -> int:
        return self._console.fileno() if self._console else super().fileno()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError as error:
        raise AnswerNotWantedError(error.strerror) from error
    except OSError as error:
        raise AnswerError(error.strerror) from error


@contextmanager
def speaking() -> Iterator[None]:
    """Write names as they are, whatever alphabet the console was set up for.

    All that was printed has reached its reader at the end. Raises AnswerError.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A path may hold bytes that are no text; they come out as they went in.
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")
    # Without a console Python has None here, and would print complaints among the answers.
    sys.stderr = sys.stderr or StringIO()
    console = sys.stdout
    sys.stdout = _Answers(console)
    try:
        yield
        sys.stdout.flush()
    except AnswerError:
        if console is not None:
            _give_up(console)
        raise
    finally:
        sys.stdout = console


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
    """Say what is wrong, line by line; where nothing takes it, the exit status tells."""
    try:
        print(visible("\n".join(lines)), file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def note(sentence: str) -> None:
    """Say what a person should know although all went well."""
    complain_of((f"arbiter: note: {sentence}",))


def damaged(error: FileError) -> None:
    """Say which file of the registry is damaged; the command goes on without it."""
    note(explained(error))


def visible(text: str) -> str:
    """Return a text with what a terminal would obey instead of showing it written out: a name of a
    file or an old text may hold it.
    """
    return _OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def in_one_line(text: str) -> str:
    """Return a text as one line, the ends of its lines written out."""
    return visible(text).replace("\n", "\\n")


def _give_up(stream: TextIO) -> None:
    """Write what is left for a stream nowhere: at the end Python would complain about it."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


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
