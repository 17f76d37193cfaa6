"""Asking the registry beside the window, whose files may be gone or be none."""

from collections.abc import Callable
from typing import TypeVar

from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FormatError
from arbiter_app.i18n import window_catalogue
from arbiter_app.services.errors import FileError
from arbiter_app.wording.errors.sentences import error_sentence

Found = TypeVar("Found")

Failure = FileError | FormatError | RuleError


def attempt(work: Callable[[], Found]) -> Found | Failure:
    """Return what work in a worker thread finds, or why it could not."""
    try:
        return work()
    except (FileError, FormatError, RuleError) as error:
        return error


def why(failure: Failure) -> str:
    """Return the sentence of a failure in the language of the window."""
    return error_sentence(window_catalogue(), failure)
