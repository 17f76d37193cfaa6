"""Tables of which something must be said: early withdrawals, byes, and criteria that need notes."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.pdf.pages import lay_out
from arbiter_app.documents.pdf.primitives import Text
from arbiter_app.documents.pdf.render import render_pdf, render_together
from arbiter_app.documents.report import Grid, Report, Table
from arbiter_app.domain.facts.competition import (
    Adjustment,
    ListChange,
    OwnCriterion,
)
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.ids import PlayerId, Round
from tests.documents.conftest import (
    OF_PLAY,
    OF_SOLVERS,
    OF_SWISS,
    OF_TEAMS,
    changed,
    event_of,
    fitting,
    report_of,
    swiss_of,
    with_settings,
    without,
)
from tests.documents.pdf.drawn import measure
from tests.documents.table.test_tables import column, notes, squares, table_of

LANGUAGES = ("uk", "en")

SWISS = (
    "1-4 1-0, 5-2 ½-½, 3-6 1-0, 7 U",
    "3-1 ½-½, 7-5 +/-, 2-6 1-0, 4 H",
    "1-7 0-1, 2-3 ½-½, 4-5 W-L, 6 Z",
)


def early_leaver(round_: int, white: int, black: int) -> str:
    """Return six players' games of which number 2 plays only that of round 1, and wins it."""
    if 2 in (white, black) and round_ > 1:
        return "-/+" if white == 2 else "+/-"
    if 2 in (white, black):
        return "1-0" if white == 2 else "0-1"
    return "1-0" if white < black else "0-1"


def annulled_event() -> Event:
    return without(event_of(6, score=early_leaver), 2)


def greys(report: Report, row: int) -> list[bool]:
    return [cell.faint for cell in table_of(report).rows[row]]


@pytest.mark.parametrize("order", ["number", "place"])
def test_that_who_left_early_stands_last_in_grey_with_the_results_in_sight(order: str) -> None:
    report = report_of("cross-table", annulled_event(), order=order)
    assert column(report, "No.") == ["1", "3", "4", "5", "6", "2"]
    assert column(report, "Place") == ["1", "2", "3", "4", "5", "–"]
    assert column(report, "Points") == ["4", "3", "2", "1", "0", "–"]
    assert squares(report)[-1] == ["–", "–", "–", "1", "–", "#"]
    assert [line[-1] for line in squares(report)[:-1]] == ["+", "+", "+", "0", "+"]
    assert all(greys(report, 5))
    first_row = table_of(report).rows[0]
    assert [cell.text for cell in first_row if cell.faint] == ["+"]


def test_that_who_left_early_has_no_place_points_or_values_in_the_standings() -> None:
    report = report_of("final-standings", annulled_event())
    last = [cell.text for cell in table_of(report).rows[-1]]
    assert last[:2] == ["–", "2"]
    assert last[-5:] == ["–"] * 5
    assert any("C.05 Art. 6.6" in note for note in notes(report))
    assert not any("shared" in note for note in notes(report))


def test_that_who_left_after_half_of_his_games_keeps_place_and_results() -> None:
    def late_leaver(round_: int, white: int, black: int) -> str:
        return early_leaver(round_ if round_ > 3 else 1, white, black)

    report = report_of("cross-table", without(event_of(6, score=late_leaver), 2))
    assert "–" not in column(report, "Place")
    assert not any(greys(report, 1))
    assert not any("C.05 Art. 6.6" in note for note in notes(report))


def test_that_annulled_points_do_not_stand_in_the_next_protocol() -> None:
    # Number 3 beat 4 and 5, and 2 by forfeit, which does not count.
    report = report_of("round-protocol", annulled_event(), round=5)
    texts = [[cell.text for cell in row] for row in table_of(report).rows]
    assert texts[0][2:5] == ["Yeremenko, Yurii", "2349", "2"]
    assert texts[1][6:] == ["–", "2366", "2", "Galagan, Ihor"]


def test_that_grey_text_is_drawn_grey() -> None:
    pages = lay_out(report_of("final-standings", annulled_event()), measure)
    faint = [
        each.text
        for page in pages
        for each in page.primitives
        if isinstance(each, Text) and each.faint
    ]
    assert "Galagan, Ihor" in faint
    assert "Shevchuk, Olena" not in faint


def test_that_a_change_of_the_list_stands_on_every_sheet() -> None:
    change = ListChange(after_round=Round(2), before=("SB", "DE"), reason="appeal no. 3")
    for document in OF_PLAY:
        played = fitting(document) if document in OF_TEAMS else event_of(4)
        event = changed(played, list_changes=(change,))
        (sentence,) = report_of(document, event).footer.list_changes
        assert "after round 2" in sentence
        assert "Sonneborn-Berger (SB); direct encounter (DE)" in sentence
        assert "appeal no. 3" in sentence
        if document in ("cross-table", "final-standings"):
            assert sentence in notes(report_of(document, event))
    of_people = changed(event_of(4), list_changes=(change,))
    pages = lay_out(report_of("start-list", of_people), measure)
    assert any(isinstance(each, Text) and "appeal" in each.text for each in pages[0].primitives)


def test_that_a_criterion_of_the_event_is_defined_below_the_table() -> None:
    own = OwnCriterion(
        code="OTHER_BLITZ",
        definition="place in the blitz tournament",
        lower_is_better=True,
        values={PlayerId(101): Decimal(2), PlayerId(102): Decimal(1)},
    )
    event = changed(with_settings(event_of(4), tie_breaks=("OTHER_BLITZ",)), own_criteria=(own,))
    for document in ("cross-table", "final-standings"):
        report = report_of(document, event)
        assert "Blitz" in [each.title for each in table_of(report).columns]
        assert "Blitz (less is better): place in the blitz tournament" in notes(report)


def unrated_event(unrated: Unrated, arbiters_rating: int | None = None) -> Event:
    event = with_settings(event_of(4), tie_breaks=("ARO",), unrated=unrated)
    nobody = replace(
        event.players[PlayerId(103)],
        fide_rating=None,
        national_rating=None,
        arbiters_rating=arbiters_rating,
    )
    return replace(event, players={**event.players, nobody.id: nobody})


@pytest.mark.parametrize("document", ["cross-table", "final-standings"])
def test_that_a_rating_criterion_dropped_for_unrated_players_is_announced(document: str) -> None:
    report = report_of(document, unrated_event(Unrated.UNSAID))
    assert "ARO" not in [each.title for each in table_of(report).columns]
    assert not any("nobody has a value" in note for note in notes(report))
    (note,) = (note for note in notes(report) if "Not applied" in note)
    assert "(ARO)" in note
    assert "C.07 Art. 10" in note
    assert "Yeremenko, Yurii" in note


def test_that_a_missing_rating_of_the_arbiters_is_said_to_be_missing() -> None:
    report = report_of("final-standings", unrated_event(Unrated.ARBITERS_RATING))
    assert any("not even one of the arbiter’s" in note for note in notes(report))


def test_that_the_treatment_of_unrated_players_is_said() -> None:
    left_out = notes(report_of("final-standings", unrated_event(Unrated.LEFT_OUT)))
    assert any("left out" in note and "Yeremenko, Yurii" in note for note in left_out)
    rated = notes(report_of("final-standings", unrated_event(Unrated.ARBITERS_RATING, 1400)))
    assert any("Yeremenko, Yurii (rating 1400)" in note for note in rated)


def test_that_nothing_is_said_of_unrated_players_where_no_criterion_asks_for_ratings() -> None:
    event = with_settings(unrated_event(Unrated.LEFT_OUT), tie_breaks=("SB",))
    assert not any("rating" in note for note in notes(report_of("final-standings", event)))


def test_that_points_of_the_arbiter_are_told() -> None:
    adjustments = (
        Adjustment(player=PlayerId(101), round=Round(2), points=Decimal("-0.5")),
        Adjustment(player=PlayerId(102), points=Decimal(1)),
    )
    event = changed(event_of(4), adjustments=adjustments)
    for document in ("cross-table", "final-standings"):
        (note,) = (note for note in notes(report_of(document, event)) if "arbiter" in note)
        assert "Shevchuk, Olena −½ (round 2); Galagan, Ihor +1" in note


def test_that_the_swiss_cross_table_tells_opponent_colour_and_result_of_every_round() -> None:
    report = report_of("cross-table", swiss_of(SWISS))
    rounds = [column(report, f"R{number}") for number in (1, 2, 3)]
    assert rounds[0] == ["4w1", "5b½", "6w1", "1b0", "2w½", "3b0", "U"]
    assert rounds[1] == ["3b½", "6w1", "1w½", "H", "7b–", "2b0", "5w+"]
    assert rounds[2] == ["7w0", "3w½", "2b½", "5w1", "4b0", "Z", "1b1"]
    assert column(report, "Points") == ["1½", "2", "2", "1½", "½", "0", "3"]
    text = " ".join(notes(report))
    assert "U: pairing-allocated bye (1); H: half-point bye (½); Z: absent (0)." in text
    assert "won and lost by forfeit" in text


def test_that_the_swiss_cross_table_goes_by_places_too() -> None:
    report = report_of("cross-table", swiss_of(SWISS), order="place")
    assert column(report, "Place")[0] == "1"
    assert column(report, "No.")[0] == "7"


def test_that_byes_alone_are_no_forfeits() -> None:
    report = report_of("cross-table", swiss_of(("1-2 1-0, 3-4 0-1, 5-6 1-0, 7 U",)))
    assert not any("forfeit" in note for note in notes(report))


def test_that_a_running_swiss_says_of_how_many_rounds_and_shows_who_is_paired() -> None:
    rounds = (*SWISS[:2], "1-7, 2-3, 4-5, 6 Z")
    report = report_of("cross-table", swiss_of(rounds, announced=9))
    assert report.heading.subtitle == "After round 2 of 9, not final"
    assert column(report, "R3") == ["7w", "3w", "2b", "5w", "4b", "Z", "1b"]


def test_that_byes_stand_below_the_games_of_their_round() -> None:
    schedule = report_of("schedule", swiss_of(SWISS, announced=5))
    assert schedule.heading.subtitle == "5 rounds"
    grid = schedule.body[0]
    assert isinstance(grid, Grid)
    assert [row[4].text for row in (table.rows[-1] for table in grid.tables)] == [
        "pairing-allocated bye",
        "half-point bye",
        "absent",
    ]
    protocol = report_of("round-protocol", swiss_of(SWISS), round=2)
    assert "Half-point bye: 4 Yizhak, Taras" in notes(protocol)


def test_that_games_that_are_not_rated_are_noted_in_the_protocol() -> None:
    assert "Not rated, boards: 3." in notes(report_of("round-protocol", swiss_of(SWISS), round=3))


def test_that_many_boards_of_a_round_run_over_several_pages_whole() -> None:
    event = swiss_of([", ".join(f"{i}-{i + 1} 1-0" for i in range(1, 24, 2))], players=24)
    (round_,) = event.tournament.main_stage.rounds
    stage = replace(event.tournament.main_stage, rounds=(replace(round_, games=round_.games * 10),))
    report = report_of("schedule", changed(event, stages=(stage,)))
    (table,) = report.body
    assert isinstance(table, Table)
    assert table.title == "Round 1"
    pages = lay_out(report, measure)
    assert len(pages) > 1
    for page in pages:
        lines = [each for each in page.primitives if isinstance(each, Text)]
        assert all(0 < line.baseline < page.height for line in lines)
        assert "Round 1" in {line.text for line in lines}


@pytest.mark.parametrize(
    "event",
    [
        swiss_of(SWISS),
        swiss_of((*SWISS, "1-2, 3-4, 5-6, 7 U"), announced=5),
        annulled_event(),
        without(event_of(6, cycles=2, score=early_leaver), 2),
    ],
    ids=["swiss", "running swiss", "annulled", "double annulled"],
)
def test_that_every_document_of_every_kind_of_table_can_be_printed(event: Event) -> None:
    """Every one is made in each language, and printed in one."""
    swiss = event if event.tournament.settings.traits.follows_results else swiss_of(SWISS)
    papers: list[tuple[str, Report]] = []
    for place, each in enumerate(DOCUMENTS):
        if each.id in ("envelope-labels", "across", *OF_TEAMS, *OF_SOLVERS):
            continue
        of = swiss if each.id in OF_SWISS else event
        made = [report_of(each.id, of, language) for language in LANGUAGES]
        papers.append((each.id, made[place % len(LANGUAGES)]))
    together = render_together("papers", papers)
    assert together.data.startswith(b"%PDF")
    assert all(length > 0 for length in together.lengths)
    assert len(together.lengths) == len(papers) > 40


def test_that_a_swiss_before_its_first_pairing_can_be_printed() -> None:
    for document in ("start-list", "schedule", "cross-table", "final-standings"):
        assert render_pdf(report_of(document, swiss_of((), announced=5)))


@pytest.mark.parametrize("boards", [24, 36, 48])
def test_that_rounds_side_by_side_are_never_higher_than_a_page(boards: int) -> None:
    event = swiss_of([", ".join(f"{i}-{i + 1} 1-0" for i in range(1, 24, 2))] * 3, players=24)
    stage = event.tournament.main_stage
    rounds = tuple(replace(round_, games=round_.games * (boards // 12)) for round_ in stage.rounds)
    report = report_of("schedule", changed(event, stages=(replace(stage, rounds=rounds),)))
    for page in lay_out(report, measure):
        lines = [each for each in page.primitives if isinstance(each, Text)]
        assert all(0 < line.baseline < page.height for line in lines)
