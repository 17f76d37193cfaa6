"""Names of stages and systems of play, the same in every page, paper and line of the journal."""

from arbiter_app.domain.facts.rounds import Stage, StageKind
from arbiter_app.domain.facts.settings import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import MAIN_STAGE, Round, StageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_SYSTEMS = {
    System.ROUND_ROBIN: QT_TRANSLATE_NOOP("System", "Round robin"),
    System.SWISS: QT_TRANSLATE_NOOP("System", "Swiss system"),
    System.KNOCKOUT: QT_TRANSLATE_NOOP("System", "Knockout"),
    System.MATCH: QT_TRANSLATE_NOOP("System", "Match"),
    System.STAGES: QT_TRANSLATE_NOOP("System", "Groups and finals"),
}


def stage_name(catalogue: Catalogue, tournament: Tournament, stage: Stage | StageId) -> str:
    """Return what a stage is called: its title, else "Main tournament", "Group 2", "Play-off for
    places 1–3, step 2"; one that was removed, as the journal remembers it, by its number.
    """
    translate = catalogue.translate
    if not isinstance(stage, Stage):
        found = next((each for each in tournament.stages if each.id == stage), None)
        if found is None:
            return translate("Stage", "Stage № {number}").format(number=stage)
        stage = found
    if stage.kind is StageKind.GROUP and len(stage.title) == 1:
        return translate("Stage", "Group {number}").format(number=stage.title)
    if stage.title:
        return stage.title
    match stage.kind:
        case StageKind.MAIN if tournament.settings.system is System.STAGES:
            return translate("Stage", "Whole tournament")
        case StageKind.MAIN:
            return translate("Stage", "Main tournament")
        case StageKind.GROUP:
            return translate("Stage", "Group {number}").format(number=_position(tournament, stage))
        case StageKind.FINAL:
            return translate("Stage", "Final {number}").format(number=_position(tournament, stage))
        case StageKind.PLAY_OFF:
            return _step_name(catalogue, tournament, stage)


def later_stage_name(catalogue: Catalogue, tournament: Tournament, stage: StageId) -> str:
    """Return what a stage is called; "" for the main one, of which nothing has to be said."""
    return "" if stage == MAIN_STAGE else stage_name(catalogue, tournament, stage)


def round_of_stage(
    catalogue: Catalogue, tournament: Tournament, stage: StageId, round_: Round | None
) -> str:
    """Return a round with its stage where that is a later one: "3", "Group A, 3"; without a round
    the stage alone.
    """
    number = "" if round_ is None else str(round_)
    name = later_stage_name(catalogue, tournament, stage)
    if not name or not number:
        return name or number
    return catalogue.translate("Paper", "{stage}, {round}").format(stage=name, round=number)


def system_name(catalogue: Catalogue, system: System) -> str:
    """Return what a system of play is called."""
    return catalogue.translate("System", _SYSTEMS[system])


def _step_name(catalogue: Catalogue, tournament: Tournament, stage: Stage) -> str:
    play_off = next((each for each in tournament.play_offs if each.id == stage.play_off), None)
    if play_off is None:
        return catalogue.translate("Stage", "Play-off")
    places = f"{play_off.first_place}–{play_off.last_place}"
    steps = [each.id for each in tournament.stages_of(play_off.id)]
    if len(steps) == 1:
        pattern = catalogue.translate("Stage", "Play-off for places {places}")
        return pattern.format(places=places)
    pattern = catalogue.translate("Stage", "Play-off for places {places}, step {step}")
    return pattern.format(places=places, step=steps.index(stage.id) + 1)


def _position(tournament: Tournament, stage: Stage) -> int:
    """Return which of its kind a stage is in their order, from 1."""
    return [each.id for each in tournament.stages if each.kind is stage.kind].index(stage.id) + 1
