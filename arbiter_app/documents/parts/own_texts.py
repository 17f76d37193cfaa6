"""Texts of papers that federations word differently, and what an event says in their place.

A paper asks its catalogue for a text as for any other; where the event has one of its own, that is
what it gets.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.paper_texts import PaperText, demand_template, fields_of
from arbiter_app.i18n import Catalogue

_CONTEXT = "Paper"


@dataclass(frozen=True, slots=True)
class EditableText:
    """A text of papers that an event may word itself."""

    id: str
    """What it is says `wording.terms.paper_texts`."""
    source: str
    """As papers ask their catalogue for it, in the context "Paper"."""
    offered: tuple[str, ...]
    """Its fields, and what else may be filled in."""

    def ours(self, catalogue: Catalogue) -> str:
        """Return the text as it is where nobody worded it otherwise."""
        return catalogue.translate(_CONTEXT, self.source)


def _text(id: str, source: str, *further: str) -> EditableText:
    return EditableText(id, source, tuple(dict.fromkeys((*fields_of(source), *further))))


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
)}
# fmt: on
"""By their ids, in the order of papers."""


def worded(catalogue: Catalogue, event: Event) -> Catalogue:
    """Return the catalogue with an event's own texts; the same where it has none.

    Raises RuleError("paper-text.broken") of a text that cannot be filled in, as another program may
    have left it.
    """
    if catalogue.parts:
        return replace(catalogue, parts=tuple(worded(each, event) for each in catalogue.parts))
    own = {
        TEXTS[each.id].source: _sound(each)
        for each in event.paper_texts
        if each.language == catalogue.language and each.id in TEXTS
    }
    return catalogue.saying(_CONTEXT, own) if own else catalogue


def _sound(own: PaperText) -> str:
    try:
        demand_template(own.text, TEXTS[own.id].offered)
    except RuleError as error:
        raise RuleError("paper-text.broken", text=own) from error
    return own.text


def demand_text(own: PaperText) -> None:
    """Make sure that papers can say a text.

    Raises RuleError: "paper-text.unknown", and as `demand_template`.
    """
    if own.id not in TEXTS:
        raise RuleError("paper-text.unknown", text=own.id)
    demand_template(own.text, TEXTS[own.id].offered)


def filled_in(text: EditableText, template: str, event: Event) -> str:
    """Return how a text reads at an event, for a look at it while it is worded. Raises RuleError as
    `demand_template`.
    """
    demand_template(template, text.offered)
    known = {
        "organiser": event.organiser,
        "federation": event.federation,
        "place": event.place,
    }
    return template.format_map({each: known.get(each) or f"‹{each}›" for each in text.offered})
