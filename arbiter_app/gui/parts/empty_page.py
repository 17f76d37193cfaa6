"""What a page shows while it has nothing to show: a sentence, and the way on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class EmptyPage(QWidget):
    """One sentence that says what comes next, and the button for it."""

    def __init__(self, sentence: str, verb: str) -> None:
        super().__init__()
        self._sentence = QLabel(sentence, wordWrap=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(verb)
        self.button.setAutoDefault(True)
        layout = QVBoxLayout(self)
        layout.setSpacing(16)
        layout.addStretch()
        layout.addWidget(self._sentence)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()

    def set_sentence(self, sentence: str) -> None:
        """Say something else."""
        self._sentence.setText(sentence)
