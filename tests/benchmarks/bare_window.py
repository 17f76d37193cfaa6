"""A bare PySide6 window with a table of 24 rows; it tells as Arbiter does what its start took."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QTableWidget, QTableWidgetItem

from arbiter_app.gui.window.measured_start import tell_and_close

app = QApplication(sys.argv[:1])
table = QTableWidget(24, 12)
for row in range(24):
    for column in range(12):
        table.setItem(row, column, QTableWidgetItem(f"{row} {column}"))
table.resize(1280, 720)
table.show()
QTimer.singleShot(0, lambda: tell_and_close(table))
app.exec()
