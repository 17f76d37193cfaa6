"""The sample event: twelve invented players in the middle of their sixth round."""

import tomllib
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from arbiter_app import paths
from arbiter_app.domain.editions import default_edition
from arbiter_app.domain.event import ContingentKey, VarmaVariant
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
    starts_on = plan["starts_on"]
    workspace = Workspace.create(
        path,
        title=plan["title"],
        starts_on=starts_on,
        edition_id=default_edition(starts_on),
        actor=ACTOR,
        now=now,
    )
    try:
        workspace.do(
            describe_event,
            title=plan["title"],
            place=plan["place"],
            organiser=plan["organiser"],
            starts_on=starts_on,
            ends_on=plan["ends_on"],
        )
        for official in plan["officials"]:
            workspace.do(
                set_official,
                role=Role(official["role"]),
                name=official["name"],
                category=official["category"],
            )
        workspace.do(import_players, source="players.csv", players=players)
        workspace.do(
            draw_varma,
            seed=plan["draw"]["seed"],
            contingents_by=ContingentKey(plan["draw"]["contingents_by"]),
            variant=VarmaVariant(plan["draw"]["variant"]),
        )
        rounds = list(enumerate(plan["rounds"], start=1))
        workspace.do(set_times, times={Round(number): each["starts_at"] for number, each in rounds})
        for number, each in rounds:
            for board, result in enumerate(each.get("results", ()), start=1):
                if result:
                    workspace.do(
                        enter_result,
                        round=Round(number),
                        board=Board(board),
                        result=Result.parse(result),
                    )
    finally:
        workspace.close()
