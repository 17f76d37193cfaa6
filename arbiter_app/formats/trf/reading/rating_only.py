"""Results that a report has for the rating alone, beside those that count in the table.

An error found too late for the table is put right in the rating report only (C.04.2). The letters
of the players are then the right result, and a comment of Arbiter has that of the table.
"""

from collections.abc import Mapping
from dataclasses import replace

from arbiter_app.domain.facts.results import Colour, Result
from arbiter_app.formats.trf.lines.letters import RESULTS, letter_of
from arbiter_app.formats.trf.lines.records import NO_OPPONENT, PlayerRecord

Place = tuple[int, int]
"""A round and the number of White."""


def as_in_table(
    players: tuple[PlayerRecord, ...], in_table: Mapping[Place, Result]
) -> tuple[tuple[PlayerRecord, ...], Mapping[Place, Result]]:
    """Return the players with the letters of the table, and the results of the rating report."""
    if not in_table:
        return players, {}
    by_number = {player.number: player for player in players}
    marks = {player.number: list(player.marks) for player in players}
    rated: dict[Place, Result] = {}
    for (round_, white), result in in_table.items():
        index = round_ - 1
        black = _opponent_of_white(by_number[white], index)
        written = marks[white][index] + marks[black][index] if black in marks else ""
        if written in RESULTS:
            rated[round_, white] = RESULTS[written]
            marks[white][index] = letter_of(result.white)
            marks[black][index] = letter_of(result.black)
    return tuple(replace(each, marks="".join(marks[each.number])) for each in players), rated


def _opponent_of_white(player: PlayerRecord, index: int) -> int:
    """Return the opponent of a player who has White in a round, counted from 0; else nobody."""
    if index >= len(player.opponents) or player.colours[index] != Colour.WHITE:
        return NO_OPPONENT
    return player.opponents[index]
