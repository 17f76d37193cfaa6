"""Rounds of tiny events by a system that can be paired, with the events they belong to."""

from collections.abc import Iterator
from random import Random

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss.derived import swiss_position
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from tests.domain.pairing.swiss.tiny_events import By, TinyEvent


def rounds_of(
    by: By, text: SwissText, events: int, most: int = 8
) -> Iterator[tuple[Competition, SwissPosition]]:
    """Yield the rounds that the text pairs, those without a legal pairing apart."""
    for seed in range(events):
        for asked in TinyEvent(Random(f"why {text} {seed}"), most, by).positions():
            position = swiss_position(asked.competition, asked.round)
            if asked.pairing is not None and position.text is text:
                yield asked.competition, position
