"""What the registers keep of games: columns that several of their tables have."""

from typing import TypedDict

from arbiter_app.domain.facts.disputes.incidents import Encounter, GameEffect
from arbiter_app.domain.facts.play.marks import marks, result
from arbiter_app.domain.ids import Board, GameId, PlayerId, Round
from arbiter_app.store.rows.table import Contestant


class EncounterColumns(TypedDict):
    """A game as it was; null where none is kept."""

    met_round: int | None
    met_board: int | None
    white_id: Contestant | None
    black_id: Contestant | None
    white_person: str | None
    black_person: str | None


class EffectColumns(EncounterColumns):
    """What was done to the result of a game."""

    game_id: int | None
    white_before: str | None
    black_before: str | None
    white_after: str | None
    black_after: str | None


def read_effect(row: EffectColumns) -> GameEffect:
    """Return what was done to a game."""
    return GameEffect(
        game=None if row["game_id"] is None else GameId(row["game_id"]),
        before=result(row["white_before"], row["black_before"]),
        after=result(row["white_after"], row["black_after"]),
        encounter=read_encounter(row),
    )


def effect_columns(effect: GameEffect) -> EffectColumns:
    """Return the columns of what was done to a game."""
    white_before, black_before = marks(effect.before)
    white_after, black_after = marks(effect.after)
    return EffectColumns(
        game_id=effect.game,
        white_before=white_before,
        black_before=black_before,
        white_after=white_after,
        black_after=black_after,
        **encounter_columns(effect.encounter),
    )


def read_encounter(row: EncounterColumns) -> Encounter | None:
    """Return a game as it was; None where none is kept."""
    round_, board, white, black = (
        row["met_round"],
        row["met_board"],
        row["white_id"],
        row["black_id"],
    )
    if round_ is None or board is None or white is None or black is None:
        return None
    return Encounter(
        round=Round(round_),
        board=Board(board),
        white=PlayerId(white),
        black=PlayerId(black),
        white_person=row["white_person"],
        black_person=row["black_person"],
    )


def encounter_columns(encounter: Encounter | None) -> EncounterColumns:
    """Return the columns of a game as it was."""
    if encounter is None:
        return EncounterColumns(
            met_round=None,
            met_board=None,
            white_id=None,
            black_id=None,
            white_person=None,
            black_person=None,
        )
    return EncounterColumns(
        met_round=encounter.round,
        met_board=encounter.board,
        white_id=encounter.white,
        black_id=encounter.black,
        white_person=encounter.white_person,
        black_person=encounter.black_person,
    )


def round_number(number: int | None) -> Round | None:
    """Return the number of a round, if there is one."""
    return None if number is None else Round(number)


def board_number(number: int | None) -> Board | None:
    """Return the number of a board, if there is one."""
    return None if number is None else Board(number)
