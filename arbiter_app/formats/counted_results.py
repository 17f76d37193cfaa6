"""How many results count in a ranking across tournaments, as a text: "2:1:0", "0:0:-"."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import Quota
from arbiter_app.patterns import pattern

_QUOTA = pattern(r"([0-9]{1,3}):([0-9]{1,3}):([0-9]{1,3}|-)")


def format_quota(quota: Quota) -> str:
    """Return boys, girls and others that count: "2:1:0"; a stroke where all others do."""
    return f"{quota.boys}:{quota.girls}:{'-' if quota.others is None else quota.others}"


def parse_quota(text: str) -> Quota:
    """Read what `format_quota` gives. Raises RuleError("across.quota")."""
    found = _QUOTA.fullmatch(text.strip())
    if found is None:
        raise RuleError("across.quota", text=text)
    boys, girls, others = found.groups()
    return Quota(boys=int(boys), girls=int(girls), others=None if others == "-" else int(others))
