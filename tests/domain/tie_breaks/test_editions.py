"""Where the dated texts of C.07 differ, and where they do not."""

import json
from datetime import date
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.tie_breaks.editions import (
    DEFAULT_TIE_BREAKS,
    EDITIONS,
    default_edition,
    edition,
)
from arbiter_app.domain.tie_breaks.names import TieBreak
from tests.domain.cases import DATA, case, ranked, rows

RR, SWISS = System.ROUND_ROBIN, System.SWISS
OF_C07 = ("2023-09", "2024-08", "2026-03")

OFFERED = {
    ("legacy-virtual", RR): "DE WIN BPG BWG BH SOB SB KS ARO",
    ("legacy-virtual", SWISS): "DE WIN BPG BWG BH SOB SB ARO",
    ("2023-09", RR): "DE WIN WON BPG BWG PS GE BH AOB FB SB KS ARO TPR PTP APRO APPO",
    ("2023-09", SWISS): "DE WIN WON BPG BWG PS GE BH AOB FB SB ARO TPR PTP APRO APPO",
    ("2024-08", RR): "DE WIN WON BPG BWG PS REP BH AOB FB SB KS ARO TPR PTP APRO APPO",
    ("2024-08", SWISS): "DE WIN WON BPG BWG PS REP BH AOB FB SB ARO TPR PTP APRO APPO",
    ("2026-03", RR): "DE WIN WON BPG BWG PS REP STD TPN SB KS ARO TPR PTP APRO APPO RTNG",
    ("2026-03", SWISS): (
        "DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB ARO TPR PTP APRO APPO RTNG"
    ),
}


def catalogue() -> list[Any]:
    """The lines of the printed tables, gathered with their source."""
    lines = json.loads((DATA / "tiebreak_catalogue.json").read_text("utf-8"))["individual"]
    assert isinstance(lines, list)
    return lines


def refusal(edition_id: str, name: str, system: System = RR) -> RuleError:
    with pytest.raises(RuleError) as refused:
        edition(edition_id).criterion(TieBreak.parse(name), system)
    return refused.value


@pytest.mark.parametrize(("edition_id", "system"), OFFERED)
def test_that_an_edition_offers_what_its_table_prints_for_the_system(
    edition_id: str, system: System
) -> None:
    offered = [line.acronym for line in edition(edition_id).offered(system)]
    assert offered == OFFERED[edition_id, system].split()


@pytest.mark.parametrize("edition_id", OF_C07)
@pytest.mark.parametrize("line", catalogue(), ids=lambda line: line["code"])
def test_that_a_criterion_has_the_article_type_and_modifiers_of_its_table(
    line: Any, edition_id: str
) -> None:
    code = line["code"]
    if edition_id not in line["editions"]:
        assert refusal(edition_id, code).facts["article"] == line["article"]
        return
    for system in (each for each in System if _is_printed_for(line, edition_id, each)):
        found = edition(edition_id).criterion(TieBreak.parse(code), system)
        assert (found.article, found.type, found.better.value) == (
            line["article"],
            line["type"],
            line["better"],
        )
        assert found.modifiers == _printed_modifiers(line, edition_id)


def _is_printed_for(line: Any, edition_id: str, system: System) -> bool:
    """Whether a system is named; before 2026 a round robin may do what it no longer should."""
    if system is RR and line["systems"] == ["SW"]:
        return edition_id != "2026-03"
    return {RR: "RR", SWISS: "SW"}.get(system) in line["systems"]


def _printed_modifiers(line: Any, edition_id: str) -> set[str]:
    if line["code"] == "KS":
        return {"/L±n"}
    printed = {each for each in line["modifiers"] if each != "/F (2026)"}
    return printed | ({"/F"} if line["code"] == "AOB" and edition_id == "2026-03" else set())


def test_that_no_line_of_c07_is_missing_from_the_printed_tables() -> None:
    printed = {line["code"] for line in catalogue()}
    for edition_id in OF_C07:
        listed = {line.acronym for line in edition(edition_id).criteria}
        assert listed <= printed | {"GE"}


@pytest.mark.parametrize(
    ("edition_id", "system", "name", "code", "article"),
    [
        ("2026-03", RR, "BH", "tie-break.not-in-system", "8"),
        ("2026-03", RR, "BH/C1", "tie-break.not-in-system", "8"),
        ("2026-03", RR, "FB", "tie-break.not-in-system", "8"),
        ("2026-03", RR, "AOB/F", "tie-break.not-in-system", "8"),
        ("2023-09", SWISS, "KS", "tie-break.not-in-system", "9.2"),
        ("2026-03", SWISS, "KS/L+1", "tie-break.not-in-system", "9.2"),
        ("legacy-virtual", SWISS, "KS", "tie-break.not-in-system", "13.6"),
        ("2023-09", RR, "STD", "tie-break.not-in-edition", "7.7"),
        ("2024-08", SWISS, "STD", "tie-break.not-in-edition", "7.7"),
        ("2024-08", RR, "TPN", "tie-break.not-in-edition", "7.8"),
        ("2024-08", RR, "RTNG/R", "tie-break.not-in-edition", "10.6"),
        ("legacy-virtual", RR, "GE", "tie-break.not-in-edition", "7.6"),
        ("legacy-virtual", RR, "REP", "tie-break.not-in-edition", "7.6"),
        ("legacy-virtual", RR, "WON", "tie-break.not-in-edition", "7.2"),
        ("legacy-virtual", SWISS, "FB", "tie-break.not-in-edition", "8.3"),
        ("legacy-virtual", SWISS, "TPR", "tie-break.not-in-edition", "10.2"),
        ("2026-03", RR, "SB/L+1", "tie-break.modifier", "9.1"),
        ("2026-03", RR, "SB/C3", "tie-break.modifier", "9.1"),
        ("2026-03", RR, "SB/M1", "tie-break.modifier", "9.1"),
        ("2026-03", RR, "SB/R", "tie-break.modifier", "9.1"),
        ("2026-03", RR, "KS/C1", "tie-break.modifier", "9.2"),
        ("2026-03", RR, "KS/P", "tie-break.modifier", "9.2"),
        ("2026-03", RR, "WIN/C1", "tie-break.modifier", "7.1"),
        ("2026-03", SWISS, "PS/M1", "tie-break.modifier", "7.5"),
        ("2026-03", SWISS, "BH/F", "tie-break.modifier", "8.1"),
        ("2026-03", SWISS, "AOB/C1", "tie-break.modifier", "8.2"),
        ("2023-09", SWISS, "AOB/F", "tie-break.modifier", "8.2"),
        ("2023-09", SWISS, "ARO/P", "tie-break.modifier", "10.1"),
        ("legacy-virtual", RR, "DE/P", "tie-break.modifier", "13.5"),
        ("legacy-virtual", RR, "KS/L+1", "tie-break.modifier", "13.6"),
        ("2026-03", RR, "KS/G-1", "tie-break.modifier", "9.2"),
        ("2026-03", SWISS, "SOB", "tie-break.not-in-edition", "13.13.2"),
        ("legacy-virtual", SWISS, "SB/P", "tie-break.modifier", "13.9"),
        ("legacy-virtual", SWISS, "ARO/M1", "tie-break.modifier", "13.3"),
    ],
)
def test_that_what_an_edition_does_not_allow_is_refused_with_its_article(
    edition_id: str, system: System, name: str, code: str, article: str
) -> None:
    refused = refusal(edition_id, name, system)
    assert refused.code == code
    assert refused.facts == {
        "name": name,
        "article": article,
        "edition": edition(edition_id).title,
    }


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_that_an_unheard_of_tie_break_is_refused(edition_id: str) -> None:
    refused = refusal(edition_id, "XYZ")
    assert refused.code == "tie-break.unknown"
    assert refused.facts == {"name": "XYZ", "edition": edition(edition_id).title}


@pytest.mark.parametrize("edition_id", OF_C07)
@pytest.mark.parametrize("name", ["GE", "REP"])
def test_that_both_names_of_the_rounds_elected_to_play_are_understood(
    name: str, edition_id: str
) -> None:
    criterion = edition(edition_id).criterion(TieBreak.parse(name), RR)
    assert criterion.acronym == ("GE" if edition_id == "2023-09" else "REP")
    assert criterion.article == "7.6"


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("system", System)
def test_that_what_an_event_defines_itself_is_allowed_everywhere(
    edition_id: str, system: System
) -> None:
    criterion = edition(edition_id).criterion(TieBreak.parse("OTHER_PLAYOFF"), system)
    assert criterion.article == "4.1"


def test_that_a_list_with_a_barred_tie_break_gives_no_table() -> None:
    with pytest.raises(RuleError) as refused:
        ranked(case("four_players"), "2024-08", "DE", "STD")
    assert refused.value.code == "tie-break.not-in-edition"


def test_that_a_forfeit_loss_is_no_game_with_black_in_any_edition() -> None:
    table = case("forfeits_and_decisions")
    names = ("WIN", "WON", "BPG", "BWG", "REP")
    tables = [rows(table, each, *names) for each in OF_C07]
    assert tables[0] == tables[1] == tables[2]
    double_forfeit_with_black = tables[0][PairingNumber(3)]
    assert list(double_forfeit_with_black.values) == [0, 0, 1, 0, 2]


def test_that_a_forfeit_loss_is_no_game_with_black_in_the_text_of_2017_either() -> None:
    found = rows(case("forfeits_and_decisions"), "legacy-virtual", "WIN", "BPG", "BWG")
    assert [list(row.values) for _, row in sorted(found.items())] == [
        [2, 1, 1],
        [1, 1, 0],
        [0, 1, 0],
        [0, 1, 0],
    ]


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        (date(1999, 12, 31), "2023-09"),
        (date(2017, 7, 1), "2023-09"),
        (date(2022, 5, 1), "2023-09"),
        (date(2023, 8, 31), "2023-09"),
        (date(2023, 9, 1), "2023-09"),
        (date(2024, 7, 31), "2023-09"),
        (date(2024, 8, 1), "2024-08"),
        (date(2026, 2, 28), "2024-08"),
        (date(2026, 3, 1), "2026-03"),
        (date(2099, 1, 1), "2026-03"),
    ],
)
def test_that_the_edition_in_force_on_the_first_day_is_the_default(
    start: date, expected: str
) -> None:
    assert default_edition(start) == expected


def test_that_the_default_list_is_allowed_in_every_edition() -> None:
    for each in EDITIONS.values():
        for name in DEFAULT_TIE_BREAKS:
            assert each.criterion(TieBreak.parse(name), RR).acronym == name


def test_that_an_edition_nobody_issued_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        edition("2019-07")
    assert refused.value.code == "edition.unknown"
    assert refused.value.facts == {"id": "2019-07"}
