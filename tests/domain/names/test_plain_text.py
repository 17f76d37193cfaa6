"""What a text may hold, and what is taken out of it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter_app.domain.names.plain_text import (
    LINE,
    NAME,
    TEXT,
    cleaned,
    cleaned_whole,
    one_line,
    shown,
    unfit,
)

ANY = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)


@pytest.mark.parametrize(
    "name",
    ["O'Neill", "Д’Артаньян", "Мар’яна", "Знамʼянко", "Ґудзь", "Їжакевич-Ємець", "Øyvind Łukasz",
     "Đặng Ngọc", "I", "х" * 100, "José Ñandú", "Müller", "Çelik", "Ӏанук", "李明"],
)  # fmt: skip
def test_that_a_name_people_have_is_a_name(name: str) -> None:
    assert cleaned(name) == name
    assert unfit(name, NAME) is None


@pytest.mark.parametrize(
    ("pasted", "name"),
    [
        ("\ufeffКоваль", "Коваль"),
        ("Ко\u200bваль\u200d", "Коваль"),
        ("Ко\u00adваль", "Коваль"),
        ("Коваль\u00a0Іван", "Коваль Іван"),
        ("Коваль\u202fІван", "Коваль Іван"),
        ("\u200eКоваль\u200f", "Коваль"),
        ("Андріи\u0306", "Андрій"),
        ("і\u0308жак", "їжак"),
        ("Коваль\u3164", "Коваль"),
        ("перший\r\nдругий\rтретій\u2028четвертий", "перший\nдругий\nтретій\nчетвертий"),
    ],
)
def test_that_what_nobody_sees_is_taken_out(pasted: str, name: str) -> None:
    assert cleaned(pasted) == name


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("Ко\u202eваль", "text.unseen", 2),
        ("\u2066Коваль\u2069", "text.unseen", 0),
        ("Коваль\u061c", "text.unseen", 6),
        ("Ко\0валь", "text.unseen", 2),
        ("Ко\x1b[2Jваль", "text.unseen", 2),
        ("Ко\x9bваль", "text.unseen", 2),
        ("Ко\udc80валь", "text.unseen", 2),
        ("Ко\ue000валь", "text.unseen", 2),
        ("Ко\ufdd0валь", "text.unseen", 2),
        ("Ко\U000e0041валь", "text.unseen", 2),
        ("Ко\nваль", "text.lines", 2),
        ("Ко\u0331\u0321\u0322\u0323валь", "text.signs", 2),
        ("х" * 101, "text.too-long", 100),
    ],
)
def test_that_what_is_no_name_is_refused_at_its_place(text: str, code: str, at: int) -> None:
    found = unfit(text, NAME)
    assert found is not None
    assert (found.code, found.at) == (code, at)


def test_that_a_text_may_have_lines_and_four_thousand_characters() -> None:
    assert unfit("перший\n\tдругий", TEXT) is None
    assert unfit("х" * 4000, TEXT) is None
    assert unfit("х" * 4001, TEXT) is not None
    assert unfit("перший\nдругий", LINE) is not None


@given(ANY)
def test_that_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    assert unicodedata.is_normalized("NFC", once)


@given(ANY)
def test_that_what_fits_is_seen(text: str) -> None:
    line = one_line(text)
    if unfit(line, NAME) is None:
        assert line.isprintable()
        line.encode()


@given(ANY)
def test_that_any_text_can_be_shown(text: str) -> None:
    assert unfit(shown(text), NAME) is None or max(text) >= "\u0300"
    shown(text).encode()


def test_that_texts_within_values_are_cleaned_and_the_rest_is_the_same() -> None:
    same = ("Коваль", 7, {"name": "Іван"})
    assert cleaned_whole(same) is same[0:] or cleaned_whole(same) == same
    assert cleaned_whole(("Ко\u200bваль", {"name": "Іва\u00adн"})) == ("Коваль", {"name": "Іван"})
