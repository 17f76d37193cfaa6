"""The points column of a report: what scoring it tells of, and whether it adds up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.results import STANDARD_SCORING, Mark, Scoring
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.byes import (
    Byes,
    last_round,
    rounds_paired,
    without_opponent,
)
from arbiter_app.formats.trf.lines.columns import format_points
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.letters import BYE_LETTERS, GAME_MARKS, UNKNOWN
from arbiter_app.formats.trf.lines.records import PlayerRecord

_Tally = Mapping[Mark, int]
"""How often a player has each mark."""

_Worth = Mapping[Mark, Decimal]

_FOOTBALL = {"win": Decimal(3), "draw": Decimal(1)}
_USUAL_OTHERS = (
    Scoring(**_FOOTBALL, pairing_bye=Decimal(3)),
    Scoring(**_FOOTBALL, pairing_bye=Decimal(1)),
    Scoring(**_FOOTBALL, pairing_bye=Decimal(0)),
    Scoring(pairing_bye=Decimal("0.5")),
    Scoring(pairing_bye=Decimal(0)),
)


class PointsColumn:
    """The points of all players beside their marks.

    Byes count up to the last round that is paired. Other programs count them up to the last round
    with a result, or those too of a round that is still to be paired.
    """

    def __init__(self, players: Sequence[PlayerRecord], byes: Byes) -> None:
        begun, paired = _rounds_begun(players), rounds_paired(players)
        self._rows = [
            _Row(
                player,
                _marks(player, begun, byes),
                _lone_marks(player, range(begun, paired), byes),
                _lone_marks(player, range(paired, len(player.marks)), byes),
            )
            for player in players
        ]

    def scoring(self, found: Findings, *, says_byes: bool) -> Scoring:
        """Return the scoring under which the points of most players add up: FIDE's own, else
        another usual one with a notice; FIDE's own if there is none that suits three in four.

        A file that `says_byes` would say it if its bye were worth less than a win, as TRF26 does:
        another value is a mistake in the points.
        """
        win = STANDARD_SCORING.win
        others = (each for each in _USUAL_OTHERS if not says_byes or each.win != win)
        suited = {
            scoring: sum(_adds_up(row, scoring.by_mark) for row in self._rows)
            for scoring in (STANDARD_SCORING, *others)
        }
        scoring = max(suited, key=lambda each: suited[each])
        if scoring == STANDARD_SCORING or 4 * suited[scoring] < 3 * len(self._rows):
            return STANDARD_SCORING
        found.notice(_told(self._rows[0].player.at, scoring))
        return scoring

    def tell_differing(
        self,
        scoring: Scoring,
        adjustments: Sequence[Adjustment],
        worth_of_unknown: Decimal,
        found: Findings,
    ) -> None:
        """Give notice of points that do not add up, or that are counted ahead; results that are
        unknown yet may count, or not.
        """
        beside: dict[int, Decimal] = {}
        for adjustment in adjustments:
            before = beside.get(adjustment.player, Decimal(0))
            beside[adjustment.player] = before + adjustment.points
        worth = scoring.by_mark
        for row in self._rows:
            player = row.player
            more = beside.get(player.number, Decimal(0))
            before, counted, ahead = (points + more for points in row.sums(worth))
            unknown = player.marks.count(UNKNOWN) * worth_of_unknown
            if player.points is None or player.points - unknown in (before, counted):
                continue
            if player.points in (before, counted):
                continue
            stated, own = format_points(player.points), format_points(counted)
            who = player.number
            if player.points == ahead:
                found.notice(
                    FormatError(
                        player.at, 81, "trf.points-ahead", number=who, stated=stated, counted=own
                    )
                )
            else:
                found.notice(
                    FormatError(
                        player.at, 81, "trf.points-differ", number=who, stated=stated, counted=own
                    )
                )


class _Row(NamedTuple):
    """A player with how often he has each mark."""

    player: PlayerRecord
    played: _Tally
    """In the rounds that have begun."""
    paired: _Tally
    """Byes of rounds that are paired and have no result yet."""
    announced: _Tally
    """Byes of rounds that are not paired yet."""

    def sums(self, worth: _Worth) -> tuple[Decimal, Decimal, Decimal]:
        """Return the points of what was played, with what is paired, and with all."""
        played = _sum(self.played, worth)
        paired = played + _sum(self.paired, worth)
        return played, paired, paired + _sum(self.announced, worth)


def _adds_up(row: _Row, worth: _Worth) -> bool:
    return row.player.points is None or row.player.points in row.sums(worth)


def _rounds_begun(players: Sequence[PlayerRecord]) -> int:
    """Return the last round in which a game has a result."""
    return last_round(players, lambda opponent, mark: bool(opponent) and mark in GAME_MARKS)


def _marks(player: PlayerRecord, rounds: int, byes: Byes) -> _Tally:
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


def _lone_marks(player: PlayerRecord, rounds: range, byes: Byes) -> _Tally:
    coming = without_opponent(player, rounds)
    return Counter(
        byes.get((index, letter)) or Mark(letter)
        for index, letter in coming
        if (index, letter) in byes or letter in BYE_LETTERS
    )


def _sum(marks: _Tally, worth: _Worth) -> Decimal:
    return sum([count * worth[mark] for mark, count in marks.items()], Decimal(0))


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
