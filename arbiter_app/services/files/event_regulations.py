"""The file of the regulations: read to be attached, and given out again."""

from pathlib import Path

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.attached_regulations import demand_regulations
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.files.foreign_files import Kind, read_bytes, size_of
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file import attachments


def attach_file(workspace: Workspace, path: Path) -> None:
    """Attach a file as the regulations; one that is too large is not even read.

    Raises FileError, and RuleError as the command.
    """
    demand_regulations(path.name, size_of(path))
    content = read_bytes(path, Kind.ATTACHED)
    workspace.do(attach_regulations, name=path.name, content=content)


def save_copy(workspace: Workspace, path: Path) -> None:
    """Write the attached regulations into a file.

    Raises FileError, and RuleError: "event-regulations.none", "event-regulations.no-content".
    """
    regulations = workspace.event.regulations
    if regulations is None:
        raise RuleError("event-regulations.none")
    with workspace.reading() as connection:
        content = attachments.kept(connection, regulations.sha256)
    if content is None:
        raise RuleError("event-regulations.no-content", name=regulations.name)
    save_paper(path, content)
