"""The picture at the head of papers: chosen, kept in the file, undone."""

from contextlib import closing
from datetime import datetime
from functools import partial
from io import BytesIO
from random import Random

import pypdfium2
import pypdfium2.raw
import pytest
from PIL import Image

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.parts import logos
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.report import Report, SheetKind
from arbiter_app.i18n import catalogue
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.whole.logo import choose_logo
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.errors.sentences import error_sentence
from tests.services.hands import refusal

NOW = datetime(2026, 3, 7, 12)


def picture(width: int = 40, height: int = 20, kind: str = "PNG", mode: str = "RGB") -> bytes:
    file = BytesIO()
    Image.new(mode, (width, height), "navy").save(file, kind)
    return file.getvalue()


def noise(side: int) -> bytes:
    file = BytesIO()
    Image.frombytes("RGB", (side, side), Random(1).randbytes(3 * side * side)).save(file, "PNG")
    return file.getvalue()


def paper(workspace: Workspace, name: str, language: str = "uk", **options: str) -> Report:
    kind = document(name)
    event = workspace.event
    return kind.build(event, kind.read_options(options), catalogue(language), NOW)


def pictures_on(pdf: bytes) -> list[int]:
    with pypdfium2.PdfDocument(pdf) as file:
        kind = [pypdfium2.raw.FPDF_PAGEOBJ_IMAGE]
        return [len(list(page.get_objects(filter=kind))) for page in file]


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
@pytest.mark.parametrize("language", ["uk", "uk+en"])
def test_that_a_logo_stands_once_at_the_head_and_is_left_out_where_that_is_wished(
    workspace: Workspace, kind: str, language: str
) -> None:
    workspace.do(choose_logo, picture=picture(kind=kind))
    for name in ("technical-information", "start-list"):
        assert pictures_on(render_pdf(paper(workspace, name, language)))[0] == 1
        without = paper(workspace, name, language, logo="no")
        assert pictures_on(render_pdf(without))[0] == 0


def test_that_what_is_cut_up_has_no_logo(workspace: Workspace) -> None:
    workspace.do(choose_logo, picture=picture())
    for name in ("name-cards", "room-signs", "notices"):
        report = paper(workspace, name)
        assert (report.logo is None) == (report.kind is SheetKind.CUT)


def test_that_a_logo_is_in_the_file_and_undone(workspace: Workspace) -> None:
    workspace.do(choose_logo, picture=picture())
    with closing(workspace):
        assert workspace.event.logo is not None
        kept = workspace.event.logo
        assert read_event(workspace.path).logo == kept
        assert (kept.width, kept.height) == (40, 20)
        workspace.do(choose_logo, picture=None)
        assert workspace.event.logo is None
        workspace.undo()
        assert workspace.event.logo == kept
        workspace.undo()
        assert workspace.event.logo is None


def test_that_a_logo_makes_no_printed_paper_wrong(workspace: Workspace) -> None:
    before = fingerprint(paper(workspace, "start-list"))
    workspace.do(choose_logo, picture=picture())
    assert fingerprint(paper(workspace, "start-list")) == before


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "P", "1", "LA"])
def test_that_pictures_of_all_kinds_are_kept_small(mode: str) -> None:
    kept = logos.fit_logo(picture(3000, 1000, mode=mode))
    assert (kept.width, kept.height) == (480, 160)


def test_that_a_picture_of_which_nothing_can_be_left_out_is_kept_small() -> None:
    assert len(logos.fit_logo(noise(600)).picture) <= 70_000


def test_that_what_is_seen_through_is_white() -> None:
    file = BytesIO()
    Image.new("RGBA", (4, 4), (0, 0, 0, 0)).save(file, "PNG")
    with Image.open(BytesIO(logos.fit_logo(file.getvalue()).picture)) as kept:
        assert kept.convert("RGB").getpixel((0, 0)) == (255, 255, 255)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        b"%PDF-1.4",
        picture()[:60],
        picture(kind="JPEG")[:200],
        picture().replace(b"IDAT", b"IDAX"),
        picture(kind="GIF", mode="P"),
    ],
)
def test_that_a_damaged_picture_is_an_explained_error(workspace: Workspace, data: bytes) -> None:
    refused = refusal(lambda: workspace.do(choose_logo, picture=data))
    assert refused.code == "logo.unreadable"
    assert "PNG" in error_sentence(catalogue("en"), refused)
    assert workspace.event.logo is None


def test_that_too_large_a_picture_is_an_explained_error() -> None:
    for data in (bytes(logos.MOST_BYTES + 1), picture(9000, 9000, mode="1")):
        refused = refusal(partial(logos.fit_logo, data))
        assert refused.code == "logo.too-large"
        assert "20 MB" in error_sentence(catalogue("en"), refused)
