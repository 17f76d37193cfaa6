"""What the arbiter decides about the pairing of a round: its rows, read and written."""

from collections.abc import Iterable
from typing import TypedDict

from arbiter_app.domain.facts.play.rounds import ByHand, ChangeCase, SystemPair
from arbiter_app.domain.ids import PlayerId, Round, StageId
from arbiter_app.store.rows.columns import word
from arbiter_app.store.rows.rows import Rows
from arbiter_app.store.rows.table import Area, Contestant, Table, Text


class KeptPlayerRow(TypedDict):
    """Who is paired although they did not come to the round before."""

    stage_id: int
    round: int
    player_id: Contestant


KEPT_PLAYER = Table(
    "kept_player",
    KeptPlayerRow,
    key=("stage_id", "round", "player_id"),
    order="player_id",
    area=Area.GAMES,
)


class ByHandRow(TypedDict):
    """Why pairs of a round are not those of the system."""

    stage_id: int
    round: int
    reason: Text
    case: str | None


BY_HAND = Table("by_hand", ByHandRow, key=("stage_id", "round"), order="round", area=Area.GAMES)


class SystemPairRow(TypedDict):
    """A pair as the system had made it; without Black, the bye."""

    stage_id: int
    round: int
    position: int
    white_id: Contestant
    black_id: Contestant | None


SYSTEM_PAIR = Table(
    "system_pair",
    SystemPairRow,
    key=("stage_id", "round", "position"),
    order="position",
    area=Area.GAMES,
)


def read_kept(rows: Iterable[KeptPlayerRow]) -> frozenset[PlayerId]:
    """Return who is kept in the pairing of a round."""
    return frozenset(PlayerId(row["player_id"]) for row in rows)


def read_by_hand(rows: Iterable[ByHandRow], pairs: Iterable[SystemPairRow]) -> ByHand | None:
    """Return what was changed by hand in a round; None where nothing was."""
    for row in rows:
        return ByHand(
            reason=row["reason"],
            case=None if row["case"] is None else ChangeCase(row["case"]),
            system=tuple(
                SystemPair(
                    white=PlayerId(pair["white_id"]),
                    black=None if pair["black_id"] is None else PlayerId(pair["black_id"]),
                )
                for pair in pairs
            ),
        )
    return None


def write_kept(rows: Rows, stage: StageId, round: Round, kept: Iterable[PlayerId]) -> None:
    """Write who is kept in the pairing of a round, in place of those who were."""
    written = (KeptPlayerRow(stage_id=stage, round=round, player_id=each) for each in kept)
    rows.set_where(KEPT_PLAYER, written, stage_id=stage, round=round)


def write_by_hand(rows: Rows, stage: StageId, round: Round, by_hand: ByHand | None) -> None:
    """Write what was changed by hand in a round, in place of what was; None: nothing."""
    of_it = {"stage_id": stage, "round": round}
    if by_hand is None:
        rows.remove_where(SYSTEM_PAIR, **of_it)
        rows.remove_where(BY_HAND, **of_it)
        return
    rows.put(
        BY_HAND,
        ByHandRow(stage_id=stage, round=round, reason=by_hand.reason, case=word(by_hand.case)),
    )
    pairs = (
        SystemPairRow(
            stage_id=stage,
            round=round,
            position=position,
            white_id=pair.white,
            black_id=pair.black,
        )
        for position, pair in enumerate(by_hand.system, start=1)
    )
    rows.set_where(SYSTEM_PAIR, pairs, **of_it)


def remove_by_hand(rows: Rows, stage: StageId, round: Round) -> None:
    """Remove all that stands here of a round."""
    write_kept(rows, stage, round, ())
    write_by_hand(rows, stage, round, None)
