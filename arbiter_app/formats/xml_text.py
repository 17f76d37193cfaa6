"""XML that somebody else has written, read as it comes: no tree of it is made, none of its size
fills the memory, and it defines no words of its own that unfold without end.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NoReturn
from xml.parsers import expat

DEEPEST = 100
"""So many elements may stand inside each other; no format of ours has a fifth of it."""
_LONGEST_TOKEN = 4 * 2**20
"""A tag or a comment with more bytes is not waited for."""


class XmlError(ValueError):
    """A text is not XML, or no XML that is read here."""


class TooManyElementsError(XmlError):
    """There are more elements than what is read may have."""


def read_xml(
    chunks: Iterable[bytes],
    *,
    begin: Callable[[str, Mapping[str, str]], None],
    end: Callable[[str], None],
    said: Callable[[str], None],
    most: int,
    is_cut: bool = False,
) -> int:
    """Tell of each element, by its name without a prefix, where it begins and ends, and of the
    texts between; return how many elements there are.

    Raises XmlError, also where there are definitions (DOCTYPE) or what is nested too deeply, and
    TooManyElementsError; `is_cut` says that the end is missing on purpose.
    """
    parser = expat.ParserCreate()
    parser.buffer_text = True
    count = depth = 0

    def begins(name: str, attributes: Mapping[str, str]) -> None:
        nonlocal count, depth
        count += 1
        depth += 1
        if count > most:
            raise TooManyElementsError(most)
        if depth > DEEPEST:
            raise XmlError("nested too deeply")
        begin(name.rpartition(":")[2], attributes)

    def ends(name: str) -> None:
        nonlocal depth
        depth -= 1
        end(name.rpartition(":")[2])

    parser.StartElementHandler = begins
    parser.EndElementHandler = ends
    parser.CharacterDataHandler = said
    parser.StartDoctypeDeclHandler = _refuse_definitions
    fed = 0
    try:
        for chunk in chunks:
            parser.Parse(chunk, False)
            fed += len(chunk)
            if fed - parser.CurrentByteIndex > _LONGEST_TOKEN:
                raise XmlError("a tag without end")
        if not is_cut:
            parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise XmlError(str(error)) from error
    return count


def attribute(attributes: Mapping[str, str], name: str) -> str:
    """Return an attribute by its name without a prefix; "" where there is none."""
    if name in attributes:
        return attributes[name]
    return next((text for key, text in attributes.items() if key.rpartition(":")[2] == name), "")


def _refuse_definitions(*_: object) -> NoReturn:
    raise XmlError("DOCTYPE")
