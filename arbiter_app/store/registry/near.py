"""Words of an index of names that a misspelt word may mean.

A long list has some hundred thousand words, too many to compare each at a keystroke. Such a list
has three tables beside its index: `beginning` has its words by their first four letters, `ending`
has these beginnings by what follows them, and `shortened` has them by what is left of them without
up to two letters. If a word has two errors at most, its beginning can be shortened to the same
letters as that of the right word; and if both are in the beginning, the ending is right.
"""

import json
import sqlite3
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from rapidfuzz import process
from rapidfuzz.distance import OSA, Levenshtein

from arbiter_app.values import frozen

_MOST_ERRORS = 2
_MOST_NEAR_WORDS = 400
_BEGINNING = 4
_LETTERS = "abcdefgiklmnopqrstuvwz"
"""What keys are made of."""
INDEXED = 5
"""The index finds beginnings of up to so many letters at once; for a longer one it gathers all
people of all words that begin so, which takes longer than to ask for these words."""
_MOST_LONGER_WORDS = 64
_SHORTEST_PART = 6
"""Of a misspelt word that is typed in part: shorter ones would fit half the list."""

SURNAME = "x"
"""Stands before the key of a surname in the index, which has it with and without; no key has the
letter. Who types the beginning of a surname wants it before all given names that begin so."""


@frozen(kw_only=True)
class NearWords:
    """What a word may be a misspelling of."""

    one: tuple[str, ...] = ()
    """Words of the index with one error; two letters that changed places are one."""
    two: tuple[str, ...] = ()
    """Words of the index with two errors."""
    begun: tuple[str, ...] = ()
    """With one error, what some words of the index begin with."""
    longer: tuple[str, ...] = ()
    """Words of the index that begin with it with one error, where `begun` does not tell them."""


def allowed_errors(key: str) -> int:
    """Return how many errors a misspelt word may have: in a short one none is told from another
    name.
    """
    if len(key) < 4:
        return 0
    return 1 if len(key) == 4 else _MOST_ERRORS


def may_be_part(key: str) -> bool:
    """Whether a misspelt word may be the beginning of a longer one."""
    return len(key) >= _SHORTEST_PART


def near_words(key: str, candidates: Callable[[str], Sequence[str]]) -> NearWords:
    """Return what a key may be a misspelling of, among candidates such as `all_words` or
    `words_about` returns for it.
    """
    errors = allowed_errors(key)
    if not errors:
        return NearWords()
    words = candidates(key)
    near = process.extract(
        key, words, scorer=Levenshtein.distance, score_cutoff=_MOST_ERRORS, limit=None
    )
    by_length = sorted((word for word, _, _ in near), key=lambda word: (len(word), word))
    distances = [(OSA.distance(key, word), word) for word in by_length]
    one = [word for distance, word in distances if distance == 1]
    two = [word for distance, word in distances if distance == 2 <= errors]
    begun = _begun(key, sorted(words)) if may_be_part(key) else {}
    return NearWords(
        one=tuple(one[:_MOST_NEAR_WORDS]),
        two=tuple(two[:_MOST_NEAR_WORDS]),
        begun=tuple(each for each in begun if _is_asked_for(each, begun[each])),
        longer=tuple(
            word for each, some in begun.items() if not _is_asked_for(each, some) for word in some
        ),
    )


def _is_asked_for(beginning: str, words: Sequence[str]) -> bool:
    """Whether the index is asked for a beginning, not for the words that begin so."""
    return len(beginning) <= INDEXED or len(words) > _MOST_LONGER_WORDS


def all_words(connection: sqlite3.Connection) -> list[str]:
    """Return the words of the index of a small file."""
    connection.execute(
        "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab(main, spelling, row)"
    )
    rows = connection.execute(
        "SELECT term FROM vocabulary WHERE substr(term, 1, 1) != ?", (SURNAME,)
    )
    return [term for (term,) in rows]


def write_words(connection: sqlite3.Connection) -> None:
    """Write the words of the index of a long list so that `words_about` finds them."""
    connection.execute("CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, spelling, row)")
    connection.execute(
        "CREATE TABLE beginning (letters TEXT PRIMARY KEY, words TEXT) WITHOUT ROWID"
    )
    words = f"FROM vocabulary WHERE substr(term, 1, 1) != '{SURNAME}'"
    connection.execute(
        f"INSERT INTO beginning SELECT substr(term, 1, {_BEGINNING}), group_concat(term, ' ')"
        f" {words} GROUP BY 1"
    )
    connection.execute(
        "CREATE TABLE ending (letters TEXT PRIMARY KEY, beginnings TEXT) WITHOUT ROWID"
    )
    connection.execute(
        f"INSERT INTO ending SELECT substr(term, {_BEGINNING + 1}),"
        f" group_concat(substr(term, 1, {_BEGINNING}), ' ') {words} GROUP BY 1"
    )
    connection.execute("DROP TABLE temp.vocabulary")
    by_shortened: dict[str, list[str]] = defaultdict(list)
    for (letters,) in connection.execute("SELECT letters FROM beginning ORDER BY letters"):
        for shortened in _shortened(letters):
            by_shortened[shortened].append(letters)
    connection.execute(
        "CREATE TABLE shortened (letters TEXT PRIMARY KEY, beginnings TEXT) WITHOUT ROWID"
    )
    connection.executemany(
        "INSERT INTO shortened VALUES (?, ?)",
        ((letters, " ".join(beginnings)) for letters, beginnings in sorted(by_shortened.items())),
    )


def words_about(connection: sqlite3.Connection, key: str) -> list[str]:
    """Return words of the index of a long list: all that a key may be a misspelling of, all that
    begin as it with one error, and some others.
    """
    errors = allowed_errors(key)
    shortened = _lists(connection, "shortened", _shortened(key[:_BEGINNING]))
    beginnings = list(set().union(*shortened.values()))
    lengths = range(_BEGINNING - errors, min(_BEGINNING + errors, len(key)) + 1)
    endings = _lists(connection, "ending", {key[length:] for length in lengths})
    open_ = set(_with_letters_swapped(key[:_BEGINNING])).intersection(beginnings)
    found: set[str] = set()
    for length in lengths:
        near = process.extract(
            key[:length], beginnings, scorer=Levenshtein.distance, score_cutoff=errors, limit=None
        )
        ending = key[length:]
        closed = {beginning for beginning, distance, _ in near if distance == errors}
        found.update(each + ending for each in closed.intersection(endings.get(ending, ())))
        open_.update(beginning for beginning, distance, _ in near if distance < errors)
    return list(found.union(*_lists(connection, "beginning", open_).values()))


def longer_words(connection: sqlite3.Connection, key: str) -> tuple[str, ...]:
    """Return the words of the index of a long list that begin with a key, if they are better asked
    for than their beginning.
    """
    if len(key) < INDEXED:
        return ()
    (words,) = _lists(connection, "beginning", [key[:_BEGINNING]]).values() or ((),)
    longer = tuple(word for word in words if word.startswith(key))
    return longer if len(longer) <= _MOST_LONGER_WORDS else ()


def _lists(
    connection: sqlite3.Connection, table: str, letters: Iterable[str]
) -> dict[str, list[str]]:
    """Return the rows of a table with some letters."""
    rows = connection.execute(
        f"SELECT * FROM {table} WHERE letters IN (SELECT value FROM json_each(?))",
        (json.dumps(list(letters)),),
    )
    return {row[0]: row[1].split(" ") for row in rows}


def _shortened(letters: str) -> set[str]:
    """Return letters, and what is left of them without one or two where at least two are left."""
    least = max(_BEGINNING - _MOST_ERRORS, len(letters) - _MOST_ERRORS)
    return {
        "".join(left)
        for length in range(least, len(letters) + 1)
        for left in combinations(letters, length)
    }


def _begun(key: str, words: Sequence[str]) -> dict[str, Sequence[str]]:
    """Return the shortest beginnings of sorted words that are a key with one error, with those
    words.
    """
    found: dict[str, Sequence[str]] = {}
    last = None
    for beginning in sorted(_one_error_away(key)):
        if last is not None and beginning.startswith(last):
            continue
        at = end = bisect_left(words, beginning)
        while end < len(words) and words[end].startswith(beginning):
            end += 1
        if end > at:
            last = beginning
            found[beginning] = words[at:end]
    return found


def _one_error_away(key: str) -> set[str]:
    """Return the words that one slip of the keyboard makes of a key."""
    found = set(_with_letters_swapped(key))
    for at in range(len(key) + 1):
        before, after = key[:at], key[at:]
        found.update(before + letter + after for letter in _LETTERS)
        if after:
            found.add(before + after[1:])
            found.update(before + letter + after[1:] for letter in _LETTERS)
    return found


def _with_letters_swapped(key: str) -> Iterable[str]:
    """Yield a word with each two neighbours of its letters in each other's place."""
    for at in range(len(key) - 1):
        yield key[:at] + key[at + 1] + key[at] + key[at + 2 :]
