"""What values are reckoned from: the table, the text in force, and facts worked out once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Competition, OwnCriterion
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings, Unrated
from arbiter_app.domain.facts.rules.team_rules import Score, TeamRules
from arbiter_app.domain.ids import ParticipantId, PlayerId, Round
from arbiter_app.domain.teams.matches import by_board
from arbiter_app.domain.tie_breaks.crosstable import (
    Cell,
    Crosstable,
    Line,
    crosstable,
    fore_crosstable,
)
from arbiter_app.domain.tie_breaks.names import TieBreak, Variation
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.unplayed import Dummy, UnplayedRounds
from arbiter_app.values import frozen


class MatchBoards(NamedTuple):
    """What a team scored on the boards of a match, from the first on."""

    round: Round
    points: tuple[Decimal, ...]


@frozen(kw_only=True, slots=False)
class Basis:
    """A crosstable with all that the criteria need beside it.

    No slots, because cached_property needs a place to remember its answer.
    """

    table: Crosstable
    settings: Settings
    unplayed: UnplayedRounds
    ratings: Mapping[ParticipantId, int]
    """The rating of everybody who has one for the purpose of tie-breaks (C.07 Art. 10)."""
    later_ratings: Mapping[tuple[ParticipantId, Round], int]
    """The ratings that hold in a round in place of those, where an event lasts so long."""
    own_criteria: Mapping[str, OwnCriterion]
    fore_table: Callable[[], Crosstable]
    scores_of: "Basis | None" = None
    """Where the scores of opponents come from, if not from this table."""
    score: Score | None = None
    """Of teams, what the points of the table are."""
    by_other_score: "Callable[[], Basis] | None" = None
    """Of teams, the same reckoned from the other of their two scores."""
    boards: Mapping[ParticipantId, Sequence[MatchBoards]] = field(default_factory=dict)
    """What teams scored on their boards in each match."""

    @cached_property
    def _adjusted(self) -> dict[ParticipantId, Decimal]:
        adjusted = self.unplayed.adjusted
        return {player: adjusted(self.table, line) for player, line in self.table.lines.items()}

    def adjusted(self, player: ParticipantId) -> Decimal:
        """Return a player's score as his opponents count it (C.07 Art. 16.3)."""
        return (self.scores_of or self)._adjusted[player]

    @cached_property
    def fore(self) -> "Basis":
        """The same as if all games of the final round were drawn (C.07 Art. 8.3)."""
        if self.scores_of is not None:
            return self.scores_of.fore._forfeits_played
        return replace(self, table=self.fore_table())

    @cached_property
    def _forfeits_played(self) -> "Basis":
        """Own forfeits are played games then; the scores of opponents stay what they are."""
        return replace(self, table=self.table.with_forfeits_played, scores_of=self)

    def by(self, score: Score | None) -> "Basis":
        """Return the basis in which the points are those of a score of teams; None: this one."""
        return self if score in (None, self.score) else self.other

    @cached_property
    def other(self) -> "Basis":
        """The same reckoned from the other score of teams."""
        if self.scores_of is not None:
            return self.scores_of.other._forfeits_played
        assert self.by_other_score is not None, "only teams have two scores"
        return self.by_other_score()

    def varied(self, tie_break: TieBreak) -> "Basis":
        """Return the basis that the score and the modifiers of a tie-break ask for."""
        basis = self.by(tie_break.score)
        return basis._forfeits_played if tie_break.has(Variation.FORFEITS_PLAYED) else basis

    @cached_property
    def rated_games(self) -> Mapping[ParticipantId, Sequence[Part]]:
        """The games of everybody against rated opponents, whose ratings are the values.

        A game was played over the board; where the text leaves it open and the regulations of the
        event say so, a forfeit of a round robin counts too (C.07 Art. 10.1, 15.2).
        """
        counts_forfeits = self.settings.forfeits_in_ratings and self.unplayed.may_rate_forfeits
        ratings = {player: Decimal(rating) for player, rating in self.ratings.items()}
        later = {place: Decimal(rating) for place, rating in self.later_ratings.items()}

        def met(cell: Cell) -> Decimal | None:
            if cell.opponent is None or not (cell.mark.over_the_board or counts_forfeits):
                return None
            return later.get((cell.opponent, cell.round), ratings.get(cell.opponent))

        return {
            player: [
                Part(cell, rating, rating)
                for cell in line.cells
                if (rating := met(cell)) is not None
            ]
            for player, line in self.table.lines.items()
        }

    @cached_property
    def scores_met(self) -> Mapping[ParticipantId, Sequence[Part]]:
        """For every round of everybody the score of the opponent, or of the dummy in his place
        (C.07 Art. 8.1, 16.4).
        """
        return {player: self._scores_met(line) for player, line in self.table.lines.items()}

    def _scores_met(self, line: Line) -> Sequence[Part]:
        table, adjusted, dummy_of = self.table, self.adjusted, self.unplayed.dummy
        scores = (self.scores_of or self)._adjusted
        parts: list[Part] = []
        for cell in line.cells:
            dummy: Dummy | None = None
            if not cell.mark.over_the_board:
                dummy = dummy_of(table, line, cell, adjusted)
            if dummy is not None:
                parts.append(Part(cell, dummy.score, dummy.score, dummy))
            elif cell.opponent is not None:
                score = scores[cell.opponent]
                parts.append(Part(cell, score, score))
        return parts

    @cached_property
    def memory(self) -> dict[object, dict[ParticipantId, Decimal | None]]:
        """Values of criteria that other criteria ask for again, such as the Buchholz of others."""
        return {}

    def remembered(
        self, what: Callable[["Basis", Line], Decimal | None], player: ParticipantId
    ) -> Decimal | None:
        """Return what a function says of a player; it is asked once."""
        values = self.memory.setdefault(what, {})
        if player not in values:
            values[player] = what(self, self.table.lines[player])
        return values[player]


def basis(
    competition: Competition, players: Mapping[PlayerId, Player], unplayed: UnplayedRounds
) -> Basis:
    """Return what the values of a competition are reckoned from."""
    rules = competition.settings.teams
    if rules is None:
        # Nothing here knows itself: it is gone as soon as nobody needs it.
        return _basis(None, competition, players, unplayed)
    boards = _boards(rules, competition)
    made: dict[Score, Basis] = {}

    def by(score: Score) -> Basis:
        if score not in made:
            of_score = _basis(score, competition, players, unplayed)
            other = score.other
            made[score] = replace(of_score, by_other_score=lambda: by(other), boards=boards)
        return made[score]

    return by(rules.primary)


def _basis(
    score: Score | None,
    competition: Competition,
    players: Mapping[PlayerId, Player],
    unplayed: UnplayedRounds,
) -> Basis:
    table = crosstable(competition, score)
    return Basis(
        table=table,
        settings=competition.settings,
        unplayed=unplayed,
        ratings=_ratings(table, competition, players),
        later_ratings=_later_ratings(table, competition, players),
        own_criteria={each.code: each for each in competition.own_criteria},
        fore_table=lambda: fore_crosstable(competition, score),
        score=score,
    )


def _boards(
    rules: TeamRules, competition: Competition
) -> Mapping[ParticipantId, Sequence[MatchBoards]]:
    return {
        team: [MatchBoards(round_, tuple(points)) for round_, points in matches]
        for team, matches in by_board(rules, competition).items()
    }


def _ratings(
    table: Crosstable, competition: Competition, players: Mapping[PlayerId, Player]
) -> Mapping[ParticipantId, int]:
    takes_estimates = competition.settings.unrated is Unrated.ARBITERS_RATING
    ratings: dict[ParticipantId, int] = {}
    for each in table.lines:
        if (player := players.get(each)) is None:
            continue
        rating = competition.rated(player).rating
        if rating is None and takes_estimates:
            rating = player.arbiters_rating
        if rating is not None:
            ratings[each] = rating
    return ratings


def _later_ratings(
    table: Crosstable, competition: Competition, players: Mapping[PlayerId, Player]
) -> Mapping[tuple[ParticipantId, Round], int]:
    later: dict[tuple[ParticipantId, Round], int] = {}
    for each in table.lines:
        if (player := players.get(each)) is None or player.later_ratings is None:
            continue
        for round_ in competition.rounds:
            rating = competition.rated(player, round_.number).rating
            if rating is not None:
                later[each, round_.number] = rating
    return later
