"""A report of teams as two of players: one in which the teams play their matches, and what is said
of the members and of the games on their boards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.competition import Adjustment
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay
from arbiter_app.domain.facts.results import Mark, Result, Scoring
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import (
    Board as HallBoard,
)
from arbiter_app.domain.ids import (
    GameId,
    PairingNumber,
    ParticipantId,
    PlayerId,
    Round,
    TeamId,
)
from arbiter_app.domain.teams.matches import hall_board, points_of, scoring_of_matches, with_scores
from arbiter_app.formats.trf.facts.scoring import SCORING_CODES, scoring_line
from arbiter_app.formats.trf.facts.team_codes import plain_code, plain_words
from arbiter_app.formats.trf.lines import team_records as records
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.kept_lines import COMMENT, is_known, is_national
from arbiter_app.formats.trf.lines.letters import BYE_LETTERS, FORFEITS, RESULTS, letter_of
from arbiter_app.formats.trf.lines.records import (
    NO_COLOUR,
    NO_MARK,
    NO_OPPONENT,
    Line,
    PlayerRecord,
    Record,
    Report,
)
from arbiter_app.formats.trf.lines.team_records import TeamRecord
from arbiter_app.formats.trf.reading.matches import MatchReader, ReadMatch, ReadRound, Told
from arbiter_app.formats.trf.reading.own_facts import OwnFacts, read_own
from arbiter_app.formats.trf.reading.rating_only import Place, as_in_table
from arbiter_app.formats.trf.reading.rosters import Rosters, read_rosters
from arbiter_app.formats.trf.reading.seats import Board
from arbiter_app.formats.trf.reading.team_adjustments import has_kind, read_adjustments
from arbiter_app.formats.trf.reading.team_notes import (
    TeamNotes,
    is_about_teams,
    of_members,
    read_team_notes,
)
from arbiter_app.formats.trf.reading.team_rules import (
    TeamLines,
    match_scoring,
    read_team_lines,
    system_said,
    team_rules,
)
from arbiter_app.values import frozen

_OF_TEAMS = frozenset(
    {
        records.TEAM,
        records.OLD_TEAM,
        records.LINE_UP,
        records.BYES,
        records.FORFEITS,
        records.COLOURS,
        records.WORTH,
        records.SUMMARY,
        records.BOARDS,
        records.COUNT,
    }
)
_POINTS = "299"
_LETTERS_OF_BYES = "U1+FH=Z0-"
"""Of the members of a team without a match, those that say most first."""


@frozen(kw_only=True)
class TeamReport:
    """What a report says of teams."""

    matches: Report
    """The same report with teams in place of players."""
    originals: Mapping[int, Line]
    """The lines of the file by the identity of those that stand in `matches` for them."""
    consumed: Sequence[Line]
    """The lines that say nothing more than this."""
    players: tuple[PlayerRecord, ...]
    """The lines of the players, with the results of the table."""
    rated: Mapping[Place, Result]
    own: OwnFacts
    """What comments say of the members of teams and their games."""
    notes: TeamNotes
    rosters: Rosters
    rules: TeamRules
    scoring: Scoring
    rounds: tuple[ReadRound, ...]
    adjustments: tuple[Adjustment, ...]
    lines: TeamLines

    @property
    def teams(self) -> tuple[Team, ...]:
        """The teams, under their numbers below zero; members have theirs as ids."""
        return tuple(self.notes.told_of(_team(each)) for each in self.rosters.teams)


def _team(record: TeamRecord) -> Team:
    return Team(
        id=team_id(record.number),
        name=record.name or f"#{record.number}",
        short_name=record.short_name,
        strength=record.strength,
        members=tuple(
            Member(player=PlayerId(number), number=PairingNumber(number))
            for number in record.members
        ),
    )


def team_id(number: int) -> TeamId:
    """Return the id of a team of a report."""
    return TeamId(PlayerId(-number))


def read_team_report(report: Report, found: Findings) -> TeamReport | None:
    """Return what a report says of teams; None where it has defects that leave that open."""
    rosters = read_rosters(report, found)
    if found.has_defects:
        return None
    by_number = {player.number: player for player in report.players}
    comments = list(report.lines(COMMENT))
    notes_in = [line for line in comments if is_about_teams(line)]
    notes = read_team_notes(notes_in, by_number, rosters.by_number, found)
    told_of = [(line, said) for line in comments if (said := of_members(line)) is not None]
    own = read_own([said for _, said in told_of], by_number, found)
    players, rated = as_in_table(report.players, own.in_table)
    lines = read_team_lines(report, rosters.by_number, by_number, found)
    told_colours = notes.rules.get("colours", "")
    names_white_first = system_said(report).traits.follows_rosters
    reader = MatchReader(
        rosters,
        players,
        Told(
            line_ups=lines.line_ups,
            forfeits=lines.forfeits,
            matches=notes.matches,
            colours=lines.colours,
        ),
        first_is_black=told_colours.startswith("B") and not names_white_first,
        found=found,
    )
    if found.has_defects:
        return None
    rules = team_rules(report, lines, notes, reader.boards, reader.colours, found)
    scoring = match_scoring(lines, notes, report, found)
    read = TeamReport(
        matches=report,
        originals={},
        consumed=(),
        players=players,
        rated=rated,
        own=own,
        notes=notes,
        rosters=rosters,
        rules=rules,
        scoring=scoring,
        rounds=tuple(reader.rounds),
        adjustments=read_adjustments(report, rosters, found),
        lines=lines,
    )
    unread = notes.unread | own.unread
    spent = [line for line in notes_in if line.text not in unread]
    spent += [line for line, said in told_of if own.understands(said.text)]
    return _with_matches(read, report, spent)


def _with_matches(read: TeamReport, report: Report, spent: Sequence[Line]) -> TeamReport:
    """Return it with the report in which teams play."""
    originals: dict[int, Line] = {}
    consumed: list[Line] = [*spent]
    made: list[Record] = []
    teams = list(_team_lines(read))
    worth = Line(scoring_line(read.scoring), 1)
    made.append(worth)
    for record in report.records:
        if isinstance(record, PlayerRecord):
            continue
        if record.code == _POINTS:
            consumed += [] if has_kind(record) else [record]
        elif record.code in _OF_TEAMS or record.code in SCORING_CODES:
            consumed.append(record)
        elif _is_of_members(record):
            continue
        else:
            line = _plain(record)
            originals[id(line)] = record
            made.append(line)
    return replace(
        read,
        matches=Report(version=report.version, records=(*made, *teams)),
        originals=originals,
        consumed=tuple(consumed),
    )


def _is_of_members(line: Line) -> bool:
    """Whether a record is about players where teams play."""
    if line.code == COMMENT:
        return is_about_teams(line) or of_members(line) is not None
    return not is_known(line.code) and is_national(line)


def _plain(line: Line) -> Line:
    """Return a record as it would be of players: its points are match points."""
    match line.code:
        case "192":
            return Line(f"192 {plain_code(line.value)}", line.at)
        case "092":
            return Line(f"092 {plain_words(line.value)}", line.at)
        case "250" if line.text[4:8].strip():
            return Line(f"250      {line.text[4:8]} {line.text[14:]}", line.at)
    return Line(line.text, line.at)


def _team_lines(read: TeamReport) -> Iterator[PlayerRecord]:
    """Yield the line of each team, as that of a player has it."""
    teams: Mapping[ParticipantId, Team] = {team.id: team for team in read.teams}
    marks: dict[tuple[int, int], tuple[int, str, str]] = {}
    for each in read.rounds:
        scored = with_scores(
            read.rules, teams, round_of_matches(read, each), round_of_boards(read, each)
        )
        for match in scored.games:
            white, black = -match.white, -match.black
            letters = (NO_MARK, NO_MARK)
            if match.result is not None:
                letters = (letter_of(match.result.white), letter_of(match.result.black))
            marks[each.index, white] = (black, "w", letters[0])
            marks[each.index, black] = (white, "b", letters[1])
    for team in read.rosters.teams:
        blocks = [
            marks.get((each.index, team.number)) or _bye(read, team, each.index)
            for each in read.rounds
        ]
        yield PlayerRecord(
            number=team.number,
            name=team.name,
            rating=team.strength,
            points=team.match_points,
            rank=team.rank,
            opponents=tuple(opponent for opponent, _, _ in blocks),
            colours="".join(colour for _, colour, _ in blocks),
            marks="".join(mark for _, _, mark in blocks),
            at=team.at,
        )


def _bye(read: TeamReport, team: TeamRecord, index: int) -> tuple[int, str, str]:
    """Return the round of a team that has no match: as record 320 has it, else its members."""
    byes = read.lines.byes
    if byes is not None and index < len(byes.teams) and byes.teams[index] == team.number:
        return NO_OPPONENT, NO_COLOUR, str(Mark.PAIRING_BYE)
    members = {player.number: player for player in read.players if player.number in team.members}
    letters = {each.marks[index] for each in members.values() if index < len(each.marks)}
    found = next((letter for letter in _LETTERS_OF_BYES if letter in letters), NO_MARK)
    return NO_OPPONENT, NO_COLOUR, found


def round_of_matches(
    read: TeamReport, round_: ReadRound, tables: Sequence[int] = ()
) -> RoundOfPlay:
    """Return a round of matches with its line-ups, at the tables in their order; results are those
    of matches forfeited as a whole.
    """
    at_tables = tables or range(1, len(round_.matches) + 1)
    return RoundOfPlay(
        number=Round(round_.index + 1),
        games=tuple(
            Game(
                id=GameId(0),
                board=HallBoard(table),
                white=team_id(match.white),
                black=team_id(match.black),
                result=match.forfeit,
            )
            for table, match in zip(at_tables, round_.matches, strict=True)
        ),
        line_ups=tuple(
            line_up
            for match in round_.matches
            if any(each.one or each.other for each in match.boards)
            for line_up in _line_ups(read, match, round_.index + 1)
        ),
    )


def _line_ups(read: TeamReport, match: ReadMatch, round_: int) -> Iterator[LineUp]:
    sides = ([each.one for each in match.boards], [each.other for each in match.boards])
    for team, seats in zip((match.white, match.black), sides, strict=True):
        places = [*seats, *[0] * (read.rules.boards - len(seats))]
        handed_in, by = read.notes.line_ups.get((round_, team), (None, ""))
        yield LineUp(
            team=team_id(team),
            players=tuple(PlayerId(each) if each else None for each in places),
            handed_in=handed_in,
            by=by,
        )


def round_of_boards(read: TeamReport, round_: ReadRound, tables: Sequence[int] = ()) -> RoundOfPlay:
    """Return what was played on the boards of a round."""
    by_number = {player.number: player for player in read.players}
    at_tables = tables or range(1, len(round_.matches) + 1)
    games = []
    for table, match in zip(at_tables, round_.matches, strict=True):
        for board, seats in enumerate(match.boards, start=1):
            place = hall_board(table, board, read.rules.boards)
            game = _game(read, by_number, seats, board, place, round_.index)
            if game is not None:
                games.append(game)
    ordered = sorted(games, key=lambda game: game.board)
    return RoundOfPlay(number=Round(round_.index + 1), games=tuple(ordered))


def _game(
    read: TeamReport,
    players: Mapping[int, PlayerRecord],
    seats: Board,
    board: int,
    place: HallBoard,
    index: int,
) -> Game | None:
    """Return the game at a board; None where nobody played one."""
    if not (seats.one and seats.other):
        return None
    one, other = players[seats.one], players[seats.other]
    if not seats.is_played and FORFEITS.isdisjoint((one.marks[index], other.marks[index])):
        return None
    is_white = read.rules.is_white(board)
    colours = (one.colours[index], other.colours[index])
    if set(colours) != {NO_COLOUR}:
        is_white = colours[0] == "w" or colours[1] == "b"
    white, black = (one, other) if is_white else (other, one)
    number = index + 1
    return Game(
        id=GameId(0),
        board=place,
        white=PlayerId(white.number),
        black=PlayerId(black.number),
        result=RESULTS.get(white.marks[index] + black.marks[index]),
        rated_result=read.rated.get((number, white.number)),
        adjournment=read.own.adjournments.get((number, white.number)),
        without_colours=seats.is_played and set(colours) == {NO_COLOUR},
        white_absence=read.own.absences.get((number, white.number)),
        black_absence=read.own.absences.get((number, black.number)),
        time_control=read.own.clocks.get((number, white.number), ""),
    )


def game_points(read: TeamReport) -> Mapping[int, tuple[Decimal, Decimal]]:
    """Return the game points of each team by its results and what was given beside them: with all
    byes, and without those of rounds in which nobody has a result yet.
    """
    teams: Mapping[ParticipantId, Team] = {team.id: team for team in read.teams}
    worth = scoring_of_matches(read.rules).by_mark
    total = {team.number: Decimal(0) for team in read.rosters.teams}
    begun = set[int]()
    for each in read.rounds:
        scored = with_scores(
            read.rules, teams, round_of_matches(read, each), round_of_boards(read, each)
        )
        begun |= {each.index} if scored.has_results else set()
        for match in scored.games:
            if match.result is None:
                continue
            white, black = points_of(read.rules, match)
            total[-match.white] += white
            total[-match.black] += black
    for adjustment in read.adjustments:
        total[adjustment.player] += adjustment.game_points
    with_byes, in_rounds_begun = dict(total), dict(total)
    for line in read.matches.players:
        for index, letter in enumerate(line.marks):
            if not line.opponents[index] and letter in BYE_LETTERS:
                with_byes[line.number] += worth[Mark(letter)]
                in_rounds_begun[line.number] += worth[Mark(letter)] if index in begun else 0
    return {number: (with_byes[number], in_rounds_begun[number]) for number in total}
