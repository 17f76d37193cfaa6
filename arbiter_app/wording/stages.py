"""Names of the stages of a tournament."""

from arbiter_app.domain.event import Stage, StageKind, Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_KINDS = {
    StageKind.MAIN: QT_TRANSLATE_NOOP("Stage", "Main stage"),
    StageKind.GROUP: QT_TRANSLATE_NOOP("Stage", "Group"),
    StageKind.FINAL: QT_TRANSLATE_NOOP("Stage", "Final"),
    StageKind.PLAY_OFF: QT_TRANSLATE_NOOP("Stage", "Play-off"),
}


def kind(catalogue: Catalogue, value: StageKind) -> str:
    """Return what a kind of stage is called."""
    return catalogue.translate("Stage", _KINDS[value])


def stage_name(catalogue: Catalogue, tournament: Tournament, stage: Stage | StageId) -> str:
    """Return what a stage is called: "Main stage", "Group A", "Play-off for places 1–3, step 2".

    One that was removed is called by its number.
    """
    found = _stage(tournament, stage)
    if found is None:
        return catalogue.translate("Stage", "Stage № {number}").format(number=stage)
    if found.title:
        return found.title
    if found.kind is StageKind.PLAY_OFF:
        return _step_name(catalogue, tournament, found)
    return kind(catalogue, found.kind)


def _stage(tournament: Tournament, stage: Stage | StageId) -> Stage | None:
    if isinstance(stage, Stage):
        return stage
    return next((each for each in tournament.stages if each.id == stage), None)


def _step_name(catalogue: Catalogue, tournament: Tournament, step: Stage) -> str:
    """Return the name of a step; seen from itself it does not know its play-off."""
    play_off = next((each for each in tournament.play_offs if each.id == step.play_off), None)
    if play_off is None:
        return kind(catalogue, step.kind)
    steps = [each.id for each in tournament.stages_of(play_off.id)]
    places = {"first": play_off.first_place, "last": play_off.last_place}
    if len(steps) < 2 or step.id not in steps:
        return catalogue.translate("Stage", "Play-off for places {first}–{last}").format(**places)
    pattern = catalogue.translate("Stage", "Play-off for places {first}–{last}, step {step}")
    return pattern.format(**places, step=steps.index(step.id) + 1)
