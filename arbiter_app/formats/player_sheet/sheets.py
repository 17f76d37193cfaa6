"""A sheet of cells as text, whatever file it came from, and what people mean by a cell."""

import re
from collections.abc import Sequence

from arbiter_app.domain.names.plain_text import one_line
from arbiter_app.values import frozen

MOST_LINES = 20_000
"""No list of players has more; what has more is another file."""

MOST_COLUMNS = 256
MOST_CELLS = 250_000
"""So many cells of a file may be filled: those of ten thousand players, 25 each."""
LAST_LINE = 1_048_576
"""A spreadsheet has no further one, and a text of more is no list."""
LONGEST_CELL = 32_767
"""So many letters does a spreadsheet let a cell have."""

NOTHING = frozenset({"", "-", "–", "—"})
"""What people write where nothing is known."""

_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]")
_DEFECT = re.compile(
    r"#(?:N/A|REF!|VALUE!|NAME\?|DIV/0!|NUM!|NULL!|CALC!|SPILL!|GETTING_DATA"
    r"|Н/Д|ПОСИЛАННЯ!|ЗНАЧЕННЯ!|ІМ['’]Я\?|ДІЛ/0!|ЧИСЛО!|ПУСТО!|ССЫЛКА!|ЗНАЧ!|ИМЯ\?|ДЕЛ/0!)"
)
NOT_RECKONED = "#CALC!"
"""Stands for a formula whose value the file does not hold."""


@frozen
class Line:
    """A row that is not empty: its number in the file and its cells."""

    number: int
    cells: tuple[str, ...]

    def cell(self, column: int) -> str:
        """Return a cell by its column, which counts from 1; "" beyond the last."""
        return self.cells[column - 1] if column <= len(self.cells) else ""


@frozen(kw_only=True)
class Sheet:
    """The rows of a file that are not empty; of a workbook those of one of its sheets."""

    lines: tuple[Line, ...]
    name: str = ""
    is_hidden: bool = False

    @property
    def width(self) -> int:
        return max((len(line.cells) for line in self.lines), default=0)


def plain(text: str) -> str:
    """Return a text without the spaces, line breaks and unseen signs that spreadsheets leave."""
    return one_line(text)


def line_of(number: int, cells: Sequence[str]) -> Line | None:
    """Return a row without the empty cells at its end; None where nothing is in it."""
    texts = [plain(cell) for cell in cells]
    while texts and not texts[-1]:
        texts.pop()
    return Line(number, tuple(texts)) if texts else None


def column_letters(column: int) -> str:
    """Return what spreadsheets call a column, counted from 1: A, B … Z, AA."""
    letters = ""
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


def is_defect(text: str) -> bool:
    """Whether a cell holds an error of the spreadsheet, such as #N/A."""
    return _DEFECT.fullmatch(text) is not None


def needs_guard(text: str) -> bool:
    """Whether a spreadsheet would take a text for a formula, or a reader for something else."""
    return text != "" and (
        _FORMULA.match(text) is not None or text in NOTHING or _DEFECT.fullmatch(text) is not None
    )


def guarded(text: str) -> str:
    """Return a text as a cell of a list holds it: with an apostrophe before what needs one."""
    return f"'{text}" if needs_guard(text.lstrip("'")) else text


def unguarded(text: str) -> str:
    """Return what `guarded` was given."""
    return text[1:] if is_guarded(text) else text


def is_guarded(text: str) -> bool:
    """Whether an apostrophe says that what follows is meant as it stands."""
    return text.startswith("'") and needs_guard(text.lstrip("'"))
