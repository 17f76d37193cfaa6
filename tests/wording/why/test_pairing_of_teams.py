"""What a captain reads at the desk who asks why a Swiss of teams is paired as it is."""

from collections.abc import Iterator
from random import Random

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.why.pairing import Reasons, reasons_of
from tests.domain.pairing.swiss.fields import field
from tests.domain.pairing.swiss.teams.tiny_events import positions


def _pair(position: SwissPosition) -> RoundPairing | None:
    try:
        return engine.pair(position)
    except RuleError:
        return None


def _everything(reasons: Reasons) -> Iterator[str | None]:
    numbers = [team.number for team in reasons.explained.position.players]
    for one in numbers:
        yield from (reasons.pair(one), reasons.floats(one), reasons.colour(one))
        yield reasons.why_not(one, None)
        yield from (reasons.why_not(one, other) for other in numbers if other != one)
    yield reasons.bye()


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_answer_is_one_sentence_and_none_is_of_people(language: str) -> None:
    told = set()
    for seed in range(40):
        for position in positions(Random(f"words {seed}"), _pair):
            if _pair(position) is None:
                continue
            reasons = reasons_of(
                catalogue(language),
                field(len(position.players)),
                position,
                {team.number: f"T{team.number}" for team in position.players},
            )
            told |= {each for each in _everything(reasons) if each is not None}
    assert len(told) > 1000
    for each in told:
        assert "{" not in each
        assert each.endswith(".")
        assert "C.04.3" not in each
