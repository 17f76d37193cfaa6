"""How well the copy in the second folder is kept, in the status bar."""

from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.words import Label, Look, show_as
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate

_CAUSES = {
    "copy.folder-gone": QT_TRANSLATE_NOOP("CopyLabel", "stick?"),
    "copy.no-answer": QT_TRANSLATE_NOOP("CopyLabel", "stick does not answer"),
    "copy.in-use": QT_TRANSLATE_NOOP("CopyLabel", "open elsewhere"),
    "copy.same-folder": QT_TRANSLATE_NOOP("CopyLabel", "same folder"),
    "copy.other-event": QT_TRANSLATE_NOOP("CopyLabel", "another event is there"),
}
_WRITE_FAILED = QT_TRANSLATE_NOOP("CopyLabel", "cannot be written")


class CopyLabel(Label):
    """Seen while a second folder is chosen; hovering tells where it is, or what is wrong."""

    def __init__(self, copy: CopyKeeper) -> None:
        super().__init__()
        self._copy = copy
        copy.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.setVisible(self._copy.folder is not None)
        failed = self._copy.failed
        show_as(self, Look.WARNING if failed else Look.SECOND)
        self.setText(self._words())
        self.updateGeometry()
        told = error_sentence(failed) if failed else str(self._copy.folder or "")
        self.setToolTip(plain_tip(told))
        self.setAccessibleDescription(told)

    def _words(self) -> str:
        last, failed = self._copy.last, self._copy.failed
        if failed is None:
            if last is None:
                return translate("CopyLabel", "copying…")
            return translate("CopyLabel", "copy {time}").format(time=f"{last:%H:%M:%S}")
        cause = translate("CopyLabel", _CAUSES.get(failed.code, _WRITE_FAILED))
        if last is None:
            return translate("CopyLabel", "no copy: {cause}").format(cause=cause)
        pattern = translate("CopyLabel", "no copy since {time}: {cause}")
        return pattern.format(time=f"{last:%H:%M}", cause=cause)
