"""How a result gets into its row, whichever command decides it."""

from collections.abc import Iterable, Iterator

from sqlalchemy import select

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.results import ALL_RESULTS, Colour, Result
from arbiter_app.domain.facts.rounds import Game, RoundOfPlay
from arbiter_app.domain.pairing.built_upon import refusal_of_change
from arbiter_app.domain.pairing.knockout import bracket_is_drawn
from arbiter_app.domain.taking_part.what_if import GameChange
from arbiter_app.services.writing.settings import instant_text
from arbiter_app.store.event_file.schema import (
    AdjournmentRow,
    AppealEffectRow,
    GameRow,
    IncidentEffectRow,
    RoundRow,
)
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.columns import result as stored_result
from arbiter_app.store.rows.event import EventReader


def demand_possible(result: Result | None) -> Result | None:
    """Return a result of the rules. Raises RuleError("result.impossible")."""
    if result is not None and result not in ALL_RESULTS:
        raise RuleError("result.impossible", marks=f"{result.white} {result.black}")
    return result


def result_now(uow: UnitOfWork, game: Game) -> Result | None:
    """Return the result of a game as this act has left it so far."""
    row = uow.session.get_one(GameRow, game.id)
    return stored_result(row.white_mark, row.black_mark)


def as_written(uow: UnitOfWork) -> InHand:
    """Return the event as this act has left it so far, and the competition in which it acts."""
    uow.session.flush()
    now = EventReader().read(uow.session.connection())
    return in_hand(now, uow.competition.id)


def demand_bracket(uow: UnitOfWork) -> None:
    """Make sure that in a knockout nobody has games in a match to which he has not come any more.

    Raises RuleError("match.built-upon").
    """
    if bracket_is_drawn(uow.competition) and (
        refusal := refusal_of_change(uow.here, as_written(uow).competition)
    ):
        raise refusal


def demand_brackets(uow: UnitOfWork) -> None:
    """Make sure of it in all stages, where an act concerns more than one."""
    for stage in uow.tournament.stages:
        demand_bracket(uow.at_stage(stage.id))


def write_result(uow: UnitOfWork, round_: RoundOfPlay, game: Game, result: Result | None) -> None:
    """Set or clear the result of a game, which is of any stage.

    What was found about the result that stood before proves nothing any more, neither a second
    typing nor a correction for the rating report, and a round that was signed off waits for a new
    signature. The same result again, as the act has left it so far, changes nothing.

    Raises RuleError("game.carried") for a game that was played in an earlier stage.
    """
    if game.carried_from is not None:
        raise RuleError("game.carried", round=round_.number, board=game.board)
    if result == result_now(uow, game):
        return
    row = uow.session.get_one(GameRow, game.id)
    row.white_mark = result.white.value if result else None
    row.black_mark = result.black.value if result else None
    row.entered_at = instant_text(uow.at) if result else None
    row.rated_white_mark = row.rated_black_mark = None
    row.white_absence = row.black_absence = None
    _forget_signatures(uow, round_, row)


def write_changes(uow: UnitOfWork, changes: Iterable[GameChange]) -> None:
    """Write games as they are afterwards."""
    for change in changes:
        write_result(uow, change.round, change.before, change.after.result)
        _write_absences(uow, change.after)


def _write_absences(uow: UnitOfWork, game: Game) -> None:
    """Keep why the sides of a game forfeit it, where that was known beforehand."""
    row = uow.session.get_one(GameRow, game.id)
    row.white_absence = game.white_absence and game.white_absence.value
    row.black_absence = game.black_absence and game.black_absence.value


def write_rated_result(uow: UnitOfWork, game: Game, result: Result | None) -> None:
    """Set the result that only the rating report has; with None it has that of the table."""
    row = uow.session.get_one(GameRow, game.id)
    row.rated_white_mark = result.white.value if result else None
    row.rated_black_mark = result.black.value if result else None


def write_check(uow: UnitOfWork, game: Game) -> None:
    """Keep who typed the result of a game a second time."""
    row = uow.session.get_one(GameRow, game.id)
    row.checked_at = instant_text(uow.at)
    row.checked_by = uow.actor


def write_swapped(uow: UnitOfWork, round_: RoundOfPlay, game: Game) -> None:
    """Let the players change places, each with his side of the result and of what sanctions and
    decisions made of it.
    """
    row = uow.session.get_one(GameRow, game.id)
    row.white_id, row.black_id = row.black_id, row.white_id
    row.white_mark, row.black_mark = row.black_mark, row.white_mark
    row.rated_white_mark, row.rated_black_mark = row.rated_black_mark, row.rated_white_mark
    row.white_absence, row.black_absence = row.black_absence, row.white_absence
    _forget_signatures(uow, round_, row)
    if (adjournment := uow.session.get(AdjournmentRow, game.id)) and adjournment.sealed_by:
        adjournment.sealed_by = Colour(adjournment.sealed_by).other.value
    for effect in _effects_on(uow, game):
        effect.white_before, effect.black_before = effect.black_before, effect.white_before
        effect.white_after, effect.black_after = effect.black_after, effect.white_after


def _effects_on(uow: UnitOfWork, game: Game) -> Iterator[IncidentEffectRow | AppealEffectRow]:
    by_sanction = select(IncidentEffectRow).where(IncidentEffectRow.game_id == game.id)
    by_decision = select(AppealEffectRow).where(AppealEffectRow.game_id == game.id)
    yield from uow.session.scalars(by_sanction)
    yield from uow.session.scalars(by_decision)


def _forget_signatures(uow: UnitOfWork, round_: RoundOfPlay, row: GameRow) -> None:
    row.checked_at = row.checked_by = None
    if round_.signed_off is not None:
        signed = uow.session.get_one(RoundRow, (row.stage_id, round_.number))
        signed.signed_off_at = signed.signed_off_by = None
