"""Words for what a report file (TRF) does not say of an event, and for what is odd in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.formats import trf
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.play.missing_results import unfinished


def losses(catalogue: Catalogue, names: Iterable[str]) -> tuple[str, ...]:
    """Return a sentence for each name that `formats.trf.losses` gives."""
    return tuple(catalogue.translate("ReportLoss", LOSSES[name]) for name in names)


def finality_name(catalogue: Catalogue, finality: trf.Finality) -> str:
    """Return what a report is sent for: "Final"."""
    return catalogue.translate("ReportFinality", FINALITIES[finality])


def remarks(catalogue: Catalogue, event: Event) -> Iterator[str]:
    """Yield why a report is not final, which of its results are for the rating alone, and what it
    writes in other letters than the event.
    """
    tournament = event.tournament
    stage = tournament.main_stage
    if event.is_practice:
        yield catalogue.translate(
            "ReportRemark",
            "This is a practice copy. The file says so; send nobody this report.",
        )
    elif event.is_sample:
        yield catalogue.translate(
            "ReportRemark",
            "This is the sample event. The file says so; send nobody this report.",
        )
    if event.chess960 is not None:
        yield catalogue.translate(
            "ReportRemark",
            "Chess960 is not rated by FIDE as standard, rapid or blitz chess: the file says that it"
            " was played, and from which positions.",
        )
    if not is_over(tournament.competition()):
        if stage.missing and tournament.played_by_teams:
            yield catalogue.translate(
                "ReportRemark",
                "This report is not final: %n match(es) have no result.",
                None,
                stage.missing,
            )
        elif stage.missing:
            yield catalogue.translate(
                "ReportRemark",
                "This report is not final: %n game(s) have no result.",
                None,
                stage.missing,
            )
        else:
            yield catalogue.translate(
                "ReportRemark", "This report is not final: there is more to play."
            )
        yield from unfinished(
            catalogue, (each for each in stage.rounds if each.adjourned or each.was_played)
        )
    pattern = catalogue.translate(
        "ReportRemark",
        "Round {round}, board {board}: for the rating {rated}, in the table {result} (C.04.2).",
    )
    for round_, game in stage.games:
        if game.rated_result and game.result:
            yield pattern.format(
                round=round_.number,
                board=game.board,
                rated=results.result(catalogue, game.rated_result),
                result=results.result(catalogue, game.result),
            )
    yield from _latin_remarks(catalogue, trf.latin_forms(event))


_SHOWN = 3
"""Of the names that are put into Latin letters."""


def _latin_remarks(catalogue: Catalogue, forms: trf.LatinForms) -> Iterator[str]:
    """Yield what stands in a report in other letters, and what should stand in Latin ones."""
    if forms.players:
        yield catalogue.translate(
            "ReportRemark",
            "%n name(s) of players without a Latin form are put into Latin letters by the official"
            " table (Cabinet of Ministers, 55/2010): {names}. Type the forms of FIDE or of the"
            " passport where they differ.",
            None,
            len(forms.players),
        ).format(names=_both(forms.players))
    if others := (*forms.officials, *forms.words):
        yield catalogue.translate(
            "ReportRemark", "In Latin letters (Cabinet of Ministers, 55/2010): {texts}."
        ).format(texts="; ".join(f"{each.text} → {each.written}" for each in others))
    if forms.federations:
        yield catalogue.translate(
            "ReportRemark",
            "A report has a federation as three Latin letters; left out: {federations}.",
        ).format(federations=", ".join(forms.federations))
    if forms.others:
        yield catalogue.translate(
            "ReportRemark", "Not in Latin letters, and written as it is: {texts}."
        ).format(texts="; ".join(forms.others))


def _both(names: Sequence[trf.Respelt]) -> str:
    """Return the first names in both letters, with dots where there are more."""
    shown = [f"{each.text} → {each.written}" for each in names[:_SHOWN]]
    return "; ".join([*shown, "…"] if len(names) > _SHOWN else shown)


FINALITIES: Mapping[trf.Finality, str] = {
    trf.Finality.FINAL: QT_TRANSLATE_NOOP("ReportFinality", "Final"),
    trf.Finality.IN_BETWEEN: QT_TRANSLATE_NOOP("ReportFinality", "In between"),
}

# fmt: off
LOSSES: Mapping[str, str] = {
    "titles": QT_TRANSLATE_NOOP("ReportLoss", "The title, in full"),
    "place": QT_TRANSLATE_NOOP("ReportLoss", "The place or the federation, in full"),
    "dates": QT_TRANSLATE_NOOP("ReportLoss", "The first or the last day"),
    "organiser": QT_TRANSLATE_NOOP("ReportLoss", "The organiser"),
    "announcements": QT_TRANSLATE_NOOP(
        "ReportLoss", "When the appeals committee was announced"
    ),
    "regulations": QT_TRANSLATE_NOOP("ReportLoss", "The attached regulations"),
    "officials": QT_TRANSLATE_NOOP("ReportLoss", "All officials with their categories"),
    "duties-of-officials": QT_TRANSLATE_NOOP(
        "ReportLoss", "Rooms, shifts and days on duty of the officials"
    ),
    "births-of-officials": QT_TRANSLATE_NOOP("ReportLoss", "When the officials were born"),
    "rights": QT_TRANSLATE_NOOP("ReportLoss", "The PINs by which people sign in"),
    "level": QT_TRANSLATE_NOOP(
        "ReportLoss", "The level and the rank of the event, and the discipline"
    ),
    "chess960": QT_TRANSLATE_NOOP("ReportLoss", "Start positions of Chess960, with their seeds"),
    "desk": QT_TRANSLATE_NOOP(
        "ReportLoss",
        "What desk and credentials committee noted, and the technical information",
    ),
    "time-control": QT_TRANSLATE_NOOP("ReportLoss", "The time control, in full"),
    "system": QT_TRANSLATE_NOOP("ReportLoss", "The system of play: cycles, swapped rounds"),
    "rounds": QT_TRANSLATE_NOOP("ReportLoss", "The announced number of rounds"),
    "match-rules": QT_TRANSLATE_NOOP(
        "ReportLoss", "How matches are played: their steps, clocks and what follows a tie"
    ),
    "matches": QT_TRANSLATE_NOOP(
        "ReportLoss", "Which games make a match of the bracket, and which step of it"
    ),
    "match-decisions": QT_TRANSLATE_NOOP(
        "ReportLoss", "Drawn colours, bids, lots and matches given up"
    ),
    "play-off-rules": QT_TRANSLATE_NOOP("ReportLoss", "The regulation of the play-offs"),
    "play-offs": QT_TRANSLATE_NOOP(
        "ReportLoss",
        "The play-offs: who played, their games, steps, clocks, pauses and refusals; each step has"
        " a report of its own",
    ),
    "clocks": QT_TRANSLATE_NOOP("ReportLoss", "The time control of single games"),
    "carried": QT_TRANSLATE_NOOP(
        "ReportLoss", "Which games were played in an earlier stage; they stand as unrated"
    ),
    "stage": QT_TRANSLATE_NOOP(
        "ReportLoss", "Which stage it is, who came to it from where, and the places it decides"
    ),
    "step": QT_TRANSLATE_NOOP(
        "ReportLoss", "Which step of which play-off it is, and what it decides in the table"
    ),
    "other-stages": QT_TRANSLATE_NOOP("ReportLoss", "The other stages of the tournament"),
    "swiss-system": QT_TRANSLATE_NOOP("ReportLoss", "By which Swiss system the rounds are paired"),
    "initial-colour": QT_TRANSLATE_NOOP("ReportLoss", "The initial colour drawn by lot"),
    "colour-numbers": QT_TRANSLATE_NOOP(
        "ReportLoss", "That every pairing number counts as odd or even when colours are given"
    ),
    "readings": QT_TRANSLATE_NOOP(
        "ReportLoss", "How the text of the Swiss system is read where it leaves something open"
    ),
    "levels": QT_TRANSLATE_NOOP(
        "ReportLoss", "On which levels of a McMahon tournament people start"
    ),
    "handicaps": QT_TRANSLATE_NOOP("ReportLoss", "Handicap and komi of games"),
    "mcmahon": QT_TRANSLATE_NOOP(
        "ReportLoss", "The rules of McMahon: levels, rounding, how pairs are weighed, handicaps"
    ),
    "acceleration": QT_TRANSLATE_NOOP("ReportLoss", "How the first rounds are accelerated"),
    "across": QT_TRANSLATE_NOOP("ReportLoss", "The rankings across tournaments"),
    "categories": QT_TRANSLATE_NOOP("ReportLoss", "The categories that have a table of their own"),
    "integrity": QT_TRANSLATE_NOOP(
        "ReportLoss", "What was done that touches the pairings, and that the rules mode was left"
    ),
    "made-from": QT_TRANSLATE_NOOP("ReportLoss", "From which position each round was paired"),
    "fixed-boards": QT_TRANSLATE_NOOP("ReportLoss", "Who always sits at one board"),
    "board-order": QT_TRANSLATE_NOOP("ReportLoss", "In which order the pairs sit at the boards"),
    "numbering": QT_TRANSLATE_NOOP("ReportLoss", "By which rating the players are numbered"),
    "half-byes": QT_TRANSLATE_NOOP("ReportLoss", "How many half-point byes a player may have"),
    "forbidden-pairs": QT_TRANSLATE_NOOP("ReportLoss", "Who must not be paired with whom"),
    "kept": QT_TRANSLATE_NOOP(
        "ReportLoss", "Who is paired although they did not come to the round before"
    ),
    "by-hand": QT_TRANSLATE_NOOP("ReportLoss", "Which pairs were changed by hand, and why"),
    "scoring": QT_TRANSLATE_NOOP("ReportLoss", "How many points a result is worth"),
    "edition": QT_TRANSLATE_NOOP("ReportLoss", "The edition of the tie-break regulations (C.07)"),
    "tie-breaks": QT_TRANSLATE_NOOP("ReportLoss", "The list of tie-breaks"),
    "list-changes": QT_TRANSLATE_NOOP(
        "ReportLoss", "That the list of tie-breaks was changed after the start, and why"
    ),
    "own-criteria": QT_TRANSLATE_NOOP(
        "ReportLoss", "The own criteria of the event with their values"
    ),
    "lots": QT_TRANSLATE_NOOP("ReportLoss", "Whether lots are drawn among those still tied"),
    "rating-rules": QT_TRANSLATE_NOOP(
        "ReportLoss", "What rating tie-breaks make of the unrated and of forfeits"
    ),
    "withdrawals": QT_TRANSLATE_NOOP("ReportLoss", "Who has withdrawn, and what that annuls"),
    "adjustments": QT_TRANSLATE_NOOP("ReportLoss", "Points given or taken beside the games"),
    "players": QT_TRANSLATE_NOOP(
        "ReportLoss", "All that is known of the players: long names, ranks, regions, clubs, coaches"
    ),
    "results": QT_TRANSLATE_NOOP("ReportLoss", "Some results, or games without one"),
    "rating-corrections": QT_TRANSLATE_NOOP(
        "ReportLoss", "Which results are for the rating report only, and what the table has instead"
    ),
    "replays": QT_TRANSLATE_NOOP("ReportLoss", "Which games were played again, and why"),
    "away": QT_TRANSLATE_NOOP("ReportLoss", "Who is noted as not at the board"),
    "endings": QT_TRANSLATE_NOOP(
        "ReportLoss", "How games ended, and which results are provisional"
    ),
    "sport": QT_TRANSLATE_NOOP("ReportLoss", "The sport, if it is not chess"),
    "times-of-games": QT_TRANSLATE_NOOP("ReportLoss", "Games with a time or arbiter of their own"),
    "adjournments": QT_TRANSLATE_NOOP("ReportLoss", "Which games are adjourned, with sealed moves"),
    "signatures": QT_TRANSLATE_NOOP(
        "ReportLoss",
        "Who published and signed off the rounds, who verified the results, and when they were"
        " entered",
    ),
    "incidents": QT_TRANSLATE_NOOP("ReportLoss", "The register of incidents, protests and appeals"),
    "byes": QT_TRANSLATE_NOOP("ReportLoss", "Some rounds without an opponent"),
    "boards": QT_TRANSLATE_NOOP("ReportLoss", "At which boards the games were played"),
    "teams": QT_TRANSLATE_NOOP("ReportLoss", "Teams, their rosters and boards"),
    "line-ups": QT_TRANSLATE_NOOP(
        "ReportLoss", "Line-ups that are sealed until their boards are made"
    ),
    "hall": QT_TRANSLATE_NOOP("ReportLoss", "Where the tournament sits in the hall"),
    "times": QT_TRANSLATE_NOOP("ReportLoss", "When the rounds start"),
    "kept-lines": QT_TRANSLATE_NOOP(
        "ReportLoss", "Lines of the imported report that this version does not have"
    ),
    "draw": QT_TRANSLATE_NOOP("ReportLoss", "How the numbers were drawn"),
}
# fmt: on
