"""The decision to register all players of a list."""

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.people import Player, PlayerFields, namesakes
from arbiter_app.formats.players_csv import PlayerList, parse
from arbiter_app.gui.models import RowsModel
from arbiter_app.gui.widgets.player_rows import PlayerRow, columns
from arbiter_app.gui.widgets.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.errors import error_sentence

_MOST_SHOWN = 200


class ImportDialog(QDialog):
    """Shows what a list holds, or what is wrong with it; all its players come in, or none."""

    def __init__(
        self, parent: QWidget, source: str, content: bytes, registered: Iterable[Player]
    ) -> None:
        super().__init__(parent)
        found = parse(content)
        self.players: Sequence[PlayerFields] = found.players
        self.setWindowTitle(translate("ImportDialog", "Import a list of players"))
        self.resize(860, 460)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(QLabel(f"<b>{_head(source, found)}</b>", wordWrap=True))
        for text in _remarks(found, tuple(registered)):
            layout.addWidget(QLabel(text, wordWrap=True))
        layout.addWidget(_problems(found) if found.problems else _table(found), 1)
        layout.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        if self.players:
            verb = translate("ImportDialog", "Register %n player(s)", None, len(self.players))
            buttons.addButton(verb, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _head(source: str, found: PlayerList) -> str:
    if found.problems:
        text = translate(
            "ImportDialog",
            "{source} cannot be imported: %n problem(s). Correct the list and import it again.",
            None,
            len(found.problems),
        )
    else:
        text = translate("ImportDialog", "{source}: %n player(s)", None, len(found.players))
    return text.format(source=source)


def _remarks(found: PlayerList, registered: Sequence[Player]) -> list[str]:
    remarks = []
    again = [
        listed["name"]
        for listed in found.players
        if namesakes(registered, listed["name"], listed.get("birth"))
    ]
    if again:
        text = translate("ImportDialog", "⚠ Registered already: {names}")
        remarks.append(text.format(names=", ".join(again)))
    if found.ignored:
        text = translate("ImportDialog", "Columns that are not taken over: {headings}")
        remarks.append(text.format(headings=", ".join(found.ignored)))
    return remarks


def _problems(found: PlayerList) -> QPlainTextEdit:
    catalogue = window_catalogue()
    lines = [error_sentence(catalogue, problem) for problem in found.problems]
    view = QPlainTextEdit("\n".join(lines[:_MOST_SHOWN]), readOnly=True)
    view.setTabChangesFocus(True)
    view.setAccessibleName(translate("ImportDialog", "Problems"))
    return view


def _table(found: PlayerList) -> Table[PlayerRow]:
    """Return the players as the list will show them, so that a wrong column is seen at once."""
    _, *facts, _ = columns()  # nobody has a number yet, or is rated by the arbiter
    table = Table(
        RowsModel[PlayerRow](facts, lambda row: row.player.id),
        name=translate("ImportDialog", "Players of the list"),
        sortable=False,
    )
    table.horizontalHeader().setStretchLastSection(True)
    table.set_rows(
        [
            PlayerRow(
                player=Player(id=PlayerId(line), **listed),
                number=None,
                withdrawn=False,
                games_left=0,
            )
            for line, listed in enumerate(found.players, start=1)
        ]
    )
    return table
