"""Lists of teams with their players: registered from a sheet, written as one."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, OrderRule, TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import StageId
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.teams import add_team
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import FOUR_BOARDS

Arbiter = Callable[..., Any]

SHEET = """Команда;Дошка;ПІБ;Область
Гамбіт;2;Бук Ян;Київ
Гамбіт;1;Дуб Ян;Київ
Гамбіт;зап;Клен Ян;Львівська
Ферзь;;Липа Ія;Сумська
ферзь;;Верба Ія;Сумська
;;Сосна Ія;Сумська
"""


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "teams.csv"
    file.write_text(SHEET, encoding="utf-8")
    return file


def event_of(path: Path, rules: TeamRules = FOUR_BOARDS) -> Path:
    workspace = Workspace.create(path, title="Кубок", starts_on=None, edition_id="2026-03")
    workspace.do(set_team_rules, rules=rules)
    workspace.do(add_team, name="Ферзь", captain="Ковач Ю.")
    workspace.close()
    return path


def rosters(file: Path) -> dict[str, list[tuple[str, bool]]]:
    event = read_event(file)
    return {
        team.name: [(event.players[each.player].name, each.is_reserve) for each in team.members]
        for team in event.tournament.teams
    }


def test_that_beside_teams_the_column_tells_for_which_people_count(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    with closing(Workspace.open(file, actor="arbiter")) as workspace:
        teams = workspace.event.tournament.id
        workspace.at(StageId(teams)).do(describe_tournament, title="Команди")
        blitz = workspace.do(add_tournament, title="Бліц", like=teams)
        workspace.at(StageId(blitz)).do(set_team_rules, rules=None)
    source = tmp_path / "list.csv"
    source.write_text(
        "ПІБ;Турнір;Команда\nБук Ян;Команди;Ферзь\nЛипа Ія;Бліц;Ферзь\n", encoding="utf-8"
    )
    assert arbiter("import", source, file).status == 0
    event = read_event(file)
    assert {each.name: each.team for each in event.players.values()} == {
        "Бук Ян": None,
        "Липа Ія": "Ферзь",
    }
    assert [len(team.members) for team in event.tournaments[0].teams] == [1]
    listed = tmp_path / "all.csv"
    assert arbiter("export", file, listed).status == 0
    assert listed.read_text(encoding="utf-8-sig").count("Ферзь") == 2


def tournament(file: Path) -> Tournament:
    return read_event(file).tournament


def test_that_a_sheet_enters_teams_and_fills_those_there_are(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    done = arbiter("import", sheet, file)
    assert done.status == 0, done.err
    assert "Teams: 2, of them new: 1. On no roster: 1." in done.out
    assert rosters(file) == {
        "Ферзь": [("Липа Ія", False), ("Верба Ія", False)],
        "Гамбіт": [("Дуб Ян", False), ("Бук Ян", False), ("Клен Ян", True)],
    }
    ferz, gambit = tournament(file).teams
    assert ferz.captain == "Ковач Ю.", "a team that was there stays as it was"
    assert gambit.region is None, "its players come from two regions"
    assert len(tournament(file).entries) == 6


def test_that_a_column_can_be_told_to_name_a_club_all_the_same(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    told = arbiter("import", sheet, file, "--column", "Команда=club", "--column", "Дошка=none")
    assert told.status == 0, told.err
    assert rosters(file) == {"Ферзь": []}
    assert {each.club for each in read_event(file).players.values()} >= {"Гамбіт", "Ферзь"}


def test_that_where_people_play_a_team_is_that_for_which_they_count(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.arbiter"
    done = arbiter("import", sheet, file)
    assert done.status == 0, done.err
    assert "“Дошка” is not kept" in done.err
    assert {each.team for each in read_event(file).players.values()} >= {"Гамбіт", "Ферзь"}


def test_that_a_board_that_is_none_is_pointed_out(arbiter: Arbiter, tmp_path: Path) -> None:
    file, list_ = event_of(tmp_path / "cup.arbiter"), tmp_path / "list.csv"
    list_.write_text("Команда;Дошка;ПІБ\nГамбіт;перша;Бук Ян\n", encoding="utf-8")
    refused = arbiter("import", list_, file)
    assert refused.status == 2
    assert "“перша” is no board" in refused.err
    assert rosters(file) == {"Ферзь": []}


def test_that_boards_of_ones_own_are_those_of_the_column(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=3, order=OrderRule.OWN_BOARDS))
    file = event_of(tmp_path / "cup.arbiter", rules)
    assert arbiter("import", sheet, file).status == 0
    gambit = tournament(file).teams[1]
    assert [each.boards for each in gambit.members] == [(1,), (2,), ()]


def test_that_what_is_written_is_read_again(arbiter: Arbiter, sheet: Path, tmp_path: Path) -> None:
    file, written = event_of(tmp_path / "cup.arbiter"), tmp_path / "written.xlsx"
    arbiter("import", sheet, file)
    assert arbiter("export", file, written, "--lang", "uk").status == 0
    again = event_of(tmp_path / "again.arbiter")
    done = arbiter("import", written, again)
    assert done.status == 0, done.err
    assert rosters(again) == rosters(file)


def test_that_who_is_entered_already_comes_onto_a_roster(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    plain = tmp_path / "people.csv"
    plain.write_text("ПІБ;Область\nБук Ян;Київ\nЛипа Ія;Сумська\n", encoding="utf-8")
    assert arbiter("import", plain, file).status == 0
    assert rosters(file) == {"Ферзь": []}
    done = arbiter("import", sheet, file)
    assert done.status == 0, done.err
    assert "Бук Ян is registered already, and comes onto the roster" in done.err
    assert rosters(file) == {
        "Ферзь": [("Липа Ія", False), ("Верба Ія", False)],
        "Гамбіт": [("Дуб Ян", False), ("Бук Ян", False), ("Клен Ян", True)],
    }
    assert len(tournament(file).entries) == 6
    again = arbiter("import", sheet, file)
    assert again.status in (0, 2), "whoever stands on a roster is left out"
    assert [len(each) for each in rosters(file).values()] == [2, 3]


def test_that_of_two_namesakes_nobody_is_put_on_a_roster(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    plain = tmp_path / "people.csv"
    plain.write_text("ПІБ;Рік\nБук Ян;2001\nБук Ян;2002\n", encoding="utf-8")
    assert arbiter("import", plain, file).status == 0
    done = arbiter("import", sheet, file)
    assert done.status == 0, done.err
    assert "rows left out: 1" in done.err
    assert rosters(file)["Гамбіт"] == [("Дуб Ян", False), ("Клен Ян", True)]


@pytest.mark.parametrize(
    ("words", "method"),
    [
        (("lots", "--seed", "1"), DrawMethod.LOTS),
        (("strength",), DrawMethod.BY_RATING),
        (("hand", "--order", "Ферзь", "Тура", "гам"), DrawMethod.BY_HAND),
    ],
)
def test_that_teams_have_numbers_in_every_way(
    arbiter: Arbiter, sheet: Path, tmp_path: Path, words: tuple[str, ...], method: DrawMethod
) -> None:
    file = event_of(tmp_path / "cup.arbiter")
    sheet.write_text(f"{SHEET}Тура;1;Граб Ян;Київ\n", encoding="utf-8")
    arbiter("import", sheet, file)

    done = arbiter("draw", file, "--method", *words)

    assert (done.status, done.err) == (0, "")
    drawn = tournament(file).draw
    assert drawn is not None
    assert drawn.method is method
    assert sorted(drawn.numbers.values()) == [1, 2, 3]
    if method is DrawMethod.BY_HAND:
        names = [tournament(file).team(each).name for each in drawn.numbers]
        assert names == ["Ферзь", "Тура", "Гамбіт"]


def test_that_envelopes_keep_teams_of_one_region_apart(
    arbiter: Arbiter, sheet: Path, tmp_path: Path
) -> None:
    lines = [f"Клуб {n:02};;Гравець {n};Область {n % 4}" for n in range(10)]
    sheet.write_text("\n".join(["Команда;Дошка;ПІБ;Область", *lines]), encoding="utf-8")
    file = tmp_path / "cup.arbiter"
    Workspace.create(file, title="Кубок", starts_on=None, edition_id="2026-03").close()
    with closing(Workspace.open(file)) as workspace:
        workspace.do(set_team_rules, rules=FOUR_BOARDS)
    arbiter("import", sheet, file)

    done = arbiter("draw", file, "--method", "varma", "--seed", "1")

    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0].split() == ["No", "Name", "Envelope", "Contingent"]
    assert sum("Область 1" in line for line in done.out.splitlines()) == 3
