"""What a paper says, in a few letters: the same again means that nothing on it has changed."""

import hashlib
from dataclasses import replace

from arbiter_app.documents.report import Report

_LENGTH = 16


def fingerprint(report: Report) -> str:
    """Return the fingerprint of all that is printed but the moment and the data version, however
    many pages and copies of it are, with a logo or without.
    """
    sheets = [
        replace(
            sheet,
            footer=replace(sheet.footer, data_version="", code="", printed_at="", made_at=None),
            following=(),
            pages=(),
            copies=1,
            logo=None,
        )
        for sheet in report.sheets
    ]
    return hashlib.sha256(repr(sheets).encode()).hexdigest()[:_LENGTH]
