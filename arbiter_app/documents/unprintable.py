"""What is said of names whose letters papers cannot print, while they are registered."""

from collections.abc import Iterable, Iterator

from arbiter_app.documents.pdf.letters import MARK, lacking
from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

PRINTED = ("name", "latin_name", "patronymic", "federation", "region", "club", "coach")
"""The fields of a person that papers print as they were typed."""

_TYPED = QT_TRANSLATE_NOOP(
    "Letters",
    "Papers cannot print {letters}: they have the Latin form of the name where there is one,"
    " else {mark}.",
)
_LISTED = QT_TRANSLATE_NOOP(
    "Letters",
    "Papers cannot print {letters}, and have {mark} in their place, in {names}. Give these"
    " players a Latin name, and clubs and places one under “Names in English” of the documents.",
)
_MOST_NAMED = 6


def told_while_typed(catalogue: Catalogue, texts: Iterable[str]) -> str:
    """Return what is said of texts while they are typed; "" where papers can print them."""
    letters = _letters(texts)
    if not letters:
        return ""
    return catalogue.translate("Letters", _TYPED).format(letters=" ".join(letters), mark=MARK)


def told_of_entrants(catalogue: Catalogue, event: Event) -> str:
    """Return what is said of the names that papers of an event, or of the tournament it is seen of,
    cannot print in full; "" where there are none.
    """
    names = [*dict.fromkeys(_marked(event))]
    if not names:
        return ""
    shown = [*names[:_MOST_NAMED], *(["…"] if len(names) > _MOST_NAMED else [])]
    return catalogue.translate("Letters", _LISTED).format(
        letters=" ".join(_letters(names)), mark=MARK, names=", ".join(shown)
    )


def _letters(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys("".join(map(lacking, texts))))


def _marked(event: Event) -> Iterator[str]:
    for player in event.entrants:
        for field in PRINTED:
            text = getattr(player, field)
            if text and lacking(text):
                other = player.latin_name if field == "name" else event.english_names.get(text)
                if not other or lacking(other):
                    yield text
