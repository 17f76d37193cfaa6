"""Words for discounts on entry fees."""

from arbiter_app.domain.facts.people.money import Among, Discount, Whom
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import fees

_FURTHER = QT_TRANSLATE_NOOP("Discounts", "second and further tournaments")


def whom(catalogue: Catalogue, whom: Whom) -> str:
    """Return for whom a discount is: "second and further tournaments", "U10", "GM"."""
    if whom is Among.FURTHER:
        return catalogue.translate("Discounts", _FURTHER)
    return whom.value


def off(catalogue: Catalogue, discount: Discount) -> str:
    """Return what is taken off: "50 %", "100"."""
    figures = fees.amount(catalogue, discount.off)
    return f"{figures}\u00a0%" if discount.in_percent else figures
