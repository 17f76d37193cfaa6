"""What the rounds of a team tournament, or of one of matches of two games, have left, written from
the articles for tests.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.swiss_texts import (
    AS_WRITTEN,
    ByeMatches,
    CountedScore,
    DoubleForfeit,
    Readings,
    SwissText,
)
from arbiter_app.domain.facts.rules.team_rules import ColourType, Score
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
    forfeited: int = 0
    """How many matches of it were forfeited as a whole."""


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
    primary: Score = Score.MATCH
    is_accelerated: bool = False
    """Whether the first half of the numbers has virtual match points (C.04.7)."""
    readings: Readings = AS_WRITTEN

    def position(self, absent: Iterable[int] = ()) -> SwissPosition:
        missing = {*absent}
        here = [team for team in self.teams.values() if team.number not in missing]
        here.sort(key=lambda team: (-self._score(team, self.round), team.number))
        return SwissPosition(
            round=Round(self.round),
            rounds_after=self.rounds - self.round,
            initial_colour=self.initial,
            players=tuple(self._seen(team) for team in here),
            met=_bits(here, lambda team: team.met),
            forbidden=_bits(here, self._kept_from),
            text=self.text,
            readings=self.readings,
        )

    def _score(self, team: Team, round: int) -> int:
        """Return by what somebody is paired in a round, in hundredths."""
        real = team.halves * POINT // 2 if self._is_by_games else team.match_points * POINT
        return real + self._virtual(team, round) * POINT

    @property
    def _is_by_games(self) -> bool:
        return self.text is SwissText.DOUBLE or self.primary is Score.GAME

    def _score_of_float(self, team: Team) -> int:
        """Return the score with which a team came to the round that has begun."""
        before = self.round - 1
        score = self._score(team, before)
        if self.readings.floats is CountedScore.REAL:
            score -= self._virtual(team, before) * POINT
        return score

    def _virtual(self, team: Team, round: int) -> int:
        """Return the virtual match points of a round: a win in the first half of the accelerated
        rounds, then a draw (C.04.7 Art. 4).
        """
        accelerated = (self.rounds + 1) // 2
        is_in_group_a = team.number <= 2 * ((len(self.teams) + 3) // 4)
        if self._is_by_games or not (self.is_accelerated and is_in_group_a):
            return 0
        if round > accelerated:
            return 0
        return 2 if round <= (accelerated + 1) // 2 else 1

    def begin(self) -> None:
        """Let a round begin: nobody has floated in it yet."""
        self.round += 1
        for team in self.teams.values():
            team.floated = Floated.NOT

    def match(self, white: int, black: int, halves: int) -> None:
        """Note a match that was played, with the game points of White on board 1, in halves."""
        one, other = self.teams[white], self.teams[black]
        scores = {each.number: self._score_of_float(each) for each in (one, other)}
        if scores[white] != scores[black]:
            higher, lower = sorted((one, other), key=lambda team: -scores[team.number])
            higher.floated, lower.floated = Floated.DOWN, Floated.UP
        for team, own in ((one, halves), (other, 2 * self.boards - halves)):
            team.halves += own
            team.match_points += (own > self.boards) - (own < self.boards) + 1
        one.colours.append(Colour.WHITE)
        other.colours.append(Colour.BLACK)
        one.met.add(black)
        other.met.add(white)

    def won_by_forfeit(self, winner: int, loser: int) -> None:
        team = self.teams[winner]
        team.match_points += 2
        team.halves += 2 * self.boards
        team.bye_barred = True
        team.forfeited += 1
        self.teams[loser].forfeited += 1

    def forfeited_by_both(self, one: int, other: int) -> None:
        for team, opponent in ((one, other), (other, one)):
            self.teams[team].forfeited += 1
            is_meeting = self.readings.double_forfeit is DoubleForfeit.MEETING
            if is_meeting and self.text is SwissText.TEAMS:
                self.teams[team].met.add(opponent)

    def half_bye(self, team: int) -> None:
        """Note a bye that a team asked for, worth a drawn match."""
        self.teams[team].match_points += 1
        self.teams[team].halves += self.boards

    def bye(self, free: int) -> None:
        """Note the bye of the odd field: a drawn match, or a game won and one drawn."""
        team = self.teams[free]
        team.match_points += 1
        team.halves += 3 if self.text is SwissText.DOUBLE else self.boards
        team.bye_barred = True

    def _seen(self, team: Team) -> SwissPlayer:
        is_last = self.round == self.rounds
        type_ = ColourType.NONE if self.text is SwissText.DOUBLE else self.colour_type
        wants, strength = preference(
            team.colours, type_, is_last_round=is_last, evened=self.readings.last_round
        )
        match_points, game_points = team.match_points * POINT, team.halves * POINT // 2
        is_of_teams = self.text is SwissText.TEAMS
        counts_forfeits = is_of_teams and self.readings.bye_matches is ByeMatches.WITH_FORFEITS
        return SwissPlayer(
            number=PairingNumber(team.number),
            score=self._score(team, self.round),
            second_score=(match_points if self._is_by_games else game_points) * is_of_teams,
            virtual=self._virtual(team, self.round) * POINT,
            colours=tuple(team.colours),
            difference=2 * team.colours.count(Colour.WHITE) - len(team.colours),
            wants=wants,
            strength=strength,
            bye_barred=team.bye_barred,
            last_float=team.floated,
            float_before=Floated.NOT,
            unplayed=self.round - 1 - len(team.colours) - counts_forfeits * team.forfeited,
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
