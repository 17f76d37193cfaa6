"""An event whose every text holds what somebody might read more into than words: markup, a letter
for Alt, fields of a pattern.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Capacity, Offence, PenaltyFields, Sanction
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.people.admission import (
    USUAL_REQUIREMENTS,
    Admission,
    PaperKind,
    Requirement,
)
from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.people.people import RatingOrigin, Role
from arbiter_app.domain.ids import FIRST_STAGE, Round
from arbiter_app.domain.registration.findings import findings
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.commission import decide, set_requirements, show_paper
from arbiter_app.services.commands.people.officials import add_official, set_particulars
from arbiter_app.services.commands.people.participation import miss_rounds
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.people.registration import change_eligibility, rule_on_finding
from arbiter_app.services.commands.play.matches import agree_tempo
from arbiter_app.services.commands.play.rounds import adjourn_game, arrange_game
from arbiter_app.services.commands.play.stages import describe_stage
from arbiter_app.services.commands.rules.criteria import define_own_criterion
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace

HEAD, REST = "<img src=x>", "&Quux{0}%1"
MARK = HEAD + REST
"""Markup, a letter for Alt, and two kinds of fields that a pattern has."""

_BEGUN = re.compile(re.escape(HEAD) + r"(.{0," + str(len(REST)) + "})", re.DOTALL)
NOW = datetime(2026, 4, 1, 20)


def misread(text: str) -> bool:
    """Whether the mark stands in a text otherwise than it was written, and is not just cut."""
    return any(
        not (rest == REST or ((end := rest.rstrip("…")) != rest and REST.startswith(end)))
        for rest in _BEGUN.findall(text)
    )


def mark(workspace: Workspace) -> int:
    """Write the mark into every text that may be changed now; return how many acts did it."""
    done = 0
    for act in _acts(workspace):
        with suppress(RuleError):
            act()
            done += 1
    return done


def _acts(workspace: Workspace) -> Iterator[Callable[[], object]]:
    """Yield acts one by one: each is made when those before it are done."""
    event = workspace.event

    def later(command: Command[..., Any], **params: Any) -> Callable[[], object]:
        return lambda: workspace.at(FIRST_STAGE).do(command, **params)

    yield later(
        describe_event,
        title=MARK,
        place=MARK,
        organiser=MARK,
        time_control=MARK,
        starts_on=event.starts_on,
        ends_on=event.ends_on,
    )
    for player in event.players.values():
        yield later(
            edit_player,
            player=player.id,
            reason=MARK,
            name=f"{MARK} {player.id}",
            patronymic=MARK,
            latin_name=MARK,
            national_id=f"{MARK} {player.id}",
            region=f"{MARK} {player.id % 2}",
            club=MARK,
            coach=MARK,
            account=MARK,
            venue=MARK,
            grade=read_grade("5k"),
            needs=MARK,
            fide_rating=player.fide_rating,
            fide_origin=RatingOrigin(MARK, date(2026, 3, 1)),
            birth=player.birth,
            sport_rank=player.sport_rank,
        )
    for number, role in enumerate(Role):
        yield later(
            add_official,
            role=role,
            name=f"{MARK} {number}",
            category=MARK,
            title=MARK,
            region=MARK,
        )
    yield later(set_particulars, particulars=dict.fromkeys(Particular, MARK))
    yield from _of_papers(workspace, later)
    yield later(define_own_criterion, code="OTHER_JURY", definition=MARK, reason=MARK)
    yield later(attach_regulations, name=f"{MARK}.pdf", content=b"%PDF-1.4")
    for stage in event.at(FIRST_STAGE).tournament.stages:
        here = workspace.at(stage.id)
        yield lambda here=here: here.do(  # type: ignore[misc]
            describe_stage, title=MARK, time_control=MARK
        )
    yield from _of_games(workspace, later)
    yield from _of_disputes(workspace)


Later = Callable[..., Callable[[], object]]


def _of_papers(workspace: Workspace, later: Later) -> Iterator[Callable[[], object]]:
    own = Requirement.own(MARK)
    titled = [replace(each, title=f"{MARK} {each.id}") for each in USUAL_REQUIREMENTS[2:4]]
    yield later(set_requirements, requirements=(USUAL_REQUIREMENTS[0], *titled, own))
    first, *others = workspace.event.players
    yield later(show_paper, player=first, requirement=own.id, number=MARK)
    for player in others:
        yield later(show_paper, player=player, requirement=PaperKind.IDENTITY, number=MARK)
    yield later(
        decide,
        players=others[:1],
        admission=Admission.CONDITIONAL,
        until=date(2026, 4, 2),
        reason=MARK,
    )
    yield later(decide, players=others[1:2], admission=Admission.REFUSED, reason=MARK)
    kept = workspace.event.at(FIRST_STAGE).tournament.eligibility
    yield later(
        change_eligibility,
        age=kept.age,
        playing_up=kept.playing_up,
        lowest_age=kept.lowest_age,
        women_only=True,
        lowest_rank=kept.lowest_rank,
        quota=1,
        quota_by=kept.quota_by,
        quotas={},
        reason=MARK,
    )
    for found in findings(workspace.event.at(FIRST_STAGE))[:3]:
        yield later(
            rule_on_finding,
            players=[found.player],
            finding=found.code,
            allowed=True,
            reason=MARK,
        )


def _of_games(workspace: Workspace, later: Later) -> Iterator[Callable[[], object]]:
    *_, last = workspace.event.players
    yield later(miss_rounds, player=last, first=Round(3), last=Round(3), reason=MARK)
    for round_ in workspace.event.at(FIRST_STAGE).tournament.main_stage.rounds[-1:]:
        for game in round_.games[:1]:
            at = {"round": round_.number, "board": game.board}
            yield later(arrange_game, **at, arbiter=MARK)
            yield later(adjourn_game, **at, sealed_by=None, note=MARK, resumes_at=NOW, reason=MARK)
    for stage in workspace.event.at(FIRST_STAGE).tournament.stages:
        here = workspace.at(stage.id)
        yield lambda here=here: here.do(  # type: ignore[misc]
            agree_tempo, match=None, step=0, time_control=MARK, reason=MARK
        )


def _of_disputes(workspace: Workspace) -> Iterator[Callable[[], object]]:
    """An incident with two sanctions, one of them lifted; a protest decided and one that waits."""
    player = next(iter(workspace.event.players))
    one: PenaltyFields = {"player": player, "sanction": Sanction.WARNING}
    other: PenaltyFields = {
        "person": MARK,
        "capacity": Capacity.COACH,
        "sanction": Sanction.WARNING,
    }
    yield lambda: workspace.at(FIRST_STAGE).do(
        record_incident,
        at=NOW,
        article=MARK,
        account=MARK,
        reported_by=MARK,
        arbiter=MARK,
        offence=Offence.DISTURBANCE,
        penalties=[one, other],
    )
    yield lambda: workspace.at(FIRST_STAGE).do(
        lift_sanction,
        incident=workspace.event.at(FIRST_STAGE).tournament.incidents[-1].id,
        sanction=1,
        reason=MARK,
    )
    filed: dict[str, Any] = {
        "kind": AppealKind.PROTEST,
        "filed_at": NOW,
        "player": player,
        "claim": MARK,
        "filed_by": MARK,
        "fee": Decimal(10),
    }
    yield lambda: workspace.at(FIRST_STAGE).do(file_appeal, **filed)
    yield lambda: workspace.at(FIRST_STAGE).do(
        decide_appeal,
        appeal=workspace.event.at(FIRST_STAGE).tournament.appeals[-1].id,
        outcome=Outcome.REJECTED,
        decision=MARK,
        decided_at=NOW,
        decided_by=MARK,
    )
    yield lambda: workspace.at(FIRST_STAGE).do(file_appeal, **filed)
