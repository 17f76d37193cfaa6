"""The technical information: a poster with everything that players ask before round 1."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from arbiter_app.documents.before_play.days_of_play import DayOfPlay, runs_of_days
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts import frame, rating_sources
from arbiter_app.documents.parts.stage_papers import titled
from arbiter_app.documents.report import Facts, Orientation, PaperSize, Report, SheetKind, Wishes
from arbiter_app.domain.drawing.lots import seed_among_tied
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Official, Role
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.settings import Settings, Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.pairing.swiss.listed_programs import wants_listed_program
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import conditions as event_words
from arbiter_app.wording.terms.event import (
    listed_programs,
    mcmahon,
    rating_rules,
    regulations,
    scoring,
    swiss,
    swiss_readings,
    team_rules,
)
from arbiter_app.wording.terms.event.choices import pairing_facts, system_and_text
from arbiter_app.wording.terms.event.stages import system_in_sentence
from arbiter_app.wording.terms.play import solving, start_positions
from arbiter_app.wording.terms.registration import fees, people, ratings
from arbiter_app.wording.terms.table import tie_breaks

"""Systems whose rounds nobody can count beforehand, and that rank by how far everybody comes."""
_PANEL = (Role.DEPUTY, Role.CHIEF_SECRETARY, Role.SENIOR_ARBITER, Role.ARBITER, Role.DOCTOR)
_COMMITTEE = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)


def technical_information(
    here: InHand,
    options: Options,  # noqa: ARG001 - every document is built with the same arguments
    catalogue: Catalogue,
    printed_at: datetime,
) -> Report:
    """Return the poster; what nobody has said yet is left out."""
    lines = (
        *_place_and_time(here, catalogue),
        *_play(here, catalogue),
        *_people(here.event, catalogue),
        *_particulars(here.event, catalogue),
    )
    body = frame.Body(
        document="technical-information",
        title=catalogue.translate("Paper", "Technical information"),
        blocks=(Facts(tuple((thing, said) for thing, said in lines if said), large=True),),
        orientation=Orientation.PORTRAIT,
        kind=SheetKind.POSTED,
        wishes=Wishes(paper=PaperSize.A3),
        undivided=True,
        approved=True,
    )
    return frame.framed(body, here, catalogue, printed_at)


def _place_and_time(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    if here.event.starts_on:
        days = numbers.date_range(
            catalogue, here.event.starts_on, here.event.ends_on or here.event.starts_on
        )
        yield catalogue.translate("Paper", "Dates"), days
    yield catalogue.translate("Paper", "Place"), here.event.place
    yield catalogue.translate("Paper", "Rank of the event"), here.event.rank or ""
    yield _particular(here.event, catalogue, Particular.VENUE)
    yield _particular(here.event, catalogue, Particular.SCHEDULE)
    yield catalogue.translate("Paper", "Rounds start"), _starts(here, catalogue)


def _starts(here: InHand, catalogue: Catalogue) -> str:
    """Return the starts of the rounds, days in a row with the same hours on one line."""
    return "\n".join(_run(catalogue, run) for run in runs_of_days(here.competition.rounds))


def _run(catalogue: Catalogue, run: Sequence[DayOfPlay]) -> str:
    first, last = run[0], run[-1]
    rounds = (first.rounds[0], last.rounds[-1])
    days = numbers.date_range(catalogue, first.day, last.day)
    hours = ", ".join(numbers.time_text(catalogue, each) for each in first.starts)
    if rounds[0] == rounds[1]:
        pattern = catalogue.translate("Paper", "{days}: round {round} at {hours}")
        return pattern.format(days=days, round=rounds[0], hours=hours)
    pattern = catalogue.translate("Paper", "{days}: rounds {first}–{last} at {hours}")
    return pattern.format(days=days, first=rounds[0], last=rounds[1], hours=hours)


def _play(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    competition = here.competition
    settings = competition.settings
    is_of_teams = here.tournament.played_by_teams
    players = len(here.tournament.entries if is_of_teams else here.entries)
    field = len(competition.participants)
    rounds = competition.announced_rounds if competition.draw else _rounds_of(settings, field)
    if not settings.traits.ranks_by_points:
        rounds = None
    if settings.solving is not None:
        yield catalogue.translate("Paper", "System"), system_and_text(catalogue, settings)
        yield catalogue.translate("Paper", "Solvers"), str(players or "")
        yield from solving.rules_lines(catalogue, settings.solving)
        return
    discipline = event_words.discipline(catalogue, here.event.discipline)
    if here.event.chess960 is not None:
        pattern = catalogue.translate("Paper", "Chess960, time control: {discipline}")
        discipline = pattern.format(discipline=discipline)
    if settings.sport.traits.has_fide:
        yield catalogue.translate("Paper", "Discipline"), discipline
    if here.event.chess960 is not None:
        rules = start_positions.rules(catalogue, here.event)
        yield catalogue.translate("Paper", "Start positions"), rules
    yield (
        catalogue.translate("Paper", "System"),
        system_and_text(catalogue, settings),
    )
    if is_of_teams:
        yield catalogue.translate("Paper", "Teams"), str(len(competition.participants) or "")
    yield catalogue.translate("Paper", "Players"), str(players or "")
    yield catalogue.translate("Paper", "Rounds"), str(rounds or "")
    if settings.traits.follows_results:
        yield from _swiss(here, catalogue)
    yield catalogue.translate("Paper", "Time control"), here.time_control
    yield _particular(here.event, catalogue, Particular.DEFAULT_TIME)
    if settings.teams is None:
        yield catalogue.translate("Paper", "Points"), scoring.unusual_points(catalogue, settings)
    else:
        yield from team_rules.team_rules(catalogue, settings)
    if settings.traits.ranks_by_points:
        yield catalogue.translate("Paper", "Tie-breaks in order"), _order(catalogue, settings)
        yield catalogue.translate("Paper", "Seed of lots among the tied"), _lot_seed(here)
    yield from _regulations(here, catalogue)
    yield (
        catalogue.translate("Paper", "Ratings"),
        "\n".join(rating_rules.lines(catalogue, here.event)),
    )
    lists = rating_sources.lists_of_both(here)
    yield (
        catalogue.translate("Paper", "Rating lists"),
        "\n".join(ratings.origin(catalogue, each) for each in lists),
    )


def _swiss(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what is announced of the pairing of a Swiss (C.04.1 Art. 1, C.04.2 Art. 2, 3)."""
    settings, rules = here.competition.settings, here.competition.settings.swiss
    translate = catalogue.translate
    yield from pairing_facts(catalogue, settings, settings.sport)
    if wants_listed_program(here.event):
        yield translate("Paper", "Program"), listed_programs.program(catalogue)
    if settings.teams is None:  # else they stand with the rules of teams
        yield translate("Paper", "Readings of the text"), _readings(catalogue, rules)
    if settings.mcmahon is not None:
        has_grades = settings.sport.traits.has_grades
        yield from mcmahon.told(catalogue, settings.mcmahon, has_grades=has_grades)
    else:  # else levels stand in place of it
        yield translate("Paper", "Acceleration"), swiss.is_accelerated(catalogue, rules)
    if settings.teams is None:  # else it stands with the rules of teams
        yield translate("Paper", "Pairing-allocated bye"), swiss.pairing_bye(catalogue, settings)
    yield translate("Paper", "Half-point byes"), swiss.half_byes(catalogue, rules)
    yield (
        translate("Paper", "Initial colour"),
        swiss.initial_colour(catalogue, rules.initial_colour),
    )
    yield translate("Paper", "Numbers by"), swiss.numbering(catalogue, here.tournament)
    yield translate("Paper", "Order of boards"), swiss.board_order(catalogue, rules.board_order)
    if rules.counts_all_numbers:
        yield translate("Paper", "Colours"), swiss.all_numbers(catalogue)

    def name(player: PlayerId) -> str:
        return people.name(catalogue, here.event.contestants[player])

    apart = (
        *(swiss.team_mates(catalogue, each) for each in rules.team_mates),
        *(swiss.kept_apart(catalogue, each, name) for each in rules.forbidden),
    )
    yield translate("Paper", "Who may not meet"), "\n".join(apart)
    boards = sorted(rules.fixed_boards.items(), key=lambda fixed: fixed[1])
    pattern = translate("Paper", "{name}: board {board}")
    seats = (pattern.format(name=name(player), board=board) for player, board in boards)
    yield translate("Paper", "Fixed boards"), "\n".join(seats)


def _readings(catalogue: Catalogue, rules: SwissRules) -> str:
    """Return how the text is read where it leaves something open, told to be readings."""
    pattern = catalogue.translate("Paper", "{what}: {how}")
    points = [*swiss_readings.readings(catalogue, rules)]
    head = catalogue.translate("Paper", "The text leaves open, and is read so:")
    lines = (pattern.format(what=what, how=how) for what, how in points)
    return "\n".join((head, *lines)) if points else ""


def _regulations(here: InHand, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield how matches and play-offs are played, and the stages there are."""
    competition = here.competition
    settings, of_teams = competition.settings, here.is_of_teams
    match settings.system:
        case System.KNOCKOUT:
            lines = regulations.knockout_lines(catalogue, settings.knockout, of_teams=of_teams)
            yield catalogue.translate("Paper", "Knockout"), "\n".join(lines)
        case System.MATCH:
            match = settings.knockout.match
            lines = regulations.match_rules_lines(catalogue, match, of_teams=of_teams)
            yield catalogue.translate("Paper", "Match"), "\n".join(lines)
    stages = [
        stage for stage in here.tournament.later_stages if stage.kind is not StageKind.PLAY_OFF
    ]
    yield (
        catalogue.translate("Paper", "Stages"),
        "\n".join(_stage(catalogue, here.tournament, stage) for stage in stages),
    )
    if settings.play_off is not None:
        lines = regulations.regulation_lines(catalogue, settings.play_off, of_teams=of_teams)
        yield catalogue.translate("Paper", "Play-offs"), "\n".join(lines)


def _stage(catalogue: Catalogue, tournament: Tournament, stage: Stage) -> str:
    """Return "Final A: knockout, 15+10"."""
    named = titled(tournament, stage, catalogue)
    if stage.settings is None:
        return named
    pattern = catalogue.translate("Paper", "{stage}: {system}")
    return pattern.format(
        stage=named,
        system=system_in_sentence(catalogue, stage.settings.system, stage.settings.cycles),
    )


def _rounds_of(settings: Settings, players: int) -> int | None:
    """Return how many rounds so many players have; None where it is not known before the draw."""
    return (settings.rounds_fixed_by(players) if players > 1 else None) or settings.rounds


def _order(catalogue: Catalogue, settings: Settings) -> str:
    """Return the tie-breaks, then what becomes of a tie that outlives them (C.07 Art. 4.2)."""
    last = {
        Unresolved.SHARED: catalogue.translate("Paper", "then places are shared"),
        Unresolved.LOTS: catalogue.translate("Paper", "then drawing of lots"),
    }[settings.unresolved]
    listed = tie_breaks.order(catalogue, settings.tie_breaks)
    pattern = catalogue.translate("Paper", "{tie_breaks}; {then}")
    return pattern.format(tie_breaks=listed, then=last) if listed else ""


def _lot_seed(here: InHand) -> str:
    """Return the seed that every drawing of lots among the tied uses, where it is fixed."""
    if here.tournament.lot_seed is None:
        return ""
    return seed_among_tied(here.tournament, here.competition.id)


def _people(event: Event, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the offices with who holds them; of the appeals committee its chair comes first."""
    yield (
        people.role(catalogue, Role.CHIEF_ARBITER),
        _names(catalogue, event.with_role(Role.CHIEF_ARBITER)),
    )
    yield _particular(event, catalogue, Particular.CONTACT)
    for role in _PANEL:
        yield people.role(catalogue, role), _names(catalogue, event.with_role(role))
    committee = [each for role in _COMMITTEE for each in event.with_role(role)]
    yield (
        catalogue.translate("Paper", "Appeals committee"),
        "\n".join(_of_committee(catalogue, each) for each in committee),
    )
    if committee and event.committee_announced is not None:
        announced = numbers.date_and_time(catalogue, event.committee_announced)
        yield catalogue.translate("Paper", "Appeals committee announced"), announced


def _names(catalogue: Catalogue, officials: Sequence[Official]) -> str:
    pattern = catalogue.translate("Paper", "{name}, {category}")
    return "\n".join(
        pattern.format(name=each.name, category=each.category) if each.category else each.name
        for each in officials
    )


def _of_committee(catalogue: Catalogue, official: Official) -> str:
    chair = catalogue.translate("Paper", "{name} (chair)")
    reserve = catalogue.translate("Paper", "{name} (reserve)")
    patterns = {Role.APPEALS_CHAIR: chair, Role.APPEALS_RESERVE: reserve}
    return patterns.get(official.role, "{name}").format(name=official.name)


def _particulars(event: Event, catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    if event.entry_fee:
        fee = fees.money(catalogue, event, event.entry_fee)
        yield catalogue.translate("Paper", "Entry fee"), fee
    if event.team_fee and event.tournament.played_by_teams:
        fee = fees.money(catalogue, event, event.team_fee)
        yield catalogue.translate("Paper", "Entry fee of a team"), fee
    for each in (
        Particular.TIE_BREAKS_ANNOUNCED,
        Particular.PAIRING_ANNOUNCED,
        Particular.PHONES,
        Particular.PRIZES,
        Particular.REMARKS,
    ):
        yield _particular(event, catalogue, each)


def _particular(event: Event, catalogue: Catalogue, value: Particular) -> tuple[str, str]:
    return event_words.particular(catalogue, value), event.particulars.get(value, "")
