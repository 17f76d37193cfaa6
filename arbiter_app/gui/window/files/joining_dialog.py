"""The decision to add tournaments from another file, and who there is whom here."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QProgressBar, QPushButton, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.same_people import (
    SamePeople,
    rated_otherwise,
    same_people,
    there_already,
)
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.open_event import Door, OpenEvent
from arbiter_app.gui.look.layouts import column, form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.whole.join_files import add_report, join_event
from arbiter_app.services.files.joined_events import Left, OtherEvent, examine, read_other
from arbiter_app.services.files.report_sets import ReportToAdd, read_to_add
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_WIDTH, _HEIGHT = 620, 420
_NAMED = 5
"""So many people are named; of more it is said how many."""

Same = Mapping[PlayerId, PlayerId]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What another file would bring."""

    event: Event
    same: SamePeople
    told: tuple[str, ...]
    join: Callable[[Door, Same], bool]
    """Adds it; returns whether that was done, having said why not."""


class JoiningDialog(Dialog):
    """Reads another file beside the window (what `read` returns then looks at the event), tells
    what it would bring, and asks of everybody about whom it is not known whether they are people
    of the event already.
    """

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        source: Path,
        *,
        title: str,
        read: Callable[[], Callable[[], Found] | Failure],
    ) -> None:
        super().__init__(
            parent, title, verb=translate("JoiningDialog", "&Add the tournaments"), do=self._join
        )
        self.resize(px(_WIDTH), px(_HEIGHT))
        self._open_event = open_event
        self._found: Found | None = None
        self._asked: dict[PlayerId, QComboBox] = {}
        self._head = words(
            translate("JoiningDialog", "Reading {file}…").format(file=source.name), wraps=True
        )
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self._head.text())
        body = QWidget()
        self._body = column(into=body)
        self._all_same = QPushButton(translate("JoiningDialog", "All the &same people"))
        self._all_new = QPushButton(translate("JoiningDialog", "All &other people"))
        self._all_same.clicked.connect(lambda: self._answer_all(1))
        self._all_new.clicked.connect(lambda: self._answer_all(-1))
        self.verb.setEnabled(False)
        self.lay_out(self._head, self._busy, body, side=(self._all_same, self._all_new))
        self._all_same.hide()
        self._all_new.hide()
        self.await_focus()
        in_background(read, self._show, self._fail)

    def _show(self, read: Callable[[], Found] | Failure) -> None:
        self._busy.hide()
        found = read if isinstance(read, Failure) else attempt(read)
        if isinstance(found, Failure):
            self._head.setText(error_sentence(window_catalogue(), found))
            self.verb.hide()
            self.offer_focus(self.way_out)
            return
        self._found = found
        self._head.setText("\n".join(found.told))
        self.verb.setEnabled(True)
        if found.same.doubtful:
            self._ask(found)
        self._body.addStretch()
        self.offer_focus(next(iter(self._asked.values()), self.verb))
        self.make_room()

    def _ask(self, found: Found) -> None:
        """Show a choice for each who may be somebody here."""
        catalogue, here = window_catalogue(), self._open_event.whole.players
        self._body.addWidget(
            words(
                translate(
                    "JoiningDialog",
                    "Of these nothing but the name tells whether they are in the event already."
                    " Say who they are:",
                ),
                wraps=True,
            )
        )
        fields = form()
        for theirs, candidates in found.same.doubtful.items():
            name = people.told_apart(catalogue, found.event.contestants[theirs])
            choice = QComboBox()
            choice.setAccessibleName(name)
            choice.addItem(translate("JoiningDialog", "Choose…"), None)
            for mine in candidates:
                known = people.told_apart(catalogue, here[mine])
                choice.addItem(
                    translate("JoiningDialog", "Here: {name}").format(name=known), int(mine)
                )
            choice.addItem(translate("JoiningDialog", "Another person"), 0)
            fields.addRow(words(name, Look.SECOND), choice)
            self._asked[theirs] = choice
        self._body.addLayout(fields)
        self._all_same.show()
        self._all_new.show()

    def _answer_all(self, place: int) -> None:
        """Choose the first person here for everybody, or nobody: 1 is the former, -1 the latter."""
        for choice in self._asked.values():
            choice.setCurrentIndex(place if place > 0 else choice.count() - 1)
        self.verb.setFocus(Qt.FocusReason.OtherFocusReason)

    def _join(self) -> bool:
        if self._found is None:
            return False
        for choice in self._asked.values():
            if choice.currentData() is None:
                said = translate("JoiningDialog", "Say who this is: {name}.")
                return self.refuse(said.format(name=choice.accessibleName()), choice)
        answers = {
            theirs: PlayerId(choice.currentData())
            for theirs, choice in self._asked.items()
            if choice.currentData()
        }
        door = self._open_event.door(say=self.refuse)
        return self._found.join(door, {**self._found.same.certain, **answers})

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error


def joining_event(parent: QWidget, open_event: OpenEvent, source: Path) -> JoiningDialog:
    """Return the dialog that joins an event file to the open event."""
    workspace = open_event.workspace

    def examined(other: OtherEvent) -> Found:
        found = examine(workspace, other)
        left = [each.name for each in found.officials]
        told = [
            *_there_already(open_event.whole, other.event),
            _tournaments(other.event),
            *_people(open_event.whole, other.event, found.same),
        ]
        if left:
            pattern = translate(
                "JoiningDialog", "Officials there who have no office here stay out: {names}."
            )
            told.append(pattern.format(names=_some(left)))
        kept = ", ".join(_left(each) for each in found.left)
        if kept:
            pattern = translate("JoiningDialog", "In the other file stay: {left}.")
            told.append(pattern.format(left=kept))
        return Found(event=other.event, same=found.same, told=tuple(told), join=join(other))

    def join(other: OtherEvent) -> Callable[[Door, Same], bool]:
        return lambda door, same: door.do(
            join_event,
            source=other.path.name,
            fingerprint=other.fingerprint,
            event=other.event,
            same=same,
        )

    return JoiningDialog(
        parent,
        open_event,
        source,
        title=translate("JoiningDialog", "Join another event"),
        read=partial(attempt, lambda: partial(examined, read_other(source))),
    )


def add_in_turn(parent: QWidget, open_event: OpenEvent, sources: Sequence[Path]) -> None:
    """Add report files one after the other, each as it is decided; who leaves one leaves the rest:
    what was added stays.
    """
    for place, source in enumerate(sources, start=1):
        dialog = adding_report(parent, open_event, source)
        if len(sources) > 1:
            pattern = translate("JoiningDialog", "Add report file {place} of {files}: {name}")
            said = pattern.format(place=place, files=len(sources), name=source.name)
            dialog.setWindowTitle(said)
        if not dialog.exec():
            return


def adding_report(parent: QWidget, open_event: OpenEvent, source: Path) -> JoiningDialog:
    """Return the dialog that adds a report file to the open event as a further tournament."""

    def examined(report: ReportToAdd) -> Found:
        whole = open_event.whole
        same = same_people(whole.players.values(), report.event.players.values())
        told = [
            *_there_already(whole, report.event),
            _tournaments(report.event),
            *_people(whole, report.event, same),
        ]
        if report.misfits:
            told.append(
                translate(
                    "JoiningDialog",
                    "In its rounds %n thing(s) are not as the rules make them.",
                    None,
                    report.misfits,
                )
            )
        return Found(event=report.event, same=same, told=tuple(told), join=join(report))

    def join(report: ReportToAdd) -> Callable[[Door, Same], bool]:
        return lambda door, same: door.do(
            add_report,
            source=report.source,
            event=report.event,
            same=same,
            misfits=report.misfits,
        )

    return JoiningDialog(
        parent,
        open_event,
        source,
        title=translate("JoiningDialog", "Add a report file as a tournament"),
        read=partial(attempt, lambda: partial(examined, read_to_add(source))),
    )


def _left(left: Left) -> str:
    match left:
        case Left.DISCOUNTS:
            return translate("JoiningDialog", "discounts (what people have to pay does not change)")
        case Left.RECEIPTS:
            return translate("JoiningDialog", "receipts")
        case Left.RANKINGS:
            return translate("JoiningDialog", "team scores")
        case Left.ROOMS:
            return translate("JoiningDialog", "rooms of the hall")


def _tournaments(event: Event) -> str:
    named = [
        f"{tournament_name(window_catalogue(), each) if each.title else event.title}"
        f" ({len(each.entries)})"
        for each in event.tournaments
    ]
    pattern = translate("JoiningDialog", "Tournaments added behind those of the event: {titles}.")
    return pattern.format(titles=", ".join(named))


def _there_already(here: Event, there: Event) -> Iterator[str]:
    """Yield a warning where a tournament of the other file seems to be in the event already."""
    if found := there_already(here, there):
        catalogue = window_catalogue()
        known = [tournament_name(catalogue, here.of(each).tournament) for each in found.values()]
        pattern = translate(
            "JoiningDialog",
            "⚠ It seems to be in the event already: {titles}. Added, it stands there twice; leave"
            " with Esc, or remove the former one afterwards.",
        )
        yield pattern.format(titles=_some(known))


def _people(here: Event, there: Event, same: SamePeople) -> Iterator[str]:
    if new := len(there.players) - len(same.certain) - len(same.doubtful):
        yield translate("JoiningDialog", "%n player(s) are new to the event.", None, new)
    if same.certain:
        yield translate(
            "JoiningDialog",
            "%n player(s) are in it already, by their ID or by name and birthday.",
            None,
            len(same.certain),
        )
    if rated := rated_otherwise(here.players, there.players, same.certain):
        names = [people.name(window_catalogue(), here.players[each]) for each in rated]
        pattern = translate(
            "JoiningDialog",
            "Of one person there is one rating of each kind in an event. The ratings here stay and"
            " count for {names}.",
        )
        yield pattern.format(names=_some(names))


def _some(names: Sequence[str]) -> str:
    if len(names) <= _NAMED:
        return ", ".join(names)
    return translate("JoiningDialog", "%n people", None, len(names))
