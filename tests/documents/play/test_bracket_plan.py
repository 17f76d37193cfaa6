"""Where the matches of a bracket stand."""

import pytest

from arbiter_app.documents.play.bracket_plan import Sheet, plan, sheets
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.ids import MatchId
from arbiter_app.domain.pairing.bracket import Part, bracket

KINDS = (
    KnockoutRules(),
    KnockoutRules(cuts=(1, 3)),
    KnockoutRules(cuts=(4,)),
    KnockoutRules(cuts=None),
    KnockoutRules(consolation=True),
    KnockoutRules(elimination=Elimination.DOUBLE),
)


def place(sheet: Sheet, match: str) -> tuple[int, int]:
    return next((each.column, each.row) for each in sheet.placed if each.match == MatchId(match))


def test_that_a_match_stands_between_those_that_lead_to_it() -> None:
    sheet = plan(bracket(8, KnockoutRules(cuts=(1, 3))))
    assert [place(sheet, f"1.1-8.{index}") for index in (1, 2, 3, 4)] == [
        (0, 1),
        (0, 3),
        (0, 5),
        (0, 7),
    ]
    assert [place(sheet, f"2.1-4.{index}") for index in (1, 2)] == [(1, 2), (1, 6)]
    assert place(sheet, "3.1-2.1") == (2, 4)


def test_that_the_match_for_the_third_place_stands_below_the_final() -> None:
    sheet = plan(bracket(8, KnockoutRules(cuts=(1, 3))))
    third = sheet.blocks[1]
    assert (third.part, third.first_place, third.last_place) == (Part.PLACES, 3, 4)
    assert place(sheet, "3.3-4.1") == (2, 7)
    assert third.head == 5
    assert sheet.rows == 8


def test_that_the_final_of_a_double_elimination_is_reached_from_both_brackets() -> None:
    found = bracket(8, KnockoutRules(elimination=Elimination.DOUBLE))
    sheet = plan(found)
    grand = next(block for block in sheet.blocks if block.part is Part.FINALS)
    first = min(grand.placed, key=lambda each: each.column)
    leading = {found.matches[before].part for before, to in sheet.lines if to == first.match}
    assert leading == {Part.MAIN, Part.LOSERS}
    assert all(first.column > each.column for each in sheet.placed if each not in grand.placed)


@pytest.mark.parametrize("rules", KINDS)
@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13, 24, 33, 64, 100, 256])
def test_that_no_box_covers_another_or_a_heading(entrants: int, rules: KnockoutRules) -> None:
    found = bracket(entrants, rules)
    whole, pages = plan(found), sheets(found)
    for sheet in (whole, *pages):
        taken = [(each.column, row) for each in sheet.placed for row in (each.row - 1, each.row)]
        taken += [(block.column, block.head) for block in sheet.blocks if block.head is not None]
        assert len(set(taken)) == len(taken)
    assert {each.match for each in whole.placed} == set(found.matches)
    on_pages = [each.match for page in pages for each in page.placed]
    assert sorted(on_pages) == sorted(found.matches)
    assert all(page.rows <= 64 for page in pages)


def test_that_a_bracket_of_256_goes_over_sheets_of_64_entrants() -> None:
    found = bracket(256, KnockoutRules())
    pages = sheets(found)
    assert [page.columns for page in pages] == [8, 6, 6, 6]
    last_rounds = pages[0].blocks[-1]
    assert {found.matches[each.match].round for each in last_rounds.placed} == {7, 8}
