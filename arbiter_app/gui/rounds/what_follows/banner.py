"""The word that a round is complete, with the way on."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.gui.rounds.what_follows.after_round import After
from arbiter_app.gui.rounds.what_follows.next_line import NextWords
from arbiter_app.i18n import translate

_TABLES = (After.FINAL_TABLE, After.TABLE)


class RoundBanner(NextWords):
    """Says that a round has all its results. Its filled button is what Enter does: it signs the
    round off, and then leads to what comes after it.
    """

    sign_off = Signal()
    papers = Signal()
    verify = Signal()
    next_round = Signal()
    to_pairing = Signal()
    to_play_off = Signal()
    to_stages = Signal()
    to_table = Signal()

    def __init__(self, draw: QAction, pair: QAction, to_bracket: QAction) -> None:
        self._acts = {After.COLOURS: draw, After.GAMES: pair, After.BRACKET: to_bracket}
        self._sign = QPushButton()
        self._papers = QPushButton(translate("RoundBanner", "Ro&und papers"))
        self._verify = QPushButton(translate("RoundBanner", "Verif&y"))
        self._table = QPushButton()
        self._ways = {each: QPushButton() for each in After if each not in _TABLES}
        self._ways.update(dict.fromkeys(_TABLES, self._table))
        middle = (each for way, each in self._ways.items() if way not in _TABLES)
        super().__init__(self._sign, *middle, self._verify, self._papers, self._table)
        self._offered_sign = QTimer(self, singleShot=True)
        self._sign.clicked.connect(self._sign_if_meant)
        self._papers.clicked.connect(self.papers)
        self._verify.clicked.connect(self.verify)
        self._table.clicked.connect(self.to_table)
        self._ways[After.NEXT_ROUND].clicked.connect(self.next_round)
        self._ways[After.PAIRING].clicked.connect(self.to_pairing)
        self._ways[After.PLAY_OFF].clicked.connect(self.to_play_off)
        self._ways[After.STAGES].clicked.connect(self.to_stages)
        for way, action in self._acts.items():
            self._ways[way].clicked.connect(action.trigger)

    def say_complete(
        self, round_: RoundOfPlay, *, after: After, told: str, is_last: bool, absences: str = ""
    ) -> None:
        """Say that a round has all its results but those of adjourned games, what is `told` of
        signatures that are missing and of the knockout it belongs to, and before all that who is
        left out next time, with the key: the last words may find no room.
        """
        is_signed = round_.signed_off is not None or round_.is_carried
        said = translate("RoundBanner", "✓ {round}").format(round=_words(round_, is_last=is_last))
        self.words.say(" · ".join(filter(None, (absences, said, told))))
        first = self._ways[after] if is_signed else self._sign
        self._name(after, is_published=round_.published is not None)
        first.setText(translate("RoundBanner", "{act} (Enter)").format(act=first.text()))
        acts = [self._ways[way] for way, act in self._acts.items() if act.isEnabled()]
        if after is not After.TABLE:
            acts.insert(0, self._ways[after])
        if _verified(round_) < _typed(round_):
            acts.append(self._verify)
        acts += [self._papers, self._table]
        acts = [each for each in dict.fromkeys(acts) if each is not first]
        self.offer_acts(first, *acts)
        self.set_due(True)

    def _name(self, after: After, *, is_published: bool) -> None:
        """Name every act, as the way on is."""
        self._sign.setText(
            translate("RoundBanner", "S&ign off")
            if is_published
            else translate("RoundBanner", "S&ign off and publish")
        )
        self._ways[After.NEXT_ROUND].setText(translate("RoundBanner", "&Next round"))
        self._ways[After.PAIRING].setText(translate("RoundBanner", "Pai&r the next round"))
        self._ways[After.PLAY_OFF].setText(translate("RoundBanner", "To the play-&off"))
        self._ways[After.STAGES].setText(translate("RoundBanner", "To t&he stages"))
        self._table.setText(
            translate("RoundBanner", "Final &table")
            if after is After.FINAL_TABLE
            else translate("RoundBanner", "&Table (F6)")
        )
        for way, action in self._acts.items():
            self._ways[way].setText(action.text())

    def offer(self) -> None:
        """Put the focus on what comes first: a second Enter presses it."""
        self._offered_sign.start(QApplication.doubleClickInterval())
        super().offer()

    @property
    def takes_enter(self) -> bool:
        """Whether Enter signs off by now: not as the second half of a double press in the flow of
        typing.
        """
        return not self._offered_sign.isActive()

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
