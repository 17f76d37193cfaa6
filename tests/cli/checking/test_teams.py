"""Random Swiss events of teams on the command line, and what the check says of them."""

from pathlib import Path
from random import Random

import pytest

from arbiter_app.domain.simulation.team_options import TeamWishes, usual_team_options
from arbiter_app.domain.simulation.team_swiss import simulated_teams
from arbiter_app.formats import trf
from tests.cli.conftest import Arbiter
from tests.oracles.teams import crossed

PLAIN = ("generate", "--plain", "--teams", "8", "--boards", "3", "--rounds", "4", "--seed", "7")


def _records(report: str, code: str) -> list[str]:
    return [line for line in report.splitlines() if line.startswith(code)]


def test_that_what_is_said_of_teams_stands_in_the_report(arbiter: Arbiter) -> None:
    report = arbiter(*PLAIN, "--colour-type", "B", "--zero-byes", "1").out
    assert _records(report, "082") == ["082 8"]
    assert _records(report, "142") == ["142 4"]
    assert _records(report, "192") == ["192 FIDE_TEAM_TYPEB_MP_GP"]
    assert _records(report, "352") == ["352 WBW"]
    assert len(_records(report, "310")) == 8
    assert len(_records(report, "240 Z")) == 1
    again = arbiter(*PLAIN, "--colour-type", "B", "--zero-byes", "1").out
    assert again == report


def test_that_boards_and_matches_are_forfeited_as_said(arbiter: Arbiter) -> None:
    report = arbiter(*PLAIN, "--forfeits", "2", "--double-forfeits", "1").out
    kinds = [line.split()[1] for line in _records(report, "330")]
    assert sorted(kind == "--" for kind in kinds) == [False, False, True]
    by_boards = arbiter(*PLAIN, "--forfeited-boards", "6").out
    assert not _records(by_boards, "330")
    lost = sum(" -" in line[89:].replace("0000 -", "") for line in _records(by_boards, "001"))
    empty = sum("0000" in line for line in _records(by_boards, "300"))
    assert lost
    assert empty


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_that_a_swiss_of_teams_passes_the_check(
    seed: str, arbiter: Arbiter, tmp_path: Path
) -> None:
    file = tmp_path / "teams.trf"
    words = ("--teams", "15", "--rounds", "6", "--forfeits", "5%", "--forfeited-boards", "5%")
    arbiter("generate", *words, "--late-entries", "2", "--seed", seed, "-o", file)
    done = arbiter("check", file)
    assert (done.status, done.err) == (0, "")
    assert "Pairings by the Swiss Team System" in done.out
    assert [line for line in done.out.splitlines() if line.startswith("Round")] == [
        f"Round {number}: right" for number in range(1, 7)
    ]
    assert "Standings: right" in done.out


@pytest.mark.parametrize(
    ("words", "rounds", "by"),
    [
        (("--teams", "5", "--round-robin", "2"), 10, "Berger tables"),
        (("--teams", "6", "--round-robin", "1", "--played", "2"), 5, "Berger tables"),
        (("--teams", "4", "--boards", "5", "--scheveningen", "1"), 5, "tables of Scheveningen"),
        (("--teams", "2", "--boards", "6", "--scheveningen", "2"), 12, "tables of Scheveningen"),
    ],
)
def test_that_rounds_that_numbers_fix_pass_the_check(
    words: tuple[str, ...], rounds: int, by: str, arbiter: Arbiter, tmp_path: Path
) -> None:
    file = tmp_path / "teams.trf"
    of_leagues = ("--forfeits", "2", "--forfeited-boards", "5%") if "Berger" in by else ()
    made = arbiter("generate", *words, *of_leagues, "--seed", "11", "-o", file)
    assert made.status == 0
    done = arbiter("check", file)
    assert (done.status, done.err) == (0, "")
    assert by in done.out
    assert done.out.count(": right") == rounds + 1
    again = arbiter("generate", *words, *of_leagues, "--seed", "11").out
    assert again.splitlines() == file.read_text("utf-8").splitlines()


def test_that_crossed_matches_and_a_false_rank_are_found(arbiter: Arbiter, tmp_path: Path) -> None:
    options = usual_team_options(TeamWishes(teams=8, rounds=4), Random("any"))
    report = trf.format(trf.report_of(simulated_teams(options, Random("any play"), crossed)))
    best = next(line for line in _records(report, "310") if line[68:71] == "  1")
    report = report.replace(best, f"{best[:68]}  8{best[71:]}")
    file = tmp_path / "teams.trf"
    file.write_text(report, encoding="utf-8")
    done = arbiter("check", file)
    assert done.status == 1
    assert [line.split(":")[1] for line in done.out.splitlines() if line[:5] == "Round"] == [
        " differences",
        *[" right"] * 3,
    ]
    assert "Standings: differences" in done.out
    assert "C.04.3" not in done.out  # which is of people


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--boards 4", "--boards: say with --teams how many teams play"),
        ("--teams 8 --boards 0", "write a number from 1 to 10"),
        ("--teams 1", "write a number from 2 to 800"),
        ("--teams 8 --players 30", "--players: not where teams play"),
        ("--teams 8 --odd-results 3", "--odd-results: not where teams play"),
        ("--teams 8 --ratings 2000x3", "--ratings: of teams write between what they lie"),
        ("--teams 8 --colour-type C", "“C” is none of A, B, none"),
        ("--teams 6 --round-robin 1 --rounds 3", "--rounds: not in a round robin"),
        ("--teams 6 --round-robin 1 --withdrawals 1", "--withdrawals: not in a round robin"),
        ("--teams 2 --scheveningen 1 --forfeits 1", "--forfeits: not in Scheveningen"),
        ("--players 6 --round-robin 1", "--round-robin: say with --teams"),
        (
            "--teams 4 --boards 2 --rounds 2 --forfeited-boards 9",
            "--forfeited-boards 9: there are only 8",
        ),
    ],
)
def test_that_bad_options_of_teams_are_refused(words: str, said: str, arbiter: Arbiter) -> None:
    done = arbiter("generate", *words.split())
    assert done.status == 2
    assert said in done.err


def test_that_a_tie_break_of_people_is_refused_for_teams(arbiter: Arbiter) -> None:
    assert arbiter("generate", "--teams", "8", "--tie-breaks", "ARO").status == 1
    assert arbiter("generate", "--teams", "8", "--tie-breaks", "MPVGP").status == 0
