"""Whether a later stage can be made as it is wanted, changed, begun and removed."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.next_step.qualifiers import stage_label
from arbiter_app.domain.pairing.catalogue import fixed_rounds
from arbiter_app.domain.permission.by_state import Action, allows, has_play_begun


def demand_entrants(tournament: Tournament, stage: Stage) -> None:
    """Check a new group or final: how it is played, and who plays in it.

    Raises RuleError: "stage.kind", "stage.system", "stage.groups-system", "stage.first-place",
    "stage.carries-not", "stage.carries-cycles", "stage.player-twice", "stage.player-in-group",
    "stage.place-taken", "stage.no-such-place", "stage.none", "system.cycles",
    "tournament.no-such-player", and what a schedule raises for so many players.
    """
    assert stage.settings is not None
    settings = stage.settings
    if stage.kind not in (StageKind.GROUP, StageKind.FINAL):
        raise RuleError("stage.kind")
    if not settings.traits.can_follow:
        raise RuleError("stage.system")
    if stage.kind is StageKind.GROUP and not tournament.settings.traits.has_parts:
        raise RuleError("stage.groups-system")
    if stage.first_place is not None and stage.first_place < 1:
        raise RuleError("stage.first-place", place=stage.first_place)
    if settings.cycles not in settings.traits.cycles:
        raise RuleError("system.cycles", cycles=settings.cycles)
    fixed_rounds(settings, len(stage.slots))
    _demand_once(tournament, stage)
    for slot in stage.slots:
        _demand_player(tournament, stage, slot)
        _demand_place(tournament, slot)
    if stage.carries_results:
        _demand_results_to_carry(tournament, stage)


def judge_dividing(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge the division of the field into groups, in place of those there are.

    Raises RuleError("permission.divide"), ("stage.groups-system") or ("stage.taken-from").
    """
    tournament = here.tournament
    allows(Action.DIVIDE)(here, params)
    if not tournament.settings.traits.has_parts:
        raise RuleError("stage.groups-system")
    for group in groups_of(tournament):
        demand_removable(tournament, group)


def groups_of(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the preliminary groups."""
    return tuple(stage for stage in tournament.stages if stage.kind is StageKind.GROUP)


def demand_removable(tournament: Tournament, stage: Stage) -> None:
    """Check that nothing was built upon a later stage.

    Raises RuleError("stage.is-step"), ("stage.taken-from") or ("stage.has-play-off").
    """
    if stage.kind is StageKind.PLAY_OFF:
        raise RuleError("stage.is-step")
    for later in tournament.stages:
        if any(slot.stage == stage.id for slot in later.slots):
            raise RuleError("stage.taken-from", stage=stage_label(stage), later=stage_label(later))
    if any(play_off.stage == stage.id for play_off in tournament.play_offs):
        raise RuleError("stage.has-play-off", stage=stage_label(stage))


def judge_knockout_rules(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge a change of the rules of the knockout in hand.

    Raises RuleError("knockout.not-one"), ("permission.change-knockout") or ("knockout.paired").
    """
    competition = here.competition
    if not competition.traits.has_bracket:
        raise RuleError("knockout.not-one")
    allows(Action.CHANGE_KNOCKOUT)(here, params)
    if competition.rounds or competition.decisions:
        raise RuleError("knockout.paired")


def judge_beginning(here: InHand, _: Mapping[str, Any]) -> None:
    """Judge the beginning of the later stage in hand; it can begin anew before anybody has played.

    Raises RuleError("stage.main"), ("stage.is-step") or ("stage.begun").
    """
    stage = here.competition
    if stage.kind is StageKind.MAIN:
        raise RuleError("stage.main")
    if stage.kind is StageKind.PLAY_OFF:
        raise RuleError("stage.is-step")
    if has_play_begun(here.competition) or any(round_.published for round_ in stage.rounds):
        raise RuleError("stage.begun", stage=stage_label(stage))


def _demand_once(tournament: Tournament, stage: Stage) -> None:
    players = Counter(slot.player for slot in stage.slots if slot.player is not None)
    for player, times in players.items():
        if times > 1:
            raise RuleError("stage.player-twice", player=player)
    places = Counter((slot.stage, slot.place) for slot in stage.slots)
    for (source, place), times in places.items():
        if times > 1 and source is not None and place is not None:
            label = stage_label(tournament.stage(source))
            raise RuleError("stage.place-taken", place=place, stage=label)


def _demand_player(tournament: Tournament, stage: Stage, slot: Slot) -> None:
    if slot.player is None:
        return
    tournament.status(slot.player)
    if slot.player not in tournament.numbers:
        raise RuleError("tournament.no-such-player", player=slot.player)
    for group in groups_of(tournament):
        if stage.kind is StageKind.GROUP and slot.player in group.players:
            raise RuleError("stage.player-in-group", stage=stage_label(group))


def _demand_place(tournament: Tournament, slot: Slot) -> None:
    """Check that somebody can come from a place, and that nobody else takes it."""
    if slot.stage is None or slot.place is None:
        return
    source = tournament.stage(slot.stage)
    places = len(source.slots) or len(tournament.numbers)
    if source.kind is StageKind.PLAY_OFF or tournament.competition(source.id).traits.has_parts:
        raise RuleError("stage.source-kind")
    if not 1 <= slot.place <= places:
        label = stage_label(source)
        raise RuleError("stage.no-such-place", place=slot.place, stage=label, places=places)
    for later in tournament.stages:
        if any((each.stage, each.place) == (slot.stage, slot.place) for each in later.slots):
            raise RuleError("stage.place-taken", place=slot.place, stage=stage_label(source))


def _demand_results_to_carry(tournament: Tournament, stage: Stage) -> None:
    assert stage.settings is not None
    sources = {slot.stage for slot in stage.slots if slot.stage is not None}
    tables = [tournament.competition(source).settings for source in sources]
    both = (stage.settings, *tables)
    if not tables or any(not each.traits.meets_all for each in both):
        raise RuleError("stage.carries-not")
    if any(each.cycles != stage.settings.cycles for each in tables):
        raise RuleError("stage.carries-cycles", cycles=stage.settings.cycles)
