"""Mutations of what stands in a file, whatever it is: bytes, encodings, lines and fields."""

import random
import re
from collections.abc import Callable, Sequence

from tests.soak.mutating.tokens import TOKENS

MOST = 4_000_000
"""Mutations that multiply stop at so many bytes."""

Mutation = Callable[[random.Random, bytes], bytes]

_FIELD = re.compile(rb"[^\s;,|\"<>]+")
_NUMBER = re.compile(rb"\d+")
_ENCODINGS = ("cp1251", "utf-16", "utf-16-le", "utf-8-sig", "koi8-u", "cp866", "utf-32", "utf-7")
_ENDS = (b"\r\n", b"\r", b"\n\n", b"\v", b"\x85", "\u2028".encode())


def mutated(chance: random.Random, content: bytes, others: Sequence[bytes] = ()) -> bytes:
    """Return content after one to four mutations; a splice takes its other half from others."""
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        if others and chance.random() < 0.06:
            content = spliced(chance, content, chance.choice(others))
        else:
            content = chance.choice(_MUTATIONS)(chance, content)
    return content[:MOST]


def spliced(chance: random.Random, content: bytes, other: bytes) -> bytes:
    """Return the beginning of one file with the end of another, mostly at the end of a line."""
    if chance.random() < 0.3:
        return content[: _place(chance, content)] + other[_place(chance, other) :]
    lines, ends = content.splitlines(keepends=True), other.splitlines(keepends=True)
    return b"".join(lines[: _place(chance, lines)] + ends[_place(chance, ends) :])


def a_token(chance: random.Random) -> bytes:
    return chance.choice(TOKENS).encode("utf-8", "surrogatepass")


def flipped(chance: random.Random, content: bytes) -> bytes:
    """Return content with some bits turned."""
    turned = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 2, 8, 64)) if turned else 0):
        turned[chance.randrange(len(turned))] ^= 1 << chance.randrange(8)
    return bytes(turned)


def overwritten(chance: random.Random, content: bytes) -> bytes:
    """Return content with a stretch of other bytes."""
    at, length = _place(chance, content), chance.choice((1, 2, 4, 16, 100))
    filling = chance.choice((chance.randbytes(length), b"\0" * length, b"\xff" * length))
    return content[:at] + filling + content[at + length :]


def truncated(chance: random.Random, content: bytes) -> bytes:
    return content[: _place(chance, content)]


def without_a_piece(chance: random.Random, content: bytes) -> bytes:
    at = _place(chance, content)
    return content[:at] + content[at + chance.choice((1, 1, 2, 3, 10, 100)) :]


def doubled(chance: random.Random, content: bytes) -> bytes:
    """Return content with a piece of it several times."""
    at = _place(chance, content)
    piece = content[at : at + chance.choice((1, 5, 80, 1000))]
    return content[:at] + piece * chance.choice((2, 2, 3, 50)) + content[at + len(piece) :]


def with_a_token(chance: random.Random, content: bytes) -> bytes:
    at = _place(chance, content)
    return content[:at] + a_token(chance) + content[at:]


def with_another_field(chance: random.Random, content: bytes) -> bytes:
    """Return content with a token, or another field of it, in place of a field."""
    fields = list(_FIELD.finditer(content, 0, 200_000))
    if not fields:
        return content
    there = chance.choice(fields)
    filling = a_token(chance) if chance.random() < 0.7 else chance.choice(fields)[0]
    return content[: there.start()] + filling + content[there.end() :]


def with_another_number(chance: random.Random, content: bytes) -> bytes:
    """Return content with another number of the same place, or one beside it, for a number."""
    numbers = list(_NUMBER.finditer(content, 0, 200_000))
    if not numbers:
        return content
    there = chance.choice(numbers)
    value, width = int(there[0][:18]), len(there[0])
    other = chance.choice(
        (value + 1, value - 1, 0, 1, 10**width - 1, chance.randrange(10 ** min(width, 12)))
    )
    return content[: there.start()] + str(other).rjust(width).encode() + content[there.end() :]


def with_columns_moved(chance: random.Random, content: bytes) -> bytes:
    """Return content with two stretches of a line in each other's place."""
    lines = content.splitlines(keepends=True)
    if not lines:
        return content
    at = _place(chance, lines) % len(lines)
    line = lines[at]
    a, b, c = sorted(_place(chance, line) for _ in range(3))
    lines[at] = line[:a] + line[b:c] + line[a:b] + line[c:]
    return b"".join(lines)


def with_lines_moved(chance: random.Random, content: bytes) -> bytes:
    """Return content with a line elsewhere, twice, or not at all."""
    lines = content.splitlines(keepends=True)
    if not lines:
        return content
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines[at], lines[to] = lines[to], lines[at]
        case 1:
            lines.insert(to, lines[at])
        case 2:
            del lines[at]
        case _:
            lines[at] = lines[at] * chance.choice((2, 20, 300))
    return b"".join(lines)


def in_another_encoding(chance: random.Random, content: bytes) -> bytes:
    text = content.decode("utf-8", "replace")
    return text.encode(chance.choice(_ENCODINGS), "replace")


def with_other_ends(chance: random.Random, content: bytes) -> bytes:
    """Return content with other ends of all its lines, or of some of them."""
    end = chance.choice(_ENDS)
    lines = content.splitlines()
    if chance.random() < 0.5:
        return end.join(lines)
    return b"".join(line + (end if chance.random() < 0.2 else b"\n") for line in lines)


def with_a_mark(chance: random.Random, content: bytes) -> bytes:
    """Return content behind a mark of the order of bytes, the right one or another."""
    return chance.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x1f\x8b", b"PK")) + content


_MUTATIONS: tuple[Mutation, ...] = (
    flipped,
    overwritten,
    truncated,
    without_a_piece,
    doubled,
    with_a_token,
    with_a_token,
    with_another_field,
    with_another_field,
    with_another_field,
    with_another_number,
    with_another_number,
    with_another_number,
    with_columns_moved,
    with_columns_moved,
    with_lines_moved,
    with_lines_moved,
    in_another_encoding,
    with_other_ends,
    with_a_mark,
)


def _place(chance: random.Random, content: Sequence[object]) -> int:
    return chance.randint(0, len(content))
