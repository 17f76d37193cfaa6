"""Which line-ups of a round have come in, who may see them, and what their players did before."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from enum import StrEnum

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay, StageKind
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, PlayerId, Round, StageId, TeamId
from arbiter_app.domain.teams.boards import line_up_in_force, rules_of
from arbiter_app.domain.teams.line_ups import Roster, may_begin
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.domain.teams.rosters import foreigners, juniors, women
from arbiter_app.domain.teams.two_stages import played_on_boards
from arbiter_app.values import frozen


class Seal(StrEnum):
    """How far a line-up has come, and whether others may see it."""

    AWAITED = "awaited"
    SEALED = "sealed"
    """Handed in: nobody else sees it before the deadline, or before both are opened."""
    OPEN = "open"
    USUAL = "usual"
    """None came in time: the first of the roster play (Ukrainian rules V.2.1)."""
    NO_MATCH = "no-match"
    """The whole match is forfeited: nobody plays."""


@frozen(kw_only=True)
class LineUpState:
    """The line-up of a team in a round."""

    table: Board
    team: TeamId
    is_first: bool
    """Whether the team is named first, and has the first colour of the pattern."""
    seal: Seal
    line_up: LineUp
    """That in force: what was handed in, else the usual one."""
    is_late: bool
    """Whether it came after the deadline."""
    has_boards: bool

    @property
    def is_in(self) -> bool:
        """Whether it was handed in."""
        return self.line_up.handed_in is not None

    @property
    def is_settled(self) -> bool:
        """Whether nothing of it changes any more: boards are made, or nobody plays."""
        return self.has_boards or self.seal is Seal.NO_MATCH

    @property
    def is_seen(self) -> bool:
        """Whether everybody may see who plays."""
        return self.seal in (Seal.OPEN, Seal.USUAL)


@frozen(kw_only=True)
class Played:
    """What somebody did in the rounds before."""

    whites: int = 0
    blacks: int = 0
    last: Mark | None = None
    """How the last game ended."""
    last_board: int | None = None
    """At which board of its match it was played."""
    is_last_white: bool = False


def due(tournament: Tournament, round_: RoundOfPlay) -> datetime | None:
    """Return until when line-ups of a round come in; None where the regulations or the timetable do
    not say it.
    """
    minutes = rules_of(tournament).line_ups.due_minutes
    if minutes is None or round_.starts_at is None:
        return None
    return round_.starts_at - timedelta(minutes=minutes)


def line_up_states(
    tournament: Tournament, competition: Competition, number: Round, now: datetime
) -> tuple[LineUpState, ...]:
    """Return the line-ups of the teams that meet in a round, in the order of tables."""
    round_ = competition.round(number)
    until = due(tournament, round_)
    boards = rules_of(tournament).boards
    made = {
        place_of(game.board, boards)[0]
        for game in played_on_boards(tournament, competition.id, number).games
    }
    return tuple(
        _state(tournament, round_, match, TeamId(team), until, now, made)
        for match in round_.games
        for team in (match.white, match.black)
    )


def _state(
    tournament: Tournament,
    round_: RoundOfPlay,
    match: Game,
    team: TeamId,
    until: datetime | None,
    now: datetime,
    made: set[int],
) -> LineUpState:
    line_up = line_up_in_force(tournament, round_, team)
    is_in, has_boards = line_up.handed_in is not None, match.board in made
    is_open = has_boards or (until is not None and now >= until)
    if match.result is not None and not has_boards:
        seal = Seal.NO_MATCH
    elif is_in:
        seal = Seal.OPEN if is_open else Seal.SEALED
    else:
        seal = Seal.USUAL if is_open else Seal.AWAITED
    return LineUpState(
        table=match.board,
        team=team,
        is_first=team == match.white,
        seal=seal,
        line_up=line_up,
        is_late=_came_late(line_up, until),
        has_boards=has_boards,
    )


def _came_late(line_up: LineUp, until: datetime | None) -> bool:
    return line_up.handed_in is not None and until is not None and line_up.handed_in > until


def roster_of(event: Event, competition: Competition, team: Team, number: Round) -> Roster:
    """Return the roster of a team as line-ups of a round are judged by it."""
    rules = rules_of(event.tournament).line_ups
    young = juniors(event, team, rules.juniors_under)
    ratings = {
        player: competition.rated(event.players[player], number).rating for player in team.players
    }
    return Roster(
        members=team.players,
        own_boards={each.player: frozenset(each.boards) for each in team.members if each.boards},
        ratings={player: rating for player, rating in ratings.items() if rating is not None},
        reserves=frozenset(each.player for each in team.members if each.is_reserve),
        foreigners=frozenset(foreigners(event, team)),
        women=frozenset(women(event, team)),
        juniors=None if young is None else frozenset(young),
        seldom=_seldom(event.tournament, competition, team, number),
    )


def _seldom(
    tournament: Tournament, competition: Competition, team: Team, number: Round
) -> frozenset[PlayerId]:
    """Return the members who had too few games before to play in a round, by the regulations."""
    rules = rules_of(tournament).line_ups
    is_final = competition.kind in (StageKind.FINAL, StageKind.PLAY_OFF)
    holds = is_final or (rules.games_from is not None and number >= rules.games_from)
    if rules.games_before is None or not holds:
        return frozenset()
    had = games_before(tournament, competition, number)
    return frozenset(each for each in team.players if had.get(each, 0) < rules.games_before)


def games_before(
    tournament: Tournament, competition: Competition, number: Round
) -> Mapping[PlayerId, int]:
    """Return how many games members of teams have had before a round, in earlier stages too: at how
    many boards they sat for their team, won without an opponent or played, but not lost by their
    own absence.
    """
    stages = tournament.stages
    at = next(place for place, each in enumerate(stages) if each.id == competition.id)
    had: Counter[PlayerId] = Counter()
    for stage in stages[: at + 1]:
        for round_ in stage.rounds if stage.boards_of is None else ():
            if stage.id == competition.id and round_.number >= number:
                continue
            had.update(_had_a_game(tournament, stage.id, round_))
    return had


def _had_a_game(tournament: Tournament, stage: StageId, round_: RoundOfPlay) -> set[PlayerId]:
    with_boards = {
        team for match in round_.games if match.boards for team in (match.white, match.black)
    }
    sat = {
        player
        for each in round_.line_ups
        if each.team in with_boards
        for player in each.players
        if player is not None
    }
    games = played_on_boards(tournament, stage, round_.number).games
    return sat - {game.player(colour) for game in games for colour in _not_there(game)}


def played_before(
    tournament: Tournament, competition: Competition, number: Round
) -> Mapping[PlayerId, Played]:
    """Return what the members of all teams did on boards of the rounds before one; who is not there
    has not played. Forfeits are no games: they give no colour.
    """
    boards = rules_of(tournament).boards
    found: dict[PlayerId, Played] = {}
    for before in range(1, number):
        for game in played_on_boards(tournament, competition.id, Round(before)).games:
            if game.result is None or game.result.is_forfeit:
                continue
            at = place_of(game.board, boards)[1]
            for colour in Colour:
                player, is_white = game.player(colour), colour is Colour.WHITE
                former = found.get(player, Played())
                found[player] = Played(
                    whites=former.whites + is_white,
                    blacks=former.blacks + (not is_white),
                    last=game.result.white if is_white else game.result.black,
                    last_board=at,
                    is_last_white=is_white,
                )
    return found


def too_few_there(
    tournament: Tournament, competition: Competition, number: Round
) -> tuple[tuple[Board, TeamId, int], ...]:
    """Return the teams of matches under way of which fewer than half have come, with their tables
    and how many are there: their games may not begin (Ukrainian rules V.2.2). None where the
    regulations leave it out.
    """
    rules = rules_of(tournament)
    if not rules.line_ups.half_must_come:
        return ()
    games = played_on_boards(tournament, competition.id, number).games
    away = {game.player(colour) for game in games for colour in _not_there(game)}
    open_tables = {place_of(game.board, rules.boards)[0] for game in games if game.result is None}
    round_ = competition.round(number)
    found = []
    for match in round_.games:
        if match.board not in open_tables:
            continue
        for side in (match.white, match.black):
            team = TeamId(side)
            named = line_up_in_force(tournament, round_, team).players
            there = [player for player in named if player is not None and player not in away]
            if not may_begin(there, rules.boards):
                found.append((match.board, team, len(there)))
    return tuple(found)


def _not_there(game: Game) -> tuple[Colour, ...]:
    """Return who of a game has not come: noted as away, or lost it by that."""
    if game.result is None:
        return game.away
    if not game.result.is_forfeit:
        return ()
    marks = {Colour.WHITE: game.result.white, Colour.BLACK: game.result.black}
    return tuple(colour for colour in Colour if marks[colour] is Mark.FORFEIT_LOST)
