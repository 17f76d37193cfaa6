"""Rounds, their games, adjournments and byes: their rows, read and written."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from operator import is_
from typing import TypedDict, TypeVar

from arbiter_app.domain.facts.play.game_notes import Absence, Adjournment, EndedBy, Replay
from arbiter_app.domain.facts.play.marks import marks, marks_so_far, result, result_so_far
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage
from arbiter_app.domain.facts.play.start_positions import (
    StartPositions,
    known_number,
    numbers_of_boards,
    read_numbers_of_boards,
)
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.ids import Board, GameId, MatchId, PlayerId, Round, StageId
from arbiter_app.store.rows.by_hand import (
    BY_HAND,
    KEPT_PLAYER,
    SYSTEM_PAIR,
    ByHandRow,
    KeptPlayerRow,
    SystemPairRow,
    read_by_hand,
    read_kept,
    remove_by_hand,
    write_by_hand,
    write_kept,
)
from arbiter_app.store.rows.columns import (
    decimal,
    decimal_text,
    instant_text,
    minute_text,
    moment,
    signature,
    signed,
    word,
)
from arbiter_app.store.rows.kept import Kept
from arbiter_app.store.rows.rows import Rows, Tables, grouped, one
from arbiter_app.store.rows.sheets import SHEET, SheetRow, read_sheet, sheet_row
from arbiter_app.store.rows.stages import OF_STAGES, OfStages
from arbiter_app.store.rows.table import Area, Contestant, Line, Own, RowValues, Table, Text
from arbiter_app.store.rows.teams import (
    LINE_UP,
    MATCH_SIGNATURE,
    LineUpRow,
    MatchSignatureRow,
    line_up_row,
    match_signature_row,
    read_line_up,
    read_match_signature,
    remove_line_ups,
)

R = TypeVar("R", bound=RowValues)


class RoundRow(TypedDict):
    stage_id: int
    number: int
    starts_at: str | None
    published_at: str | None
    published_by: str | None
    signed_off_at: str | None
    signed_off_by: str | None
    made_from: str | None
    start_seed: Line | None
    start_number: int | None
    start_of_boards: Own | None
    """Start positions drawn in the hall for single boards: "1:518 2:0"."""


ROUND = Table("round", RoundRow, key=("stage_id", "number"), order="number", area=Area.GAMES)


class GameRow(TypedDict):
    id: int
    stage_id: int
    round: int
    board: int
    white_id: Contestant
    black_id: Contestant
    white_mark: str | None
    black_mark: str | None
    entered_at: str | None
    checked_at: str | None
    checked_by: str | None
    rated_white_mark: str | None
    rated_black_mark: str | None
    white_absence: str | None
    black_absence: str | None
    match: str | None
    step: int
    time_control: Line
    carried_from: int | None
    """The game whose players and result it has; its own players are those of its beginning."""
    without_colours: bool | None
    """None where it has colours, as every game had before this column came."""
    starts_at: str | None
    arbiter: str | None
    first_white_mark: str | None
    first_black_mark: str | None
    replay_reason: Text | None
    """None where it is not played again."""
    white_away: bool | None
    """None where nobody is awaited, as for the next column."""
    black_away: bool | None
    ended_by: str | None
    provisional: bool | None
    """None where the result waits for no decision."""
    handicap: int | None
    """None where none are given, as of the next column."""
    komi: str | None


GAME = Table(
    "game",
    GameRow,
    key=("id",),
    order="board",
    area=Area.GAMES,
    unique=("stage_id", "round", "board"),
)


class AdjournmentRow(TypedDict):
    """A game that was broken off; the row stays when it is finished."""

    game_id: int
    sealed_by: str | None
    note: Text
    resumes_at: str | None


ADJOURNMENT = Table(
    "adjournment", AdjournmentRow, key=("game_id",), order="game_id", area=Area.GAMES
)


class ByeRow(TypedDict):
    stage_id: int
    round: int
    player_id: Contestant
    mark: str
    remark: Line | None
    unexplained: bool | None
    """None where it was asked for, or is that of the odd field."""


BYE = Table(
    "bye", ByeRow, key=("stage_id", "round", "player_id"), order="player_id", area=Area.GAMES
)


# Games


def read_game(
    row: GameRow, adjournment: AdjournmentRow | None = None, source: GameRow | None = None
) -> Game:
    """Return a game; `source` is the one of an earlier stage whose result counts here too."""
    played = source or row
    white, black = row["white_absence"], row["black_absence"]
    return Game(
        id=GameId(row["id"]),
        board=Board(row["board"]),
        white=PlayerId(played["white_id"]),
        black=PlayerId(played["black_id"]),
        result=result(played["white_mark"], played["black_mark"]),
        so_far=result_so_far(played["white_mark"], played["black_mark"]),
        entered_at=moment(row["entered_at"]),
        checked=signed(row["checked_by"], row["checked_at"]),
        rated_result=result(row["rated_white_mark"], row["rated_black_mark"]),
        adjournment=None if adjournment is None else _read_adjournment(adjournment),
        white_absence=None if white is None else Absence(white),
        black_absence=None if black is None else Absence(black),
        match=None if row["match"] is None else MatchId(row["match"]),
        step=row["step"],
        time_control=row["time_control"],
        carried_from=None if row["carried_from"] is None else GameId(row["carried_from"]),
        without_colours=row["without_colours"] is True,
        starts_at=moment(row["starts_at"]),
        arbiter=row["arbiter"] or "",
        replay=_read_replay(row),
        white_away=row["white_away"] is True,
        black_away=row["black_away"] is True,
        ended_by=None if row["ended_by"] is None else EndedBy(row["ended_by"]),
        is_provisional=row["provisional"] is True,
        handicap=row["handicap"],
        komi=decimal(row["komi"]),
    )


def _read_replay(row: GameRow) -> Replay | None:
    reason = row["replay_reason"]
    if reason is None:
        return None
    return Replay(reason=reason, first=result(row["first_white_mark"], row["first_black_mark"]))


def _game_row(game: Game, stage: int, round: int) -> GameRow:
    is_carried = game.carried_from is not None
    # What follows from the boards of a match of teams stands in their rows.
    typed = None if game.boards else game.entered_at
    white, black = (
        marks_so_far(game.so_far)
        if game.so_far is not None and game.result is None
        else marks(None if is_carried or game.boards else game.result)
    )
    rated_white, rated_black = marks(game.rated_result)
    first_white, first_black = marks(None if game.replay is None else game.replay.first)
    checked_by, checked_at = signature(game.checked)
    return GameRow(
        id=game.id,
        stage_id=stage,
        round=round,
        board=game.board,
        white_id=game.white,
        black_id=game.black,
        white_mark=white,
        black_mark=black,
        entered_at=None if typed is None else instant_text(typed),
        checked_at=checked_at,
        checked_by=checked_by,
        rated_white_mark=rated_white,
        rated_black_mark=rated_black,
        white_absence=word(game.white_absence),
        black_absence=word(game.black_absence),
        match=game.match,
        step=game.step,
        time_control=game.time_control,
        carried_from=game.carried_from,
        without_colours=game.without_colours or None,
        starts_at=minute_text(game.starts_at),
        arbiter=game.arbiter or None,
        first_white_mark=first_white,
        first_black_mark=first_black,
        replay_reason=None if game.replay is None else game.replay.reason,
        white_away=game.white_away or None,
        black_away=game.black_away or None,
        ended_by=word(game.ended_by),
        provisional=game.is_provisional or None,
        handicap=game.handicap,
        komi=decimal_text(game.komi),
    )


def _read_adjournment(row: AdjournmentRow) -> Adjournment:
    return Adjournment(
        sealed_by=None if row["sealed_by"] is None else Colour(row["sealed_by"]),
        note=row["note"],
        resumes_at=moment(row["resumes_at"]),
    )


def _adjournment_row(adjournment: Adjournment, game: GameId) -> AdjournmentRow:
    return AdjournmentRow(
        game_id=game,
        sealed_by=word(adjournment.sealed_by),
        note=adjournment.note,
        resumes_at=minute_text(adjournment.resumes_at),
    )


def game_now(rows: Rows, id: GameId) -> Game:
    """Return a game as an act has left it so far. Raises KeyError."""
    row = rows.one(GAME, id)
    source = row["carried_from"]
    return read_game(
        row, rows.get(ADJOURNMENT, id), None if source is None else rows.one(GAME, source)
    )


def stage_of_game(rows: Rows, id: GameId) -> StageId:
    return StageId(rows.one(GAME, id)["stage_id"])


def write_game(rows: Rows, game: Game) -> None:
    """Write a game that stands in a round already."""
    row = rows.one(GAME, game.id)
    _put_game(rows, game, row["stage_id"], row["round"])


NEW_GAME = GameId(0)
"""Stands for a game until it has an id."""


def add_game(rows: Rows, stage: StageId, round: Round, game: Game) -> None:
    """Write a new game into a round, whatever its id: it gets one of its own."""
    _put_game(rows, replace(game, id=GameId(rows.next_number(GAME))), stage, round)


def _put_game(rows: Rows, game: Game, stage: int, round: int) -> None:
    rows.put(GAME, _game_row(game, stage, round))
    if game.adjournment is None:
        rows.remove(ADJOURNMENT, game.id)
    else:
        rows.put(ADJOURNMENT, _adjournment_row(game.adjournment, game.id))


def remove_games(rows: Rows, games: Iterable[GameId]) -> None:
    """Remove games, with what is noted of them; what the registers say of them is elsewhere."""
    for game in games:
        rows.remove(ADJOURNMENT, game)
        rows.remove(GAME, game)


# Rounds


def _read_bye(row: ByeRow) -> Bye:
    return Bye(
        player=PlayerId(row["player_id"]),
        mark=Mark(row["mark"]),
        remark=row["remark"] or "",
        is_unexplained=row["unexplained"] is True,
    )


def _bye_row(bye: Bye, stage: StageId, round: Round) -> ByeRow:
    return ByeRow(
        stage_id=stage,
        round=round,
        player_id=bye.player,
        mark=bye.mark.value,
        remark=bye.remark or None,
        unexplained=bye.is_unexplained or None,
    )


def _read_round(
    row: RoundRow,
    games: Iterable[Game],
    byes: Iterable[ByeRow],
    handed: "_Handed",
    by_hand: "_ByHand",
) -> RoundOfPlay:
    kept, changes, pairs = by_hand
    line_ups, signatures, sheets = handed
    return RoundOfPlay(
        number=Round(row["number"]),
        starts_at=moment(row["starts_at"]),
        games=tuple(games),
        byes=tuple(map(_read_bye, byes)),
        published=signed(row["published_by"], row["published_at"]),
        signed_off=signed(row["signed_off_by"], row["signed_off_at"]),
        kept=read_kept(kept),
        by_hand=read_by_hand(changes, pairs),
        made_from=row["made_from"],
        line_ups=tuple(map(read_line_up, line_ups)),
        signatures=tuple(map(read_match_signature, signatures)),
        start=_read_start(row),
        sheets=tuple(map(read_sheet, sheets)),
    )


def _round_row(round_: RoundOfPlay, stage: StageId) -> RoundRow:
    published_by, published_at = signature(round_.published)
    signed_off_by, signed_off_at = signature(round_.signed_off)
    start = round_.start or StartPositions()
    return RoundRow(
        stage_id=stage,
        number=round_.number,
        starts_at=minute_text(round_.starts_at),
        published_at=published_at,
        published_by=published_by,
        signed_off_at=signed_off_at,
        signed_off_by=signed_off_by,
        made_from=round_.made_from,
        start_seed=start.seed,
        start_number=start.for_all,
        start_of_boards=numbers_of_boards(start) or None,
    )


def _read_start(row: RoundRow) -> StartPositions | None:
    seed, number, of_boards = row["start_seed"], row["start_number"], row["start_of_boards"]
    if seed is None and number is None and of_boards is None:
        return None
    return StartPositions(
        seed=seed,
        for_all=None if number is None else known_number(number),
        of_boards=read_numbers_of_boards(of_boards or ""),
    )


def write_round(rows: Rows, stage: StageId, round_: RoundOfPlay) -> None:
    """Write a round, which may be a new one: its times, who stands for it and what was decided
    about its pairing; games and byes are written by themselves.
    """
    rows.put(ROUND, _round_row(round_, stage))
    write_kept(rows, stage, round_.number, round_.kept)
    write_by_hand(rows, stage, round_.number, round_.by_hand)


def write_byes(rows: Rows, stage: StageId, round: Round, byes: Iterable[Bye]) -> None:
    """Write all byes of a round, in place of those it has."""
    rows.set_where(BYE, (_bye_row(bye, stage, round) for bye in byes), stage_id=stage, round=round)


def write_rounds(rows: Rows, stage: StageId, rounds: Iterable[RoundOfPlay]) -> None:
    """Write all rounds of a stage with their games and byes, in place of those it has."""
    rounds = tuple(rounds)
    known = {row["number"] for row in rows.where(ROUND, stage_id=stage)}
    for number in known - {each.number for each in rounds}:
        remove_by_hand(rows, stage, Round(number))
    rows.set_where(ROUND, (_round_row(each, stage) for each in rounds), stage_id=stage)
    byes = (_bye_row(bye, stage, each.number) for each in rounds for bye in each.byes)
    rows.set_where(BYE, byes, stage_id=stage)
    line_ups = (
        line_up_row(line_up, stage, each.number) for each in rounds for line_up in each.line_ups
    )
    rows.set_where(LINE_UP, line_ups, stage_id=stage)
    sheets = (sheet_row(sheet, stage, each.number) for each in rounds for sheet in each.sheets)
    rows.set_where(SHEET, sheets, stage_id=stage)
    signatures = (
        match_signature_row(signature, stage, each.number)
        for each in rounds
        for signature in each.signatures
    )
    rows.set_where(MATCH_SIGNATURE, signatures, stage_id=stage)
    kept = {game.id for round_ in rounds for game in round_.games}
    former = rows.where(GAME, stage_id=stage)
    remove_games(rows, [GameId(row["id"]) for row in former if row["id"] not in kept])
    for round_ in rounds:
        write_kept(rows, stage, round_.number, round_.kept)
        write_by_hand(rows, stage, round_.number, round_.by_hand)
        for game in round_.games:
            _put_game(rows, game, stage, round_.number)


def remove_round(rows: Rows, stage: StageId, round: Round) -> None:
    """Remove a round without games, with its byes."""
    remove_by_hand(rows, stage, round)
    rows.remove_where(BYE, stage_id=stage, round=round)
    rows.remove_where(SHEET, stage_id=stage, round=round)
    remove_line_ups(rows, stage, round)
    rows.remove(ROUND, (stage, round))


# Stages with their rounds, made anew after every act


_ByHand = tuple[list[KeptPlayerRow], list[ByHandRow], list[SystemPairRow]]
"""The rows that tell of the pairing of a round what the arbiter decided."""

_Handed = tuple[list[LineUpRow], list[MatchSignatureRow], list[SheetRow]]
"""The rows that tell of a round who plays, what captains have signed and what solvers hand in."""

_OfRound = tuple[RoundRow, list[GameRow], list[ByeRow], _Handed, _ByHand, object, object]
"""The rows a round is made of, and what else tells of its games: all adjournments, and all games
where some are carried over. What has changed is another object.
"""


class PlayReader:
    """Makes stages of rows; what none of the changed rows is about is used again."""

    def __init__(self) -> None:
        self._rounds: dict[tuple[int, int], tuple[_OfRound, RoundOfPlay]] = {}
        self._games: dict[int, tuple[tuple[object, ...], Game]] = {}
        self._kept = Kept()

    def stages(self, tournament: int, tables: Tables, settings: Settings) -> tuple[Stage, ...]:
        """Return the stages of a tournament with these settings."""
        rounds = self._grouped(tables, ROUND, "stage_id")
        games = self._grouped(tables, GAME, "stage_id", "round")
        byes = self._grouped(tables, BYE, "stage_id", "round")
        line_ups = self._grouped(tables, LINE_UP, "stage_id", "round")
        sheets = self._grouped(tables, SHEET, "stage_id", "round")
        signatures = self._grouped(tables, MATCH_SIGNATURE, "stage_id", "round")
        kept = self._grouped(tables, KEPT_PLAYER, "stage_id", "round")
        by_hand = self._grouped(tables, BY_HAND, "stage_id", "round")
        pairs = self._grouped(tables, SYSTEM_PAIR, "stage_id", "round")
        beside = self._kept.get(
            "beside", tuple(tables[name] for name in OF_STAGES), lambda: OfStages(tables)
        )
        all_games = tables[GAME.name] if beside.carry_results else {}
        of_games = (tables[ADJOURNMENT.name], all_games if beside.carry_results else None)
        made = []
        for row in beside.stages.get(tournament, ()):
            played = []
            for round_ in rounds.get(row["id"], ()):
                place = row["id"], round_["number"]
                decided = kept.get(place, []), by_hand.get(place, []), pairs.get(place, [])
                handed = line_ups.get(place, []), signatures.get(place, []), sheets.get(place, [])
                told = games.get(place, []), byes.get(place, []), handed
                of_it = round_, *told, decided, *of_games
                before = self._rounds.get(place)
                if before is None or not (
                    before[0][0] is of_it[0]
                    and before[0][1] == of_it[1]
                    and before[0][2] == of_it[2]
                    and before[0][3] == of_it[3]
                    and before[0][4] == of_it[4]
                    and before[0][5] is of_it[5]
                    and before[0][6] is of_it[6]
                ):
                    before = self._rounds[place] = of_it, self._round(of_it, tables)
                played.append(before[1])
            rounds_of_it = tuple(played)
            make = partial(beside.stage, row, settings, rounds_of_it)
            of_stage = (row, settings, beside, *rounds_of_it)
            made.append(self._kept.get(("stage", row["id"]), of_stage, make))
        return tuple(made)

    def _grouped(self, tables: Tables, table: Table[R], *columns: str) -> Mapping[object, list[R]]:
        """Return the rows of a table by what stands in some columns."""
        return self._kept.get(
            table.name, (tables[table.name],), lambda: grouped(tables, table, *columns)
        )

    def _round(self, of_it: _OfRound, tables: Tables) -> RoundOfPlay:
        round_, games, byes, handed, by_hand, *_ = of_it
        played = [self._game(row, tables) for row in games]
        return _read_round(round_, played, byes, handed, by_hand)

    def _game(self, row: GameRow, tables: Tables) -> Game:
        number, source_id = row["id"], row["carried_from"]
        adjournment = one(tables, ADJOURNMENT, number)
        source = None if source_id is None else one(tables, GAME, source_id)
        of_it = row, adjournment, source
        before = self._games.get(number)
        if before is not None and all(map(is_, before[0], of_it)):
            return before[1]
        made = read_game(row, adjournment, source)
        self._games[number] = of_it, made
        return made
