"""What of the table is seen: of which moment, and of whom."""

from dataclasses import dataclass

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.ids import Round
from arbiter_app.domain.table.after_round import here_after
from arbiter_app.domain.table.categories import Membership, members_of, within
from arbiter_app.domain.table.why import Inquiry, inquiry
from arbiter_app.gui.table.standing_rows import TableRow, table_rows
from arbiter_app.i18n import window_catalogue
from arbiter_app.wording.terms.table import categories


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """Rows of the one table, as it stands now or stood after a round."""

    here: InHand
    asked: Inquiry
    """The whole table, in which the reasons are found, also of a category."""
    members: Membership | None
    """Who is seen; None: everybody."""
    rows: tuple[TableRow, ...]

    @property
    def doubtful(self) -> str:
        """Who may belong to the category, where something is not known of them."""
        if self.members is None:
            return ""
        return categories.doubtful(window_catalogue(), self.members, self.here.event.contestants)


class Tables:
    """The tables of the competition in hand, each worked out once while nothing has changed."""

    def __init__(self) -> None:
        self._known: dict[Round | None, tuple[InHand, Inquiry]] = {}
        self._of: InHand | None = None

    def seen(self, here: InHand, round: Round | None, category: Category | None) -> Seen:
        """Return the table after a round, or as it stands now, of a category or of everybody."""
        then, asked = self._table(here, round)
        members = None
        table = asked.table
        if category is not None and table.rows:
            members = members_of(category, then.event)
            table = within(asked, members.members)
        return Seen(here=then, asked=asked, members=members, rows=table_rows(then, table))

    def _table(self, here: InHand, round: Round | None) -> tuple[InHand, Inquiry]:
        former = self._of
        if former is None or former.event is not here.event or former.stage != here.stage:
            self._known, self._of = {}, here
        if round not in self._known:
            then = here_after(here, round)
            self._known[round] = then, inquiry(then.competition, then.event.contestants)
        return self._known[round]
