"""The rules mode: in which one the tournament is, what touched the pairings, and the door out."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.gui.base.destinations import ShowPaper
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import LEFT, RIGHT, Column, RowsModel
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.whole.by_rules import leave_rules
from arbiter_app.wording.terms.event import by_rules
from arbiter_app.wording.terms.event.by_rules import LineInWords

_SIZE = (860, 480)
"""In pixels beside usual letters."""


class RulesDialog(Dialog):
    """Lists every act that touched the pairings; the one door out of the mode is here."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent, translate("Rules", "By the rules"))
        self.paper: ShowPaper | None = None
        """What is to be shown once the dialog is left."""
        self._open_event = open_event
        self._mode = words(wraps=True)
        model: RowsModel[LineInWords] = RowsModel([], lambda line: line.place)
        self._table = Table(model, name=translate("Rules", "What touches the pairings"))
        self._leave_act = act(
            self, translate("Rules", "&Leave the rules mode…"), self._leave_rules, Key.CHANGE_MODE
        )
        self._print = act(self, translate("Rules", "Pr&int…"), self._ask_for_paper, Key.PRINT)
        self.resize(*map(px, _SIZE))
        self.lay_out(
            self._mode,
            self._table,
            side=(act_button(self._leave_act), act_button(self._print)),
        )
        for each in (self._leave_act, self._print):
            each.refused.connect(self.refuse)
        self._show()
        self._table.setFocus()

    def _show(self) -> None:
        catalogue = window_catalogue()
        tournament = self._open_event.tournament
        left = tournament.rules_left
        self._mode.setText(by_rules.mode(catalogue, left))
        rows = by_rules.lines(catalogue, tournament.integrity, left)
        self._table.set_rows(rows, [_column(field, title) for field, title in by_rules.COLUMNS])
        gone = "" if left is None else error_sentence(RuleError("rules.left", round=left.round))
        self._leave_act.offer(gone)

    def _leave_rules(self) -> None:
        reason = ask_reason(
            self,
            title=translate("Rules", "Leave the rules mode"),
            body=translate(
                "Rules",
                "Outside the mode results older than the round before, settings of pairing and"
                " other editions can be changed. It cannot be taken back, and the window, every"
                " paper and the report say so from then on.",
            ),
            verb=translate("Rules", "&Go on"),
        )
        if reason is not None and self._open_event.door(say=self.refuse).do(
            leave_rules, reason=reason
        ):
            self._show()

    def _ask_for_paper(self) -> None:
        self.paper = ShowPaper("integrity")
        self.reject()


def _column(field: str, title: str) -> Column[LineInWords]:
    return Column(
        title=translate("Integrity", title),
        text=lambda line: str(getattr(line, field)),
        align=RIGHT if field == "round" else LEFT,
        is_bold=field == "kind",
        is_second=field in ("moment", "who"),
        takes_rest=field == "told",
    )
