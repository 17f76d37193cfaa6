"""What must be said of single results that their signs in a table do not tell."""

from collections.abc import Callable, Iterable, Iterator

from arbiter_app.documents.report import Paragraph
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms.event import scoring
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.play.missing_results import carried
from arbiter_app.wording.terms.registration import people


def carried_note(rounds: Iterable[RoundOfPlay], catalogue: Catalogue) -> tuple[Paragraph, ...]:
    """Return which games are not played in this stage, if any counts from an earlier one."""
    note = carried(catalogue, rounds)
    return (Paragraph(note),) if note else ()


def result_notes(here: InHand, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield which points the arbiter set, which games are not rated, which results are for the
    rating report alone, which count from an earlier stage, and what a result is worth where that
    is not the usual.
    """
    yield from carried_note(here.competition.rounds, catalogue)
    if points := scoring.unusual_points(catalogue, here.competition.settings):
        yield Paragraph(catalogue.translate("Paper", "Points: {points}.").format(points=points))
    decided = catalogue.translate("Paper", "Points set by the arbiter: {games}.")
    yield from _listed(here, catalogue, decided, _is_decision)
    unrated = catalogue.translate("Paper", "Played but not rated: {games}.")
    yield from _listed(here, catalogue, unrated, _is_unrated)
    corrected = [
        _corrected(here.event, catalogue, round_, game)
        for round_, game in here.competition.games
        if game.rated_result
    ]
    if corrected:
        note = catalogue.translate(
            "Paper",
            "Corrected for the rating report only, too late for the table (C.04.2): {games}.",
        )
        yield Paragraph(note.format(games="; ".join(corrected)))


def _listed(
    here: InHand, catalogue: Catalogue, note: str, concerns: Callable[[Game], bool]
) -> Iterator[Paragraph]:
    games = [
        _game(here.event, catalogue, round_, game)
        for round_, game in here.competition.games
        if concerns(game)
    ]
    if games:
        yield Paragraph(note.format(games="; ".join(games)))


def _is_decision(game: Game) -> bool:
    return game.result is not None and game.result.is_decision


def _is_unrated(game: Game) -> bool:
    return game.result is not None and game.result.is_unrated


def _game(event: Event, catalogue: Catalogue, round_: RoundOfPlay, game: Game) -> str:
    assert game.result is not None, "only games with a result are listed"
    pattern = catalogue.translate("Paper", "{white} – {black} {result} (round {round})")
    return pattern.format(
        white=people.name(catalogue, event.contestants[game.white]),
        black=people.name(catalogue, event.contestants[game.black]),
        result=results.result(catalogue, game.result),
        round=round_.number,
    )


def _corrected(event: Event, catalogue: Catalogue, round_: RoundOfPlay, game: Game) -> str:
    assert game.rated_result is not None, "only corrected games are listed"
    pattern = catalogue.translate("Paper", "{game}, for the rating {result}")
    return pattern.format(
        game=_game(event, catalogue, round_, game),
        result=results.result(catalogue, game.rated_result),
    )
