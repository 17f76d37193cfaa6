"""The one line at the head of every page: where am I, how does it stand, what can be done."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.page_titles import page_title
from arbiter_app.gui.look.layouts import WrappingRow
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, primary, words


class PageHead(QWidget):
    """Title and state, then what chooses what is seen, then the acts at the right; where the page
    is narrow it goes on in a second line.
    """

    def __init__(
        self, page: PageId, *, beside: Sequence[QWidget] = (), acts: Sequence[QWidget] = ()
    ) -> None:
        """`beside` follows the title: views, search; `acts` stand at the right, the filled button
        first, of which a page has one at the most.
        """
        super().__init__()
        self._lead_on: Callable[[], object] = lambda: None
        self.title = words(page_title(page), Look.TITLE)
        self._state = words()
        self._state.hide()
        self.next_button = primary(QPushButton())
        """Leads to what comes next elsewhere; seen while the page has nothing filled itself."""
        self.next_button.hide()
        self.next_button.clicked.connect(lambda: self._lead_on())
        left = (self.title, self._state, *beside)
        row = WrappingRow(*left, self.next_button, *acts, gap=Room.MIDDLE, right=len(left))
        self.setLayout(row)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def state(self) -> str:
        """How it stands, in words."""
        return self._state.text()

    def say(self, state: str) -> None:
        """Say beside the title how it stands."""
        self._state.setText(state)
        self._state.setVisible(bool(state))

    @property
    def state_label(self) -> QLabel:
        """What says how it stands."""
        return self._state

    def offer_next(self, text: str, lead_on: Callable[[], object] = lambda: None) -> None:
        """Show the filled button that leads to what comes next; "" takes it away."""
        self._lead_on = lead_on
        self.next_button.setText(text)
        self.next_button.setVisible(bool(text))
