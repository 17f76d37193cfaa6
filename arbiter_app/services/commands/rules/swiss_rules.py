"""Commands about how a Swiss is paired, nearly all before round 1 is."""

from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.drawing.lots import demand_seed, draw_colour
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.scorings import demand_scoring, in_games
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    MOST_BOARDS,
    MOST_ROUNDS,
    ForbiddenPairs,
    SwissRules,
    TeamMates,
    demand_forbidden,
    demand_system,
    demand_team_mates,
    demand_terms,
)
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.permission.by_state import (
    Action,
    allows,
    anything,
    judge_number_of_rounds,
)
from arbiter_app.domain.tie_breaks.editions import tie_breaks_after
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing.settings import settings_now, write_settings
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.rounds import remove_round, write_round


@command("swiss.rounds", judge_number_of_rounds, right=Right.MANAGE, is_risky=True)
def set_rounds(uow: UnitOfWork, /, *, rounds: int) -> None:
    """Announce how many rounds are played (C.04.1 Art. 1); those that stand without pairs after the
    numbers become as many. Forbidden pairs and half-point byes end with the last one.

    Raises RuleError("pairing.not-swiss"), ("swiss.rounds"), ("swiss.byes-beyond") or
    ("swiss.forbidden-beyond").
    """
    settings = _swiss_now(uow)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise RuleError("swiss.rounds", rounds=rounds, most=MOST_ROUNDS)
    competition = uow.competition
    for beyond in competition.rounds[rounds:]:
        if beyond.games or beyond.byes:
            raise RuleError("swiss.byes-beyond", rounds=rounds, round=beyond.number)
    last = settings.swiss.last_half_bye
    kept = last if last is not None and last < rounds else None
    forbidden = tuple(each.within(rounds) for each in settings.swiss.forbidden)
    team_mates = tuple(each.within(rounds) for each in settings.swiss.team_mates)
    swiss = replace(settings.swiss, last_half_bye=kept, forbidden=forbidden, team_mates=team_mates)
    write_settings(uow, replace(settings, rounds=rounds, swiss=swiss))
    if competition.draw is None:
        return
    for beyond in competition.rounds[rounds:]:
        remove_round(uow.rows, competition.id, beyond.number)
    for number in range(len(competition.rounds) + 1, rounds + 1):
        write_round(uow.rows, competition.id, RoundOfPlay(number=Round(number), games=()))


def _noted_rules(params: Params) -> Params:
    """Return what the journal keeps of changed rules, each of them plainly."""
    rules: SwissRules = params["rules"]
    return {
        "system": rules.system,
        "readings": str(rules.readings),
        "acceleration": rules.acceleration,
        "board_order": rules.board_order,
        "last_criterion": rules.last_criterion,
        "half_byes": rules.half_byes,
        "last_half_bye": rules.last_half_bye,
        "counts_all_numbers": rules.counts_all_numbers,
        "pairing_bye": params["pairing_bye"],
    }


@command(
    "swiss.rules",
    allows(Action.CHANGE_SWISS),
    right=Right.MANAGE,
    noted=_noted_rules,
    is_risky=True,
)
def set_swiss_rules(uow: UnitOfWork, /, *, rules: SwissRules, pairing_bye: Decimal) -> None:
    """Set by which system a Swiss is paired and how its text is read, how it is accelerated,
    numbered, seated, and what its byes are.

    What has acts of its own stays as it is: initial colour, forbidden pairs, fixed boards. Where a
    round becomes a match of two games, or ceases to be one, the bye is what the text says (C.04.5).
    Raises RuleError("pairing.not-swiss"), as `demand_system`, `demand_terms` and `demand_scoring`.
    """
    settings = _swiss_now(uow)
    scoring = demand_scoring(replace(settings.scoring, pairing_bye=pairing_bye))
    stays = settings.swiss
    demand_system(rules, stays, of_teams=settings.teams is not None)
    swiss = replace(
        demand_terms(rules, settings.rounds),
        is_assumed=stays.is_assumed and rules.system is stays.system,
        initial_colour=stays.initial_colour,
        forbidden=stays.forbidden,
        team_mates=stays.team_mates,
        fixed_boards=stays.fixed_boards,
        mcmahon=stays.mcmahon,
    )
    ruled = settings.with_swiss(swiss)
    if ruled.has_two_games is settings.has_two_games:
        ruled = replace(ruled, scoring=scoring)
    if ruled.has_two_games:
        demand_scoring(in_games(ruled.scoring))  # of which a report has to tell
    write_settings(uow, replace(ruled, tie_breaks=tie_breaks_after(settings, ruled)))


def _noted_forbidden(params: Params) -> Params:
    """Return what the journal keeps of forbidden pairs and of team-mates kept apart: who, and from
    which round to which.
    """
    return {
        "forbidden": [
            {"players": each.players, "first": each.first_round, "last": each.last_round}
            for each in params["forbidden"]
        ],
        "team_mates": [
            {
                "by": each.by,
                "first": each.first_round,
                "last": each.last_round,
                "absolute": each.is_absolute,
            }
            for each in params.get("team_mates") or ()
        ],
    }


@command(
    "swiss.forbidden",
    allows(Action.CHANGE_SWISS),
    right=Right.MANAGE,
    noted=_noted_forbidden,
    is_risky=True,
)
def forbid_pairs(
    uow: UnitOfWork,
    /,
    *,
    forbidden: tuple[ForbiddenPairs, ...],
    team_mates: tuple[TeamMates, ...] | None = None,
) -> None:
    """Say who may not meet whom, and in which rounds, in place of what was said before: by lists,
    and by what they play for; None leaves that as it is.

    Raises RuleError("pairing.not-swiss"), ("tournament.no-such-player"), as `demand_forbidden` and
    `demand_team_mates`.
    """
    settings = _swiss_now(uow)
    for group in forbidden:
        for player in group.players:
            uow.competition.participant(player)
    mates = settings.swiss.team_mates if team_mates is None else team_mates
    swiss = replace(
        settings.swiss,
        forbidden=demand_forbidden(forbidden, settings.rounds),
        team_mates=demand_team_mates(mates, settings.rounds),
    )
    write_settings(uow, replace(settings, swiss=swiss))


@command("swiss.board", anything, right=Right.PUBLISH)
def fix_board(uow: UnitOfWork, /, *, player: PlayerId, board: Board | None) -> None:
    """Let somebody always sit at one board, whoever the opponent is; None: at none in particular.
    It holds from the next pairing on.

    Raises RuleError("pairing.not-swiss"), ("tournament.no-such-player"), ("swiss.board") or
    ("swiss.board-taken").
    """
    settings = _swiss_now(uow)
    uow.competition.participant(player)
    fixed = {each: at for each, at in settings.swiss.fixed_boards.items() if each != player}
    if board is not None:
        _demand_free_board(uow, fixed, board)
        fixed[player] = board
    write_settings(uow, replace(settings, swiss=replace(settings.swiss, fixed_boards=fixed)))


def _demand_free_board(uow: UnitOfWork, fixed: dict[PlayerId, Board], board: Board) -> None:
    if not 1 <= board <= MOST_BOARDS:
        raise RuleError("swiss.board", board=board, most=MOST_BOARDS)
    for other, at in fixed.items():
        if at == board:
            raise RuleError(
                "swiss.board-taken", board=board, name=uow.event.contestants[other].name
            )


@command("swiss.colour", allows(Action.CHANGE_SWISS), right=Right.MANAGE, is_risky=True)
def set_initial_colour(uow: UnitOfWork, /, *, colour: Colour) -> None:
    """Note the initial colour as it was drawn in the hall (C.04.3 Art. 5.1).

    Raises RuleError("pairing.not-swiss").
    """
    _write_colour(uow, colour)


@command("swiss.colour-by-lot", allows(Action.CHANGE_SWISS), right=Right.MANAGE, is_risky=True)
def draw_initial_colour(uow: UnitOfWork, /, *, seed: str) -> None:
    """Draw the initial colour by lot (C.04.3 Art. 5.1); the same seed gives the same colour.

    Raises RuleError("pairing.not-swiss").
    """
    _write_colour(uow, draw_colour(demand_seed(seed)))


def _write_colour(uow: UnitOfWork, colour: Colour) -> None:
    settings = _swiss_now(uow)
    write_settings(uow, replace(settings, swiss=replace(settings.swiss, initial_colour=colour)))


def _swiss_now(uow: UnitOfWork) -> Settings:
    settings = settings_now(uow)
    if not settings.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    return settings
