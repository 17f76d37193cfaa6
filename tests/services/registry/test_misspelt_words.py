"""The misspelt words of a long list are those that a comparison with each of its words finds."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import partial
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import OSA, Levenshtein

from arbiter_app.store.registry.near import (
    all_words,
    longer_words,
    near_words,
    words_about,
    write_words,
)
from arbiter_app.store.registry.search import spelling_index
from tests.campaigns import turns

WORDS = st.text("abc", min_size=1, max_size=9)


def index(words: Iterable[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute(spelling_index())
    connection.executemany("INSERT INTO spelling (words) VALUES (?)", ((each,) for each in words))
    write_words(connection)
    return connection


@settings(max_examples=turns(300, in_soak=3000))
@given(words=st.sets(WORDS, min_size=1, max_size=60), key=WORDS)
def test_that_the_tables_of_a_long_list_lead_to_every_word_that_may_be_meant(
    words: set[str], key: str
) -> None:
    with closing(index(words)) as connection:
        compared = near_words(key, lambda _: all_words(connection))
        assert near_words(key, partial(words_about, connection)) == compared


def test_that_words_with_up_to_two_errors_are_near() -> None:
    words = {"".join(letters) for size in range(3, 8) for letters in product("ab", repeat=size)}
    with closing(index(words)) as connection:
        near = near_words("ababa", partial(words_about, connection))
    assert set(near.one) == {each for each in words if OSA.distance("ababa", each) == 1}
    assert set(near.two) == {
        each
        for each in words
        if Levenshtein.distance("ababa", each) == 2 == OSA.distance("ababa", each)
    }


def test_that_a_short_word_is_not_taken_for_another_one() -> None:
    with closing(index({"abc", "abd", "abcd", "abdc", "bacde"})) as connection:
        assert near_words("abc", partial(words_about, connection)).one == ()
        near = near_words("abcd", partial(words_about, connection))
    assert (near.one, near.two) == (("abc", "abd", "abdc"), ())


@given(words=st.sets(WORDS, min_size=1, max_size=60), key=WORDS)
def test_that_the_words_told_for_a_beginning_are_all_that_begin_so(
    words: set[str], key: str
) -> None:
    with closing(index(words)) as connection:
        longer = set(longer_words(connection, key))
    assert longer in (set(), {each for each in words if each.startswith(key)})
