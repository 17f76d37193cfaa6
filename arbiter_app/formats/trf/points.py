"""The points column of a report: what scoring it tells of, and whether it adds up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.event import Adjustment
from arbiter_app.domain.results import STANDARD_SCORING, Mark, Scoring
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.byes import Byes, without_opponent
from arbiter_app.formats.trf.columns import format_points
from arbiter_app.formats.trf.findings import Findings
from arbiter_app.formats.trf.letters import BYE_LETTERS, GAME_MARKS
from arbiter_app.formats.trf.records import PlayerRecord

Tally = Mapping[Mark, int]
"""How often a player has each mark."""

_FOOTBALL = {"win": Decimal(3), "draw": Decimal(1)}
_USUAL_OTHERS = (
    Scoring(**_FOOTBALL, pairing_bye=Decimal(3)),
    Scoring(**_FOOTBALL, pairing_bye=Decimal(1)),
    Scoring(**_FOOTBALL, pairing_bye=Decimal(0)),
    Scoring(pairing_bye=Decimal("0.5")),
    Scoring(pairing_bye=Decimal(0)),
)


def tally(player: PlayerRecord, rounds: int, byes: Byes) -> Tally:
    """Return how often a player has each mark in the rounds that count."""
    games = player.marks[:rounds]
    counts = Counter[Mark]()
    if 0 in player.opponents[:rounds]:
        games = "".join(
            mark for mark, opponent in zip(games, player.opponents, strict=False) if opponent
        )
        free = without_opponent(player, range(rounds))
        counts.update(byes[each] for each in free if each in byes)
    for letter in set(games) & GAME_MARKS.keys():
        counts[GAME_MARKS[letter]] += games.count(letter)
    return counts


def inferred_scoring(
    players: Sequence[PlayerRecord], tallies: Sequence[Tally], found: Findings
) -> Scoring:
    """Return the scoring under which the points of all players add up: FIDE's own, else another
    usual one with a notice; FIDE's own if there is none.
    """
    known = [
        (each, player.points)
        for player, each in zip(players, tallies, strict=True)
        if player.points is not None
    ]
    for scoring in (STANDARD_SCORING, *_USUAL_OTHERS):
        worth = _worth(scoring)
        if all(_sum(each, worth) == points for each, points in known):
            if scoring != STANDARD_SCORING:
                found.notice(_told(players[0].at, scoring))
            return scoring
    return STANDARD_SCORING


def _told(at: int, scoring: Scoring) -> FormatError:
    return FormatError(
        at,
        81,
        "trf.scoring-inferred",
        win=format_points(scoring.win),
        draw=format_points(scoring.draw),
        loss=format_points(scoring.loss),
        bye=format_points(scoring.pairing_bye),
    )


def _worth(scoring: Scoring) -> Mapping[Mark, Decimal]:
    return {mark: scoring.points(mark) for mark in Mark}


def _sum(marks: Tally, worth: Mapping[Mark, Decimal]) -> Decimal:
    return sum((count * worth[mark] for mark, count in marks.items()), Decimal(0))


def tell_differing_points(
    players: Sequence[PlayerRecord],
    tallies: Sequence[Tally],
    rounds: int,
    scoring: Scoring,
    adjustments: Sequence[Adjustment],
    found: Findings,
) -> None:
    """Give notice of points that do not add up.

    Byes of the next round may be counted already, as programs do for the pairing.
    """
    beside: dict[int, Decimal] = {}
    for adjustment in adjustments:
        before = beside.get(adjustment.player, Decimal(0))
        beside[adjustment.player] = before + adjustment.points
    worth = _worth(scoring)
    for player, marks in zip(players, tallies, strict=True):
        counted = _sum(marks, worth) + beside.get(player.number, 0)
        if player.points in (None, counted):
            continue
        if player.points == counted + _to_come(player, rounds, worth):
            continue
        found.notice(
            FormatError(
                player.at,
                81,
                "trf.points-differ",
                number=player.number,
                stated=str(player.points),
                counted=format_points(counted),
            )
        )


def _to_come(player: PlayerRecord, rounds: int, worth: Mapping[Mark, Decimal]) -> Decimal:
    coming = without_opponent(player, range(rounds, len(player.marks)))
    marks = (Mark(letter) for _, letter in coming if letter in BYE_LETTERS)
    return sum((worth[mark] for mark in marks), Decimal(0))
