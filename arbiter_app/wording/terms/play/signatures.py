"""What captains put under the reports of their matches, in words."""

from collections.abc import Collection, Mapping, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import Board
from arbiter_app.domain.teams.signatures import Signing
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.missing_results import shown_ranges
from arbiter_app.wording.terms.registration import people

_HOW: Mapping[HowSigned, str] = {
    HowSigned.SIGNED: QT_TRANSLATE_NOOP("Signature", "signed"),
    HowSigned.PROTEST: QT_TRANSLATE_NOOP("Signature", "signed under protest"),
    HowSigned.REFUSED: QT_TRANSLATE_NOOP("Signature", "refused to sign"),
}


def how(catalogue: Catalogue, how: HowSigned) -> str:
    """Return what a captain did."""
    return catalogue.translate("Signature", _HOW[how])


def given(catalogue: Catalogue, signing: Signing) -> str:
    """Return who signed for a side of a match, how, and for which result where that is another one
    now: "Коваль Олена, signed under protest, for 2½ – 1½"; "" where nothing is given.
    """
    signature = signing.signature
    if signature is None:
        return ""
    is_plain = signature.how is HowSigned.SIGNED and bool(signature.by)
    parts = (
        who(catalogue, signature),
        "" if is_plain else how(catalogue, signature.how),
        "" if signing.is_of_now else for_score(catalogue, signing),
    )
    return ", ".join(filter(None, parts))


def who(catalogue: Catalogue, signature: MatchSignature) -> str:
    """Return the name that was signed, and that it was not the captain; "" where none is known."""
    if not signature.is_substitute:
        return signature.by
    pattern = catalogue.translate("Signature", "{name} (for the captain)")
    return pattern.format(name=signature.by or "–")


def for_score(catalogue: Catalogue, signing: Signing) -> str:
    """Return the result that was signed, that of the team named first first: "for 2½ – 1½"."""
    signature = signing.signature
    if signature is None:
        return ""
    own, other = (
        numbers.points(catalogue, sum(points, Decimal(0)))
        for points in (signature.own, signature.other)
    )
    white, black = (own, other) if signing.colour is Colour.WHITE else (other, own)
    pattern = catalogue.translate("Signature", "for {white} – {black}")
    return pattern.format(white=white, black=black)


def of_match(catalogue: Catalogue, event: Event, both: Sequence[Signing]) -> str:
    """Return how a match stands with its signatures, by teams where these differ; "" before the
    first one.
    """
    if all(each.signature is None for each in both):
        return ""
    told = [_of_side(catalogue, each) for each in both]
    if len({*told}) == 1:
        return told[0]
    pattern = catalogue.translate("Signature", "{team}: {told}")
    names = [people.name(catalogue, event.contestants[each.team]) for each in both]
    return "; ".join(
        pattern.format(team=name, told=words)
        for each, name, words in zip(both, names, told, strict=True)
        if not _is_plain(each)
    )


def missing(catalogue: Catalogue, tables: Collection[Board]) -> str:
    """Return at which tables signatures are missing; "" where none are."""
    if not tables:
        return ""
    pattern = catalogue.translate("Signature", "not signed by captains: tables {tables}")
    return pattern.format(tables=shown_ranges(tables))


def _is_plain(signing: Signing) -> bool:
    given = signing.signature
    return given is not None and given.how is HowSigned.SIGNED and signing.is_of_now


def _of_side(catalogue: Catalogue, signing: Signing) -> str:
    if signing.signature is None:
        return catalogue.translate("Signature", "not signed")
    if _is_plain(signing):
        return catalogue.translate("Signature", "✓ signed")
    told = how(catalogue, signing.signature.how)
    return told if signing.is_of_now else f"{told} {for_score(catalogue, signing)}"
