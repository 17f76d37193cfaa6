"""Files that an earlier version of the program made: they open, and say what they said."""

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import standings
from arbiter_app.services import closed_file
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace

FILES = Path(__file__).parents[1] / "data" / "events"
TABLE = (
    "Заїка Віра 4; Об’єдков Ілля 4.0; Ґалаґан Єгор 4.0; Єднак Соломія 3.5; Ільченко Марко 3.5;"
    " Щербань Злата 2.5; Дем’янюк Орест 2.5; Їжак Всеволод 2.0; Яворівський Любомир 2.0;"
    " Ґудзь Їлларіон 1.5; Юхно Ґерард 1.5; Ковальчук-Єремія Ждан 1.5"
)
FIRST = PlayerId(1)


@pytest.fixture(params=sorted(FILES.glob("*.gz")), ids=lambda file: file.name)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The sample event; the last act in it is that a player changed the club."""
    path = tmp_path / "older.arbiter"
    path.write_bytes(gzip.decompress(request.param.read_bytes()))
    return path


def table(event: Event) -> str:
    rows = standings(event.tournament.competition(), event.players).rows
    return "; ".join(f"{event.players[row.player].name} {row.points}" for row in rows)


def test_that_an_older_file_is_read_without_being_touched(older: Path) -> None:
    before = older.read_bytes()
    assert table(closed_file.read_event(older)) == TABLE
    assert closed_file.verify(older) == ()
    assert older.read_bytes() == before


def test_that_an_older_file_opens_with_its_table_and_goes_on(older: Path) -> None:
    with closing(Workspace.open(older, actor="arbiter")) as workspace:
        assert table(workspace.event) == TABLE
        assert workspace.event.players[FIRST].club == "Дебют"
        name = workspace.event.players[FIRST].name
        workspace.do(edit_player, player=FIRST, name=name, patronymic="Олегович", reason="said so")
    assert closed_file.verify(older) == ()
    assert closed_file.read_event(older).players[FIRST].patronymic == "Олегович"


def test_that_what_was_done_in_an_older_file_can_be_taken_back(older: Path) -> None:
    with closing(Workspace.open(older, actor="arbiter")) as workspace:
        workspace.undo()
        assert workspace.event.players[FIRST].club == "ШК «Дебют»"
    assert closed_file.verify(older) == ()


def test_that_an_older_copy_can_be_opened_too(older: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.arbiter"
    shutil.copy(older, copy)
    Workspace.open(older, actor="arbiter").close()
    assert table(closed_file.read_event(copy)) == table(closed_file.read_event(older))


def test_that_people_kept_by_an_older_version_are_kept_with_what_is_known_now(
    tmp_path: Path, older: Path
) -> None:
    folder = tmp_path / "registry"
    player = closed_file.read_event(older).players[FIRST]
    Registry(folder).remember([player])
    with closing(sqlite3.connect(folder / "people.sqlite")) as database:
        database.execute("ALTER TABLE person DROP COLUMN patronymic")
        database.commit()
    (kept,) = Registry(folder).people()
    assert (kept.person.name, kept.person.patronymic) == (player.name, None)
    known = {field: getattr(player, field) for field in ("id", "name", "birth", "club")}
    Registry(folder).remember([type(player)(**known, patronymic="Олегович")])
    (kept,) = Registry(folder).people()
    assert (kept.person.patronymic, kept.person.club) == ("Олегович", player.club)
