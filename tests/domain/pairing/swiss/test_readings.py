"""How texts are read, as one line."""

from itertools import product

import pytest

from arbiter_app.domain.facts.rules.swiss_texts import AS_WRITTEN, KINDS, Readings


def test_that_every_way_to_read_the_texts_is_read_back() -> None:
    ways = []
    for values in product(*KINDS.values()):
        told = " ".join(f"{name}={value}" for name, value in zip(KINDS, values, strict=True))
        found = Readings.parse(told)
        assert [getattr(found, name) for name in KINDS] == list(values)
        assert Readings.parse(str(found)) == found
        ways.append(found)
    assert len({*map(str, ways)}) == 2 ** len(KINDS)
    assert str(AS_WRITTEN) == ""


@pytest.mark.parametrize("text", ["seats", "seats=both", "chairs=number", "seats=number=score"])
def test_that_other_words_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Readings.parse(text)
