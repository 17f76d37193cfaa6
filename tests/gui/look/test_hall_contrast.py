"""Everything that the hall reads stands out from its ground."""

import pytest
from PySide6.QtGui import QColor

from arbiter_app.gui.look.hall import Hall, hall_colour

READ = [
    (Hall.INK, Hall.GROUND, 12),
    (Hall.INK2, Hall.GROUND, 7),
    (Hall.CALLED, Hall.GROUND, 7),
    (Hall.ON_CALLED, Hall.CALLED, 7),
    (Hall.ON_PAPER, Hall.PAPER, 7),
    (Hall.ON_SPENT, Hall.PAPER_SPENT, 4.5),
    (Hall.PAPER, Hall.GROUND, 3),
    (Hall.PAPER_SPENT, Hall.GROUND, 3),
    (Hall.PAPER_EDGE, Hall.PAPER, 3),
]


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(part * share for part, share in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize(("words", "ground", "least"), READ)
def test_that_what_the_hall_sees_stands_out_from_its_ground(
    words: Hall, ground: Hall, least: float
) -> None:
    light, dark = sorted((luminance(hall_colour(each)) for each in (words, ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= least
