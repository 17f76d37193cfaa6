"""What every list on this computer says of a player's ratings, side by side, and which counts."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import LaterRatings, Player
from arbiter_app.domain.facts.people.rating_lists import Discipline, KnownPerson, ListedPerson
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import CENTRE, RIGHT, Column, RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.wording.terms.event import conditions as event_words
from arbiter_app.wording.terms.event import rating_rules
from arbiter_app.wording.terms.registration import known_people, people, ratings

_SIZE = (820, 460)
"""In pixels beside letters of the usual height."""


@dataclass(frozen=True, slots=True)
class ListRow:
    """What one list says."""

    position: int
    source: ListedPerson
    is_asked: bool


class PersonRatingsDialog(Dialog):
    """In an event of more than 30 days the ratings of later lists are entered here too."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, player: Player, known: Sequence[KnownPerson]
    ) -> None:
        event = open_event.facts
        rules = event.tournament.rating_rules
        is_long = rules.lasts_long(event.starts_on, event.ends_on)
        title = translate("PersonRatings", "Ratings of {name}")
        super().__init__(
            parent,
            title.format(name=people.name(window_catalogue(), player)),
            verb=translate("PersonRatings", "&Keep these ratings") if is_long else None,
            do=self._keep,
        )
        self._open_event, self._player = open_event, player
        self.resize(*map(px, _SIZE))
        listed = [each for person in known for each in person.sources if each.list is not None]
        rows = [
            ListRow(place, each, is_asked=each.list is not None and rules.asks(each.list.name))
            for place, each in enumerate(listed)
        ]
        table = Table(
            RowsModel[ListRow](_columns(), lambda row: row.position),
            name=translate("PersonRatings", "What the lists say"),
            sortable=False,
        )
        table.set_rows(rows)
        self._later = Line(
            "" if player.later_ratings is None else _typed(player.later_ratings), TEXT
        )
        self._reason = ReasonField()
        nobody = translate("PersonRatings", "No list on this computer knows the player by an ID.")
        self.lay_out(
            _counts(event, player),
            table if rows else nobody,
            *(self._asked_later(event) if is_long else ()),
        )
        table.setFocus()

    def _asked_later(self, event: Event) -> tuple[Part, ...]:
        label = Label(translate("PersonRatings", "Ratings of &later lists"))
        label.setBuddy(self._later)
        how = translate(
            "PersonRatings",
            "From which day, whose, how much: 2026-12-01 fide 2105; 2027-01-01 national 1990. They"
            " count for the games of rounds from that day on (C.07 Art. 10).",
        )
        needs_reason = (
            verdict(Action.UPDATE_RATINGS, event.tournament.competition()) is not Verdict.ALLOWED
        )
        reason: tuple[Part, ...] = (self._reason.label, self._reason) if needs_reason else ()
        return layouts.row(label, (self._later, 1)), Aside(how), *reason

    def _keep(self) -> bool:
        text = self._later.text().strip(" ;")
        try:
            later = LaterRatings.parse(re.sub(r"\s*;\s*", "\n", text)) if text else None
        except ValueError:
            words = translate("PersonRatings", "“{text}” cannot be read.").format(text=text)
            return self.refuse(words, self._later)
        return self._open_event.door(say=self.refuse).do(
            edit_player,
            player=self._player.id,
            name=self._player.name,
            later_ratings=later,
            reason=self._reason.reason or None,
        )


def _typed(later: LaterRatings | None) -> str:
    return "" if later is None else str(later).replace("\n", "; ")


def _counts(event: Event, player: Player) -> str:
    """Return the rating that counts, why, and the list it is from."""
    catalogue, rules = window_catalogue(), event.tournament.rating_rules
    rated = rules.of(player)
    pattern = translate("PersonRatings", "In this event counts {rating}: {rule}. {lists}")
    return pattern.format(
        rating=rating_rules.with_source(catalogue, rated),
        rule=rating_rules.used(catalogue, rules.used),
        lists="; ".join(ratings.origin(catalogue, each) for each in rated.origins),
    ).strip()


def _columns() -> Sequence[Column[ListRow]]:
    catalogue = window_catalogue()

    def rating(discipline: Discipline) -> Column[ListRow]:
        return Column(
            title=event_words.discipline(catalogue, discipline),
            text=lambda row: str(row.source.ratings.get(discipline, "")),
            align=RIGHT,
            faint=lambda row: not row.is_asked,
        )

    return (
        Column(
            title=translate("PersonRatings", "List"),
            is_name=True,
            takes_rest=True,
            text=lambda row: known_people.source(catalogue, row.source),
            faint=lambda row: not row.is_asked,
        ),
        *map(rating, Discipline),
        Column(
            title=translate("PersonRatings", "Asked"),
            text=lambda row: "✓" if row.is_asked else "–",
            align=CENTRE,
        ),
    )
