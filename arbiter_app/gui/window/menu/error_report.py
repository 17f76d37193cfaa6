"""A report of what went wrong, for the makers of the program."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from arbiter_app import failures, paths
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.i18n import translate
from arbiter_app.services.files.papers import save_paper


def save_error_report(window: QWidget, say: Callable[[str], None]) -> None:
    """Let a person save as a text what happened on this computer, and say where it is."""
    suggested = paths.user_documents() / "arbiter-errors.txt"
    title = translate("ErrorReport", "Save a report of errors")
    path = ask_save(window, title, suggested, translate("ErrorReport", "Texts (*.txt)"))
    if path is None:
        return
    try:
        save_paper(path, failures.report().encode())
    except FileError as error:
        say(error_sentence(error))
    else:
        text = translate(
            "ErrorReport",
            "The report is in {path}. It names the version, the system and where in the program"
            " errors happened: no names or results.",
        )
        say(text.format(path=path))
