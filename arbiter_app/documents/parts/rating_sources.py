"""Where the ratings on a sheet come from: the lists it must name, and the sign of the typed in."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.documents.parts.columns import PlayerColumn
from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player, RatingOrigin
from arbiter_app.domain.facts.people.rating_lists import ListKind
from arbiter_app.i18n import Catalogue

SIGN = "*"
"""Stands after a rating that was typed in, beside others that come from a list."""


def lists_of_strength(here: InHand) -> tuple[RatingOrigin, ...]:
    """Return the lists behind the rating that counts, the only one that most sheets print: those
    of the first day, and those of the rounds of a long event.
    """
    competition = here.competition
    rounds = (None, *(each.number for each in competition.rounds))
    return _each_once(
        origin
        for player in here.entrants
        for round_ in (rounds if player.later_ratings else rounds[:1])
        for origin in competition.rated(player, round_).origins
    )


def lists_of_both(here: InHand) -> tuple[RatingOrigin, ...]:
    """Return the lists behind the FIDE and the national ratings."""
    players = here.entrants
    return _each_once(
        (*(each.fide_origin for each in players), *(each.national_origin for each in players))
    )


def marked(column: PlayerColumn, kind: ListKind, here: InHand) -> PlayerColumn:
    """Return the column of a rating, with a sign beside the typed in where others have a list."""
    if not _mixed(kind, here):
        return column

    def text(catalogue: Catalogue, player: Player) -> str:
        shown = column.text(catalogue, player)
        return f"{shown}{SIGN}" if shown and _origin(kind, player) is None else shown

    return replace(column, text=text)


def typed_in_note(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return what the sign means, if it stands on the sheet."""
    if not any(_mixed(kind, here) for kind in ListKind):
        return ()
    note = catalogue.translate("Paper", "* The rating was typed in, not taken from a list.")
    return (Paragraph(note),)


def _mixed(kind: ListKind, here: InHand) -> bool:
    """Whether some ratings of a kind come from a list and others were typed in."""
    rated = [each for each in here.entrants if _rating(kind, each) is not None]
    return len({_origin(kind, each) is None for each in rated}) > 1


def _rating(kind: ListKind, player: Player) -> int | None:
    return player.fide_rating if kind is ListKind.FIDE else player.national_rating


def _origin(kind: ListKind, player: Player) -> RatingOrigin | None:
    return player.fide_origin if kind is ListKind.FIDE else player.national_origin


def _each_once(origins: Iterable[RatingOrigin | None]) -> tuple[RatingOrigin, ...]:
    return tuple(dict.fromkeys(origin for origin in origins if origin is not None))
