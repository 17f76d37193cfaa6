"""Report files on disk: an event file is made of one whole, or not at all."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FileError
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.draw import number_by_hand
from arbiter_app.services.commands.players import add_player
from arbiter_app.services.files.report_files import make_event_file, read_report, write_report
from arbiter_app.services.workspace import Workspace


@pytest.fixture
def event(tmp_path: Path) -> Event:
    """An event of three players after the draw."""
    path = tmp_path / "source.arbiter"
    start = date(2026, 4, 1)
    workspace = Workspace.create(
        path, title="Кубок", starts_on=start, edition_id="2026-03", actor="Arbiter"
    )
    players = [workspace.do(add_player, name=name) for name in ("Білик", "Ґава", "Їжак")]
    numbers = {player: PairingNumber(i) for i, player in enumerate(players, start=1)}
    workspace.do(number_by_hand, numbers=numbers)
    workspace.close()
    return read_event(path)


def test_that_an_event_goes_into_a_report_and_out_again(event: Event, tmp_path: Path) -> None:
    report, copy = tmp_path / "out.trf", tmp_path / "copy.arbiter"
    write_report(report, event, trf.Version.TRF26)
    reading = read_report(report)
    assert reading.report is not None
    make_event_file(copy, source="out.trf", event=trf.event_of(reading.report), actor="Arbiter")
    copied = read_event(copy)
    assert copied.title == "Кубок"
    assert [player.name for player in copied.players.values()] == ["Білик", "Ґава", "Їжак"]
    assert len(copied.tournament.main_stage.rounds) == 3


def test_that_a_report_without_a_title_is_called_by_its_file(event: Event, tmp_path: Path) -> None:
    path = tmp_path / "new.arbiter"
    make_event_file(path, source="autumn.trf", event=replace(event, title=""), actor="Arbiter")
    assert read_event(path).title == "autumn"


def test_that_nothing_is_left_of_an_event_that_the_edition_bars(
    event: Event, tmp_path: Path
) -> None:
    tournament = event.tournament
    settings = replace(tournament.settings, tie_breaks=("BH",))
    barred = replace(event, tournaments=(replace(tournament, settings=settings),))
    with pytest.raises(RuleError) as refusal:
        make_event_file(tmp_path / "new.arbiter", source="x.trf", event=barred, actor="Arbiter")
    assert refusal.value.code == "tie-break.not-in-system"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["source.arbiter"]


def test_that_a_file_that_is_there_is_left_as_it_is(event: Event, tmp_path: Path) -> None:
    taken = tmp_path / "taken.arbiter"
    taken.write_text("somebody's")
    with pytest.raises(FileError) as refusal:
        make_event_file(taken, source="x.trf", event=event, actor="Arbiter")
    assert refusal.value.code == "file.exists"
    assert taken.read_text() == "somebody's"


def test_that_a_report_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError) as refusal:
        read_report(tmp_path / "gone.trf")
    assert refusal.value.code == "file.missing"
    with pytest.raises(FileError) as refusal:
        read_report(tmp_path)
    assert refusal.value.code == "file.not-regular"
