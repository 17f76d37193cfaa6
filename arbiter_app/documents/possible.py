"""Which papers an event has anything to print on: the others wait for what they are to say."""

from collections.abc import Callable, Mapping

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.draw.plan import number_sets, numbers_needed
from arbiter_app.documents.play.order_of_play import is_anything_to_play
from arbiter_app.documents.whole.rounds_of_all import rounds_played, rounds_to_play
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.hall.rounds import sittings
from arbiter_app.domain.pairing.knockout import bracket_is_drawn
from arbiter_app.domain.registration.commission import incomplete
from arbiter_app.domain.registration.fees import fee_totals

_Demand = Callable[[InHand], RuleError | None]


def why_not_yet(kind: Document, event: Event) -> RuleError | None:
    """Return what a paper that the event will have a use for waits for; None where it can be
    printed now with something on it. Blank forms can always be.

    The event is seen of a tournament, as `Document.build` wants it.
    """
    demand = _DEMANDS.get(kind.id, _nothing)
    if kind.of_event:
        whole = event.whole
        if kind.needs_draw and all(each.draw is None for each in whole.tournaments):
            return RuleError("document.waits-for-draw")
        return demand(in_hand(whole))
    here = in_hand(event, None if kind.of_everything else kind.stage(event, {}))
    if kind.needs_draw and here.competition.draw is None:
        return RuleError("document.waits-for-draw")
    return demand(here)


def _nothing(_: InHand) -> None:
    return None


def _players(here: InHand) -> RuleError | None:
    return None if here.entries else RuleError("document.no-players")


def _players_of_all(here: InHand) -> RuleError | None:
    entered = any(each.entries for each in here.event.tournaments)
    return None if entered else RuleError("document.no-players")


def _games_to_play(here: InHand) -> RuleError | None:
    return None if is_anything_to_play(here) else RuleError("document.nothing-to-play")


def _fees(here: InHand) -> RuleError | None:
    totals = fee_totals(here.event)
    return None if totals.due or totals.paid else RuleError("document.no-fees")


def _envelopes(here: InHand) -> RuleError | None:
    try:
        number_sets(here.event, numbers_needed(here), "begun")
    except RuleError as error:
        # Who keeps the reason must not keep the frames that it was raised through.
        return _players(here) or error.with_traceback(None)
    return None


def _missing_papers(here: InHand) -> RuleError | None:
    return None if incomplete(here.event) else RuleError("document.nothing-missing")


def _rounds(here: InHand) -> RuleError | None:
    return None if here.competition.rounds else RuleError("document.nothing-paired")


def _sheets_typed(here: InHand) -> RuleError | None:
    is_typed = any(each.has_results for each in here.competition.rounds)
    return None if is_typed else RuleError("document.nothing-played")


def _round_with_games(here: InHand) -> RuleError | None:
    current = here.competition.current
    if current is None or not current.games:
        return RuleError("document.nothing-paired")
    return None


def _boards_made(here: InHand) -> RuleError | None:
    current = here.competition.current
    if (waits := _round_with_games(here)) is not None or current is None:
        return waits
    is_made = any(each.boards for each in current.games)
    return None if is_made else RuleError("document.no-boards", round=current.number)


def _reasons_of_pairs(here: InHand) -> RuleError | None:
    if here.competition.settings.is_only_read:
        system = here.competition.settings.swiss.system.value
        return RuleError("pairing.other-system", system=system)
    return _round_with_games(here)


def _bracket(here: InHand) -> RuleError | None:
    return None if bracket_is_drawn(here.competition) else RuleError("document.no-bracket")


def _points(here: InHand) -> RuleError | None:
    if not here.competition.traits.ranks_by_points:
        return RuleError("table.no-rounds")
    return None


def _played_points(here: InHand) -> RuleError | None:
    played = any(each.was_played for each in here.competition.rounds)
    return _points(here) or (None if played else RuleError("document.nothing-played"))


def _reasons_of_order(here: InHand) -> RuleError | None:
    return _played_points(here) if here.competition.traits.ranks_by_points else None


def _table_of_results(here: InHand) -> RuleError | None:
    """Return what the table of a Swiss waits for; that of a round robin is filled in by hand."""
    return _played_points(here) if here.competition.traits.follows_results else None


def _played_anywhere(here: InHand) -> RuleError | None:
    return None if rounds_played(here.event) else RuleError("document.nothing-played")


def _paired_anywhere(here: InHand) -> RuleError | None:
    return None if rounds_to_play(here.event) else RuleError("document.no-round-to-play")


def _starts(here: InHand) -> RuleError | None:
    known = any(each.starts_at is not None for each in sittings(here.event))
    return None if known else RuleError("document.no-starts")


def _incidents(here: InHand) -> RuleError | None:
    return None if here.tournament.incidents else RuleError("document.no-incidents")


_DEMANDS: Mapping[str, _Demand] = {
    "registration-sheet": _players,
    "missing-papers": _missing_papers,
    "mandate-protocol": _players,
    "start-list": _players,
    "name-cards": _players,
    "draw-order": _players,
    "draw-slips": _players,
    "envelope-labels": _envelopes,
    "round-protocol": _rounds,
    "solving-round": _rounds,
    "solving-table": _sheets_typed,
    "pairings": _round_with_games,
    "line-up-slips": _round_with_games,
    "board-pairings": _boards_made,
    "match-cards": _round_with_games,
    "team-protocol": _round_with_games,
    "schedule-cards": _rounds,
    "result-slips": _round_with_games,
    "score-sheets": _round_with_games,
    "table-cards": _round_with_games,
    "why-pairs": _reasons_of_pairs,
    "order-of-play": _games_to_play,
    "fee-totals": _fees,
    "bracket": _bracket,
    "cross-table": _table_of_results,
    "why": _reasons_of_order,
    "progress": _played_points,
    "team-standings": _points,
    "board-prizes": _played_points,
    "player-card": _points,
    "team-cards": _played_points,
    "all-pairings": _paired_anywhere,
    "all-results": _played_anywhere,
    "leaders": _played_anywhere,
    "all-players": _players_of_all,
    "order-of-rounds": _starts,
    "incident-register": _incidents,
}
"""What a paper needs beside the draw."""
