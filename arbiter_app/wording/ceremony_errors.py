"""Sentences for errors of the draw ceremony, late players and substitutes."""

from collections.abc import Mapping

CEREMONY_SENTENCES: Mapping[str, str] = {}
