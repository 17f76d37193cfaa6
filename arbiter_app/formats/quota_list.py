"""Quotas of single contingents in one line, as a person types them: "Київ 5; Львівська 3"."""

import re
from collections.abc import Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.patterns import pattern

_MOST = 9999
_QUOTA = pattern(r"(\S.*?)[\s:=–-]+([0-9]+)")


def format_quotas(quotas: Mapping[str, int]) -> str:
    """Return quotas in one line: "Київ 5; Львівська 3"."""
    return "; ".join(f"{name} {quota}" for name, quota in quotas.items())


def parse_quotas(text: str) -> Mapping[str, int]:
    """Read "Київ 5; Львівська – 3"; commas may stand between them, too.

    Raises RuleError("conditions.quotas") with the first piece that is no quota, or names a
    contingent again.
    """
    quotas: dict[str, int] = {}
    named = set()
    for piece in filter(None, (each.strip() for each in re.split(r"[;,\n]", text))):
        match = _QUOTA.fullmatch(piece)
        quota = whole_number(match[2], most=_MOST) if match else None
        if match is None or quota is None or letters_of(match[1]) in named:
            raise RuleError("conditions.quotas", text=piece)
        named.add(letters_of(match[1]))
        quotas[match[1]] = quota
    return quotas
