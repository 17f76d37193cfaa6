"""What a report of teams says otherwise than its results: points, opponents, other records."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from arbiter_app.domain.names.figures import is_figures
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.facts.scoring import bye_on_board
from arbiter_app.formats.trf.lines import team_records as records
from arbiter_app.formats.trf.lines.columns import format_points
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.letters import BYE_LETTERS, FORFEITS, GAME_MARKS, WON
from arbiter_app.formats.trf.lines.records import PlayerRecord, Report
from arbiter_app.formats.trf.reading.team_report import TeamReport, game_points

_POINTS_COLUMN, _GAME_POINTS_COLUMN = 55, 62

_UNTOLD = frozenset(
    {
        "trf.old-bye",
        "trf.full-bye",
        "trf.blank-rounds",
        "trf.free-round",
        "trf.unknown-record",
        "trf.scoring-inferred",
    }
)
"""What is only said of lines that the file itself does not have."""


def tell_of_teams(of_matches: Findings, found: Findings) -> None:
    """Pass on what was found in the report in which teams play, at the places of the file."""
    for error in of_matches.defects:
        found.defect(error)
    for error in of_matches.notices:
        if error.code not in _UNTOLD:
            found.notice(_of_teams(error))


def _of_teams(error: FormatError) -> FormatError:
    """Return a notice that names players as it is where they are teams."""
    at, facts = error.line, error.facts
    match error.code:
        case "trf.points-differ" | "trf.points-ahead":
            return FormatError(
                at,
                _POINTS_COLUMN,
                "trf.team-points-differ",
                number=facts["number"],
                stated=facts["stated"],
                counted=facts["counted"],
            )
        case "trf.meet-again":
            return FormatError(
                at,
                5,
                "trf.teams-meet-again",
                number=facts["number"],
                opponent=facts["opponent"],
                rounds=facts["rounds"],
                cycles=facts["cycles"],
            )
        case "trf.meet-too-seldom":
            return FormatError(
                at,
                5,
                "trf.teams-meet-too-seldom",
                number=facts["number"],
                opponent=facts["opponent"],
                times=facts["times"],
                cycles=facts["cycles"],
            )
        case "trf.bye-otherwise":
            return FormatError(
                at, 5, "trf.team-bye-otherwise", number=facts["number"], round=facts["round"]
            )
        case "trf.system":
            return FormatError(at, 5, "trf.team-system", text=facts["text"])
    return FormatError(at, min(error.column, 5), error.code, **facts)


def tell_otherwise(report: Report, read: TeamReport, found: Findings) -> None:
    """Give notice of game points, of players' points and of records that only inform where they
    are not those of the results.
    """
    for team, counted in game_points(read).items():
        record = read.rosters.by_number[team]
        if record.game_points is not None and record.game_points not in counted:
            found.notice(
                FormatError(
                    record.at,
                    _GAME_POINTS_COLUMN,
                    "trf.team-game-points",
                    number=team,
                    stated=format_points(record.game_points),
                    counted=format_points(counted[0]),
                )
            )
    _tell_summaries(report, read, found)
    _tell_players(read, found)
    line = report.line(records.BOARDS)
    if line is not None:
        found.notice(FormatError(line.at, 1, "trf.team-boards-skipped"))


def _tell_summaries(report: Report, read: TeamReport, found: Findings) -> None:
    """Compare records 802 with the matches."""
    lines = {line.number: line for line in read.matches.players}
    rounds = [each.index for each in read.rounds if each.matches]
    for line in report.lines(records.SUMMARY):
        number = line.text[4:7].strip()
        team = lines.get(int(number)) if is_figures(number) else None
        if team is None:
            found.notice(FormatError(line.at, 5, "trf.team-summary-of-nobody", text=number))
            continue
        for index, said in enumerate(records.summary_opponents(line)):
            opponent = int(said) if is_figures(said) else 0
            read_here = team.opponents[index] if index < len(team.opponents) else 0
            if opponent != read_here and index in rounds:
                found.notice(
                    FormatError(
                        line.at,
                        29 + 13 * index,
                        "trf.team-summary",
                        number=team.number,
                        round=index + 1,
                    )
                )
                break


def _tell_players(read: TeamReport, found: Findings) -> None:
    """Compare the points of players with their games. What a bye of their team, or an empty board
    on the other side, gives them is counted by some programs and not by others.
    """
    for player in read.players:
        if player.points is None:
            continue
        counted = list(_counted(player, read))
        if player.points not in counted:
            found.notice(
                FormatError(
                    player.at,
                    81,
                    "trf.points-differ",
                    number=player.number,
                    stated=format_points(player.points),
                    counted=format_points(counted[0]),
                )
            )


def _counted(player: PlayerRecord, read: TeamReport) -> Iterator[Decimal]:
    """Yield what the games of a player make, without and with what he got without an opponent."""
    worth = read.rules.game_scoring.by_mark
    played = alone = of_team = Decimal(0)
    for opponent, letter in zip(player.opponents, player.marks, strict=True):
        if opponent and letter in GAME_MARKS:
            played += worth[GAME_MARKS[letter]]
        elif not opponent and letter in FORFEITS:
            alone += worth[GAME_MARKS["+" if letter in WON else "-"]]
        elif not opponent and letter in BYE_LETTERS:
            of_team += _of_bye(letter, read)
    yield played
    yield played + alone
    yield played + of_team
    yield played + alone + of_team


def _of_bye(letter: str, read: TeamReport) -> Decimal:
    scoring = read.rules.game_scoring
    given: Mapping[str, Decimal] = {
        "U": bye_on_board(read.rules),
        "F": scoring.win,
        "H": scoring.draw,
    }
    return given.get(letter, Decimal(0))
