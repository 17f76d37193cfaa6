"""What a page shows while it has nothing to show: a sentence, and the way on."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH, column, row, set_around
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, primary, words
from arbiter_app.gui.parts.pages.page_head import PageHead

_WIDEST = 620
"""Of a sentence that is read at a glance, in pixels beside letters of the usual height."""


class EmptyPage(QWidget):
    """One sentence that says what comes next, and the button for it."""

    def __init__(
        self,
        sentence: str = "",
        verb: str = "",
        do: Callable[[], object] = lambda: None,
        *,
        act: QAction | None = None,
        page: PageId | None = None,
    ) -> None:
        """Let the button do `do`, or stand for an act while that can be done. Where it stands in
        the place of a whole `page`, the title of the page stays above it.
        """
        super().__init__()
        self._do = do
        self._sentence = words(look=Look.LEAD, wraps=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = primary(QPushButton())
        self.button.setAutoDefault(True)
        self.button.clicked.connect(lambda: self._do())
        self._sentence.setMaximumWidth(px(_WIDEST))
        middle = column(
            row(STRETCH, (self._sentence, _WIDEST), STRETCH, gap=Room.NONE),
            row(STRETCH, self.button, STRETCH),
            gap=Room.WIDE,
        )
        layout = column(into=self)
        if page is not None:
            set_around(layout, PAGE_MARGINS)
            layout.addWidget(PageHead(page))
        # A little above the middle, where the eye looks first.
        layout.addStretch(2)
        layout.addLayout(middle)
        layout.addStretch(3)
        self.offer(sentence, verb, do if act is None else act.trigger)
        if act is not None:
            self.button.setEnabled(act.isEnabled())
            act.enabledChanged.connect(self.button.setEnabled)

    @property
    def sentence(self) -> str:
        """Why there is nothing here, and what comes before."""
        return self._sentence.text()

    def offer(self, sentence: str, verb: str, do: Callable[[], object]) -> None:
        """Say something else, and let the button do what it says."""
        self._sentence.setText(sentence)
        self.button.setText(verb)
        self._do = do
