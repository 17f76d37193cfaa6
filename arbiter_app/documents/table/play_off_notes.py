"""What a table says of play-offs: beside those who played one, and below it."""

from collections.abc import Iterator, Mapping

from arbiter_app.documents.report import Column, Paragraph
from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.play_offs.outcome import is_valid, play_off_order
from arbiter_app.domain.table.standings import ties_before_play_offs
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event.stages import stage_name
from arbiter_app.wording.terms.play import play_offs


def columns(here: InHand, catalogue: Catalogue) -> tuple[Column, ...]:
    """Return the column of what play-offs have decided; none where there were none."""
    if not _counting(here):
        return ()
    return (Column(catalogue.translate("Column", "Play-off")),)


def cells(here: InHand, catalogue: Catalogue) -> Mapping[PlayerId, str]:
    """Return what stands in that column beside those who took part: "2:1", "shared"."""
    return {
        player: play_offs.short_note(catalogue, here.event, order, player)
        for play_off in _counting(here)
        for order in (play_off_order(here.tournament.competition(play_off.stage), play_off),)
        for player in play_off.players
    }


def notes(here: InHand, catalogue: Catalogue, *, order_told: bool = False) -> Iterator[Paragraph]:
    """Yield the places that play-offs gave, unless they are told elsewhere on the sheet, their
    games, and that these count for nothing else.
    """
    tournament = here.tournament
    found = _counting(here)
    for play_off in found:
        if not order_told:
            yield Paragraph(_order(here.event, catalogue, play_off))
        for stage in tournament.stages_of(play_off.id):
            if games := "; ".join(play_offs.step_results(catalogue, here.event, stage)):
                pattern = catalogue.translate("Paper", "{stage}: {games}.", "of a play-off")
                name = stage_name(catalogue, tournament, stage)
                yield Paragraph(pattern.format(stage=name, games=games))
    if any(tournament.stages_of(play_off.id) for play_off in found):
        yield Paragraph(
            catalogue.translate(
                "Paper",
                "Games of a play-off order its players alone: they enter neither the points nor the"
                " tie-breaks (C.07 Art. 3).",
            )
        )


def _order(event: Event, catalogue: Catalogue, play_off: PlayOff) -> str:
    order = play_off_order(event.tournament.competition(play_off.stage), play_off)
    pattern = catalogue.translate("Paper", "Play-off for {places}: {order}.")
    return pattern.format(
        places=play_offs.places(catalogue, play_off.first_place, play_off.last_place),
        order="; ".join(play_offs.order_text(catalogue, event, play_off, order)),
    )


def _counting(here: InHand) -> tuple[PlayOff, ...]:
    """Return the play-offs of the stage whose ties still exist: those that order its table."""
    competition = here.competition
    of_stage = [each for each in competition.play_offs if each.stage == competition.id]
    if not of_stage:
        return ()
    ties = ties_before_play_offs(competition, here.event.contestants)
    return tuple(each for each in of_stage if is_valid(each, ties))
