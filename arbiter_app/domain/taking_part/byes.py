"""Byes that players of a Swiss ask for: in which rounds they may be given, and how many
(General Regulations 6.7).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.ids import PlayerId, Round, is_team
from arbiter_app.domain.pairing.swiss.absentees import byes_asked_for
from arbiter_app.domain.permission.by_state import demand_reason
from arbiter_app.domain.taking_part.who_plays import (
    Part,
    coming_rounds,
    is_settled,
    parts_in,
)
from arbiter_app.domain.teams.presence import is_present
from arbiter_app.values import frozen

REQUESTED = (Mark.HALF_BYE, Mark.ZERO_BYE, Mark.FULL_BYE)
"""What may be asked for; the bye of the odd field comes of the pairing."""


@frozen(kw_only=True)
class ByesAsked:
    """The same bye for some players in some rounds."""

    players: tuple[PlayerId, ...]
    rounds: tuple[Round, ...]
    mark: Mark


def allowed_half_byes(here: InHand, player: PlayerId) -> int:
    """Return how many half-point byes a player may have (General Regulations 6.7)."""
    own = None if is_team(player) else here.tournament.entry(player).half_byes
    return here.competition.settings.swiss.half_byes if own is None else own


def byes_of(competition: Competition, player: PlayerId) -> Iterator[tuple[RoundOfPlay, Bye]]:
    """Yield the byes that a player has asked for, those of rounds to come among them."""
    for round_ in competition.rounds:
        for bye in byes_asked_for(round_):
            if bye.player == player:
                yield round_, bye


def demand_swiss(competition: Competition) -> None:
    """Raise RuleError where nothing is paired here from results: ("pairing.not-swiss"),
    ("pairing.other-system") or ("bye.no-numbers").
    """
    if not competition.traits.follows_results:
        raise RuleError("pairing.not-swiss")
    if competition.settings.is_only_read:
        raise RuleError("pairing.other-system", system=competition.settings.swiss.system.value)
    if competition.draw is None:
        raise RuleError("bye.no-numbers")


def demand_possible_byes(here: InHand, asked: ByesAsked) -> None:
    """Make sure that byes make sense, whatever the regulations allow.

    Raises RuleError("bye.kind"), ("pairing.no-such-round"), ("player.withdrawn"),
    ("player.expelled"), ("bye.no-number"), ("bye.in-published") and as `demand_swiss`.
    """
    competition = here.competition
    demand_swiss(competition)
    if asked.mark not in REQUESTED:
        raise RuleError("bye.kind", mark=asked.mark.value)
    last = competition.announced_rounds
    for number in asked.rounds:
        if not 1 <= number <= last:
            raise RuleError("pairing.no-such-round", round=number, rounds=last)
    for player in asked.players:
        demand_takes_part(here, player)
        for number in asked.rounds:
            round_ = competition.round_or_none(number)
            if (
                round_ is not None
                and is_settled(competition, round_)
                and not _is_unpaired(round_, player)
            ):
                name = here.event.contestants[player].name
                raise RuleError("bye.in-published", name=name, round=number)


def demand_takes_part(here: InHand, player: PlayerId) -> None:
    """Raise RuleError("player.withdrawn"), ("player.expelled") or ("bye.no-number") where somebody
    is not paired at all.
    """
    participant = here.competition.participant(player)
    name = here.event.contestants[player].name
    match here.tournament.status(player):
        case EntryStatus.WITHDRAWN:
            raise RuleError("player.withdrawn", name=name)
        case EntryStatus.EXPELLED:
            raise RuleError("player.expelled", name=name)
    if participant.number is None:
        raise RuleError("bye.no-number", name=name)


def what_needs_decision(here: InHand, asked: ByesAsked) -> tuple[RuleError, ...]:
    """Return why byes are given by a decision alone: more than the regulations allow one player,
    later than they do (General Regulations 6.7), or in a round whose pairs are published.
    """
    return (*_beyond_limits(here, asked), *_in_settled_rounds(here.competition, asked))


def judge_bye(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge byes that are asked for: one of a whole point always has a reason, one beyond the
    limits has a decision and its reason.
    """
    asked = ByesAsked(
        players=tuple(params["players"]),
        rounds=tuple(params["rounds"]),
        mark=Mark(params["mark"]),
    )
    demand_possible_byes(here, asked)
    broken = what_needs_decision(here, asked)
    if broken and params.get("decided") is not True:
        raise broken[0]
    if broken or asked.mark is Mark.FULL_BYE:
        demand_reason(params)


def with_bye(round_: RoundOfPlay, given: Collection[Bye]) -> tuple[Bye, ...]:
    """Return the byes of a round where some are given, in place of what those players had."""
    players = {bye.player for bye in given}
    return (*(bye for bye in round_.byes if bye.player not in players), *given)


def without_byes(
    round_: RoundOfPlay, players: Collection[PlayerId], marks: Collection[Mark] = REQUESTED
) -> tuple[Bye, ...]:
    """Return the byes of a round where some players do not want those of these marks."""
    asked = {bye.player for bye in byes_asked_for(round_) if bye.mark in marks} & {*players}
    return tuple(bye for bye in round_.byes if bye.player not in asked)


def until_they_come(competition: Competition, player: PlayerId) -> Sequence[Round]:
    """Return the rounds to come, from the next one on, in which somebody is absent without a gap:
    those they play in after all once they are there.
    """
    rounds: list[Round] = []
    for number in coming_rounds(competition):
        round_ = competition.round_or_none(number)
        byes = () if round_ is None else round_.byes
        if not any(bye.player == player and bye.mark is Mark.ZERO_BYE for bye in byes):
            break
        rounds.append(number)
    return rounds


def dropped_byes(competition: Competition, player: PlayerId) -> Iterator[RoundOfPlay]:
    """Yield the rounds of a Swiss to come without the byes that somebody who leaves has asked for;
    what else stands in a draft goes when it is paired anew.
    """
    coming = {*coming_rounds(competition)} if competition.traits.follows_results else set()
    for round_ in competition.rounds:
        left = without_byes(round_, (player,))
        if round_.number in coming and len(left) < len(round_.byes):
            yield replace(round_, byes=left)


def _is_unpaired(round_: RoundOfPlay, player: PlayerId) -> bool:
    """Whether somebody has neither a game in a round nor the bye of the odd field."""
    pab = (bye.player for bye in round_.byes if bye.mark is Mark.PAIRING_BYE)
    playing = (who for game in round_.games for who in (game.white, game.black))
    return player not in {*pab, *playing}


def _beyond_limits(here: InHand, asked: ByesAsked) -> Iterator[RuleError]:
    if asked.mark is not Mark.HALF_BYE:
        return
    swiss = here.competition.settings.swiss
    for player in asked.players:
        name = here.event.contestants[player].name
        had = {
            round_.number
            for round_, bye in byes_of(here.competition, player)
            if bye.mark is Mark.HALF_BYE
        }
        allowed = allowed_half_byes(here, player)
        wanted = had | {*asked.rounds}
        if len(wanted) > allowed and wanted > had:
            yield RuleError("bye.too-many", name=name, byes=len(wanted), allowed=allowed)
    last = swiss.last_half_bye
    if last is not None and (late := [each for each in asked.rounds if each > last]):
        yield RuleError("bye.too-late", round=late[0], last=last)


def _in_settled_rounds(competition: Competition, asked: ByesAsked) -> Iterator[RuleError]:
    for number in asked.rounds:
        round_ = competition.round_or_none(number)
        if round_ is not None and is_settled(competition, round_):
            yield RuleError("bye.after-publication", round=number)


class NotThere(StrEnum):
    """What becomes of somebody who is not there when the check-in ends."""

    ZERO = "zero"
    """A bye of zero points in round 1."""
    UNTIL_THEY_COME = "until-they-come"
    """Byes of zero points in all rounds, until they come."""
    HALF = "half"
    """A half-point bye in round 1."""
    WITHDRAWN = "withdrawn"
    STAYS = "stays"
    """Nothing: they are paired, and lose by forfeit if they do not come in time."""


def absent_at_check_in(here: InHand) -> tuple[PlayerId, ...]:
    """Return who is to be asked about at the end of the check-in, in the order of numbers: who has
    not come to the desk and would be paired in round 1. After round 1 is published, nobody.
    """
    competition = here.competition
    if competition.draw is None or Round(1) not in coming_rounds(competition):
        return ()
    parts = parts_in(competition, Round(1))
    return tuple(
        player
        for player in competition.numbers
        if not is_present(here.tournament, player) and parts[player] is Part.PLAYS
    )


def rounds_missed(competition: Competition, verdict: NotThere) -> Mapping[Round, Mark]:
    """Return the byes that come of a verdict at the end of the check-in."""
    match verdict:
        case NotThere.ZERO:
            return {Round(1): Mark.ZERO_BYE}
        case NotThere.HALF:
            return {Round(1): Mark.HALF_BYE}
        case NotThere.UNTIL_THEY_COME:
            return dict.fromkeys(coming_rounds(competition), Mark.ZERO_BYE)
        case _:
            return {}


def judge_check_in(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge the end of the check-in: round 1 is not published yet, and half-point byes are judged
    as if they were asked for.

    Raises RuleError("check-in.over") and as `judge_bye`.
    """
    competition = here.competition
    demand_swiss(competition)
    if Round(1) not in coming_rounds(competition):
        raise RuleError("check-in.over")
    verdicts: Mapping[PlayerId, NotThere] = params["absent"]
    for player in verdicts:
        demand_takes_part(here, player)
    half = tuple(player for player, verdict in verdicts.items() if verdict is NotThere.HALF)
    judge_bye(here, {**params, "players": half, "rounds": (Round(1),), "mark": Mark.HALF_BYE})
