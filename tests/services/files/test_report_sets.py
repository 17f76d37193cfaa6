"""Reports of all tournaments of an event, and an event made of reports."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats.trf import Finality, Version
from arbiter_app.services.closed_file import read_event, read_history, verify
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.files.report_files import examine_report
from arbiter_app.services.files.report_sets import (
    Doubts,
    ReportToAdd,
    add_reports,
    common_title,
    doubts_about,
    make_event_of_reports,
    planned_reports,
    write_reports,
)
from arbiter_app.services.workspace import Workspace
from tests.formats.trf.test_writing import four
from tests.services.two_tournaments import U8, U10, two_tournaments


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """U8, in which all is played, and U10 after its first round."""
    return two_tournaments(tmp_path / "cup.arbiter")


def exported(event: Event, folder: Path) -> list[Path]:
    written = write_reports(
        folder, event, Version.TRF26, planned_reports(event, "cup", Version.TRF26)
    )
    return [folder / each.name for each in written]


def read(path: Path) -> ReportToAdd:
    event = examine_report(path).event
    assert event is not None
    return ReportToAdd(source=path.name, event=event)


def certain(doubts: Doubts) -> dict[PlayerId, PlayerId]:
    return {**doubts.same.certain}


def tables(event: Event) -> dict[str, list[tuple[object, ...]]]:
    """Return the tables of all tournaments by their titles: places, names, points, values."""
    return {
        each.title: [
            (row.place, event.players[row.player].name, row.number, row.points, row.values)
            for row in standings(each.competition(), event.players).rows
        ]
        for each in event.tournaments
    }


def players_of(path: Path) -> list[str]:
    """Return the lines of a report about players: names, ratings, points, ranks, games."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("001 ")]


def test_that_each_tournament_has_a_report_under_a_name_that_tells(
    cup: Path, tmp_path: Path
) -> None:
    paths = exported(read_event(cup), tmp_path / "reports")
    assert [each.name for each in paths] == ["cup U8.trf", "cup U10.trf"]
    first, second = (path.read_text(encoding="utf-8") for path in paths)
    assert "U10" in second
    assert "062 4" in first
    assert "062 6" in second
    found = examine_report(paths[1]).event
    assert found is not None
    assert found.title == "Кубок міста: U10"


def test_that_no_two_reports_have_one_name_and_none_that_a_system_bars(cup: Path) -> None:
    with closing(Workspace.open(cup)) as workspace:
        first, second = workspace.event.tournaments
        for tournament, title in ((first, "U8: дівчата?"), (second, "u8 дівчата")):
            here = workspace.at(tournament.main_stage.id)
            here.do(describe_tournament, title=title)
        planned = planned_reports(workspace.event, "кубок", Version.TRF26)
    assert [each.name for each in planned] == ["кубок U8 дівчата.trf", "кубок u8 дівчата 2.trf"]


def test_that_what_cannot_be_written_yet_is_told_and_the_others_are_written(
    cup: Path, tmp_path: Path
) -> None:
    with closing(Workspace.open(cup)) as workspace:
        first = workspace.event.tournaments[0].id
        workspace.do(add_tournament, title="U12", like=first)
        event = workspace.event
    planned = planned_reports(event, "cup", Version.TRF26, Finality.FINAL)
    codes = [each.refusal and each.refusal.code for each in planned]
    assert codes == [None, "report.not-final", "report.not-begun"]
    write_reports(tmp_path / "out", event, Version.TRF26, planned)
    assert [each.name for each in (tmp_path / "out").iterdir()] == ["cup U8.trf"]
    usual = planned_reports(event, "cup", Version.TRF26)
    assert [each.finality for each in usual][:2] == [Finality.FINAL, Finality.IN_BETWEEN]


def test_that_all_reports_make_one_event_with_the_same_tables(cup: Path, tmp_path: Path) -> None:
    before = read_event(cup)
    reports = [read(path) for path in exported(before, tmp_path / "reports")]
    title = common_title(reports, "zzz")
    assert title == "Кубок міста"
    target = make_event_of_reports(tmp_path / "again.arbiter", reports, certain, title=title)
    after = read_event(target)
    assert after.title == "Кубок міста"
    assert tables(after) == tables(before)
    assert verify(target) == ()
    commands = [each.command for each in read_history(target)]
    assert commands == ["event.create", "report.import", "report.add"]
    again = exported(after, tmp_path / "again")
    for path in again:
        assert players_of(path) == players_of(tmp_path / "reports" / path.name)


def test_that_reports_of_other_programs_have_in_common_what_their_titles_begin_with() -> None:
    reports = [
        ReportToAdd(source=title, event=with_title(title))
        for title in ("Lviv Open 2026 - A", "Lviv Open 2026 - B")
    ]
    assert common_title(reports, "zzz") == "Lviv Open 2026"
    assert common_title([reports[0], ReportToAdd(source="", event=with_title("Kyiv"))], "z") == "z"


def with_title(title: str) -> Event:
    event = four()
    return replace(event, title=title, tournaments=(replace(event.tournament, title=title),))


def test_that_people_of_two_reports_are_asked_about_by_the_ids_they_will_have(
    cup: Path, tmp_path: Path
) -> None:
    paths = exported(read_event(cup), tmp_path / "reports")
    reports = [read(paths[0]), read(paths[1]), read(paths[0])]
    asked = doubts_about(reports)
    assert [len(each.same.doubtful) for each in asked] == [0, 4]

    def all_are(doubts: Doubts) -> dict[PlayerId, PlayerId]:
        return {theirs: mine for theirs, (mine, *_) in doubts.same.doubtful.items()}

    target = make_event_of_reports(tmp_path / "two.arbiter", reports, all_are, title="Кубок")
    event = read_event(target)
    assert len(event.players) == len(U8) + len(U10)
    assert event.tournaments[2].title == "Кубок міста: U8"


def test_that_a_report_is_added_to_an_open_event_in_one_act(cup: Path, tmp_path: Path) -> None:
    paths = exported(read_event(cup), tmp_path / "reports")
    with closing(Workspace.open(cup)) as workspace:
        before = workspace.event
        add_reports(workspace, [read(paths[1])], certain)
        added = workspace.event.tournaments[-1]
        assert tables(workspace.event)[added.title] == tables(before)["U10"]
        assert [line.kind for line in added.integrity] != []
        workspace.undo()
        assert workspace.event.tournaments == before.tournaments


def test_that_a_refused_report_leaves_no_file(cup: Path, tmp_path: Path) -> None:
    paths = exported(read_event(cup), tmp_path / "reports")
    reports = [read(paths[0]), read(paths[1])]
    target = tmp_path / "none.arbiter"
    with pytest.raises(RuleError):
        make_event_of_reports(
            target,
            reports,
            lambda _: {PlayerId(1): PlayerId(1), PlayerId(2): PlayerId(1)},
            title="Кубок",
        )
    assert not target.exists()
    assert not [*tmp_path.glob("*.arbiter-*")]
