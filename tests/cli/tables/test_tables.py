import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.conftest import drawn, new_event
from tests.services.play_off_hands import finish_with_ties, lower_number_wins, play_through

Arbiter = Callable[..., Any]


def test_that_standings_are_a_table_in_latin_letters_where_known(
    arbiter: Arbiter, sample: Path
) -> None:
    done = arbiter("standings", sample)
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[1] == "Round robin, rounds: 11"
    assert lines[5].split() == ["Place", "No", "Name", "Points", "DE", "WIN", "SB", "KS"]
    assert len(lines) == 6 + 12
    assert "Galagan, Yehor" in done.out
    assert "Ґудзь Їлларіон" in done.out


def test_that_standings_as_json_have_the_agreed_shape(arbiter: Arbiter, sample: Path) -> None:
    table = json.loads(arbiter("standings", sample, "--json").out)
    assert {key: table[key] for key in ("tournament", "edition", "system", "tie_breaks")} == {
        "tournament": "Відкритий кубок «Осінній гамбіт»",
        "edition": "2026-03",
        "system": "round-robin",
        "tie_breaks": ["DE", "WIN", "SB", "KS"],
    }
    assert "pairing" not in table
    assert [row["place"] for row in table["standings"]] == [1, 2, 2, *range(4, 13)]
    leader, second, *_ = table["standings"]
    assert leader == {
        "place": 1,
        "shared": False,
        "number": 4,
        "name": "Заїка Віра",
        "points": 4,
        "values": {"DE": None, "WIN": 4, "SB": 7.5, "KS": 0},
    }
    assert second["shared"] is True


def test_that_a_group_criterion_that_did_not_apply_is_null(arbiter: Arbiter, sample: Path) -> None:
    table = json.loads(arbiter("standings", sample, "--tie-breaks", "SB, DE", "--json").out)
    assert table["standings"][-1]["values"]["DE"] is None


def test_that_standings_can_follow_another_edition_and_list(arbiter: Arbiter, sample: Path) -> None:
    words = ("standings", sample, "--edition", "2023-09", "--tie-breaks", "sb-c1;KS/L1", "--json")
    table = json.loads(arbiter(*words).out)
    assert table["edition"] == "2023-09"
    assert table["tie_breaks"] == ["SB/C1", "KS/L+1"]


def test_that_who_left_early_has_no_place_and_that_is_said(arbiter: Arbiter, sample: Path) -> None:
    """Five of eleven games are less than half of them (C.05 Art. 6.6)."""
    window = Workspace.open(sample, actor="arbiter")
    leader = next(
        player for player, number in window.event.tournament.numbers.items() if number == 4
    )
    window.do(withdraw_player, player=leader, reason="illness")
    window.close()
    done = arbiter("standings", sample)
    last = done.out.splitlines()[-1].split()
    assert last[:2] == ["–", "4"]
    assert last[-5:] == ["–"] * 5
    assert "left with less than half" in done.err
    rows = json.loads(arbiter("standings", sample, "--json").out)["standings"]
    assert (rows[-1]["number"], rows[-1]["points"], rows[-1]["shared"]) == (4, 0, False)


def test_that_a_list_changed_in_play_stands_above_the_table(arbiter: Arbiter, sample: Path) -> None:
    window = Workspace.open(sample, actor="arbiter")
    window.accepting(WeighedAct.TIE_BREAKS, WeighedAct.TIE_BREAKS).do(
        change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.SHARED, reason="an appeal"
    )
    window.close()
    said = "Tie-breaks changed after round 6, before that DE, WIN, SB, KS: an appeal"
    assert said in arbiter("standings", sample).out.splitlines()


def test_that_standings_can_be_read_while_the_window_is_open(
    arbiter: Arbiter, sample: Path
) -> None:
    window = Workspace.open(sample, actor="arbiter")
    try:
        assert arbiter("standings", sample).status == 0
    finally:
        window.close()


def test_that_a_tie_break_the_edition_does_not_have_is_a_no(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("standings", sample, "--edition", "2023-09", "--tie-breaks", "STD")
    assert (done.status, done.out) == (1, "")
    assert "art. 7.7" in done.err


def test_that_a_criterion_nobody_defined_is_bad_input(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("standings", sample, "--tie-breaks", "OTHER_PLAYOFF")
    assert done.status == 2
    assert "OTHER_PLAYOFF" in done.err


@pytest.mark.parametrize(
    "words",
    [("--tie-breaks", "S-1"), ("--tie-breaks", "SB,XYZ"), ("--edition", "1999")],
    ids=["spelling", "name", "edition"],
)
def test_that_a_word_nobody_knows_is_bad_input(
    arbiter: Arbiter, sample: Path, words: tuple[str, str]
) -> None:
    assert arbiter("standings", sample, *words).status == 2


@pytest.mark.parametrize("name", ["players.csv", "cup.arbiter"])
def test_that_a_file_of_another_kind_is_bad_input(
    arbiter: Arbiter, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    file.write_text("Name;Birth\n", encoding="utf-8")
    done = arbiter("standings", file)
    assert (done.status, done.err.count("\n")) == (2, 1)
    assert "not an event file" in done.err


def test_that_a_berger_table_has_a_line_for_each_round(arbiter: Arbiter) -> None:
    """C.05 Annex 1, the table for three or four players."""
    assert arbiter("berger", 4).out == "1: 1-4  2-3\n2: 4-3  1-2\n3: 2-4  3-1\n"


def test_that_the_free_player_of_an_odd_field_is_named(arbiter: Arbiter) -> None:
    assert arbiter("berger", 3).out == "1: 2-3  free 1\n2: 1-2  free 3\n3: 3-1  free 2\n"


def test_that_two_cycles_can_swap_the_last_rounds_of_the_first(arbiter: Arbiter) -> None:
    plain = arbiter("berger", 4, "--double").out.splitlines()
    swapped = arbiter("berger", 4, "--double", "--swap").out.splitlines()
    assert len(plain) == 6
    pairs = [line.split(": ")[1] for line in plain]
    assert [line.split(": ")[1] for line in swapped] == [pairs[0], pairs[2], pairs[1], *pairs[3:]]


def test_that_the_swap_of_one_cycle_alone_is_bad_input(arbiter: Arbiter) -> None:
    done = arbiter("berger", 4, "--swap")
    assert (done.status, done.out) == (2, "")
    assert "--double" in done.err


def test_that_too_few_players_are_a_no_with_the_article(arbiter: Arbiter) -> None:
    done = arbiter("berger", 2)
    assert (done.status, done.out) == (1, "")
    assert "C.05 Annex 1" in done.err


def test_that_a_table_can_be_asked_for_as_it_stood_after_a_round(
    arbiter: Arbiter, sample: Path
) -> None:
    table = json.loads(arbiter("standings", sample, "--after", "1", "--json").out)
    assert max(row["points"] for row in table["standings"]) == 1
    assert "After round 1 of 11, not final" in arbiter("standings", sample, "--after", "1").out
    late = arbiter("standings", sample, "--after", "11")
    assert (late.status, "There is no table after round 11 yet" in late.err) == (1, True)


def test_that_a_category_is_ranked_apart_and_who_may_be_missing_is_named(
    arbiter: Arbiter, sample: Path
) -> None:
    window = Workspace.open(sample, actor="arbiter")
    somebody = window.event.players[window.event.tournament.entries[0].player]
    window.do(edit_player, player=somebody.id, name=somebody.name, sex=None)
    women = Category(title="Жінки", sex=Sex.FEMALE)
    window.do(define_category, category=women)
    names = {player.name for player in window.event.players.values() if player.sex is Sex.FEMALE}
    window.close()
    done = arbiter("standings", sample, "--category", "жінки", "--json")
    rows = json.loads(done.out)["standings"]
    assert {row["name"] for row in rows} == names
    assert rows[0]["place"] == 1
    assert "is not ranked in it: the sex is not known." in done.err
    none = arbiter("standings", sample, "--category", "U8")
    assert (none.status, "Those of the event: Жінки." in none.err) == (1, True)


def test_that_what_a_play_off_decided_stands_beside_its_players(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    workspace = new_event(tmp_path / "cup.arbiter")
    drawn(workspace, 4)
    workspace.do(set_play_off_rules, rules=shipped()[0])
    finish_with_ties(workspace, range(1, 3))
    play_through(workspace, lower_number_wins)
    workspace.close()

    found = json.loads(arbiter("standings", workspace.path, "--json").out)["standings"]
    assert [row.get("play_off") for row in found] == ["2:0", "0:2", None, None]
    text = arbiter("standings", workspace.path).out
    head, first, second, third, *_ = (text[text.index("Place") :]).splitlines()
    assert head.endswith("Play-off")
    assert (first[-3:], second[-3:], ":" in third) == ("2:0", "0:2", False)
    assert "Games of a play-off order its players alone" in text
