"""How large a bracket is shown, and what gives way where there is no room for all of it."""

from arbiter_app.gui.bracket.fit import Needs, fit_columns, readable_scale

COLUMN = Needs(whole=200, names=160, initials=120, least=80)
BRACKET = (COLUMN,) * 4
HEIGHT = 400


def scale(wide: int, high: int) -> int:
    return readable_scale(BRACKET, HEIGHT, (wide, high), 1)


def widths(wide: int, *, may_cut: bool = True) -> tuple[int, ...]:
    return fit_columns(BRACKET, 1, wide, 1, may_cut=may_cut).widths


def test_that_a_small_bracket_grows_with_its_page_to_an_end() -> None:
    assert scale(2000, 1000) == 130
    assert scale(2000, 440) == 110


def test_that_letters_are_smaller_before_surnames_are_cut_and_never_unreadable() -> None:
    assert scale(640, 400) == 90
    assert scale(480, 400) == 90, "first names go before the letters are too small"
    assert scale(430, 400) == 80
    assert scale(100, 100) == 80


def test_that_a_bracket_too_high_for_the_page_is_as_wide_as_the_page() -> None:
    assert scale(688, 100) == 100


def test_that_the_games_go_first_then_first_names_then_the_end_of_surnames() -> None:
    assert widths(1000) == (201,) * 4
    assert all(161 <= width < 201 for width in widths(760))
    assert all(121 <= width < 161 for width in widths(600))
    assert all(81 <= width < 121 for width in widths(450))
    assert widths(200) == (81,) * 4, "the rest is scrolled to"


def test_that_nothing_is_cut_at_a_size_that_was_chosen() -> None:
    assert widths(200, may_cut=False) == (201,) * 4
