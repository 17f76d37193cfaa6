"""The crosstable: per player a line of his rounds that have a result, with cached facts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import (
    DRAW,
    STANDARD_SCORING,
    Colour,
    Mark,
    Result,
    Scoring,
)
from arbiter_app.domain.facts.rules.mcmahon_rules import Rounding
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import Score, TeamRules
from arbiter_app.domain.ids import PairingNumber, ParticipantId, Round
from arbiter_app.domain.mcmahon.scores import Tally, handicaps
from arbiter_app.domain.teams.matches import points_of, scoring_of_matches
from arbiter_app.domain.tie_breaks.annulled import annulled_players
from arbiter_app.values import frozen

NO_POINTS = Decimal(0)


class Cell(NamedTuple):
    """A round of one player: one side of a game, or a bye.

    A free round of an odd round robin is no round and has no cell (C.05 Annex 1). A tuple, because
    a table has thousands of them.
    """

    round: Round
    opponent: ParticipantId | None
    """The scheduled opponent; None in a bye."""
    colour: Colour | None
    mark: Mark
    points: Decimal
    """As awarded, with what the arbiter added or took for this round."""
    opponent_points: Decimal | None
    games: tuple[Mark, ...] = ()
    """Of a match of two games what each of them gave; the first one has the colour."""

    def scored(self, scoring: Scoring) -> Decimal:
        """Return what the result gives by a scoring, beside what the arbiter added or took."""
        worth = scoring.by_mark
        if not self.games:
            return worth[self.mark]
        return sum((worth[mark] for mark in self.games), NO_POINTS) / len(self.games)

    @property
    def each_game(self) -> tuple[tuple[Colour | None, Mark], ...]:
        """What was got in the round with which colour, of a match in both games."""
        if not self.games or self.colour is None:
            return ((self.colour, self.mark),)
        return tuple(zip((self.colour, self.colour.other), self.games, strict=True))


def free_round(round: Round) -> Cell:
    """Return what stands for a round in which a player has neither a game nor a bye: one of an odd
    round robin in which he was free, one of a Swiss after he left or before he came.
    """
    return Cell(round, None, None, Mark.ZERO_BYE, NO_POINTS, None)


# Line and Crosstable have no slots, because cached_property needs a place to remember its answer.


@frozen(kw_only=True, slots=False)
class Line:
    """A player's rounds in their order."""

    player: ParticipantId
    number: PairingNumber
    cells: tuple[Cell, ...]
    pending: tuple[Round, ...] = ()
    """Rounds in which he is paired but the game has no result."""
    beside: Decimal = NO_POINTS
    """What the arbiter added or took beside the rounds."""
    level: int = 0
    """On which somebody started in a McMahon tournament: it counts like points."""
    rounding: Rounding = Rounding.NONE

    @cached_property
    def points(self) -> Decimal:
        return self.scored + self.level - self.rounded_off

    @cached_property
    def scored(self) -> Decimal:
        """What the rounds gave, and the arbiter beside them: of a McMahon tournament the points
        without the level.
        """
        return sum([cell.points for cell in self.cells], self.beside)

    @cached_property
    def rounded_off(self) -> Decimal:
        """What a McMahon tournament takes off for the score to be whole."""
        if self.rounding is Rounding.NONE:
            return NO_POINTS
        return self.tally_after(None).rounded_off(self.rounding)

    def tally_after(self, round: Round | None) -> Tally:
        """Return what a McMahon tournament counts after a round; None: after all of them, with what
        the arbiter gave beside them.
        """
        tally = Tally(self.level, played=self.beside if round is None else NO_POINTS)
        for cell in self.cells:
            if round is not None and cell.round > round:
                continue
            if cell.mark.over_the_board:
                tally.played += cell.points
            else:
                tally.unplayed += cell.points
        return tally

    def points_before(self, round: Round) -> Decimal:
        """Return the points of the rounds before a round, whatever was played ahead; of a McMahon
        tournament the score.
        """
        return self.tally_after(Round(round - 1)).score(self.rounding)

    @cached_property
    def against(self) -> Mapping[ParticipantId, tuple[Cell, ...]]:
        """The games by opponent, each opponent's in round order."""
        games: dict[ParticipantId, list[Cell]] = {}
        for cell in self.cells:
            if cell.opponent is not None:
                games.setdefault(cell.opponent, []).append(cell)
        return {opponent: tuple(cells) for opponent, cells in games.items()}


@frozen(kw_only=True, slots=False)
class Crosstable:
    """The lines of all players in the order of pairing numbers."""

    lines: Mapping[ParticipantId, Line]
    cycles: int
    scoring: Scoring = STANDARD_SCORING
    score: Score | None = None
    """Of teams, which of their scores the points are."""
    rounds: int
    """How many rounds are counted: those up to the last one that stands in the table."""
    handicaps: Mapping[tuple[ParticipantId, Round], int] = field(default_factory=dict)
    """Of games that were not even the handicap that a player got, below 0 where they gave it."""

    @cached_property
    def maximum(self) -> Decimal:
        """The points of a player who wins all his games of a round robin, free rounds apart."""
        return self.scoring.win * self.cycles * max(len(self.lines) - 1, 0)

    def points(self, player: ParticipantId) -> Decimal:
        return self.lines[player].points

    def against(self, player: ParticipantId, opponent: ParticipantId) -> tuple[Cell, ...]:
        """Return the games of a player against an opponent in round order."""
        return self.lines[player].against.get(opponent, ())

    @cached_property
    def with_forfeits_played(self) -> "Crosstable":
        """The same table with every forfeit taken for a game played (the modifier P)."""
        lines = {
            player: replace(line, cells=tuple(_played(cell) for cell in line.cells))
            for player, line in self.lines.items()
        }
        return replace(self, lines=lines)


_PLAYED_AS = {Mark.FORFEIT_WON: Mark.WON, Mark.FORFEIT_LOST: Mark.LOST}


def _played(cell: Cell) -> Cell:
    return cell._replace(mark=_PLAYED_AS[cell.mark]) if cell.mark in _PLAYED_AS else cell


def crosstable(competition: Competition, score: Score | None = None) -> Crosstable:
    """Return what counts of a competition; it has no lines before the draw. The points of teams are
    those of a score, of the one that decides unless another is asked for.

    Who withdrew early from a round robin has no line, and games against him no cell.
    """
    return _crosstable(competition, annulled_players(competition), score)


def full_crosstable(competition: Competition, score: Score | None = None) -> Crosstable:
    """Return every result, also those that do not count in the standings."""
    return _crosstable(competition, frozenset(), score)


def other_crosstable(competition: Competition) -> Crosstable | None:
    """Return what counts by the other of the two scores of teams; None where people play."""
    rules = competition.settings.teams
    return None if rules is None else crosstable(competition, rules.primary.other)


def fore_crosstable(competition: Competition, score: Score | None = None) -> Crosstable:
    """Return the table as if all games of the final round were drawn (C.07 Art. 8.3).

    Before the final round is paired, or is the next one to play, it is the table as it stands.
    """
    if not competition.rounds or len(competition.rounds) < competition.announced_rounds:
        return crosstable(competition, score)
    *earlier, final = competition.rounds
    if not final.has_results and any(round_.missing for round_ in earlier):
        return crosstable(competition, score)
    games = tuple(replace(game, result=DRAW, boards=()) for game in final.games)
    after = replace(competition, rounds=(*earlier, replace(final, games=games)))
    return _crosstable(after, annulled_players(competition), score)


def _crosstable(
    competition: Competition, annulled: frozenset[ParticipantId], score: Score | None
) -> Crosstable:
    numbers = {
        player: number for player, number in competition.numbers.items() if player not in annulled
    }
    rounds = competition.rounds
    counted = [round_.number for round_ in rounds if competition.counts(round_)]
    last = counted[-1] if counted else Round(0)
    cells: dict[ParticipantId, list[Cell]] = {player: [] for player in numbers}
    pending: dict[ParticipantId, list[Round]] = {}
    awards = _awards(competition.settings, score)
    for round_ in rounds:
        for player, cell in _cells(round_, awards, has_byes=round_.number <= last):
            if player not in annulled and cell.opponent not in annulled:
                cells[player].append(cell)
        for game in round_.games:
            if game.result is None:
                pending.setdefault(game.white, []).append(round_.number)
                pending.setdefault(game.black, []).append(round_.number)
        if competition.traits.has_byes and round_.number <= last and competition.counts(round_):
            for player in _not_paired(numbers, round_):
                cells[player].append(free_round(round_.number))
    beside = _adjusted(competition, cells, awards.score)
    rules = competition.mcmahon
    rounding = Rounding.NONE if rules is None else rules.rounding
    entrants = competition.entrants
    return Crosstable(
        lines={
            player: Line(
                player=player,
                number=number,
                cells=tuple(cells[player]),
                pending=tuple(pending.get(player, ())),
                beside=beside.get(player, NO_POINTS),
                level=entrants[player].level if player in entrants else 0,
                rounding=rounding,
            )
            for player, number in numbers.items()
        },
        cycles=competition.settings.cycles,
        scoring=awards.scoring,
        score=awards.score,
        rounds=last,
        handicaps=handicaps(competition),
    )


@frozen
class _Awards:
    """What a round gives: of teams in one of their scores."""

    scoring: Scoring
    score: Score | None = None
    rules: TeamRules | None = None

    def of_game(self, game: Game, result: Result) -> tuple[Decimal, Decimal]:
        """Return the points of both sides, White's first."""
        if self.rules is not None and self.score is Score.GAME:
            return points_of(self.rules, game)
        return self.scoring.of(result)


def _awards(settings: Settings, score: Score | None) -> _Awards:
    rules = settings.teams
    if rules is None:
        return _Awards(settings.scoring)
    score = score or rules.primary
    is_match = score is Score.MATCH
    return _Awards(settings.scoring if is_match else scoring_of_matches(rules), score, rules)


def _cells(
    round_: RoundOfPlay, awards: _Awards, *, has_byes: bool
) -> Iterator[tuple[ParticipantId, Cell]]:
    """Yield what every player got in a round; byes of a round not paired are to come."""
    number, points = round_.number, awards.scoring.by_mark
    for game in round_.games:
        if game.result is None:
            continue
        white, black = game.result.white, game.result.black
        for_white, for_black = awards.of_game(game, game.result)
        games = game.result.games
        of_white = tuple(each.white for each in games) if games else ()
        of_black = tuple(each.black for each in games) if games else ()
        yield (
            game.white,
            Cell(number, game.black, Colour.WHITE, white, for_white, for_black, of_white),
        )
        yield (
            game.black,
            Cell(number, game.white, Colour.BLACK, black, for_black, for_white, of_black),
        )
    for bye in round_.byes if has_byes else ():
        yield bye.player, Cell(number, None, None, bye.mark, points[bye.mark], None)


def _not_paired(players: Iterable[ParticipantId], round_: RoundOfPlay) -> Iterator[ParticipantId]:
    """Yield who has neither a game nor a bye in a round of a Swiss, for he had left or had not come
    yet: a round not played, without points (C.07 Art. 15.3, C.04.2 Art. 3).
    """
    there = {player for game in round_.games for player in (game.white, game.black)}
    there.update(bye.player for bye in round_.byes)
    return (player for player in players if player not in there)


def _adjusted(
    competition: Competition, cells: Mapping[ParticipantId, list[Cell]], score: Score | None
) -> Mapping[ParticipantId, Decimal]:
    """Add the arbiter's points to the rounds they belong to; return those that have none."""
    beside: dict[ParticipantId, Decimal] = {}
    for adjustment in competition.adjustments:
        player = adjustment.player
        if player not in cells:
            continue
        for index, cell in enumerate(cells[player]):
            if cell.round == adjustment.round:
                points = cell.points + adjustment.of(score)
                cells[player][index] = cell._replace(points=points)
                _tell_opponent(cells, cell, points)
                break
        else:
            beside[player] = beside.get(player, NO_POINTS) + adjustment.of(score)
    return beside


def _tell_opponent(cells: Mapping[ParticipantId, list[Cell]], cell: Cell, points: Decimal) -> None:
    """Write what one side of a game has after an adjustment into the cell of the other."""
    if cell.opponent is not None:
        others = cells[cell.opponent]
        index = next(at for at, other in enumerate(others) if other.round == cell.round)
        others[index] = others[index]._replace(opponent_points=points)
