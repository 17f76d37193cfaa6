"""The word that a round is complete, with the way on."""

from html import escape

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton

from arbiter_app.domain.facts.rounds import RoundOfPlay
from arbiter_app.i18n import translate


class RoundBanner(QFrame):
    """Stands above a round that has all its results; its room is kept while it is not seen, so that
    no board moves when the last result is typed.
    """

    sign_off = Signal()
    papers = Signal()
    verify = Signal()
    next_round = Signal()
    to_table = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._offered = QTimer(self, singleShot=True)
        self._sign = QPushButton()
        self._papers = QPushButton(translate("RoundBanner", "Ro&und papers"))
        self._verify = QPushButton(translate("RoundBanner", "Verif&y"))
        self._next = QPushButton()
        self._table = QPushButton()
        self._sign.clicked.connect(self._sign_if_meant)
        self._papers.clicked.connect(self.papers)
        self._verify.clicked.connect(self.verify)
        self._next.clicked.connect(self.next_round)
        self._table.clicked.connect(self.to_table)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.addWidget(self._text, 1)
        for button in (self._sign, self._papers, self._verify, self._next, self._table):
            layout.addWidget(button)
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.setSizePolicy(kept)
        self.hide()

    @property
    def text(self) -> str:
        """The words of the banner."""
        return self._text.text()

    @property
    def has_focus(self) -> bool:
        """Whether the next key goes to one of its buttons."""
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def say_complete(self, round_: RoundOfPlay, *, is_last: bool, is_next_paired: bool) -> None:
        """Say that a round has all its results but those of adjourned games; after the last round
        only the table is left.

        The next round of a Swiss may not be paired yet.
        """
        is_signed = round_.signed_off is not None or round_.is_carried
        self._text.setText(f"<b>✓ {escape(_words(round_, is_last=is_last))}</b>")
        sign = translate("RoundBanner", "S&ign off")
        if round_.published is None:
            sign = translate("RoundBanner", "S&ign off and publish")
        self._sign.setText(_with_enter(sign, has=not is_signed))
        self._sign.setVisible(not is_signed)
        self._verify.setVisible(_verified(round_) < _typed(round_))
        on = translate("RoundBanner", "&Next round")
        self._next.setText(_with_enter(on, has=is_signed))
        self._next.setVisible(is_next_paired)
        final = _with_enter(translate("RoundBanner", "Final &table"), has=is_signed)
        self._table.setText(final if is_last else translate("RoundBanner", "&Table (F6)"))
        self.show()

    def offer(self) -> None:
        """Put the focus on what comes first: a second Enter presses it."""
        self._offered.start(QApplication.doubleClickInterval())
        self._sign.setFocus()
        # Qt draws the focus of a button only where a key moved it: here one did.
        self.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        self._sign.update()

    @property
    def takes_enter(self) -> bool:
        """Whether Enter signs off by now: not as the second half of a double press in the flow of
        typing.
        """
        return not self._offered.isActive()

    def _sign_if_meant(self) -> None:
        if self.takes_enter:
            self.sign_off.emit()


def _words(round_: RoundOfPlay, *, is_last: bool) -> str:
    if round_.is_carried:
        pattern = translate(
            "RoundBanner", "Round {round}: all its games count from an earlier stage"
        )
        return pattern.format(round=round_.number)
    typed, games, adjourned = _typed(round_), len(round_.to_play), len(round_.adjourned)
    pattern = translate("RoundBanner", "Round {round} is complete: {typed} of {games}")
    if is_last:
        pattern = translate(
            "RoundBanner", "Round {round}, the last one, is complete: {typed} of {games}"
        )
    if adjourned:
        pattern = translate("RoundBanner", "Round {round} is played: {typed} of {games}")
    parts = [pattern.format(round=round_.number, typed=typed, games=games)]
    if adjourned:
        parts.append(translate("RoundBanner", "%n adjourned", None, adjourned))
    parts.append(translate("RoundBanner", "verified {number}").format(number=_verified(round_)))
    return "; ".join(parts)


def _typed(round_: RoundOfPlay) -> int:
    return len(round_.to_play) - round_.missing


def _verified(round_: RoundOfPlay) -> int:
    return sum(game.checked is not None for game in round_.games)


def _with_enter(text: str, *, has: bool) -> str:
    if not has:
        return text
    return translate("RoundBanner", "{act} (Enter)").format(act=text)
