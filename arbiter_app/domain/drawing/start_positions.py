"""Start positions of Chess960: their numbers, how the pieces stand, and how lots draw them.

The numbers are those of Scharnagl, from 0 to 959; 518 is the position of classical chess.
"""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from arbiter_app.domain.drawing.lots import Lots, demand_seed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.start_positions import POSITIONS, Chess960, StartPositions
from arbiter_app.domain.ids import Board, StartNumber
from arbiter_app.domain.names.figures import is_figures, whole_number

CLASSICAL = StartNumber(518)

_FILES = 8
_KNIGHTS = tuple(combinations(range(5), 2))
"""On which of the five files that are left the knights stand, in the order of the numbers."""


def arrangement(number: StartNumber) -> str:
    """Return how White's pieces stand from file a to h in letters of FEN: "RNBQKBNR".

    The light-squared bishop is the number modulo 4 (files b, d, f, h), the dark-squared one the
    quotient modulo 4 (a, c, e, g), the queen the next modulo 6 of the free files, the knights what
    is left; the king stands between the rooks (Guidelines II).
    """
    rest, light = divmod(number, 4)
    rest, dark = divmod(rest, 4)
    knights, queen = divmod(rest, 6)
    pieces = {2 * light + 1: "B", 2 * dark: "B"}
    pieces[_free(pieces)[queen]] = "Q"
    free = _free(pieces)
    pieces |= {free[place]: "N" for place in _KNIGHTS[knights]}
    pieces |= dict(zip(_free(pieces), "RKR", strict=True))
    return "".join(pieces[file] for file in range(_FILES))


def number_of(pieces: str) -> StartNumber | None:
    """Return the number of an arrangement in letters of FEN, large or small; None where the rules
    know no such position.
    """
    return _numbers().get(pieces.upper())


def read_position(text: str) -> StartNumber:
    """Read a start position that is typed as its number or as the pieces from file a to h.

    Raises RuleError("start-position.no-position") or ("start-position.unreadable").
    """
    typed = text.strip()
    if not typed:
        raise RuleError("start-position.no-position")
    if is_figures(typed):
        number = whole_number(typed)
        return _demand_number(POSITIONS if number is None else number)
    if (known := number_of(typed)) is None:
        raise RuleError("start-position.unreadable", text=typed)
    return known


def read_positions_of_boards(text: str) -> Mapping[Board, StartNumber]:
    """Read the start positions of single boards: "1 518, 2 RKRNNQBB".

    Raises RuleError("start-position.boards") or as `read_position`.
    """
    read: dict[Board, StartNumber] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        board, _, position = part.partition(" ")
        number = whole_number(board, least=1)
        if number is None or not position or number in read:
            raise RuleError("start-position.boards", text=part)
        read[Board(number)] = read_position(position)
    return read


def draw_start(seed: str, chess960: Chess960) -> StartPositions:
    """Draw the start positions of a round: of all boards the first lot of the seed; of single ones
    see `start_at`. Raises RuleError("draw.seed-missing").
    """
    seed = demand_seed(seed)
    if chess960 is Chess960.BOARD:
        return StartPositions(seed=seed)
    return StartPositions(seed=seed, for_all=_lot(seed))


def start_at(start: StartPositions, board: Board) -> StartNumber | None:
    """Return the start position of a board: drawn for itself it is the first lot of the seed with
    a stroke and the number of the board behind it ("seed-3"). None: not drawn for this board.
    """
    if start.for_all is not None:
        return start.for_all
    if start.seed is not None and board not in start.of_boards:
        return _lot(f"{start.seed}-{board}")
    return start.of_boards.get(board)


def demand_start(
    for_all: int | None, of_boards: Mapping[Board, int], chess960: Chess960
) -> StartPositions:
    """Return start positions as they were drawn in the hall: one for all boards, or of single ones.

    Raises RuleError("start-position.no-position") or ("start-position.number").
    """
    if chess960 is Chess960.ROUND and for_all is not None:
        return StartPositions(for_all=_demand_number(for_all))
    if chess960 is Chess960.BOARD and of_boards:
        numbers = {board: _demand_number(of_boards[board]) for board in sorted(of_boards)}
        return StartPositions(of_boards=numbers)
    raise RuleError("start-position.no-position")


def _demand_number(number: int) -> StartNumber:
    if not 0 <= number < POSITIONS:
        raise RuleError("start-position.number", number=number, most=POSITIONS - 1)
    return StartNumber(number)


def _lot(seed: str) -> StartNumber:
    return StartNumber(Lots(seed).below(POSITIONS))


def _free(pieces: Mapping[int, str]) -> list[int]:
    return [file for file in range(_FILES) if file not in pieces]


@cache
def _numbers() -> Mapping[str, StartNumber]:
    """Return the numbers of all positions by their arrangement."""
    return {arrangement(number): number for number in map(StartNumber, range(POSITIONS))}
