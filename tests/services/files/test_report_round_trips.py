"""What a report holds is all there again, once it was imported and written from the event file."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.facts.play.game_notes import Absence, Adjournment
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_FORFEITS, DRAW, WHITE_WINS, Colour
from arbiter_app.domain.ids import GameId, PlayerId, Round
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.conversions import CONVERSIONS
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.files.report_files import (
    examine_report,
    make_event_file,
    read_report,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from tests.campaigns import turns
from tests.formats.trf.events import FILES, events
from tests.formats.trf.text import player
from tests.services.reports import swiss

NEW = trf.Version.TRF26


def made_of(report: Path, path: Path) -> Path:
    """Make an event file of a report."""
    reading = read_report(report)
    assert reading.report is not None
    make_event_file(path, source=report.name, event=trf.event_of(reading.report), actor="Arbiter")
    return path


def written(path: Path, event: Event) -> bytes:
    write_report(path, event, NEW)
    return path.read_bytes()


def held(report: bytes) -> Event:
    """Return all that a report holds."""
    reading = trf.read(report)
    assert reading.report is not None
    return trf.event_of(reading.report)


def before_import(event: Event) -> Event:
    """Return an event without the line that it was taken over from a report."""
    tournament = event.tournament
    kept = tuple(each for each in tournament.integrity if each.kind is not Kind.IMPORT)
    return replace(event, tournaments=(replace(tournament, integrity=kept),))


def told_of_games(event: Event) -> dict[tuple[int, str, str], Game]:
    names = {player: each.name for player, each in event.players.items()}
    return {
        (round_.number, names[game.white], names[game.black]): replace(
            game, id=GameId(0), white=PlayerId(0), black=PlayerId(0), entered_at=None
        )
        for round_, game in event.tournament.main_stage.games
    }


def adjourned_and_corrected() -> Event:
    """A Swiss after two of three rounds: a game is adjourned, a result is right for the rating
    alone, somebody has withdrawn, and one game nobody waited for.
    """
    event = swiss()
    tournament = event.tournament
    first, second, third = tournament.main_stage.rounds
    corrected = replace(first.games[0], rated_result=DRAW)
    forfeited = replace(second.games[1], result=BLACK_FORFEITS, black_absence=Absence.LEFT)
    sealed = Adjournment(
        sealed_by=Colour.BLACK, note="Білі: Крe2, час 1:12 | 0:58", resumes_at=first.starts_at
    )
    adjourned = replace(second.games[0], result=None, adjournment=sealed)
    finished = replace(first.games[1], adjournment=replace(sealed, sealed_by=None))
    rounds = (
        replace(first, games=(corrected, finished)),
        replace(second, games=(adjourned, forfeited)),
        third,
    )
    entries = tuple(
        replace(entry, status=EntryStatus.WITHDRAWN) if entry.player == 5 else entry
        for entry in tournament.entries
    )
    stages = (replace(tournament.main_stage, rounds=rounds),)
    return replace(event, tournaments=(replace(tournament, entries=entries, stages=stages),))


Imported = Callable[[Path], Event]


@pytest.fixture(scope="module")
def imported(folder: Path) -> Imported:
    """Return the event of a file that is made of a report, of each report once."""
    return cache(lambda source: read_event(made_of(source, folder / f"{source.stem}.arbiter")))


@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_that_a_report_of_another_program_is_written_alike_ever_after(
    source: Path, imported: Imported, tmp_path: Path
) -> None:
    once = written(tmp_path / "1.trf", imported(source))
    assert trf.event_of(_report(source.read_bytes())) == before_import(held(once))
    path = made_of(tmp_path / "1.trf", tmp_path / "2.arbiter")
    assert written(tmp_path / "2.trf", read_event(path)) == once
    assert verify(path) == ()


@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_that_what_was_converted_is_listed_in_the_new_report_and_not_doubled(
    source: Path, tmp_path: Path
) -> None:
    reports = [source]
    for number in range(2):  # of the other program, and of ours with what was converted
        found = examine_report(reports[-1])
        assert found.event is not None
        path = tmp_path / f"{number}.arbiter"
        make_event_file(path, source="x.trf", event=found.event, actor="Arbiter")
        reports.append(tmp_path / f"{number}.trf")
        write_report(reports[-1], read_event(path), NEW)
    first, second = (each.read_text("utf-8") for each in reports[1:])
    assert first == second
    told = [line for line in first.splitlines() if line.startswith("### arbiter: adjusted |")]
    assert all(line.isascii() for line in told)
    converted = [each for each in read_report(source).notices if each.code in CONVERSIONS]
    listed = trf.conversions(read_event(path).tournament.kept_lines)
    assert {*map(_told, converted)} <= {*map(_told, listed)}


def _told(found: FormatError) -> tuple[str, ...]:
    return found.code, *(str(found.facts[name]) for name in CONVERSIONS[found.code])


@pytest.mark.parametrize("version", [trf.Version.TRF16, NEW])
@pytest.mark.parametrize("source", FILES, ids=lambda path: path.stem)
def test_that_every_round_that_does_not_come_back_was_told(
    source: Path, version: trf.Version, imported: Imported, tmp_path: Path
) -> None:
    reading = read_report(source)
    told = {(each.line, (each.column - 90) // 10) for each in reading.notices}
    write_report(tmp_path / "out.trf", imported(source), version)
    written_again = read_report(tmp_path / "out.trf").report
    assert reading.report is not None
    assert written_again is not None
    for before, after in zip(reading.report.players, written_again.players, strict=True):
        rounds = zip(_rounds_of(before), _rounds_of(after), strict=False)
        for index, (former, latter) in enumerate(rounds):
            assert former == latter or (before.at, index) in told, (before.at, index + 1)


def _rounds_of(player: trf.PlayerRecord) -> list[tuple[int, str, str]]:
    """Return opponents, colours and letters; a free round has none, however it is written."""
    rounds = zip(player.opponents, player.colours, player.marks, strict=True)
    free = (0, "-", "Z")
    return [
        free if not opponent and mark in "Z0- " else (opponent, colour, mark)
        for opponent, colour, mark in rounds
    ]


def _report(content: bytes) -> trf.Report:
    reading = trf.read(content)
    assert reading.report is not None
    return reading.report


UNPLAYED = (
    "012 Cup\n042 2026/05/01\n142 1\n092 Individual: Swiss-System\n"
    + player(1, "2-+", "1.0")
    + player(2, "1--", "0.0")
    + player(3, "4--", "0.0")
    + player(4, "3--", "0.0")
    + player(5, "6w1", "1.0")
    + player(6, "5b0", "0.0")
)


def blocks(report: str) -> list[str]:
    """Return what stands of each player behind the name, but for the rank."""
    return [line[89:].rstrip() for line in report.splitlines() if line.startswith("001")]


def test_that_forfeits_without_colours_come_back_as_they_were(tmp_path: Path) -> None:
    source = tmp_path / "unplayed.trf"
    source.write_text(UNPLAYED, encoding="utf-8")
    path = made_of(source, tmp_path / "unplayed.arbiter")
    with closing(Workspace.open(path, actor="Arbiter")) as workspace:
        once = written(tmp_path / "out.trf", workspace.event)
    assert blocks(once.decode()) == blocks(UNPLAYED)


def test_that_a_game_played_after_all_has_its_colours(tmp_path: Path) -> None:
    source = tmp_path / "unplayed.trf"
    source.write_text(UNPLAYED, encoding="utf-8")
    path = made_of(source, tmp_path / "unplayed.arbiter")
    with closing(Workspace.open(path, actor="Arbiter")) as workspace:
        games = workspace.event.tournament.main_stage.games
        board = next(game.board for _, game in games if game.result == BLACK_FORFEITS)
        workspace.do(enter_result, round=Round(1), board=board, result=WHITE_WINS)
        assert b"     2 w 1" in written(tmp_path / "out.trf", workspace.event)
        workspace.undo()
        assert b"     2 - +" in written(tmp_path / "out.trf", workspace.event)


_numbers = count()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reports")


@settings(
    max_examples=turns(5, in_soak=300),
    suppress_health_check=[*HealthCheck],
    phases=[Phase.generate],
)
@given(event=events(NEW))
def test_that_any_report_imported_and_written_again_is_equal_byte_for_byte(
    event: Event, folder: Path
) -> None:
    number = next(_numbers)
    report = folder / f"{number}.trf"
    once = written(report, held(trf.encode(trf.format(trf.report_of(event, NEW)))))
    path = made_of(report, folder / f"{number}.arbiter")
    assert written(report, before_import(read_event(path))) == once


def test_that_adjourned_games_and_results_for_the_rating_stay_when_play_goes_on(
    tmp_path: Path,
) -> None:
    report = tmp_path / "open.trf"
    before = held(written(report, adjourned_and_corrected()))
    path = made_of(report, tmp_path / "open.arbiter")
    with closing(Workspace.open(path, actor="Arbiter")) as workspace:
        for game in workspace.event.tournament.main_stage.rounds[2].games:
            workspace.do(enter_result, round=Round(3), board=game.board, result=WHITE_WINS)
    with closing(Workspace.open(path, actor="Arbiter")) as workspace:
        after = held(written(report, workspace.event))
    assert verify(path) == ()
    games, former = told_of_games(after), told_of_games(before)
    assert {each for each in games if games[each] != former[each]} == {
        each for each in former if each[0] == 3
    }
    assert sum(game.is_adjourned for game in games.values()) == 1
    assert sum(game.rated_result is not None for game in games.values()) == 1
    tournament, formerly = after.tournament, before.tournament
    assert replace(tournament, stages=(), integrity=()) == replace(formerly, stages=())
    assert after.players == before.players
    assert after.officials == before.officials
