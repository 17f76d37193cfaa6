"""The strip above the page that says that nobody is signed in."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from arbiter_app.domain.facts.rights import Right
from arbiter_app.domain.permission.by_person import asks_for_pins
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.signing.sign_in import ask_sign_in
from arbiter_app.i18n import translate


class SignInStrip(QFrame):
    """Seen while an event with PINs waits for somebody to sign in."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setObjectName("sign-in-strip")
        self._text = QLabel(wordWrap=True)
        button = QPushButton(translate("SignIn", "Sign in… (F12)"))
        button.clicked.connect(lambda: ask_sign_in(self.window(), open_event))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._text, 1)
        row.addWidget(button)
        open_event.changed.connect(self._refresh)
        open_event.signed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        workspace = self._open_event.workspace
        self.setVisible(asks_for_pins(workspace.event) and workspace.seat.authority is None)
        self._text.setText(
            translate("SignIn", "Nobody is signed in: results may be entered, all else is to see.")
            if workspace.seat.may(Right.ENTER)
            else translate("SignIn", "Nobody is signed in: the event is to see, not to change.")
        )
