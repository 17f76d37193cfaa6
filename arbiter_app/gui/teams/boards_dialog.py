"""At which boards a member of a team may sit, where each board has people of its own."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people


class BoardsDialog(Dialog):
    """Numbers with commas between; an empty field is any board."""

    def __init__(
        self,
        parent: QWidget,
        player: Player,
        boards: Sequence[int],
        most: int,
        *,
        save: Callable[[tuple[int, ...]], bool],
    ) -> None:
        title = translate("RosterBoards", "Boards of {name}")
        super().__init__(
            parent,
            title.format(name=people.name(window_catalogue(), player)),
            verb=translate("RosterBoards", "&Save"),
            do=self._save,
        )
        self._most, self._write = most, save
        self._field = Line(", ".join(map(str, boards)), limit=LINE)
        label = Label(
            translate("RosterBoards", "&Boards from 1 to {most}, with commas; empty is any").format(
                most=most
            )
        )
        label.setBuddy(self._field)
        self.lay_out(label, self._field)
        self._field.selectAll()
        self._field.setFocus()

    def _save(self) -> bool:
        said = [each.strip() for each in self._field.text().split(",") if each.strip()]
        boards = [whole_number(each, least=1, most=self._most) for each in said]
        numbers = tuple(sorted({each for each in boards if each is not None}))
        if None in boards:
            words = translate("RosterBoards", "Type numbers of boards from 1 to {most}: 1, 3.")
            return self.refuse(words.format(most=self._most), self._field)
        return self._write(numbers)
