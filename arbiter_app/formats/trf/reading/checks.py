"""Whether the lines of the players agree: who met whom, with which colour and result."""

from collections.abc import Collection, Sequence

from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.columns import COLOUR, MARK, OPPONENT, column_of
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.letters import (
    BYE_LETTERS,
    FORFEITS,
    GAME_MARKS,
    OLD_BYE_LETTERS,
    RESULTS,
    UNKNOWN,
)
from arbiter_app.formats.trf.lines.records import NO_COLOUR, NO_MARK, PlayerRecord

_TOO_MUCH = frozenset({"1=", "=1"})
"""A win and a draw in one game: more than a game gives (Laws of Chess Art. 10.2)."""
_IN_ORDER = frozenset(
    colours + result for colours in ("wb", "bw") for result in RESULTS if result not in _TOO_MUCH
)
"""The colours and letters of two sides that make a game."""


def check_rounds(
    players: Sequence[PlayerRecord], found: Findings, *, has_old_byes: bool, is_whole: bool
) -> None:
    """Find every round of a player that cannot be, or that his opponent's line does not have.

    TRF06 and files of team events write byes as results against nobody. Where the file is not
    whole, an opponent without a line may be one whose line is unreadable.
    """
    by_number = {player.number: player for player in players}
    byes = BYE_LETTERS | {NO_MARK} | (OLD_BYE_LETTERS if has_old_byes else frozenset())
    for player in players:
        number, colours, marks = player.number, player.colours, player.marks
        for index, opponent in enumerate(player.opponents):
            if not opponent:
                if marks[index] not in byes or colours[index] != NO_COLOUR:
                    _tell_bye(player, index, byes, found)
                continue
            other = by_number.get(opponent)
            if other is None or other.opponents[index] != number or opponent == number:
                if other is not None or is_whole:
                    _tell_opponent(player, other, index, found)
                continue
            sides = colours[index] + other.colours[index] + marks[index] + other.marks[index]
            if sides not in _IN_ORDER:
                _check_sides(player, other, index, found)


def _tell_bye(player: PlayerRecord, index: int, byes: frozenset[str], found: Findings) -> None:
    letter = player.marks[index]
    if letter not in byes:
        found.defect(
            FormatError(
                player.at,
                column_of(index, MARK),
                "trf.bye-letter",
                letter=letter,
                number=player.number,
            )
        )
    if player.colours[index] != NO_COLOUR:
        found.defect(
            FormatError(
                player.at, column_of(index, COLOUR), "trf.colour-alone", number=player.number
            )
        )


def _tell_opponent(
    player: PlayerRecord, other: PlayerRecord | None, index: int, found: Findings
) -> None:
    place = (player.at, column_of(index, OPPONENT))
    opponent = player.opponents[index]
    if other is None:
        found.defect(FormatError(*place, "trf.opponent", opponent=opponent))
    elif other is player:
        found.defect(FormatError(*place, "trf.opponent-self", number=opponent))
    else:
        found.defect(
            FormatError(
                *place,
                "trf.halves",
                number=player.number,
                opponent=opponent,
                round=index + 1,
                other=other.at,
            )
        )


def _check_sides(player: PlayerRecord, other: PlayerRecord, index: int, found: Findings) -> None:
    """Check colours and letters of two players who name each other.

    What is wrong with the letter of one side is told there, what lies between them at the first.
    """
    _check_letter(player, index, found)
    number, opponent, round_ = player.number, other.number, index + 1
    if number > opponent:
        return
    letters = player.marks[index] + other.marks[index]
    has_result = [letter in GAME_MARKS for letter in letters]
    if any(has_result) and letters not in RESULTS:
        found.defect(
            FormatError(
                player.at,
                column_of(index, MARK),
                "trf.sides",
                number=number,
                opponent=opponent,
                round=round_,
            )
        )
    if letters in _TOO_MUCH:
        place = (player.at, column_of(index, MARK))
        found.notice(
            FormatError(*place, "trf.sides-more", number=number, opponent=opponent, round=round_)
        )
    _check_colours(player, other, index, found, letters if all(has_result) else "")


def _check_colours(
    player: PlayerRecord, other: PlayerRecord, index: int, found: Findings, letters: str
) -> None:
    """Check that two players have two colours, which only a game that was played needs; `letters`
    are those of its result, "" without one.
    """
    colours = player.colours[index] + other.colours[index]
    if colours in ("wb", "bw"):
        return
    place = (player.at, column_of(index, COLOUR))
    number, opponent, round_ = player.number, other.number, index + 1
    if NO_COLOUR not in colours:
        found.defect(
            FormatError(*place, "trf.colours", number=number, opponent=opponent, round=round_)
        )
    elif not FORFEITS.issuperset(letters):
        found.defect(
            FormatError(
                *place, "trf.colour-missing", number=number, opponent=opponent, round=round_
            )
        )
    elif colours == NO_COLOUR * 2:
        found.notice(
            FormatError(
                *place, "trf.without-colours", number=number, opponent=opponent, round=round_
            )
        )
    else:
        found.notice(
            FormatError(
                *place, "trf.colour-completed", number=number, opponent=opponent, round=round_
            )
        )


def tell_unknown_results(
    players: Sequence[PlayerRecord], adjourned: Collection[tuple[int, int]], found: Findings
) -> None:
    """Give notice of open results, but of games of which a comment says that they are `adjourned`,
    by round and number of White.
    """
    for player in players:
        for index, letter in enumerate(player.marks if UNKNOWN in player.marks else ""):
            sides = {(index + 1, player.number), (index + 1, player.opponents[index])}
            if letter == UNKNOWN and player.opponents[index] and sides.isdisjoint(adjourned):
                place = (player.at, column_of(index, MARK))
                found.notice(
                    FormatError(*place, "trf.pending", number=player.number, round=index + 1)
                )


def _check_letter(player: PlayerRecord, index: int, found: Findings) -> None:
    letter = player.marks[index]
    place = (player.at, column_of(index, MARK))
    if letter in BYE_LETTERS:
        found.defect(FormatError(*place, "trf.bye-with-opponent", letter=letter))
    elif letter not in GAME_MARKS and letter not in (NO_MARK, UNKNOWN):
        found.notice(
            FormatError(*place, "trf.symbol", letter=letter, number=player.number, round=index + 1)
        )
