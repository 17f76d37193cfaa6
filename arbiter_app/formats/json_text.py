"""JSON that somebody else may have written."""

import json
from typing import Any, NoReturn


def parse_json(text: str) -> Any:
    """Return what a text says as JSON.

    Raises ValueError where it is none: JSONDecodeError with the place where it ends to be JSON; and
    where it nests without end, or has a number that is none or has thousands of digits.
    """
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)
