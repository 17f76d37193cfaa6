"""What is said of names whose letters papers cannot print, while they are registered."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

PRINTED = ("name", "latin_name", "patronymic", "federation", "region", "club", "coach", "team")
"""The fields of a person that papers print as they were typed."""

_TYPED = QT_TRANSLATE_NOOP("Letters", "Papers cannot print {letters}: add Latin letters.")
_HAS_LATIN = QT_TRANSLATE_NOOP("Letters", "Papers print the Latin name, for they lack {letters}.")
_LISTED = QT_TRANSLATE_NOOP(
    "Letters",
    "Papers cannot print {letters}, and have {mark} in their place, in {names}. Give these"
    " players a Latin name, and clubs and places one under “Names in English” of the documents.",
)
_FIRST_TO_ASK_ABOUT = "\u0530"
"""Every font of papers has the Latin, Greek and Cyrillic letters before it."""

_MOST_NAMED = 6
_MOST_TYPED = 3
"""What has room on a line of the form."""


def told_while_typed(catalogue: Catalogue, typed: Mapping[str, str]) -> str:
    """Return what is said of the fields of a person while they are typed; "" where papers can print
    all of them.
    """
    letters = _letters(typed.values())
    if not letters:
        return ""
    latin = typed.get("latin_name", "").strip()
    others = (text for field, text in typed.items() if field != "name")
    is_replaced = latin and not _letters(others)
    pattern = catalogue.translate("Letters", _HAS_LATIN if is_replaced else _TYPED)
    return pattern.format(letters=_shown(letters, most=_MOST_TYPED))


def told_of_entrants(catalogue: Catalogue, event: Event) -> str:
    """Return what is said of the names that papers of an event, or of the tournament it is seen of,
    cannot print in full; "" where there are none.
    """
    names = [*dict.fromkeys(_marked(event))]
    if not names:
        return ""
    from arbiter_app.documents.pdf.letters import MARK

    return catalogue.translate("Letters", _LISTED).format(
        letters=_shown(_letters(names)), mark=MARK, names=_shown(names, between=", ")
    )


def _shown(items: Sequence[str], *, most: int = _MOST_NAMED, between: str = " ") -> str:
    rest = ["…"] if len(items) > most else []
    return between.join((*items[:most], *rest))


def _letters(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys("".join(map(_lacking, texts))))


def _lacking(text: str) -> str:
    """Return the letters that papers cannot print. For a usual name the fonts of papers are not
    asked, and their modules not read.
    """
    if max(text, default="") < _FIRST_TO_ASK_ABOUT:
        return ""
    from arbiter_app.documents.pdf.letters import lacking

    return lacking(text)


def _marked(event: Event) -> Iterator[str]:
    for team in event.tournament.teams:
        for text in (team.name, team.short_name, team.captain, team.coach):
            if text and _lacking(text) and _lacking(event.english_names.get(text, text)):
                yield text
    for player in event.entrants:
        for field in PRINTED:
            text = getattr(player, field)
            if text and _lacking(text):
                other = player.latin_name if field == "name" else event.english_names.get(text)
                if not other or _lacking(other):
                    yield text
