"""The sample event: twelve invented players in the middle of their sixth round."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from arbiter_app import paths
from arbiter_app.domain.draw import ContingentKey, VarmaVariant
from arbiter_app.domain.editions import default_edition
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.people import Role
from arbiter_app.domain.results import Result
from arbiter_app.formats import players_csv
from arbiter_app.services.commands.draw import draw_varma
from arbiter_app.services.commands.event import describe_event, set_official
from arbiter_app.services.commands.players import import_players
from arbiter_app.services.commands.rounds import enter_result, set_times
from arbiter_app.services.workspace import Workspace

ACTOR = "Arbiter"
"""Who did everything in the journal of the sample; nobody's login name stands there before."""


def make_sample(path: Path, now: Callable[[], datetime]) -> None:
    """Play the sample event into a new file, command by command. Raises FileError."""
    folder = paths.resources() / "sample"
    plan = tomllib.loads((folder / "event.toml").read_text(encoding="utf-8"))
    players = players_csv.parse((folder / "players.csv").read_bytes()).players
    workspace = Workspace.create(
        path,
        title=plan["title"],
        starts_on=plan["starts_on"],
        edition_id=default_edition(plan["starts_on"]),
        actor=ACTOR,
        now=now,
    )
    with closing(workspace):
        _describe(workspace, plan)
        workspace.do(import_players, source="players.csv", players=players)
        workspace.do(
            draw_varma,
            seed=plan["draw"]["seed"],
            contingents_by=ContingentKey(plan["draw"]["contingents_by"]),
            variant=VarmaVariant(plan["draw"]["variant"]),
        )
        _play(workspace, plan["rounds"])


def _describe(workspace: Workspace, plan: Mapping[str, Any]) -> None:
    workspace.do(
        describe_event,
        title=plan["title"],
        place=plan["place"],
        organiser=plan["organiser"],
        starts_on=plan["starts_on"],
        ends_on=plan["ends_on"],
    )
    for official in plan["officials"]:
        workspace.do(
            set_official,
            role=Role(official["role"]),
            name=official["name"],
            category=official["category"],
        )


def _play(workspace: Workspace, rounds: Sequence[Mapping[str, Any]]) -> None:
    times = {Round(number): each["starts_at"] for number, each in enumerate(rounds, start=1)}
    workspace.do(set_times, times=times)
    for number, each in enumerate(rounds, start=1):
        for board, result in enumerate(each.get("results", ()), start=1):
            if result:
                workspace.do(
                    enter_result,
                    round=Round(number),
                    board=Board(board),
                    result=Result.parse(result),
                )
