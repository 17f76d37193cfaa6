"""Names of stages and systems of play, the same in every page, paper and line of the journal."""

from collections.abc import Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Round, StageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen


@frozen
class _Words:
    """What a system of play is called."""

    name: str
    at_length: str
    """Where people choose it, or first meet it."""
    in_sentence: str


# fmt: off
_SYSTEMS: Mapping[System, _Words] = {
    System.ROUND_ROBIN: _Words(
        QT_TRANSLATE_NOOP("System", "Round robin"),
        QT_TRANSLATE_NOOP("System", "Round robin"),
        QT_TRANSLATE_NOOP("SystemInSentence", "round robin"),
    ),
    System.SWISS: _Words(
        QT_TRANSLATE_NOOP("System", "Swiss system"),
        QT_TRANSLATE_NOOP("System", "Swiss system, FIDE (Dutch)"),
        QT_TRANSLATE_NOOP("SystemInSentence", "Swiss system"),
    ),
    System.KNOCKOUT: _Words(
        QT_TRANSLATE_NOOP("System", "Knockout"),
        QT_TRANSLATE_NOOP("System", "Knockout (Olympic system)"),
        QT_TRANSLATE_NOOP("SystemInSentence", "knockout"),
    ),
    System.MATCH: _Words(
        QT_TRANSLATE_NOOP("System", "Match"),
        QT_TRANSLATE_NOOP("System", "Match of two players"),
        QT_TRANSLATE_NOOP("SystemInSentence", "match of two"),
    ),
    System.SCHEVENINGEN: _Words(
        QT_TRANSLATE_NOOP("System", "Scheveningen"),
        QT_TRANSLATE_NOOP("System", "Scheveningen: all of one team meet all of the other"),
        QT_TRANSLATE_NOOP("SystemInSentence", "Scheveningen system"),
    ),
    System.BOARDS: _Words(
        QT_TRANSLATE_NOOP("System", "Boards of matches"),
        QT_TRANSLATE_NOOP("System", "Boards of the matches of teams"),
        QT_TRANSLATE_NOOP("SystemInSentence", "boards of matches"),
    ),
    System.STAGES: _Words(
        QT_TRANSLATE_NOOP("System", "Groups and finals"),
        QT_TRANSLATE_NOOP("System", "Groups and finals"),
        QT_TRANSLATE_NOOP("SystemInSentence", "groups and finals"),
    ),
    System.SOLVING: _Words(
        QT_TRANSLATE_NOOP("System", "Composition solving"),
        QT_TRANSLATE_NOOP("System", "Composition solving (problems, no games)"),
        QT_TRANSLATE_NOOP("SystemInSentence", "composition solving"),
    ),
}
_OF_TEAMS: Mapping[System, str] = {
    System.SWISS: QT_TRANSLATE_NOOP("System", "Swiss Team System (C.04.6)"),
    System.MATCH: QT_TRANSLATE_NOOP("System", "Match of two teams"),
}
"""What is called otherwise where teams choose it."""
# fmt: on


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
    if stage.boards_of is not None:
        home = stage_name(catalogue, tournament, stage.boards_of)
        return translate("Stage", "{stage}, boards").format(stage=home)
    if stage.kind in (StageKind.GROUP, StageKind.FINAL):
        position = 0 if stage.title else _position(tournament, stage)
        return _part(catalogue, stage.kind, stage.title, position)
    if stage.title:
        return stage.title
    match stage.kind:
        case StageKind.MAIN if tournament.settings.traits.has_parts:
            return translate("Stage", "Whole tournament")
        case StageKind.PLAY_OFF:
            return _step_name(catalogue, tournament, stage)
        case _:
            return translate("Stage", "Main tournament")


def tournament_name(catalogue: Catalogue, tournament: Tournament) -> str:
    """Return what a tournament of several is called: its title, else "Tournament 2"."""
    if tournament.title:
        return tournament.title
    pattern = catalogue.translate("Stage", "Tournament {number}")
    return pattern.format(number=tournament.position)


def place_name(catalogue: Catalogue, event: Event, stage: StageId) -> str:
    """Return what tells a stage from all others of an event: "U12 girls", "U12 girls, Group A";
    "" where nothing has to be said, "Stage № 7" for one that was removed.
    """
    for tournament in event.tournaments:
        if tournament.has_stage(stage):
            later = later_stage_name(catalogue, tournament, stage)
            if not event.has_several:
                return later
            name = tournament_name(catalogue, tournament)
            return f"{name}, {later}" if later else name
    return catalogue.translate("Stage", "Stage № {number}").format(number=stage)


def part_name(catalogue: Catalogue, whole: Competition, part: StageId) -> str:
    """Return what a group or a final of a competition is called."""
    stage = whole.within(part)
    alike = [each.id for each in whole.parts if each.kind is stage.kind]
    return _part(catalogue, stage.kind, stage.title, alike.index(part) + 1)


def _part(catalogue: Catalogue, kind: StageKind, title: str, position: int) -> str:
    """Return the title of a group or a final, or which of its kind it is; groups are told by
    letters too.
    """
    if kind is StageKind.GROUP and len(title) < 2:
        return catalogue.translate("Stage", "Group {number}").format(number=title or position)
    return title or catalogue.translate("Stage", "Final {number}").format(number=position)


def later_stage_name(catalogue: Catalogue, tournament: Tournament, stage: StageId) -> str:
    """Return what a stage is called; "" for the main one, of which nothing has to be said."""
    return "" if tournament.is_main(stage) else stage_name(catalogue, tournament, stage)


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
    return catalogue.translate("System", _SYSTEMS[system].name)


def system_at_length(
    catalogue: Catalogue, system: System, cycles: int = 1, *, of_teams: bool = False
) -> str:
    """Return what a system is called where people choose it: "Round robin, 2 cycles"."""
    at_length = _SYSTEMS[system].at_length
    if of_teams:
        at_length = _OF_TEAMS.get(system, at_length)
    name = catalogue.translate("System", at_length)
    return _with_cycles(catalogue, name, cycles)


def system_in_sentence(catalogue: Catalogue, system: System, cycles: int = 1) -> str:
    """Return what a system is called inside a sentence: "round robin, 2 cycles"."""
    name = catalogue.translate("SystemInSentence", _SYSTEMS[system].in_sentence)
    return _with_cycles(catalogue, name, cycles)


def _with_cycles(catalogue: Catalogue, name: str, cycles: int) -> str:
    if cycles == 1:
        return name
    number = catalogue.translate("System", "%n cycle(s)", None, cycles)
    return f"{name}, {number}"


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
