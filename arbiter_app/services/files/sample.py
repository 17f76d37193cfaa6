"""The sample event: twelve invented players in the middle of their sixth round."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

from arbiter_app import paths
from arbiter_app.domain.drawing.ceremony import whole_groups
from arbiter_app.domain.drawing.varma import draw_by_envelopes
from arbiter_app.domain.facts.event import EventLevel, EventRank, Particular
from arbiter_app.domain.facts.people.admission import Admission
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Birth, Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.play.numbering import (
    CeremonyMode,
    DrawMethod,
    VarmaVariant,
)
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.tie_breaks.editions import default_edition
from arbiter_app.formats import player_sheet
from arbiter_app.services.command import Command, command
from arbiter_app.services.commands.people.commission import decide, miss_paper, show_paper
from arbiter_app.services.commands.people.officials import (
    add_official,
    set_conditions,
    set_particulars,
)
from arbiter_app.services.commands.people.players import import_players
from arbiter_app.services.commands.people.registration import (
    mark_present,
    set_entry_fee,
    set_fees_paid,
    show_undated_papers,
)
from arbiter_app.services.commands.play.ceremony import begin_ceremony, choose_envelope, draw_number
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import (
    enter_result,
    publish_round,
    set_times,
    sign_off_round,
)
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.files.player_preview import preview
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.event import write_description

ACTOR = "Arbiter"
"""Who types everything in the journal of the sample; its rounds are signed by its chief arbiter."""
READY = "sample.ready"
"""What its journal notes last: whatever stands after that was done by others."""


@command("event.sample", anything, right=None, is_barrier=True, of_event=True)
def mark_as_sample(uow: UnitOfWork, /) -> None:
    """Make this the sample for good: nothing takes that back."""
    write_description(uow.rows, replace(uow.event, is_sample=True))


def make_sample(path: Path, now: Callable[[], datetime]) -> None:
    """Play the sample event into a new file, command by command. Raises FileError."""
    folder = paths.resources() / "sample"
    plan = tomllib.loads((folder / "event.toml").read_text(encoding="utf-8"))
    listed = player_sheet.read_delimited((folder / "players.csv").read_bytes())
    found = preview(listed, player_sheet.propose(listed), year=plan["starts_on"].year)
    players = found.players(found.proposed)
    with Workspace.making(
        path,
        title=plan["title"],
        starts_on=plan["starts_on"],
        edition_id=default_edition(plan["starts_on"]),
        actor=ACTOR,
        now=now,
    ) as workspace:
        workspace.seat.actor = ACTOR
        workspace.do(mark_as_sample)
        _describe(workspace, plan)
        workspace.do(import_players, source="players.csv", players=players)
        _register(workspace, plan["commission"])
        _draw(workspace, plan["draw"])
        _play(workspace, plan["rounds"])
        workspace.note(READY)


def _describe(workspace: Workspace, plan: Mapping[str, Any]) -> None:
    workspace.do(
        describe_event,
        title=plan["title"],
        place=plan["place"],
        organiser=plan["organiser"],
        starts_on=plan["starts_on"],
        ends_on=plan["ends_on"],
        federation=plan["federation"],
        time_control=plan["time_control"],
    )
    workspace.do(
        set_conditions,
        level=EventLevel(plan["level"]),
        rank=EventRank(plan["rank"]),
        discipline=Discipline.STANDARD,
    )
    workspace.do(
        set_particulars,
        particulars={Particular(name): text for name, text in plan["particulars"].items()},
    )
    workspace.do(set_entry_fee, amount=Decimal(plan["entry_fee"]))
    regulation = next(each for each in shipped() if each.id == plan["play_off"])
    workspace.do(set_play_off_rules, rules=regulation)
    for official in plan["officials"]:
        birth = official.get("birth")
        workspace.do(
            add_official,
            role=Role(official["role"]),
            name=official["name"],
            category=official.get("category"),
            region=official.get("region"),
            birth=Birth.parse(birth) if birth else None,
        )


def _register(workspace: Workspace, plan: Mapping[str, Any]) -> None:
    """Let everybody come to the desk and to the mandate commission."""
    event = workspace.event
    everybody = [entry.player for entry in event.tournament.entries]
    fee = event.entry_fee or Decimal(0)
    workspace.do(mark_present, players=everybody)
    workspace.do(set_fees_paid, paid=dict.fromkeys(everybody[:-1], fee))
    workspace.do(show_undated_papers, players=everybody)
    lacking: Mapping[str, int] = plan["missing"]
    for player in everybody:
        for requirement in event.requirements:
            is_lacking = player in everybody[: lacking.get(requirement.id, 0)]
            if is_lacking and not requirement.dated:
                workspace.do(miss_paper, player=player, requirement=requirement.id)
            elif requirement.dated and not is_lacking:
                workspace.do(
                    show_paper,
                    player=player,
                    requirement=requirement.id,
                    valid_until=plan["insured_until"],
                )
    wanting = everybody[: max(lacking.values())]
    workspace.do(
        decide,
        players=wanting,
        admission=Admission.CONDITIONAL,
        until=plan["conditional_until"],
    )
    workspace.do(
        decide,
        players=everybody[len(wanting) :],
        admission=Admission.ADMITTED,
    )


def _draw(workspace: Workspace, plan: Mapping[str, Any]) -> None:
    """Hold the restricted draw in the hall; lots stand for the hands of the players."""
    players = list(workspace.event.players.values())
    by, variant = ContingentKey(plan["contingents_by"]), VarmaVariant(plan["variant"])
    groups = whole_groups(players, by)
    workspace.do(
        begin_ceremony,
        method=DrawMethod.VARMA,
        mode=CeremonyMode.IN_THE_HALL,
        groups=groups,
        contingents_by=by,
        variant=variant,
        witnesses=tuple(plan["witnesses"]),
    )
    first = {group.players[0] for group in groups}
    for drawn in draw_by_envelopes(players, by, variant, plan["seed"]).drawn:
        if drawn.player in first:
            workspace.do(choose_envelope, envelope=drawn.envelope)
        workspace.do(draw_number, number=drawn.number)


def _play(workspace: Workspace, rounds: Sequence[Mapping[str, Any]]) -> None:
    times = {Round(number): each["starts_at"] for number, each in enumerate(rounds, start=1)}
    workspace.do(set_times, times=times)
    for number, each in enumerate(rounds, start=1):
        results = each.get("results", ())
        if results:
            _stand_for(workspace, publish_round, Round(number))
        for board, result in enumerate(results, start=1):
            if result:
                workspace.do(
                    enter_result,
                    round=Round(number),
                    board=Board(board),
                    result=Result.parse(result),
                )
        if results and all(results):
            _stand_for(workspace, sign_off_round, Round(number))


def _stand_for(workspace: Workspace, act: Command[Any, None], number: Round) -> None:
    """Publish a round or sign it off as the chief arbiter."""
    workspace.seat.actor = ""
    workspace.do(act, round=number)
    workspace.seat.actor = ACTOR
