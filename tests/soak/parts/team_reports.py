"""Random events of teams, whichever system they play: their reports are read back as they were,
byte for byte, become event files with the same table, and pass the check.
"""

import random
from contextlib import closing
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.services.checking import check_report
from arbiter_app.services.files.report_files import (
    examine_report,
    make_event_file,
    stage_to_report,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from tests.soak.outcomes import Outcome, expect
from tests.soak.team_play import TeamPlay

SHORT = 2
SECONDS = 30.0
_UNSAID = {"draw", "signatures", "desk", "made-from", "line-ups"}
"""What no report tells of an event, or not yet: line-ups that are sealed."""
_OF_FINALS = {"carried", "teams", "rating-corrections"}
"""What is not said of a match that counts from a group: it is told as played, but not rated."""


def turn(chance: random.Random, folder: Path) -> Outcome:
    play = TeamPlay(folder / "event.arbiter", chance)
    with closing(play.workspace):
        play.play(chance.choice((5, 15, 40, 80)), chance.choice((0.02, 0.1, 0.25)))
        for stage in play.stages():
            _check(play.workspace, stage, folder)
    return Outcome.RIGHT


def _check(workspace: Workspace, stage: StageId, folder: Path) -> None:
    written, again, made = (folder / name for name in ("event.trf", "again.trf", "again.arbiter"))
    told = stage_to_report(workspace.event, stage)
    write_report(written, workspace.event, trf.Version.TRF26, stage=stage)
    examined = examine_report(written)
    expect(not examined.defects, f"our report is refused: {examined.defects}")
    expect(not examined.notices, f"our report is told of: {examined.notices}")
    assert examined.event is not None
    carries = any(each.carried_from for _, each in told.tournament.main_stage.games)
    lost = {*trf.losses(told, trf.Version.TRF26)} - _UNSAID - (_OF_FINALS if carries else set())
    expect(not lost, f"lost: {lost}")
    _expect_table(examined.event, told)
    verdict = check_report(examined.reading, examined.event)
    expect(verdict.is_right, f"the check finds {verdict}")
    made.unlink(missing_ok=True)
    make_event_file(made, source=written.name, event=examined.event)
    with closing(Workspace.open(made, actor="суддя")) as opened:
        expect(not opened.faults, f"faults: {opened.faults}")
        _expect_table(opened.event, told)
        write_report(again, opened.event, trf.Version.TRF26)
    beside = ("### Import @", "### arbiter: act")
    lines = [line for line in _lines(again) if not line.startswith(beside)]
    expect(lines == _lines(written), "the text is another one")


def _expect_table(found: Event, expected: Event) -> None:
    expect(_table(found) == _table(expected), "the table is another one")


def _table(event: Event) -> list[object]:
    rows = standings(event.tournament.competition(), event.contestants).rows
    return [
        (
            event.contestants[row.player].name,
            (row.place, row.last_place, row.annulled),
            (row.points, row.other_points, row.values),
        )
        for row in rows
    ]


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()
