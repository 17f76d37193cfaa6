"""A whole event held against the rules: rounds paired anew, ranks made anew."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from arbiter_app.domain.checking.acceleration import accelerated_otherwise, is_accelerated
from arbiter_app.domain.checking.bracket import check_bracket
from arbiter_app.domain.checking.changed_ratings import by_ratings_of_then
from arbiter_app.domain.checking.grounds import Depth, Grounds, Said, grounds
from arbiter_app.domain.checking.ranks import other_ranks
from arbiter_app.domain.checking.round_robin import check_round_robin
from arbiter_app.domain.checking.scheveningen import check_scheveningen
from arbiter_app.domain.checking.swiss import check_swiss
from arbiter_app.domain.checking.verdict import (
    CheckedRounds,
    OtherPoints,
    Remark,
    RoundCheck,
    StandingsCheck,
    Verdict,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.first_round import initial_colour
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.domain.table.standings import Players, standings
from arbiter_app.domain.teams.carried import matches_of_earlier_stages
from arbiter_app.formats import trf
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.criteria import is_about_list
from arbiter_app.formats.trf.lines.kept_lines import is_of_teams

Pair = Callable[[SwissPosition], RoundPairing]

_POINTS = "trf.points-differ"
_POINTS_OF_TEAMS = "trf.team-points-differ"
_POINTS_LATER = "trf.points-not-first"
_FOUND_ANEW = frozenset(
    {
        _POINTS,
        _POINTS_OF_TEAMS,
        "trf.meet-again",
        "trf.meet-too-seldom",
        "trf.teams-meet-again",
        "trf.teams-meet-too-seldom",
        "trf.not-berger",
        "trf.round-not-berger",
        "trf.colours-turned",
        "trf.colours-not-berger",
    }
)
"""Notices of reading whose differences a check finds itself."""

_SAID_ANEW = frozenset(
    {
        _POINTS_LATER,
        "trf.numbers-gap",
        "trf.unsaid-swiss",
        "trf.words-swiss",
        "trf.system",
        "trf.team-system",
        "trf.swiss-unnamed",
        "trf.swiss-former",
        "trf.knockout",
    }
)
"""Notices of how the rules were understood, which a check says in its own words."""


def check_report(reading: trf.Reading, event: Event, pair: Pair | None = None) -> Verdict:
    """Return what is wrong in a report that was read without a defect, and in its event."""
    report, means = reading.report, reading.means
    assert report is not None, "there is nothing to check in a report with defects"
    assert means is not None, "who has read it knows what it means"
    is_of_nobody = is_of_teams(report) and means.teams is None
    report = means.of_competition(report)
    said = Said(
        code=report.value("192"),
        words=report.value("092"),
        starts_on=event.starts_on,
        is_of_teams=is_of_nobody,
    )
    competition = event.competition()
    by = grounds(competition.settings, said)
    remarks = (*by.remarks, *_unsaid_of_rounds(report, competition, by))
    if report.line("202", "212") is None:
        remarks = (*remarks, Remark("list-unsaid"))
    found = _rounds(event, competition, by, pair)
    return Verdict(
        pairings=found.by,
        rounds=found.rounds,
        standings=_stated_standings(reading, report, competition, event.contestants, by),
        remarks=(*remarks, *found.remarks),
    )


def check_event(here: InHand, pair: Pair | None = None) -> Verdict:
    """Return what is wrong in a competition of an event file; its table is made when it is shown,
    and nobody states another.
    """
    competition, settings = here.competition, here.competition.settings
    rules = settings.swiss
    is_named = competition.traits.follows_results and not rules.is_assumed
    said = Said(code=rules.system if is_named else "", starts_on=here.event.starts_on)
    by = grounds(settings, said)
    if settings.traits.follows_rosters:
        by = replace(by, is_named=True)  # The rounds were made here.
    found = _rounds(here.event, competition, by, pair)
    return Verdict(
        pairings=found.by,
        rounds=found.rounds,
        standings=StandingsCheck(unchecked=Remark("own-table")),
        remarks=(*by.remarks, *found.remarks),
    )


def understood(notices: Iterable[FormatError]) -> tuple[FormatError, ...]:
    """Return the notices of reading without the differences that a check finds."""
    return tuple(each for each in notices if each.code not in _FOUND_ANEW)


def untold(notices: Iterable[FormatError]) -> tuple[FormatError, ...]:
    """Return the notices of reading that a check does not tell in its own words."""
    return tuple(
        each
        for each in understood(notices)
        if each.code not in _SAID_ANEW and not is_about_list(each.code)
    )


def _rounds(
    event: Event, competition: Competition, by: Grounds, pair: Pair | None
) -> CheckedRounds:
    """Return by what the rounds were checked, and what was found."""
    played = [each for each in competition.rounds if each.games or competition.counts(each)]
    if by.depth is Depth.NOTHING:
        unchecked = (RoundCheck(round=each.number, unchecked=by.by) for each in played)
        return CheckedRounds(by=by.by, rounds=tuple(unchecked))
    if competition.traits.has_bracket:
        return check_bracket(competition)
    if competition.traits.follows_rosters:
        return check_scheveningen(event, competition, must_follow=by.is_named)
    if competition.traits.meets_all:
        must_follow = True if by.is_named else None
        return check_round_robin(
            competition,
            must_follow=False if by.depth is Depth.MEETINGS else must_follow,
            elsewhere=matches_of_earlier_stages(event.tournament, competition),
        )
    if by.depth is Depth.ALL and pair is not None:
        found = _rounds_paired_anew(competition, by, pair)
        lines = event.tournament.integrity
        return replace(found, rounds=by_ratings_of_then(competition, lines, found.rounds))
    return CheckedRounds(by=by.by, rounds=check_swiss(competition, None))


def _rounds_paired_anew(competition: Competition, by: Grounds, pair: Pair) -> CheckedRounds:
    """Return the rounds paired anew; accelerated where nobody says how they were paired and round 1
    shows it, as a report before TRF26 cannot say it.
    """
    rounds = check_swiss(competition, pair)
    other = accelerated_otherwise(competition, rounds, pair)
    if other is None:
        return CheckedRounds(by=by.by, rounds=rounds)
    if is_accelerated(competition):
        return CheckedRounds(by=by.by, rounds=rounds, remarks=(Remark("not-accelerated"),))
    if by.is_named:
        return CheckedRounds(by=by.by, rounds=rounds, remarks=(Remark("baku-unnamed"),))
    rounds = check_swiss(other, pair)
    return CheckedRounds(by=by.by, rounds=rounds, remarks=(Remark("baku-taken"),))


def _unsaid_of_rounds(
    report: trf.Report, competition: Competition, by: Grounds
) -> tuple[Remark, ...]:
    """Return what a report of a Swiss leaves open that pairing needs."""
    if by.depth is not Depth.ALL or not competition.traits.follows_results:
        return ()
    remarks: list[Remark] = []
    if report.line("152", "XXC") is None:
        colour = initial_colour(competition)
        if colour is not None:
            remarks.append(Remark("initial-colour-unsaid", {"colour": colour}))
    if report.line("142", "XXR") is None:
        remarks.append(Remark("rounds-unsaid", {"last": competition.rounds_paired}))
    return tuple(remarks)


def _stated_standings(
    reading: trf.Reading,
    report: trf.Report,
    competition: Competition,
    players: Players,
    by: Grounds,
) -> StandingsCheck:
    """Return where the points and ranks of a report are not those of its results."""
    if by.depth is Depth.NOTHING and by.by.code in ("teams", "knockout"):
        return StandingsCheck(unchecked=by.by)
    about = _POINTS if competition.settings.teams is None else _POINTS_OF_TEAMS
    points = tuple(_other_points(each) for each in reading.notices if each.code == about)
    if not any(any(each.opponents) for each in report.players):
        return StandingsCheck(differences=points, unchecked=Remark("nothing-played"))
    ranks = {PairingNumber(each.number): each.rank for each in report.players if each.rank}
    unchecked = _cannot_rank(reading, competition) if ranks else Remark("ranks-unsaid")
    if unchecked is not None:
        return StandingsCheck(differences=points, unchecked=unchecked)
    if report.line("202", "212") is None:
        settings = replace(competition.settings, tie_breaks=())
        competition = replace(competition, settings=settings)
    try:
        table = standings(competition, players)
    except RuleError as error:
        return StandingsCheck(differences=points, unchecked=Remark(error.code, error.facts))
    found = other_ranks(ranks, table)
    if found and all(number == rank for number, rank in ranks.items()):
        return StandingsCheck(differences=points, unchecked=Remark("ranks-are-numbers"))
    if found and table.dropped:
        remark = Remark("unrated", {"names": ", ".join(table.dropped)})
        return StandingsCheck(differences=points, unchecked=remark)
    return StandingsCheck(differences=(*points, *found))


def _cannot_rank(reading: trf.Reading, competition: Competition) -> Remark | None:
    """Return why a report cannot be ranked by its own list; None where it can."""
    for notice in reading.notices:
        if notice.code.startswith("tie-break."):
            return Remark(notice.code, notice.facts)
        if notice.code == _POINTS_LATER:
            return Remark("points-later")
    listed = {*competition.settings.tie_breaks}
    for each in competition.own_criteria:
        if each.code in listed and not each.values:
            return Remark("own-criterion", {"name": each.code})
    return None


def _other_points(notice: FormatError) -> OtherPoints:
    facts = notice.facts
    return OtherPoints(
        number=PairingNumber(int(str(facts["number"]))),
        stated=str(facts["stated"]),
        counted=str(facts["counted"]),
    )
