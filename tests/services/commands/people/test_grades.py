"""Grades of players of Go: typed, listed in order, printed, refused where they are none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.formats.player_sheet import propose
from arbiter_app.gui.players.rows import columns, player_rows
from arbiter_app.i18n import catalogue, window_catalogue
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.files.player_lists import read_sheets
from arbiter_app.services.files.player_preview import preview
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.terms.registration import people, person_fields
from tests.services.hands import undo_and_redo

Play = Callable[[int], Workspace]


def test_that_players_are_sorted_from_dan_to_kyu(workspace: Workspace) -> None:
    for name, grade in (("Кю", "10k"), ("Дан", "3d"), ("Сильніший кю", "2k"), ("Перший", "1d")):
        workspace.do(add_player, name=name, grade=read_grade(grade))
    undo_and_redo(workspace)
    title = person_fields.column(window_catalogue(), "grade")
    (column,) = (each for each in columns() if each.title == title)
    assert column.sort_key is not None
    rows = sorted(player_rows(workspace.event), key=column.sort_key)
    assert [row.player.name for row in rows] == ["Дан", "Перший", "Сильніший кю", "Кю"]


@pytest.mark.parametrize(
    ("text", "said"),
    [("5k", "5 кю"), ("1 dan", "1 дан"), ("12 КЮ", "12 кю"), ("3д", "3 дан"), ("30-kyu", "30 кю")],
)
def test_that_a_grade_is_read_as_lists_write_it(text: str, said: str) -> None:
    assert people.grade(catalogue("uk"), read_grade(text)) == said


def test_that_a_list_tells_grades_and_what_is_none(tmp_path: Path) -> None:
    path = tmp_path / "go.csv"
    path.write_text("Name;Grade\nКамінь Остап;4k\nКамінь Ада;31k\nКамінь Ян;-\n", "utf-8")
    (sheet,) = read_sheets(path) or ()
    found = preview(sheet, propose(sheet), year=2026)
    assert [(each.fields.get("grade"), len(each.problems)) for each in found.candidates] == [
        (read_grade("4k"), 0),
        (None, 1),
        (None, 0),
    ]
