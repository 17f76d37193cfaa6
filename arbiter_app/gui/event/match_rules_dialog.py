"""How the matches of one part of a play-off are played."""

from PySide6.QtWidgets import QDialog, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.match_rules import MatchRules
from arbiter_app.domain.pairing.playable import check_match
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.keep_chain_dialog import keep_chain
from arbiter_app.gui.event.match_editor import MatchEditor
from arbiter_app.gui.parts.dialog import DecisionButtons, lay_out_decision
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.i18n import translate
from arbiter_app.services.files.play_off_presets import PlayOffPresets


class MatchRulesDialog(QDialog):
    """Edits the steps of a match; rules that cannot be played say why and stay to be mended."""

    def __init__(
        self, parent: QWidget, rules: MatchRules, presets: PlayOffPresets | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("MatchRulesDialog", "How the matches are played"))
        letter = self.fontMetrics().height()
        self.resize(56 * letter, 30 * letter)
        self._editor = MatchEditor(presets or PlayOffPresets(), keep_chain, may_go_further=True)
        self._editor.show_rules(rules)
        self._problem = Problem()
        buttons = DecisionButtons(
            self,
            verb=translate("MatchRulesDialog", "Take these &steps"),
            cancel=translate("MatchRulesDialog", "&Cancel"),
        )
        lay_out_decision(self, self._editor, self._problem, buttons)
        self._editor.changed.connect(lambda: self._problem.say(""))
        self._editor.focus_steps()

    @property
    def rules(self) -> MatchRules:
        """The rules as they were taken."""
        return self._editor.rules

    def accept(self) -> None:
        try:
            check_match(self.rules)
        except RuleError as error:
            self._problem.say(error_sentence(error))
        else:
            super().accept()


def ask_match_rules(
    parent: QWidget, rules: MatchRules, presets: PlayOffPresets | None = None
) -> MatchRules | None:
    """Let rules of a match be changed; return them, None if they stay as they are."""
    dialog = MatchRulesDialog(parent, rules, presets)
    is_taken = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.rules if is_taken else None
