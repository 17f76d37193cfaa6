"""`arbiter check`: what a person reads and what a program reads of a report that is held against
the rules.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.simulation.swiss import simulated
from arbiter_app.domain.simulation.wishes import any_options
from arbiter_app.formats import trf
from tests.cli.conftest import Arbiter
from tests.cli.swiss_reports import (
    ChangeRound,
    changed,
    other_bye,
    played,
    report,
    swapped,
    turned,
)

Checked = Callable[..., tuple[int, Any]]


@pytest.fixture
def checked(arbiter: Arbiter, tmp_path: Path) -> Checked:
    """Return what checks a text and gives the status and the JSON."""

    def run(text: str) -> tuple[int, Any]:
        file = tmp_path / "open.trf"
        file.write_text(text, encoding="utf-8")
        done = arbiter("check", file, "--json")
        return done.status, json.loads(done.out)

    return run


def with_bye(number: int) -> int:
    """Return a round from this one on in which somebody has the bye of the odd field."""
    rounds = played().tournament.main_stage.rounds
    return next(
        each.number
        for each in rounds
        if each.number >= number and each.byes and each.byes[-1].mark is Mark.PAIRING_BYE
    )


def test_that_a_report_by_the_rules_is_right(checked: Checked) -> None:
    status, found = checked(report(played()))
    assert status == 0
    assert [(each["round"], each["ok"], each["differences"]) for each in found["rounds"]] == [
        (number, True, []) for number in range(1, 6)
    ]
    assert found["standings"] == {"ok": True, "differences": []}


@pytest.mark.parametrize(
    ("change", "kind"),
    [(swapped, "pairs"), (turned, "colours"), (other_bye, "pairs")],
    ids=["pair", "colour", "bye"],
)
def test_that_what_was_paired_otherwise_is_found_in_its_round(
    checked: Checked, change: ChangeRound, kind: str
) -> None:
    number = with_bye(2)
    status, found = checked(report(changed(played(), number, change)))
    assert status == 1
    rounds = {each["round"]: each for each in found["rounds"]}
    assert all(rounds[each]["ok"] for each in range(1, number))
    assert rounds[number]["ok"] is False
    assert kind in {each["kind"] for each in rounds[number]["differences"]}
    for each in rounds[number]["differences"]:
        assert each.get("found") != each.get("expected") or "found" not in each


def test_that_a_swapped_pair_is_told_by_names_with_what_should_have_been(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    event = changed(played(), 1, swapped)
    file = tmp_path / "open.trf"
    file.write_text(report(event), encoding="utf-8")
    done = arbiter("check", file)
    assert done.status == 1
    lines = done.out.splitlines()
    at = lines.index("Round 1: differences: 1")
    first, second, *_ = played().tournament.main_stage.rounds[0].games
    numbers = played().tournament.numbers
    for game in (first, second):
        white, black = (
            f"{numbers[who]} {played().players[who].name}" for who in (game.white, game.black)
        )
        assert f"{white} – {black}" in lines[at + 1].split("By the rules: ")[1]


def test_that_the_engine_says_what_speaks_against_a_pair(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "open.trf"
    file.write_text(report(changed(played(), 2, swapped)), encoding="utf-8")
    rounds = json.loads(arbiter("check", file, "--json").out)["rounds"]
    why = next(each["why"] for each in rounds[1]["differences"] if each["kind"] == "pairs")
    assert "C.04.3 Art." in why
    assert f"    {why}" in arbiter("check", file).out.splitlines()


def test_that_two_who_have_a_bye_instead_of_a_game_are_told(checked: Checked) -> None:
    def both_free(round_: RoundOfPlay) -> RoundOfPlay:
        *others, last = round_.games
        byes = (Bye(player=each, mark=Mark.PAIRING_BYE) for each in (last.white, last.black))
        return replace(round_, games=tuple(others), byes=(*round_.byes, *byes))

    number = with_bye(2)
    status, found = checked(report(changed(played(), number, both_free)))
    assert status == 1
    kinds = {each["kind"] for each in found["rounds"][number - 1]["differences"]}
    assert kinds >= {"byes", "pairs"}


def test_that_a_wrong_rank_and_wrong_points_are_found(checked: Checked) -> None:
    lines = report(played()).split("\n")
    at = next(
        at for at, line in enumerate(lines) if line.startswith("001") and line[85:89] == "   1"
    )
    number = int(lines[at][4:8])
    lines[at] = f"{lines[at][:80]} 9.5   13{lines[at][89:]}"
    status, found = checked("\n".join(lines))
    assert status == 1
    told = [each for each in found["standings"]["differences"] if each["number"] == number]
    assert [(each["kind"], each["found"]) for each in told] == [("points", 9.5), ("rank", 13)]
    assert told[1]["expected"] == 1
    assert all(each["ok"] for each in found["rounds"])


@pytest.mark.parametrize("name", ["XYZ", "OTHER_ROOM", "BH/U1500", "RTNG/C1"])
def test_that_an_unknown_tie_break_leaves_the_standings_unchecked(
    arbiter: Arbiter, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "open.trf"
    file.write_text(report(played(), r202=f"BH,{name}"), encoding="utf-8")
    done = arbiter("check", file)
    (line,) = [each for each in done.out.splitlines() if each.startswith("Standings unchecked: ")]
    assert name in line
    assert done.status == 0
    assert json.loads(arbiter("check", file, "--json").out)["standings"]["ok"] is None


def test_that_pairing_numbers_in_place_of_ranks_are_not_compared(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    """Files for engines have them so."""
    file = tmp_path / "open.trf"
    lines = (
        f"{line[:85]}{line[4:8]}{line[89:]}" if line.startswith("001") else line
        for line in report(played()).split("\n")
    )
    file.write_text("\n".join(lines), encoding="utf-8")
    done = arbiter("check", file)
    assert done.status == 0
    assert "Standings unchecked: the file gives everybody’s pairing number for a rank." in done.out


@pytest.mark.parametrize("code", ["CUSTOM_KEIZER", "CUSTOM_SWISS"])
def test_that_another_system_leaves_the_pairings_unchecked(
    arbiter: Arbiter, tmp_path: Path, code: str
) -> None:
    file = tmp_path / "open.trf"
    file.write_text(report(changed(played(), 2, swapped), code=code), encoding="utf-8")
    done = arbiter("check", file)
    assert f"Pairings unchecked: the system {code} is not built in." in done.out.splitlines()
    found = json.loads(arbiter("check", file, "--json").out)
    assert [each["ok"] for each in found["rounds"]] == [None] * 5


def test_that_an_event_begun_before_the_text_of_2026_is_checked_for_legality_alone(
    checked: Checked,
) -> None:
    _, found = checked(report(changed(played(), 1, swapped), r042="2026/01/31", r052=None))
    assert "legality only" in found["pairings"]
    assert found["rounds"][0] == {"round": 1, "ok": True, "differences": []}
    first = played().tournament.main_stage.rounds[0]
    again = changed(played(), 5, lambda each: replace(first, number=each.number))
    status, found = checked(report(again, r042="2026/01/31", r052=None))
    assert status == 1
    assert "met" in {each["kind"] for each in found["rounds"][-1]["differences"]}


def test_that_what_a_file_leaves_open_is_said(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "open.trf"
    text = report(played(), code="", r152=None, r142=None, r042=None, r052=None)
    file.write_text(text, encoding="utf-8")
    done = arbiter("check", file)
    assert done.status == 0
    for record in ("record 192", "record 152", "record 142", "record 042"):
        assert record in done.err


def test_that_a_round_robin_is_checked_by_its_tables(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("check", sample)
    assert done.status == 0
    assert "Pairings by the Berger tables (C.05 Annex 1)." in done.out.splitlines()
    assert "Round 11: right" in done.out.splitlines()


def test_that_a_report_that_cannot_be_read_is_bad_input(arbiter: Arbiter, tmp_path: Path) -> None:
    file = tmp_path / "open.trf"
    file.write_text("001 nothing\n", encoding="utf-8")
    assert arbiter("check", file).status == 2
    assert arbiter("check", tmp_path / "none.trf").status == 2


@pytest.mark.parametrize("seed", range(8))
def test_that_an_event_with_every_irregularity_is_right(checked: Checked, seed: int) -> None:
    event = simulated(any_options(Random(seed), 30), Random(seed), dutch.pair)
    status, found = checked(trf.format(trf.report_of(event)))
    assert status == 0
    assert {each["ok"] for each in found["rounds"]} == {True}
    assert found["standings"]["ok"]


@pytest.mark.parametrize(
    ("acceleration", "code", "status", "told"),
    [
        ("baku", "", 0, "Nobody says that the first rounds were accelerated; Baku"),
        ("baku", "192 FIDE_DUTCH_2026", 1, "Round 1 was paired with Baku acceleration"),
        ("none", "192 FIDE_DUTCH_2026_BAKU", 1, "Round 1 was paired without the acceleration"),
        ("baku", "192 FIDE_DUTCH_2026_BAKU", 0, None),
        ("none", "", 0, None),
    ],
)
def test_that_round_1_tells_whether_the_first_rounds_were_accelerated(
    arbiter: Arbiter, tmp_path: Path, acceleration: str, code: str, status: int, told: str | None
) -> None:
    file = tmp_path / "open.trf"
    options = ("--plain", "--players", 16, "--rounds", 6, "--seed", "quick")
    arbiter("generate", *options, "--acceleration", acceleration, "-o", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    left = [line for line in lines if not line.startswith(("###", "192", "250"))]
    file.write_text("\n".join([code, *left] if code else left), encoding="utf-8")
    done = arbiter("check", file)
    assert done.status == status
    found = [line for line in done.err.splitlines() if "accelerat" in line]
    assert len(found) == (told is not None)
    assert not found or f"note: {told}" in found[0]
