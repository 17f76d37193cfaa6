import shutil
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from arbiter_app import cli
from arbiter_app.cli.files import papers
from arbiter_app.documents.catalogue import DOCUMENTS
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import LANGUAGES
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.commands.whole.tournaments import add_tournament, describe_tournament
from arbiter_app.services.workspace import Workspace

Arbiter = Callable[..., Any]


def is_pdf(path: Path) -> bool:
    return path.read_bytes().startswith(b"%PDF-")


@pytest.fixture(scope="module")
def demo_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Path]]:
    """A folder that was not there before the demo, and the papers the demo says are in it: all are
    made in each language, of which one after the other is put into a PDF.
    """
    place = count()

    def by_turns(report: Report) -> bytes:
        kind, language = divmod(next(place), len(LANGUAGES))
        return render_pdf(report) if kind % len(LANGUAGES) == language else b"%PDF-"

    folder = tmp_path_factory.mktemp("demo") / "new" / "demo"
    with redirect_stdout(StringIO()) as out, pytest.MonkeyPatch.context() as patched:
        patched.setattr(papers, "render_pdf", by_turns)
        assert cli.run(["demo", str(folder)]) == 0
    return folder, [Path(line) for line in out.getvalue().splitlines()]


@pytest.fixture
def demo(demo_once: tuple[Path, list[Path]], tmp_path: Path) -> Path:
    """A copy of the folder of a demo."""
    folder, _ = demo_once
    return Path(shutil.copytree(folder, tmp_path / "demo"))


def test_that_the_demo_prints_every_document_in_each_language(
    demo_once: tuple[Path, list[Path]],
) -> None:
    folder, sheets = demo_once
    event = read_event(folder / "sample.arbiter")
    used = sum(document.is_used(event) for document in DOCUMENTS)
    assert len(sheets) == len(LANGUAGES) * used
    assert all(is_pdf(sheet) for sheet in sheets)


def test_that_a_second_demo_takes_the_place_of_the_first(
    arbiter: Arbiter,
    demo_once: tuple[Path, list[Path]],
    demo: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(papers, "render_pdf", lambda report: report.heading.document.encode())
    folder, sheets = demo_once
    done = arbiter("demo", demo)
    written = [Path(line) for line in done.out.splitlines()]
    assert written == [demo / sheet.relative_to(folder) for sheet in sheets]
    assert not any(map(is_pdf, written))


def test_that_a_demo_in_which_somebody_worked_is_kept(arbiter: Arbiter, demo: Path) -> None:
    window = Workspace.open(demo / "sample.arbiter", actor="Олена")
    window.do(set_official, role=Role.ARBITER, name="Олена")
    window.close()
    done = arbiter("demo", demo)
    assert (done.status, done.out) == (2, "")
    assert read_event(demo / "sample.arbiter").official(Role.ARBITER)


def test_that_a_demo_open_in_a_window_is_kept(arbiter: Arbiter, demo: Path) -> None:
    window = Workspace.open(demo / "sample.arbiter", actor="sample")
    try:
        assert arbiter("demo", demo).status == 2
    finally:
        window.close()


@pytest.mark.parametrize("name", ["sample.arbiter", "cross-table-uk.pdf"])
def test_that_the_demo_overwrites_nothing_of_somebody_else(
    arbiter: Arbiter, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    assert arbiter("demo", tmp_path).status == 2
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_that_every_document_is_listed_with_its_choices(arbiter: Arbiter) -> None:
    lines = arbiter("documents").out.splitlines()
    assert [line.split()[0] for line in lines] == [document.id for document in DOCUMENTS]
    protocol = next(line for line in lines if line.startswith("round-protocol"))
    assert "round=N" in protocol
    assert "form=filled|blank" in protocol
    application = next(line for line in lines if line.startswith("application"))
    assert "organisation=NAME" in application


def test_that_a_document_is_printed_where_it_was_asked_for(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("--lang", "en", "--option", "round=2", "--option", "form=blank")
    done = arbiter("print", sample, "round-protocol", "-o", tmp_path / "r2.pdf", *words)
    assert (done.status, done.out) == (0, f"{tmp_path / 'r2.pdf'}\n")
    assert is_pdf(tmp_path / "r2.pdf")


def test_that_a_sheet_is_printed_as_it_was_wished_and_what_cannot_be_is_told(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    output = tmp_path / "table.pdf"
    words = ("--paper", "a3", "--orientation", "landscape", "--size", "28", "--lang", "en")
    done = arbiter("print", sample, "cross-table", "-o", output, *words)
    assert done.status == 0
    assert "does not fit in the type you chose" in done.err
    pdf = pypdfium2.PdfDocument(output)
    width, height = pdf.get_page_size(0)
    text = pdf[0].get_textpage().get_text_bounded()
    pdf.close()
    assert (round(width), round(height)) == (1191, 842)
    signed = arbiter("print", sample, "cross-table", "-o", output, "--signed", "nobody")
    assert (signed.status, "Chief secretary" in text) == (0, True)
    pdf = pypdfium2.PdfDocument(output)
    assert "Головний секретар" not in pdf[0].get_textpage().get_text_bounded()
    pdf.close()


def test_that_a_document_without_a_place_is_named_after_event_and_language(
    arbiter: Arbiter, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert arbiter("print", sample, "start-list").out == "sample-start-list-uk.pdf\n"
    assert is_pdf(tmp_path / "sample-start-list-uk.pdf")


@pytest.mark.parametrize(
    "words",
    [
        ("cross-stitch",),
        ("round-protocol", "--option", "round=x"),
        ("round-protocol", "--option", "form=pink"),
        ("round-protocol", "--option", "stage=final"),
        ("match-protocol", "--option", "match=final"),
        ("round-protocol", "--option", "colour=pink"),
        ("round-protocol", "--lang", "xx"),
        ("round-protocol", "--paper", "b5"),
    ],
    ids=["document", "round", "choice", "stage", "match", "option", "language", "paper"],
)
def test_that_a_word_nobody_knows_is_bad_input(
    arbiter: Arbiter, sample: Path, words: tuple[str, ...]
) -> None:
    done = arbiter("print", sample, *words)
    assert (done.status, done.out) == (2, "")


def test_that_a_paper_of_a_stage_is_printed_and_of_one_that_is_not_there_refused(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    words = ("cross-table", "-o", tmp_path / "table.pdf", "--option")
    assert arbiter("print", sample, *words, "stage=1").status == 0
    assert is_pdf(tmp_path / "table.pdf")
    assert arbiter("print", sample, *words, "stage=2").status == 1


def test_that_a_round_that_is_not_there_is_a_no(arbiter: Arbiter, sample: Path) -> None:
    assert arbiter("print", sample, "round-protocol", "--option", "round=12").status == 1


def test_that_a_folder_that_is_not_there_is_bad_input(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    done = arbiter("print", sample, "schedule", "-o", tmp_path / "none" / "x.pdf")
    assert (done.status, done.err.count("\n")) == (2, 1)


@pytest.fixture
def festival(sample: Path) -> Path:
    """The sample event with a second tournament, in which nobody is drawn yet."""
    workspace = Workspace.open(sample, actor="Олена")
    first = workspace.event.tournaments[0]
    workspace.do(describe_tournament, title="Класика")
    workspace.do(add_tournament, title="Бліц", like=first.id)
    workspace.close()
    return sample


def test_that_several_tournaments_are_printed_only_when_chosen(
    arbiter: Arbiter, festival: Path
) -> None:
    done = arbiter("print", festival, "start-list")
    assert done.status == 2
    assert "1 Класика, 2 Бліц" in done.err
    assert arbiter("print", festival, "start-list", "--tournament", "Рапід").status == 2


def test_that_all_tournaments_go_into_one_file_and_what_is_lacking_is_told(
    arbiter: Arbiter, festival: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    both = arbiter("print", festival, "start-list", "--tournament", "all")
    assert (both.status, both.out.splitlines()) == (0, ["sample-start-list-uk.pdf"])
    drawn = arbiter("print", festival, "cross-table", "--tournament", "all")
    assert drawn.status == 1
    assert is_pdf(tmp_path / drawn.out.strip())
    assert drawn.err.startswith("arbiter: Бліц: ")


def test_that_each_tournament_has_a_file_of_its_own_under_its_title(
    arbiter: Arbiter, festival: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = arbiter("print", festival, "start-list", "--tournament", "all", "--apart")
    names = ["sample-Класика-start-list-uk.pdf", "sample-Бліц-start-list-uk.pdf"]
    assert done.out.splitlines() == names
    one = arbiter("print", festival, "start-list", "--tournament", "бліц", "-o", "b.pdf")
    assert one.out.splitlines() == ["b.pdf"]
    by_place = arbiter("print", festival, "start-list", "--tournament", "2", "--lang", "en")
    assert by_place.out.splitlines() == ["sample-Бліц-start-list-en.pdf"]


def test_that_a_sheet_of_all_tournaments_needs_no_choice(
    arbiter: Arbiter, festival: Path, tmp_path: Path
) -> None:
    done = arbiter("print", festival, "all-pairings", "-o", tmp_path / "all.pdf")
    assert done.status == 0
    assert is_pdf(tmp_path / "all.pdf")
    every = arbiter(
        "print", festival, "all-pairings", "--tournament", "all", "-o", tmp_path / "every.pdf"
    )
    assert every.status == 0
    of_one = arbiter("print", festival, "all-pairings", "--tournament", "Бліц")
    assert of_one.status == 2
    assert "one sheet of all tournaments" in of_one.err


def test_that_a_file_has_the_pages_and_copies_that_are_wanted_and_that_is_told(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    def pages(*words: str) -> tuple[list[str], str]:
        output = tmp_path / "cards.pdf"
        done = arbiter("print", sample, "player-card", "-o", output, "--lang", "en", *words)
        assert done.status == 0
        with pypdfium2.PdfDocument(output) as pdf:
            return [page.get_textpage().get_text_range() for page in pdf], done.err

    whole, _ = pages()
    some, told = pages("--pages", "2", "--copies", "3")
    assert some == [whole[1]] * 3
    assert f"only pages 2 of {len(whole)}" in told


def test_that_a_table_that_has_no_room_is_told_where_it_is_printed(
    arbiter: Arbiter, sample: Path, tmp_path: Path
) -> None:
    done = arbiter(
        "print", sample, "start-list", "-o", tmp_path / "a.pdf", "--size", "28", "--paper", "a5"
    )
    assert done.status == 0
    assert "does not fit in the type you chose" in done.err
