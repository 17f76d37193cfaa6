"""The line of the journal about texts of papers."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event import paper_texts


def _worded(entry: Entry) -> str:
    titles = dict.fromkeys(
        paper_texts.title(entry.catalogue, text) for text, _ in entry.params["texts"]
    )
    return entry.line(_WORDED, texts="; ".join(titles))


_WORDED = QT_TRANSLATE_NOOP("Journal", "Texts of papers: {texts}")

PAPER_TEXT_WRITERS: Mapping[str, Callable[[Entry], str]] = {"papers.word": _worded}
