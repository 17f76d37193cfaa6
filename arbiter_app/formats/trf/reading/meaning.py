"""What the records of a report mean for the program; everything but the rounds themselves."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum, auto

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.people.rating_rules import RatingRules
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import STANDARD_SCORING, Result, Scoring
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.domain.tie_breaks.editions import EDITIONS, default_edition
from arbiter_app.domain.tie_breaks.editions import edition as tie_break_texts
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.adjustments import adjustments_of
from arbiter_app.formats.trf.facts.berger_table import (
    best_fitting,
    code_of,
    tell_departures,
    with_rounds_to_come,
)
from arbiter_app.formats.trf.facts.byes import (
    Byes,
    bye_marks,
    rounds_paired,
    tell_byes_of_swiss,
    tell_free_rounds,
)
from arbiter_app.formats.trf.facts.byes_to_come import ByesToCome
from arbiter_app.formats.trf.facts.chess960 import in_words
from arbiter_app.formats.trf.facts.criteria import Criteria, read_criteria
from arbiter_app.formats.trf.facts.finality import TITLE_IN_BETWEEN, Finality
from arbiter_app.formats.trf.facts.latin_letters import federation_code
from arbiter_app.formats.trf.facts.national_ratings import (
    METHOD,
    may_have_records,
    method_line,
    records_of,
    says_no_more,
    used_of,
)
from arbiter_app.formats.trf.facts.round_dates import without_round_dates
from arbiter_app.formats.trf.facts.scoring import SCORING_CODES, stated_scoring, worth_of_unknown
from arbiter_app.formats.trf.facts.swiss_code import code_of_swiss
from arbiter_app.formats.trf.facts.systems import (
    KNOCKOUT,
    OWN_TABLE,
    Play,
    play_of,
    play_of_code,
    rounds_of_schedule,
    system_of,
)
from arbiter_app.formats.trf.facts.two_columns import are_of_matches
from arbiter_app.formats.trf.lines.columns import MARK, column_of, is_number
from arbiter_app.formats.trf.lines.dates import parse_day
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import (
    COMMENT,
    is_of_teams,
    kept_lines,
    tell_teams,
    tell_unknown,
)
from arbiter_app.formats.trf.lines.letters import GAME_MARKS
from arbiter_app.formats.trf.lines.records import MOST_ROUNDS, Line, PlayerRecord, Report, Version
from arbiter_app.formats.trf.reading.checks import tell_unknown_results
from arbiter_app.formats.trf.reading.own_facts import OwnFacts, read_own
from arbiter_app.formats.trf.reading.points import PointsColumn
from arbiter_app.formats.trf.reading.rating_only import Place, as_in_table
from arbiter_app.formats.trf.reading.rosters import names_teams
from arbiter_app.formats.trf.reading.swiss import Played, ReadSwiss, read_swiss
from arbiter_app.formats.trf.reading.team_report import TeamReport, read_team_report
from arbiter_app.formats.trf.reading.tellings import tell_of_teams, tell_otherwise
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Meaning:
    """The rules of the tournament and the facts beside its rounds."""

    settings: Settings
    players: Sequence[PlayerRecord]
    """In the order of their numbers."""
    rounds: int
    """How many rounds are paired."""
    rounds_told: int
    """How many of a Swiss are known, with those that are not paired yet."""
    to_come: ByesToCome
    """The byes of these."""
    rounds_in_file: int
    """How many of them the file has; the others go on by the Berger table."""
    byes: Byes
    points: PointsColumn
    starts_on: date | None
    ends_on: date | None
    adjustments: tuple[Adjustment, ...]
    national: Mapping[int, Line]
    """The records of national ratings, by number."""
    rating_rules: RatingRules
    own: OwnFacts
    rated: Mapping[Place, Result]
    """The results that are for the rating report alone."""
    kept_lines: tuple[KeptLine, ...]
    consumed: Sequence[Line]
    """The records that say nothing more than this."""
    unread: Sequence[Line]
    """Those whose day nobody understood."""
    says_system: bool
    """Whether the file names its system of play."""

    finality: Finality | None
    """What the report says it is sent for; None where it does not say."""
    teams: TeamReport | None = None
    """What it says of teams; all the rest is then about these. None where people play."""

    def of_competition(self, report: Report) -> Report:
        """Return the report in which those who are ranked have the lines of players."""
        return report if self.teams is None else self.teams.matches


class Rule(Enum):
    """A rule that a report may leave open."""

    TIE_BREAKS = auto()
    EDITION = auto()


def unsaid(report: Report, means: Meaning | None) -> frozenset[Rule]:
    """Return the rules that a report leaves open, so that usual ones were taken."""
    means = means or meaning(report, Findings())
    names_list = report.line("202", "212") is not None
    named = {Rule.TIE_BREAKS: names_list, Rule.EDITION: means.own.edition is not None}
    return frozenset(rule for rule, is_named in named.items() if not is_named)


def meaning(report: Report, found: Findings) -> Meaning:
    """Return what a report means, with defects and notices found on the way. Of one of teams it is
    what the report means in which teams play, unless defects leave that open.
    """
    if found.has_defects or not names_teams(report):
        return _meaning(report, found)
    read = read_team_report(report, found)
    return _meaning(report, found) if read is None else _of_teams(report, read, found)


def _of_teams(report: Report, read: TeamReport, found: Findings) -> Meaning:
    of_matches = Findings()
    means = _meaning(read.matches, of_matches, read)
    tell_of_teams(of_matches, found)
    federation = federation_code(means.own.headers.get("032", report.value("032")))
    numbers = {player.number: player for player in read.players}
    national = records_of(report.others, numbers, report.value(METHOD), federation)
    consumed = [
        *read.consumed,
        *(read.originals[id(line)] for line in means.consumed if id(line) in read.originals),
        *_consumed_of_ratings(report, national, federation),
    ]
    unread = [read.originals[id(line)] for line in means.unread if id(line) in read.originals]
    kept = kept_lines(report, consumed=consumed, unread=unread)
    starts = [number for number in means.own.starts if number <= means.rounds_told]
    return replace(
        means,
        adjustments=read.adjustments,
        national=national,
        kept_lines=tuple(without_round_dates(kept, starts)),
        teams=read,
    )


def _meaning(report: Report, found: Findings, teams: TeamReport | None = None) -> Meaning:
    numbers = {player.number: player for player in report.players}
    own = read_own(report.lines(COMMENT), numbers, found)
    players, rated = as_in_table(report.players, own.in_table)
    by_number = {player.number: player for player in players}
    knockout = own.knockout if _tells_knockout(report, players, own) else None
    system = knockout and knockout.system
    has_byes = (system or system_of(report, of_teams=teams is not None)).traits.has_byes
    rounds = rounds_paired(players, has_byes=has_byes)
    announced = _announced_rounds(report, rounds, found)
    said = play_of(report, announced, rounds, of_teams=teams is not None)
    play = said.play if report.value("192") else best_fitting(said.play, players, rounds)
    play = Play(system) if system else play
    rounds_in_file = rounds
    is_whole = announced == rounds_of_schedule(len(players), play.cycles)
    if is_whole and not own.has_leavers and report.value("192").upper() != OWN_TABLE:
        # Nobody sits at a board of a match before its line-ups are known.
        has_gaps = teams is not None
        players = with_rounds_to_come(players, rounds, play, has_gaps=has_gaps)
        rounds = rounds_paired(players, has_byes=has_byes)
    byes = bye_marks(players, rounds) if has_byes else {}
    points = PointsColumn(players, byes)
    scoring, adjustments = _worth(report, by_number, byes, points, found)
    starts_on, ends_on = (_day(report, code, found) for code in ("042", "052"))
    edition = own.edition or (default_edition(starts_on) if starts_on else [*EDITIONS][-1])
    of_teams = None if teams is None else teams.rules
    criteria = _criteria(report, edition, play.system, of_teams, found)
    settings = Settings(
        system=play.system,
        cycles=play.cycles,
        swap_last_rounds=play.swap_last_rounds,
        rounds=_rounds_to_keep(announced, play, len(players), own),
        scoring=scoring,
        edition=edition,
        tie_breaks=criteria.tie_breaks,
        teams=of_teams,
        knockout=knockout.rules if knockout else WINNER_ALONE,
    )
    code = code_of(play, players, rounds)
    swiss: ReadSwiss | None = None
    if has_byes:
        played = Played(
            players=players,
            rounds=rounds,
            announced=announced if own.knows_rounds else None,
            win=scoring.win,
            byes=byes,
        )
        swiss = read_swiss(report, played, own, found)
        settings = replace(settings, swiss=swiss.rules)
        if settings.has_two_games and not are_of_matches(players, rounds, announced):
            found.notice(FormatError(players[0].at, 1, "trf.double-columns"))
            swiss.rules = replace(swiss.rules, system=SwissSystem.OTHER)
            settings = replace(settings, swiss=swiss.rules)
        code = code_of_swiss(swiss.rules, report.value("092") or play.words)
    consumed = _consumed(report, play, code, criteria, own)
    consumed += swiss.consumed if swiss else ()
    federation = federation_code(own.headers.get("032", report.value("032")))
    national = records_of(report.others, by_number, report.value(METHOD), federation)
    consumed += _consumed_of_ratings(report, national, federation)
    unread = _unread(report, {"042": starts_on, "052": ends_on})
    kept = kept_lines(report, consumed=consumed, unread=unread)
    to_come = swiss.byes.to_come if swiss else {}
    dated = (*own.starts, *own.start_positions)
    timed = (number for number in dated if number <= (announced or MOST_ROUNDS))
    told = max([rounds, *to_come, *timed]) if swiss else rounds
    starts = [number for number in own.starts if number <= told]
    return Meaning(
        settings=_with_own_rules(settings, own),
        players=players,
        rounds=rounds,
        rounds_told=told,
        to_come=to_come,
        rounds_in_file=rounds_in_file,
        byes=byes,
        points=points,
        starts_on=starts_on,
        ends_on=ends_on,
        adjustments=adjustments,
        national=national,
        rating_rules=own.rating_rules or _rating_rules(report),
        own=own,
        rated=rated,
        kept_lines=tuple(without_round_dates(kept, starts)),
        consumed=consumed,
        unread=unread,
        says_system=said.is_said,
        finality=_finality(report, own),
    )


def _tells_knockout(report: Report, players: Sequence[PlayerRecord], own: OwnFacts) -> bool:
    """Whether comments say of every game of a knockout to which match it belongs."""
    return report.value("192").strip().upper() == KNOCKOUT and own.knockout.places_all(players)


def _worth(
    report: Report,
    players: Mapping[int, PlayerRecord],
    byes: Byes,
    points: PointsColumn,
    found: Findings,
) -> tuple[Scoring, tuple[Adjustment, ...]]:
    """Return what results are worth, and what was given or taken beside them.

    Points of a team's record are no player's. With points beside the results their sums cannot
    tell what a result is worth.
    """
    stated = stated_scoring(report, found)
    adjustments: tuple[Adjustment, ...] = ()
    if not is_of_teams(report):
        adjustments = adjustments_of(report, players, stated or STANDARD_SCORING, byes, found)
    if stated is None and not adjustments:
        return points.scoring(found, says_byes=report.version is Version.TRF26), ()
    return stated or STANDARD_SCORING, adjustments


def _finality(report: Report, own: OwnFacts) -> Finality | None:
    if own.finality is None and report.value("012").startswith(TITLE_IN_BETWEEN):
        return Finality.IN_BETWEEN
    return own.finality


def _with_own_rules(settings: Settings, own: OwnFacts) -> Settings:
    """Return settings with the rules that comments of Arbiter name."""
    return replace(
        settings,
        unresolved=own.unresolved or Unresolved.SHARED,
        unrated=own.unrated or Unrated.UNSAID,
        sport=own.sport,
        annuls_withdrawals=own.annuls_withdrawals is not False,
        forfeits_in_ratings=own.forfeits_in_ratings or False,
    )


def tell_conversions(report: Report, means: Meaning, found: Findings) -> None:
    """Give notice of what the rounds, points and records of a file say otherwise than we do."""
    tell_unknown(report, {player.number for player in report.players}, found)
    tell_unknown_results(report.players, _adjourned(means), found)
    if means.teams is None:
        tell_teams(report, found)
        _tell_conversions(report, means, found)
        return
    of_matches = Findings()
    _tell_conversions(means.teams.matches, means, of_matches)
    tell_of_teams(of_matches, found)
    tell_otherwise(report, means.teams, found)


def _adjourned(means: Meaning) -> Collection[tuple[int, int]]:
    """Return the games of players of which a comment says that they are adjourned."""
    return (means.own if means.teams is None else means.teams.own).adjournments


def _tell_conversions(report: Report, means: Meaning, found: Findings) -> None:
    players, rounds = means.players, means.rounds
    if means.settings.traits.has_byes:
        tell_byes_of_swiss(players, means.byes, rounds, found)
    else:
        tell_free_rounds(players, found)
        if means.settings.traits.meets_all:
            has_own_table = report.value("192").upper() == OWN_TABLE
            play = Play.of(means.settings)
            tell_departures(players, rounds, play, has_own_table=has_own_table, found=found)
            _tell_rounds_to_come(report, means, found)
    annuls = means.settings.annuls_withdrawals and means.settings.traits.meets_all
    if not (means.own.has_leavers and annuls) or means.own.annulled:
        scoring = means.settings.scoring
        unknown = worth_of_unknown(report, scoring)
        means.points.tell_differing(scoring, means.adjustments, unknown, found)
    _tell_finality(means, found)
    _tell_system(report, means, found)


def _tell_finality(means: Meaning, found: Findings) -> None:
    """Give notice of a report that says it is final, and has games without a result."""
    if means.finality is not Finality.FINAL:
        return
    for player in means.players:
        for index, opponent in enumerate(player.opponents[: means.rounds]):
            if opponent and player.marks[index] not in GAME_MARKS:
                place, number = (player.at, column_of(index, MARK)), player.number
                found.notice(FormatError(*place, "trf.final-open", number=number, round=index + 1))


def _tell_rounds_to_come(report: Report, means: Meaning, found: Findings) -> None:
    """Give notice of games and rounds of a round robin that the file does not have."""
    here, last = means.rounds_in_file, report.players[-1]
    in_file = {player.number: player.opponents for player in report.players}
    added = [
        index + 1
        for player in means.players
        for index, opponent in enumerate(player.opponents[:here])
        if opponent > player.number and not in_file[player.number][index]
    ]
    if added:
        rounds = ", ".join(map(str, sorted({*added})))
        found.notice(FormatError(last.at, 1, "trf.matches-added", count=len(added), rounds=rounds))
    scheduled = means.settings.rounds or rounds_of_schedule(
        len(means.players), means.settings.cycles
    )
    if here < means.rounds:
        found.notice(FormatError(last.at, 1, "trf.rounds-added", first=here + 1, last=means.rounds))
    elif 0 < here < scheduled:
        found.notice(FormatError(last.at, 1, "trf.rounds-missing", paired=here, rounds=scheduled))


def _tell_system(report: Report, means: Meaning, found: Findings) -> None:
    """Give notice of a system of play that is none of ours, or that the file does not name."""
    if not means.says_system:
        words, at = report.line("092"), report.players[0].at
        match means.settings.traits.meets_all, words:
            case True, None:
                found.notice(FormatError(at, 1, "trf.unsaid-round-robin"))
            case False, None:
                found.notice(FormatError(at, 1, "trf.unsaid-swiss"))
            case True, Line(text=text, at=at):
                found.notice(FormatError(at, 5, "trf.words-round-robin", text=text[3:].strip()))
            case False, Line(text=text, at=at):
                found.notice(FormatError(at, 5, "trf.words-swiss", text=text[3:].strip()))
    line = report.line("192")
    of_teams = means.settings.teams is not None
    if line is not None and play_of_code(line.value, of_teams=of_teams) is None:
        if means.settings.traits.has_bracket:
            return
        if line.value.strip().upper() == KNOCKOUT:
            found.notice(FormatError(line.at, 5, "trf.knockout", text=line.value))
        else:
            found.notice(FormatError(line.at, 5, "trf.system", text=line.value))


def _announced_rounds(report: Report, paired: int, found: Findings) -> int | None:
    """Return the number of rounds of record 142 or of the older XXR."""
    line = report.line("142", "XXR")
    if line is None:
        return None
    if not (is_number(line.value) and 1 <= int(line.value) <= MOST_ROUNDS):
        found.defect(FormatError(line.at, 5, "trf.rounds", text=line.value, most=MOST_ROUNDS))
        return None
    announced = int(line.value)
    if announced < paired:
        found.notice(FormatError(line.at, 5, "trf.more-rounds", announced=announced, paired=paired))
    return max(announced, paired)


def _rounds_to_keep(announced: int | None, play: Play, players: int, own: OwnFacts) -> int | None:
    """Return the announced rounds, unless the numbers of a round robin fix them."""
    if not own.knows_rounds:
        return None
    if play.system.traits.meets_all:
        scheduled = rounds_of_schedule(players, play.cycles)
        return None if announced == scheduled else announced
    return announced


def _day(report: Report, code: str, found: Findings) -> date | None:
    line = report.line(code)
    if line is None:
        return None
    try:
        day = parse_day(line.value)
    except ValueError:
        found.defect(FormatError(line.at, 5, "trf.date", text=line.value))
        return None
    if day is None:
        found.notice(FormatError(line.at, 5, "trf.date-unread", text=line.value))
    elif not line.value.startswith(day.isoformat().replace("-", "/")):
        found.notice(
            FormatError(line.at, 5, "trf.date-form", text=line.value, read=day.isoformat())
        )
    return day


def _criteria(
    report: Report, edition: str, system: System, teams: TeamRules | None, found: Findings
) -> Criteria:
    line = report.line("202", "212")
    if line is None:
        return Criteria(tie_break_texts(edition).usual(system, of_teams=teams is not None))
    return read_criteria(line, edition, system, found, of_teams=teams is not None)


def _consumed(
    report: Report, play: Play, code: str | None, criteria: Criteria, own: OwnFacts
) -> list[Line]:
    """Return the records that need not be kept, for the event says all they say."""
    consumed: list[Line] = []
    if not is_of_teams(report):
        consumed += report.lines("299", *SCORING_CODES)
    own_words = {"", *(in_words(play.words, each) for each in (None, *Chess960))}
    consumed += (line for line in report.lines("092") if line.value in own_words)
    consumed += (line for line in report.lines("192") if line.value == code)
    if criteria.is_all and (line := report.line("202", "212")) is not None:
        consumed.append(line)
    consumed += (line for line in report.lines(COMMENT) if own.understands(line.text))
    return consumed


def _unread(report: Report, days: Mapping[str, date | None]) -> list[Line]:
    """Return the records whose day is written in words that nobody understood."""
    lines = (report.line(code) for code, day in days.items() if day is None)
    return [line for line in lines if line is not None]


def _rating_rules(report: Report) -> RatingRules:
    """Return which rating counts by record 172."""
    used = used_of(report.value(METHOD))
    return RatingRules() if used is None else RatingRules(used=used)


def _consumed_of_ratings(
    report: Report, national: Mapping[int, Line], federation: str
) -> Iterator[Line]:
    """Yield the records of ratings that are written anew from the event."""
    if not (national and may_have_records(federation)):
        return
    yield from (line for line in national.values() if says_no_more(line, federation))
    method = report.line(METHOD)
    used = None if method is None else used_of(method.value)
    if method is not None and used is not None:
        written = Line(method_line(federation, RatingRules(used=used)))
        yield from (method,) if method.value == written.value else ()
