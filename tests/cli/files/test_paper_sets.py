"""Sets of papers from the command line."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pypdfium2

from arbiter_app.domain.facts.people.people import PERSON_FIELDS
from arbiter_app.domain.facts.results import DRAW
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]


def test_that_a_set_is_one_file_with_a_bookmark_for_each_paper(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    output = tmp_path / "wall.pdf"
    done = arbiter("papers", sample, "--set", "after-round", "-o", output, "--lang", "en")
    assert (done.status, done.out) == (0, f"{output}\n")
    pdf = pypdfium2.PdfDocument(output)
    titles = [each.get_title() for each in pdf.get_toc() if each.level == 0]
    pdf.close()
    assert len(titles) == 5
    assert titles[1].startswith("Cross table")
    noted = [each.params["document"] for each in read_history(sample)[-5:]]
    assert noted == ["final-standings", "cross-table", "pairings", "pairings", "result-slips"]


def test_that_a_set_in_a_folder_has_files_that_people_read(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("--set", "after-round", "--apart", "-o", tmp_path / "wall")
    assert arbiter("papers", sample, *words).status == 0
    names = sorted(path.name for path in (tmp_path / "wall").iterdir())
    assert [name[:3] for name in names] == ["01 ", "02 ", "03 ", "04 ", "05 "]
    assert names[1].startswith("02 Турнірна таблиця")
    assert all((tmp_path / "wall" / name).read_bytes().startswith(b"%PDF-") for name in names)


def test_that_sheets_that_are_out_of_date_by_now_come_down(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("--set", "after-round", "-o", tmp_path / "wall.pdf", "--lang", "en")
    first = arbiter("papers", sample, *words)
    assert "Take down" not in first.err
    workspace = Workspace.open(sample, actor="Олена")
    round_ = workspace.event.tournament.competition().current
    assert round_ is not None
    board = next(game.board for game in round_.games if game.result is None)
    workspace.do(enter_result, round=round_.number, board=board, result=DRAW)
    workspace.close()
    second = arbiter("papers", sample, *words)
    assert "Take down what is out of date: Final standings (v" in second.err
    assert "Cross table (v" in second.err
    assert "Take down" not in arbiter("papers", sample, *words).err


def test_that_a_set_that_nobody_made_is_refused_with_those_there_are(
    arbiter: Arbiter, sample: Path
) -> None:
    done = arbiter("papers", sample, "--set", "weekend")
    assert done.status == 1
    assert "after-round" in done.err


def page_count(file: Path) -> int:
    with pypdfium2.PdfDocument(file) as pdf:
        return len(pdf)


def test_that_every_paper_of_a_set_is_there_as_often_as_copies_are_wanted(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    once, twice = tmp_path / "once.pdf", tmp_path / "twice.pdf"
    for output, words in ((once, ()), (twice, ("--copies", "2"))):
        done = arbiter("papers", sample, "--set", "after-round", "-o", output, *words)
        assert done.status == 0
    assert page_count(twice) == 2 * page_count(once)


def test_that_a_set_says_what_the_layout_did_and_refuses_nonsense(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("papers", sample, "--set", "after-round", "-o", tmp_path / "wall.pdf", "--lang", "en")
    told = arbiter(*words, "--size", "28")
    assert told.status == 0
    assert "“Cross table” does not fit in the type you chose" in told.err
    refused = arbiter(*words, "--pages", "3-1")
    assert refused.status != 0
    assert "3-1" in refused.err


def test_that_a_name_in_its_latin_form_is_told_of_a_paper_and_of_a_set(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    with closing(Workspace.open(sample)) as workspace:
        player = next(iter(workspace.event.players.values()))
        fields = {each.name: getattr(player, each.name) for each in PERSON_FIELDS}
        fields |= {"name": "王小明", "latin_name": "Wang Xiaoming"}
        workspace.do(edit_player, player=player.id, **fields)
    output = tmp_path / "wall.pdf"
    for words in (("papers", sample, "--set", "after-round"), ("print", sample, "cross-table")):
        told = arbiter(*words, "-o", output, "--lang", "uk")
        assert told.status == 0
        assert "王小明 (Wang Xiaoming)" in told.err


def test_that_a_text_that_cannot_be_filled_in_stops_its_paper_with_its_place(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(sample)) as file:
        file.execute("INSERT INTO paper_text VALUES ('oath-players', 'uk', 'Ми,\n{gone}')")
        file.commit()
    told = arbiter("print", sample, "oaths", "-o", tmp_path / "oaths.pdf", "--lang", "uk")
    assert told.status != 0
    assert "“Oath of the players” cannot be filled in" in told.err
    assert "line 2, place 1" in told.err
    words = ("print", sample, "start-list", "-o", tmp_path / "list.pdf", "--lang", "uk")
    assert arbiter(*words).status == 0
