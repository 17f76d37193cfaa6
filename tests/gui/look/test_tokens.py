"""Words and edges stay readable on every ground they stand on, as WCAG 2.2 reckons contrast."""

from itertools import product

import pytest

from arbiter_app.gui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, Theme, Token

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda t: t.kind.name)

_SHEETS = (Token.PAGE, Token.FIELD, Token.DESK)
_GROUNDS = (*_SHEETS, Token.BUTTON, Token.PRESSED, Token.HELD, Token.LIT)

TEXT = (
    *product((Token.INK, Token.INK2), _GROUNDS),
    *product((Token.ACCENT, Token.DANGER), (*_SHEETS, Token.BUTTON, Token.HELD)),
    (Token.ON_ACCENT, Token.ACCENT),
    (Token.ON_PICKED, Token.PICKED),
    (Token.ON_PICKED2, Token.PICKED),
    (Token.ON_WARN, Token.WARN),
    (Token.PAGE, Token.INK),
)
"""Words, each with a ground that they are written on; the last is the band of a practice copy."""

EDGES = (
    *product((Token.EDGE,), (Token.PAGE, Token.FIELD)),
    *product((Token.INK3,), _SHEETS),
    *product((Token.ACCENT,), _GROUNDS),
    *product((Token.WARN_EDGE,), _SHEETS),
    (Token.INK3, Token.HELD),
)
"""What is seen and not read, and words of what cannot be used now."""


def luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def too_weak(theme: Theme, pairs: tuple[tuple[Token, Token], ...], least: float) -> list[str]:
    found = ((pair, contrast(*(theme.colours[token] for token in pair))) for pair in pairs)
    return [f"{' on '.join(pair)}: {is_:.2f}" for pair, is_ in found if is_ < least]


def test_that_contrast_is_reckoned_as_its_standard_does() -> None:
    # The two ends, and the grey that WCAG's own understanding document calls just enough.
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@THEMES
def test_that_words_can_be_read_on_every_ground_they_stand_on(theme: Theme) -> None:
    assert too_weak(theme, TEXT, 4.5) == []


@THEMES
def test_that_edges_focus_and_disabled_words_can_be_seen(theme: Theme) -> None:
    assert too_weak(theme, EDGES, 3) == []


@THEMES
def test_that_a_theme_names_every_colour(theme: Theme) -> None:
    assert set(theme.colours) == set(Token)
