"""Which file to open, or where to save one."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from arbiter_app.formats.file_names import plain_path
from arbiter_app.i18n import translate


def ask_open(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Let a person choose a file that is there; None if none."""
    dialog = _dialog(parent, title, kinds, translate("FileChoice", "&Open"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(str(folder))
    return _chosen(dialog)


def ask_several(parent: QWidget, title: str, folder: Path, kinds: str) -> tuple[Path, ...]:
    """Let a person choose files that are there, by their names; none if none."""
    dialog = _dialog(parent, title, kinds, translate("FileChoice", "&Open"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setDirectory(str(folder))
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return tuple(sorted(map(Path, dialog.selectedFiles()))) if accepted else ()


def ask_save(parent: QWidget, title: str, suggested: Path, kinds: str) -> Path | None:
    """Let a person choose where a file goes, which is called as suggested as far as every system
    takes that name; None if nowhere.
    """
    dialog = _dialog(parent, title, kinds, translate("FileChoice", "&Save"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggested.suffix)
    dialog.setDirectory(str(suggested.parent))
    dialog.selectFile(plain_path(suggested).name)
    return _chosen(dialog)


def ask_folder(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Let a person choose a folder that is there; None if none."""
    dialog = _dialog(parent, title, "", translate("FileChoice", "&Choose"))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.setDirectory(str(folder))
    return _chosen(dialog)


def _dialog(parent: QWidget, title: str, kinds: str, verb: str) -> QFileDialog:
    """Return the system's own dialog; where it has none, Qt's with the words Qt lacks."""
    dialog = QFileDialog(parent, title, "", kinds)
    for label, text in (
        (QFileDialog.DialogLabel.LookIn, translate("FileChoice", "Folder:")),
        (QFileDialog.DialogLabel.FileName, translate("FileChoice", "File &name:")),
        (QFileDialog.DialogLabel.FileType, translate("FileChoice", "Kind:")),
        (QFileDialog.DialogLabel.Accept, verb),
        (QFileDialog.DialogLabel.Reject, translate("FileChoice", "Cancel")),
    ):
        dialog.setLabelText(label, text)
    return dialog


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return Path(dialog.selectedFiles()[0]) if accepted else None


def unused(path: Path) -> Path:
    """Return a name for a new file: this one, or with a number where it is taken."""
    path = plain_path(path)
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free
