"""Words for who sits at the computer."""

from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.registration import people

OFFICES = {
    Authority.CHIEF_ARBITER: Role.CHIEF_ARBITER,
    Authority.SECRETARY: Role.CHIEF_SECRETARY,
    Authority.ARBITER: Role.ARBITER,
}
"""The office that an authority is named after."""


def authority(catalogue: Catalogue, value: Authority) -> str:
    """Return as whom somebody is signed in: "Chief arbiter"."""
    return people.role(catalogue, OFFICES[value])


def actor(catalogue: Catalogue, name: str) -> str:
    """Return who acted: a name, or the chief arbiter where none is known."""
    return name or catalogue.translate("Rights", "chief arbiter")
