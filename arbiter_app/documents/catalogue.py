"""Every document the program prints, one line each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from arbiter_app.documents.cross_table import ORDER, cross_table
from arbiter_app.documents.final_standings import final_standings
from arbiter_app.documents.options import Option, Options, OptionValue
from arbiter_app.documents.report import Report
from arbiter_app.documents.round_protocol import FORM, ROUND, round_protocol
from arbiter_app.documents.schedule import schedule
from arbiter_app.documents.start_list import SORT, start_list
from arbiter_app.documents.why import CRITERION, FIRST, SECOND, why
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import Event
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

Compose = Callable[[Event, Options, Catalogue, datetime], Report]


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of sheet; `title` is in English, translated in the context "Document"."""

    id: str
    title: str
    options: tuple[Option, ...]
    needs_draw: bool
    compose: Compose

    def build(
        self, event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
    ) -> Report:
        """Return the sheet; options left out have their defaults.

        Raises RuleError("document.needs-draw"), or what the document itself refuses.
        """
        if self.needs_draw and event.tournament.draw is None:
            raise RuleError("document.needs-draw", document=self.id)
        defaults: dict[str, OptionValue] = {each.name: each.default for each in self.options}
        return self.compose(event, {**defaults, **options}, catalogue, printed_at)

    def read_options(self, texts: Mapping[str, str]) -> Options:
        """Read options as a person types them.

        Raises RuleError("document.no-such-option"), ("document.option-value") or
        ("document.option-round").
        """
        by_name = {option.name: option for option in self.options}
        for name in texts:
            if name not in by_name:
                allowed = ", ".join(by_name)
                raise RuleError(
                    "document.no-such-option", document=self.id, option=name, allowed=allowed
                )
        return {name: by_name[name].parse(text) for name, text in texts.items()}


# fmt: off
DOCUMENTS = (
    Document("start-list", QT_TRANSLATE_NOOP("Document", "Start list"),
             (SORT,), False, start_list),
    Document("schedule", QT_TRANSLATE_NOOP("Document", "Schedule of rounds"),
             (), True, schedule),
    Document("round-protocol", QT_TRANSLATE_NOOP("Document", "Round protocol"),
             (ROUND, FORM), True, round_protocol),
    Document("cross-table", QT_TRANSLATE_NOOP("Document", "Cross table"),
             (ORDER,), True, cross_table),
    Document("final-standings", QT_TRANSLATE_NOOP("Document", "Final standings"),
             (), True, final_standings),
    Document("why", QT_TRANSLATE_NOOP("Document", "Why this order"),
             (FIRST, SECOND, CRITERION), True, why),
)
# fmt: on


def document(id: str) -> Document:
    """Return a document by id. Raises RuleError("document.unknown")."""
    for each in DOCUMENTS:
        if each.id == id:
            return each
    raise RuleError("document.unknown", document=id, known=", ".join(d.id for d in DOCUMENTS))
