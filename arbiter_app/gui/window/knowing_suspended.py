"""Who of the open event is on a list of suspended persons is said as soon as it is known."""

from PySide6.QtCore import QObject, QTimer

from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.domain.registration.findings import open_findings
from arbiter_app.domain.registration.suspended import suspension_of
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.changes import Changes
from arbiter_app.wording.terms.registration import findings as finding_words


class KnowingSuspended(QObject):
    """Lets the event know the lists of this computer, and tells once of everybody who is on them
    and about whom nothing is decided (V.1.11, X).
    """

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._open_event = open_event
        self._told: set[str] = set()
        open_event.changed.connect(self._on_changed)
        open_event.registry_changed.connect(self.look)

    def look(self) -> None:
        """Ask this computer who is suspended."""
        registry = self._open_event.registry
        in_background(
            lambda: registry.suspended(), self._take_in, self._open_event.tell_of_registry
        )

    def _take_in(self, suspended: tuple[Suspension, ...]) -> None:
        self._open_event.workspace.know_suspended(suspended)

    def _on_changed(self, _: Changes) -> None:
        # After the message of the act that brought the change.
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        event = self._open_event.facts
        if not event.suspended:
            return
        found = []
        for finding in open_findings(event):
            if finding.code == "eligibility.suspended":
                name = event.contestants[finding.player].name
                found.append((name, finding_words.sentence(window_catalogue(), finding)))
        for official in event.whole.officials:
            if line := suspension_of(event, official):
                pattern = translate("Suspended", "On a list of suspended persons: {source} (X)")
                found.append((official.name, pattern.format(source=line.source)))
        new = [(name, words) for name, words in found if name not in self._told]
        self._told |= {name for name, _ in new}
        if new:
            pattern = translate("Suspended", "{name}: {words}")
            text = "\n".join(pattern.format(name=name, words=words) for name, words in new)
            self._open_event.refused.emit(text)
