"""Texts of papers that federations word differently, and what an event says in their place.

A paper asks its catalogue for a text as for any other; where the event has one of its own, that is
what it gets. Notices of an event’s own are texts in place of none: the first line is their title.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace

from arbiter_app.documents.parts.notice_texts import NOTICES, OATHS
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.paper_texts import PaperText, demand_template, fields_of
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.i18n import Catalogue
from arbiter_app.values import frozen
from arbiter_app.wording.sports import in_words_of, sport_of

_INNER_QUOTES = {"«»": "„“", "“”": "‘’"}
_OWN_NOTICE = re.compile(r"own-notice-([1-9][0-9]{0,3})")


@frozen
class EditableText:
    """A text of papers that an event may word itself."""

    id: str
    """What it is says `wording.terms.paper_texts`."""
    source: str
    """As papers ask their catalogue for it; "" where there is a text of the event’s own alone."""
    offered: tuple[str, ...]
    """Its fields, and what else may be filled in."""
    context: str = "Paper"
    """In which papers ask for it."""

    def ours(self, catalogue: Catalogue) -> str:
        """Return the text as it is where nobody worded it otherwise."""
        return catalogue.translate(self.context, self.source) if self.source else ""


def _text(id: str, source: str, *further: str) -> EditableText:
    return EditableText(id, source, tuple(dict.fromkeys((*fields_of(source), *further))))


_OF_EVENT = ("event", "place", "organiser", "arbiter")
"""What notices and oaths may name."""


def _notice(id: str, source: str) -> EditableText:
    return EditableText(id, source, _OF_EVENT, "Notice")


# fmt: off
TEXTS: Mapping[str, EditableText] = {each.id: each for each in (
    _text("heading", "{organiser}", "federation", "place"),
    _text("approved", "APPROVED"),
    _text("approved-on", "“____” ________________ 20___"),
    _text("signature", "{office} ({category})"),
    _text("stamp", "Stamp"),
    _text("doctor-admitted", "Admitted by the doctor (players)"),
    _text("doctor-signature", "Doctor (signature and personal stamp)"),
    _text("head-signature", "Head of the organisation"),
    _text("hall-conclusion",
          "□ ready for play    □ ready once the remarks are put right    □ not ready"),
    _text("medical",
          "What the doctor decides as a doctor binds players, coaches and arbiters (Ukrainian rules"
          " IX). The doctor keeps the log; it is not hung up."),
    _text("slips",
          "Cut along the dashes, fold along the dots with the number inside, and put each slip into"
          " a small unmarked envelope."),
    _text("right-to-appeal",
          "Unless the regulations say otherwise, a player may appeal against any decision of an"
          " arbiter, even after signing the score sheet (Ukrainian rules V.1.24). The decision of"
          " the appeals committee is final (VII.3.3)."),
    _text("appeal-decided",
          "The decision of the appeals committee is final (Ukrainian rules VII.3.3)."),
    _text("protest-decided",
          "The player may appeal to the appeals committee where the event has one"
          " (Ukrainian rules V.1.24, VII.3.3)."),
    *(_notice(f"oath-{each}", source) for each, source in OATHS.items()),
    *(_notice(f"notice-{each}", source) for each, source in NOTICES.items()),
)}
# fmt: on
"""By their ids, in the order of papers."""


def text_of(id: str) -> EditableText | None:
    """Return the text of an id: one of `TEXTS`, or a notice of the event’s own."""
    if id in TEXTS:
        return TEXTS[id]
    return _notice(id, "") if _OWN_NOTICE.fullmatch(id) else None


def is_own_notice(id: str) -> bool:
    """Whether an id is that of a notice that the event has and the program has not."""
    return _OWN_NOTICE.fullmatch(id) is not None


def own_notice_id(ids: Iterable[str]) -> str:
    """Return the id of a further notice of the event’s own, beside those of these ids."""
    numbers = (int(matched[1]) for each in ids if (matched := _OWN_NOTICE.fullmatch(each)))
    return f"own-notice-{max(numbers, default=0) + 1}"


def worded(catalogue: Catalogue, event: Event) -> Catalogue:
    """Return the catalogue as the sport of an event speaks, with its own texts; the same where it
    has none.

    It raises RuleError("paper-text.broken") when it is asked for a text that cannot be filled in,
    as another program may have left it.
    """
    if catalogue.parts:
        return replace(catalogue, parts=tuple(worded(each, event) for each in catalogue.parts))
    catalogue = in_words_of(catalogue, sport_of(event))
    own: dict[tuple[str, str], str] = {}
    broken: dict[tuple[str, str], Exception] = {}
    for each in event.paper_texts:
        if each.language == catalogue.language and each.id in TEXTS:
            text = TEXTS[each.id]
            try:
                own[text.context, text.source] = _sound(each, text)
            except RuleError as error:
                broken[text.context, text.source] = error.with_traceback(None)
    return catalogue.saying(own, broken) if own or broken else catalogue


def own_notices(event: Event, language: str) -> tuple[str, ...]:
    """Return the notices of the event's own, in the order in which they were added, in a language
    or, where they have none, in another one; fields in them are filled in.

    Raises RuleError("paper-text.broken").
    """
    found: dict[int, PaperText] = {}
    for each in event.paper_texts:
        if matched := _OWN_NOTICE.fullmatch(each.id):
            number = int(matched[1])
            if number not in found or each.language == language:
                found[number] = each
    return tuple(
        _nested(_sound(found[number], _notice(found[number].id, "")).format_map(_known(event)))
        for number in sorted(found)
    )


def said(catalogue: Catalogue, event: Event, id: str) -> str:
    """Return one of `TEXTS` with its fields filled in. Raises RuleError("paper-text.broken")."""
    text = TEXTS[id]
    return _nested(catalogue.translate(text.context, text.source).format_map(_known(event)))


def is_worded(catalogue: Catalogue, event: Event, id: str) -> bool:
    """Whether an event words a text itself in the language of a catalogue."""
    return any((each.id, each.language) == (id, catalogue.language) for each in event.paper_texts)


def _sound(own: PaperText, text: EditableText) -> str:
    try:
        demand_template(own.text, text.offered)
    except RuleError as error:
        line, place = error.facts.get("line", 1), error.facts.get("place", 1)
        raise RuleError("paper-text.broken", text=own, line=line, place=place) from error
    return own.text


def demand_text(own: PaperText) -> None:
    """Make sure that papers can say a text.

    Raises RuleError: "paper-text.unknown", and as `demand_template`.
    """
    if (text := text_of(own.id)) is None:
        raise RuleError("paper-text.unknown", text=own.id)
    demand_template(own.text, text.offered)


def sound_texts(texts: Iterable[PaperText]) -> Iterator[PaperText]:
    """Yield those of texts that papers can say."""
    for each in texts:
        with suppress(RuleError):
            demand_text(each)
            yield each


def filled_in(text: EditableText, template: str, event: Event) -> str:
    """Return how a text reads at an event, for a look at it while it is worded. Raises RuleError as
    `demand_template`.
    """
    demand_template(template, text.offered)
    known = _known(event)
    filled = template.format_map({each: known.get(each) or f"‹{each}›" for each in text.offered})
    return _nested(filled)


def _nested(text: str) -> str:
    """Write quotes inside quotes, as those of a title that a sentence quotes, by the second kind of
    their language.
    """
    opening, closing = outer = "«»" if "«" in text else "“”"
    inner = dict(zip(outer, _INNER_QUOTES[outer], strict=True))
    parts, depth = [], 0
    for sign in text:
        depth += sign == opening
        parts.append(inner.get(sign, sign) if depth > 1 else sign)
        depth -= sign == closing and depth > 0
    return "".join(parts)


def _known(event: Event) -> Mapping[str, str]:
    """Return what an event fills into fields."""
    chief = event.official(Role.CHIEF_ARBITER)
    return {
        "event": event.title,
        "organiser": event.organiser,
        "federation": event.federation,
        "place": event.place,
        "arbiter": chief.name if chief else "",
    }
