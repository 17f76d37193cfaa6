from pathlib import Path

import pytest

from installer.translations import complaints_about, listed, lupdate

SOURCE = """
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

TABLE = {1: QT_TRANSLATE_NOOP("Result", "White won")}

def sentence(catalogue, n):
    catalogue.translate("Round", "Round {number}").format(number=n)
    return translate("Round", "%n game(s)", None, n)
"""


def _file(folder: Path, language: str, *messages: str) -> Path:
    file = folder / f"{language}.ts"
    context = f"<context><name>Round</name>{''.join(messages)}</context>" if messages else ""
    file.write_text(
        f'<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="{language}"'
        f' sourcelanguage="en">{context}</TS>',
        encoding="utf-8",
    )
    return file


def _text(source: str, translation: str) -> str:
    return f"<message><source>{source}</source><translation>{translation}</translation></message>"


def _plural(source: str, *forms: str) -> str:
    inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return (
        f'<message numerus="yes"><source>{source}</source>'
        f"<translation>{inner}</translation></message>"
    )


ROUND = _text("Round {number}", "Тур {number}")
GAMES = _plural("%n game(s)", "%n партія", "%n партії", "%n партій")


def test_that_a_text_without_translation_is_named(tmp_path: Path) -> None:
    source = tmp_path / "тур 1.py"
    source.write_text(SOURCE, encoding="utf-8")
    file = _file(tmp_path, "uk", GAMES, _text("Old text", "Старий текст"))
    lupdate([source], [file])
    assert complaints_about(file) == [
        "uk: Result: “White won” has no finished translation",
        "uk: Round: “Round {number}” has no finished translation",
        "uk: Round: “Old text” is no longer in the source",
    ]


def test_that_all_texts_are_listed_to_be_read(tmp_path: Path) -> None:
    file = _file(tmp_path, "uk", GAMES, ROUND)
    assert list(listed(file)) == [
        "\n== Round",
        "%n game(s)",
        "    %n партія",
        "    %n партії",
        "    %n партій",
        "Round {number}",
        "    Тур {number}",
    ]


def test_that_english_needs_its_plural_forms_alone(tmp_path: Path) -> None:
    source = tmp_path / "round.py"
    source.write_text(SOURCE, encoding="utf-8")
    file = _file(tmp_path, "en")
    lupdate([source], [file])
    assert complaints_about(file) == ["en: Round: “%n game(s)” has no finished translation"]


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        (_text("Round {number}", "Тур"), "loses {number} in “Тур”"),
        (_text("Round", "Тур {n}"), "invents {n} in “Тур {n}”"),
        (_text("Round", ""), "has an empty translation"),
        (_plural("%n game(s)", "%n партія", "%n партії"), "has 2 of 3 plural forms"),
        (_plural("%n game(s)", "%n партія", "", "%n партій"), "has an empty translation"),
        (_plural("%n game(s)", "партія", "%n партії", "%n партій"), "loses %n in “партія”"),
    ],
)
def test_that_a_wrong_translation_is_explained(
    message: str, complaint: str, tmp_path: Path
) -> None:
    [found] = complaints_about(_file(tmp_path, "uk", message))
    assert found.endswith(complaint)


def test_that_whole_translations_raise_no_complaint(tmp_path: Path) -> None:
    assert complaints_about(_file(tmp_path, "uk", ROUND, GAMES)) == []
