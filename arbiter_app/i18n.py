"""Every text a person sees, in the language of that person: in the window and on paper.

Texts are written in English in the source and translated in `resources/i18n/<language>.ts`, which
Qt Linguist edits and `lupdate` fills; the same file serves window, paper and command line, read
without Qt.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, cached_property

from arbiter_app import paths
from arbiter_app.values import frozen

LANGUAGES = ("uk", "en", "ru")
"""Languages that are complete, the first one being the default."""

PAIRS = ("uk+en", "ru+en")
"""Papers in two languages at once, the first above the second."""

PAPER_LANGUAGES = (*LANGUAGES, *PAIRS)
"""Languages that a paper is printed in."""

_Key = tuple[str, str, str | None]
_Forms = tuple[str, ...]


_Texts = Mapping[_Key, _Forms]
"""Texts by context, source and what tells apart two that are written alike."""


def QT_TRANSLATE_NOOP(context: str, text: str, /) -> str:  # noqa: ARG001, N802 - the name and shape lupdate knows
    """Mark a text of a table for `lupdate`; it is translated where it is shown."""
    return text


# No slots, because cached_property needs a place to remember its answer.


@frozen(slots=False)
class Catalogue:
    """The texts of one language, read when the first of them is asked for; or of two languages
    side by side, as for the title of a sheet in both.
    """

    language: str
    _read: Callable[[str], _Texts]
    alphabet: str
    """The language whose names and alphabet lists are in the order of: its own, but for the second
    language of a sheet in both."""
    parts: tuple["Catalogue", ...] = ()
    """The catalogues of the languages of a sheet in both; none, where it is of one language."""

    @cached_property
    def _texts(self) -> _Texts:
        return self._read(self.language)

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return the text in this language, the source text where it has none.

        With `n` the form for that number is chosen and "%n" replaced by it.
        """
        if self.parts:
            each = (part.translate(context, text, disambiguation, n) for part in self.parts)
            return " / ".join(dict.fromkeys(each))
        try:
            forms = self._texts[context, text, disambiguation]
        except KeyError:
            forms = (text,)
        if n < 0:
            return forms[0]
        return forms[min(_plural_form(self.language, n), len(forms) - 1)].replace("%n", str(n))

    def saying(
        self,
        texts: Mapping[tuple[str, str], str],
        refusals: Mapping[tuple[str, str], Exception] | None = None,
    ) -> "Catalogue":
        """Return a catalogue that says something else for some source texts, each with its context;
        for others it raises why it cannot, once they are asked for.
        """
        own: _Texts = {(*each, None): (text,) for each, text in texts.items()}
        refused: Mapping[_Key, Exception] = {
            (*each, None): error for each, error in (refusals or {}).items()
        }
        return replace(self, _read=lambda _: _OwnTexts(own, self._texts, refused))

    def swapping(
        self,
        words: Mapping[str, tuple[tuple[str, str], ...]],
        letters: Mapping[str, tuple[str, str]],
    ) -> "Catalogue":
        """Return a catalogue in which words of each language change places in all texts, and
        letters where they are the whole of a text.
        """
        if self.parts:
            parts = tuple(part.swapping(words, letters) for part in self.parts)
            return replace(self, parts=parts)
        pairs, one = words.get(self.language, ()), letters.get(self.language)
        return replace(self, _read=lambda _: _SwappedTexts(self._texts, pairs, one))


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language of PAPER_LANGUAGES."""
    if language in PAIRS:
        first, *others = language.split("+")
        parts = (Catalogue(each, _read, first) for each in others)
        return Catalogue(language, _read, first, (catalogue(first), *parts))
    return Catalogue(language, _read, language)


_window_language = LANGUAGES[0]
_as_spoken: Callable[[Catalogue], Catalogue] | None = None


def use(language: str) -> None:
    """Choose the language of the window for all later calls of `translate`."""
    global _window_language
    _window_language = language
    window_catalogue.cache_clear()


def speak(as_spoken: Callable[[Catalogue], Catalogue]) -> None:
    """Let the window speak as an event does, in every language, for all later calls of
    `translate`.
    """
    global _as_spoken
    _as_spoken = as_spoken
    window_catalogue.cache_clear()


@cache
def window_catalogue() -> Catalogue:
    """Return the catalogue of the window's language."""
    spoken = catalogue(_window_language)
    return spoken if _as_spoken is None else _as_spoken(spoken)


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    """Translate a text into the language of the window, see `Catalogue.translate`."""
    return window_catalogue().translate(context, text, disambiguation, n)


def _read(language: str) -> _Texts:
    source = paths.resources() / "i18n" / f"{language}.ts"
    return _TextsOfFile(source.read_text("utf-8"))


class _TextsOfFile(dict[_Key, _Forms]):
    """The texts of a file, of which each context is read when it is asked for: a window that opens
    needs a tenth of them.
    """

    def __init__(self, source: str) -> None:
        super().__init__()
        self._unread: dict[str, str] = {}
        for part in source.split("<context>")[1:]:
            context = part[: part.index("</context>")]
            name = context[context.index("<name>") + 6 : context.index("</name>")]
            self._unread[name] = self._unread.get(name, "") + context

    def __missing__(self, key: _Key) -> _Forms:
        """Read the context of a text; one without translation stands as its source says."""
        if (source := self._unread.get(key[0])) is not None:
            self.update(_texts(key[0], source))
            # Only now: another thread may have asked meanwhile.
            self._unread.pop(key[0], None)
        return self.setdefault(key, (key[1],))


class _OwnTexts(dict[_Key, _Forms]):
    """Some texts in other words, the rest as others have them."""

    def __init__(self, own: _Texts, others: _Texts, refused: Mapping[_Key, Exception]) -> None:
        super().__init__(own)
        self._others, self._refused = others, refused

    def __missing__(self, key: _Key) -> _Forms:
        if key in self._refused:
            raise self._refused[key]
        return self.setdefault(key, self._others[key])


class _SwappedTexts(dict[_Key, _Forms]):
    """The texts of others, in which words have changed places."""

    def __init__(
        self, others: _Texts, pairs: tuple[tuple[str, str], ...], letters: tuple[str, str] | None
    ) -> None:
        super().__init__()
        self._others = others
        self._instead = {word: other for pair in pairs for word, other in (pair, pair[::-1])}
        self._letters = {} if letters is None else dict((letters, letters[::-1]))
        known = "|".join(sorted(self._instead, key=len, reverse=True))
        self._words = re.compile(rf"\b(?:{known})\b")

    def __missing__(self, key: _Key) -> _Forms:
        return self.setdefault(key, tuple(map(self._swapped, self._others[key])))

    def _swapped(self, text: str) -> str:
        if text in self._letters:
            return self._letters[text]
        return self._words.sub(lambda found: self._instead[found[0]], text)


def _texts(context: str, source: str) -> Mapping[_Key, _Forms]:
    # A table for another program needs no texts, and starts sooner without a reader of XML.
    import xml.etree.ElementTree as ET

    texts: dict[_Key, _Forms] = {}
    for message in ET.fromstring(f"<context>{source}</context>").iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") is not None:
            continue
        forms = tuple(form.text or "" for form in translation.iter("numerusform"))
        if text := forms or ((translation.text,) if translation.text else ()):
            texts[context, message.findtext("source", ""), message.findtext("comment")] = text
    return texts


def _plural_form(language: str, n: int) -> int:
    """Return the index of the plural form, in the order Qt Linguist writes them."""
    if language == "en":
        return 0 if n == 1 else 1
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
