"""Lists of players for an event of several tournaments: who goes where, and the list back again."""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.ids import StageId
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.registration import change_eligibility
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace
from tests.cli.conftest import Arbiter

GROUPS = (AgeGroup.U8, AgeGroup.U10, AgeGroup.U12, AgeGroup.U14, AgeGroup.U16, AgeGroup.U18)
TITLES = tuple(f"{group} {who}" for group in GROUPS for who in ("хлопці", "дівчата"))


@pytest.fixture
def championship(tmp_path: Path) -> Path:
    """Twelve groups, each with its conditions, in which nobody plays yet."""
    path = tmp_path / "children.arbiter"
    made = Workspace.create(
        path, title="Діти", starts_on=date(2026, 12, 5), edition_id="2026-03",
        takes_snapshots=False,
    )  # fmt: skip
    with closing(made) as workspace:
        first = workspace.event.tournament.id
        ids = [
            first,
            *(workspace.do(add_tournament, title=each, like=first) for each in TITLES[1:]),
        ]
        workspace.at(StageId(first)).do(describe_tournament, title=TITLES[0])
        for place, tournament in enumerate(ids):
            workspace.at(StageId(tournament)).do(
                change_eligibility, age=GROUPS[place // 2], playing_up=True, lowest_age=None,
                women_only=bool(place % 2), lowest_rank=None, quota=None,
                quota_by=ContingentKey.REGION, quotas={},
            )  # fmt: skip
    return path


def children(count: int, *, with_group: bool) -> str:
    """Write a list of invented children, as many in each group."""
    lines = ["Прізвище та ім'я;Рік;Стать" + (";Група" if with_group else "")]
    for number in range(count):
        group, girl = number % 12 // 2, number % 2
        year = 2026 - 8 - 2 * group + 1
        line = f"Дитина{chr(ord('А') + number // 12)} {TITLES[number % 12]};{year};{'чж'[girl]}"
        title = TITLES[number % 12].replace("U", "u ").upper()
        lines.append(line + (f";{title}" if with_group else ""))
    return "\n".join(lines) + "\n"


def sizes(event: Event) -> list[int]:
    return [len(each.entries) for each in event.tournaments]


@pytest.mark.parametrize("with_group", [True, False], ids=["by title", "by birth and sex"])
def test_that_children_of_one_list_go_into_twelve_groups(
    arbiter: Arbiter, championship: Path, tmp_path: Path, with_group: bool
) -> None:
    source = tmp_path / "list.csv"
    source.write_text(children(240, with_group=with_group), encoding="utf-8")
    done = arbiter("import", source, championship)
    assert done.status == 0
    assert "Players imported: 240. Players in the event: 240." in done.out
    assert "U8 хлопці: 20" in done.out
    assert sizes(read_event(championship)) == [20] * 12
    assert "U18 дівчата" in arbiter("history", championship).out.splitlines()[-1]


def test_that_the_list_of_all_tournaments_comes_back_as_it_was(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source, listed = tmp_path / "list.csv", tmp_path / "all.xlsx"
    source.write_text(children(48, with_group=True), encoding="utf-8")
    arbiter("import", source, championship)
    assert arbiter("export", championship, listed).status == 0
    again = arbiter("import", listed, championship)
    assert "Players imported: 0." in again.out
    assert "48" in again.err
    one = tmp_path / "one.csv"
    assert arbiter("export", championship, one, "--tournament", "U8 дівчата").status == 0
    assert one.read_text(encoding="utf-8-sig").count("\n") == 5


def test_that_titles_the_event_has_not_are_told_or_added(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text(
        "Name;Group\nБілик Марта;U8 ДІВЧАТА\nҐава Ілля;Ветерани\nДяк Ян;ветерани\n",
        encoding="utf-8",
    )
    told = arbiter("import", source, championship)
    assert "Players imported: 1." in told.out
    assert "Into no tournament: 2" in told.out
    assert "no tournament “Ветерани”" in told.err
    assert "U8 хлопці" in told.err
    added = arbiter("import", source, championship, "--add-tournaments")
    assert "Ветерани: 2" in added.out
    after = read_event(championship)
    assert after.tournaments[-1].title == "Ветерани"
    assert sizes(after)[-1] == 2


def test_that_a_new_event_gets_the_tournaments_of_the_list(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source, path = tmp_path / "list.csv", tmp_path / "new.arbiter"
    source.write_text("Name;Group\nБілик Марта;U8\nҐава Ілля;U10\nДяк Ян;u10\n", encoding="utf-8")
    arbiter("import", source, path, "--add-tournaments")
    assert [(each.title, len(each.entries)) for each in read_event(path).tournaments] == [
        ("U8", 1),
        ("U10", 2),
    ]


def test_that_a_tournament_with_players_stays_beside_those_of_the_list(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source, path = tmp_path / "list.csv", tmp_path / "new.arbiter"
    source.write_text("Name\nЖук Оля\n", encoding="utf-8")
    arbiter("import", source, path)
    source.write_text("Name;Group\nБілик Марта;U8\n", encoding="utf-8")
    arbiter("import", source, path, "--add-tournaments")
    assert [len(each.entries) for each in read_event(path).tournaments] == [1, 1]


def test_that_tournaments_are_not_added_without_a_column_that_names_them(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    source, path = tmp_path / "list.csv", tmp_path / "new.arbiter"
    source.write_text("Name\nЖук Оля\n", encoding="utf-8")
    refused = arbiter("import", source, path, "--add-tournaments")
    assert refused.status == 2
    assert "--add-tournaments needs a column" in refused.err
    assert not path.exists()


def test_that_one_person_of_two_rows_plays_in_two_tournaments(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text(
        "Name;Birth;Group\nБілик Марта;01.02.2019;U8 дівчата\nБілик Марта;01.02.2019;U10 дівчата\n"
        "Білик Марта;01.02.2019;U8 дівчата\n",
        encoding="utf-8",
    )
    done = arbiter("import", source, championship)
    assert "stands in line 2 already" in done.err
    event = read_event(championship)
    assert len(event.players) == 1
    assert sizes(event)[:4] == [0, 1, 0, 1]


def test_that_a_tournament_that_is_named_takes_the_whole_list(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text(children(24, with_group=True), encoding="utf-8")
    done = arbiter("import", source, championship, "--tournament", "3")
    assert "“Група” is not kept" in done.err
    assert sizes(read_event(championship))[2] == 24


def test_that_who_fits_nowhere_is_left_out_and_told(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text("Name;Birth;Sex\nДорослий Ян;1990;m\nМала Ія;2020;f\n", encoding="utf-8")
    done = arbiter("import", source, championship)
    assert "Line 2, column 1 (Name): No tournament of the event fits" in done.err
    assert sizes(read_event(championship))[1] == 1


def test_that_a_column_says_for_which_team_each_counts(
    arbiter: Arbiter, championship: Path, tmp_path: Path
) -> None:
    source = tmp_path / "list.csv"
    source.write_text(
        "Прізвище та ім'я;Дата народження;Група;Школа;Команда\n"
        "Білик Марта;03.04.2019;U8 дівчата;Ліцей 12;Ліцей 12 А\n"
        "Дяк Ян;05.06.2019;U8 хлопці;Ліцей 12;\n"
        "Дяк Ян;05.06.2019;U10 хлопці;Ліцей 12;Ліцей 12 Б\n",
        encoding="utf-8",
    )
    assert arbiter("import", source, championship).status == 0
    people = read_event(championship).players.values()
    told = [(each.name, each.club, each.team) for each in people]
    # Who is entered a second time gets the team that the second row says.
    assert told == [
        ("Білик Марта", "Ліцей 12", "Ліцей 12 А"),
        ("Дяк Ян", "Ліцей 12", "Ліцей 12 Б"),
    ]
    listed = tmp_path / "all.csv"
    assert arbiter("export", championship, listed).status == 0
    assert "Ліцей 12 Б" in listed.read_text(encoding="utf-8-sig")
