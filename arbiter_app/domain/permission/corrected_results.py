"""What results do that become others after rounds were built upon them, by pairing numbers; of
teams what their boards do.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from arbiter_app.domain.facts.competition import Adjustment, Competition
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import DRAW, Mark, Result
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, StageId, TeamId, is_team
from arbiter_app.domain.permission.acts import Departure, WeighedAct
from arbiter_app.domain.permission.by_round import RoundState, round_state
from arbiter_app.domain.teams.matches import place_of

Numbers = Mapping[PlayerId, PairingNumber]


def of_results(
    before: Competition, then: RoundOfPlay, now: RoundOfPlay, numbers: Numbers
) -> Iterator[Departure]:
    """Yield what is corrected after rounds were built upon it: in a bracket matches tell that, and
    of a match with boards these do.
    """
    if before.traits.has_bracket:
        return
    state = round_state(before, then.number)
    games = {game.id: game for game in now.games}
    for game in then.games:
        other = games.get(game.id)
        if other is None or other is game or (game.boards and other.boards):
            continue
        act = _weight(before, game, other, state)
        if act is not None:
            told = _correction(game, other, numbers)
            yield Departure(act=act, stage=before.id, round=then.number, told=told)


def of_boards(former: Tournament, tournament: Tournament, stage: StageId) -> Iterator[Departure]:
    """Yield what is corrected on the boards of teams after something was built upon their matches.
    Who had which colour there matters to the players alone.
    """
    before, after = former.competition(stage), tournament.competition(stage)
    was, matches = before.matches, after.matches
    if was is None or matches is None or was.traits.has_bracket:
        return
    for now in after.rounds:
        then, met = before.round_or_none(now.number), matches.round_or_none(now.number)
        if then is None or then is now or met is None:
            continue
        state = round_state(before, now.number)
        numbers = matches.draw.numbers_in(now.number) if matches.draw is not None else {}
        games = {game.id: game for game in now.games}
        for game in then.games:
            other = games.get(game.id)
            if other is None or other is game:
                continue
            board, one = _as_of_match(tournament, met, game)
            _, two = _as_of_match(tournament, met, other)
            if one is None or two is None or one == two:
                continue
            if act := _weight(was, one, two, state):
                told = f"board {board}: {_correction(one, two, numbers)}"
                yield Departure(act=act, stage=matches.id, round=now.number, told=told)


def of_points(before: Competition, after: Competition) -> Iterator[Departure]:
    """Yield points beside the games that are given or taken, match points and game points of teams,
    after rounds were paired that would have counted them: of the whole tournament all of them.
    """
    if not before.traits.follows_results:
        return
    then, now = (
        {(each.player, each.round): each for each in there.adjustments} for there in (before, after)
    )
    for who, number in sorted(then.keys() | now.keys(), key=lambda key: (key[1] or 0, key[0])):
        one, other = (_points(there.get((who, number))) for there in (then, now))
        if one != other and who in before.numbers and (number or 0) < before.rounds_fixed:
            told = f"points of {before.numbers[who]}: {one} => {other}"
            round_ = Round(1) if number is None else number
            yield Departure(act=WeighedAct.POINTS, stage=before.id, round=round_, told=told)


def _points(given: Adjustment | None) -> str:
    if given is None:
        return "0"
    if not is_team(given.player):
        return str(given.points)
    return f"{given.points} MP {given.game_points} GP"


def _as_of_match(
    tournament: Tournament, matches: RoundOfPlay, game: Game
) -> tuple[int, Game | None]:
    """Return at which board of a match a game is played, and the match as if it had its result,
    that of the team first named in front.
    """
    rules = tournament.settings.teams
    assert rules is not None, "boards are of teams"
    table, board = place_of(game.board, rules.boards)
    match = next((each for each in matches.games if each.board == table), None)
    if match is None:
        return board, None
    is_first = game.white in tournament.team(TeamId(match.white)).players
    result = game.result if is_first or game.result is None else game.result.turned
    return board, replace(match, result=result, boards=(), entered_at=None)


def _weight(
    competition: Competition, game: Game, other: Game, state: RoundState
) -> WeighedAct | None:
    """Return what another result, or other colours, of a game are; nobody minds a result while
    nothing is built upon it, but colours that are not those of the system.
    """
    follows = competition.traits.follows_results
    is_turned = (other.white, other.black) == (game.black, game.white)
    if state in (RoundState.OPEN, RoundState.SIGNED_OFF):
        return WeighedAct.COLOURS if is_turned else None
    if game.result is None and not is_turned:
        is_decided = other.result is not None and not _is_drawn(other.result)
        return WeighedAct.ADJOURNED if follows and is_decided else None
    if (game.result, game.white, game.black) == (other.result, other.white, other.black):
        return None
    if state is RoundState.OLDER:
        return WeighedAct.OLD_RESULT
    if follows:
        return WeighedAct.CORRECTION
    return WeighedAct.COLOURS if is_turned else None


def _is_drawn(result: Result) -> bool:
    return all(each == DRAW for each in result.in_games)


_ASCII = {Mark.AWARDED_DRAW: "=", Mark.AWARDED_LOSS: "0"}
"""Marks that are no ASCII."""


def _correction(game: Game, other: Game, numbers: Numbers) -> str:
    one, two = ((pairs_text([(each.white, each.black)], numbers)) for each in (game, other))
    if game.result is None and one == two:
        return f"{two} {_result(other.result)}"
    if one != two:
        return f"{one} {_result(game.result)} => {two} {_result(other.result)}"
    return f"{one} {_result(game.result)} => {_result(other.result)}"


def _result(result: Result | None) -> str:
    if result is None:
        return "open"
    return " ".join(map(_of_game, result.in_games))


def _of_game(result: Result) -> str:
    return ":".join(_ASCII.get(mark, mark.value) for mark in (result.white, result.black))


def pairs_text(pairs: Iterable[tuple[PlayerId, PlayerId | None]], numbers: Numbers) -> str:
    """Return pairs by their numbers: "3-8 1-bye"; "-" for none."""

    def number(player: PlayerId | None) -> str:
        return "bye" if player is None else str(numbers.get(player, "?"))

    return " ".join(f"{number(white)}-{number(black)}" for white, black in pairs) or "-"
