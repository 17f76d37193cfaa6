"""The manual as a file says what the manual in the window says, and asks nobody for anything."""

import re
from collections.abc import Iterator
from ctypes import c_int
from html.parser import HTMLParser
from pathlib import Path

import pypdfium2
import pytest
from pypdfium2 import raw

from arbiter_app import cli
from arbiter_app.documents.manual.page import page
from arbiter_app.wording.manual.blocks import Kind, blocks
from arbiter_app.wording.manual.chapters import LANGUAGES, chapters

pytestmark = pytest.mark.long

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the manual is written, once in each language: a person waits for its PDF, too."""
    return tmp_path_factory.mktemp("manual")


@pytest.fixture
def pdf(folder: Path, language: str) -> Path:
    path = folder / f"{language}.pdf"
    if not path.exists():
        assert cli.run(["manual", "--lang", language, "-o", str(path)]) == 0
    return path


class Read(HTMLParser):
    """What a browser finds in a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.ids: list[str] = []
        self.leads: list[str] = []
        self.asks: list[str] = []
        self.pictures = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.append(given["id"])
        if "href" in given:
            self.leads.append(given["href"])
        if "src" in given:
            self.asks.append(given["src"][:22])
            self.pictures += bool(given["alt"])

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def words(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\N{NO-BREAK SPACE}", " ")).strip()


@each_language
def test_that_the_page_says_all_the_manual_says(language: str) -> None:
    read = words("".join(Read(page(language).decode()).words))
    missing = [
        line.text
        for chapter in chapters(language)
        for line in chapter.lines
        if words(line.text) not in read
    ]
    assert missing == []


@each_language
def test_that_the_page_leads_within_itself_and_asks_for_nothing(language: str) -> None:
    read = Read(page(language).decode())
    assert len(read.ids) == len(set(read.ids))
    assert {*read.leads} <= {f"#{each}" for each in read.ids}
    assert {*read.asks} == {"data:image/png;base64,"}
    assert read.pictures == sum(
        block.kind is Kind.PICTURE for each in chapters(language) for block in blocks(each)
    )


@each_language
def test_that_the_pdf_has_every_chapter_with_its_bookmark_and_its_page(
    pdf: Path, language: str
) -> None:
    with pypdfium2.PdfDocument(pdf) as opened:
        texts = [words(each.get_textpage().get_text_range()) for each in opened]
        marks = [each for each in opened.get_toc() if each.level == 0]
        told = [(each.get_title(), each.get_dest().get_index()) for each in marks]
    assert [title for title, _ in told] == [each.title for each in chapters(language)]
    for title, place in told:
        assert title in texts[place]
        assert any(
            re.search(rf"{re.escape(title)}[ .]+{place + 1}\b", text) for text in texts[:2]
        ), title


@each_language
def test_that_a_line_of_the_contents_leads_to_its_chapter(pdf: Path) -> None:
    with pypdfium2.PdfDocument(pdf) as opened:
        begins = [each.get_dest().get_index() for each in opened.get_toc() if not each.level]
        contents = [opened[place] for place in range(begins[0])]
        assert [place for page in contents for place in led_to(opened, page)] == begins


def led_to(document: pypdfium2.PdfDocument, page: pypdfium2.PdfPage) -> Iterator[int]:
    """Yield the places of the pages to which the links of a page lead."""
    at, link = c_int(), raw.FPDF_LINK()
    while raw.FPDFLink_Enumerate(page, at, link):
        yield raw.FPDFDest_GetDestPageIndex(document, raw.FPDFLink_GetDest(document, link))


@each_language
def test_that_no_page_of_the_pdf_ends_with_a_heading(pdf: Path, language: str) -> None:
    headings = {
        words(line.text) for each in chapters(language) for line in each.lines if line.level
    }
    with pypdfium2.PdfDocument(pdf) as opened:
        first = next(iter(opened.get_toc())).get_dest().get_index()
        pages = [each.get_textpage().get_text_range() for each in opened]
    for text in pages[first:]:
        *_, last, foot = [words(each) for each in text.splitlines() if each.strip()]
        assert foot.startswith("Arbiter – ")
        assert last not in headings


@pytest.mark.parametrize("language", ["en"])
def test_that_the_name_of_the_file_says_what_is_written(
    pdf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "b.html"
    assert cli.run(["manual", "--lang", "en", "-o", str(page)]) == 0
    assert page.read_bytes().startswith(b"<!doctype html>")
    assert pdf.read_bytes().startswith(b"%PDF")
    assert cli.run(["manual", "--lang", "en", "-o", str(tmp_path / "no" / "c.html")]) == 2
