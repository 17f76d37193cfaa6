"""Play-off regulations to choose from: those that come with Arbiter, and the arbiter's own.

From them come the chains of games of a match too: an own chain is kept as the regulation of a
play-off of two.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import Branch, Form, Level, PlayOffRules
from arbiter_app.domain.pairing.playable import check_match, check_play_off
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.regulations import (
    format_play_offs,
    format_rules,
    read_play_off,
    read_play_offs,
)
from arbiter_app.services.files.foreign_files import Kind, read_bytes
from arbiter_app.services.files.papers import save_paper
from arbiter_app.whole_files import write_whole


@dataclass(frozen=True, slots=True)
class Preset:
    """A regulation to choose."""

    rules: PlayOffRules
    is_shipped: bool

    @property
    def id(self) -> str:
        return self.rules.id


@dataclass(frozen=True, slots=True)
class Chain:
    """How the games of a match follow each other in a regulation."""

    rules: MatchRules
    preset: Preset
    stage: int | None = None
    """In which stage of the regulation; None where all its matches are played so."""
    branch: Branch | None = None
    """By how many players, where a stage has matches of several kinds."""


class PlayOffPresets:
    """The regulations of this computer; own ones are in a file of its user, kept for all events."""

    def __init__(self, folder: Path | None = None) -> None:
        self._given_folder = folder

    def all(self) -> tuple[Preset, ...]:
        """Return those that come with Arbiter, then the own ones by name.

        Raises FileError and FormatError where the own ones cannot be read.
        """
        return (
            *(Preset(rules, is_shipped=True) for rules in shipped()),
            *(Preset(rules, is_shipped=False) for rules in self._own()),
        )

    def get(self, id: str) -> PlayOffRules:
        """Return a regulation. Raises RuleError("regulations.none"), and as `all`."""
        for preset in self.all():
            if preset.id == id:
                return preset.rules
        raise RuleError("regulations.none", name=id)

    def chains(self) -> tuple[Chain, ...]:
        """Return how matches are played in the regulations. Raises as `all`."""
        return tuple(chain for preset in self.all() for chain in _chains_of(preset))

    def save_chain(self, name: str, rules: MatchRules) -> None:
        """Keep a chain of games under a name, in place of an own regulation of that name.

        Raises RuleError("regulations.no-name"), ("regulations.shipped"),
        FileError("regulations.not-written"), and as `check_match` and `all`.
        """
        if not name.strip():
            raise RuleError("regulations.no-name")
        check_match(rules)
        match = Branch(fewest=2, most=2, form=Form.MATCH, match=rules)
        self._keep(PlayOffRules(id=name.strip(), levels=(Level(branches=(match,)),)))

    def save(self, rules: PlayOffRules) -> None:
        """Keep a regulation on this computer, in place of an own one of its name.

        Raises RuleError("regulations.shipped"), FileError("regulations.not-written"), and as
        `check_play_off` and `all`.
        """
        check_play_off(rules)
        self._keep(rules)

    def remove(self, id: str) -> None:
        """Forget an own regulation; events that have it keep it.

        Raises RuleError("regulations.shipped"), ("regulations.none"),
        FileError("regulations.not-written"), and as `all`.
        """
        self._refuse_shipped(id)
        own = self._own()
        left = [each for each in own if each.id != id]
        if len(left) == len(own):
            raise RuleError("regulations.none", name=id)
        self._write(left)

    def _keep(self, rules: PlayOffRules) -> None:
        self._refuse_shipped(rules.id)
        self._write([each for each in self._own() if each.id != rules.id] + [rules])

    def _refuse_shipped(self, id: str) -> None:
        if any(each.id == id for each in shipped()):
            raise RuleError("regulations.shipped", name=id)

    @property
    def _file(self) -> Path:
        return (self._given_folder or paths.user_data()) / "play_offs.json"

    def _own(self) -> tuple[PlayOffRules, ...]:
        try:
            content = read_bytes(self._file, Kind.PLAY_OFF)
        except FileError as error:
            if error.code == "file.missing":
                return ()
            raise
        return tuple(sorted(read_play_offs(_text(content)), key=lambda each: each.id.casefold()))

    def _write(self, own: list[PlayOffRules]) -> None:
        """Write the own ones whole or not at all."""
        file = self._file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(file, format_play_offs(own).encode())
        except OSError as error:
            raise FileError("regulations.not-written", file, error.strerror or "") from error


def _chains_of(preset: Preset) -> Iterator[Chain]:
    """Yield how matches are played in a regulation, each way once."""
    found: dict[MatchRules, tuple[int, Branch]] = {}
    for number, level in enumerate(preset.rules.levels, start=1):
        for branch in level.branches:
            if branch.match is not None:
                found.setdefault(branch.match, (number, branch))
    in_stages = Counter(number for number, _ in found.values())
    for rules, (number, branch) in found.items():
        yield Chain(
            rules=rules,
            preset=preset,
            stage=number if len(found) > 1 else None,
            branch=branch if in_stages[number] > 1 else None,
        )


@cache
def shipped() -> tuple[PlayOffRules, ...]:
    """Return the regulations that come with Arbiter, each with its source."""
    file = paths.resources() / "regulations" / "play_offs.json"
    return read_play_offs(file.read_text(encoding="utf-8"))


def export_play_off(rules: PlayOffRules, path: Path) -> None:
    """Save a regulation in a file of its own. Raises FileError as `save_paper`."""
    save_paper(path, (_indented(format_rules(rules)) + "\n").encode())


def import_play_off(path: Path) -> PlayOffRules:
    """Read a regulation from a file; nothing is kept yet.

    Raises FileError as `read_bytes`, FormatError("regulations.unreadable"),
    ("regulations.not-text"), and RuleError as `check_play_off`.
    """
    rules = read_play_off(_text(read_bytes(path, Kind.PLAY_OFF)))
    check_play_off(rules)
    return rules


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FormatError(line, 1, "regulations.not-text") from error


def _indented(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1)
