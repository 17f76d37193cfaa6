"""A gentle word that ratings of the event are older than a list on this computer."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.facts.people.rating_lists import RatingList
from arbiter_app.domain.permission.by_state import has_play_begun
from arbiter_app.domain.registration.known_people import origin_of, with_newer_list
from arbiter_app.domain.registration.later_lists import missing_first_list
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import ratings


class NewerLists(QWidget):
    """Hidden while there is nothing to say: no newer list, or play has begun."""

    wanted = Signal()
    """The differences are to be looked at."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._lists: tuple[RatingList, ...] = ()
        self._words = Aside()
        self._has_looked = False
        self._button = QPushButton(translate("NewerLists", "Show differences…"))
        self._button.clicked.connect(self.wanted)
        row((self._words, 1), self._button, into=self)
        open_event.registry_changed.connect(self.look)
        self.hide()

    def look(self) -> None:
        """Ask the registry anew which lists there are."""
        in_background(
            self._open_event.registry.lists, self._take_in, self._open_event.tell_of_registry
        )

    def refresh(self) -> None:
        """Compare the lists with the ratings of the event as it is now."""
        event = self._open_event.facts
        competition = event.tournament.competition()
        found = (
            {}
            if has_play_begun(competition)
            else with_newer_list(
                event.entrants,
                self._lists,
                event.discipline,
                event.tournament.rating_rules,
            )
        )
        catalogue = window_catalogue()
        sentences = [
            translate(
                "NewerLists",
                "{list} is newer than the ratings of %n player(s).",
                None,
                len(players),
            ).format(list=ratings.origin(catalogue, origin_of(list_)))
            for list_, players in found.items()
        ]
        month = None if has_play_begun(competition) else missing_first_list(event, self._lists)
        if self._has_looked and month is not None:
            pattern = translate(
                "NewerLists",
                "No FIDE list of {month} is used on this computer, and the ratings of the first day"
                " count: import it, or choose it among the lists (C.07 Art. 10). The check is"
                " switched off under “Ratings…” on the page of the event.",
            )
            sentences.append(pattern.format(month=f"{month:%m/%Y}"))
        self._button.setVisible(bool(found))
        self._words.say("\n".join(sentences))
        self.setVisible(bool(sentences))

    def _take_in(self, lists: tuple[RatingList, ...]) -> None:
        self._lists, self._has_looked = lists, True
        self.refresh()
