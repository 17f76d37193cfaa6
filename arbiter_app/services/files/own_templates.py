"""Templates of this computer's user, kept from events.

Each is an event file without people and days: it is read by every later version, its settings are
changed by opening it, and a colleague takes it along on a stick. Its title is its name.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.new_events import EventModel
from arbiter_app.domain.facts.new_tournaments import like_last_time
from arbiter_app.domain.ids import FIRST_TOURNAMENT
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.whole.templates import begin_from
from arbiter_app.services.commands.whole.tournaments import add_tournaments
from arbiter_app.services.files.foreign_files import make_folder
from arbiter_app.services.workspace import Workspace

_SUFFIX = ".arbiter"
_NEW = "new-template.arbiter"
"""What a template is written into before it stands in the place of another one."""


@dataclass(frozen=True, slots=True)
class OwnTemplate:
    """A template that was kept on this computer."""

    path: Path
    event: Event

    @property
    def name(self) -> str:
        return self.event.title

    @property
    def model(self) -> EventModel:
        """What an event is made after."""
        return _model(self.name, self.event)


@dataclass(frozen=True, slots=True)
class OwnTemplates:
    """The templates of this computer, and why others are none."""

    templates: tuple[OwnTemplate, ...]
    faults: tuple[FileError, ...]
    """Of files that cannot be read: nothing in them keeps the others from being used."""


def own_templates() -> OwnTemplates:
    """Return the templates that were kept, by name."""
    read: list[OwnTemplate] = []
    faults: list[FileError] = []
    for path in _files():
        try:
            read.append(OwnTemplate(path, read_event(path)))
        except FileError as error:
            faults.append(error)
    read.sort(key=lambda each: each.name.casefold())
    return OwnTemplates(tuple(read), tuple(faults))


def keep_template(name: str, event: Event) -> Path:
    """Keep what is not people, days or results of an event under a name, in place of the own
    template of that name; return its file.

    Raises RuleError("template.no-name"), and FileError.
    """
    name, path = _named(name)
    make_folder(path.parent)
    new = path.with_name(_NEW)
    with suppress(OSError):
        new.unlink()
    model = _model(event.title, event.whole)
    first = event.whole.tournaments[0].settings
    with Workspace.making(
        new, title=name, starts_on=None, edition_id=first.edition, system=first.system
    ) as made:
        made.do(begin_from, model=model)
        if model.tournaments:
            made.do(add_tournaments, tournaments=model.tournaments, like=FIRST_TOURNAMENT)
    try:
        new.replace(path)
    except OSError as error:
        raise FileError("file.not-made", path, error.strerror or "") from error
    return path


def rename_template(template: OwnTemplate, name: str) -> None:
    """Give a template another name.

    Raises RuleError("template.no-name"), ("template.taken"), and FileError.
    """
    name, path = _named(name)
    if path != template.path and path in _files():
        raise RuleError("template.taken", name=name)
    keep_template(name, template.event)
    if path != template.path:
        forget_template(template.path)


def forget_template(path: Path) -> None:
    """Remove the file of a template, which may be none; events that were made after it stay.

    Raises FileError.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise FileError("template.stays", path, error.strerror or "") from error


def is_kept(name: str) -> bool:
    """Whether there is a template of that name, or whose file has that name."""
    return bool(plain_name(name)) and _named(name)[1] in _files()


def _model(name: str, event: Event) -> EventModel:
    """Return what is made after an event: of several tournaments each with its title."""
    tournaments = event.tournaments if event.has_several else ()
    wanted = tuple(like_last_time(each, each.title) for each in tournaments)
    return EventModel(name=name, event=event, tournaments=wanted)


def _named(name: str) -> tuple[str, Path]:
    """Return a name with single spaces, and the file of its template."""
    name = " ".join(name.split())
    file = plain_name(name)
    if not file:
        raise RuleError("template.no-name")
    return name, _folder() / (file + _SUFFIX)


def _files() -> tuple[Path, ...]:
    return tuple(_found())


def _found() -> Iterator[Path]:
    try:
        inside = sorted(_folder().iterdir())
    except OSError:
        return
    for path in inside:
        if path.suffix == _SUFFIX and path.name != _NEW:
            yield path


def _folder() -> Path:
    return paths.user_data() / "templates"
