"""Commands about the stages of a tournament: groups, finals, knockouts, and who plays in them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.drawing.lots import demand_seed, draw_by_hand, draw_by_lots, draw_by_rating
from arbiter_app.domain.drawing.preliminary_groups import (
    Divide,
    divided,
    group_letter,
    numbers_seed,
)
from arbiter_app.domain.drawing.seeding import draw_by_seeding
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.numbering import Draw, DrawMethod, DrawnNumber
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, PlayerId, StageId
from arbiter_app.domain.next_step.qualifiers import arrivals, meetings, numbered
from arbiter_app.domain.next_step.stages import (
    demand_entrants,
    demand_removable,
    groups_of,
    judge_beginning,
    judge_dividing,
    judge_knockout_rules,
)
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.domain.pairing.playable import check_knockout
from arbiter_app.domain.permission.by_state import Action, allows, anything, demands_a_reason
from arbiter_app.formats.regulations import format_rules
from arbiter_app.services.command import Params, command
from arbiter_app.services.writing import stages as writing
from arbiter_app.services.writing.settings import clean, settings_now, write_settings
from arbiter_app.services.writing.stages import (
    clear_rounds,
    describe_later_stage,
    drop_stage,
    later_stage,
    write_numbers,
    write_schedule,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork

NEW = StageId(0)
"""Stands for a stage until it has an id."""


def _noted(params: Params) -> Params:
    """Return what the journal keeps of a change of the rules: the whole of them."""
    return {**params, "rules": format_rules(params["rules"])}


@command(
    "tournament.knockout",
    judge_knockout_rules,
    right=Right.MANAGE,
    noted=_noted,
    is_risky=True,
    in_stage=True,
)
def set_knockout(uow: UnitOfWork, /, *, rules: KnockoutRules) -> None:
    """Set how a knockout or a match is played, until its first game is paired.

    Raises RuleError as `domain.pairing.playable.check_knockout`.
    """
    of_teams = uow.tournament.played_by_teams
    check_knockout(rules, uow.competition.settings.system, of_teams=of_teams)
    if uow.competition.kind is StageKind.MAIN:
        write_settings(uow, replace(settings_now(uow), knockout=rules))
        return
    stage = later_stage(uow)
    assert stage.settings is not None, "a later stage has settings of its own"
    describe_later_stage(uow, replace(stage, settings=replace(stage.settings, knockout=rules)))


def _noted_stage(params: Params) -> Params:
    """Return what the journal keeps of a new stage."""
    rules = params.get("knockout")
    return {**params, "knockout": None if rules is None else format_rules(rules)}


@command(
    "stage.add", allows(Action.ADD_STAGE), right=Right.MANAGE, noted=_noted_stage, is_risky=True
)
def add_stage(
    uow: UnitOfWork,
    /,
    *,
    kind: StageKind,
    title: str,
    system: System,
    cycles: int = 1,
    swap_last_rounds: bool = False,
    knockout: KnockoutRules | None = None,
    sources: tuple[tuple[StageId, int], ...] = (),
    players: tuple[PlayerId, ...] = (),
    first_place: int | None = None,
    carries_results: bool = False,
    time_control: str = "",
) -> StageId:
    """Add a group or a final, and return its id.

    `sources` are places of earlier stages, `players` those who come to it from no other; both have
    numbers in this order until the stage begins.
    """
    rules = knockout or WINNER_ALONE
    stage = Stage(
        id=NEW,
        kind=kind,
        title=clean(title) or "",
        settings=_settings(
            uow, system=system, cycles=cycles, swap_last_rounds=swap_last_rounds, knockout=rules
        ),
        slots=_slots(sources, players),
        first_place=first_place,
        carries_results=carries_results,
        time_control=clean(time_control) or "",
    )
    demand_entrants(uow.tournament, stage)
    if knockout is not None:
        check_knockout(knockout, system, of_teams=uow.tournament.played_by_teams)
    assert stage.settings is not None
    return writing.add_stage(uow, stage, stage.settings).id


@command("stage.describe", anything, right=Right.MANAGE, in_stage=True)
def describe_stage(uow: UnitOfWork, /, *, title: str, time_control: str) -> None:
    """Set how a later stage is called and its time control."""
    stage = later_stage(uow)
    described = replace(stage, title=clean(title) or "", time_control=clean(time_control) or "")
    describe_later_stage(uow, described)


@command("stage.remove", demands_a_reason, right=Right.MANAGE, is_risky=True, in_stage=True)
def remove_stage(
    uow: UnitOfWork,
    /,
    *,
    reason: str,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Remove a later stage with all that was played in it; the journal keeps it."""
    stage = later_stage(uow)
    demand_removable(uow.tournament, stage)
    drop_stage(uow, stage, home=uow.tournament.main_stage.id)


@command("stage.divide", judge_dividing, right=Right.MANAGE, is_risky=True)
def divide_into_groups(
    uow: UnitOfWork, /, *, groups: int, cycles: int = 1, by: Divide, seed: str
) -> None:
    """Divide the field into groups, in place of those there were; each is a round robin.

    The numbers inside a group are drawn by lot, with the seed and the letter of the group.
    """
    competition = uow.competition
    seed = demand_seed(seed)
    members = divided(competition.numbers, groups, by, seed)
    for former in groups_of(uow.tournament):
        drop_stage(uow, former, home=competition.id)
    settings = _settings(uow, system=System.ROUND_ROBIN, cycles=cycles)
    for index, players in enumerate(members):
        letter = group_letter(index)
        draw = draw_by_lots(
            [uow.event.contestants[player] for player in players], numbers_seed(seed, letter)
        )
        stage = Stage(id=NEW, kind=StageKind.GROUP, title=letter, settings=settings)
        made = writing.add_stage(uow, stage, settings)
        take_numbers(uow, made, tuple(map(_drawn_slot, draw.drawn)), draw)


@command("stage.begin", judge_beginning, right=Right.MANAGE, is_risky=True, in_stage=True)
def begin_stage(
    uow: UnitOfWork,
    /,
    *,
    method: DrawMethod,
    seed: str = "",
    numbers: Mapping[PlayerId, PairingNumber] | None = None,
) -> None:
    """Let those who have come so far take their places, give them numbers, make the schedule.

    Until somebody has played, a stage can begin anew.
    Raises RuleError as `domain.next_step.qualifiers`.
    """
    stage = uow.tournament.stage(uow.competition.id)
    in_order = method is DrawMethod.BY_PLACE
    slots = arrivals(uow.tournament, stage, uow.event.contestants, in_order=in_order)
    draw = numbers_drawn(uow, slots, method, seed, numbers)
    clear_rounds(uow, stage)
    take_numbers(uow, stage, slots, draw)


def numbers_drawn(
    uow: UnitOfWork,
    slots: Sequence[Slot],
    method: DrawMethod,
    seed: str,
    numbers: Mapping[PlayerId, PairingNumber] | None,
) -> Draw:
    """Return how the players of a stage get their numbers. Raises RuleError("stage.method")."""
    players = [uow.event.contestants[slot.player] for slot in slots if slot.player is not None]
    ratings = uow.tournament.rating_rules
    match method:
        case DrawMethod.LOTS:
            return draw_by_lots(players, demand_seed(seed))
        case DrawMethod.SEEDED_LOTS:
            return draw_by_seeding(players, demand_seed(seed), ratings)
        case DrawMethod.BY_RATING:
            return draw_by_rating(players, ratings)
        case DrawMethod.BY_HAND:
            return draw_by_hand(numbers or {}, players)
        case DrawMethod.BY_PLACE:
            return _by_place(players)
        case _:
            raise RuleError("stage.method", method=method.value)


def take_numbers(uow: UnitOfWork, stage: Stage, slots: Sequence[Slot], draw: Draw) -> None:
    """Write the numbers of a stage whose players are known, and the schedule they lead to."""
    assert stage.settings is not None, "the main stage has its numbers by its draw"
    settings = stage.settings
    schedule = fixed_rounds(settings, len(slots))
    placed = numbered(slots, {drawn.player: drawn.number for drawn in draw.drawn})
    write_numbers(uow, stage.id, placed, draw.method, draw.seed)
    write_schedule(uow, stage, meetings(uow.tournament, stage, placed, schedule))


def _slots(sources: Sequence[tuple[StageId, int]], players: Sequence[PlayerId]) -> tuple[Slot, ...]:
    first_player = len(sources) + 1
    return (
        *(
            Slot(number=PairingNumber(number), stage=stage, place=place)
            for number, (stage, place) in enumerate(sources, start=1)
        ),
        *(
            Slot(number=PairingNumber(number), player=player)
            for number, player in enumerate(players, start=first_player)
        ),
    )


def _settings(
    uow: UnitOfWork,
    *,
    system: System,
    cycles: int,
    swap_last_rounds: bool = False,
    knockout: KnockoutRules = WINNER_ALONE,
) -> Settings:
    """Return the settings of a new stage: its own system, else those of the tournament."""
    return replace(
        uow.competition.settings,
        system=system,
        cycles=cycles,
        swap_last_rounds=swap_last_rounds,
        knockout=knockout,
    )


def _by_place(players: Sequence[Player]) -> Draw:
    drawn = tuple(
        DrawnNumber(player=player.id, number=PairingNumber(number))
        for number, player in enumerate(players, start=1)
    )
    return Draw(method=DrawMethod.BY_PLACE, drawn=drawn)


def _drawn_slot(drawn: DrawnNumber) -> Slot:
    return Slot(number=drawn.number, player=drawn.player)
