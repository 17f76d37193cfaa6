"""Preliminary groups: who plays in which, and under which number."""

from enum import StrEnum


class Divide(StrEnum):
    """How the field is divided into groups."""

    SNAKE = "snake"
    """By the numbers of the draw: 1 … k into the groups, k + 1 … 2k the other way round …"""
    LOTS = "lots"
    """By lot, so that no group has two more than another."""
