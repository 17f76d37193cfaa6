"""What a player reads at the desk who asks why a round of a Double-Swiss is paired as it is."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.simulation.swiss import RandomSwiss, rounds_of
from arbiter_app.domain.simulation.wishes import Wishes, usual_options
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.why.pairing import reasons_of
from tests.wording.why.test_pairing_by_other_systems import everything


def _rounds() -> Iterator[tuple[Competition, SwissPosition]]:
    """Yield the rounds of some events of up to ten players."""
    for seed in range(12):
        options = usual_options(Wishes(players=6 + seed % 5, rounds=4), Random(f"{seed} options"))
        event = RandomSwiss(replace(options, system=SwissSystem.DOUBLE), Random(f"{seed} play"))
        for asked in rounds_of(event, engine.pair):
            competition = asked.event.competition().as_numbered_in(asked.position.round)
            yield competition, asked.position


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_answer_is_one_sentence_of_its_text(language: str) -> None:
    told = set()
    for competition, position in _rounds():
        names = {each.number: f"P{each.number}" for each in position.players}
        try:
            reasons = reasons_of(catalogue(language), competition, position, names)
        except RuleError:  # the round has no legal pairing
            continue
        told |= {each for each in everything(reasons) if each is not None}
    assert len(told) > 300
    for each in told:
        assert "{" not in each
        assert each.endswith(".")
        assert not any(
            f"{other} " in each or f"{other}," in each
            for other in SwissText
            if other is not SwissText.DOUBLE
        )
