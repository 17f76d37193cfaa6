"""What the command line does with an event of several tournaments."""

import json
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.tie_breaks.editions import default_edition
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter
from tests.services.team_hands import of_teams
from tests.services.two_tournaments import two_tournaments


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """U8, in which all is played, and U10 after its first round."""
    return two_tournaments(tmp_path / "cup.arbiter")


def test_that_tournaments_are_listed_with_how_far_they_are(arbiter: Arbiter, cup: Path) -> None:
    _, first, second = arbiter("tournaments", cup).out.splitlines()
    assert first.split() == ["1", "U8", "Round", "robin", "4", "3/3", "over"]
    assert second.split() == ["2", "U10", "Round", "robin", "6", "1/5", "under", "way"]
    listed = json.loads(arbiter("tournaments", cup, "--json").out)["tournaments"]
    assert [(each["number"], each["title"], each["players"]) for each in listed] == [
        (1, "U8", 4),
        (2, "U10", 6),
    ]


COMMANDS = (
    ("standings",),
    ("stages",),
    ("why", 1, 2),
    ("check",),
    ("pair",),
    ("export", "out.trf"),
    ("draw", "--method", "lots", "--seed", "7"),
    ("ceremony",),
    ("ceremony", "begin", "--method", "lots"),
    ("meetings",),
    ("annul-draw", "--reason", "помилка"),
    ("leave-rules", "--reason", "рішення"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(map(str, words)))
def test_that_a_command_asks_which_tournament_of_several_is_meant(
    arbiter: Arbiter, cup: Path, words: tuple[object, ...]
) -> None:
    name, *others = words
    done = arbiter(name, cup, *others)
    assert done.status == 2
    assert "1 U8, 2 U10" in done.err
    assert "--tournament" in done.err


@pytest.mark.parametrize("typed", ["2", "U10", "u10"])
def test_that_a_tournament_is_meant_by_its_number_or_title(
    arbiter: Arbiter, cup: Path, typed: str
) -> None:
    done = arbiter("standings", cup, "--tournament", typed)
    assert done.out.splitlines()[0] == "U10"
    assert "Липа Марко" in done.out
    assert "Журба Лев" not in done.out


def test_that_another_tournament_is_told_of_those_there_are(arbiter: Arbiter, cup: Path) -> None:
    done = arbiter("standings", cup, "--tournament", "U12")
    assert done.status == 2
    assert "It has: 1 U8, 2 U10" in done.err


def test_that_a_stage_tells_its_tournament(arbiter: Arbiter, cup: Path) -> None:
    assert arbiter("standings", cup, "--stage", 2).out.splitlines()[0] == "U10"
    done = arbiter("standings", cup, "--stage", 2, "--tournament", "U8")
    assert (done.status, "is one of U10, not of U8" in done.err) == (2, True)


def test_that_an_act_is_done_in_the_tournament_that_is_meant(arbiter: Arbiter, cup: Path) -> None:
    words = ("--tournament", "U10", "--reason", "рішення", *("--accept", "act.leave-rules") * 2)
    done = arbiter("leave-rules", cup, *words)
    assert done.status == 0, done.err
    first, second = read_event(cup).tournaments
    assert (first.rules_left, second.rules_left is None) == (None, False)
    assert "U10. " in arbiter("history", cup).out.splitlines()[-1]


def test_that_a_list_is_registered_in_the_tournament_that_is_meant(
    arbiter: Arbiter, cup: Path, tmp_path: Path
) -> None:
    extra = tmp_path / "more.csv"
    extra.write_text("Name;FIDE rating\nМак Тарас;1500\n", encoding="utf-8")
    assert arbiter("import", extra, cup).status == 2
    assert arbiter("annul-draw", cup, "--tournament", 2, "--reason", "помилка").status == 1
    listed = tmp_path / "list.csv"
    assert arbiter("export", cup, listed, "--tournament", 2).status == 0
    assert len(listed.read_text(encoding="utf-8-sig").splitlines()) == 7


def test_that_an_event_of_one_needs_no_choice_but_takes_it(arbiter: Arbiter, sample: Path) -> None:
    plain = arbiter("standings", sample)
    assert arbiter("standings", sample, "--tournament", 1) == plain
    assert arbiter("tournaments", sample).status == 0


def test_that_all_reports_go_into_a_folder_and_come_back_as_one_event(
    arbiter: Arbiter, cup: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "reports"
    done = arbiter("export", cup, folder, "--all")
    assert done.status == 0
    assert done.out.splitlines() == [str(folder / "cup U8.trf"), str(folder / "cup U10.trf")]
    again = tmp_path / "again.arbiter"
    made = arbiter("import", folder / "cup U8.trf", folder / "cup U10.trf", "-o", again)
    assert made.status == 0, made.err
    event = read_event(again)
    assert (event.title, [each.title for each in event.tournaments]) == (
        "Кубок міста",
        ["U8", "U10"],
    )
    for number in (1, 2):
        before = arbiter("standings", cup, "--tournament", number).out
        assert arbiter("standings", again, "--tournament", number).out == before


def test_that_the_reports_that_cannot_be_written_are_told_by_name(
    arbiter: Arbiter, cup: Path, tmp_path: Path
) -> None:
    done = arbiter("export", cup, tmp_path / "reports", "--all", "--final")
    assert done.status == 1
    assert done.out.splitlines() == [str(tmp_path / "reports" / "cup U8.trf")]
    assert any(line.startswith("arbiter: U10: ") for line in done.err.splitlines())


def test_that_a_report_is_added_only_where_that_is_said(
    arbiter: Arbiter, cup: Path, report: Path
) -> None:
    assert arbiter("import", report, cup).status == 1
    done = arbiter("import", report, cup, "--add", "--accept", "act.misfit")
    assert done.status == 0, done.err
    assert [each.title for each in read_event(cup).tournaments] == ["U8", "U10", "Кубок «Весна»"]
    assert "Report file added as a tournament" in arbiter("history", cup).out


def test_that_several_reports_are_all_added_or_none(
    arbiter: Arbiter, cup: Path, report: Path, tmp_path: Path
) -> None:
    arbiter("export", cup, tmp_path / "reports", "--all")
    before = read_event(cup).tournaments
    words = ("import", report, tmp_path / "reports" / "cup U8.trf", "-o", cup)
    assert arbiter(*words).status == 2
    unsure = arbiter(*words, "--add")
    assert unsure.status == 2
    assert "cup U8.trf: Ґава Ада may be a player of the event: 1 Ґава Ада." in unsure.err
    assert read_event(cup).tournaments == before
    assert arbiter(*words, "--add", "--same", "all").status == 1
    assert read_event(cup).tournaments == before
    said = ("--same", "all", "--accept", "act.misfit")
    assert arbiter(*words, "--add", *said).status == 0
    assert len(read_event(cup).players) == 15


def test_that_an_event_is_joined_once_it_is_said_who_is_whom(
    arbiter: Arbiter, cup: Path, tmp_path: Path
) -> None:
    other = two_tournaments(tmp_path / "other.arbiter", title="Осінь", first="U12")
    asked = arbiter("join", cup, other)
    assert asked.status == 2
    assert "Ґава Ада may be a player of the event: 1 Ґава Ада." in asked.err
    assert len(read_event(cup).tournaments) == 2
    done = arbiter("join", cup, other, "--same", "all", "--same", "Журба Лев=new")
    assert done.status == 0
    assert "tournaments added: 2, people added: 1, known already: 9" in done.out
    titles = [each.title for each in read_event(cup).tournaments]
    assert titles == ["U8", "U10", "U12", "Осінь: U10"]
    assert arbiter("verify", cup).status == 0


def test_that_a_tournament_is_taken_out_into_a_file_of_its_own(
    arbiter: Arbiter, cup: Path, tmp_path: Path
) -> None:
    new = tmp_path / "u10.arbiter"
    assert arbiter("take-out", cup, "-o", new).status == 2
    assert arbiter("take-out", cup, "--tournament", "U10", "-o", new).status == 0
    table = arbiter("standings", cup, "--tournament", "U10").out
    assert arbiter("standings", new).out == table
    assert arbiter("take-out", cup, "--tournament", "U10", "-o", new).status == 2
    assert arbiter("take-out", new, "-o", tmp_path / "none.arbiter").status == 1
    assert "Begun with U10, taken out of Кубок міста" in arbiter("history", new).out


def test_that_a_tournament_of_teams_is_listed_with_its_teams_and_rules(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    league = tmp_path / "league.arbiter"
    day = date(2026, 4, 1)
    with closing(
        Workspace.create(league, title="Ліга", starts_on=day, edition_id=default_edition(day))
    ) as workspace:
        of_teams(workspace, teams=4)

    heads, row = arbiter("tournaments", league).out.splitlines()
    (listed,) = json.loads(arbiter("tournaments", league, "--json").out)["tournaments"]

    assert heads.split() == ["No", "Tournament", "System", "Teams", "Players", "Rounds", "State"]
    assert row.split()[4:] == ["robin", "4", "20", "0/?", "no", "numbers", "yet"]
    assert listed["teams"] == 4
    assert "Match points: win 2, draw 1, loss 0." in listed["rules_of_teams"]
