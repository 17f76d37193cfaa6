"""What changed with this version."""

import re

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from arbiter_app import __version__, paths
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate

_WIDTH, _HEIGHT = 720, 400
"""Of the dialog and of its text, in pixels beside usual letters."""


class NewsDialog(Dialog):
    """The part of the changelog about the newest version."""

    def __init__(self, parent: QWidget) -> None:
        title = translate("News", "What is new in {version}").format(version=__version__)
        super().__init__(parent, title)
        self.setMinimumWidth(px(_WIDTH))
        text = QPlainTextEdit(newest_changes(), readOnly=True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(translate("News", "Changes"))
        text.setMinimumHeight(px(_HEIGHT))
        self.lay_out(
            translate("News", "Events, lists and preferences are those of before."),
            text,
        )
        text.setFocus()


def newest_changes() -> str:
    """Return what the changelog says of the newest version, a line for each change; it is written
    in English alone.
    """
    text = paths.changelog().read_text(encoding="utf-8")
    section = re.search(r"^## (.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    lines = section[1] if section else text
    joined = re.sub(r"\n {2,}(?=\S)", " ", lines)  # lines of one change
    listed = re.sub(r"^- ", "• ", joined, flags=re.MULTILINE)
    return listed.replace("`", "").replace("*", "").strip()
