"""Events made here: a new one as the person wants it, and the copy of the sample."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from arbiter_app import paths
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.services.files.foreign_files import make_folder
from arbiter_app.services.workspace import Workspace

if TYPE_CHECKING:
    from arbiter_app.gui.window.files.new_event import NewEvent


def ask_new(
    parent: QWidget,
    former: Sequence[Path],
    take_up: Callable[[Workspace], None],
    preferences: Preferences,
    *,
    title: str = "",
) -> bool:
    """Ask for a new event, as the first of the former ones was that can be read, with a title that
    is proposed; return whether one was made and taken up.
    """
    from arbiter_app.gui.window.files.new_event import NewEventDialog
    from arbiter_app.services.files.own_events import own_events

    last = next(own_events(former), None)
    dialog = NewEventDialog(
        parent,
        today=date.today(),
        former=last and last[1],
        create=lambda wanted: take_up(_created(wanted, preferences)),
        folder=preferences.events_folder,
        title=title,
    )
    return bool(dialog.exec())


def sample(path: Path, *, actor: str) -> Workspace:
    """Make the copy of the sample event and open it. Raises FileError and RuleError."""
    from arbiter_app.services.files.sample import make_sample

    make_folder(path.parent)
    make_sample(path, datetime.now)
    return Workspace.open(path, actor=actor)


def _created(wanted: "NewEvent", preferences: Preferences) -> Workspace:
    """Make a new event and open it; who works at this computer is its chief arbiter, unless it is
    another one as last time. Raises FileError and RuleError.
    """
    from arbiter_app.services.files.own_paper_texts import usual_texts

    own = preferences.own_name
    if wanted.path.parent in (paths.user_documents(), preferences.events_folder):
        make_folder(wanted.path.parent)
    return Workspace.create(
        wanted.path,
        title=wanted.title,
        starts_on=wanted.starts_on,
        edition_id=wanted.edition_id,
        system=None if wanted.choice is None else wanted.choice.system,
        swiss=None if wanted.choice is None else wanted.choice.swiss,
        teams=wanted.teams,
        former=wanted.former,
        model=wanted.model,
        tournaments=wanted.tournaments,
        chief=own.as_chief,
        paper_texts=usual_texts(),
        actor=own.name,
    )
