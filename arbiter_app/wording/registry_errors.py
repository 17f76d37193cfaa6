"""Sentences for errors of the registry of this computer and rating lists."""

from collections.abc import Mapping

REGISTRY_SENTENCES: Mapping[str, str] = {}
