"""Games that somebody loses who is not there, and which of them can be played after all.

Who leaves loses the games still to come by forfeit (C.05 Art. 6.6); both lose where the opponent is
not there either.
"""

from collections.abc import Iterator
from dataclasses import replace

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Absence
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.play.two_games import of_what_is_left, without_what_was_forfeited
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BOTH_FORFEIT,
    WHITE_FORFEITS,
    Colour,
    Mark,
    Result,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import GameId, MatchId, ParticipantId, PlayerId, is_team
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.domain.teams.presence import people_of


def lost_here(
    tournament: Tournament,
    competition: Competition,
    player: ParticipantId,
    match: MatchId | None = None,
) -> tuple[GameChange, ...]:
    """Return the open games of a competition, or of one of its matches, as lost by a player, or a
    team, who does not come to them and stays in the tournament; adjourned ones apart, see
    `adjourned_in`. Of a team whose boards are made those are lost that wait.
    """
    lost = [*games_lost(competition, player, Absence.MISSED, match)]
    lost = [change for change in lost if match is None or change.before.match == match]
    for there, games in boards_of_matches(tournament, competition, player, match):
        for member in people_of(tournament, player):
            on_boards = games_lost(there, member, Absence.MISSED)
            lost += (change for change in on_boards if change.before.id in games)
    return tuple(lost)


def boards_of_matches(
    tournament: Tournament,
    competition: Competition,
    player: ParticipantId,
    match: MatchId | None = None,
) -> Iterator[tuple[Competition, frozenset[GameId]]]:
    """Yield where the boards of the matches of a team, or of one of these, are played, with the
    games there; nothing of people, and while no boards are made.
    """
    rules, boards = tournament.settings.teams, tournament.boards_of(competition.id)
    if rules is None or boards is None or not is_team(player):
        return
    tables = {
        (round_.number, game.board)
        for round_, game in competition.games
        if player in (game.white, game.black) and match in (None, game.match)
    }
    games = frozenset(
        game.id
        for round_, game in boards.games
        if (round_.number, place_of(game.board, rules.boards)[0]) in tables
    )
    if games:
        yield tournament.competition(boards.id), games


def reopened(competition: Competition, game: Game, player: PlayerId) -> Game:
    """Return a game as it is when a player is there after all: open, or won by forfeit where the
    opponent is not.
    """
    colour = game.colour(player)
    other = colour.other
    absence = game.absence(other)
    if absence is None and game.player(other) in competition.left:
        absence = Absence.LEFT
    is_opponent_out = absence is not None or (
        game.result is not None and game.result.mark(other) is Mark.FORFEIT_LOST
    )
    return _with(
        without_what_was_forfeited(game, colour),
        _FORFEITED_BY[other] if is_opponent_out else None,
        {colour: None, other: absence},
    )


def games_lost(
    competition: Competition,
    player: PlayerId,
    absence: Absence,
    given_up: MatchId | None = None,
) -> Iterator[GameChange]:
    """Yield the games that are not begun as lost, and those of a table, or of a match that he gives
    up, that the player was to win by forfeit in rounds that are not over: there nobody comes to the
    board.

    The draft of a round of a Swiss is no pairing yet: it is paired anew without them.
    """
    for round_ in competition.rounds:
        if competition.is_own_draft(round_):
            continue
        for game in round_.games:
            if player not in (game.white, game.black) or game.carried_from is not None:
                continue
            if game.boards:
                continue  # a match of teams that is lost board by board
            colour = game.colour(player)
            other = colour.other
            others = game.absence(other)
            if others is None and game.player(other) in competition.left:
                others = Absence.LEFT
            waits = (
                not _is_past(competition, round_)
                if game.match is None
                else game.match == given_up and round_.signed_off is None
            )
            is_to_be_won = (
                others is not None
                and waits
                and game.result is not None
                and game.result.mark(colour) is Mark.FORFEIT_WON
            )
            is_open = game.result is None and not game.is_adjourned
            if is_open or is_to_be_won:
                result = _FORFEITED_BY[colour] if others is None else BOTH_FORFEIT
                lost = _with(game, result, {colour: absence, other: others})
                yield GameChange(round=round_, before=game, after=lost)


def games_open_again(
    tournament: Tournament, competition: Competition, player: PlayerId
) -> Iterator[GameChange]:
    for stage, round_, game in lost_beforehand(tournament, competition, player):
        if can_still_be_played(stage, round_, game):
            own = next(
                each for each in sides(tournament, player) if each in (game.white, game.black)
            )
            again = reopened(stage, game, own)
            yield GameChange(round=round_, before=game, after=again)


def lost_beforehand(
    tournament: Tournament, competition: Competition, player: PlayerId
) -> Iterator[tuple[Competition, RoundOfPlay, Game]]:
    """Yield what a player lost by leaving; what somebody lost who was only to miss some rounds.

    What went with a match that he gave up comes back with that match alone.
    """
    has_left = tournament.status(player) is not EntryStatus.REGISTERED
    absence = Absence.LEFT if has_left else Absence.MISSED
    everywhere = tuple(tournament.competition(each.id) for each in tournament.stages)
    for stage in everywhere if has_left else concerned(tournament, competition, player):
        for one in sides(tournament, player):
            for round_, game in stage.games:
                if one not in (game.white, game.black) or gave_up(stage, one, game.match):
                    continue
                if game.absence(game.colour(one)) is absence:
                    yield stage, round_, game


def concerned(
    tournament: Tournament, competition: Competition, player: ParticipantId
) -> tuple[Competition, ...]:
    """Return where somebody plays in a stage: a team its matches and on their boards, a member of
    one on the boards alone, from whichever of the two it is seen.
    """
    if not tournament.played_by_teams:
        return (competition,)
    stage = tournament.stage(competition.id)
    matches = stage.id if stage.boards_of is None else stage.boards_of
    boards = tournament.boards_of(matches)
    played = [matches] if is_team(player) or boards is None else []
    if boards is not None:
        played.append(boards.id)
    return tuple(map(tournament.competition, played))


def sides(tournament: Tournament, player: ParticipantId) -> tuple[ParticipantId, ...]:
    """Return whose games are those of somebody: of a team its own matches, and the games of its
    members who have not left by themselves.
    """
    if not is_team(player):
        return (player,)
    return (player, *people_of(tournament, player))


def gave_up(stage: Competition, player: PlayerId, match: MatchId | None) -> bool:
    """Whether a player lost a match of a stage by walk-over."""
    return match is not None and any(
        (each.kind, each.match, each.player) == (DecisionKind.WALKOVER, match, player)
        for each in stage.decisions
    )


def can_still_be_played(stage: Competition, round_: RoundOfPlay, game: Game) -> bool:
    """Whether the round has not begun, or nobody has played a game since this one was lost; never
    in a round that is signed off.

    What others play in a knockout does not matter: there, nobody has played on in its match.
    """
    if round_.signed_off is not None:
        return False
    if game.match is None and not _is_past(stage, round_):
        return True
    if game.match is not None and not _was_played_on(stage, round_, game):
        return True
    return game.entered_at is not None and all(
        each.entered_at is None or each.entered_at <= game.entered_at
        for _, each in stage.games
        if each.result is not None and not each.result.is_forfeit
    )


def _was_played_on(stage: Competition, round_: RoundOfPlay, game: Game) -> bool:
    """Whether a later game of the same match was played."""
    return any(
        each.match == game.match and each.result is not None and not each.result.is_forfeit
        for later in stage.rounds[round_.number :]
        for each in later.games
    )


def _is_past(stage: Competition, round_: RoundOfPlay) -> bool:
    """Whether a round has begun or is signed off; one that was all lost by forfeit and not signed,
    with the next one.
    """
    for each in stage.rounds[round_.number - 1 :]:
        if each.was_played or each.signed_off is not None:
            return True
        if each.missing:
            return False
    return False


def _with(game: Game, result: Result | None, absences: dict[Colour, Absence | None]) -> Game:
    return replace(
        game,
        result=of_what_is_left(game, result),
        so_far=game.so_far if result is None else None,
        entered_at=None,
        checked=None,
        rated_result=None,
        white_absence=absences[Colour.WHITE],
        black_absence=absences[Colour.BLACK],
    )


_FORFEITED_BY = {Colour.WHITE: WHITE_FORFEITS, Colour.BLACK: BLACK_FORFEITS}
