"""Known errors of bbpPairings 6.0.0, each ruled by article, narrowly, by the position of the round.

- A bye that is worth no more than a loss: it holds it for no downfloat, and C.04.3 Art. 1.4.3 says
  that who has the pairing-allocated bye gets a downfloat, whatever it is worth.
- It gives the bye to one who may not have it (C.04.3 Art. 2.1.2, C2): absolute.

Where FIDE's engine is set up it must pair such a round as we do.
"""

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Round
from tests.oracles.comparing import (
    alike,
    gives_barred_bye,
    gives_downfloat_by_points,
    is_barred_bye,
    our_answer,
    played,
)
from tests.oracles.gacrux import Gacrux
from tests.oracles.report import text_for_engines

BYE_NO_FLOAT = "ruled: bye worth no more than a loss is a downfloat, C.04.3 Art. 1.4.3"
BARRED_BYE = "ruled: a bye that nobody may give, C.04.3 Art. 2.1.2"


def ruling(
    event: Event, number: Round, gacrux: Gacrux | None, objection: str | None = None
) -> str | None:
    """Return which error it is that it pairs a round otherwise, None where it is none of these; an
    objection is what its checker says of a round that we have paired.
    """
    position, ours = our_answer(event, number)
    if objection is None:
        is_barred = is_barred_bye(position, played(event, number))
    else:
        is_barred = gives_barred_bye(position, objection)
    if is_barred:
        named = BARRED_BYE
    elif not gives_downfloat_by_points(event) and _had_bye_lately(event, number):
        named = BYE_NO_FLOAT
    else:
        return None
    if gacrux is not None:
        (told,) = gacrux.rounds(text_for_engines(event), [number])
        if not alike(told.answer, ours):
            return None
    return named


def _had_bye_lately(event: Event, number: Round) -> bool:
    """Tell whether one of the two rounds before, of which floats are kept, had a bye."""
    before = {Round(number - 1), Round(number - 2)} - {Round(0), Round(-1)}
    return any(played(event, each).free is not None for each in before)
