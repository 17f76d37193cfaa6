"""Which ratings count, as a comment of Arbiter or record 172 says."""

from arbiter_app.domain.facts.people.rating_rules import RatingRules, RatingUsed, tidy_lists
from arbiter_app.domain.names.plain_text import NAME
from arbiter_app.formats.trf.facts.rating_comments import LONG, PERIODS
from arbiter_app.formats.trf.reading.comment_parts import Parts

_SAID_LONG = {word: value for value, word in LONG.items()}
_SAID_PERIODS = {word: value for value, word in PERIODS.items()}
_LISTS = 5
"""So many parts stand before the names of the lists."""


def read_rating_rules(parts: Parts) -> RatingRules:
    """Return the rules of a comment. Raises ValueError, KeyError or IndexError."""
    return RatingRules(
        used=RatingUsed(parts.text(0)),
        takes_standard=parts.flag(1),
        is_first_list_checked=parts.flag(2),
        is_long=_SAID_LONG[parts.text(3)],
        keeps_first=_SAID_PERIODS[parts.text(4)],
        lists=tidy_lists(tuple(parts.text(at, NAME) for at in range(_LISTS, parts.count))),
    )
