"""What all who put a value into words have at hand, and the lines they write."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.why import Inquiry
from arbiter_app.domain.table.worked_values import Worked
from arbiter_app.domain.tie_breaks.catalogue import Unit
from arbiter_app.domain.tie_breaks.editions import unit_of
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.why.order import name_of, source, value_texts


@dataclass(frozen=True, slots=True)
class Line:
    """A line about a value: what it is about, what happened, what that adds; any may be ""."""

    head: str
    words: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Telling:
    """One value on its way into words."""

    catalogue: Catalogue
    asked: Inquiry
    found: Worked
    players: Sequence[PlayerId]
    """Whose value it is; of several where it is the same."""

    @property
    def acronym(self) -> str:
        return TieBreak.parse(self.found.code).acronym

    @property
    def unit(self) -> Unit:
        """What the values of the criterion are."""
        return unit_of(TieBreak.parse(self.found.code))

    @property
    def is_dropped(self) -> bool:
        return self.found.code in self.asked.table.dropped

    def points(self, value: Decimal) -> str:
        return numbers.points(self.catalogue, value)

    def signed(self, value: Decimal) -> str:
        """Return points with a sign: "+½", "−½"."""
        return numbers.signed_points(self.catalogue, value)

    def shown(self, value: Decimal | None) -> str:
        """Return a value as this criterion writes it."""
        return value_texts(self.catalogue, self.found.code, (value,))[0]

    def decimal(self, value: Decimal) -> str:
        """Return a number with the decimals it needs, two at most."""
        places = min(numbers.decimal_places([value]), 2)
        return numbers.tie_break_value(self.catalogue, value, places=places)

    def name(self, player: PlayerId) -> str:
        return name_of(self.catalogue, self.asked, player)

    def source(self, article: str) -> str:
        return source(self.catalogue, self.asked.competition.settings, self.found.code, article)
