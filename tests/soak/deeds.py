"""Everything that writes: what a campaign kills, or lets the disk refuse.

A deed begins in a folder in which all it needs is ready, and is done in a process of its own.
"""

import random
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from io import StringIO
from pathlib import Path

from arbiter_app import cli, paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.copies.drafts import Drafts
from arbiter_app.services.copies.practice import make_practice_copy
from arbiter_app.services.copies.second_copy import SecondCopy
from arbiter_app.services.files.play_off_presets import (
    PlayOffPresets,
    export_play_off,
    import_play_off,
    shipped,
)
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.workspace import Workspace
from tests.old_files.kept import FOLDER, unpacked
from tests.soak import prepared
from tests.soak.any_acts import act_at_random

EVENT = "event.arbiter"
SECOND = "stick"
DATA = Path(__file__).resolve().parents[1] / "data"
LIST = "ПІБ;Рік;Рейтинг ФІДЕ;Область\n" + "".join(
    f"Бук Ян {number};{1990 + number % 20};{1500 + number};Київ\n" for number in range(120)
)

Doing = Callable[[Path], object]


@dataclass(frozen=True)
class Deed:
    """What is done in a folder, and what is ready there before."""

    name: str
    do: Doing
    story: prepared.Story | None = prepared.half_played
    """What has happened in the event of the folder; None where there is none yet."""
    before: Sequence[Doing] = field(default_factory=tuple)
    """Deeds that went before."""

    def make_ready(self, folder: Path) -> None:
        """Fill a folder with all that it needs."""
        live_in(folder)
        if self.story is not None:
            prepared.make(folder / EVENT, self.story)
        for each in self.before:
            each(folder)


def live_in(folder: Path) -> None:
    """Keep what outlives an event in a folder, too."""
    data = folder / "user-data"
    data.mkdir(parents=True, exist_ok=True)
    paths.user_data = lambda: data


_UNNOTED = "not noted in the journal"
"""Said of a paper that was printed and of which the event does not know."""


def command(*words: str) -> Doing:
    """Return what runs the command line in a folder; words that begin with “@” are files there."""

    def run(folder: Path) -> None:
        arguments = [str(folder / each[1:]) if each.startswith("@") else each for each in words]
        out, err = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = StringIO(), StringIO()
        try:
            status = cli.run(arguments)
            said = sys.stderr.getvalue()
        finally:
            sys.stdout, sys.stderr = out, err
        if status or _UNNOTED in said:
            raise RefusedError(status or 1, said)

    return run


class RefusedError(Exception):
    """The command line said no, with an exit status and what it wrote."""

    def __init__(self, status: int, said: str) -> None:
        super().__init__(f"status {status}: {said}")
        self.status, self.said = status, said


def _write(name: str, content: bytes) -> Doing:
    return lambda folder: (folder / name).write_bytes(content)


def _copy(source: Path, name: str) -> Doing:
    return lambda folder: shutil.copy(source, folder / name)


def _in_workspace(act: Callable[[Workspace], object]) -> Doing:
    def run(folder: Path) -> None:
        workspace = Workspace.open(folder / EVENT, actor="soak")
        try:
            act(workspace)
        finally:
            workspace.close()

    return run


def _create(folder: Path) -> None:
    Workspace.create(
        folder / "new.arbiter",
        title="Новий",
        starts_on=date(2026, 5, 1),
        edition_id=prepared.EDITION,
        former=read_event(folder / EVENT),
        actor="soak",
    ).close()


def _plug_in(folder: Path) -> None:
    (folder / SECOND).mkdir()


def _copy_beside(folder: Path) -> None:
    SecondCopy(folder / EVENT, folder / SECOND).update()


def _work_and_copy(folder: Path) -> None:
    """Bring a copy up to date that is older than the event."""
    workspace = Workspace.open(folder / EVENT, actor="soak")
    try:
        SecondCopy(folder / EVENT, folder / SECOND).update()
    finally:
        workspace.close()


def _keep_draft(folder: Path) -> None:
    drafts = Drafts("a-key")
    drafts.keep("player", {"name": "Їжак Тарас", "birth": "1999"})
    drafts.keep("incident", {"account": "Телефон " * 200})
    drafts.drop("player")


def _keep_presets(folder: Path) -> None:
    PlayOffPresets().save_chain("Мій", PlayOffPresets().chains()[0].rules)


def _export_regulation(folder: Path) -> None:
    export_play_off(shipped()[0], folder / "regulation.json")
    import_play_off(folder / "regulation.json")


def _remember(folder: Path) -> None:
    Registry().remember(tuple(read_event(folder / EVENT).players.values()))


def _use_first_list(folder: Path) -> None:
    Registry().use_list(_first_list())


def _forget_first_list(folder: Path) -> None:
    Registry().forget_list(_first_list())


def _first_list() -> str:
    lists = Registry().lists()
    if not lists:
        raise RuleError("registry.no-such-list", id="")
    return lists[-1].id


def _with_pin(workspace: Workspace) -> None:
    prepared.half_played(workspace)
    workspace.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="1234")


def _rescue(folder: Path) -> None:
    workspace = Workspace.open(folder / EVENT, actor="soak")
    try:
        workspace.rescue(folder / "rescued.arbiter")
    finally:
        workspace.close()


def _write_copy(folder: Path) -> None:
    workspace = Workspace.open(folder / EVENT, actor="soak")
    try:
        workspace.write_copy(folder / "copied.arbiter")
    finally:
        workspace.close()


def _act_once(seed: int) -> Doing:
    return _in_workspace(lambda workspace: act_at_random(workspace, random.Random(seed)))


_REPORT = DATA / "trf" / "sinquefield-2014.trf"
_NATIONAL = "id;name;birth;rating\n" + "".join(
    f"{1000 + number};Бук Ян {number};{1980 + number % 30};{1500 + number % 900}\n"
    for number in range(400)
)
_IMPORT_LIST = ("registry", "import", "@national.csv", "--name", "UKR")


def _old_file(folder: Path) -> None:
    unpacked(FOLDER / "1.0.0" / "round_robin.arbiter.gz", folder).rename(folder / EVENT)


_BEGIN = command(
    "ceremony", f"@{EVENT}", "begin", "--method", "varma", "--mode", "screen", "--seed", "7"
)
_HALL = command("ceremony", f"@{EVENT}", "begin", "--method", "lots", "--seed", "7")
_REGISTERED = prepared.registered

DEEDS: tuple[Deed, ...] = (
    Deed("draw lots", command("draw", f"@{EVENT}", "--method", "lots", "--seed", "1"), _REGISTERED),
    Deed(
        "draw varma", command("draw", f"@{EVENT}", "--method", "varma", "--seed", "1"), _REGISTERED
    ),
    Deed("annul the draw", command("annul-draw", f"@{EVENT}", "--reason", "x"), prepared.drawn),
    Deed("begin a ceremony", _BEGIN, _REGISTERED),
    Deed(
        "choose an envelope",
        command("ceremony", f"@{EVENT}", "envelope", "3"),
        _REGISTERED,
        (_BEGIN,),
    ),
    Deed("draw a number", command("ceremony", f"@{EVENT}", "number", "3"), _REGISTERED, (_HALL,)),
    Deed(
        "take a number back",
        command("ceremony", f"@{EVENT}", "take-back", "--note", "x", "--witness", "y"),
        _REGISTERED,
        (_HALL, command("ceremony", f"@{EVENT}", "number", "3")),
    ),
    Deed(
        "name witnesses",
        command("ceremony", f"@{EVENT}", "witnesses", "А", "Б"),
        _REGISTERED,
        (_HALL,),
    ),
    Deed(
        "abandon a ceremony",
        command("ceremony", f"@{EVENT}", "abandon", "--reason", "x"),
        _REGISTERED,
        (_HALL,),
    ),
    Deed("print", command("print", f"@{EVENT}", "cross-table", "-o", "@table.pdf")),
    Deed(
        "print over a paper",
        command("print", f"@{EVENT}", "start-list", "-o", "@table.pdf"),
        before=(command("print", f"@{EVENT}", "cross-table", "-o", "@table.pdf"),),
    ),
    Deed(
        "import a report",
        command("import", "@in.trf", "@new.arbiter"),
        None,
        (_copy(_REPORT, "in.trf"),),
    ),
    Deed(
        "import a report into an event",
        command("import", "@in.trf", f"@{EVENT}"),
        prepared.nothing,
        (_copy(_REPORT, "in.trf"),),
    ),
    Deed(
        "import a list",
        command("import", "@in.csv", "@new.arbiter"),
        None,
        (_write("in.csv", LIST.encode()),),
    ),
    Deed(
        "import a list into an event",
        command("import", "@in.csv", f"@{EVENT}"),
        _REGISTERED,
        (_write("in.csv", LIST.encode()),),
    ),
    Deed("export a report", command("export", f"@{EVENT}", "@out.trf")),
    Deed(
        "export over a report",
        command("export", f"@{EVENT}", "@out.trf", "--format", "16"),
        before=(command("export", f"@{EVENT}", "@out.trf"),),
    ),
    Deed("export a list", command("export", f"@{EVENT}", "@out.csv")),
    Deed("export a workbook", command("export", f"@{EVENT}", "@out.xlsx")),
    Deed("save a copy", command("copy", f"@{EVENT}", "@saved.arbiter")),
    Deed("practise", command("practice", f"@{EVENT}", "@practice.arbiter")),
    Deed(
        "go back to a snapshot",
        command("snapshots", f"@{EVENT}", "--restore", "2"),
    ),
    Deed("forget PINs", command("forget-pins", f"@{EVENT}"), _with_pin),
    Deed("demo", command("demo", "@demo"), None),
    Deed(
        "import a rating list",
        command(*_IMPORT_LIST, "--date", "2026-11-01"),
        None,
        (_write("national.csv", _NATIONAL.encode()),),
    ),
    Deed(
        "import a newer rating list",
        command(*_IMPORT_LIST, "--date", "2026-12-01"),
        None,
        (
            _write("national.csv", _NATIONAL.encode()),
            command(*_IMPORT_LIST, "--date", "2026-11-01"),
        ),
    ),
    Deed(
        "use another edition",
        _use_first_list,
        None,
        (
            _write("national.csv", _NATIONAL.encode()),
            command(*_IMPORT_LIST, "--date", "2026-11-01"),
            command(*_IMPORT_LIST, "--date", "2026-12-01"),
        ),
    ),
    Deed(
        "forget a rating list",
        _forget_first_list,
        None,
        (
            _write("national.csv", _NATIONAL.encode()),
            command(*_IMPORT_LIST, "--date", "2026-11-01"),
        ),
    ),
    Deed("remember people", _remember),
    Deed("create an event of a former one", _create),
    Deed("copy to a stick", _copy_beside, before=(_plug_in,)),
    Deed(
        "bring a copy up to date",
        _work_and_copy,
        before=(_plug_in, _copy_beside, _act_once(1), _act_once(2)),
    ),
    Deed("rescue", _rescue),
    Deed("write a copy", _write_copy),
    Deed("keep drafts", _keep_draft, None),
    Deed("keep regulations", _keep_presets, None),
    Deed("export a regulation", _export_regulation, None),
    Deed("open an old file", _in_workspace(lambda _: None), None, (_old_file,)),
    Deed(
        "practise with an old file",
        lambda folder: make_practice_copy(folder / EVENT, folder / "practice.arbiter"),
        None,
        (_old_file,),
    ),
    *(
        Deed(f"act {seed} in “{name}”", _act_once(seed), story)
        for name, story in prepared.STORIES.items()
        for seed in (1, 2)
    ),
)
