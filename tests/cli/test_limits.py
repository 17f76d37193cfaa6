"""Numbers without end and files that are none, typed at the command line."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Arbiter

ENDLESS = "9" * 5000


@pytest.mark.parametrize("number", ["201", "9999"])
def test_that_a_round_robin_of_too_many_is_refused_with_the_limit(
    arbiter: Arbiter, number: str
) -> None:
    done = arbiter("berger", number)
    assert (done.status, done.out) == (1, "")
    assert f"{number} players is not made; the largest has 200" in done.err


@pytest.mark.parametrize("number", ["10000", "0", "-1", ENDLESS, "٣", "1e3", "1_0"])
@pytest.mark.parametrize(
    "words",
    [
        ("berger",),
        ("why", "cup.arbiter"),
        ("standings", "cup.arbiter", "--stage"),
        ("snapshots", "cup.arbiter", "--diff"),
        ("registry", "search", "Oak", "--limit"),
        ("ceremony", "cup.arbiter", "number"),
    ],
    ids=["berger", "why", "stage", "snapshot", "limit", "ceremony"],
)
def test_that_every_number_has_a_limit_that_the_refusal_tells(
    arbiter: Arbiter, words: tuple[str, ...], number: str
) -> None:
    done = arbiter(*words, number)
    assert (done.status, done.out) == (2, "")
    assert number == "-1" or "write a number from 1 to 9999" in done.err


@pytest.mark.parametrize("value", [ENDLESS, "99999999999999999999", "1e999999999", "-1"])
@pytest.mark.parametrize("option", ["round", "stage"])
def test_that_an_option_of_a_paper_without_bounds_is_refused(
    arbiter: Arbiter, sample: Path, tmp_path: Path, option: str, value: str
) -> None:
    paper = tmp_path / "paper.pdf"
    done = arbiter("print", sample, "round-protocol", "-o", paper, "--option", f"{option}={value}")
    assert done.status in (1, 2)
    assert "Traceback" not in done.err
    assert not paper.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such devices and pipes")
@pytest.mark.parametrize("name", ["pipe", "zero", "folder"])
@pytest.mark.parametrize(
    "words",
    [
        ("standings", "{}"),
        ("why", "{}", 1),
        ("history", "{}"),
        ("verify", "{}"),
        ("export", "{}", "out.trf"),
        ("practice", "{}", "out.arbiter"),
        ("import", "{}", "new.arbiter"),
        ("registry", "import", "{}"),
        ("draw", "{}", "--method", "lots", "--seed", "1"),
        ("snapshots", "{}"),
    ],
    ids=lambda words: str(words[0]),
)
def test_that_what_is_no_file_is_refused_and_not_waited_for(
    arbiter: Arbiter,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    words: tuple[object, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("folder").mkdir()
    Path("zero").symlink_to("/dev/zero")
    done = arbiter(*(name if word == "{}" else word for word in words))
    assert done.status == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["folder", "pipe", "zero"]
    assert f"{name} is a folder, a device or a pipe" in done.err


@pytest.mark.parametrize("day", ["0000/01/01", "0026/11/01", "9999/12/31", "99999/01/01"])
def test_that_a_day_of_another_age_is_no_day_of_an_event(
    arbiter: Arbiter, report: Path, day: str
) -> None:
    lines = report.read_text("utf-8").splitlines()
    others = (line for line in lines if not line.startswith("042"))
    report.write_text("\n".join([f"042 {day}", *others, ""]), "utf-8")
    done = arbiter("standings", report)
    assert done.status == 2
    assert f"{report}:1:5: “{day}” is not a day" in done.err


def test_that_a_list_of_tie_breaks_has_a_limit(arbiter: Arbiter, sample: Path) -> None:
    done = arbiter("standings", sample, "--tie-breaks", "SB," * 101)
    assert done.status == 2
    assert "more than 100 tie-breaks" in done.err


def test_that_no_more_players_are_imported_than_a_report_has_numbers(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source, event = tmp_path / "list.csv", tmp_path / "cup.arbiter"
    rows = (f"Oak Ina;{14_100_000 + number}\n" for number in range(10_000))
    source.write_text("Name;FIDE ID\n" + "".join(rows), "utf-8")
    done = arbiter("import", source, event)
    assert done.status == 1
    assert "no more than 9999 players" in done.err
    assert not event.exists()


def test_that_of_problems_without_end_the_first_ones_are_told(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text("Name;Birth\n" + "Oak Ina;x\n" * 201, "utf-8")
    done = arbiter("import", source, tmp_path / "cup.arbiter", "--with-doubtful")
    assert done.status == 2
    assert done.err.count("is not a birth date") == 200
    assert "there are 201 problems in all" in done.err
