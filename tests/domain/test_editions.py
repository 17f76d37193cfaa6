"""Where the dated texts of C.07 differ, and where they do not."""

from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.editions import DEFAULT_TIE_BREAKS, EDITIONS, default_edition, edition
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Settings, System
from arbiter_app.domain.standings import standings
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats.crosstable_text import parse, tournament

CASES = Path(__file__).parents[1] / "data" / "cases"


def refusal(edition_id: str, name: str) -> RuleError:
    with pytest.raises(RuleError) as refused:
        edition(edition_id).criterion(TieBreak.parse(name), System.ROUND_ROBIN)
    return refused.value


def offered(edition_id: str) -> list[str]:
    return [line.acronym for line in edition(edition_id).offered(System.ROUND_ROBIN)]


def test_that_standard_points_come_with_2026() -> None:
    assert "STD" in offered("2026-03")
    for older in ("2023-09", "2024-08"):
        assert "STD" not in offered(older)
        refused = refusal(older, "STD")
        assert refused.code == "tie-break.not-in-edition"
        assert refused.facts == {
            "name": "STD",
            "article": "7.7",
            "edition": edition(older).title,
        }


def test_that_games_elected_to_play_became_rounds_elected_to_play() -> None:
    assert [name for name in offered("2023-09") if name in ("GE", "REP")] == ["GE"]
    assert [name for name in offered("2024-08") if name in ("GE", "REP")] == ["REP"]


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("name", ["GE", "REP"])
def test_that_both_names_of_the_rounds_elected_to_play_are_understood(
    name: str, edition_id: str
) -> None:
    criterion = edition(edition_id).criterion(TieBreak.parse(name), System.ROUND_ROBIN)
    assert criterion.article == "7.6"


@pytest.mark.parametrize("name", ["BH", "BH/C1", "FB", "AOB"])
def test_that_buchholz_is_refused_in_a_round_robin_of_2026(name: str) -> None:
    refused = refusal("2026-03", name)
    assert refused.code == "tie-break.not-in-system"
    assert refused.facts == {"name": name, "article": "8", "edition": "C.07/2026-03-01"}


@pytest.mark.parametrize("name", ["SB/L+1", "KS/C1", "WIN/C1", "SB/C3", "KS/P"])
def test_that_a_modifier_the_article_does_not_give_is_refused(name: str) -> None:
    refused = refusal("2026-03", name)
    assert refused.code == "tie-break.modifier"
    assert refused.facts["name"] == name


def test_that_an_unheard_of_tie_break_is_refused() -> None:
    refused = refusal("2026-03", "XYZ")
    assert refused.code == "tie-break.unknown"
    assert refused.facts == {"name": "XYZ", "edition": "C.07/2026-03-01"}


def test_that_a_list_with_a_barred_tie_break_gives_no_table() -> None:
    table = parse((CASES / "four_players.txt").read_text("utf-8"))
    settings = Settings(edition="2024-08", tie_breaks=("DE", "STD"))
    with pytest.raises(RuleError):
        standings(tournament(table, settings), {})


def test_that_a_forfeit_loss_is_no_game_with_black_in_any_edition() -> None:
    table = parse((CASES / "forfeits_and_decisions.txt").read_text("utf-8"))
    names = ("WIN", "WON", "BPG", "BWG", "REP")
    tables = [
        standings(tournament(table, Settings(edition=each, tie_breaks=names)), {}).rows
        for each in EDITIONS
    ]
    assert tables[0] == tables[1] == tables[2]
    double_forfeit_with_black = next(row for row in tables[0] if row.number == 3)
    assert list(double_forfeit_with_black.values) == [0, 0, 1, 0, 2]


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        (date(2022, 5, 1), "2023-09"),
        (date(2024, 7, 31), "2023-09"),
        (date(2024, 8, 1), "2024-08"),
        (date(2026, 2, 28), "2024-08"),
        (date(2026, 3, 1), "2026-03"),
    ],
)
def test_that_the_edition_in_force_on_the_first_day_is_the_default(
    start: date, expected: str
) -> None:
    assert default_edition(start) == expected


def test_that_the_default_list_is_allowed_in_every_edition() -> None:
    for each in EDITIONS.values():
        for name in DEFAULT_TIE_BREAKS:
            assert each.criterion(TieBreak.parse(name), System.ROUND_ROBIN).acronym == name


def test_that_an_edition_nobody_issued_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        edition("2019-07")
    assert refused.value.code == "edition.unknown"
