"""`arbiter pair`: the next round of a file, or one as it should have been."""

import json
import re
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Board
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.cli.swiss_reports import changed, played, report, swapped
from tests.services.swiss_hands import make_swiss, play
from tests.services.tournament_hands import second


def pairs_of(event: Event, number: int) -> set[tuple[int, int]]:
    numbers = event.tournament.numbers
    games = event.tournament.main_stage.rounds[number - 1].games
    return {(numbers[game.white], numbers[game.black]) for game in games}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A report of a Swiss whose five rounds are played."""
    path = tmp_path / "open.trf"
    path.write_text(report(played()), encoding="utf-8")
    return path


@pytest.mark.parametrize("number", range(1, 6))
def test_that_a_round_is_paired_as_it_should_have_been(
    arbiter: Arbiter, file: Path, number: int
) -> None:
    file.write_text(report(changed(played(), number, swapped)), encoding="utf-8")
    done = arbiter("pair", file, "--round", number, "--json")
    assert done.status == 0
    made = json.loads(done.out)
    assert made["round"] == number
    assert {(white, black) for white, black in made["pairs"]} == pairs_of(played(), number)


def test_that_the_next_round_is_paired_with_boards_points_and_who_is_not_in_it(
    arbiter: Arbiter, file: Path
) -> None:
    before = file.read_bytes()
    text = report(played(), r142="7")
    file.write_text(text, encoding="utf-8")
    before = file.read_bytes()
    made = json.loads(arbiter("pair", file, "--json").out)
    assert (made["round"], len(made["pairs"])) == (6, 6)
    assert [each["kind"] for each in made["byes"]] == ["pab"]
    done = arbiter("pair", file)
    lines = done.out.splitlines()
    assert lines[1].startswith("Round 6 of 7, FIDE (Dutch)")
    assert lines[2].split() == ["Board", "White", "Points", "Black", "Points"]
    assert lines[3].split()[:2] == ["1", str(made["pairs"][0][0])]
    assert lines[-1].startswith(f"Bye: {made['byes'][0]['number']} ")
    assert file.read_bytes() == before


def test_that_after_the_last_round_nothing_is_to_be_paired(arbiter: Arbiter, file: Path) -> None:
    done = arbiter("pair", file)
    assert (done.status, done.out) == (1, "")
    assert "All rounds are paired: 5" in done.err


@pytest.mark.parametrize("number", [6, 99])
def test_that_a_round_that_there_is_not_is_bad_input(
    arbiter: Arbiter, file: Path, number: int
) -> None:
    assert arbiter("pair", file, "--round", number).status == 2


def test_that_without_a_number_of_rounds_the_next_one_is_not_the_last(
    arbiter: Arbiter, file: Path
) -> None:
    file.write_text(report(played(), r142=None), encoding="utf-8")
    done = arbiter("pair", file)
    assert done.status == 0
    assert "record 142" in done.err


def test_that_a_missing_result_is_told_with_its_board(arbiter: Arbiter, file: Path) -> None:
    lines = report(played(), r142="7").split("\n")
    blank = [
        line[:-1] + " " if line.startswith("001") and line[-1:] in "01=" else line for line in lines
    ]
    file.write_text("\n".join(blank), encoding="utf-8")
    done = arbiter("pair", file)
    assert (done.status, done.out) == (1, "")
    assert "round 5 has no result on board" in done.err


def test_that_the_initial_colour_of_round_1_is_to_be_said(arbiter: Arbiter, file: Path) -> None:
    lines = report(played(), r152=None, r142="5").split("\n")
    start = "\n".join(f"{line[:80]} 0.0    0" if line.startswith("001") else line for line in lines)
    file.write_text(start, encoding="utf-8")
    done = arbiter("pair", file)
    assert (done.status, done.out) == (2, "")
    assert "--first-colour" in done.err
    made = {
        colour: json.loads(arbiter("pair", file, "--first-colour", colour, "--json").out)
        for colour in ("white", "black")
    }
    assert made["white"]["round"] == 1
    assert made["white"]["pairs"][0] == [1, 7]
    assert made["black"]["pairs"][0] == [7, 1]


def test_that_a_round_robin_has_nothing_to_be_paired(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("pair", sample)
    assert (done.status, done.out) == (1, "")
    assert "Only a Swiss is paired round by round" in done.err


def test_that_who_cannot_be_paired_is_told_by_name(arbiter: Arbiter, file: Path) -> None:
    """Four players have met one another before the seventh round comes."""
    file.write_text(report(played(players=4, rounds=7)), encoding="utf-8")
    done = arbiter("pair", file)
    assert (done.status, done.out) == (1, "")
    assert "has no legal pairing" in done.err
    assert re.search(r"\b1 \w+ \w+ may meet none of the others \(3\): 3 met before", done.err)


def test_that_another_system_is_not_paired(arbiter: Arbiter, file: Path) -> None:
    file.write_text(report(played(), code="CUSTOM_SWISS", r142="7"), encoding="utf-8")
    done = arbiter("pair", file)
    assert (done.status, done.out) == (1, "")
    assert "CUSTOM_SWISS" in done.err


def test_that_who_is_not_paired_is_told_with_the_reason(arbiter: Arbiter, file: Path) -> None:
    announced = "240 H   6    3\n240 Z   6    5    7\n"
    file.write_text(f"{report(played(), r142='7')}\n{announced}", encoding="utf-8")
    made = json.loads(arbiter("pair", file, "--json").out)
    assert made["byes"] == [
        {"number": 3, "kind": "half"},
        {"number": 5, "kind": "zero"},
        {"number": 7, "kind": "zero"},
    ]
    assert len(made["pairs"]) == 5
    *_, third, fifth, seventh = arbiter("pair", file).out.splitlines()
    assert third.startswith("Not paired: 3 ")
    assert third.endswith("(half-point bye)")
    assert fifth.startswith("Not paired: 5 ")
    assert seventh.endswith("(absent)")


def test_that_who_may_not_meet_do_not(arbiter: Arbiter, file: Path) -> None:
    file.write_text(report(played(), r142="7"), encoding="utf-8")
    first = json.loads(arbiter("pair", file, "--json").out)["pairs"][0]
    apart = f"260   6   6 {first[0]:4} {first[1]:4}\n"
    file.write_text(f"{report(played(), r142='7')}\n{apart}", encoding="utf-8")
    again = json.loads(arbiter("pair", file, "--json").out)["pairs"]
    assert sorted(first) not in [sorted(each) for each in again]


def test_that_each_pair_says_why(arbiter: Arbiter, file: Path) -> None:
    done = arbiter("pair", file, "--round", 3, "--why")
    assert done.status == 0
    made = json.loads(arbiter("pair", file, "--round", 3, "--json").out)
    assert done.out.count("\nBoard ") == len(made["pairs"]) + 1
    assert done.out.count("(C.04.3 Art. 5.2.") == len(made["pairs"])
    told = json.loads(arbiter("pair", file, "--round", 3, "--why", "--json").out)
    assert told["pairs"] == made["pairs"]
    assert [each["numbers"] for each in told["why"]["pairs"]] == made["pairs"]


def test_that_a_player_is_told_why(arbiter: Arbiter, file: Path) -> None:
    made = json.loads(arbiter("pair", file, "--round", 3, "--json").out)
    (white, black), (other, _) = made["pairs"][:2]
    assert arbiter("pair", file, "--round", 3, "--why", white, black).out.endswith("do meet.\n")
    assert "C.04.3" in arbiter("pair", file, "--round", 3, "--why", white, other).out
    bye = arbiter("pair", file, "--round", 3, "--why", made["byes"][0]["number"], "bye").out
    assert bye.endswith("has the bye.\n")
    told = json.loads(arbiter("pair", file, "--round", 3, "--why", white, "--json").out)["why"]
    lines = arbiter("pair", file, "--round", 3, "--why", white).out.splitlines()
    assert {told["pair"], told["colour"], told["bye"], told["no_bye"]} <= set(lines)
    assert lines[-len(told["not"]) :] == [each["why"] for each in told["not"]]


@pytest.mark.parametrize("words", [(1, 1), ("bye",), ("bye", 1), (1, 2, 3), ("x",), (999,)])
def test_that_what_is_no_question_is_bad_input(
    arbiter: Arbiter, file: Path, words: tuple[object, ...]
) -> None:
    assert arbiter("pair", file, "--round", 3, "--why", *words).status == 2


def test_that_virtual_points_stand_apart_from_those_won(arbiter: Arbiter, file: Path) -> None:
    text = report(played(), r142="7") + "250       1.0   6   6    1    1\n"
    file.write_text(text, encoding="utf-8")
    first = arbiter("pair", file).out.splitlines()[3:-1]
    accelerated = [line for line in first if " + 1 " in f"{line} "]
    assert len(accelerated) == 1
    assert re.search(r"\b1 ", accelerated[0])
    assert "(with virtual points)" in arbiter("pair", file, "--why", "1").out


def test_that_a_draft_is_written_to_boards_that_are_named(arbiter: Arbiter, tmp_path: Path) -> None:
    path = tmp_path / "open.arbiter"
    create = partial(Workspace.create, title="Відкритий", starts_on=date(2026, 4, 1))
    with closing(create(path, edition_id="2026-03")) as workspace:
        play(make_swiss(workspace, 6), 1)
    printed = arbiter("pair", path, "--write", "--boards", "11-12, 20")
    assert [line.split()[0] for line in printed.out.splitlines()[3:6]] == ["11", "12", "20"]
    assert "written as a draft" in printed.err
    assert arbiter("pair", path).out == printed.out
    with closing(Workspace.open(path)) as workspace:
        (draft,) = [each for each in workspace.event.tournament.main_stage.rounds if each.is_unseen]
    assert [game.board for game in draft.games] == [11, 12, 20]


def test_that_boards_are_typed_and_printed_by_their_numbers_in_the_hall(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    path = tmp_path / "open.arbiter"
    create = partial(Workspace.create, title="Відкритий", starts_on=date(2026, 4, 1))
    with closing(create(path, edition_id="2026-03")) as workspace:
        play(make_swiss(workspace, 6), 1)
        (only,) = workspace.event.tournaments
        workspace.do(arrange_hall, first_boards={only.id: Board(41)}, rooms=())
    refused = arbiter("pair", path, "--write", "--boards", "11-12, 50")
    assert "Board 11 of the hall is in front of the boards of this tournament" in refused.err
    printed = arbiter("pair", path, "--write", "--boards", "41-42, 50")
    assert [line.split()[0] for line in printed.out.splitlines()[3:6]] == ["41", "42", "50"]
    assert "Board 50: " in arbiter("pair", path, "--why").out
    with closing(Workspace.open(path)) as workspace:
        (draft,) = [each for each in workspace.event.tournament.main_stage.rounds if each.is_unseen]
    assert [game.board for game in draft.games] == [1, 2, 10]


def test_that_a_program_on_no_list_is_noted_until_an_event_was_told(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    path = tmp_path / "open.arbiter"
    create = partial(Workspace.create, title="Відкритий", starts_on=date(2026, 4, 1))
    with closing(create(path, edition_id="2026-03")) as workspace:
        play(make_swiss(workspace, 6, told=False), 1)
    for more in ((), ("--write",)):
        assert "(II.5), and Arbiter is not among them" in arbiter("pair", path, *more).err
    for more in ((), ("--write",)):
        assert "II.5" not in arbiter("pair", path, *more).err


def test_that_a_report_takes_no_draft(arbiter: Arbiter, file: Path) -> None:
    assert arbiter("pair", file, "--write").status == 2
    assert arbiter("pair", file, "--boards", "1-9").status == 2


def test_that_a_round_of_one_tournament_of_several_is_written(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    path = tmp_path / "open.arbiter"
    with closing(
        Workspace.create(path, title="Open", starts_on=None, edition_id="2026-03", actor="A")
    ) as workspace:
        make_swiss(workspace, 8, told=False)
        second(workspace)
    done = arbiter("pair", path, "--tournament", "1", "--write")
    assert done.status == 0
    assert "(II.5), and Arbiter is not among them" in done.err
    again = arbiter("pair", path, "--tournament", "1", "--write")
    assert again.status == 0
    assert "(II.5)" not in again.err
