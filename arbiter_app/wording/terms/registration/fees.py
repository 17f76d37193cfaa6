"""Words for amounts of money."""

from decimal import Decimal

from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers

_NO_BREAK = "\u00a0"


def amount(catalogue: Catalogue, value: Decimal) -> str:
    """Return an amount without its currency: "500", "1 250.50"."""
    is_whole = value == value.to_integral_value()
    figures = numbers.tie_break_value(catalogue, value, places=0 if is_whole else 2)
    whole = f"{int(value):,}".replace(",", _NO_BREAK)
    return whole + figures[len(str(int(value))) :]


def money(catalogue: Catalogue, event: Event, value: Decimal) -> str:
    """Return an amount with the currency that the event names, if it names one."""
    currency = event.particulars.get(Particular.CURRENCY)
    figures = amount(catalogue, value)
    return f"{figures}{_NO_BREAK}{currency}" if currency else figures
