"""What is typed of a line-up: places of the roster, by figures or letters."""

import re
from collections.abc import Sequence

from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.figures import is_figures, whole_number
from arbiter_app.gui.base.keyboard import TO_LATIN

_EMPTY = ("0", "-", "–")
_APART = re.compile(r"[\s,;.]+")
_OF_TEAM = re.compile(r"\s*([0-9]+)\s*[:=/]\s*(.*)\Z", re.DOTALL)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class UnreadableError(Exception):
    """A word that names nobody of the roster."""


def read_team(text: str) -> tuple[PairingNumber | None, str]:
    """Return the number of the team before a line-up, and the line-up: "7: 1 2 4 5"."""
    match = _OF_TEAM.match(text)
    number = whole_number(match.group(1)) if match is not None else None
    if match is None or number is None:
        return None, text
    return PairingNumber(number), match.group(2)


def read_line_up(
    text: str,
    roster: Sequence[PlayerId],
    boards: int,
    numbered: dict[PairingNumber, PlayerId],
) -> tuple[PlayerId | None, ...]:
    """Return who plays, a place for each board: "1 2 4 5" and "1245" are places of the roster, and
    so is "abde"; 0 leaves a board empty, and so does what is missing at the end. "#31" is the
    player with the number 31, of whatever team.

    Raises UnreadableError with the word that names nobody, or stands beyond the last board.
    """
    words = [word for word in _APART.split(text.strip().lower()) if word]
    if len(words) == 1 and _is_run(words[0], len(roster)):
        words = list(words[0])
    if len(words) > boards:
        raise UnreadableError(words[boards])
    seated = [_member(word, roster, numbered) for word in words]
    return (*seated, *[None] * (boards - len(seated)))


def written(players: Sequence[PlayerId | None], roster: Sequence[PlayerId]) -> str:
    """Return a line-up as it may be typed; empty boards at its end are left out."""
    places = ["0" if each is None else str(roster.index(each) + 1) for each in players]
    while places and places[-1] == "0":
        places.pop()
    return " ".join(places)


def _is_run(word: str, members: int) -> bool:
    """Whether a word names several places, one sign each."""
    return (is_figures(word) and members < 10) or word.translate(TO_LATIN).isalpha()


def _member(
    word: str, roster: Sequence[PlayerId], numbered: dict[PairingNumber, PlayerId]
) -> PlayerId | None:
    if word in _EMPTY:
        return None
    if word[0] in "#№":
        number = whole_number(word[1:])
        if number is not None and PairingNumber(number) in numbered:
            return numbered[PairingNumber(number)]
        raise UnreadableError(word)
    latin = word.translate(TO_LATIN)
    place = whole_number(word)
    if place is None and len(latin) == 1 and latin in _LETTERS:
        place = _LETTERS.index(latin) + 1
    if place is None or not 1 <= place <= len(roster):
        raise UnreadableError(word)
    return roster[place - 1]
