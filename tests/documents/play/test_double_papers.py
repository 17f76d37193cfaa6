"""Papers of a Double-Swiss, whose rounds are matches of two games (C.04.5)."""

from dataclasses import replace

import pytest

from arbiter_app.documents.slip import SlipLine
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.swiss_rules import DUTCH, SwissSystem
from arbiter_app.domain.ids import PlayerId
from tests.documents.conftest import (
    changed,
    report_of,
    sentences,
    swiss_of,
    table_of,
    texts_of,
)
from tests.documents.play.test_slips import slips_of, words


def double_of(*rounds: str) -> Event:
    """Return a Double-Swiss of seven, a match written "1-4 1-0 ½-½"."""
    event = swiss_of(rounds)
    rules = replace(DUTCH, system=SwissSystem.DOUBLE)
    return changed(event, settings=event.tournament.settings.with_swiss(rules))


@pytest.fixture
def played() -> Event:
    return double_of(
        "1-4 1-0 ½-½, 5-2 0-1 0-1, 3-6 +/- ½-½, 7 U", "6-1 ½-½ ½-½, 2-7 +/- +/-, 4-5, 3 H"
    )


def test_that_the_protocol_has_both_games_beside_the_score(played: Event) -> None:
    report = report_of("round-protocol", played, round=1)
    assert texts_of(report, "Game 1") == ["1 – 0", "0 – 1", "+ : –"]
    assert texts_of(report, "Game 2") == ["½ – ½", "0 – 1", "½ – ½"]
    assert texts_of(report, "Result") == ["1½ – ½", "0 – 2", "1½ – ½"]
    assert "+ and –" in sentences(report)


def test_that_the_protocol_has_the_game_that_is_over(played: Event) -> None:
    stage = played.tournament.main_stage
    second = stage.rounds[1]
    games = [replace(each, so_far=(WHITE_WINS, None)) for each in second.games if not each.result]
    open_ = replace(second, games=(*second.games[:2], *games))
    event = changed(played, stages=(replace(stage, rounds=(stage.rounds[0], open_)),))
    report = report_of("round-protocol", event, round=2)
    assert texts_of(report, "Game 1")[2] == "1 – 0"
    assert texts_of(report, "Game 2")[2] == ""
    assert texts_of(report, "Result")[2] == ""


def test_that_tables_have_the_points_of_matches(played: Event) -> None:
    table = table_of(report_of("cross-table", played))
    first = [cell.text for cell in table.rows[0]]
    assert {"4w1½", "6b1"} <= {*first}
    assert "in the first game, and the points of both games" in sentences(
        report_of("cross-table", played)
    )
    progress = table_of(report_of("progress", played))
    assert [cell.text for cell in progress.rows[0]][-1] == "4"


def test_that_a_slip_has_a_line_for_each_game() -> None:
    event = double_of("1-4, 5-2, 3-6, 7 U")
    slip = slips_of(report_of("result-slips", event)).slips[0]
    said = [*words(slip)]
    assert said.count("1 – 0") == 2
    games = [each for each in said if each.startswith("Game ")]
    one, other = (event.players[PlayerId(100 + number)].latin_name for number in (1, 4))
    assert games == [f"Game 1: {one} (w) – {other} (b)", f"Game 2: {one} (b) – {other} (w)"]
    blank = [*words(slips_of(report_of("result-slips", event, form="blank")).slips[0])]
    assert blank.count("½ – ½") == 2


def test_that_each_game_has_a_score_sheet_with_its_colours() -> None:
    sheets = slips_of(report_of("score-sheets", double_of("1-4, 5-2, 3-6, 7 U"))).slips
    heads = {part.left for sheet in sheets for part in sheet.parts if isinstance(part, SlipLine)}
    white = {each.removeprefix("White: ") for each in heads if each.startswith("White: ")}
    black = {each.removeprefix("Black: ") for each in heads if each.startswith("Black: ")}
    assert white == black
    assert len(white) == 6
    assert len(sheets) == 2 * 2 * 3  # of both players, in both games


def test_that_a_card_tells_both_games(played: Event) -> None:
    report = report_of("player-card", played)
    assert "1½ (1, ½)" in repr(report.body)
    assert "½ (0, ½)" in repr(report.body)
