"""What a report file does not say, in words."""

import re
from pathlib import Path

from arbiter_app import i18n
from arbiter_app.formats.trf import losses as source
from arbiter_app.wording.report_files import LOSSES, losses


def test_that_losses_are_told_in_the_order_they_are_found() -> None:
    said = losses(i18n.catalogue("en"), ("boards", "draw"))
    assert said == ("At which boards the games were played", "How the numbers were drawn")


def test_that_every_loss_has_its_words() -> None:
    code = Path(source.__code__.co_filename).read_text(encoding="utf-8")
    aspects = re.findall(r'^        "([a-z-]+)":', code, re.MULTILINE)
    others = re.findall(r'lost\.append\("([a-z-]+)"\)', code)
    assert set(LOSSES) == {*aspects, *others}
