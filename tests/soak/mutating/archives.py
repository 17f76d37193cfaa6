"""Mutations of ZIP archives, such as workbooks: of their parts, and of what holds them together."""

import random
import re
from collections.abc import Callable
from io import BytesIO
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, BadZipFile, ZipFile

from tests.soak.mutating.content import a_token, mutated

_PACKED = (ZIP_STORED, ZIP_DEFLATED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA)
_ATTRIBUTE = re.compile(rb'(\s[\w:]+=")([^"]*)"')
_TEXT = re.compile(rb">([^<>]{1,200})<")
_BOMB = 3_000_000
_ENTITIES = (
    b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
    b'<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY lol "&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>'
)
_VALUES = (
    b"A1:XFD1048576",
    b"XFD1048576",
    b"A1048576",
    b"1048576",
    b"-1",
    b"0",
    b"99999999999",
    b"s",
    b"str",
    b"inlineStr",
    b"e",
    b"b",
    b"d",
    b"n",
    b"1e400",
    b"2958466",
    b"-700000",
    b"0.1",
    b"NaN",
    b"hidden",
    b"rId99",
    b"../../../etc/passwd",
    b"&lol;",
)

Mutation = Callable[[random.Random, bytes], bytes]


def packed(chance: random.Random, name: str, content: bytes) -> bytes:
    """Return an archive with one part, sometimes with others beside it."""
    made = BytesIO()
    with ZipFile(made, "w", chance.choice(_PACKED)) as archive:
        archive.writestr(name, content)
        if chance.random() < 0.2:
            archive.writestr(chance.choice(("readme.txt", "../up.txt", "a/b.xml", "x.pdf")), b"x")
    return made.getvalue()


def with_another_archive(chance: random.Random, content: bytes) -> bytes:
    """Return an archive after one to three changes of its parts or of its bytes."""
    if chance.random() < 0.25:
        return mutated(chance, content)
    for _ in range(chance.choice((1, 1, 2, 3))):
        content = _with_another_part(chance, content)
    return content


def with_other_markup(chance: random.Random, content: bytes) -> bytes:
    """Return XML with another attribute, text or element."""
    match chance.randrange(6):
        case 0 | 1:
            return _replaced(chance, content, _ATTRIBUTE, 2)
        case 2 | 3:
            return _replaced(chance, content, _TEXT, 1)
        case 4:
            at = content.find(b"?>") + 2
            entities = content[:at] + _ENTITIES + content[at:]
            return _replaced(chance, entities, _TEXT, 1, b"&lol;")
        case _:
            elements = [found.start() for found in re.finditer(rb"<\w", content)]
            at = chance.choice(elements or [0])
            to = content.find(b">", at) + 1
            return content[:to] + content[at:to] * chance.choice((1, 2, 2000)) + content[to:]


def _with_another_part(chance: random.Random, content: bytes) -> bytes:
    try:
        with ZipFile(BytesIO(content)) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
    except (BadZipFile, OSError, ValueError, KeyError, NotImplementedError, EOFError):
        return mutated(chance, content)
    if not parts:
        return content
    name = chance.choice([*parts])
    match chance.randrange(9):
        case 0:
            del parts[name]
        case 1:
            parts[name] = mutated(chance, parts[name])
        case 2:
            parts[chance.choice([*parts])] = parts[name]
        case 3:
            parts[name] = parts[name] + chance.choice((b" ", b"\0", b"<")) * _BOMB
        case 4:
            parts[chance.choice(("[Content_Types].xml", "content.xml", "a" * 300, "x/../y"))] = b""
        case _:
            parts[name] = with_other_markup(chance, parts[name])
    made = BytesIO()
    with ZipFile(made, "w", chance.choice(_PACKED)) as archive:
        for each, told in parts.items():
            archive.writestr(each, told)
    return made.getvalue()


def _replaced(
    chance: random.Random,
    content: bytes,
    where: re.Pattern[bytes],
    group: int,
    value: bytes | None = None,
) -> bytes:
    found = list(where.finditer(content, 0, 300_000))
    if not found:
        return content
    there = chance.choice(found)
    if value is None:
        value = chance.choice((*_VALUES, a_token(chance), chance.choice(found)[group]))
    return content[: there.start(group)] + value + content[there.end(group) :]
