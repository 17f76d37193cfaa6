"""Sentences for errors of spreadsheets of players."""

from collections.abc import Mapping

SHEET_SENTENCES: Mapping[str, str] = {}
