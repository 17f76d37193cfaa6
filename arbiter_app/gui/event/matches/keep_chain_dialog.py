"""Under which name a chain of games is kept for other events."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.gui.look import layouts
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.regulations import match_rules_lines


class KeepChainDialog(Dialog):
    """Says what is kept, and whether an own regulation of the name is replaced."""

    def __init__(self, parent: QWidget, presets: PlayOffPresets, rules: MatchRules) -> None:
        super().__init__(
            parent,
            translate("KeepChain", "Keep the sequence of games for other events"),
            verb=translate("KeepChain", "&Keep it"),
            do=self._save,
        )
        self._presets, self._rules = presets, rules
        self._name, self._replaced = Line(), Aside(lines_kept=2)
        form = layouts.form()
        form.addRow(translate("KeepChain", "&Name"), self._name)
        words = "\n".join(match_rules_lines(window_catalogue(), rules))
        self.lay_out(words, form, self._replaced)
        self._name.textChanged.connect(self._follow)
        self._follow()
        self._name.setFocus()

    def _follow(self) -> None:
        name = self._name.text().strip()
        self.verb.setEnabled(bool(name))
        self.problem.say("")
        is_known = name in self._own_names()
        self._replaced.say(
            translate(
                "KeepChain",
                "An own regulation of this name is replaced. Events that have it keep it.",
            )
            if is_known
            else ""
        )
        self.confirm(Act.REPLACE_REGULATION if is_known else None)

    def _own_names(self) -> list[str]:
        try:
            return [each.id for each in self._presets.all() if not each.is_shipped]
        except (FileError, FormatError):  # said when it is kept
            return []

    def _save(self) -> bool:
        try:
            self._presets.save_chain(self._name.text(), self._rules)
        except (FileError, FormatError, RuleError) as error:
            return self.refuse(error_sentence(window_catalogue(), error))
        return True


def keep_chain(parent: QWidget, presets: PlayOffPresets, rules: MatchRules) -> bool:
    """Ask for a name and keep a chain of games under it; return whether it was kept."""
    return bool(KeepChainDialog(parent, presets, rules).exec())
