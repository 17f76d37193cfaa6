"""What a player reads at the desk who asks why a round of another system is paired as it is."""

from collections.abc import Iterator

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.why.pairing import Reasons, reasons_of
from tests.domain.pairing.swiss.burstein import BURSTEIN
from tests.domain.pairing.swiss.dubov import DUBOV
from tests.domain.pairing.swiss.lim import LIM
from tests.domain.pairing.swiss.other_rounds import rounds_of
from tests.domain.pairing.swiss.tiny_events import By


def everything(reasons: Reasons) -> Iterator[str | None]:
    numbers = [player.number for player in reasons.explained.position.players]
    for one in numbers:
        yield from (reasons.pair(one), reasons.floats(one), reasons.colour(one))
        yield reasons.why_not(one, None)
        yield from (reasons.why_not(one, other) for other in numbers if other != one)
    yield reasons.bye()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("by", "text"),
    [(DUBOV, SwissText.DUBOV), (BURSTEIN, SwissText.BURSTEIN), (LIM, SwissText.LIM)],
    ids=["dubov", "burstein", "lim"],
)
def test_that_every_answer_is_one_sentence_of_its_text(
    by: By, text: SwissText, language: str
) -> None:
    told = set()
    for competition, position in rounds_of(by, text, 25):
        names = {each.number: f"P{each.number}" for each in position.players}
        reasons = reasons_of(catalogue(language), competition, position, names)
        told |= {each for each in everything(reasons) if each is not None}
    assert len(told) > 500
    for each in told:
        assert "{" not in each
        assert each.endswith(".")
        assert not any(
            f"{other} " in each or f"{other}," in each for other in SwissText if other is not text
        )
