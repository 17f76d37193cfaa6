"""The command line says by which system a Swiss is paired, and pairs by it."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.cli.pairing.swiss_arguments import SYSTEMS
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.services.swiss_hands import make_swiss, play_rounds


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A Swiss of nine rounds and eleven players that nobody has paired yet."""
    found = tmp_path / "open.arbiter"
    made = Workspace.create(found, title="Open", starts_on=None, edition_id="2026-03")
    with closing(made) as workspace:
        make_swiss(workspace, 11)
    return found


def lines(told: str) -> list[str]:
    return told.splitlines()


def test_that_the_rules_are_printed_and_left_as_they_are(arbiter: Arbiter, file: Path) -> None:
    before = file.read_bytes()
    told = arbiter("swiss-rules", file)
    assert (told.status, lines(told.out)[0]) == (0, "Pairing system: FIDE (Dutch).")
    assert "(a reading)" not in told.out
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("system", "reading", "told", "heading"),
    [
        (
            "dubov",
            "upfloats=played",
            "Upfloats that count (a reading): those alone that were played.",
            "Round 1 of 9, Dubov system of 2026 (C.04.4.1)",
        ),
        (
            "double",
            "next_group=fewest",
            "Next score group (a reading): needs as few from below as can be.",
            "Round 1 of 9, Double-Swiss system of 2026 (C.04.5)",
        ),
    ],
)
def test_that_a_system_and_readings_are_said(
    system: str, reading: str, told: str, heading: str, arbiter: Arbiter, file: Path
) -> None:
    said = arbiter("swiss-rules", file, "--system", system, "--reading", reading)
    assert lines(said.out)[0].startswith("Pairing system: D")
    assert told in said.out
    assert arbiter("swiss-rules", file).out == said.out
    paired = arbiter("pair", file)
    assert lines(paired.out)[1] == heading


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--system", "keizer"], "is none of dutch, dubov, burstein, "),
        (["--reading", "maxi=yes"], "the text of FIDE (Dutch) leaves open: nothing"),
        (["--system", "lim", "--reading", "maxi=perhaps"], "write one of no, yes"),
        (["--system", "lim", "--reading", "maxi"], "write POINT=READING"),
    ],
)
def test_that_what_there_is_not_is_refused(
    words: list[str], said: str, arbiter: Arbiter, file: Path
) -> None:
    before = file.read_bytes()
    done = arbiter("swiss-rules", file, *words)
    assert (done.status, said in done.err) == (2, True)
    assert file.read_bytes() == before


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_a_round_is_paired_and_called_by_whatever_can_be_chosen(
    system: str, arbiter: Arbiter, file: Path
) -> None:
    assert arbiter("swiss-rules", file, "--system", system).status == 0
    paired = arbiter("pair", file, "--why")
    assert (paired.status, system in lines(paired.out)[1].casefold()) == (0, True)


def test_that_a_system_stays_once_round_1_is_paired(arbiter: Arbiter, file: Path) -> None:
    assert arbiter("pair", file, "--write").status == 0
    done = arbiter("swiss-rules", file, "--system", "lim")
    assert (done.status, "C.04.1 Art. 1" in done.err) == (1, True)


def test_that_a_seeding_round_of_burstein_is_called_so(arbiter: Arbiter, file: Path) -> None:
    assert arbiter("swiss-rules", file, "--system", "burstein").status == 0
    heading = lines(arbiter("pair", file).out)[1]
    assert heading.startswith("Round 1 of 9, Burstein system of 2026 (C.04.4.2), a seeding round")
    with closing(Workspace.open(file)) as workspace:
        play_rounds(workspace, 4)
    assert lines(arbiter("pair", file).out)[1] == "Round 5 of 9, Burstein system of 2026 (C.04.4.2)"


@pytest.mark.parametrize("system", ["dubov", "burstein", "lim"])
def test_that_a_round_by_each_system_has_its_reasons_and_passes_the_check(
    system: str, arbiter: Arbiter, file: Path
) -> None:
    arbiter("swiss-rules", file, "--system", system)
    with closing(Workspace.open(file)) as workspace:
        play_rounds(workspace, 5)
    found = json.loads(arbiter("pair", file, "--why", "--json").out)
    assert found["round"] == 6
    assert len(found["why"]["pairs"]) == 5
    assert all({"pair", "colour"} <= each.keys() for each in found["why"]["pairs"])
    assert found["why"]["bye"]
    checked = json.loads(arbiter("check", file, "--json").out)
    assert [each["ok"] for each in checked["rounds"]] == [True] * 5
    assert any("approved no program" in note for note in checked["notes"])
