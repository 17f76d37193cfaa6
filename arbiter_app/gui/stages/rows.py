"""The stages of a tournament as rows: how each is played, how it stands, what comes next."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.next_step.qualifiers import arrivals
from arbiter_app.domain.next_step.stages import groups_of, judge_beginning
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.progress import has_ended_early, is_over
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.rows_model import RIGHT, Column
from arbiter_app.gui.stages.place_list import stage_labels
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.choices import system_played
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.registration import people


class Next(Enum):
    """What comes next of the stages as a whole."""

    DRAW = auto()
    DIVIDE = auto()
    BEGIN = auto()
    PLAY = auto()
    ADD_FINAL = auto()
    NOTHING = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class StageRow:
    """A stage with its texts."""

    stage: Stage
    name: str
    system: str
    players: str
    state: str
    next: str
    has_begun: bool
    can_begin: bool
    """Whether everybody who plays in it is known."""
    is_over: bool


def stage_rows(event: Event) -> list[StageRow]:
    """Return the stages in their order; boards of matches are seen with their matches."""
    tournament = event.tournament
    return [_row(event, stage) for stage in (tournament.main_stage, *tournament.later_stages)]


def what_comes_next(event: Event, rows: Sequence[StageRow]) -> tuple[Next, StageId | None]:
    """Return what is done next, and with which stage."""
    tournament = event.tournament
    in_stages = tournament.settings.traits.has_parts
    if tournament.draw is None:
        return Next.DRAW, None
    if in_stages and len(rows) == 1:
        return Next.DIVIDE, None
    for row in rows:
        if row.can_begin and not row.has_begun:
            return Next.BEGIN, row.stage.id
    for row in rows:
        if row.has_begun and not row.is_over and not (in_stages and row.stage is rows[0].stage):
            return Next.PLAY, row.stage.id
    if in_stages and not any(row.stage.kind is StageKind.FINAL for row in rows):
        return Next.ADD_FINAL, None
    return Next.NOTHING, None


def players_text(event: Event, stage: Stage) -> str:
    """Return who plays in a later stage, one a line, or where they come from."""
    return "\n".join(slot_text(event, slot) for slot in stage.slots)


def slot_text(event: Event, slot: Slot) -> str:
    """Return who has a place of a stage: "3 Bilyk Marta (A1)", or where he comes from: "3 A1"."""
    catalogue, origin = window_catalogue(), _origin(event.tournament, slot)
    if slot.player is None:
        return translate("StagesPage", "{number} {who}").format(number=slot.number, who=origin)
    name = people.name(catalogue, event.contestants[slot.player])
    if not origin:
        return translate("StagesPage", "{number} {who}").format(number=slot.number, who=name)
    text = translate("StagesPage", "{number} {name} ({origin})")
    return text.format(number=slot.number, name=name, origin=origin)


def refusal_to_begin(event: Event, stage: Stage) -> str:
    """Return why a later stage cannot begin, or not yet or not again; "" where it can."""
    try:
        judge_beginning(in_hand(event, stage.id), {})
        arrivals(event.tournament, stage, event.contestants, in_order=False)
    except RuleError as error:
        return error_sentence(error)
    return ""


def columns(*, of_teams: bool = False) -> Sequence[Column[StageRow]]:
    # fmt: off
    return (
        Column(title=translate("StagesPage", "Stage"), is_name=True, text=lambda row: row.name),
        Column(title=translate("StagesPage", "System"), text=lambda row: row.system,
               is_second=True, spare=1),
        Column(title=translate("StagesPage", "Teams") if of_teams
               else translate("StagesPage", "Players"),
               text=lambda row: row.players, align=RIGHT, is_second=True, spare=2),
        Column(title=translate("StagesPage", "State"), text=lambda row: row.state),
        Column(title=translate("StagesPage", "Next"), text=lambda row: row.next, is_second=True),
    )
    # fmt: on


def system_text(settings: Settings) -> str:
    """Return how a stage is played: "Round robin, twice"."""
    name = system_played(window_catalogue(), settings)
    if settings.traits.meets_all and settings.cycles > 1:
        text = translate("StagesPage", "{system}, cycles: {cycles}")
        return text.format(system=name, cycles=settings.cycles)
    return name


def _row(event: Event, stage: Stage) -> StageRow:
    tournament = event.tournament
    seen = tournament.competition(stage.id)
    is_main = stage.kind is StageKind.MAIN
    has_begun = seen.draw is not None
    over = has_begun and (is_over(seen) or has_ended_early(tournament, stage))
    why_not = ""
    if not is_main and not has_begun:
        why_not = refusal_to_begin(event, stage)
    players = len(seen.participants) if is_main else len(stage.slots)
    return StageRow(
        stage=stage,
        name=stage_name(window_catalogue(), tournament, stage),
        system=system_text(seen.settings),
        players=str(players),
        state=_state(seen, has_begun=has_begun, over=over),
        next=_next(tournament, seen, stage, why_not, over=over),
        has_begun=has_begun,
        can_begin=not is_main and not has_begun and not why_not,
        is_over=over,
    )


def _state(seen: Competition, *, has_begun: bool, over: bool) -> str:
    if over:
        return translate("StagesPage", "over")
    if not has_begun:
        return translate("StagesPage", "not begun")
    if seen.traits.has_bracket:
        played = [each for each in knockout(seen).matches.values() if not each.is_bye]
        text = translate("StagesPage", "matches decided: {decided} of {matches}")
        return text.format(decided=sum(each.is_over for each in played), matches=len(played))
    current = seen.current
    if current is None:
        return translate("StagesPage", "numbers drawn")
    text = translate("StagesPage", "round {round} of {rounds}, results missing: {missing}")
    return text.format(round=current.number, rounds=len(seen.rounds), missing=current.missing)


def _next(
    tournament: Tournament, seen: Competition, stage: Stage, why_not: str, *, over: bool
) -> str:
    if stage.kind is StageKind.MAIN and seen.draw is None:
        return translate("StagesPage", "draw the numbers")
    if seen.traits.has_parts:
        if not groups_of(tournament):
            return translate("StagesPage", "divide into groups")
        return ""
    if over:
        return ""
    if why_not:
        return translate("StagesPage", "waits for the stages before it")
    if seen.draw is None:
        return translate("StagesPage", "can begin")
    return translate("StagesPage", "play")


def _origin(tournament: Tournament, slot: Slot) -> str:
    if slot.stage is None or slot.place is None:
        return ""
    return f"{stage_labels(tournament).get(slot.stage, '')}{slot.place}"
