"""Whether a play-off can begin, go on and end as it is wanted, and what its steps are."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, PlayOff
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.play_off_rules import Form, Pairs
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, PlayOffId
from arbiter_app.domain.next_step.play_offs import (
    PlayOffState,
    Proposal,
    Tie,
    ties_to_play_off,
)
from arbiter_app.domain.next_step.qualifiers import stage_label
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.play_offs.outcome import is_valid
from arbiter_app.domain.table.standings import Players, ties_before_play_offs


def play_off_of(tournament: Tournament, play_off: PlayOffId) -> PlayOff:
    """Return a play-off by id. Raises RuleError("play-off.none")."""
    for each in tournament.play_offs:
        if each.id == play_off:
            return each
    raise RuleError("play-off.none", play_off=play_off)


def demand_tie(
    competition: Competition, players: Players, first_place: int, declined: Sequence[PlayerId]
) -> Tie:
    """Return the tie from a place on that its regulation has played off.

    Raises RuleError: "play-off.no-rules", "play-off.stage-open", "play-off.annul-first" where a
    play-off of some of its players was begun for a tie that is no more, "play-off.no-tie", or
    "play-off.not-in-it" for one who would not play and is not tied.
    """
    if competition.settings.play_off is None:
        raise RuleError("play-off.no-rules")
    if not is_over(competition):
        raise RuleError("play-off.stage-open")
    ties = ties_to_play_off(competition, players)
    tie = next((each for each in ties if each.first_place == first_place), None)
    if tie is None:
        raise RuleError("play-off.no-tie", place=first_place)
    if any({*tie.players} & {*each.players} for each in competition.play_offs):
        raise RuleError("play-off.annul-first", place=first_place)
    for player in declined:
        if player not in tie.players:
            raise RuleError("play-off.not-in-it", player=player)
    return tie


def demand_annullable(tournament: Tournament, play_off: PlayOffId, players: Players) -> None:
    """Check that no later stage has taken its players in the order of a play-off; one whose tie is
    no more orders nobody.

    Raises RuleError("play-off.none") or ("play-off.taken-from").
    """
    found = play_off_of(tournament, play_off)
    if not is_valid(found, ties_before_play_offs(tournament.competition(found.stage), players)):
        return
    for later in tournament.stages:
        come = (slot.player for slot in later.slots if slot.stage == found.stage)
        if not {*come}.isdisjoint(found.players):
            raise RuleError("play-off.taken-from", later=stage_label(later))


def chosen_proposal(state: PlayOffState, players: Sequence[PlayerId]) -> Proposal:
    """Return the step that some players can begin now.

    Raises RuleError("play-off.not-due"), or ("play-off.entry-open") where a lot has to decide first
    who of them plays.
    """
    for proposal in state.proposals:
        if {*players} == {*proposal.players}:
            if proposal.is_open:
                raise RuleError("play-off.entry-open")
            return proposal
    raise RuleError("play-off.not-due")


def demand_lots(
    state: PlayOffState, players: Sequence[PlayerId]
) -> tuple[tuple[PlayerId, ...], Proposal | None]:
    """Return players among whom lots are to be drawn, in the order of the table, and the step that
    the lots let some of them into; None where they put them in order for good.

    Raises RuleError("play-off.no-lots").
    """
    for proposal in state.proposals:
        if proposal.is_open and proposal.trim and {*players} == {*proposal.trim.level}:
            return proposal.trim.level, proposal
    for level in state.lots:
        if {*players} == {*level}:
            return level, None
    raise RuleError("play-off.no-lots")


def step_settings(settings: Settings, proposal: Proposal) -> Settings:
    """Return how a step is played: nothing more than its places demand, and without tie-breaks,
    for a play-off orders by what it has decided at the board alone (C.07 Art. 3).
    """
    branch = proposal.branch
    rules = WINNER_ALONE
    if branch.match is not None:
        rules = KnockoutRules(
            match=branch.match,
            layout=Layout.IN_ORDER if branch.pairs is Pairs.LOT else Layout.SEEDED,
            cuts=proposal.cuts,
        )
    return replace(
        settings,
        system=_system(proposal),
        cycles=branch.cycles if branch.form is Form.ROUND_ROBIN else 1,
        swap_last_rounds=False,
        tie_breaks=(),
        unresolved=Unresolved.SHARED,
        knockout=rules,
    )


def _system(proposal: Proposal) -> System:
    match proposal.branch.form:
        case Form.ROUND_ROBIN:
            return System.ROUND_ROBIN
        case _ if len(proposal.players) > 2:
            return System.KNOCKOUT
        case _:
            return System.MATCH
