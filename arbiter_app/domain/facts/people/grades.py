"""Kyu and dan grades of Go: 30 kyu is the lowest, 1 dan follows 1 kyu, 9 dan is the highest."""

import re

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.patterns import pattern


class Grade(int):
    """Steps above 1 dan: 1 dan is 0, 9 dan 8, 1 kyu -1, 30 kyu -30; as a text "5k" or "1d"."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{-int(self)}k" if self < FIRST_DAN else f"{int(self) + 1}d"


LOWEST, HIGHEST = Grade(-30), Grade(8)
FIRST_DAN = Grade(0)
GRADES = tuple(Grade(steps) for steps in range(LOWEST, HIGHEST + 1))

_MOST_KYU, _MOST_DAN = -LOWEST, HIGHEST + 1
_WRITTEN = pattern(r"([0-9]+)[\s.-]*(k|kyu|gup|к|кю|ки|d|dan|д|дан|p|pro)\.?", re.IGNORECASE)
_KYU = ("k", "kyu", "gup", "к", "кю", "ки")


def read_grade(text: str) -> Grade:
    """Return the grade that is written as 5k, 5 kyu, 1d, 1 dan, 5 кю or 1 дан.

    Raises RuleError("grade.unreadable").
    """
    match = _WRITTEN.fullmatch(text.strip())
    if match is not None:
        is_kyu = match[2].lower() in _KYU
        number = whole_number(match[1], least=1, most=_MOST_KYU if is_kyu else _MOST_DAN)
        if number is not None:
            return Grade(-number) if is_kyu else Grade(number - 1)
    raise RuleError("grade.unreadable", text=text)
