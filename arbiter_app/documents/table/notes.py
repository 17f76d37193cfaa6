"""What must be said below a table so that its figures can be believed."""

from collections.abc import Iterable

from arbiter_app.documents.parts.frame import list_change
from arbiter_app.documents.play.result_notes import result_notes
from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Unrated
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import is_team
from arbiter_app.domain.table.standings import Standings
from arbiter_app.domain.tie_breaks.editions import criterion_of
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Individual
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import team_scores, tie_breaks

_BETWEEN = "; "
"""Latin names have commas of their own, and a dash would make pairs of the players."""

_UNRATED = {
    Unrated.LEFT_OUT: QT_TRANSLATE_NOOP(
        "Paper",
        "Without a rating, and therefore left out of rating tie-breaks as the regulations of the"
        " event say (C.07 Art. 10): {players}.",
    ),
    Unrated.ARBITERS_RATING: QT_TRANSLATE_NOOP(
        "Paper",
        "Without a rating; for tie-breaks rated by the arbiter as the regulations of the event say"
        " (C.07 Art. 10): {players}.",
    ),
}


def table_notes(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    """Return everything about players and criteria that the figures alone do not tell."""
    return (
        *_list_changes(here, catalogue),
        *_annulment(catalogue, table),
        *result_notes(here, catalogue),
        *_adjustments(here, catalogue),
        *_own_criteria(here, catalogue, table),
        *_dropped(here, catalogue, table),
        *_unrated(here, catalogue, table),
    )


def _list_changes(here: InHand, catalogue: Catalogue) -> Iterable[Paragraph]:
    """Yield what has ordered the table otherwise than announced (C.07 Art. 4.1)."""
    for change in here.competition.list_changes:
        yield Paragraph(list_change(catalogue, change))


def _annulment(catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    if not any(row.annulled for row in table.rows):
        return ()
    note = catalogue.translate(
        "Paper",
        "Grey: withdrew with less than half of the games played. The results stay in the cross"
        " table, but neither these points nor those against the player count (C.05 Art. 6.6).",
    )
    return (Paragraph(note),)


def _adjustments(here: InHand, catalogue: Catalogue) -> tuple[Paragraph, ...]:
    adjustments = here.competition.adjustments
    if not adjustments:
        return ()
    note = catalogue.translate(
        "Paper", "Points given or taken by the arbiter, contained in the totals: {players}."
    )
    listed = "; ".join(_adjusted(here.event, catalogue, each) for each in adjustments)
    return (Paragraph(note.format(players=listed)),)


def _adjusted(event: Event, catalogue: Catalogue, adjustment: Adjustment) -> str:
    values = {
        "player": people.name(catalogue, event.contestants[adjustment.player]),
        "points": _signed(catalogue, adjustment),
    }
    if adjustment.round is None:
        return catalogue.translate("Paper", "{player} {points}").format(**values)
    pattern = catalogue.translate("Paper", "{player} {points} (round {round})")
    return pattern.format(**values, round=adjustment.round)


def _signed(catalogue: Catalogue, adjustment: Adjustment) -> str:
    """Return points with their sign: "−½"; of a team those of each score that changes."""
    if not is_team(adjustment.player):
        return numbers.signed_points(catalogue, adjustment.points)
    told = (
        f"{numbers.signed_points(catalogue, points)} {team_scores.head(catalogue, score)}"
        for score in Score
        if (points := adjustment.of(score))
    )
    return ", ".join(told)


def _own_criteria(here: InHand, catalogue: Catalogue, table: Standings) -> Iterable[Paragraph]:
    """Yield the definitions of the event's own criteria (C.07 Art. 4.1)."""
    higher = catalogue.translate("Paper", "{criterion}: {definition}")
    lower = catalogue.translate("Paper", "{criterion} (less is better): {definition}")
    for criterion in here.competition.own_criteria:
        if criterion.code in table.tie_breaks:
            name = tie_breaks.short_name(catalogue, criterion.code)
            pattern = lower if criterion.lower_is_better else higher
            yield Paragraph(pattern.format(criterion=name, definition=criterion.definition))


def _dropped(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    if not table.dropped:
        return ()
    note = catalogue.translate(
        "Paper",
        "Not applied: {criteria}. These players have no rating, and the regulations of the event"
        " do not say what becomes of them (C.07 Art. 10): {players}.",
    )
    if here.competition.settings.unrated is Unrated.ARBITERS_RATING:
        note = catalogue.translate(
            "Paper",
            "Not applied: {criteria}. These players have no rating, not even one of the arbiter’s"
            " (C.07 Art. 10): {players}.",
        )
    text = note.format(
        criteria=tie_breaks.order(catalogue, table.dropped),
        players=_names(catalogue, _without_rating(here, table)),
    )
    return (Paragraph(text, strong=True),)


def _unrated(here: InHand, catalogue: Catalogue, table: Standings) -> tuple[Paragraph, ...]:
    """Return what was done about players without a rating, where a criterion asks for one."""
    settings = here.competition.settings
    unrated = list(_unrated_players(here, table))
    if settings.unrated not in _UNRATED or not unrated or table.dropped:
        return ()
    if not any(_rests_on_ratings(here, code) for code in table.tie_breaks):
        return ()
    with_rating = catalogue.translate("Paper", "{player} (rating {rating})")
    if settings.unrated is Unrated.LEFT_OUT:
        listed = _names(catalogue, unrated)
    else:
        listed = _BETWEEN.join(
            with_rating.format(player=people.name(catalogue, each), rating=each.arbiters_rating)
            for each in unrated
        )
    note = catalogue.translate("Paper", _UNRATED[settings.unrated])
    return (Paragraph(note.format(players=listed)),)


def _unrated_players(here: InHand, table: Standings) -> Iterable[Player]:
    """Yield who counts in the table and has no rating."""
    players = (here.event.contestants[row.player] for row in table.rows if not row.annulled)
    return (player for player in players if here.competition.rated(player).rating is None)


def _without_rating(here: InHand, table: Standings) -> Iterable[Player]:
    """Yield who has not even a rating of the arbiter's where the regulations allow one."""
    rated_here = here.competition.settings.unrated is Unrated.ARBITERS_RATING
    return (
        player
        for player in _unrated_players(here, table)
        if not (rated_here and player.arbiters_rating is not None)
    )


def _rests_on_ratings(here: InHand, code: str) -> bool:
    settings = here.competition.settings
    criterion = criterion_of(settings, TieBreak.parse(code))
    function = criterion.function
    return isinstance(function, Individual) and function.rests_on_ratings


def _names(catalogue: Catalogue, players: Iterable[Player]) -> str:
    return _BETWEEN.join(people.name(catalogue, player) for player in players)
