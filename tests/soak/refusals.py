"""Errors of our own: what a turn may be refused with."""

import random

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.i18n import LANGUAGES, catalogue
from arbiter_app.wording.errors.sentences import error_sentence
from tests.soak.outcomes import Outcome, expect

OURS = (RuleError, FormatError, FileError)


def refused(chance: random.Random, error: RuleError | FormatError | FileError) -> Outcome:
    """Make the sentence that a person reads, in one of the languages."""
    told = error_sentence(catalogue(chance.choice(LANGUAGES)), error)
    expect(told, "a refusal without a sentence")
    return Outcome.REFUSED
