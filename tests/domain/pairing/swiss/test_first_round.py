"""What round 1 tells: the initial colour, and whose numbers are odd or even (C.04.3 Art. 5.2.5)."""

from dataclasses import replace

from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.first_round import counted_numbers, initial_colour
from tests.domain.pairing.swiss.fields import field, id_of, paired

BY_THE_LETTER = SwissRules(counts_all_numbers=True)


def test_that_the_drawn_colour_is_the_initial_one_whatever_was_played() -> None:
    rules = SwissRules(initial_colour=Colour.BLACK)
    assert initial_colour(field(4, paired(1, [(1, 3), (4, 2)]), rules=rules)) is Colour.BLACK


def test_that_round_1_tells_the_initial_colour() -> None:
    assert initial_colour(field(4, paired(1, [(1, 3), (4, 2)]))) is Colour.WHITE
    assert initial_colour(field(4, paired(1, [(3, 1), (2, 4)]))) is Colour.BLACK


def test_that_nothing_tells_the_initial_colour_before_round_1_is_paired() -> None:
    assert initial_colour(field(4)) is None
    to_come = paired(1, [], {4: Mark.ZERO_BYE})
    assert initial_colour(field(4, to_come)) is None


def test_that_one_board_with_the_wrong_colours_does_not_turn_the_initial_colour() -> None:
    wrong_first_board = paired(1, [(4, 1), (5, 2), (3, 6)])
    assert initial_colour(field(6, wrong_first_board)) is Colour.WHITE


def test_that_the_highest_board_decides_where_as_many_boards_say_either() -> None:
    assert initial_colour(field(4, paired(1, [(1, 3), (2, 4)]))) is Colour.WHITE
    assert initial_colour(field(4, paired(1, [(4, 2), (3, 1)]))) is Colour.BLACK


def test_that_absent_players_are_not_counted_unless_the_regulations_go_by_the_letter() -> None:
    first = paired(1, [(2, 4), (5, 3)], {1: Mark.HALF_BYE})

    assert initial_colour(field(5, first)) is Colour.WHITE
    assert initial_colour(field(5, first, rules=BY_THE_LETTER)) is Colour.BLACK


def test_that_boards_without_colours_tell_nothing() -> None:
    first = paired(1, [(1, 2)])
    uncoloured = replace(first, games=(replace(first.games[0], without_colours=True, result=None),))
    assert initial_colour(field(2, uncoloured)) is None


def test_that_those_paired_before_or_now_are_counted() -> None:
    first = paired(1, [(2, 5)], {1: Mark.ZERO_BYE, 3: Mark.PAIRING_BYE, 4: Mark.HALF_BYE})
    late = field(7, first)
    counted = counted_numbers(late, Round(2), {id_of(2), id_of(6)})

    assert counted == {id_of(2): 1, id_of(3): 2, id_of(5): 3, id_of(6): 4}
    by_the_letter = field(7, first, rules=BY_THE_LETTER)
    assert counted_numbers(by_the_letter, Round(2), ())[id_of(6)] == 6
