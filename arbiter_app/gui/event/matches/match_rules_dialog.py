"""How the matches of one part of a play-off are played."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.pairing.playable import check_match
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.matches.keep_chain_dialog import keep_chain
from arbiter_app.gui.event.matches.match_editor import MatchEditor
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate
from arbiter_app.services.files.play_off_presets import PlayOffPresets

_SIZE = (840, 520)
"""In pixels beside usual letters."""


class MatchRulesDialog(Dialog):
    """Edits the steps of a match; rules that cannot be played say why and stay to be mended."""

    def __init__(
        self,
        parent: QWidget,
        rules: MatchRules,
        presets: PlayOffPresets | None = None,
        *,
        of_teams: bool = False,
    ) -> None:
        super().__init__(
            parent,
            translate("MatchRulesDialog", "How the matches are played"),
            verb=translate("MatchRulesDialog", "Take these &steps"),
            do=self._check,
        )
        self.resize(*map(px, _SIZE))
        self._editor = MatchEditor(
            presets or PlayOffPresets(), keep_chain, may_go_further=True, of_teams=of_teams
        )
        self._editor.show_rules(rules)
        self.lay_out(self._editor)
        self._editor.changed.connect(lambda: self.problem.say(""))
        self._editor.focus_steps()

    @property
    def rules(self) -> MatchRules:
        """The rules as they were taken."""
        return self._editor.rules

    def _check(self) -> bool:
        """Return whether the rules can be played."""
        try:
            check_match(self.rules)
        except RuleError as error:
            return self.refuse(error_sentence(error))
        return True


def ask_match_rules(
    parent: QWidget,
    rules: MatchRules,
    presets: PlayOffPresets | None = None,
    *,
    of_teams: bool = False,
) -> MatchRules | None:
    """Let rules of a match be changed; return them, None if they stay as they are."""
    dialog = MatchRulesDialog(parent, rules, presets, of_teams=of_teams)
    return dialog.rules if dialog.exec() else None
