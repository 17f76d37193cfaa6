"""What every visible text keeps to, in both languages, wherever in the program it stands."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

_TEXTS = Path(__file__).parents[1] / "resources" / "i18n" / "uk.ts"


def _texts() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each English text with its Ukrainian: one form, or one for every plural."""
    for message in ET.parse(_TEXTS).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield message.findtext("source", ""), tuple(forms or [translation.text or ""])


def test_that_no_english_text_takes_a_person_for_a_man_or_a_woman() -> None:
    gendered = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
    assert [english for english, _ in _texts() if gendered.search(english)] == []


def test_that_an_article_of_the_ukrainian_rules_is_named_with_their_name() -> None:
    article = r"(?<![\w.])(?<!Art\. )(?<!ст\. )[IVX]+\.\d"
    unnamed = [
        text
        for english, ukrainian in _texts()
        for text, name in ((english, "Ukrainian rules"), *((form, "равила") for form in ukrainian))
        if re.search(article, text) and name not in re.split(article, text)[0]
    ]
    assert unnamed == []
