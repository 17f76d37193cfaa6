"""Whether Chess960 is played, on the page of the event."""

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.chess960 import set_chess960
from arbiter_app.wording.terms.play import start_positions


class Chess960Choice(QWidget):
    """Saved at once; after the first game with a reason. Below it stands what is not rated."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._choice = QComboBox()
        self._choice.setAccessibleName(translate("Chess960", "Chess960"))
        for each in (None, *Chess960):
            self._choice.addItem(start_positions.kind(window_catalogue(), each), each)
        give_way(self._choice)
        self._not_rated = Aside()
        layouts.column(self._choice, self._not_rated, gap=Room.HAIR, into=self)
        self.setFocusProxy(self._choice)
        self._choice.activated.connect(self._save)

    def refresh(self) -> None:
        """Show what is played now."""
        chess960 = self._open_event.facts.chess960
        self._choice.setCurrentIndex(self._choice.findData(chess960))
        rated = "" if chess960 is None else start_positions.not_rated(window_catalogue())
        self._not_rated.say(rated)

    def _save(self) -> None:
        data = self._choice.currentData()
        chosen = None if data is None else Chess960(data)
        if chosen is self._open_event.facts.chess960:
            return
        door = self._open_event.main_door()
        reason = None
        if self._needs_reason and door.may(set_chess960, chess960=chosen, reason=TO_BE_TYPED):
            reason = ask_reason(
                self,
                title=translate("Chess960", "Change what is played after the first game?"),
                body=start_positions.kind(window_catalogue(), chosen),
                verb=translate("Chess960", "&Change it"),
            )
        if (self._needs_reason and reason is None) or not door.do(
            set_chess960, chess960=chosen, reason=reason
        ):
            self.refresh()

    @property
    def _needs_reason(self) -> bool:
        competition = in_hand(self._open_event.facts).competition
        return verdict(Action.CHANGE_CHESS960, competition) is Verdict.NEEDS_REASON
