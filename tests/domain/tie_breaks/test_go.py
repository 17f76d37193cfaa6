"""Criteria of Go in tables worked by hand."""

from dataclasses import replace
from decimal import Decimal

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import (
    BLACK_WINS,
    DRAW,
    WHITE_WINS,
    Mark,
    Result,
)
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    Handicap,
    HandicapBy,
    McMahonRules,
    Rounding,
)
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from tests.domain.pairing.swiss.fields import field, id_of, paired
from tests.domain.pairing.swiss.mcmahon.test_derived import ended, event

W, B, D = WHITE_WINS, BLACK_WINS, DRAW


def listed(competition: Competition, *tie_breaks: str) -> Competition:
    settings = replace(competition.settings, tie_breaks=tie_breaks)
    return replace(competition, settings=settings)


def column(competition: Competition, tie_break: str) -> dict[int, Decimal | None]:
    rows = standings(listed(competition, tie_break), {}).rows
    return {int(row.number): row.values[0] for row in rows}


def points(competition: Competition) -> dict[int, Decimal]:
    return {int(row.number): row.points for row in standings(competition, {}).rows}


def three_rounds(rules: McMahonRules | None = None) -> Competition:
    """Five start on 31, 31, 30, 29 and 20, and end with 32½, 32½, 32, 30 and 22:

    1 (31): beats 2, draws with 3, is excused from round 3 with a half that is rounded down
    2 (31): loses to 1, beats 4, draws with 3
    3 (30): beats 4, draws with 1, draws with 2
    4 (29): loses to 3, loses to 2, beats 5
    5 (20): bye, bye, loses to 4
    """
    rounds = (
        ended(paired(1, [(1, 2), (3, 4)], {5: Mark.PAIRING_BYE}), W, W),
        ended(paired(2, [(3, 1), (2, 4)], {5: Mark.PAIRING_BYE}), D, W),
        ended(paired(3, [(2, 3), (4, 5)]), D, W),
    )
    half = Bye(player=id_of(1), mark=Mark.HALF_BYE)
    rounds = (*rounds[:2], replace(rounds[2], byes=(half,)))
    return event(*rounds, levels=(31, 31, 30, 29, 20), rules=rules)


def test_that_points_begin_with_the_level_and_excused_halves_are_rounded_down() -> None:
    as_usual = {1: 32.5, 2: 32.5, 3: 32, 4: 30, 5: 22}
    assert points(three_rounds()) == as_usual
    assert points(three_rounds(McMahonRules(rounding=Rounding.NONE))) == {**as_usual, 1: 33}
    all_down = {1: 33, 2: 32, 3: 32, 4: 30, 5: 22}
    assert points(three_rounds(McMahonRules(rounding=Rounding.ALL))) == all_down


@pytest.mark.parametrize(
    ("tie_break", "values"),
    [
        # 1: 32½ + 32 + own level 31.       2: 32½ + 30 + 32.    3: 30 + 32½ + 32½.
        # 4: 32 + 32½ + 22.                 5: 20 + 20 + 30.
        ("SOS", {1: 95.5, 2: 94.5, 3: 95, 4: 86.5, 5: 70}),
        ("SOS-1", {1: 64.5, 2: 64.5, 3: 65, 4: 64.5, 5: 50}),
        ("SOS-2", {1: 32.5, 2: 32.5, 3: 32.5, 4: 32.5, 5: 30}),
        # 1: 32½ + half of 32.   2: 30 + half of 32.   3: 30 + half of 65.   4: 22.
        ("SODOS", {1: 48.5, 2: 46, 3: 62.5, 4: 22, 5: 0}),
        # 1: SOS of 2 and 3, and 3 x 31.    2: of 1, 4, 3.    3: of 4, 1, 2.
        # 4: of 3, 2, 5.                    5: 3 x 20, 3 x 20, SOS of 4.
        ("SOSOS", {1: 282.5, 2: 277, 3: 276.5, 4: 259.5, 5: 206.5}),
        # 1: 32, 32½, 32½ (the half of round 3 is rounded down).  2: 31, 32, 32½.
        # 3: 31, 31½, 32.   4: 29, 29, 30.   5: 21, 22, 22.
        ("CUSS", {1: 97, 2: 95.5, 3: 94.5, 4: 88, 5: 65}),
    ],
)
def test_that_opponents_count_with_their_scores(tie_break: str, values: dict[int, float]) -> None:
    assert column(three_rounds(), tie_break) == values


@pytest.mark.parametrize(
    ("edition_id", "values"),
    [
        # Of C.07 Art. 16.4.2: in place of who was not met level and three draws, but no more than
        # the own score. 1: 32½ + 32 + 32½.   5: 21½ + 21½ + 30.
        ("2026-03", {1: 97, 2: 94.5, 3: 95, 4: 86.5, 5: 73}),
        # Of the text of 2017, Art. 13.14.2: level and points before, a loss, draws after.
        # 1: 32½ + 32 + 33.   5: 21 + 21½ + 30.   Of 5 two byes are drawn for 4: 32 + 32½ + 21.
        ("legacy-virtual", {1: 97.5, 2: 94.5, 3: 95, 4: 85.5, 5: 72.5}),
    ],
)
def test_that_who_was_not_met_counts_from_the_own_level(
    edition_id: str, values: dict[int, float]
) -> None:
    competition = three_rounds()
    settings = replace(competition.settings, edition=edition_id)
    assert column(replace(competition, settings=settings), "BH") == values


def test_that_a_round_without_a_game_counts_nothing_in_a_plain_swiss() -> None:
    competition = field(3, paired(1, [(1, 2)], {3: Mark.PAIRING_BYE}))
    assert column(competition, "SOS") == {1: 0, 2: 1, 3: 0}
    assert column(competition, "SOS-1") == {1: 0, 2: 0, 3: 0}


def test_that_a_handicap_is_added_to_who_got_it_and_taken_from_who_gave_it() -> None:
    """29 gives 26 two stones and wins: to 1, 2 counts as 28, to 2, 1 as 28 too."""
    rules = McMahonRules(handicap=Handicap(by=HandicapBy.SCORES))
    competition = event(ended(paired(1, [(2, 1)]), B), levels=(29, 26), rules=rules)
    assert column(competition, "SOS") == {1: 28, 2: 28}
    assert column(competition, "SODOS") == {1: 28, 2: 0}


def circle(*rounds: tuple[tuple[int, int], ...], players: int) -> Competition:
    """A Swiss in which White has won everywhere."""
    return field(players, *(paired(at, pairs) for at, pairs in enumerate(rounds, start=1)))


def test_that_who_has_beaten_none_of_the_tied_comes_last() -> None:
    """Those with one point: 5 has beaten 1, 1 has beaten 2, 2 has beaten 3, 3 has beaten 4."""
    competition = circle(((1, 2), (3, 4)), ((2, 3), (5, 1)), players=5)
    rows = standings(listed(competition, "DC"), {}).rows
    tied = [row for row in rows if row.points == 1]
    assert [int(row.number) for row in tied] == [5, 1, 2, 3]
    assert [row.values[0] for row in tied] == [3, 2, 1, 0]


def test_that_games_of_a_circle_do_not_count() -> None:
    """1 beats 2, 2 beats 3, 3 beats 1, and 4, who has beaten 5, has met none of them."""
    competition = circle(((1, 2),), ((2, 3),), ((3, 1), (4, 5)), players=5)
    rows = standings(listed(competition, "DC"), {}).rows
    assert {row.place for row in rows if row.points == 1} == {1}


def test_that_two_of_a_circle_are_above_one_whom_they_have_beaten() -> None:
    """1, 2 and 3 beat each other in a circle, and 3 has beaten 4; all have one more win."""
    competition = circle(
        ((1, 2), (4, 5)), ((2, 3), (6, 7)), ((3, 1), (4, 6)), ((3, 4), (1, 8), (2, 9)), players=9
    )
    rows = standings(listed(competition, "DC"), {}).rows
    assert [int(row.number) for row in rows if row.points == 2] == [3, 1, 2, 4]
    assert [row.values[0] for row in rows if row.points == 2] == [3, 0, 0, 0]


def test_that_only_people_and_a_swiss_have_them() -> None:
    assert TieBreak.parse("sos-1") == TieBreak.parse("SOS/C1")
    text = edition("2026-03")
    competition = field(2)
    settings = competition.settings
    assert text.criterion(TieBreak.parse("SOS/C2"), settings.system).article == "4.1"
    with pytest.raises(RuleError, match=r"tie-break\.of-people"):
        text.criterion(TieBreak.parse("SOS"), settings.system, of_teams=True)
    offered = text.offered(settings.system)
    assert "SOS" not in {each.acronym for each in offered}
    of_go = text.offered(settings.system, of_go=True)
    assert {"SOS", "SODOS", "SOSOS", "CUSS", "DC"} <= {each.acronym for each in of_go}


def test_that_forfeits_count_as_rounds_without_a_game() -> None:
    result = Result(Mark.FORFEIT_WON, Mark.FORFEIT_LOST)
    competition = event(ended(paired(1, [(1, 2)]), result), levels=(31, 30))
    assert column(competition, "SOS") == {1: 31, 2: 30}
    assert column(competition, "SODOS") == {1: 0, 2: 0}
