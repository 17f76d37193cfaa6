"""The play-off regulation of the event: chosen from presets, changed, kept as an own one."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.matches.match_rules_dialog import ask_match_rules
from arbiter_app.gui.event.play_off.level_editor import LevelEditor
from arbiter_app.gui.event.play_off.play_off_terms import PlayOffTerms
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.ask_file import ask_open, ask_save
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.files.play_off_presets import (
    PlayOffPresets,
    Preset,
    export_play_off,
    import_play_off,
)
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.regulations import regulation_lines, regulation_name
from arbiter_app.wording.terms.event.shipped_texts import shipped_text

_SIZE = (920, 600)
_LIST_WIDTH = 220
"""Both in pixels beside usual letters."""

AskSave = Callable[[QWidget, str, Path, str], Path | None]
AskOpen = Callable[[QWidget, str, Path, str], Path | None]


class PlayOffRulesDialog(Dialog):
    """Presets at the left; at the right the chosen one in words, its terms, and what is played.

    Once play has begun a change needs its reason (C.07 Art. 3.1).
    """

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        presets: PlayOffPresets | None = None,
        *,
        ask_open: AskOpen = ask_open,
        ask_save: AskSave = ask_save,
    ) -> None:
        super().__init__(
            parent,
            translate("PlayOffRules", "How ties are played off"),
            verb=translate("PlayOffRules", "&Set the regulation"),
            do=self._set,
        )
        self._open_event, self._presets = open_event, presets or PlayOffPresets()
        self._ask_open, self._ask_save = ask_open, ask_save
        self._of_teams = open_event.tournament.played_by_teams
        self._draft: PlayOffRules | None = open_event.tournament.settings.play_off
        self._offered: list[Preset] = []
        may = verdict(Action.CHANGE_PLAY_OFF, open_event.tournament.competition())
        self._needs_reason = may is Verdict.NEEDS_REASON
        self.resize(*map(px, _SIZE))
        self._make_fields()
        self._lay_out()
        self._offer_presets()
        self._show_draft()
        self._connect()
        self._list.setFocus()

    @property
    def rules(self) -> PlayOffRules | None:
        """The regulation as it stands here; None where ties are not played off."""
        return self._draft

    def _set(self) -> bool:
        """Set the regulation; return whether it is set."""
        if self._draft is not None and (problem := self._terms.problem):
            return self.refuse(problem)
        door = self._open_event.door(say=self.refuse)
        return door.do(set_play_off_rules, rules=self._draft, reason=self._reason.reason or None)

    # Presets

    def _offer_presets(self) -> None:
        """List what there is to choose from, the cursor on what is chosen."""
        catalogue = window_catalogue()
        try:
            self._offered = list(self._presets.all())
        except (FileError, FormatError) as error:
            self._offered = []
            self.refuse(error_sentence(catalogue, error))
        with QSignalBlocker(self._list):
            self._list.clear()
            self._add_item(translate("PlayOffRules", "Ties are not played off"), None)
            for preset in self._offered:
                self._add_item(regulation_name(catalogue, preset.id), preset.rules)
            chosen = self._draft
            if chosen is not None and not any(
                _plays_as(each.rules, chosen) for each in self._offered
            ):
                pattern = translate("PlayOffRules", "{name} (as set here)")
                self._add_item(pattern.format(name=regulation_name(catalogue, chosen.id)), chosen)
            self._list.setCurrentRow(self._position_of(chosen))
        self._show_buttons()

    def _add_item(self, text: str, rules: PlayOffRules | None) -> None:
        item = QListWidgetItem(text, self._list)
        item.setData(Qt.ItemDataRole.UserRole, rules)
        item.setToolTip(plain_tip(shipped_text(window_catalogue(), rules.source) if rules else ""))

    def _position_of(self, rules: PlayOffRules | None) -> int:
        for row in range(self._list.count()):
            offered = self._list.item(row).data(Qt.ItemDataRole.UserRole)
            if rules is None and offered is None:
                return row
            if rules is not None and offered is not None and _plays_as(offered, rules):
                return row
        return 0

    def _choose(self) -> None:
        """Take a preset over; for which places ties are played off is said of the event."""
        item = self._list.currentItem()
        rules = item.data(Qt.ItemDataRole.UserRole) if item else None
        if rules is not None and self._draft is not None:
            rules = replace(
                rules, cuts=self._draft.cuts, tie_breaks_before=self._draft.tie_breaks_before
            )
        self._draft = rules
        self._show_draft()
        self._show_buttons()

    @property
    def _chosen(self) -> Preset | None:
        """The preset that the draft is, played as it says."""
        if self._draft is None:
            return None
        draft = self._draft
        return next((each for each in self._offered if _plays_as(each.rules, draft)), None)

    def _save(self) -> None:
        if self._draft is None:
            return
        try:
            self._presets.save(self._draft)
        except (FileError, FormatError, RuleError) as error:
            self._refuse(error)
        else:
            self._offer_presets()

    def _remove(self) -> None:
        chosen = self._chosen
        if chosen is None or not decided(
            self,
            title=translate("PlayOffRules", "Remove “{name}”?").format(name=chosen.id),
            body=translate(
                "PlayOffRules",
                "It is forgotten on this computer. Events that have it keep it.",
            ),
            verb=translate("PlayOffRules", "&Remove it"),
            act=Act.FORGET_REGULATION,
        ):
            return
        try:
            self._presets.remove(chosen.id)
        except (FileError, FormatError, RuleError) as error:
            self._refuse(error)
        else:
            self._offer_presets()

    def _export(self) -> None:
        if self._draft is None:
            return
        name = plain_name(regulation_name(window_catalogue(), self._draft.id))
        suggested = self._folder / f"{name}.json"
        title = translate("PlayOffRules", "Save the regulation")
        path = self._ask_save(self, title, suggested, _kinds())
        if path is not None:
            try:
                export_play_off(self._draft, path)
            except FileError as error:
                self._refuse(error)

    def _import(self) -> None:
        title = translate("PlayOffRules", "Open a regulation")
        path = self._ask_open(self, title, self._folder, _kinds())
        if path is None:
            return
        try:
            self._draft = import_play_off(path)
        except (FileError, FormatError, RuleError) as error:
            self._refuse(error)
        else:
            self._offer_presets()
            self._show_draft()

    @property
    def _folder(self) -> Path:
        return self._open_event.workspace.path.parent

    def _refuse(self, error: FileError | FormatError | RuleError) -> None:
        self.refuse(error_sentence(window_catalogue(), error))

    # Editing

    def _show_draft(self) -> None:
        draft = self._draft
        for number in (1, 2):
            self._tabs.setTabEnabled(number, draft is not None)
        if draft is not None:
            self._terms.show_rules(draft)
            self._levels.show_levels(draft.levels)
        self._tell()

    def _take_terms(self) -> None:
        if self._draft is not None:
            self._draft = self._terms.taken_into(self._draft)
            self._on_edited()

    def _ask_match(self, parent: QWidget, rules: MatchRules) -> MatchRules | None:
        """Let rules of a match be changed; a chain that was kept on the way is listed here too."""
        changed = ask_match_rules(parent, rules, self._presets, of_teams=self._of_teams)
        self._offer_presets()
        return changed

    def _take_levels(self) -> None:
        if self._draft is not None:
            self._draft = replace(self._draft, levels=self._levels.levels)
            self._on_edited()

    def _on_edited(self) -> None:
        """Give what is no longer played as its preset says a name of its own."""
        draft, catalogue = self._draft, window_catalogue()
        same_name = next((each for each in self._offered if draft and each.id == draft.id), None)
        if draft and same_name and same_name.is_shipped and not _plays_as(same_name.rules, draft):
            name = translate("PlayOffRules", "{name}, changed")
            after = translate("PlayOffRules", "after: {source}")
            self._draft = replace(
                draft,
                id=name.format(name=regulation_name(catalogue, draft.id)),
                source=after.format(source=shipped_text(catalogue, draft.source)),
            )
            self._terms.show_name(self._draft)
        self._tell()

    def _tell(self) -> None:
        """Say the regulation in words, with its source."""
        catalogue = window_catalogue()
        lines = regulation_lines(catalogue, self._draft, of_teams=self._of_teams)
        if self._draft is not None and self._draft.source:
            pattern = translate("PlayOffRules", "Source: {source}")
            lines.append(pattern.format(source=shipped_text(catalogue, self._draft.source)))
        self._words.setPlainText("\n\n".join(lines))
        self.problem.say("")
        self._show_buttons()

    def _show_buttons(self) -> None:
        has_draft, chosen = self._draft is not None, self._chosen
        self._keep.setEnabled(has_draft and chosen is None)
        self._forget.setEnabled(chosen is not None and not chosen.is_shipped)
        self._write.setEnabled(has_draft)
        is_same = self._draft == self._open_event.tournament.settings.play_off
        has_reason = bool(self._reason.reason)
        self.verb.setEnabled(is_same or not self._needs_reason or has_reason)

    # Making the dialog

    def _make_fields(self) -> None:
        self._list = QListWidget()
        self._list.setAccessibleName(translate("PlayOffRules", "Regulations"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setItemDelegate(ItemDelegate(self._list))
        self._keep = QPushButton(translate("PlayOffRules", "&Keep as own"))
        self._forget = QPushButton(translate("PlayOffRules", "Re&move"))
        self._write = QPushButton(translate("PlayOffRules", "E&xport…"))
        self._read = QPushButton(translate("PlayOffRules", "&Import…"))
        self._words = QPlainTextEdit(readOnly=True)
        self._words.setTabChangesFocus(True)
        self._words.setAccessibleName(translate("PlayOffRules", "The regulation in words"))
        self._terms = PlayOffTerms()
        self._levels = LevelEditor(self._ask_match, of_teams=self._of_teams)
        self._reason = ReasonField()

    def _lay_out(self) -> None:
        outlets = layouts.wrapping(self._keep, self._forget, self._write, self._read)
        left = QWidget()
        left.setFixedWidth(px(_LIST_WIDTH))
        layouts.column((self._list, 1), outlets, into=left)
        self._tabs = QTabWidget()
        self._tabs.addTab(self._words, translate("PlayOffRules", "In wor&ds"))
        self._tabs.addTab(self._terms, translate("PlayOffRules", "Places and pa&uses"))
        self._tabs.addTab(self._levels, translate("PlayOffRules", "&What is played"))
        both = layouts.row(left, (self._tabs, 1), gap=Room.WIDE)
        self._reason.label.setText(translate("PlayOffRules", "Reason, kept in the &journal:"))
        reason = layouts.form()
        reason.addRow(self._reason.label, self._reason)
        reason.setRowVisible(self._reason, self._needs_reason)
        self.lay_out(both, reason)

    def _connect(self) -> None:
        self._list.currentRowChanged.connect(self._choose)
        self._terms.changed.connect(self._take_terms)
        self._levels.changed.connect(self._take_levels)
        self._keep.clicked.connect(self._save)
        self._forget.clicked.connect(self._remove)
        self._write.clicked.connect(self._export)
        self._read.clicked.connect(self._import)
        self._reason.textChanged.connect(self._show_buttons)


def _plays_as(preset: PlayOffRules, rules: PlayOffRules) -> bool:
    """Whether rules are those of a preset, whatever places the event has played off."""
    return replace(rules, cuts=preset.cuts, tie_breaks_before=preset.tie_breaks_before) == preset


def _kinds() -> str:
    return translate("Files", "Regulations of a play-off (*.json)")
