"""What one round adds to the value of a criterion."""

from decimal import Decimal
from typing import NamedTuple

from arbiter_app.domain.tie_breaks.crosstable import Cell
from arbiter_app.domain.tie_breaks.unplayed import Dummy


class Part(NamedTuple):
    """What one round adds to a value. A tuple, because a table has thousands of them."""

    cell: Cell
    score: Decimal
    """What says how significant the part is (C.07 Art. 14.1): the opponent's score or rating."""
    value: Decimal
    dummy: Dummy | None = None
    """Who stands for the opponent in an unplayed round."""
