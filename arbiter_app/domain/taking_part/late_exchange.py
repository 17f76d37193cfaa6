"""What it does that two sat at each other's boards: to the table, and to pairs made since."""

from collections.abc import Callable

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.exchange import Exchange
from arbiter_app.domain.pairing.swiss.otherwise import paired_otherwise
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.taking_part.late_result import LateResult
from arbiter_app.domain.taking_part.what_if import (
    GameChange,
    changed,
    changed_rows,
    competition_after,
)


def late_exchange(
    here: InHand, exchanged: Exchange, pair: Callable[[SwissPosition], RoundPairing]
) -> LateResult:
    """Return what changes once the pairs of a round are what was played, the four first.

    Raises RuleError as `standings`.
    """
    before, players = here.competition, here.event.contestants
    changes = [
        GameChange(round=exchanged.round, before=now, after=then)
        for now, then in zip(exchanged.before, exchanged.after, strict=True)
    ]
    then = competition_after(before, changed(here.tournament, changes, {}))
    table = standings(then, players)
    rows = sorted(
        changed_rows(standings(before, players), table),
        key=lambda row: row.player not in exchanged.players,
    )
    return LateResult(
        tie_breaks=table.tie_breaks,
        rows=tuple(rows),
        rounds=paired_otherwise(before, then, exchanged.round.number, pair),
    )
