"""Words for contingents: players of one federation, region, club, coach or team, in every form."""

from collections.abc import Mapping

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.values import frozen


@frozen(kw_only=True)
class _Forms:
    """How one kind of contingent is spoken of; languages decline it each in their own way."""

    one: str
    """Of one of them: "region"."""
    all: str
    """Above a list of them: "Regions"."""
    by: str
    """What players are divided by, after "by"."""
    quota: str
    """At most so many players of one of them."""
    same: str
    """Those who are of the same one."""


# fmt: off
_FORMS: Mapping[ContingentKey, _Forms] = {
    ContingentKey.FEDERATION: _Forms(
        one=QT_TRANSLATE_NOOP("Contingent", "federation"),
        all=QT_TRANSLATE_NOOP("Contingent", "Federations"),
        by=QT_TRANSLATE_NOOP("ContingentKey", "federation"),
        quota=QT_TRANSLATE_NOOP("Contingent", "at most {quota} of one federation"),
        same=QT_TRANSLATE_NOOP("Contingent", "those of one federation"),
    ),
    ContingentKey.REGION: _Forms(
        one=QT_TRANSLATE_NOOP("Contingent", "region"),
        all=QT_TRANSLATE_NOOP("Contingent", "Regions"),
        by=QT_TRANSLATE_NOOP("ContingentKey", "region"),
        quota=QT_TRANSLATE_NOOP("Contingent", "at most {quota} of one region"),
        same=QT_TRANSLATE_NOOP("Contingent", "those of one region"),
    ),
    ContingentKey.CLUB: _Forms(
        one=QT_TRANSLATE_NOOP("Contingent", "club"),
        all=QT_TRANSLATE_NOOP("Contingent", "Clubs"),
        by=QT_TRANSLATE_NOOP("ContingentKey", "club"),
        quota=QT_TRANSLATE_NOOP("Contingent", "at most {quota} of one club"),
        same=QT_TRANSLATE_NOOP("Contingent", "those of one club"),
    ),
    ContingentKey.COACH: _Forms(
        one=QT_TRANSLATE_NOOP("Contingent", "coach"),
        all=QT_TRANSLATE_NOOP("Contingent", "Coaches"),
        by=QT_TRANSLATE_NOOP("ContingentKey", "coach"),
        quota=QT_TRANSLATE_NOOP("Contingent", "at most {quota} of one coach"),
        same=QT_TRANSLATE_NOOP("Contingent", "those of one coach"),
    ),
    ContingentKey.TEAM: _Forms(
        one=QT_TRANSLATE_NOOP("Contingent", "team"),
        all=QT_TRANSLATE_NOOP("Contingent", "Teams"),
        by=QT_TRANSLATE_NOOP("ContingentKey", "team"),
        quota=QT_TRANSLATE_NOOP("Contingent", "at most {quota} of one team"),
        same=QT_TRANSLATE_NOOP("Contingent", "those of one team"),
    ),
}
# fmt: on


def contingent(catalogue: Catalogue, key: ContingentKey) -> str:
    """Return what one contingent is: "region"."""
    return catalogue.translate("Contingent", _FORMS[key].one)


def contingents(catalogue: Catalogue, key: ContingentKey) -> str:
    """Return the heading of a list of them: "Regions"."""
    return catalogue.translate("Contingent", _FORMS[key].all)


def contingents_by(catalogue: Catalogue, key: ContingentKey) -> str:
    """Return what makes players members of one contingent, to stand after "by"."""
    return catalogue.translate("ContingentKey", _FORMS[key].by)


def same(catalogue: Catalogue, key: ContingentKey) -> str:
    """Return those who are of the same contingent: "those of one club"."""
    return catalogue.translate("Contingent", _FORMS[key].same)


def quota(catalogue: Catalogue, key: ContingentKey, most: int) -> str:
    """Return how many players of one contingent may take part: "at most 2 of one region"."""
    return catalogue.translate("Contingent", _FORMS[key].quota).format(quota=most)
