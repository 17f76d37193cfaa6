"""The bracket on paper: who meets whom, who is through, and that nothing is too small to read."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from arbiter_app.documents.pdf.note_words import sentence
from arbiter_app.documents.pdf.notes import NoteKind
from arbiter_app.documents.pdf.pages import lay_out, layout_of
from arbiter_app.documents.pdf.primitives import MM, Face, Page, Stroke, Text
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import BracketBox, BracketDrawing, BracketSheets, Report
from arbiter_app.domain.facts.play.match_decisions import DecisionKind
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import Ending, MatchRules, MatchStep
from arbiter_app.domain.pairing.bracket import bracket
from arbiter_app.i18n import catalogue
from tests.documents import conftest
from tests.documents.conftest import event_of, report_of, sentences, without
from tests.documents.knockouts import decided, knockout_of
from tests.documents.pdf.drawn import measure
from tests.documents.pdf.test_layout import assert_inside

_A3 = (297 * MM, 420 * MM)
_FOOTER = 7.0


def drawing_of(report: Report) -> BracketDrawing:
    """Return the drawing of a bracket that stands on one sheet."""
    block = next(block for block in report.body if isinstance(block, BracketSheets))
    (drawing,) = block.ways[0]
    return drawing


def rows_of(box: BracketBox) -> list[str]:
    """Return both lines of a match as they are read, who has won with a star."""
    return [
        " ".join(filter(None, (line.number, line.name, line.score, "*" if line.strong else "")))
        for line in box.lines
    ]


def column(drawing: BracketDrawing, number: int) -> list[list[str]]:
    boxes = sorted(drawing.boxes, key=lambda box: box.row)
    return [rows_of(box) for box in boxes if box.column == number]


def nobody_plays(white: int, black: int, game: int) -> str | None:
    return None


def test_that_winners_stand_strong_with_the_points_of_their_match() -> None:
    drawing = drawing_of(report_of("bracket", knockout_of(4, KnockoutRules())))
    assert drawing.columns == ("Semifinals", "Final")
    assert column(drawing, 0) == [
        ["1 Shevchuk, Olena 2 *", "4 Yizhak, Taras 0"],
        ["3 Yeremenko, Yurii 0", "2 Galagan, Ihor 2 *"],
    ]
    assert column(drawing, 1) == [["1 Shevchuk, Olena 2 *", "2 Galagan, Ihor 0"]]


def test_that_lines_lead_from_every_match_to_the_one_where_its_winner_goes_on() -> None:
    drawing = drawing_of(report_of("bracket", knockout_of(8, KnockoutRules())))
    assert len(drawing.lines) == 6
    for start, end in drawing.lines:
        assert drawing.boxes[start].column + 1 == drawing.boxes[end].column


def test_that_a_match_to_come_leaves_room_to_write() -> None:
    event = knockout_of(4, KnockoutRules(cuts=(1, 3)), outcome=nobody_plays)
    drawing = drawing_of(report_of("bracket", event))
    final, bronze = column(drawing, 1)
    assert final == ["", ""]
    assert bronze == ["loser of match 1", "loser of match 2"]
    assert {box.mark for box in drawing.boxes if box.column == 0} == {"1", "2"}
    assert [caption.text for caption in drawing.captions] == ["For 3rd place"]


def test_that_a_bye_is_quiet_and_no_match() -> None:
    drawing = drawing_of(report_of("bracket", knockout_of(3, KnockoutRules())))
    bye, match = (box for box in sorted(drawing.boxes, key=lambda b: b.row) if not box.column)
    assert (bye.quiet, match.quiet) == (True, False)
    assert rows_of(bye) == ["1 Shevchuk, Olena", ""]
    assert bye.lines[0].faint


def test_that_a_walk_over_has_its_signs_and_is_told_below() -> None:
    event = knockout_of(4, KnockoutRules(), outcome=nobody_plays)
    first = next(iter(bracket(4, KnockoutRules()).matches))
    event = decided(event, DecisionKind.WALKOVER, first, 1)
    report = report_of("bracket", event)
    assert column(drawing_of(report), 0)[0] == ["1 Shevchuk, Olena –", "4 Yizhak, Taras + *"]
    assert "Semifinal 1: Yizhak, Taras – Shevchuk, Olena, by walk-over." in sentences(report)


def test_that_a_match_won_by_lot_or_by_a_drawn_armageddon_says_so() -> None:
    level = MatchRules(steps=(MatchStep(games=2), MatchStep(ending=Ending.ARMAGEDDON)))
    event = knockout_of(2, KnockoutRules(match=level), outcome=lambda *_: "½-½")
    assert "armageddon, Black drew" in sentences(report_of("bracket", event))


def test_that_who_has_left_is_struck_out() -> None:
    event = without(knockout_of(4, KnockoutRules(), outcome=nobody_plays), 3)
    drawing = drawing_of(report_of("bracket", event))
    struck = {line.name for box in drawing.boxes for line in box.lines if line.struck}
    assert struck == {"Yeremenko, Yurii"}


def test_that_all_places_and_both_brackets_stand_on_one_sheet() -> None:
    every = report_of("bracket", knockout_of(16, KnockoutRules(cuts=None)))
    captions = [caption.text for caption in drawing_of(every).captions]
    assert "For places 9–16" in captions
    assert "For place 15" in captions
    double = KnockoutRules(elimination=Elimination.DOUBLE)
    drawing = drawing_of(report_of("bracket", knockout_of(8, double)))
    assert {caption.text for caption in drawing.captions} == {"Grand final", "Losers’ bracket"}
    assert (every.following, drawing.rows < 20) == ((), True)


def test_that_what_is_not_needed_of_a_double_elimination_is_not_drawn() -> None:
    double = KnockoutRules(elimination=Elimination.DOUBLE)
    drawing = drawing_of(report_of("bracket", knockout_of(4, double)))
    assert all(any(line.name for line in box.lines) for box in drawing.boxes)


def test_that_a_round_robin_has_no_bracket() -> None:
    assert "There is no bracket" in sentences(report_of("bracket", event_of(6)))


def test_that_how_many_matches_are_open_stands_in_the_head() -> None:
    open_ = knockout_of(8, KnockoutRules(), outcome=nobody_plays)
    assert report_of("bracket", open_).heading.subtitle.startswith("7 match")
    assert report_of("bracket", knockout_of(8, KnockoutRules())).heading.subtitle == ""


def names(page: Page) -> Iterator[Text]:
    return (each for each in page.primitives if isinstance(each, Text))


@pytest.mark.parametrize(
    ("players", "rules"),
    [
        (2, KnockoutRules()),
        (8, KnockoutRules(cuts=(1, 3))),
        (24, KnockoutRules()),
        (16, KnockoutRules(elimination=Elimination.DOUBLE)),
    ],
)
def test_that_a_bracket_stays_on_one_page_in_type_that_can_be_read(
    players: int, rules: KnockoutRules
) -> None:
    pages = lay_out(report_of("bracket", knockout_of(players, rules)), measure)
    assert len(pages) == 1
    assert_drawn_inside(pages)


_ALL_PLACES, _DOUBLE = KnockoutRules(cuts=None), KnockoutRules(elimination=Elimination.DOUBLE)


@pytest.mark.parametrize(
    ("players", "rules", "paper"),
    [
        (24, KnockoutRules(), "a4-sheets"),
        (24, _ALL_PLACES, "a3"),
        (24, _DOUBLE, "a4"),
        (64, KnockoutRules(), "a3"),
        (64, _ALL_PLACES, "a4"),
        (64, _DOUBLE, "a4-sheets"),
        (100, KnockoutRules(), "a4"),
        (100, _ALL_PLACES, "a4-sheets"),
        (100, _DOUBLE, "a3"),
    ],
)
def test_that_a_large_bracket_goes_over_sheets_read_from_two_metres(
    monkeypatch: pytest.MonkeyPatch, players: int, rules: KnockoutRules, paper: str
) -> None:
    names_for_100(monkeypatch, "Prizvyshche, Oleksandra")
    layout = layout_of(report_of("bracket", knockout_of(players, rules), paper=paper), measure)
    pages = tuple(layout.pages())
    assert_drawn_inside(pages)
    over_sheets = [note for note in layout.notes if note.kind is NoteKind.OVER_SHEETS]
    assert [note.of for note in over_sheets] == ([len(pages)] if len(pages) > 1 else [])
    if len(pages) > 1:
        assert f"takes {len(pages)} sheets" in sentence(catalogue("en"), over_sheets[0])


def assert_drawn_inside(pages: tuple[Page, ...]) -> None:
    """Check that nothing leaves its page or covers a box, and that names can be read."""
    assert_inside(pages)
    for page in pages:
        in_boxes = [text for text in names(page) if text.text.isalpha() or "," in text.text]
        in_boxes = [text for text in in_boxes if text.face in (Face.SANS, Face.SANS_BOLD)]
        assert in_boxes
        assert min(text.size for text in in_boxes if text.size != _FOOTER) >= 14
        strokes = [each for each in page.primitives if isinstance(each, Stroke)]
        for stroke in strokes:
            assert all(0 < x < page.width and 0 < y < page.height for x, y in stroke.corners)
        outlines = [
            (*each.corners[0], *each.corners[2]) for each in strokes if len(each.corners) == 5
        ]
        for one, other in combinations(outlines, 2):
            beside = one[2] <= other[0] or other[2] <= one[0]
            assert beside or one[3] <= other[1] + 0.1 or other[3] <= one[1] + 0.1


def names_for_100(monkeypatch: pytest.MonkeyPatch, latin: str) -> None:
    monkeypatch.setattr(conftest, "_NAMES", (("Хтось", latin),) * 100)


def test_that_a_bracket_of_64_long_names_is_drawn_on_a3(monkeypatch: pytest.MonkeyPatch) -> None:
    names_for_100(monkeypatch, "Podviine-Prizvyshche, Oleksandra-Mariia")
    pages = lay_out(report_of("bracket", knockout_of(64, KnockoutRules())), measure)
    assert {frozenset({page.width, page.height}) for page in pages} == {frozenset(_A3)}
    assert_drawn_inside(pages)


@pytest.mark.parametrize("players", [24, 32])
def test_that_long_names_take_lines_before_they_are_too_small(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    short, long = ("Хтось", "Vovk, Oleh"), ("Хтось", "Bilokrynytskyi-Zaporozhets, Vsevolod")
    monkeypatch.setattr(conftest, "_NAMES", (short, short, long) * 20)
    rules = KnockoutRules(elimination=Elimination.DOUBLE)
    assert_drawn_inside(lay_out(report_of("bracket", knockout_of(players, rules)), measure))


def test_that_a_name_without_a_space_does_not_set_the_size_of_a_bracket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(conftest, "_NAMES", (("Хтось", "Sh" * 30), *[("Хтось", "Vovk, Oleh")] * 20))
    assert_drawn_inside(lay_out(report_of("bracket", knockout_of(16, KnockoutRules())), measure))


def test_that_sheets_of_a4_show_every_match_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names_for_100(monkeypatch, "Prizvyshche, Oleksandra")
    event = knockout_of(64, KnockoutRules(), outcome=nobody_plays)
    pages = lay_out(report_of("bracket", event, paper="a4-sheets"), measure)
    assert all({page.width, page.height} == {210 * MM, 297 * MM} for page in pages)
    outlines = [
        each
        for page in pages
        for each in page.primitives
        if isinstance(each, Stroke) and len(each.corners) == 5
    ]
    assert len(outlines) == 63


def test_that_a3_is_used_where_it_is_asked_for() -> None:
    report = report_of("bracket", knockout_of(8, KnockoutRules()), paper="a3")
    (page,) = lay_out(report, measure)
    assert {page.width, page.height} == set(_A3)


def test_that_a_bracket_is_rendered() -> None:
    assert render_pdf(report_of("bracket", knockout_of(8, KnockoutRules()))).startswith(b"%PDF")


def test_that_a_heading_is_not_covered_by_the_match_below_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names_for_100(monkeypatch, "Bilyk, Marta")
    event = knockout_of(24, KnockoutRules(cuts=(1, 3)), outcome=nobody_plays)
    (page,) = lay_out(report_of("bracket", event), measure)
    caption = next(text for text in names(page) if text.text == "For 3rd place")
    below = min(
        text.baseline - text.size
        for text in names(page)
        if text.x >= caption.x and text.baseline > caption.baseline + 1
    )
    assert below > caption.baseline


def test_that_no_line_runs_through_the_number_of_a_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names_for_100(monkeypatch, "Bilyk, Marta")
    event = knockout_of(24, KnockoutRules(cuts=(1, 3)), outcome=nobody_plays)
    for page in lay_out(report_of("bracket", event), measure):
        strokes = [each for each in page.primitives if isinstance(each, Stroke)]
        marks = [text for text in names(page) if text.faint and text.text.isdigit()]
        assert marks
        for mark in marks:
            end = mark.x + mark.size * measure(mark.text, mark.face)
            for (x, y), (along, down) in (p for s in strokes for p in pairwise(s.corners)):
                is_beside = not mark.x < x < end
                is_clear = max(y, down) <= mark.baseline - 0.7 * mark.size or (
                    min(y, down) >= mark.baseline
                )
                assert x != along or is_beside or is_clear, mark.text


def test_that_all_sheets_of_a_bracket_are_of_one_size(monkeypatch: pytest.MonkeyPatch) -> None:
    names_for_100(monkeypatch, "Prizvyshche, Oleksandra")
    event = knockout_of(65, KnockoutRules(cuts=(1, 3)), outcome=nobody_plays)
    pages = lay_out(report_of("bracket", event), measure)
    assert len({(page.width, page.height) for page in pages}) == 1 < len(pages)
