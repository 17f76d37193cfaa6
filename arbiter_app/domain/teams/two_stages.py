"""The two stages of a tournament of teams: that of its matches, and that of their boards."""

from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.domain.teams.matches import boards_of_round, hall_board, place_of


def is_of_boards(tournament: Tournament, stage: StageId | None) -> bool:
    """Whether the boards of matches are played in a stage; None is the main one."""
    return _home(tournament, stage) is not None


def matches_of(tournament: Tournament, stage: StageId | None) -> Competition | None:
    """Return the matches whose boards are played in a stage; None where it is none of boards."""
    home = _home(tournament, stage)
    return None if home is None else tournament.competition(home)


def stage_of_boards(tournament: Tournament, stage: StageId | None) -> Stage | None:
    """Return where the boards of the matches of a stage are played, or the stage itself where it is
    one of boards; None where people play for themselves.
    """
    if is_of_boards(tournament, stage):
        assert stage is not None, "the main stage is none of boards"
        return tournament.stage(stage)
    return tournament.boards_of(stage)


def played_on_boards(tournament: Tournament, stage: StageId | None, number: Round) -> RoundOfPlay:
    """Return what is played on the boards of a round of matches; an empty round where none are made
    yet, or people play for themselves.
    """
    boards = stage_of_boards(tournament, stage)
    return boards_of_round(() if boards is None else boards.rounds, number)


def course_of(here: InHand) -> InHand:
    """Return where it is decided what comes after a round: of boards at their matches, else where
    somebody is.
    """
    home = matches_of(here.tournament, here.stage)
    return here if home is None else replace(here, stage=home.id)


def board_to_play(
    tournament: Tournament, stage: StageId, number: Round, table: Board
) -> tuple[StageId, Board]:
    """Return where a match is played that stands at a table: the first of its boards without a
    result, else its first board; the match itself while it has no boards, or where people play.
    """
    rules, boards = tournament.settings.teams, tournament.boards_of(stage)
    if rules is None or boards is None:
        return stage, table
    games = played_on_boards(tournament, stage, number).games
    there = [game for game in games if place_of(game.board, rules.boards)[0] == table]
    to_type = (game for game in there if game.result is None)
    found = next(to_type, None) or next(iter(there), None)
    return (stage, table) if found is None else (boards.id, found.board)


def boards_at_table(
    tournament: Tournament, stage: StageId, number: Round, table: Board
) -> tuple[Game, ...]:
    """Return the boards of a match that are made, also where it was forfeited as a whole; none
    where people play for themselves.
    """
    rules, boards = tournament.settings.teams, tournament.boards_of(stage)
    if rules is None or boards is None:
        return ()
    games = played_on_boards(tournament, boards.id, number).games
    return tuple(game for game in games if place_of(game.board, rules.boards)[0] == table)


def places_of_match(
    tournament: Tournament, stage: StageId, number: Round, match: Game
) -> frozenset[tuple[StageId, Round, Board]]:
    """Return where the registers may tell of a game: at its board; of a match of teams at its
    table, and at each of its boards.
    """
    rules, boards = tournament.settings.teams, tournament.boards_of(stage)
    places = {(stage, number, match.board)}
    if rules is not None and boards is not None:
        places |= {
            (boards.id, number, hall_board(match.board, each, rules.boards))
            for each in range(1, rules.boards + 1)
        }
    return frozenset(places)


def other_half(
    tournament: Tournament, stage: StageId, number: Round
) -> tuple[StageId, RoundOfPlay] | None:
    """Return the matches of a round of boards, or the boards of a round of matches, with their
    stage: both are published and signed as one. None where there are none.
    """
    home = matches_of(tournament, stage)
    if home is not None:
        found = home.round_or_none(number)
        return None if found is None else (home.id, found)
    boards = tournament.boards_of(stage)
    made = played_on_boards(tournament, stage, number)
    return (boards.id, made) if boards is not None and made.games else None


def demand_all_boards(tournament: Tournament, stage: StageId, number: Round) -> None:
    """Make sure that all matches of a round of boards have theirs. Raises
    RuleError("boards.missing").
    """
    home = matches_of(tournament, stage)
    matches = None if home is None else home.round_or_none(number)
    if matches is None:
        return
    missing = [each.board for each in matches.unfinished if not each.boards]
    if missing:
        raise RuleError("boards.missing", round=number, tables=", ".join(map(str, missing)))


def stage_to_play(tournament: Tournament, stage: StageId) -> StageId:
    """Return where the round under way of a stage of matches goes on: on its boards, once any are
    made; else, and where people play for themselves, in the stage itself.
    """
    matches = matches_of(tournament, stage) or tournament.competition(stage)
    boards = stage_of_boards(tournament, stage)
    if boards is None or matches.current is None:
        return stage
    is_made = bool(played_on_boards(tournament, stage, matches.current.number).games)
    return boards.id if is_made else matches.id


def _home(tournament: Tournament, stage: StageId | None) -> StageId | None:
    known = stage is not None and tournament.has_stage(stage)
    return tournament.stage(stage).boards_of if known and stage is not None else None
