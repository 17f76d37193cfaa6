"""Ready lists of tie-breaks, to choose one whole."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton

from arbiter_app.domain.tie_breaks.ready_lists import Custom, ReadyList
from arbiter_app.formats.tie_break_list import format_list
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.wording.why.order import article_text


class ReadyListMenu(QToolButton):
    """Opens the lists that regulations recommend, or team events are used to, for the system of
    play.
    """

    chosen = Signal(tuple)
    """The tie-breaks of a list, in its order."""

    def __init__(self) -> None:
        super().__init__()
        show_as(self, Look.BUTTON)
        self.setText(translate("ReadyListMenu", "Ready lists"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self)
        self.setMenu(self._menu)

    def offer(self, lists: Sequence[ReadyList]) -> None:
        """Offer these lists; without any there is nothing to open."""
        self._menu.clear()
        for each in lists:
            act = self._menu.addAction(plain_caption(_text(each)))
            codes = each.tie_breaks
            act.triggered.connect(lambda _=False, codes=codes: self.chosen.emit(codes))
        self.setEnabled(bool(lists))


_CUSTOMS = {
    Custom.USUAL: QT_TRANSLATE_NOOP("ReadyListMenu", "Usual for teams"),
    Custom.GAMES_FIRST: QT_TRANSLATE_NOOP("ReadyListMenu", "Game points, then Berger"),
    Custom.LEAGUES: QT_TRANSLATE_NOOP("ReadyListMenu", "Leagues, with the Berlin count"),
    Custom.OLYMPIAD: QT_TRANSLATE_NOOP("ReadyListMenu", "As at Olympiads"),
}


def _text(ready: ReadyList) -> str:
    """Return for what a list is meant, the list, and where it is recommended."""
    if ready.custom is not None:
        pattern = translate("ReadyListMenu", "{field}: {list}")
        return pattern.format(
            field=translate("ReadyListMenu", _CUSTOMS[ready.custom]),
            list=format_list(ready.tie_breaks),
        )
    match ready.all_rated:
        case True:
            field = translate("ReadyListMenu", "Swiss system, all players rated")
        case False:
            field = translate("ReadyListMenu", "Swiss system, not all players rated")
        case None:
            field = translate("ReadyListMenu", "Round robin")
    pattern = translate("ReadyListMenu", "{field}: {list} ({source})")
    source = article_text(window_catalogue(), ready.edition.id, ready.article)
    return pattern.format(field=field, list=format_list(ready.tie_breaks), source=source)
