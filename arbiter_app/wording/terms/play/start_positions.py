"""Words for Chess960: for whom start positions are drawn, and what was drawn."""

from arbiter_app.domain.drawing.start_positions import arrangement, start_at
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.play.start_positions import Chess960, StartPositions
from arbiter_app.domain.ids import Board, StartNumber
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

# fmt: off
_KINDS = {
    None: QT_TRANSLATE_NOOP("Chess960", "no, the usual start position"),
    Chess960.ROUND: QT_TRANSLATE_NOOP("Chess960", "one start position a round for all boards"),
    Chess960.BOARD: QT_TRANSLATE_NOOP("Chess960", "each board its own start position"),
}
_PIECES = {
    "K": QT_TRANSLATE_NOOP("Piece", "K"),
    "Q": QT_TRANSLATE_NOOP("Piece", "Q"),
    "R": QT_TRANSLATE_NOOP("Piece", "R"),
    "B": QT_TRANSLATE_NOOP("Piece", "B"),
    "N": QT_TRANSLATE_NOOP("Piece", "N"),
}
# fmt: on


def kind(catalogue: Catalogue, chess960: Chess960 | None) -> str:
    """Return for whom start positions are drawn, or that classical chess is played."""
    return catalogue.translate("Chess960", _KINDS[chess960])


def not_rated(catalogue: Catalogue) -> str:
    """Return what becomes of the games for ratings."""
    return catalogue.translate("Chess960", "not rated by FIDE as standard, rapid or blitz chess")


def rules(catalogue: Catalogue, event: Event) -> str:
    """Return for whom start positions are drawn and that nothing is rated, for papers."""
    return f"{kind(catalogue, event.chess960)}; {not_rated(catalogue)}"


def position(catalogue: Catalogue, number: StartNumber) -> str:
    """Return "518 RNBQKBNR", in a language with other letters with these behind it."""
    pieces = arrangement(number)
    told = "".join(catalogue.translate("Piece", _PIECES[piece]) for piece in pieces)
    return f"{number} {pieces}" if told == pieces else f"{number} {pieces} ({told})"


def at_board(start: StartPositions | None, board: Board) -> str:
    """Return "518 RNBQKBNR" for a column of boards; "–" where it is not drawn."""
    number = None if start is None else start_at(start, board)
    return "–" if number is None else f"{number} {arrangement(number)}"


def of_round(catalogue: Catalogue, event: Event, round_: RoundOfPlay) -> str:
    """Return what is said of the start positions of a round; "" where no Chess960 is played."""
    if event.chess960 is None or round_.is_carried:
        return ""
    if round_.start is None and round_.was_played:
        return catalogue.translate("Chess960", "Chess960: the start position was not noted")
    if round_.start is None:
        return catalogue.translate("Chess960", "Chess960: the start position is not drawn yet")
    return drawn(catalogue, round_.start)


def with_boards(catalogue: Catalogue, event: Event, round_: RoundOfPlay) -> str:
    """Return the same with the positions of all boards where each has its own."""
    said, start = of_round(catalogue, event, round_), round_.start
    if not said or start is None or start.for_all is not None:
        return said
    boards = [*{game.board for game in round_.games} | {*start.of_boards}]
    told = ", ".join(f"{board} – {at_board(start, board)}" for board in sorted(boards))
    return f"{said}: {told}" if told else said


def drawn(catalogue: Catalogue, start: StartPositions) -> str:
    """Return what was drawn, with the seed, or that the hall drew it."""
    how = catalogue.translate("Chess960", "drawn in the hall")
    if start.seed is not None:
        how = catalogue.translate("Chess960", "lots {seed}").format(seed=start.seed)
    if start.for_all is None:
        pattern = catalogue.translate(
            "Chess960", "Chess960: each board has its own start position, {how}"
        )
        return pattern.format(how=how)
    pattern = catalogue.translate("Chess960", "Chess960, start position {position}, {how}")
    return pattern.format(position=position(catalogue, start.for_all), how=how)
