"""Commands about who plays in the rounds of a Swiss to come: byes, the check-in, who comes late."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round, is_team
from arbiter_app.domain.pairing.swiss.absentees import absent_before, byes_asked_for
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.taking_part.byes import (
    REQUESTED,
    NotThere,
    demand_swiss,
    demand_takes_part,
    judge_bye,
    judge_check_in,
    rounds_missed,
    until_they_come,
    without_byes,
)
from arbiter_app.domain.taking_part.participation import What
from arbiter_app.domain.taking_part.who_plays import coming_rounds, rounds_to_arrange
from arbiter_app.domain.teams.presence import people_of
from arbiter_app.services.command import Params, command
from arbiter_app.services.commands.people.participation import carry_out_for
from arbiter_app.services.writing.drafts import drop_draft, give_byes, round_to_write
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.registration import entry_now, write_entry
from arbiter_app.store.rows.rounds import write_byes, write_round


@command("bye.ask", judge_bye, right=Right.PUBLISH, in_stage=True)
def ask_bye(
    uow: UnitOfWork,
    /,
    *,
    players: Sequence[PlayerId],
    rounds: Sequence[Round],
    mark: Mark,
    reason: str | None = None,
    decided: bool = False,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Note byes that players ask for in rounds to come; the reason stands beside them on paper.

    A draft of one of the rounds goes: it is paired anew. `decided` says that they go beyond what
    the regulations allow, or into a round that is published, by a decision of the arbiter.
    """
    give_byes(uow, dict.fromkeys(rounds, dict.fromkeys(players, mark)), clean(reason) or "")


@command("round.plays", anything, right=Right.PUBLISH, in_stage=True)
def let_play(uow: UnitOfWork, /, *, players: Sequence[PlayerId], rounds: Sequence[Round]) -> None:
    """Let players play in rounds to come: byes they had asked for are taken back, and who did not
    come to the round before, unexplained, is kept in the pairing (General Regulations 6.5).

    Raises RuleError("pairing.published") and as `demand_takes_part`.
    """
    _demand_part(uow, players)
    arranged = rounds_to_arrange(uow.competition)
    for number in rounds:
        if number not in arranged:
            raise RuleError("pairing.published", round=number)
    _let_play(uow, dict.fromkeys(rounds, players))


@command("player.arrived", anything, right=Right.PUBLISH, in_stage=True)
def note_arrival(uow: UnitOfWork, /, *, players: Sequence[PlayerId]) -> None:
    """Note that players have come who were not there: they play from the next round to be paired,
    whose byes of zero points go with those that follow without a gap; a bye with points stays. With
    a team all of its people have come.

    Raises RuleError as `demand_takes_part`.
    """
    competition = uow.competition
    _demand_part(uow, players)
    plays: dict[Round, list[PlayerId]] = {}
    following = coming_rounds(competition)[:1]
    for player in players:
        for one in people_of(uow.tournament, player):
            entry = entry_now(uow.rows, uow.tournament.id, one)
            write_entry(uow.rows, uow.tournament.id, replace(entry, present=True))
        for number in {*until_they_come(competition, player), *following}:
            plays.setdefault(number, []).append(player)
    _let_play(uow, plays, (Mark.ZERO_BYE,))


@command("player.half-byes", anything, right=Right.DECIDE)
def limit_half_byes(uow: UnitOfWork, /, *, players: Sequence[PlayerId], most: int | None) -> None:
    """Set how many half-point byes single players may have (General Regulations 6.7); None: what
    the regulations allow everybody.

    Raises RuleError("bye.limit") and ("bye.limit-of-team").
    """
    rounds = uow.competition.announced_rounds
    if most is not None and not 0 <= most <= rounds:
        raise RuleError("bye.limit", most=most, rounds=rounds)
    for player in players:
        uow.competition.participant(player)
        if is_team(player):
            name = uow.event.contestants[player].name
            raise RuleError("bye.limit-of-team", name=name)
        entry = entry_now(uow.rows, uow.tournament.id, player)
        write_entry(uow.rows, uow.tournament.id, replace(entry, half_byes=most))


def _verdicts(params: Params) -> Params:
    """Return what the journal keeps of the end of the check-in."""
    absent: Mapping[PlayerId, NotThere] = params["absent"]
    kept = {key: value for key, value in params.items() if key != "absent"}
    return {**kept, "absent": {str(player): each.value for player, each in absent.items()}}


@command(
    "check-in.end",
    judge_check_in,
    right=Right.DECIDE,
    is_risky=True,
    in_stage=True,
    noted=_verdicts,
)
def end_check_in(
    uow: UnitOfWork,
    /,
    *,
    absent: Mapping[PlayerId, NotThere],
    reason: str | None = None,
    decided: bool = False,  # noqa: ARG001 - demanded by the judge, kept by the journal
) -> None:
    """Decide in one act what becomes of all who are not there when round 1 is to be paired."""
    given: dict[Round, dict[PlayerId, Mark]] = {}
    for player, verdict in absent.items():
        for number, mark in rounds_missed(uow.competition, verdict).items():
            given.setdefault(number, {})[player] = mark
    withdrawn = (player for player, verdict in absent.items() if verdict is NotThere.WITHDRAWN)
    carry_out_for(uow, What.WITHDRAW, withdrawn)
    give_byes(uow, given, clean(reason) or "")


def _demand_part(uow: UnitOfWork, players: Sequence[PlayerId]) -> None:
    demand_swiss(uow.competition)
    for player in players:
        demand_takes_part(uow.here, player)


def _let_play(
    uow: UnitOfWork,
    plays: Mapping[Round, Sequence[PlayerId]],
    marks: Collection[Mark] = REQUESTED,
) -> None:
    """Take byes with these marks back and keep who was absent before; a draft goes only where that
    changes it.
    """
    competition = uow.competition
    for number, players in plays.items():
        round_ = round_to_write(uow, number)
        kept = round_.kept | ({*absent_before(competition, number)} & {*players})
        byes = without_byes(round_, players, marks)
        if (byes, kept) == (round_.byes, round_.kept):
            continue
        drop_draft(uow, {number})
        free = replace(round_, kept=kept, by_hand=None, made_from=None)
        write_round(uow.rows, competition.id, free)
        left = replace(round_, byes=byes)
        write_byes(uow.rows, competition.id, number, byes_asked_for(left))
