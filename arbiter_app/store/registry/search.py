"""Finding people by how their names are spelt, in a file of the registry.

Each file has a table `person` and an index of words `spelling`, whose words are the keys of
`domain.names.transliteration`. Of the numbers of persons the lower are the home federation's, so
that the first of many people found are those who are looked for here.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from rapidfuzz.distance import OSA

from arbiter_app.domain.names.transliteration import (
    forms_begun,
    forms_of,
    plain_words,
    spelling_key,
    spelling_keys,
    spelling_text,
)
from arbiter_app.store.registry.near import SURNAME, NearWords, may_be_part
from arbiter_app.values import frozen

_MOST_WORDS = 6
_LONGEST_WORD = 32
_MOST_OF_A_STEP = 200
"""So many people are looked at closely for each of: whole, begun, misspelt."""
_FEW = 10
"""With fewer people found, misspelt names are looked for too."""


def indexed_words(*names: str) -> str:
    """Return what the index of a file has of a person of these names."""
    keys = [text for name in names if (text := spelling_text(name))]
    return " ".join(f"{SURNAME}{text.partition(' ')[0]} {text}" for text in keys)


def spelling_index(options: str = "") -> str:
    """Return the SQL that makes the index of words of a file."""
    return (
        f"CREATE VIRTUAL TABLE spelling USING fts5(words, {options} tokenize = 'ascii',"
        " prefix = '1 2 3 4 5', detail = none, columnsize = 0)"
    )


@frozen(kw_only=True)
class Word:
    """A word that was typed."""

    plain: str
    """In Latin letters as the official table has it."""
    key: str
    forms: frozenset[str]
    """Keys of the same name in other languages, its own among them."""
    begun: frozenset[str]
    """Those of the names that it may be the beginning of."""
    longer: tuple[str, ...] = ()
    """Words of an index that begin with the key; where it is empty the index is asked for them."""


def typed_words(text: str) -> tuple[Word, ...]:
    """Return the words of a text that is searched for; more than anybody's name has is dropped."""
    found = []
    for plain in plain_words(text)[:_MOST_WORDS]:
        key = spelling_key(plain)[:_LONGEST_WORD]
        if key:
            found.append(
                Word(
                    plain=plain[:_LONGEST_WORD],
                    key=key,
                    forms=forms_of(key),
                    begun=forms_begun(key),
                )
            )
    return tuple(found)


Near = Callable[[str], NearWords]
"""Returns what a key may be a misspelling of."""


def matches(connection: sqlite3.Connection, words: Sequence[Word], near: Near) -> dict[int, int]:
    """Return the numbers of people whose names have all the words in any order, each with the step
    that found him: 0 by whole words, 1 by beginnings of words, 2 by misspelt words.
    """
    found: dict[int, int] = {}
    if not words:
        return found
    for step, (terms, surname) in enumerate(((_whole, _whole_surname), (_begun, _begun_surname))):
        each = [terms(word) for word in words]
        with_surname = (
            _all_of([*each[:at], surname(word), *each[at + 1 :]]) for at, word in enumerate(words)
        )
        _add(connection, _any_of(f"({query})" for query in with_surname), step, found)
        if len(found) < _MOST_OF_A_STEP:
            _add(connection, _all_of(each), step, found)
        if len(found) >= _MOST_OF_A_STEP:
            break
    if len(found) < _FEW:
        _add_misspelt(connection, [(word, near(word.key)) for word in words], found)
    return found


def _add_misspelt(
    connection: sqlite3.Connection, words: Sequence[tuple[Word, NearWords]], found: dict[int, int]
) -> None:
    """Look for people by misspelt words: the fewer found, the more errors the words may have."""
    query = ""
    for misspelt in (_by_one_error, _begun_with_error, _by_two_errors):
        former, query = query, _all_of([misspelt(word, near) for word, near in words])
        if query != former:
            _add(connection, query, 2, found)
        if len(found) >= _FEW:
            break


def _add(connection: sqlite3.Connection, query: str, step: int, found: dict[int, int]) -> None:
    """Look for people, and note those that are new."""
    rows = connection.execute(
        "SELECT rowid FROM spelling WHERE spelling MATCH ? ORDER BY rowid LIMIT ?",
        (query, _MOST_OF_A_STEP),
    )
    for (number,) in rows:
        found.setdefault(number, step)


def _whole(word: Word) -> str:
    return _any_of(f'"{form}"' for form in word.forms)


def _whole_surname(word: Word) -> str:
    return f'"{SURNAME}{word.key}"'


def _begun(word: Word) -> str:
    others = (f'"{form}"' for form in sorted(word.begun))
    return _any_of((_whole(word), *_longer(word), *others))


def _begun_surname(word: Word) -> str:
    return _any_of(_longer(word, SURNAME))


def _longer(word: Word, mark: str = "") -> Iterable[str]:
    if word.longer:
        return (f'"{mark}{longer}"' for longer in word.longer)
    return (f'"{mark}{word.key}"*',)


def _by_one_error(word: Word, near: NearWords) -> str:
    return _any_of((_begun(word), *(f'"{each}"' for each in near.one)))


def _begun_with_error(word: Word, near: NearWords) -> str:
    begun = (f'"{each}"*' for each in near.begun)
    longer = (f'"{each}"' for each in near.longer)
    return _any_of((_by_one_error(word, near), *begun, *longer))


def _by_two_errors(word: Word, near: NearWords) -> str:
    others = (f'"{each}"' for each in near.two if not each.startswith(near.begun))
    return _any_of((_begun_with_error(word, near), *others))


def _all_of(terms: Iterable[str]) -> str:
    return " AND ".join(f"({term})" for term in terms)


def _any_of(terms: Iterable[str]) -> str:
    return " OR ".join(terms)


Closeness = tuple[int, int, int, int]


def closeness(words: Sequence[Word], name: str, step: int) -> Closeness:
    """Return how close a name is to what was typed; less is closer.

    First how it was found, then the errors in misspelt words, then whether a word is the surname,
    then how far the very letters differ, which tells Horn from Gorn.
    """
    keys, plain = spelling_keys(name), plain_words(name)
    errors = apart = 0
    meets_surname = 1
    for word in words:
        distances = [_distance(word, key, step) for key in keys]
        best = min(distances, default=0)
        errors += best
        if distances and distances[0] == best:
            meets_surname = 0
        apart += min((_letters_apart(word.plain, each, step) for each in plain), default=0)
    return step, errors, meets_surname, apart


def _distance(word: Word, key: str, step: int) -> int:
    if key in word.forms:
        return 0
    if step and (key.startswith(word.key) or key in word.begun):
        return 0
    whole = OSA.distance(word.key, key)
    if not may_be_part(word.key):
        return whole
    return min(whole, OSA.distance(word.key, key[: len(word.key)]) + 1)


def _letters_apart(typed: str, word: str, step: int) -> int:
    return OSA.distance(typed, word[: len(typed)] if step else word)
