"""Mutated lists of players (CSV, XLSX): refused, or people who are registered and written again."""

import random
import shutil
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import fields
from datetime import datetime
from pathlib import Path
from typing import Any

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import HIGHEST_RATING, Player, PlayerFields
from arbiter_app.domain.ids import FIRST_STAGE
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import propose
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.commands.people.players import import_players
from arbiter_app.services.files.player_lists import (
    ListFormat,
    proposed_sheet,
    read_sheets,
    write_list,
)
from arbiter_app.services.files.player_preview import preview_for
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from tests.soak.mutating.archives import with_another_archive
from tests.soak.mutating.content import mutated
from tests.soak.outcomes import Outcome, expect
from tests.soak.refusals import refused
from tests.soak.seen_texts import LONGEST_NAME, expect_seen

SHORT = 10
_REGISTERED = 0.15
"""Which part of the lists that are accepted is registered on disk, the others only tried."""
_MOST_TRIED = 300

_lists: list[tuple[str, bytes]] = []
_empty: list[Path] = []
_open: list[Workspace] = []


def prepare(folder: Path) -> None:
    _lists.append(("csv", (paths.resources() / "sample" / "players.csv").read_bytes()))
    sample = folder / "sample.arbiter"
    make_sample(sample, lambda: datetime(2026, 5, 1, 12))
    event = read_event(sample)
    for language in LANGUAGES:
        for kind in ListFormat:
            path = folder / f"list-{language}-{len(_lists)}.{kind[:4].rstrip(';,')}"
            write_list(path, event, kind, catalogue(language))
            _lists.append((path.suffix[1:], path.read_bytes()))
    for name in ("empty", "open"):
        workspace = Workspace.create(
            folder / f"{name}.arbiter", title="Кубок", starts_on=None, edition_id="2026-03"
        )
        _open[:] = [workspace]
        if name == "empty":
            workspace.close()
            _empty.append(workspace.path)


def turn(chance: random.Random, folder: Path) -> Outcome:
    kind, content = chance.choice(_lists)
    others = [other for other_kind, other in _lists if other_kind == kind]
    if kind == "xlsx":
        content = with_another_archive(chance, content)
    else:
        content = mutated(chance, content, others)
    path = folder / f"list.{kind}"
    path.write_bytes(content)
    workspace = _open[0]
    try:
        sheets = read_sheets(path)
        assert sheets is not None
        sheet = proposed_sheet(sheets)
        found = preview_for(workspace.event, sheet, propose(sheet))
    except (FileError, FormatError, RuleError) as error:
        return refused(chance, error)
    taken = found.proposed
    for remark in (*found.problems_among(taken), *found.notices_among(taken))[:20]:
        refused(chance, remark)
    players = found.players(taken)
    if not players:
        return Outcome.REFUSED
    if chance.random() < _REGISTERED:
        return _register(chance, folder, players)
    if len(players) > _MOST_TRIED:
        return Outcome.RIGHT
    refusal = workspace.at(FIRST_STAGE).refusal(import_players, source=path.name, players=players)
    if refusal:
        return refused(chance, refusal)
    check_people(map(dict, players))
    return Outcome.RIGHT


def check_people(players: Iterable[Mapping[str, Any]]) -> None:
    """Whoever is let in obeys the rules for people."""
    for said in players:
        expect(said["name"].strip(), "somebody without a name")
        expect_seen(said["name"], "a name", LONGEST_NAME)
        expect_seen(dict(said), "a player")
        for name in ("fide_rating", "national_rating", "arbiters_rating"):
            rating = said.get(name)
            expect(
                rating is None or (isinstance(rating, int) and 0 < rating <= HIGHEST_RATING),
                f"{name} out of bounds",
            )


def _fields(player: Player) -> Mapping[str, Any]:
    return {field.name: getattr(player, field.name) for field in fields(player)}


def _register(chance: random.Random, folder: Path, players: tuple[PlayerFields, ...]) -> Outcome:
    """Register people in an event of their own: all or none, and the file is sound."""
    path = folder / "event.arbiter"
    shutil.copyfile(_empty[0], path)
    with closing(Workspace.open(path, actor="soak", takes_snapshots=False)) as workspace:
        before = workspace.event
        try:
            workspace.do(import_players, source="list", players=players)
        except RuleError as error:
            expect(workspace.event == before, "refused, and something was changed")
            return refused(chance, error)
        event = workspace.event
    check_people(map(_fields, event.players.values()))
    expect(len(event.players) == len(players), "not all of a list were registered")
    expect(verify(path) == (), "a list after which the file does not verify")
    expect(read_event(path) == event, "other people on disk than in memory")
    _write_again(chance, folder, event)
    return Outcome.RIGHT


def _write_again(chance: random.Random, folder: Path, event: Event) -> None:
    """Write the people as a list and read it: they are the same."""
    kind = chance.choice([*ListFormat])
    path = folder / ("again.xlsx" if kind is ListFormat.XLSX else "again.csv")
    write_list(path, event, kind, catalogue(chance.choice(LANGUAGES)))
    sheet = proposed_sheet(read_sheets(path) or ())
    found = preview_for(_open[0].event, sheet, propose(sheet))
    taken = frozenset(each.line for each in found.candidates)
    problems = sorted({each.code for each in found.problems_among(taken)})
    expect(not problems, f"our own list is refused: {', '.join(problems)}")
    names = [each["name"] for each in found.players(taken)]
    expect(sorted(names) == sorted(each.name for each in event.players.values()), "other names")
