"""Parts of which one is seen, that give way to what is above and below them."""

from PySide6.QtWidgets import QStackedWidget, QTabWidget


class Stack(QStackedWidget):
    """As high as it has to be: Qt's own takes what its parts would like for what they need."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return False


class Tabs(QTabWidget):
    """The same with a tab for each part."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return False
