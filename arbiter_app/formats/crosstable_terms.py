"""The terms of play that the preface of a crosstable names, one fact in a line.

System: swiss                        a round robin unless it says so
Cycles: 2
Rounds: 9                            as announced, if not all of them are in the table
Scoring: win 3, draw 1, bye 3        also loss and absence; what is not named is as usual
Tie-breaks: BH/C1, BH, DE
Unrated: left-out                    or arbiters-rating; see `settings.Unrated`
Withdrawn: 3, 5                      numbers of players
Expelled: 4                          the same
Withdrawals: count                   also where Art. 6.6 of C.05 annuls them
Penalties: 3 R2 -½, 5 +1             of a round or of the whole; a plus is a bonus
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import TypeVar

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.results import STANDARD_SCORING, Scoring
from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.values import frozen

_Value = TypeVar("_Value")

_POINTS = r"[0-9]{1,3}(?:\.[0-9]{1,4})?|[0-9]{0,3}½"
_COUNT = re.compile(r"0*[1-9][0-9]{0,3}")
_WORTH = re.compile(rf"(win|draw|loss|absence|bye) ({_POINTS})")
_PENALTY = re.compile(rf"([0-9]{{1,4}}) (?:R([0-9]{{1,4}}) )?([+-])({_POINTS})")


class TermError(ValueError):
    """The fact of this name cannot be read."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@frozen(kw_only=True)
class Terms:
    """How the tournament of a crosstable was played."""

    system: System = System.ROUND_ROBIN
    cycles: int = 1
    rounds: int | None = None
    scoring: Scoring = STANDARD_SCORING
    tie_breaks: tuple[str, ...] = ()
    unrated: Unrated = Unrated.UNSAID
    withdrawn: frozenset[PlayerId] = frozenset()
    expelled: frozenset[PlayerId] = frozenset()
    annuls_withdrawals: bool = True
    penalties: tuple[Adjustment, ...] = ()


def terms(facts: Mapping[str, str]) -> Terms:
    """Read the terms among the facts of a preface. Raises TermError for the first unreadable."""

    def read(name: str, reader: Callable[[str], _Value], unsaid: _Value) -> _Value:
        if name not in facts:
            return unsaid
        try:
            return reader(facts[name])
        except ValueError as error:
            raise TermError(name) from error

    return Terms(
        system=read("System", System, System.ROUND_ROBIN),
        cycles=read("Cycles", _count, 1),
        rounds=read("Rounds", _count, None),
        scoring=read("Scoring", _scoring, STANDARD_SCORING),
        tie_breaks=read("Tie-breaks", _list, ()),
        unrated=read("Unrated", Unrated, Unrated.UNSAID),
        withdrawn=read("Withdrawn", _players, frozenset()),
        expelled=read("Expelled", _players, frozenset()),
        annuls_withdrawals=read("Withdrawals", _annuls, True),
        penalties=read("Penalties", _penalties, ()),
    )


def _list(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _count(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _players(text: str) -> frozenset[PlayerId]:
    return frozenset(PlayerId(_count(word)) for word in _list(text))


def _annuls(text: str) -> bool:
    if text not in ("count", "annulled"):
        raise ValueError(text)
    return text == "annulled"


def _scoring(text: str) -> Scoring:
    scoring = STANDARD_SCORING
    for word in _list(text):
        name, points = _matched(_WORTH, word)
        scoring = replace(scoring, **{"pairing_bye" if name == "bye" else name: _points(points)})
    return scoring


def _penalties(text: str) -> tuple[Adjustment, ...]:
    penalties: list[Adjustment] = []
    for word in _list(text):
        player, round_, sign, points = _matched(_PENALTY, word)
        penalties.append(
            Adjustment(
                player=PlayerId(_count(player)),
                round=Round(_count(round_)) if round_ else None,
                points=_points(points) if sign == "+" else -_points(points),
            )
        )
    return tuple(penalties)


def _matched(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return match.groups()


def _points(text: str) -> Decimal:
    whole = text.removesuffix("½")
    return Decimal(whole or 0) + (Decimal("0.5") if text != whole else 0)
