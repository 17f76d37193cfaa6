"""The lines of a ceremony that are told without its steps at hand, and of its beginning."""

from collections.abc import Mapping
from typing import Any

import pytest

from arbiter_app.domain.facts.event import Event
from arbiter_app.i18n import catalogue
from arbiter_app.wording.journal.lines import entry_text

ENGLISH = catalogue("en")


@pytest.mark.parametrize(
    ("command", "params", "line"),
    [
        (
            "ceremony.begin",
            {"method": "varma", "mode": "hall", "seed": None},
            "Ceremony of the draw begun in the hall, from envelopes",
        ),
        (
            "ceremony.begin",
            {"method": "lots", "mode": "screen", "seed": "Київ"},
            "Ceremony of the draw begun on the screen, by lots (seed Київ)",
        ),
        (
            "ceremony.begin",
            {"method": "varma", "mode": "hall", "seed": None, "way_out": "Київ 3 + 1"},
            "Ceremony of the draw begun in the hall, from envelopes; decided: Київ 3 + 1",
        ),
        ("ceremony.envelope", {"envelope": "A"}, "An envelope was chosen"),
        ("ceremony.number", {"number": 3}, "A number was drawn"),
        (
            "ceremony.take-back",
            {"note": "впав", "witness": "Бук Ян"},
            "Step of the draw taken back: впав (Бук Ян)",
        ),
        ("ceremony.witnesses", {"witnesses": []}, "Witnesses of the draw: –"),
        (
            "player.join-late",
            {"name": "Пізній", "reason": "поїзд"},
            "Player joined after the draw: Пізній",
        ),
    ],
)
def test_that_an_act_is_told_without_its_rows(
    command: str, params: Mapping[str, Any], line: str
) -> None:
    assert entry_text(ENGLISH, command, params, Event()) == line
