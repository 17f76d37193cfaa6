"""Events of the invented players that are played in groups and a final."""

from dataclasses import replace

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Slot, Stage, StageKind
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, StageId
from tests.documents.conftest import Score, changed, event_of
from tests.documents.knockouts import played


def lower_number_wins(_round: int, white: int, black: int) -> str:
    return "1-0" if white < black else "0-1"


def in_stages(score: Score = lower_number_wins) -> Event:
    """Return two groups of three, and a final of their winners that 1 has won."""
    base = event_of(6, score=score)
    groups = [_group(base, 2, (1, 4, 5)), _group(base, 3, (2, 3, 6))]
    final = Stage(
        id=StageId(4),
        kind=StageKind.FINAL,
        title="Фінал",
        settings=Settings(system=System.MATCH, edition="2026-03", tie_breaks=()),
        method=DrawMethod.BY_HAND,
        slots=_slots((1, 2)),
        first_place=1,
        time_control="15+10",
    )
    settings = replace(base.tournament.settings, system=System.STAGES, tie_breaks=())
    main = replace(base.tournament.main_stage, rounds=())
    event = changed(base, settings=settings, stages=(main, *groups, final))
    return played(event, stage=StageId(4))


def _slots(numbers: tuple[int, ...]) -> tuple[Slot, ...]:
    return tuple(
        Slot(number=PairingNumber(at), player=PlayerId(100 + number))
        for at, number in enumerate(numbers, 1)
    )


def _group(base: Event, id: int, numbers: tuple[int, ...]) -> Stage:
    """Return a group whose games are those that its players had in the round robin of all."""
    players = {PlayerId(100 + number) for number in numbers}
    rounds = tuple(
        replace(round_, games=tuple(g for g in round_.games if {g.white, g.black} <= players))
        for round_ in base.tournament.main_stage.rounds
    )
    with_games = [round_ for round_ in rounds if round_.games]
    return Stage(
        id=StageId(id),
        kind=StageKind.GROUP,
        settings=Settings(edition="2026-03", tie_breaks=()),
        method=DrawMethod.LOTS,
        slots=_slots(numbers),
        rounds=tuple(replace(each, number=Round(at)) for at, each in enumerate(with_games, 1)),
    )
