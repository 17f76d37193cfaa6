"""What the arbiter does beside drawing: the view for the hall, steps taken back, witnesses."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.drawing.ways_out import groups_allowing
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.numbering import DrawGroup
from arbiter_app.domain.permission.by_state import is_ceremony_under_way, judge_taking_back
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import act, act_button, keys_text
from arbiter_app.gui.draw.ceremony.ask import AskPanel
from arbiter_app.gui.draw.ceremony.lines import can_be_allowed, step_words
from arbiter_app.gui.draw.ceremony.projector import Projector
from arbiter_app.gui.draw.ceremony.scene import group_name, scene
from arbiter_app.gui.draw.ceremony.setup import named
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.ceremony import (
    abandon_ceremony,
    choose_envelope,
    name_witnesses,
    redivide,
    take_back,
)

_BETWEEN = "; "


class CeremonyActs(QObject):
    """The acts of a ceremony with their buttons, and the questions they ask."""

    asked = Signal()
    """A question stands below the page."""
    closed = Signal()
    """A question was answered or left."""

    def __init__(self, page: QWidget, open_event: OpenEvent) -> None:
        super().__init__(page)
        self._page = page
        self._open_event = open_event
        self._projector = Projector(page)
        self._projector.left.connect(self._name_projector)
        self.question = AskPanel()
        self._door = open_event.door(say=self.question.refuse)
        self._left_for_question = False
        self.question.asked.connect(self._leave_for_question)
        self.question.closed.connect(self._return_to_hall)
        self.question.closed.connect(self.closed)
        self.question.asked.connect(self.asked)
        self._show_hall = act(page, "", self.toggle_projector, Key.HALL)
        self._take_back = act(
            page,
            translate("CeremonyActs", "&Take back the last step…"),
            self._ask_take_back,
            Key.TAKE_BACK,
        )
        self._witnesses = act(
            page, translate("CeremonyActs", "&Witnesses…"), self._ask_witnesses, Key.WITNESSES
        )
        self._abandon = act(
            page, translate("CeremonyActs", "Break &off…"), self._ask_abandon, Key.BREAK_OFF
        )
        self._buttons: list[QPushButton] = []
        self._breaking_off: list[QPushButton] = []
        open_event.changed.connect(self._show_in_hall)
        self._name_projector()

    @property
    def actions_of_page(self) -> Sequence[QAction]:
        """The acts for the menu."""
        return self._show_hall, self._take_back, self._witnesses, self._abandon

    def show_event(self, event: Event) -> None:
        """Offer what can be done now."""
        tournament = event.tournament
        ceremony, under_way = tournament.ceremony, is_ceremony_under_way(tournament.competition())
        for button in self._buttons:
            button.setVisible(ceremony is not None)
        for button in self._breaking_off:
            button.setVisible(under_way)
        none = error_sentence(RuleError("ceremony.none"))
        self._show_hall.offer(none if ceremony is None else "")
        self._witnesses.offer(none if ceremony is None else "")
        self._abandon.offer("" if under_way else none)
        self._take_back.offer(_why_not_take_back(event))
        if ceremony is None:
            self.question.close_question()
        self._show_in_hall()

    def toggle_projector(self) -> None:
        """Show the view for the hall, or leave it."""
        if self._projector.isVisible():
            self._projector.close()
        else:
            self._show_in_hall()
            self._projector.open()
            self._page.activateWindow()
            # Where there is one screen, the page that keeps the keys would stand before it.
            self._projector.raise_()
        self._name_projector()

    def leave_projector(self) -> bool:
        """Leave the view for the hall; return whether it was seen."""
        is_seen = self._projector.isVisible()
        if is_seen:
            self._projector.close()
        return is_seen

    def tell_refused(self, sentence: str) -> None:
        """Say why a step was not taken where the view for the hall hides the page."""
        if self._projector.covers_the_arbiter:
            self._projector.say(sentence)

    def ask_to_allow(self, envelope: str, place: int, by: str) -> None:
        """Ask whether a large envelope is allowed that makes later contingents split."""
        ceremony = self._open_event.tournament.ceremony
        if ceremony is None or not can_be_allowed(ceremony, envelope):
            return
        groups = groups_allowing(ceremony, envelope)
        division = _division(groups)
        text = translate("CeremonyActs", "The large envelope is allowed; {division}.")
        body = translate(
            "CeremonyActs",
            "Later contingents then draw in parts: {division}. Players of different parts can meet"
            " in the last three rounds. C.05 Annex 2 says nothing of it: the arbiter decides.",
        )

        def allow(typed: Sequence[str]) -> bool:
            if not self._door.do(redivide, groups=groups, way_out=typed[0]):
                return False
            if place:
                return self._door.do(choose_envelope, place=place, by=by)
            return self._door.do(choose_envelope, envelope=envelope, by=by)

        self.question.ask(
            translate("CeremonyActs", "Allow this large envelope?"),
            body.format(division=division),
            fields=[
                (
                    translate("CeremonyActs", "Decision for the protocol"),
                    text.format(division=division),
                ),
            ],
            verb=translate("CeremonyActs", "Allow it"),
            act=Act.ALLOW_ENVELOPE,
            answer=allow,
        )

    def _leave_for_question(self) -> None:
        """Let the arbiter see a question that the view for the hall would hide."""
        if self._projector.covers_the_arbiter:
            self._left_for_question = self.leave_projector()

    def _return_to_hall(self) -> None:
        if self._left_for_question and self._show_hall.isEnabled():
            self.toggle_projector()
        self._left_for_question = False

    def _show_in_hall(self) -> None:
        event = self._open_event.facts
        ceremony = event.tournament.ceremony
        if ceremony is None:
            self._projector.close()
        else:
            self._projector.show_scene(scene(event, ceremony))

    def _name_projector(self) -> None:
        self._show_hall.setText(
            translate("CeremonyActs", "&Leave the view for the hall")
            if self._projector.isVisible()
            else translate("CeremonyActs", "View for the hall")
        )

    def _ask_take_back(self) -> None:
        event = self._open_event.facts
        ceremony = event.tournament.ceremony
        if ceremony is None or not ceremony.steps:
            return
        body = translate(
            "CeremonyActs",
            "{step}. It stays in the record as a mis-draw with your note, and whoever saw it.",
        )
        if event.tournament.draw is not None:
            body = translate(
                "CeremonyActs",
                "{step}. It stays in the record as a mis-draw with your note, and whoever saw it;"
                " numbers and schedule go, and the ceremony goes on.",
            )
        witnesses = ceremony.witnesses
        self.question.ask(
            translate("CeremonyActs", "Take back the last step?"),
            body.format(step=step_words(event, ceremony.steps[-1])),
            fields=[
                (translate("CeremonyActs", "What went wrong"), ""),
                (translate("CeremonyActs", "Witness"), witnesses[0] if witnesses else ""),
            ],
            verb=translate("CeremonyActs", "Take it back"),
            act=Act.TAKE_BACK_STEP,
            answer=lambda typed: self._door.do(take_back, note=typed[0], witness=typed[1]),
        )

    def _ask_witnesses(self) -> None:
        ceremony = self._open_event.tournament.ceremony
        if ceremony is None:
            return
        self.question.ask(
            translate("CeremonyActs", "Who sees the draw and signs its protocol?"),
            "",
            fields=[
                (
                    translate("CeremonyActs", "Names, with semicolons between"),
                    _BETWEEN.join(ceremony.witnesses),
                )
            ],
            verb=translate("CeremonyActs", "Name them"),
            answer=lambda typed: self._door.do(name_witnesses, witnesses=named(typed[0])),
        )

    def _ask_abandon(self) -> None:
        ceremony = self._open_event.tournament.ceremony
        if ceremony is None:
            return
        body = translate(
            "CeremonyActs",
            "Numbers drawn so far: {drawn}. None of them will count; the journal keeps every step"
            " and your reason. Undo takes it back.",
        )
        self.question.ask(
            translate("CeremonyActs", "Break the ceremony off?"),
            body.format(drawn=len(ceremony.numbers)),
            fields=[(translate("CeremonyActs", "Reason"), "")],
            verb=translate("CeremonyActs", "Break it off"),
            act=Act.BREAK_CEREMONY_OFF,
            answer=lambda typed: self._door.do(abandon_ceremony, reason=typed[0]),
        )

    def make_buttons(self) -> Sequence[QPushButton]:
        """Return buttons for the head of a part of the page."""
        hall = act_button(self._show_hall)
        self._show_hall.changed.connect(lambda: hall.setText(_with_keys(self._show_hall)))
        hall.setText(_with_keys(self._show_hall))
        breaking_off = act_button(self._abandon)
        self._breaking_off.append(breaking_off)
        made = (hall, act_button(self._take_back), act_button(self._witnesses))
        self._buttons += made
        return (*made, breaking_off)


def _with_keys(action: QAction) -> str:
    text = translate("CeremonyActs", "{act} ({keys})")
    return text.format(act=action.text(), keys=keys_text(action))


def _why_not_take_back(event: Event) -> str:
    """Return why no step of the ceremony can be taken back; "" where one can."""
    try:
        judge_taking_back(in_hand(event), {})
    except RuleError as refusal:
        return error_sentence(refusal)
    ceremony = event.tournament.ceremony
    if ceremony is not None and ceremony.steps:
        return ""
    return translate("CeremonyActs", "No step of the ceremony has been taken yet.")


def _division(groups: Sequence[DrawGroup]) -> str:
    """Return the contingents that draw in several groups, with the sizes of these."""
    sizes: dict[str, list[int]] = {}
    for group in groups:
        if group.contingent is not None:
            sizes.setdefault(group_name(group), []).append(len(group.players))
    text = translate("WaysOut", "{contingent} as {sizes}")
    return "; ".join(
        text.format(contingent=contingent, sizes=" + ".join(map(str, parts)))
        for contingent, parts in sizes.items()
        if len(parts) > 1
    )
