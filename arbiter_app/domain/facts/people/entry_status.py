"""Whether somebody who was entered still takes part."""

from enum import StrEnum


class EntryStatus(StrEnum):
    REGISTERED = "registered"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"
