"""The pictures of the manual show the program as it is."""

import pytest
from PySide6.QtWidgets import QApplication

from arbiter_app import paths
from arbiter_app.wording.manual.blocks import Kind, blocks
from arbiter_app.wording.manual.chapters import LANGUAGES, chapters, picture
from installer.pictures import PAPERS, SCENES, now_seen, then_seen

pytestmark = pytest.mark.long

MOST = 1_500_000
"""Bytes of all pictures together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_all_pictures_are_shown_and_no_others(language: str) -> None:
    shown = [
        block.picture
        for chapter in chapters(language)
        for block in blocks(chapter)
        if block.kind is Kind.PICTURE
    ]
    assert sorted(shown) == sorted((*SCENES, *PAPERS))
    folder = picture(language, "x").parent
    assert sorted(file.stem for file in folder.iterdir()) == sorted(shown)


def test_that_what_is_to_be_read_on_a_picture_is_to_be_read_in_the_window(
    qapp: QApplication,
) -> None:
    """Where this fails, `python3 installer manual` takes the pictures anew."""
    assert now_seen() == {
        language: {name: then_seen(picture(language, name)) for name in SCENES}
        for language in LANGUAGES
    }


def test_that_pictures_are_small() -> None:
    files = [*(paths.resources() / "pictures").rglob("*.png")]
    assert sum(file.stat().st_size for file in files if file.parent.name in LANGUAGES) < MOST
