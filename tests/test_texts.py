"""What every visible text keeps to, in both languages, wherever in the program it stands."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from arbiter_app.wording.manual.chapters import chapters

_TEXTS = Path(__file__).parents[1] / "resources" / "i18n" / "uk.ts"


def _texts() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each English text with its Ukrainian: one form, or one for every plural; then every
    line of the manual.
    """
    for message in ET.parse(_TEXTS).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source", ""), tuple(forms or [translation.text or ""])
    for english, ukrainian in zip(chapters("en"), chapters("uk"), strict=True):
        for ours, theirs in zip(english.lines, ukrainian.lines, strict=True):
            yield ours.text, (theirs.text,)


def test_that_no_english_text_takes_a_person_for_a_man_or_a_woman() -> None:
    gendered = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
    texts = [english.replace("&", "") for english, _ in _texts()]
    assert [text for text in texts if gendered.search(text)] == []


def test_that_an_article_of_the_ukrainian_rules_is_named_with_their_name() -> None:
    article = r"(?<![\w.])(?<!Art\. )(?<!ст\. )[IVX]+\.\d"
    unnamed = [
        text
        for english, ukrainian in _texts()
        for text, name in ((english, "Ukrainian rules"), *((form, "равила") for form in ukrainian))
        if re.search(article, text) and name not in re.split(article, text)[0]
    ]
    assert unnamed == []


_LEFT = {
    "[Вв]ид програми": "дисципліна",
    "[Пп]рактичн(а|ої|у) копі": "навчальна копія",
    "гаразд": "у порядку",
    "Койї": "система Койя",
    "[Пп]равил(а|ами)? шахів": "Правила шахової гри",
    # But for the caption of the group in which the pages of documents and of the journal stand.
    "^(?!Папери$).*([Пп]апери|[Пп]аперів)": "документи",
    r"\b[Тт]ек(а|и|у|ою)\b": "папка",
    "розсіювання": "посів",
    "1/4 фіналу": "чвертьфінал",
    "[Уу]становити поло": "затвердити положення",
}
"""Words that arbiters do not use for a thing, and the one that the program does."""


def test_that_one_thing_has_one_ukrainian_word() -> None:
    left = [
        (form, word)
        for _, ukrainian in _texts()
        for form in ukrainian
        for pattern, word in _LEFT.items()
        if re.search(pattern, form.replace("&", ""))
    ]
    assert left == []


def test_that_no_ukrainian_text_was_left_in_english() -> None:
    left = [
        form
        for _, ukrainian in _texts()
        for form in ukrainian
        if re.search(r"\b[a-z]{4,}\b", re.sub(r"\{[^}]*\}", "", form))
        and not re.search("[А-Яа-яІіЇїЄєҐґ]", form)
    ]
    assert left == []
