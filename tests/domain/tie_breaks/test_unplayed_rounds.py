"""Byes and forfeits seen by the opponents, and who stands for the opponent (C.07 Art. 16)."""

import json
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import answer, reckoned_from
from arbiter_app.domain.tie_breaks.parts import Answer
from arbiter_app.domain.tie_breaks.unplayed import Dummy, DummyRule
from arbiter_app.formats.crosstable_text import TextCrosstable, parse, players
from tests.domain.cases import DATA, case, played

OFFICIAL: Any = json.loads((DATA / "tec_swiss_individual.json").read_text("utf-8"))
VIRTUAL: Any = json.loads((DATA / "virtual_opponent_legacy.json").read_text("utf-8"))["examples"]


def asked(table: TextCrosstable, edition: str, name: str, number: int) -> Answer:
    ground = reckoned_from(played(table, edition, name).competition(), players(table))
    found = answer(ground, name, PlayerId(number))
    assert found is not None
    return found


def dummies(table: TextCrosstable, edition: str, number: int) -> dict[int, Dummy]:
    """Who stands for an opponent of a player, by round."""
    parts = asked(table, edition, "BH", number).parts
    return {part.cell.round: part.dummy for part in parts if part.dummy is not None}


@pytest.mark.parametrize("edition", ["2023-09", "2024-08", "2026-03"])
@pytest.mark.parametrize("number", range(1, 17))
def test_that_opponents_see_the_adjusted_scores_of_the_official_exercise(
    number: int, edition: str
) -> None:
    table = case("tec_swiss")
    ground = reckoned_from(played(table, edition, "BH").competition(), players(table))
    as_seen = OFFICIAL["adjusted_score_16_3"][str(number)]
    before_the_last_round = OFFICIAL["adjusted_score_fore"][str(number)]
    assert ground.adjusted(PlayerId(number)) == Decimal(str(as_seen))
    assert ground.fore.adjusted(PlayerId(number)) == Decimal(str(before_the_last_round))


@pytest.mark.parametrize("edition", ["2023-09", "2024-08"])
def test_that_a_dummy_has_the_own_score_before_2026(edition: str) -> None:
    own = DummyRule.OWN_SCORE
    byes, forfeits = case("swiss_byes_2023"), case("swiss_forfeits_2023")
    assert dummies(byes, edition, 1) == {3: Dummy(Decimal(3), own)}
    assert dummies(byes, edition, 3) == {4: Dummy(Decimal("3.5"), own)}
    assert dummies(forfeits, edition, 1) == {3: Dummy(Decimal("3.5"), own)}


def test_that_a_dummy_of_2026_is_capped_by_draws_in_every_round_or_by_who_was_not_met() -> None:
    own, draws, opponent = (
        DummyRule.OWN_SCORE,
        DummyRule.CAPPED_BY_DRAWS,
        DummyRule.CAPPED_BY_OPPONENT,
    )
    byes, forfeits = case("swiss_byes_2026"), case("swiss_forfeits_2026")
    assert dummies(byes, "2026-03", 1) == {3: Dummy(Decimal(2), draws)}
    assert dummies(byes, "2026-03", 7) == {1: Dummy(Decimal("1.5"), own)}
    assert dummies(forfeits, "2026-03", 1) == {3: Dummy(Decimal(2), opponent)}
    assert dummies(forfeits, "2026-03", 4) == {4: Dummy(Decimal(1), own)}


def test_that_a_voluntary_round_is_cut_first_and_the_article_is_named() -> None:
    found = asked(case("swiss_byes_2026"), "2026-03", "BH/C2", 1)
    assert [(cut.part.cell.round, cut.article) for cut in found.cuts] == [(3, "16.5"), (1, "14.2")]


def test_that_what_a_median_takes_from_the_top_is_no_exception() -> None:
    found = asked(case("swiss_byes_2026"), "2026-03", "BH/M1", 1)
    assert [(cut.part.cell.round, cut.article) for cut in found.cuts] == [(3, "16.5"), (2, "14.3")]


def test_that_the_first_rounds_are_cut_from_progressive_scores_whatever_they_were() -> None:
    found = asked(case("swiss_byes_2026"), "2026-03", "PS/C2", 1)
    assert [(cut.part.cell.round, cut.article) for cut in found.cuts] == [(1, "14.2"), (2, "14.2")]


def test_that_a_round_robin_has_neither_dummies_nor_voluntary_rounds() -> None:
    found = asked(case("tec_round_robin"), "2026-03", "SB/C1", 5)
    assert [part.dummy for part in found.parts] == [None] * 4
    assert [(cut.part.cell.round, cut.article) for cut in found.cuts] == [(4, "14.1")]


@pytest.mark.parametrize(("letter", "points"), [("H", "0.5"), ("Z", "0"), ("F", "1"), ("U", "1")])
def test_that_a_bye_counts_once_the_round_is_paired(letter: str, points: str) -> None:
    text = f"""\
System: swiss

 #  name  | R1   R2   |
 1  Alyx  | 2w1  3b.  |
 2  Bruno | 1b0  {letter}    |
 3  Carla | U    1w.  |
"""
    table = parse(text)
    ground = reckoned_from(played(table, "2026-03").competition(), players(table))
    assert [line.points for line in ground.table.lines.values()] == [1, Decimal(points), 1]


def test_that_a_bye_counts_the_same_before_and_after_the_first_result_of_its_round() -> None:
    text = """\
System: swiss

 #  name  | R1   R2   |
 1  Alyx  | 2w1  3b.  |
 2  Bruno | 1b0  H    |
 3  Carla | U    1w.  |
"""
    begun = parse(text.replace("3b.", "3b=").replace("1w.", "1w="))
    ground = reckoned_from(played(begun, "2026-03").competition(), players(begun))
    assert [line.points for line in ground.table.lines.values()] == [
        Decimal("1.5"),
        Decimal("0.5"),
        Decimal("1.5"),
    ]


def test_that_a_game_still_to_be_played_ends_a_run_of_voluntary_rounds() -> None:
    text = """\
System: swiss

 #  name  | R1   R2   R3   |
 1  Alyx  | 2w1  Z    4b.  |
 2  Bruno | 1b0  3w1  Z    |
 3  Carla | 4w1  2b0  H    |
 4  David | 3b0  U    1w.  |
 5  Eva   | 6w1  6b1  6w1  |
 6  Faina | 5b0  5w0  5b0  |
"""
    table = parse(text)
    ground = reckoned_from(played(table, "2026-03").competition(), players(table))
    seen = [ground.adjusted(PlayerId(number)) for number in (1, 2, 3)]
    assert seen == [1, Decimal("1.5"), Decimal("1.5")]


OTHER_SIDE = {"1": "0", "=": "=", "0": "1"}


def virtual_case(example: Any, rounds: int) -> TextCrosstable:
    """A Swiss of four whose first player had no opponent in round R, after SPR points.

    Before it he won his first games and drew the rest, after it he lost.
    """
    missed = example["R"]
    wins = int(2 * Decimal(str(example["SPR"]))) - (missed - 1)
    marks = [
        "1" if number <= wins else "=" if number < missed else "0"
        for number in range(1, rounds + 1)
    ]
    lines = {
        "P": [f"2w{mark}" for mark in marks],
        "Q": [f"1b{OTHER_SIDE[mark]}" for mark in marks],
        "X": ["4w="] * rounds,
        "Y": ["3b="] * rounds,
    }
    lines["P"][missed - 1] = "U" if example["SfPR"] else "Z"
    lines["Q"][missed - 1] = "Z"
    heading = " ".join(f"R{number}" for number in range(1, rounds + 1))
    written = (
        f"{at} {name} | {' '.join(cells)} |" for at, (name, cells) in enumerate(lines.items(), 1)
    )
    return parse("\n".join(("System: swiss", "", f"# name | {heading} |", *written)))


@pytest.mark.parametrize("example", VIRTUAL, ids=lambda each: f"round {each['R']} of {each['n']}")
def test_that_the_virtual_opponent_of_2017_has_the_score_of_its_example_in_the_end(
    example: Any,
) -> None:
    found = dummies(virtual_case(example, example["n"]), "legacy-virtual", 1)
    expected = Dummy(Decimal(str(example["Svon_end"])), DummyRule.VIRTUAL)
    assert found == {example["R"]: expected}


@pytest.mark.parametrize(
    "example",
    [each for each in VIRTUAL if "Svon_after_R" in each],
    ids=lambda each: f"round {each['R']} of {each['n']}",
)
def test_that_the_virtual_opponent_of_2017_has_the_score_of_its_example_after_the_round(
    example: Any,
) -> None:
    found = dummies(virtual_case(example, example["R"]), "legacy-virtual", 1)
    expected = Dummy(Decimal(str(example["Svon_after_R"])), DummyRule.VIRTUAL)
    assert found == {example["R"]: expected}


def test_that_the_text_of_2017_cuts_the_least_whatever_it_was_under_its_own_article() -> None:
    found = asked(case("legacy_swiss"), "legacy-virtual", "BH/M1", 1)
    assert [(cut.part.cell.round, cut.article) for cut in found.cuts] == [
        (4, "13.4.2"),
        (3, "13.4.2"),
    ]


def test_that_a_cut_of_the_average_has_its_own_article_in_the_text_of_2017() -> None:
    for name, article in (("ARO/C1", "13.3.2"), ("ARO/C2", "13.3.2"), ("BH/C1", "13.4.4")):
        cuts = asked(case("legacy_swiss"), "legacy-virtual", name, 1).cuts
        assert {each.article for each in cuts} == {article}
