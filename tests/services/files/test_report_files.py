"""Report files on disk: an event file is made of one whole, or not at all."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from string import Formatter

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.trf.facts.conversions import CONVERSIONS
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.files.report_files import (
    examine_report,
    make_event_file,
    read_report,
    report_finality,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.adjusted_reports import adjusted
from arbiter_app.wording.errors.all_sentences import SENTENCES
from arbiter_app.wording.errors.sentences import error_sentence


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


def open_event(event: Event) -> Event:
    """Return the event with one game won, one adjourned and one open."""
    stage = event.tournament.main_stage
    won, adjourned, last = stage.rounds
    rounds = (
        replace(won, games=tuple(replace(game, result=WHITE_WINS) for game in won.games)),
        replace(
            adjourned,
            games=tuple(replace(game, adjournment=Adjournment()) for game in adjourned.games),
        ),
        last,
    )
    tournament = replace(event.tournament, stages=(replace(stage, rounds=rounds),))
    return replace(event, tournaments=(tournament,))


def test_that_a_final_report_is_refused_by_the_boards_that_are_open(
    event: Event, tmp_path: Path
) -> None:
    path = tmp_path / "out.trf"
    with pytest.raises(RuleError) as refusal:
        write_report(path, open_event(event), trf.Version.TRF26, finality=trf.Finality.FINAL)
    said = error_sentence(catalogue("en"), refusal.value)
    assert "games are open, by round: 2 (board 1, adjourned); 3 (board 1). Enter" in said
    assert not path.exists()


@pytest.mark.parametrize("version", [*trf.Version][-2:])
def test_that_a_report_in_between_says_so_and_comes_back_as_what_it_was(
    event: Event, tmp_path: Path, version: trf.Version
) -> None:
    first, again = tmp_path / "out.trf", tmp_path / "again.trf"
    write_report(first, open_event(event), version)
    found = examine_report(first)
    assert report_finality(found.reading) is trf.Finality.IN_BETWEEN
    assert found.event is not None
    assert "IN-BETWEEN" not in found.event.title
    write_report(again, found.event, version)
    assert again.read_text() == first.read_text()


def test_that_an_adjourned_game_is_told_as_unknown_and_counts_as_a_draw(
    event: Event, tmp_path: Path
) -> None:
    path = tmp_path / "out.trf"
    write_report(path, open_event(event), trf.Version.TRF26)
    text = path.read_text("utf-8")
    assert "### arbiter: report | in-between | after round 1 of 3" in text
    players = [line for line in text.splitlines() if line.startswith("001")]
    assert [line[91:].split() for line in players] == [
        ["0000", "-", "Z", "2", "w", "?", "3", "b"],
        ["3", "w", "1", "1", "b", "?", "0000", "-", "Z"],
        ["2", "b", "0", "0000", "-", "Z", "1", "w"],
    ]
    reading = read_report(path)
    assert reading.notices == ()
    assert reading.report is not None
    assert [each.points for each in reading.report.players] == [Decimal("0.5"), Decimal("1.5"), 0]


def test_that_a_report_called_final_by_hand_with_open_games_is_told_of(
    event: Event, tmp_path: Path
) -> None:
    path = tmp_path / "out.trf"
    write_report(path, open_event(event), trf.Version.TRF26)
    text = path.read_text("utf-8")
    path.write_text(text.replace("report | in-between | after round 1 of 3", "report | final"))
    codes = [each.code for each in read_report(path).notices]
    assert codes == ["trf.final-open"] * 4


OLDER = """\
012 Cup
042 01.05.2026
142 1
001    1 m    Борис, Б                               UKR                         1.0    1     2 w 1
001    2 mGM  Gamma, Georgi                          BUL     2900003             0.0    2     1 b 0
"""


def test_that_the_import_and_the_export_tell_what_was_read_otherwise(
    tmp_path: Path,
) -> None:
    source, path = tmp_path / "old.trf", tmp_path / "old.arbiter"
    source.write_text(OLDER, encoding="utf-8")
    found = examine_report(source)
    assert found.event is not None
    make_event_file(path, source="old.trf", event=found.event, actor="Arbiter")
    event = read_event(path)
    assert adjusted(catalogue("en"), event.tournament)[0] == (
        "Line 2, column 5: The date “01.05.2026” was read as 2026-05-01."
    )
    write_report(tmp_path / "new.trf", event, trf.Version.TRF26)
    lines = (tmp_path / "new.trf").read_text("utf-8").splitlines()
    assert "### arbiter: adjusted | 2:5 | date-form | 01.05.2026 | 2026-05-01" in lines
    assert "### arbiter: adjusted | 4:1 | tie-breaks-unsaid | DE, WIN, SB, KS" in lines
    assert not any(line.startswith("### arbiter: adjusted") for line in lines[:5])
    with closing(Workspace.open(path)) as workspace:
        (entry,) = (each for each in workspace.history() if each.command == "report.import")
        assert entry.params["adjusted"] == len(adjusted(catalogue("en"), event.tournament))


@pytest.mark.parametrize("code", sorted(CONVERSIONS))
def test_that_a_conversion_keeps_all_the_facts_of_its_sentence(code: str) -> None:
    asked = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}
    assert asked <= {*CONVERSIONS[code]}


@pytest.mark.parametrize(
    "line", ["", "x", "1:1", "1:1 | nonsense", "1:1 | date-form | one", "a:b | title | x"]
)
def test_that_a_conversion_changed_by_hand_is_kept_and_not_told(
    event: Event, tmp_path: Path, line: str
) -> None:
    path = tmp_path / "out.trf"
    write_report(path, event, trf.Version.TRF26)
    text = f"### arbiter: adjusted | {line}".rstrip()
    path.write_text(path.read_text("utf-8") + text + "\n", encoding="utf-8")
    read = read_report(path)
    assert read.report is not None
    again = trf.event_of(read.report)
    assert adjusted(catalogue("en"), again.tournament) == []
    assert text in [each.text for each in again.tournament.kept_lines]


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
