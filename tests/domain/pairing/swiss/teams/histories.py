"""What the rounds of a team tournament, or of one of matches of two games, have left, written from
the articles for tests.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.facts.rules.team_rules import ColourType
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss.position import (
    POINT,
    Floated,
    SwissPlayer,
    SwissPosition,
)
from arbiter_app.domain.pairing.swiss.teams.preferences import preference


@dataclass
class Team:
    number: int
    match_points: int = 0
    halves: int = 0
    """Game points, in halves."""
    colours: list[Colour] = field(default_factory=list)
    met: set[int] = field(default_factory=set)
    bye_barred: bool = False
    floated: Floated = Floated.NOT


@dataclass
class History:
    """A tournament as it goes on."""

    teams: dict[int, Team]
    rounds: int
    colour_type: ColourType = ColourType.A
    initial: Colour = Colour.WHITE
    apart: tuple[frozenset[int], ...] = ()
    """Teams no two of whom may meet."""
    boards: int = 4
    round: int = 1
    """The one to be paired."""
    text: SwissText = SwissText.TEAMS
    """By C.04.5 the boards of a match are its two games, and the score are their points."""

    def position(self, absent: Iterable[int] = ()) -> SwissPosition:
        missing = {*absent}
        here = [team for team in self.teams.values() if team.number not in missing]
        here.sort(key=lambda team: (-self._score(team), team.number))
        return SwissPosition(
            round=Round(self.round),
            rounds_after=self.rounds - self.round,
            initial_colour=self.initial,
            players=tuple(self._seen(team) for team in here),
            met=_bits(here, lambda team: team.met),
            forbidden=_bits(here, self._kept_from),
            text=self.text,
        )

    def _score(self, team: Team) -> int:
        """Return by what somebody is paired, in hundredths."""
        if self.text is SwissText.DOUBLE:
            return team.halves * POINT // 2
        return team.match_points * POINT

    def begin(self) -> None:
        """Let a round begin: nobody has floated in it yet."""
        self.round += 1
        for team in self.teams.values():
            team.floated = Floated.NOT

    def match(self, white: int, black: int, halves: int) -> None:
        """Note a match that was played, with the game points of White on board 1, in halves."""
        one, other = self.teams[white], self.teams[black]
        if self._score(one) != self._score(other):
            higher, lower = sorted((one, other), key=lambda team: -self._score(team))
            higher.floated, lower.floated = Floated.DOWN, Floated.UP
        for team, own in ((one, halves), (other, 2 * self.boards - halves)):
            team.halves += own
            team.match_points += (own > self.boards) - (own < self.boards) + 1
        one.colours.append(Colour.WHITE)
        other.colours.append(Colour.BLACK)
        one.met.add(black)
        other.met.add(white)

    def won_by_forfeit(self, winner: int) -> None:
        team = self.teams[winner]
        team.match_points += 2
        team.halves += 2 * self.boards
        team.bye_barred = True

    def bye(self, free: int) -> None:
        """Note the bye of the odd field: a drawn match, or a game won and one drawn."""
        team = self.teams[free]
        team.match_points += 1
        team.halves += 3 if self.text is SwissText.DOUBLE else self.boards
        team.bye_barred = True

    def _seen(self, team: Team) -> SwissPlayer:
        is_last = self.round == self.rounds
        type_ = ColourType.NONE if self.text is SwissText.DOUBLE else self.colour_type
        wants, strength = preference(team.colours, type_, is_last_round=is_last)
        return SwissPlayer(
            number=PairingNumber(team.number),
            score=self._score(team),
            second_score=team.halves * POINT // 2 if self.text is SwissText.TEAMS else 0,
            colours=tuple(team.colours),
            difference=2 * team.colours.count(Colour.WHITE) - len(team.colours),
            wants=wants,
            strength=strength,
            bye_barred=team.bye_barred,
            last_float=team.floated,
            float_before=Floated.NOT,
            unplayed=self.round - 1 - len(team.colours),
            is_topscorer=False,
            counted_as=team.number,
        )

    def _kept_from(self, team: Team) -> set[int]:
        return {
            other for group in self.apart if team.number in group for other in group - {team.number}
        }


def _bits(here: list[Team], others: Callable[[Team], set[int]]) -> tuple[int, ...]:
    place = {team.number: at for at, team in enumerate(here)}
    return tuple(
        sum(1 << place[other] for other in others(team) if other in place) for team in here
    )
