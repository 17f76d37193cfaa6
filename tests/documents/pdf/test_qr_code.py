"""QR codes of digits, module by module as reportlab's own encoder makes them."""

from random import Random

import pytest
from reportlab.graphics.barcode.qrencoder import (
    QRCode,
    QRErrorCorrectLevel,
    QRNumber,
)

from arbiter_app.documents.pdf.qr_code import MOST_DIGITS, dark_runs


@pytest.mark.parametrize("length", range(1, MOST_DIGITS + 1))
def test_that_a_code_is_the_one_of_another_encoder(length: int) -> None:
    chance = Random(length)
    digits = "".join(chance.choice("0123456789") for _ in range(length))
    other = QRCode(1, QRErrorCorrectLevel.Q)
    other.addData(QRNumber(digits))
    other.makeImpl(False, 0)
    made = dark_runs(digits)
    dark = {(row, first + at) for row, first, count in made.runs for at in range(count)}
    places = [(row, column) for row in range(21) for column in range(21)]
    assert made.modules == 21
    assert dark == {place for place in places if other.isDark(*place)}
