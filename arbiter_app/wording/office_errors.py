"""Sentences for errors of officials, staffing and the particulars of the event."""

from collections.abc import Mapping

OFFICE_SENTENCES: Mapping[str, str] = {}
