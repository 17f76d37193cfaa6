"""A pattern that is compiled when it is used does what a compiled one does, before and after."""

import re

import pytest

from arbiter_app.patterns import pattern


def test_that_a_pattern_finds_divides_and_replaces_from_its_first_use_on() -> None:
    for number in (pattern(r"([0-9])K", re.IGNORECASE) for _ in range(2)):
        for _ in range(2):
            assert [each[1] for each in number.finditer("5k 7K")] == ["5", "7"]
            assert number.sub("x", "5k 7K") == "x x"
            assert number.split("5k 7K") == ["", "5", " ", "7", ""]
            assert number.fullmatch("5k")
            assert not number.match(" 5k")


def test_that_what_was_taken_of_a_pattern_before_its_first_use_works() -> None:
    number = pattern("[0-9]")
    search = number.search
    assert number.fullmatch("5")
    assert search("a5")


def test_that_a_pattern_that_is_wrong_says_so_when_it_is_used() -> None:
    wrong = pattern("(")
    with pytest.raises(re.error):
        wrong.search("text")
    assert pattern("[0-9]", re.ASCII).pattern == "[0-9]"
