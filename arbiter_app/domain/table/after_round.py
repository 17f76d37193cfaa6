"""The table as it stood after an earlier round, with the results that are known now."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, ListChange, Participant
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.tie_breaks.annulled import annulled_players


def here_after(here: InHand, round: Round | None) -> InHand:
    """Return the same as it stood after a round; None: as it stands now. Who left later has not
    left yet.

    Raises RuleError as `after_round`.
    """
    if round is None:
        return here
    then = after_round(here.competition, round)
    tournament, staying = here.tournament, _left_later(here.competition, round)
    if not staying:
        return replace(here, looked_back=then)
    entries = (
        replace(each, status=EntryStatus.REGISTERED) if each.player in staying else each
        for each in tournament.entries
    )
    teams = (
        replace(each, status=EntryStatus.REGISTERED) if each.id in staying else each
        for each in tournament.teams
    )
    changed = replace(tournament, entries=tuple(entries), teams=tuple(teams))
    event = here.event.with_tournament(changed)
    return replace(here, event=event, looked_back=then)


def so_far(competition: Competition, round: Round | None) -> Competition:
    """Return a competition of several as it stood after a round: one that had ended before as it
    ended, one that has not come so far as it stands, and so one without tables after rounds. None:
    as it stands now.
    """
    there = _as_far_as(competition, round)
    return competition if there is None else after_round(competition, there)


def here_so_far(here: InHand, round: Round | None) -> InHand:
    """Return one of several competitions, its event with it, as `so_far` has it."""
    return here_after(here, _as_far_as(here.competition, round))


def _as_far_as(competition: Competition, round: Round | None) -> Round | None:
    behind = rounds_behind(competition)
    return None if round is None or not behind else min(round, behind[-1])


def demand_begun(competitions: Iterable[Competition], round: Round | None) -> None:
    """Make sure that a round has begun in one of several competitions; None: nothing is asked.

    Raises RuleError("table.not-yet").
    """
    last = max((len(rounds_behind(each)) for each in competitions), default=0)
    if round is not None and not 0 < round <= last:
        raise RuleError("table.not-yet", round=round, last=last)


def _left_later(competition: Competition, round: Round) -> frozenset[PlayerId]:
    """Return who has left and still played in that round or in a later one."""
    late = {
        player
        for each in competition.rounds[round - 1 :]
        for game in each.games
        if game.carried_from is None and game.result is not None and not game.result.is_forfeit
        for player in (game.white, game.black)
    }
    return (competition.left & late) - annulled_players(competition)


def rounds_behind(competition: Competition) -> tuple[Round, ...]:
    """Return after which rounds there was a table: those up to the last one that has begun; none
    where rounds have no table of points.
    """
    if not competition.traits.ranks_by_points:
        return ()
    begun = [each.number for each in competition.rounds if competition.has_begun(each)]
    return tuple(each.number for each in competition.rounds[: max(begun, default=0)])


def after_round(competition: Competition, round: Round) -> Competition:
    """Return a competition as it stood after a round: nothing of later rounds is in it, neither
    games nor byes, play-offs or lots. Everybody of now is in it, under the number of now; a game of
    an earlier round that was played late is in it, too.

    Raises RuleError("table.no-rounds") where rounds have no table, ("stage.no-such-round") and
    ("table.not-yet") for a round that has not begun.
    """
    if not competition.traits.ranks_by_points:
        raise RuleError("table.no-rounds")
    competition.round(round)
    behind = rounds_behind(competition)
    if round not in behind:
        raise RuleError("table.not-yet", round=round, last=len(behind))
    if round == len(competition.rounds):
        return competition
    changes = competition.list_changes
    tie_breaks = next(
        (each.before for each in changes if each.after_round > round),
        competition.settings.tie_breaks,
    )
    return replace(
        competition,
        # Tie-breaks that look at the last round must know that it is still to come.
        settings=replace(
            competition.settings, rounds=competition.announced_rounds, tie_breaks=tie_breaks
        ),
        participants=_participants(competition),
        rounds=competition.rounds[:round],
        decisions=(),
        adjustments=tuple(
            each for each in competition.adjustments if each.round is None or each.round <= round
        ),
        list_changes=tuple(_until(changes, round)),
        tie_lot_seed=None,
        play_offs=(),
        steps=(),
    )


def _until(changes: Iterable[ListChange], round: Round) -> Iterable[ListChange]:
    return (each for each in changes if each.after_round <= round)


def _participants(competition: Competition) -> tuple[Participant, ...]:
    """Return everybody. Whose results in a round robin do not count now did not count then either;
    who left it later has not left it yet: fewer games are not a withdrawal before half of them
    (C.05 Art. 6.6).
    """
    if not competition.traits.meets_all:
        return competition.participants
    annulled = annulled_players(competition)
    return tuple(
        replace(each, has_left=each.id in annulled) if each.has_left else each
        for each in competition.participants
    )
