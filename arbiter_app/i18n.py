"""Every text a person sees, in the language of that person: in the window and on paper.

Texts are written in English in the source and translated in `resources/i18n/<language>.ts`, which
Qt Linguist edits and `lupdate` fills; the same file serves window, paper and command line, read
without Qt.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from arbiter_app import paths

LANGUAGES = ("uk", "en")
"""Languages that are complete, the first one being the default."""

_Key = tuple[str, str, str | None]
_Texts = Mapping[_Key, tuple[str, ...]]


def QT_TRANSLATE_NOOP(context: str, text: str, /) -> str:  # noqa: ARG001, N802 - the name and shape lupdate knows
    """Mark a text of a table for `lupdate`; it is translated where it is shown."""
    return text


# No slots, because cached_property needs a place to remember its answer.


@dataclass(frozen=True)
class Catalogue:
    """The texts of one language, read when the first of them is asked for."""

    language: str
    _read: Callable[[str], _Texts]

    @cached_property
    def _texts(self) -> _Texts:
        return self._read(self.language)

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return the text in this language, the source text where it has none.

        With `n` the form for that number is chosen and "%n" replaced by it.
        """
        forms = self._texts.get((context, text, disambiguation), (text,))
        if n < 0:
            return forms[0]
        return forms[min(_plural_form(self.language, n), len(forms) - 1)].replace("%n", str(n))


@lru_cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language of LANGUAGES."""
    return Catalogue(language, _read)


_window_language = LANGUAGES[0]


def use(language: str) -> None:
    """Choose the language of the window for all later calls of `translate`."""
    global _window_language
    _window_language = language


def window_catalogue() -> Catalogue:
    """Return the catalogue of the window's language."""
    return catalogue(_window_language)


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    """Translate a text into the language of the window, see `Catalogue.translate`."""
    return window_catalogue().translate(context, text, disambiguation, n)


def _read(language: str) -> _Texts:
    # A table for another program needs no texts, and starts sooner without a reader of XML.
    import xml.etree.ElementTree as ET

    source = paths.resources() / "i18n" / f"{language}.ts"
    texts: dict[_Key, tuple[str, ...]] = {}
    for context in ET.parse(source).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            if text := forms or ((translation.text,) if translation.text else ()):
                key = (name, message.findtext("source", ""), message.findtext("comment"))
                texts[key] = text
    return texts


def _plural_form(language: str, n: int) -> int:
    """Return the index of the plural form, in the order Qt Linguist writes them."""
    if language == "en":
        return 0 if n == 1 else 1
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
