"""Random Swiss tournaments on the command line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Arbiter


def _records(report: str, code: str) -> list[str]:
    return [line for line in report.splitlines() if line.startswith(code)]


def test_that_the_same_seed_writes_the_same_file(arbiter: Arbiter, tmp_path: Path) -> None:
    files = [tmp_path / "one.trf", tmp_path / "other.trf"]
    for file in files:
        assert arbiter("generate", "--seed", "kyiv7", "-o", file).status == 0
    one, other = (file.read_bytes() for file in files)
    assert one == other
    assert arbiter("generate", "--seed", "kyiv7").out.encode() == one.replace(b"\r\n", b"\n")
    assert arbiter("generate", "--seed", "kyiv8").out.encode() != one


def test_that_a_new_seed_is_said_with_all_that_repeats_the_event(arbiter: Arbiter) -> None:
    words = ("--players", "9", "--half-byes", "5%", "--forbidden", "1x2@2-3", "--plain")
    first = arbiter("generate", *words)
    note = first.err.splitlines()[0]
    again = note.partition("arbiter generate ")[2].split()
    assert f"### Made by arbiter generate {' '.join(again)}" in first.out
    assert arbiter("generate", *again).out == first.out
    assert arbiter("generate", *words).out != first.out


def test_that_neither_hashes_nor_the_process_decide_what_is_written() -> None:
    written = {
        subprocess.run(
            [sys.executable, "-m", "arbiter_app", "generate", "--seed", "5", "--forbidden", "2x5"],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            check=True,
        ).stdout
        for hashes in ("1", "2")
    }
    assert len(written) == 1


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_that_what_is_written_passes_the_check(seed: str, arbiter: Arbiter, tmp_path: Path) -> None:
    words = ("--players", "30", "--forfeits", "5%", "--late-entries", "3", "--odd-results", "4%")
    file = tmp_path / "random.trf"
    arbiter("generate", *words, "--seed", seed, "-o", file)
    done = arbiter("check", file)
    assert (done.status, done.err) == (0, "")
    assert "Standings: right" in done.out


@pytest.mark.parametrize(
    ("system", "record"),
    [
        ("dubov", "FIDE_DUBOV"),
        ("burstein", "FIDE_BURSTEIN"),
        ("lim", "CUSTOM_LIM"),
        ("double", "FIDE_DOUBLESWISS"),
        ("mcmahon", "CUSTOM_MCMAHON"),
    ],
)
def test_that_other_systems_than_the_dutch_one_are_played(
    system: str, record: str, arbiter: Arbiter, tmp_path: Path
) -> None:
    file = tmp_path / "open.trf"
    arbiter("generate", "--system", system, "--players", "14", "--seed", "1", "-o", file)
    assert f"192 {record}" in file.read_text(encoding="utf-8")
    found = json.loads(arbiter("check", file, "--json").out)
    assert {each["ok"] for each in found["rounds"]} == {True}


def test_that_what_is_said_stands_in_the_report(arbiter: Arbiter) -> None:
    report = arbiter(
        *("generate", "--plain", "--seed", "1", "--players", "10", "--rounds", "6"),
        *("--played", "4", "--ratings", "2400,1800x8,none", "--half-byes", "2"),
        *("--scoring", "3-1-0", "--bye", "1.5", "--tie-breaks", "bh, sb"),
    ).out
    assert _records(report, "142") == ["142 6"]
    assert _records(report, "202") == ["202 BH,SB"]
    assert _records(report, "162")[0].split() == [
        *("162", "W", "3.0", "D", "1.0", "L", "0.0", "A", "0.0", "P", "1.5"),
    ]
    players = _records(report, "001")
    assert [line[48:52].strip() for line in players] == ["2400", *["1800"] * 8, ""]
    assert {(len(line) - 89) // 10 for line in players} == {4}
    to_come = [line.split()[3:] for line in _records(report, "240 H")]
    assert report.count("0000 - H") + sum(map(len, to_come)) == 2


def test_that_an_event_without_a_legal_pairing_says_where_it_ended(arbiter: Arbiter) -> None:
    done = arbiter("generate", "--plain", "--players", "4", "--rounds", "7", "--seed", "1")
    assert done.status == 0
    assert "ended after round 3 of 7: round 4 has no legal pairing" in done.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 1", "at least 2 must play"),
        ("--players 5 --withdrawals 9", "--withdrawals 9: there are only 5 players"),
        ("--players 5 --late-entries 4", "only 3 players beside two who must be there"),
        ("--players 5 --rounds 3 --forfeits 7", "--forfeits 7: there are only 6 games"),
        ("--players 4 --unrated 5", "--unrated 5: there are only 4 players"),
        ("--half-byes many", "“many” is neither a number (5) nor a share (3%)"),
        ("--half-byes 101%", "“101%” is no share: write 0% to 100%"),
        ("--ratings 2200-1600", "“2200-1600” is no range"),
        ("--ratings 1800,?", "write a number from 1 to 4000"),
        ("--players 3 --ratings 1800x4", "4 are given, and there are only 3 players"),
        ("--players 20 --forbidden 4x25", "--forbidden 4x25: there are only 20 players"),
        ("--rounds 3 --forbidden 1x2@5-6", "--forbidden 1x2@5-6: there are only 3 rounds"),
        ("--forbidden 3", "“3” is not GROUPSxSIZE[@FIRST-LAST]"),
        ("--forbidden 1x2@3-1", "“1x2@3-1” is not GROUPSxSIZE[@FIRST-LAST]"),
        ("--scoring 3-1", "“3-1” is not WIN-DRAW-LOSS"),
        ("--scoring 1-2-3", "A win must be worth more than a draw"),
        ("--bye 11", "“11” are no points"),
        ("--tie-breaks ,", "name at least one tie-break"),
        ("--tie-breaks OTHER_A", "OTHER_A is a criterion of an event's own"),
        ("--tie-breaks ??", "“??” is no list of tie-breaks"),
        ("--tie-breaks XYZ", "XYZ is not a tie-break"),
        ("--acceleration fast", "“fast” is none of none, baku, virtual"),
        ("--initial-colour red", "“red” is none of white, black"),
        ("--seed ї", "Latin letters and digits"),
        ("--rounds 0", "write a number from 1 to 99"),
        ("--played 4 --rounds 3", "--played 4: there are only 3 rounds"),
    ],
)
def test_that_bad_options_are_refused_before_anything_is_written(
    words: str, said: str, arbiter: Arbiter, tmp_path: Path
) -> None:
    done = arbiter("generate", *words.split(), "-o", tmp_path / "out.trf")
    assert done.status == 2
    assert said in done.err
    assert not list(tmp_path.iterdir())


def test_that_a_tie_break_of_another_system_is_no_mistake_of_typing(arbiter: Arbiter) -> None:
    done = arbiter("generate", "--tie-breaks", "KS")
    assert done.status == 1
    assert "art. 9.2" in done.err
