"""Results for the rating report alone, adjourned games, and what else does not travel."""

from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.game_notes import Adjournment, Signed
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    DRAW,
    HALF_TO_WHITE,
    WHITE_WINS,
    Colour,
    Result,
)
from arbiter_app.domain.ids import Board
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from tests.formats.trf.test_writing import four, lines
from tests.formats.trf.text import TWO_GAMES, games, player
from tests.formats.trf.text import event as event_of_text

SIGNED = Signed("Олена", datetime(2026, 5, 1, 20, 0))


def with_first_game(event: Event, **facts: Any) -> Event:
    """Return the event with other facts of board 1 of the first round, Adamchuk against Delta."""
    tournament = event.tournament
    first, *later = tournament.main_stage.rounds
    game, *others = first.games
    rounds = (replace(first, games=(replace(game, **facts), *others)), *later)
    stage = replace(tournament.main_stage, rounds=rounds)
    return replace(event, tournaments=(replace(tournament, stages=(stage,)),))


def first_game(event: Event) -> Game:
    return event.tournament.main_stage.rounds[0].games[0]


def reread(event: Event, version: Version = Version.TRF26) -> trf.Reading:
    return trf.read(trf.encode(trf.format(trf.report_of(event, version))))


@pytest.mark.parametrize("in_table", [WHITE_WINS, HALF_TO_WHITE], ids=str)
def test_that_the_report_has_the_corrected_result_and_the_points_of_the_table(
    in_table: Result,
) -> None:
    corrected = with_first_game(four(), result=in_table, rated_result=DRAW)
    written = lines(corrected)
    adamchuk = next(line for line in written if line.startswith("001    1"))
    points = "1.0" if in_table == WHITE_WINS else "0.5"
    assert adamchuk[80:84].strip() == points
    assert "   4 w =" in adamchuk
    reading = reread(corrected)
    assert reading.report is not None
    assert [each.code for each in reading.notices if each.code == "trf.points-differ"] == []
    read = first_game(trf.event_of(reading.report))
    assert (read.result, read.rated_result) == (in_table, DRAW)


def test_that_the_older_version_says_which_results_of_the_table_it_loses() -> None:
    corrected = with_first_game(four(), rated_result=BLACK_WINS)
    lost = trf.losses(corrected, Version.TRF16)
    assert {"results", "rating-corrections"} <= set(lost)
    assert trf.losses(corrected, Version.TRF26) == ("draw",)


@pytest.mark.parametrize(
    "comment",
    [
        "in-table | 1 | 2 | 1-0",  # number 2 had Black
        "in-table | 1 | 9 | 1-0",
        "in-table | 7 | 1 | 1-0",
        "in-table | 1 | 1 | 1-1",
        "in-table | 0 | 1 | 1-0",
        "adjourned | 1 | 1 | x | |",
        "adjourned | 1 | 1 | w | | later",
    ],
)
def test_that_a_comment_about_no_game_changes_no_result(comment: str) -> None:
    told = event_of_text(f"### arbiter: {comment}\n", *TWO_GAMES)
    assert [game.result for game in games(told)] == [WHITE_WINS, DRAW]
    assert all(game.rated_result is None and game.adjournment is None for game in games(told))


def test_that_an_adjourned_game_comes_back_with_its_sealed_move() -> None:
    adjourned = Adjournment(
        sealed_by=Colour.BLACK, note="конверт | сейф", resumes_at=datetime(2026, 5, 2, 10, 0)
    )
    event = with_first_game(four(), result=None, adjournment=adjourned)
    report = reread(event).report
    assert report is not None
    assert first_game(trf.event_of(report)).adjournment == adjourned
    assert trf.losses(event, Version.TRF26) == ("draw",)
    assert "adjournments" in trf.losses(event, Version.TRF16)


def test_that_signatures_and_second_typings_do_not_travel() -> None:
    assert "signatures" in trf.losses(with_first_game(four(), checked=SIGNED), Version.TRF26)
    event = four()
    tournament = event.tournament
    first, *later = tournament.main_stage.rounds
    stage = replace(tournament.main_stage, rounds=(replace(first, published=SIGNED), *later))
    published = replace(event, tournaments=(replace(tournament, stages=(stage,)),))
    assert "signatures" in trf.losses(published, Version.TRF26)


def test_that_who_was_expelled_has_not_withdrawn() -> None:
    event = four()
    first, *others = event.tournament.entries
    entries = (replace(first, status=EntryStatus.EXPELLED), *others)
    expelled = replace(event, tournaments=(replace(event.tournament, entries=entries),))
    report = reread(expelled).report
    assert report is not None
    statuses = [entry.status for entry in trf.event_of(report).tournament.entries]
    assert statuses[0] is EntryStatus.EXPELLED
    assert trf.losses(expelled, Version.TRF26) == ("draw",)


@pytest.mark.parametrize("first", [(1, 2), (2, 1)])
def test_that_games_keep_their_boards_where_the_table_has_another_result_than_the_rating(
    first: tuple[int, int],
) -> None:
    """A reader gives the boards of a Swiss by the scores."""
    swiss = event_of_text(
        player(1, "2w1 4w=", "1.5"),
        player(2, "1b0 3b=", "0.5"),
        player(3, "4w1 2w=", "1.5"),
        player(4, "3b0 1b=", "0.5"),
        "192 FIDE_DUTCH_2026\n",
    )
    corrected = with_first_game(swiss, result=BLACK_WINS, rated_result=WHITE_WINS)
    tournament = corrected.tournament
    played, second = tournament.main_stage.rounds
    in_order = sorted(second.games, key=lambda game: game.white, reverse=first[0] > first[1])
    games = tuple(replace(game, board=Board(at)) for at, game in enumerate(in_order, start=1))
    stage = replace(tournament.main_stage, rounds=(played, replace(second, games=games)))
    event = corrected.with_tournament(replace(tournament, stages=(stage,)))
    assert "boards" not in trf.losses(event, Version.TRF26)
