"""Why a round of a Swiss is paired as it is, in a sentence with its article for each question."""

from arbiter_app.wording.why.pairing.answers import (
    bye_sentence,
    colour_sentence,
    float_sentence,
    pair_sentence,
    why_not_sentence,
)
from arbiter_app.wording.why.pairing.reasons import Reasons, reasons_of
from arbiter_app.wording.why.pairing.words import Words

__all__ = [
    "Reasons",
    "Words",
    "bye_sentence",
    "colour_sentence",
    "float_sentence",
    "pair_sentence",
    "reasons_of",
    "why_not_sentence",
]
