"""At which boards a round is played, in comments: the format has no record for boards.

    ### arbiter: boards | 3 | 1-12 2-45 4-7

The board stands first, then the number of White.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.rules.swiss_rules import MOST_BOARDS
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.formats.trf.facts.numbering import numbers_of

_IN_A_LINE = 20


def comments_of_boards(
    tournament: Tournament, understood: Tournament
) -> Iterator[tuple[object, ...]]:
    """Yield what the comments of rounds say whose boards are not those that a reader gives them."""
    numbers = numbers_of(tournament)
    theirs = {each.number: each for each in _rounds(understood)}
    for round_ in _rounds(tournament):
        boards: dict[int, Board] = {numbers[game.white]: game.board for game in round_.games}
        other = theirs.get(round_.number)
        if other is None or len(boards) < len(round_.games):
            continue  # A match of two games may have one White twice.
        read: dict[int, Board] = {game.white: game.board for game in other.games}
        if boards == read:
            continue
        words = [f"{board}-{white}" for white, board in boards.items()]
        for first in range(0, len(words), _IN_A_LINE):
            yield "boards", round_.number, " ".join(words[first : first + _IN_A_LINE])


def _rounds(tournament: Tournament) -> Sequence[RoundOfPlay]:
    return tournament.main_stage.rounds if tournament.stages else ()


def read_boards(text: str, numbers: Mapping[int, object]) -> Mapping[int, Board]:
    """Return boards by the number of White. Raises ValueError."""
    found: dict[int, Board] = {}
    for word in text.split():
        first, _, last = word.partition("-")
        board, white = whole_number(first, least=1, most=MOST_BOARDS), whole_number(last)
        if board is None or white is None or white not in numbers or white in found:
            raise ValueError(word)
        found[white] = Board(board)
    return found


def at_boards(whites: Sequence[int], boards: Mapping[int, Board]) -> Mapping[Board, int]:
    """Return the place of each White in their order, by board from the first one; those of whom
    none is told, or one that another has, take the next that are free.
    """
    taken: dict[Board, int] = {}
    others: list[int] = []
    for place, white in enumerate(whites):
        board = boards.get(white)
        if board is None or board in taken:
            others.append(place)
        else:
            taken[board] = place
    free = (Board(each) for each in count(1) if each not in taken)
    taken |= {board: place for place, board in zip(others, free, strict=False)}
    return dict(sorted(taken.items()))
