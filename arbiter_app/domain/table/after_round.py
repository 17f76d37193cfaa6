"""The table as it stood after an earlier round, with the results that are known now."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition, ListChange, Participant
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Round
from arbiter_app.domain.tie_breaks.annulled import annulled_players


def here_after(here: InHand, round: Round | None) -> InHand:
    """Return the same as it stood after a round; None: as it stands now.

    Raises RuleError as `after_round`.
    """
    if round is None:
        return here
    return replace(here, looked_back=after_round(here.competition, round))


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
