"""A Double-Swiss goes out into a report, two columns a match, and comes back as it was (C.04.5)."""

from datetime import date
from pathlib import Path

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import WHITE_WINS, Mark
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.services.checking import check_report
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.workspace import Workspace
from tests.services.commands.play.test_double_swiss import double_of_sixteen
from tests.services.double_hands import enter_games, make_double, play_matches
from tests.services.swiss_hands import make_swiss, pair, play_rounds


def text_of(event: Event) -> str:
    return trf.format(trf.report_of(event, Version.TRF26))


def reported(event: Event) -> Event:
    reading = trf.read(trf.encode(text_of(event)))
    assert reading.report is not None, reading
    return trf.event_of(reading.report)


def played(event: Event) -> list[tuple[int, list[object], list[tuple[int, Mark]]]]:
    numbers = event.tournament.numbers
    return [
        (
            round_.number,
            [(numbers[game.white], numbers[game.black], game.two_games) for game in round_.games],
            sorted(
                (numbers[bye.player], bye.mark)
                for bye in round_.byes
                if bye.mark is not Mark.ZERO_BYE  # who left, or came late, is absent in a report
            ),
        )
        for round_ in event.tournament.competition().rounds
    ]


def table(event: Event) -> list[tuple[int, int, object]]:
    competition = event.tournament.competition()
    rows = standings(competition, event.contestants).rows
    return [(competition.numbers[row.player], row.place, row.points) for row in rows]


def test_that_a_whole_tournament_comes_back_from_its_report(workspace: Workspace) -> None:
    event = double_of_sixteen(workspace).event
    back = reported(event)
    assert back.tournament.settings.swiss.system is SwissSystem.DOUBLE
    assert (back.tournament.settings.rounds, back.tournament.settings.scoring) == (
        5,
        event.tournament.settings.scoring,
    )
    assert played(back) == played(event)
    assert table(back) == table(event)
    assert text_of(back).replace("Arbiter", "") == text_of(reported(back)).replace("Arbiter", "")
    assert set(trf.losses(event, Version.TRF26)) <= {"draw", "made-from", "signatures"}


def test_that_every_game_has_a_column_and_a_bye_both(workspace: Workspace) -> None:
    make_double(workspace, 5, rounds=3)
    play_matches(workspace, 1)
    lines = text_of(workspace.event).splitlines()
    assert "142 6" in lines
    assert "192 FIDE_DOUBLESWISS" in lines
    assert "162  W 1.0    D 0.5    L 0.0    A 0.0    P0.75" in lines
    of_one = next(line for line in lines if line.startswith("001    1"))
    first, second = of_one[91:99].split(), of_one[101:109].split()
    assert first[0] == second[0]
    assert {first[1], second[1]} == {"w", "b"}
    free = next(bye.player for bye in workspace.event.tournament.competition().rounds[0].byes)
    of_free = next(line for line in lines if line.startswith(f"001 {free:4}"))
    assert of_free[91:99].split() == of_free[101:109].split() == ["0000", "-", "U"]
    assert of_free[80:84].strip() == "1.5"


def test_that_a_match_half_played_and_what_is_to_come_come_back(workspace: Workspace) -> None:
    make_double(workspace, 8)
    play_matches(workspace, 1)
    workspace.do(ask_bye, players=[PlayerId(3)], rounds=[Round(3)], mark=Mark.HALF_BYE)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    enter_games(workspace, 2, 1, WHITE_WINS)
    back = reported(workspace.event)
    assert played(back) == [each for each in played(workspace.event) if each[1] or each[2]]


def test_that_an_imported_one_goes_on_as_it_would_have_here(
    workspace: Workspace, tmp_path: Path
) -> None:
    make_double(workspace, 12)
    for number in (1, 2):
        play_matches(workspace, number)
    elsewhere = Workspace.create(
        tmp_path / "else.arbiter", title="Деінде", starts_on=date(2026, 11, 1), edition_id="2026-03"
    )
    elsewhere.do(import_report, source="double.trf", event=reported(workspace.event))
    for number in (3, 4):
        play_matches(workspace, number)
        play_matches(elsewhere, number)
        assert played(elsewhere.event) == played(workspace.event)[:number]
    elsewhere.close()


def test_that_the_check_finds_nothing_wrong_with_it(workspace: Workspace) -> None:
    event = double_of_sixteen(workspace).event
    reading = trf.read(trf.encode(text_of(event)))
    assert reading.report is not None
    verdict = check_report(reading, trf.event_of(reading.report))
    assert [each.differences for each in verdict.rounds] == [()] * 5
    assert all(each.is_right for each in verdict.rounds)
    assert verdict.standings.is_right


def test_that_a_report_whose_columns_are_no_matches_is_only_read_and_says_so(
    workspace: Workspace,
) -> None:
    play_rounds(make_swiss(workspace, 6), 3)
    dutch = text_of(workspace.event)
    reading = trf.read(trf.encode(dutch.replace("192 FIDE_DUTCH", "192 FIDE_DOUBLESWISS")))
    assert reading.report is not None
    assert [each.code for each in reading.notices] == ["trf.double-columns"]
    event = trf.event_of(reading.report)
    assert event.tournament.settings.is_only_read
    assert len(event.tournament.competition().rounds) == 3
    assert "192 FIDE_DOUBLESWISS" in text_of(event)
