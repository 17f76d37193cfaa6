"""What was chosen about each document of an event, from one start to the next."""

from collections.abc import Mapping

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import (
    CategoryOption,
    ChoiceOption,
    Option,
    Options,
    OptionValue,
    SheetOption,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.i18n import LANGUAGES, PAPER_LANGUAGES

_LANGUAGE = "language"

_KEPT = (ChoiceOption, CategoryOption)
"""Options of a document that hold beyond a round: how it is, not which round or whose it is."""


class Remembered:
    """What is kept of the documents of one event for this person on this computer."""

    def __init__(self, preferences: Preferences, event: str) -> None:
        """`event` is the key that it is kept under."""
        self._preferences, self._event = preferences, event

    def options(self, document: Document) -> dict[str, OptionValue]:
        """Return what was chosen about a document itself, without what holds for a round alone."""
        kept = (each for each in document.options if isinstance(each, _KEPT))
        return self._read(document, tuple(kept))

    def sheet_options(self, document: Document) -> Options:
        """Return what was wished for the sheets of a document."""
        return self._read(document, document.sheet_options)

    def usual(self, document: Document) -> Options:
        """Return how a document is printed among others: of everybody, as it was printed alone."""
        chosen = (each for each in document.options if isinstance(each, ChoiceOption))
        return {**self._read(document, tuple(chosen)), **self.sheet_options(document)}

    def language(self, document: Document | None) -> str:
        """Return the language that was chosen for a document, else the one chosen last."""
        kept = self._of(document).get(_LANGUAGE, "") if document else ""
        if kept in PAPER_LANGUAGES:
            return kept
        return self._preferences.paper_language or LANGUAGES[0]

    def keep(self, document: Document, values: Options) -> None:
        """Remember values of options of a document, beside what is remembered of others."""
        known = {*(each.name for each in document.options if isinstance(each, _KEPT))}
        known |= {each.name for each in document.sheet_options}
        self._keep(document, {name: each for name, each in values.items() if name in known})

    def keep_language(self, document: Document | None, language: str) -> None:
        """Remember the language of a document; papers without one of their own have it too."""
        self._preferences.paper_language = language
        if document is not None:
            self._keep(document, {_LANGUAGE: language})

    def _of(self, document: Document) -> Mapping[str, str]:
        return self._preferences.paper_options(self._event).get(document.id, {})

    def _read(
        self, document: Document, options: tuple[Option | SheetOption, ...]
    ) -> dict[str, OptionValue]:
        kept, found = self._of(document), {}
        for option in options:
            try:
                found[option.name] = option.parse(kept[option.name])
            except (KeyError, RuleError):  # of another version of the program
                continue
        return found

    def _keep(self, document: Document, values: Options) -> None:
        texts = {**self._of(document), **{name: str(each or "") for name, each in values.items()}}
        every = dict(self._preferences.paper_options(self._event))
        every[document.id] = {name: text for name, text in texts.items() if text}
        self._preferences.keep_paper_options(
            self._event, {id_: each for id_, each in every.items() if each}
        )
