"""What play-offs have decided in a table that is printed."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.ids import PlayerId
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Decided:
    """What stands of play-offs beside those who played one, and below the table."""

    notes: Mapping[PlayerId, str]
    below: Sequence[str]


NOTHING = Decided(notes={}, below=())
