"""Sentences for errors of the registration desk, the mandate commission and eligibility."""

from collections.abc import Mapping

DESK_SENTENCES: Mapping[str, str] = {}
