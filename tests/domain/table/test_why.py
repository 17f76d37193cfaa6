"""Why players stand as they do, and that the parts of every value make up the value."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, StageId, TournamentId
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import POINTS, Compared, Inquiry, Order, inquiry, order_of
from arbiter_app.domain.table.worked_values import (
    Average,
    Limit,
    Omitted,
    Perfect,
    Performance,
    Worked,
    worked,
)
from arbiter_app.domain.tie_breaks.unplayed import DummyRule
from arbiter_app.formats.crosstable_text import (
    TextCrosstable,
    parse,
    players,
    settings,
    tournament,
    value_text,
)

CASES = Path(__file__).parents[2] / "data" / "cases"

NOT_SUMS = frozenset({"AOB", "ARO", "TPR", "PTP", "APRO", "APPO", "TPN", "RTNG", "DE"})


def case(name: str) -> TextCrosstable:
    return parse((CASES / f"{name}.txt").read_text("utf-8"))


def asked_of(name: str, *tie_breaks: str, edition: str = "2026-03") -> Inquiry:
    table = case(name)
    return inquiry(
        tournament(table, settings(table, edition, *tie_breaks)).competition(), players(table)
    )


def order(asked: Inquiry, one: int, other: int) -> Order:
    return order_of(asked, asked.numbered(one), asked.numbered(other))


def against(found: Compared | None) -> str:
    """Both values of a criterion, the upper first."""
    assert found is not None
    return f"{value_text(found.upper)} : {value_text(found.lower)}"


def value(asked: Inquiry, code: str, number: int) -> Worked:
    return worked(asked, code, asked.numbered(number))


@pytest.mark.parametrize("name", [path.stem for path in sorted(CASES.glob("*.txt"))])
def test_that_the_parts_of_every_value_of_every_case_make_up_the_value(name: str) -> None:
    table = case(name)
    for edition in table.facts["Editions"].split(", "):
        for heading in table.columns:
            if heading != "place":
                demand_parts_make_up(name, edition, heading)


def demand_parts_make_up(name: str, edition: str, heading: str) -> None:
    code = POINTS if heading == "pts" else heading
    listed = () if heading == "pts" else (heading,)
    asked = asked_of(name, *listed, edition=edition)
    for row in asked.table.rows:
        found = worked(asked, code, row.player)
        expected = row.points if code == POINTS else row.values[0]
        if code.partition("/")[0] not in NOT_SUMS and not found.annulled:
            counted = sum((part.value for part in found.rounds if not part.cut), found.beside)
            assert counted == found.value == expected
        match found.working:
            case Average(total, count) if "ARO" not in code and "AP" not in code:
                assert total / count == found.value
            case Average(total, count):
                assert abs(total / count - (found.value or 0)) <= Decimal("0.5")
            case Performance(average, _, _, difference):
                rounded = (found.value or 0) - difference
                assert abs(average.total / average.number - rounded) <= Decimal("0.5")
            case Perfect(points, expected_there, expected_below) if points:
                assert expected_below < points <= expected_there


def test_that_a_criterion_divides_with_what_was_equal_before_it() -> None:
    asked = asked_of("tec_swiss_2026", "BH/C1", "BH", "SB")
    found = order(asked, 16, 1)
    assert (found.upper.number, found.lower.number) == (1, 16)
    assert found.decided_by == 2
    assert [(each.code, against(each)) for each in found.level] == [
        ("BH/C1", "11 : 11"),
        ("BH", "12½ : 12½"),
    ]
    assert against(found.decisive) == "8 : 7¼"


def test_that_players_far_apart_are_told_by_the_first_criterion_between_them() -> None:
    asked = asked_of("tec_swiss_2026", "BH/C1", "SB")
    assert order(asked, 2, 10).decided_by is Decider.POINTS
    between = order(asked, 3, 16)
    assert between.decided_by == 0
    assert against(between.decisive) == "13 : 11"


def test_that_a_direct_encounter_is_told_by_the_table_that_divided_the_two() -> None:
    asked = asked_of("nested_direct_encounter", "DE")
    apart = order(asked, 6, 2).decisive
    assert apart is not None
    assert (against(apart), apart.among) == ("2 : 1", 4)
    again = order(asked, 6, 5).decisive
    assert again is not None
    assert (against(again), again.among) == ("1 : 0", 2)


def test_that_missing_games_are_told_by_the_worst_and_the_best_case() -> None:
    asked = asked_of("swiss_direct_encounter", "DE")
    ahead = order(asked, 1, 2).decisive
    assert ahead is not None
    assert (against(ahead), ahead.bounded, ahead.article) == ("2 : 1", True, "6.3")
    shared = order(asked, 2, 3)
    assert shared.decided_by is None
    assert shared.sharing == (2, 3)
    assert list(map(against, shared.level)) == ["– : –"]


def test_that_the_same_criterion_asked_again_looks_at_those_still_level() -> None:
    asked = asked_of("four_players", "WIN", "DE", "SB")
    assert asked.tied_before(Decider.POINTS, PlayerId(1)) == tuple(
        row.player for row in asked.table.rows
    )


def test_that_lots_divide_after_every_criterion() -> None:
    table = case("swiss_direct_encounter")
    rules = replace(settings(table, "2026-03", "DE"), unresolved=Unresolved.LOTS)
    drawn = replace(tournament(table, rules), tie_lot_seed="Lviv")
    found = order(inquiry(drawn.competition(), {}), 2, 3)
    assert found.decided_by is Decider.LOT
    assert found.deciding_code is None
    assert [each.code for each in found.level] == ["DE"]


def test_that_a_dropped_criterion_before_the_divider_is_named() -> None:
    asked = asked_of("unrated_dropped", "ARO", "WIN")
    assert order(asked, 1, 4).dropped == ()
    assert order(asked, 3, 6).dropped == ("ARO",)


def test_that_a_half_point_bye_has_a_dummy_with_at_most_draws_and_is_cut_first() -> None:
    found = value(asked_of("tec_swiss_2026", "BH/C1"), "BH/C1", 4)
    first, bye = found.rounds[:2]
    assert [value_text(first.face), value_text(first.score)] == ["2", "3"]
    assert found.adjustment_article == "16.3"
    assert bye.dummy == (Decimal("2.5"), DummyRule.CAPPED_BY_DRAWS)
    assert (bye.dummy_article, bye.cut, found.own_points) == ("16.4.2", "16.5", Decimal("3.5"))


def test_that_the_older_text_gives_the_dummy_the_own_score() -> None:
    found = value(asked_of("tec_swiss", "BH", edition="2023-09"), "BH", 4)
    assert found.rounds[1].dummy == (Decimal("3.5"), DummyRule.OWN_SCORE)
    assert found.rounds[1].dummy_article == "16.4"


def test_that_the_koya_system_names_its_limit_and_who_is_below_it() -> None:
    asked = asked_of("double_round_robin", "KS/L-1")
    found = value(asked, "KS/L-1", 1)
    assert found.working == Limit(Decimal(6), -1, 0, Decimal("2.5"))
    below = [part.cell.opponent for part in found.rounds if part.omitted is Omitted.BELOW_LIMIT]
    assert set(below) == {4}


def test_that_nothing_counts_of_who_left_early_nor_games_against_him() -> None:
    text = (CASES / "four_players.txt").read_text("utf-8")
    table = parse(text.replace("Editions:", "Withdrawn: 4\nEditions:"))
    rules = settings(table, "2026-03", "SB")
    played = tournament(table, rules)
    first, *later = played.main_stage.rounds
    left = [
        replace(
            each,
            games=tuple(
                replace(game, result=None) if 4 in (game.white, game.black) else game
                for game in each.games
            ),
        )
        for each in later
    ]
    stage = replace(played.main_stage, rounds=(first, *left))
    asked = inquiry(replace(played, stages=(stage,)).competition(), {})
    gone = order(asked, 1, 4)
    assert gone.lower.annulled
    assert gone.decided_by is None
    assert value(asked, "SB", 4).annulled
    against = {part.cell.opponent: part.omitted for part in value(asked, "SB", 2).rounds}
    assert against == {4: Omitted.ANNULLED, 1: None, 3: None}


def test_that_a_value_of_the_events_own_criterion_comes_with_its_definition() -> None:
    table = case("four_players")
    own = OwnCriterion(
        code="OTHER_BLITZ",
        definition="A blitz game",
        lower_is_better=True,
        values={PlayerId(1): Decimal(2)},
    )
    played = tournament(table, settings(table, "2026-03", "OTHER_BLITZ"))
    asked = inquiry(replace(played, own_criteria=(own,)).competition(), {})
    found = value(asked, "OTHER_BLITZ", 1)
    assert found.value == 2
    assert found.own == own
    assert not found.rounds
    assert value(asked, "OTHER_BLITZ", 2).value is None


def test_that_a_direct_encounter_that_is_not_listed_is_asked_after_the_points() -> None:
    found = value(asked_of("nested_direct_encounter", "SB"), "DE", 6)
    assert found.value == 2
    assert [len(table.lines) for table in found.mini_tables] == [4, 2]


def test_that_a_number_nobody_has_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        asked_of("four_players").numbered(9)
    assert refused.value.code == "why.no-such-number"


def test_that_before_the_draw_there_is_nobody_to_ask_about() -> None:
    undrawn = Tournament(
        id=TournamentId(1),
        title="",
        settings=Settings(edition="2026-03", tie_breaks=()),
        stages=(Stage(id=StageId(1)),),
    )
    with pytest.raises(RuleError) as refused:
        inquiry(undrawn.competition(), {}).numbered(1)
    assert refused.value.code == "why.not-drawn"


def test_that_the_column_that_decides_is_known_by_its_code() -> None:
    asked = asked_of("tec_swiss_2026", "BH/C1")
    assert order(asked, 2, 3).deciding_code == POINTS
    assert order(asked, 3, 4).deciding_code == "BH/C1"


def test_that_a_criterion_of_its_own_that_the_event_does_not_have_is_not_explained() -> None:
    with pytest.raises(RuleError) as refused:
        value(asked_of("four_players", "SB"), "OTHER_PLAYOFF", 1)
    assert refused.value.code == "criterion.undefined"
    listed = value(asked_of("four_players", "OTHER_PLAYOFF"), "OTHER_PLAYOFF", 1)
    assert listed.value is None
