"""Which kind of rating list a file is."""

from codecs import BOM_UTF8

from arbiter_app.formats.rating_lists.fide_text import FideText, is_fide_text
from arbiter_app.formats.rating_lists.fide_xml import FideXml, is_xml
from arbiter_app.formats.rating_lists.national import NationalCsv
from arbiter_app.formats.rating_lists.reader import ListReader


def recognised(name: str, beginning: bytes) -> ListReader:
    """Return the reader of a list by the name of its file and its first bytes, 64 thousand or all.

    Raises FormatError where it is no rating list that can be read.
    """
    start = beginning.removeprefix(BOM_UTF8)
    if is_fide_text(start):
        return FideText.of(name, start)
    if is_xml(start):
        return FideXml.of(name, start)
    return NationalCsv.of(name, beginning)
