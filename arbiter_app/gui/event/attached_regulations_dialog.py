"""The regulations of the organiser: their file, and which of the required sections stand in it."""

from functools import partial
from pathlib import Path, PureWindowsPath

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from arbiter_app.domain.facts.rules.attached_regulations import KINDS, Section
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.parts.dialogs.ask_file import ask_open, ask_save
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.regulations import attach_regulations, check_off_sections
from arbiter_app.services.files.event_regulations import attach_file, save_copy
from arbiter_app.wording.terms.event import event_regulations as words


class AttachedRegulationsDialog(Dialog):
    """A file is attached at once; the sections are kept together."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        *,
        ask_file: AskPath = ask_open,
        ask_target: AskPath = ask_save,
    ) -> None:
        super().__init__(
            parent,
            translate("AttachedRegulations", "Regulations of the event"),
            verb=translate("AttachedRegulations", "Check o&ff"),
            do=self._check_off,
        )
        self._open_event = open_event
        self._ask_file, self._ask_target = ask_file, ask_target
        self._door = open_event.door(say=self.refuse)
        self._state = Aside()
        self._attach = QPushButton(translate("AttachedRegulations", "&Attach file…"))
        self._attach.clicked.connect(self._attach_file)
        self._save = QPushButton(translate("AttachedRegulations", "&Save a copy…"))
        self._save.clicked.connect(self._save_copy)
        self._sections = {
            each: QCheckBox(words.section(window_catalogue(), each)) for each in Section
        }
        sections = layouts.column(*self._sections.values())
        about = translate(
            "AttachedRegulations",
            "The regulations must have eleven sections (Ukrainian rules IV.3). Tick those that"
            " stand in the file.",
        )
        self.lay_out(self._state, Aside(about), sections, side=(self._attach, self._save))
        self._show(self._checked_off())
        why_not = open_event.why_not(attach_regulations)
        for button in (self._attach, self.verb):
            button.setEnabled(button.isEnabled() and not why_not)
            if why_not:
                button.setToolTip(plain_tip(why_not))
        (self._sections[Section.GOALS] if self._save.isEnabled() else self._attach).setFocus()

    def _checked_off(self) -> frozenset[Section]:
        regulations = self._open_event.facts.regulations
        return regulations.sections if regulations else frozenset()

    def _show(self, ticked: frozenset[Section]) -> None:
        regulations = self._open_event.facts.regulations
        self._state.say(words.state(window_catalogue(), regulations))
        has_file = regulations is not None
        none_yet = translate("AttachedRegulations", "Attach the file first.")
        for section, box in self._sections.items():
            box.setChecked(section in ticked)
        for widget in (self._save, self.verb, *self._sections.values()):
            widget.setEnabled(has_file)
            widget.setToolTip(plain_tip("" if has_file else none_yet))

    def _ticked(self) -> frozenset[Section]:
        return frozenset(each for each, box in self._sections.items() if box.isChecked())

    def _check_off(self) -> bool:
        return self._door.do(check_off_sections, sections=self._ticked())

    def _attach_file(self) -> None:
        path = self._ask_file(
            self,
            translate("AttachedRegulations", "The file with the regulations"),
            self._folder,
            _kinds(),
        )
        workspace = self._open_event.workspace
        if path and self._door.attempt(partial(attach_file, workspace, path)):
            self.problem.say("")
            self._show(self._ticked())
            self.make_room()
            self._sections[Section.GOALS].setFocus()

    def _save_copy(self) -> None:
        regulations = self._open_event.facts.regulations
        if regulations is None:
            return
        path = self._ask_target(
            self,
            translate("AttachedRegulations", "Where the copy goes"),
            # Who sent the event named the file, and not where it goes.
            self._folder / PureWindowsPath(regulations.name).name,
            _kinds(),
        )
        workspace = self._open_event.workspace
        if path and self._door.attempt(partial(save_copy, workspace, path)):
            self.problem.say("")
            said = translate("WritingDialog", "Saved: {path}").format(path=path)
            self._open_event.done.emit(said)

    @property
    def _folder(self) -> Path:
        return self._open_event.workspace.path.parent


def _kinds() -> str:
    endings = " ".join(f"*.{each}" for each in KINDS)
    return translate("AttachedRegulations", "Regulations ({endings})").format(endings=endings)
