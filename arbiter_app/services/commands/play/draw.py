"""Commands of the draw: players get their numbers for ever, and the rounds follow from them."""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.drawing.lots import demand_seed, draw_by_hand, draw_by_lots, draw_by_rating
from arbiter_app.domain.drawing.renumbering import order_by_strength
from arbiter_app.domain.drawing.seeding import draw_by_seeding
from arbiter_app.domain.drawing.strength import order_of
from arbiter_app.domain.drawing.varma import draw_by_envelopes
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, VarmaVariant
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.next_step.qualifiers import Meeting
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.domain.pairing.rosters import boards_by_rosters, duels, rounds_of_duels
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for
from arbiter_app.domain.permission.by_state import Action, allows
from arbiter_app.domain.solving.sheets import blank_sheets
from arbiter_app.domain.teams.entering import numbered as members_numbered
from arbiter_app.services.command import command
from arbiter_app.services.writing.boards import add_boards
from arbiter_app.services.writing.stages import clear_rounds, drop_stage, write_schedule
from arbiter_app.services.writing.swiss import write_order
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.draw import write_ceremony, write_draw
from arbiter_app.store.rows.rounds import write_byes
from arbiter_app.store.rows.sheets import write_sheets
from arbiter_app.store.rows.teams import write_line_up, write_team
from arbiter_app.store.rows.tournament import write_rules


@command("draw.lots", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, is_risky=True)
def draw_lots(uow: UnitOfWork, /, *, seed: str) -> None:
    """Draw the numbers by lot; the same seed gives the same draw.

    Raises RuleError("numbers.not-by-lot") in a Swiss.
    """
    demand_drawing(uow)
    _draw_anew(uow, draw_by_lots(drawing_players(uow), demand_seed(seed)))


@command("draw.by-rating", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, is_risky=True)
def number_by_rating(uow: UnitOfWork, /) -> None:
    """Give number 1 to the strongest player, and so on; in a Swiss by the order that its
    regulations publish (C.04.2 Art. 2).
    """
    players = drawing_players(uow)
    if uow.competition.traits.follows_results:
        players = [each.player for each in order_of(uow.tournament).ranked(players)]
        numbers = {each.id: PairingNumber(at) for at, each in enumerate(players, start=1)}
        _draw_anew(uow, replace(draw_by_hand(numbers, players), method=DrawMethod.BY_RATING))
    else:
        _draw_anew(uow, draw_by_rating(players, uow.tournament.rating_rules))


@command("draw.renumber", allows(Action.RENUMBER), right=Right.MANAGE, is_risky=True)
def number_anew(
    uow: UnitOfWork,
    /,
    *,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Give the players of a Swiss new numbers by strength, for a rating or a title was corrected
    (C.04.2 Art. 2); rounds that are paired keep the numbers by which they were.

    Raises RuleError("numbers.unchanged").
    """
    order = order_by_strength(uow.event)
    if uow.tournament.draw is None or order == tuple(uow.tournament.numbers):
        raise RuleError("numbers.unchanged")
    write_order(uow, order, DrawMethod.BY_RATING)


@command("draw.seeded", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, is_risky=True)
def draw_seeded(uow: UnitOfWork, /, *, seed: str) -> None:
    """Give the numbers of a standard bracket: the strongest by rating, the rest by lot among
    equals.

    Raises RuleError("numbers.not-by-lot") in a Swiss.
    """
    demand_drawing(uow)
    ratings = uow.tournament.rating_rules
    _draw_anew(uow, draw_by_seeding(drawing_players(uow), demand_seed(seed), ratings))


@command("draw.by-hand", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, is_risky=True)
def number_by_hand(uow: UnitOfWork, /, *, numbers: Mapping[PlayerId, PairingNumber]) -> None:
    """Take over the numbers of a draw that was held in the hall."""
    _draw_anew(uow, draw_by_hand(numbers, drawing_players(uow)))


@command("draw.varma", allows(Action.DRAW_NUMBERS), right=Right.MANAGE, is_risky=True)
def draw_varma(
    uow: UnitOfWork, /, *, seed: str, contingents_by: ContingentKey, variant: VarmaVariant
) -> None:
    """Hold the restricted draw by envelopes (C.05 Annex 2).

    Raises RuleError("numbers.not-by-lot") in a Swiss.
    """
    demand_drawing(uow)
    players = drawing_players(uow)
    _draw_anew(uow, draw_by_envelopes(players, contingents_by, variant, demand_seed(seed)))


@command("draw.annul", allows(Action.ANNUL_DRAW), right=Right.MANAGE, is_risky=True)
def annul_draw(
    uow: UnitOfWork,
    /,
    *,
    reason: str,  # noqa: ARG001 - demanded by the permission, kept by the journal
) -> None:
    """Take numbers and schedule away again, before anybody has played, so that players can be
    added or removed and the numbers drawn anew (the older C.06 Art. II.3).
    """
    clear_draw(uow)
    clear_ceremony(uow)


def demand_drawing(uow: UnitOfWork) -> None:
    """Demand that numbers are drawn in this system: in a Swiss strength gives them (C.04.2 Art. 2),
    to teams what the regulations say (C.04.6).

    Raises RuleError("numbers.not-by-lot").
    """
    if uow.competition.traits.follows_results and not uow.tournament.played_by_teams:
        raise RuleError("numbers.not-by-lot")


def drawing_players(uow: UnitOfWork) -> list[Player]:
    """Return who draws a number. Raises RuleError("draw.withdrawn")."""
    for each in uow.tournament.competition().participants:
        if each.has_left:
            raise RuleError("draw.withdrawn", name=uow.event.contestants[each.id].name)
    return [*uow.event.participants]


def _draw_anew(uow: UnitOfWork, draw: Draw) -> None:
    clear_ceremony(uow)
    take_draw(uow, draw)


def take_draw(uow: UnitOfWork, draw: Draw) -> None:
    """Write a draw and the schedule it leads to; times already set for rounds stay.

    A knockout is paired later, game by game, a Swiss round by round, where byes that were asked for
    stay, and groups are divided later. In Scheveningen all boards are made at once.
    """
    competition = uow.competition
    settings = competition.settings
    order = [each.player for each in sorted(draw.drawn, key=lambda drawn: drawn.number)]
    schedule = fixed_rounds(settings, len(draw.drawn))
    if settings.traits.follows_rosters:
        schedule = tuple(rounds_of_duels(duels(uow.tournament, order), order))
    clear_draw(uow)
    write_draw(uow.rows, uow.tournament.id, draw)
    _number_members(uow, draw)
    player = {drawn.number: drawn.player for drawn in draw.drawn}
    rounds: list[list[Meeting]] = [
        [Meeting(player[pair.white], player[pair.black]) for pair in pairing.pairs]
        for pairing in schedule
    ]
    if settings.traits.follows_results:
        rounds = [[] for _ in range(settings.rounds or 0)]
    write_schedule(uow, competition, rounds)
    if settings.traits.has_sheets:
        numbered = uow.now.tournament.competition()
        for round_ in numbered.rounds:
            write_sheets(uow.rows, competition.id, round_.number, blank_sheets(numbered))
    if settings.traits.follows_results:
        for round_ in competition.rounds[: len(rounds)]:
            write_byes(uow.rows, competition.id, round_.number, byes_asked_for(round_))
    if settings.traits.follows_rosters:
        _make_all_boards(uow)


def _make_all_boards(uow: UnitOfWork) -> None:
    """Let the boards of every round stand: the rosters decide who sits at them."""
    tournament = uow.now.tournament
    stage = tournament.main_stage
    for round_ in stage.rounds:
        for match in round_.games:
            line_ups, games = boards_by_rosters(tournament, match, round_.number)
            for line_up in line_ups:
                write_line_up(uow.rows, stage.id, round_.number, line_up)
            boards = uow.now.tournament.boards_of()
            if boards is not None:
                add_boards(uow, boards, round_.number, games)


def _number_members(uow: UnitOfWork, draw: Draw) -> None:
    """Give the members of all teams their numbers, in the order of the numbers of their teams."""
    tournament = uow.now.tournament
    in_order = sorted(draw.drawn, key=lambda drawn: drawn.number)
    if tournament.played_by_teams:
        for team in members_numbered(tournament.team(drawn.player) for drawn in in_order):
            write_team(uow.rows, tournament.id, team)


def clear_draw(uow: UnitOfWork) -> None:
    """Remove a former draw with its schedule, which nobody has played yet, and its lots; also the
    groups that were made of its numbers, and the finals after them.
    """
    tournament = uow.tournament
    clear_rounds(uow, tournament.main_stage)
    if tournament.settings.traits.has_parts:
        for later in reversed(tournament.later_stages):
            drop_stage(uow, later, home=tournament.main_stage.id)
    write_draw(uow.rows, tournament.id, None)
    write_rules(uow.rows, replace(uow.now.tournament, tie_lot_seed=None))


def clear_ceremony(uow: UnitOfWork) -> None:
    """Remove a ceremony that leads to nothing any more; the journal keeps its steps."""
    write_ceremony(uow.rows, uow.tournament.id, None)
