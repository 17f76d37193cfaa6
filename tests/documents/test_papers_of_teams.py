"""Every paper of a tournament of teams, of its matches and of its boards."""

from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from itertools import cycle

import pytest

from arbiter_app.documents.catalogue import DOCUMENTS, Document, document
from arbiter_app.documents.in_english import with_latin_names
from arbiter_app.documents.parts.said import said
from arbiter_app.documents.parts.slip_code import game_of, read_slip_code
from arbiter_app.documents.possible import why_not_yet
from arbiter_app.documents.print_sets import OURS, papers_of_set
from arbiter_app.documents.report import Grid, Report, SheetKind
from arbiter_app.documents.slip import Slip, SlipLine, Slips, SlipTable
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.facts.play.rounds import BoardScore
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import StageId, TeamId, TournamentId
from arbiter_app.domain.table.standings import standings
from arbiter_app.i18n import catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.missing_results import unfinished
from arbiter_app.wording.terms.registration import people
from tests.documents.conftest import (
    changed,
    event_of,
    report_of,
    table_of,
    texts_of,
    with_settings,
)
from tests.documents.pdf.drawn import texts
from tests.documents.pdf.test_floors import sheets_of, words_of
from tests.documents.team_events import BOARDS_STAGE, teams_of

_EVENT = teams_of()
_AT = datetime(2026, 4, 1, 18, 30)
_USED = [each for each in DOCUMENTS if each.is_used(_EVENT) and why_not_yet(each, _EVENT) is None]
_OVER = teams_of(played=None)
"""All is played."""


def _words(report: Report) -> str:
    return "\n".join(word for sheet in report.sheets for line in said(sheet) for word in line)


@pytest.mark.parametrize("kind", _USED, ids=lambda kind: kind.id)
def test_that_every_paper_of_teams_is_made_and_has_english_names_in_english(
    kind: Document,
) -> None:
    assert _words(report_of(kind.id, _EVENT, "uk"))
    english = _words(report_of(kind.id, _EVENT, "en"))
    assert not any("а" <= letter.lower() <= "я" for letter in english)


@pytest.mark.parametrize("kind", _USED, ids=lambda kind: kind.id)
def test_that_every_paper_of_teams_is_made_when_all_is_played(kind: Document) -> None:
    assert _words(report_of(kind.id, _OVER, "uk"))


def test_that_the_summary_of_the_event_names_the_teams_that_won() -> None:
    first, *_ = standings(_OVER.tournament.competition(), _OVER.contestants).rows
    assert _OVER.contestants[first.player].name == "Авангард"
    assert texts_of(report_of("event-summary", _OVER), "Winners")[0].startswith("1  Avanhard")


@pytest.mark.parametrize("paper", ["team-list", "start-list", "team-standings"])
@pytest.mark.parametrize("teams", [7, 9, 12])
def test_that_no_team_is_divided_between_pages(paper: str, teams: int) -> None:
    """The first line of every page of such a list is a team, in bold."""
    event = teams_of(teams)
    names = {catalogue_name(event, team) for team in event.tournament.teams}
    ((_, pages),) = sheets_of(report_of(paper, event))
    assert len(pages) > 1
    members = {latin(each) for each in event.players.values()}
    for page in pages[1:]:
        told = [each.text for each in texts(page)]
        first = next(text for text in told if is_of(text, members) or is_of(text, names))
        assert is_of(first, names), told[:12]


def catalogue_name(event: Event, team: Team) -> str:
    return people.name(catalogue("en"), with_latin_names(event).contestants[team.id])


def latin(player: Player) -> str:
    return player.latin_name or player.name


def is_of(text: str, names: set[str]) -> bool:
    return any(name and name in text for name in names)


@pytest.mark.parametrize("kind", ["round-protocol", "pairings", "result-slips", "player-card"])
def test_that_boards_have_the_papers_of_games(kind: str) -> None:
    names = {each.latin_name for each in _EVENT.players.values()}
    words = _words(report_of(kind, _EVENT, stage=BOARDS_STAGE))
    assert any(name and name in words for name in names)


def test_that_pairings_of_teams_have_tables_and_the_points_on_boards() -> None:
    report = report_of("pairings", _EVENT, round=1)
    assert texts_of(report, "Table") == ["1", "2", "3"]
    assert texts_of(report, "Team")[0] == "Avanhard"
    scores = [_points(game.boards) for game in _EVENT.tournament.main_stage.rounds[0].games]
    assert texts_of(report, "") == scores


def _points(boards: tuple[BoardScore, ...]) -> str:
    sums = (sum(each.white or 0 for each in boards), sum(each.black or 0 for each in boards))
    return " – ".join(numbers.points(catalogue("en"), Decimal(each)) for each in sums)


def test_that_slips_of_results_are_of_the_boards_of_matches() -> None:
    words = _words(report_of("result-slips", _EVENT))
    assert "Shevchuk, Olena" in words
    assert "Halychyna – Avanhard" in words


def test_that_a_team_that_has_left_is_struck_out() -> None:
    teams = _EVENT.tournament.teams
    left = replace(teams[0], status=EntryStatus.WITHDRAWN)
    event = changed(_EVENT, teams=(left, *teams[1:]))
    report = report_of("team-list", event)
    assert "Struck out: withdrew" in _words(report)


def test_that_the_list_of_teams_has_rosters_in_the_order_of_boards() -> None:
    listed = texts_of(report_of("team-list", _EVENT), "Team, players")
    at = next(place for place, text in enumerate(listed) if text.startswith("Avanhard"))
    assert listed[at + 1] == "Shevchuk, Olena"
    assert listed[at + 5].endswith("(reserve)")


def test_that_a_match_card_has_both_line_ups_with_colours_and_the_score() -> None:
    card = _slips(report_of("match-cards", _EVENT, round=1))[0]
    (table,) = [part for part in card.parts if isinstance(part, SlipTable)]
    assert table.rows[0][:3] == ("1.1", "w", "Shevchuk, Olena")
    assert [row[1] for row in table.rows] == ["w", "b", "w", "b"]
    assert table.rows[3][2:4] == ("–", "– : +")


def test_that_cards_and_the_protocol_tell_who_has_signed() -> None:
    stage = _EVENT.tournament.main_stage
    first, *rest = stage.rounds
    match = first.games[0]
    first_team, second_team = TeamId(match.white), TeamId(match.black)
    white = tuple(each.white or Decimal(0) for each in match.boards)
    black = tuple(each.black or Decimal(0) for each in match.boards)
    given = (
        MatchSignature(team=first_team, by="Коваль Олена", at=_AT, own=white, other=black),
        MatchSignature(
            team=second_team, how=HowSigned.PROTEST, by="Гай Іван", at=_AT, own=white, other=white
        ),
    )
    rounds = (replace(first, signatures=given), *rest)
    stages = (replace(stage, rounds=rounds), *_EVENT.tournament.stages[1:])
    event = changed(_EVENT, stages=stages)
    points = numbers.points(catalogue("en"), sum(white, Decimal(0)))
    told = f"Hai Ivan, signed under protest, for {points} – {points}"
    card = _slips(report_of("match-cards", event, round=1))[0]
    lines = [part.left for part in card.parts if isinstance(part, SlipLine)]
    assert f"Captains: Koval Olena – {told}" in lines
    blank = _slips(report_of("match-cards", event, round=1, form="teams"))[0]
    assert not any(isinstance(part, SlipLine) and "Koval" in part.left for part in blank.parts)
    words = _words(report_of("team-protocol", event, round=1))
    assert "Captain: Koval Olena" in words
    assert f"Captain: {told}" in words
    assert "Koval Olena" not in _words(report_of("team-protocol", event, round=1, form="blank"))


def test_that_cards_and_the_wall_keep_line_ups_sealed_until_boards_are_made() -> None:
    sealed = teams_of(played=1, seated=1)
    names = [each.latin_name or "" for each in sealed.players.values()]
    for kind in ("match-cards", "board-pairings", "team-protocol"):
        words = _words(report_of(kind, sealed, round=2))
        assert not any(name in words for name in names)


def test_that_the_wall_waits_until_line_ups_are_open() -> None:
    refusal = why_not_yet(document("board-pairings"), teams_of(played=1, seated=1))
    assert refusal is not None
    assert refusal.code == "document.no-boards"


def test_that_every_team_of_a_round_has_a_slip_with_its_roster_or_with_lines() -> None:
    slips = _slips(report_of("line-up-slips", _EVENT, round=3))
    assert len(slips) == 6
    tables = [part for part in slips[0].parts if isinstance(part, SlipTable)]
    assert len(tables[0].rows) == 5
    lines = _slips(report_of("line-up-slips", _EVENT, round=3, form="lines"))
    tables = [part for part in lines[0].parts if isinstance(part, SlipTable)]
    assert len(tables[0].rows) == 4


def test_that_everybody_finds_table_and_board_by_name() -> None:
    report = report_of("board-pairings", _EVENT, round=1, order="name")
    names = texts_of(report, "Name")
    assert names == sorted(names)
    assert texts_of(report, "Bd")[names.index("Antoniuk, Yana")] == "1.2"


def test_that_a_team_card_has_matches_members_and_who_sat_alone() -> None:
    first = report_of("team-cards", _EVENT, teams="1")
    grids = [block.tables[0] for block in first.body if isinstance(block, Grid)]
    assert [row[-1].text for row in grids[0].rows] == ["3 – 1", "4 – 0", "", "", ""]
    assert grids[1].rows[0][1].text == "Shevchuk, Olena"
    assert grids[1].rows[0][3].text == "w1\n2358"
    sixth = report_of("team-cards", _EVENT, teams="6", form="games")
    games = [block.tables[0] for block in sixth.body if isinstance(block, Grid)][1]
    alone = next(row for row in games.rows if row[7].text == "+")
    assert (alone[2].text, alone[3].text) == ("1", "4")


def test_that_a_win_without_an_opponent_is_no_game_on_the_card() -> None:
    sixth = report_of("team-cards", _EVENT, teams="6")
    members = [block.tables[0] for block in sixth.body if isinstance(block, Grid)][1]
    rounds = slice(3, -3)
    told = [([cell.text for cell in row[rounds]], row[-3].text) for row in members.rows]
    assert any("+" in cells for cells, _ in told)
    for cells, games in told:
        assert games in ("", str(sum(bool(cell) and cell != "+" for cell in cells)))


def test_that_no_slips_for_line_ups_are_offered_where_the_rosters_decide() -> None:
    slips = document("line-up-slips")
    assert slips.is_used(_EVENT)
    rostered = with_settings(_EVENT, system=System.SCHEVENINGEN)
    assert not slips.is_used(rostered)
    assert document("match-cards").is_used(rostered)


def test_that_the_card_of_a_team_counts_match_and_game_points() -> None:
    words = _words(report_of("team-cards", _EVENT, teams="1"))
    assert "match points: 4, game points: 7" in words


def test_that_the_order_of_play_has_boards_once_line_ups_are_open() -> None:
    opened = _words(report_of("order-of-play", _EVENT))
    sealed = _words(report_of("order-of-play", teams_of(played=1, seated=1)))
    assert "Shevchuk, Olena" in opened
    assert "Avanhard" not in opened
    assert "Avanhard" in sealed


def test_that_name_cards_of_members_have_their_team() -> None:
    cards = _slips(report_of("name-cards", _EVENT))
    assert len(cards) == len(_EVENT.players)
    said_of_first = [part.left for part in cards[0].parts if isinstance(part, SlipLine)]
    assert said_of_first[1:3] == ["Shevchuk, Olena", "Avanhard"]
    assert len(_slips(report_of("name-cards", _EVENT, players="2"))) == 5


def test_that_the_pack_of_the_evening_has_protocols_of_matches() -> None:
    pack = report_of("evening-pack", _EVENT)
    documents = [sheet.footer.document for sheet in pack.sheets]
    assert documents.count("team-protocol") == 5
    assert "round-protocol" not in documents


def test_that_the_pack_of_the_evening_tells_captains_how_to_go_on() -> None:
    cover = _words(report_of("evening-pack", _EVENT))
    assert "Both captains sign" in cover
    assert "Both players sign" not in cover
    assert "Both players sign" in _words(report_of("evening-pack", event_of(6, played=2)))


def test_that_cards_of_players_are_of_members_and_those_of_teams_their_own() -> None:
    cards = _words(report_of("player-card", _EVENT))
    assert "Shevchuk, Olena" in cards
    assert not document("player-card").is_of(_EVENT.tournament.competition())


def test_that_scheveningen_tells_of_its_tables_and_of_no_line_ups() -> None:
    told = _words(report_of("technical-information", _EVENT))
    assert "colours of the team first named: WBWB" in told
    rostered = with_settings(_EVENT, system=System.SCHEVENINGEN)
    told = _words(report_of("technical-information", rostered))
    assert "4 boards, colours by the tables of Scheveningen" in told
    assert "Players at the boards" not in told
    assert "Half of a team must have come" in told


@pytest.mark.parametrize(
    ("event", "title"),
    [(_EVENT, "Становище команд"), (event_of(6, played=2), "Становище учасників")],
)
def test_that_standings_are_of_those_who_are_ranked(event: Event, title: str) -> None:
    assert report_of("final-standings", event, "uk").heading.document == title


def test_that_what_is_open_of_teams_is_told_by_its_tables() -> None:
    rounds = teams_of(played=2, seated=3).tournament.main_stage.rounds[:3]
    (told,) = unfinished(catalogue("en"), rounds)
    assert told == "Without a result, by round: 3 (table 1, 2, 3)."


def test_that_pairings_of_teams_alone_are_at_tables() -> None:
    """Boards are those of members whose line-ups are open."""
    sealed = teams_of(played=1, seated=1)
    by_team = report_of("all-pairings", sealed)
    assert sorted(texts_of(by_team, "Table")) == list("112233")
    assert "Avanhard" in texts_of(by_team, "Team")
    assert by_team.heading.subtitle == "Pairings by team"
    assert "1.1" in texts_of(report_of("all-pairings", _EVENT), "Bd")


def test_that_the_set_before_play_has_the_papers_of_matches() -> None:
    ours = next(each for each in OURS if each.name == "before-play")
    made = papers_of_set(ours, _EVENT, lambda _: catalogue("uk"), datetime(2026, 6, 6))
    papers = {each.kind.id for each in made if isinstance(each.made, Report)}
    assert {"team-list", "line-up-slips", "board-pairings", "match-cards"} <= papers
    assert "result-slips" not in papers


def test_that_teams_are_in_the_papers_of_all_tournaments_once() -> None:
    event = _with_another(_EVENT)
    by_name = report_of("all-pairings", event)
    places = texts_of(by_name, "Bd")
    assert places[texts_of(by_name, "Name").index("Antoniuk, Yana")] == "2.2"
    assert "Avanhard" not in texts_of(by_name, "Name")
    summary = table_of(report_of("event-summary", event))
    games = [column.title for column in summary.columns].index("Games")
    played = sum(game.result is not None for _, game in _EVENT.tournament.stage(BOARDS_STAGE).games)
    assert summary.rows[0][games].text == str(played)


def test_that_a_slip_of_a_result_tells_the_table_and_its_board() -> None:
    lines = [
        part.left
        for slip in _slips(report_of("result-slips", _EVENT))
        for part in slip.parts
        if isinstance(part, SlipLine)
    ]
    assert "2.1 · Halychyna – Avanhard" in lines


def test_that_the_code_of_a_match_card_leads_to_the_first_board_of_its_match() -> None:
    event = replace(_EVENT, key="f3b1")
    card = _slips(report_of("match-cards", event, round=2))[1]
    code = read_slip_code(card.code)
    assert code is not None
    found = game_of(code, event)
    assert found is not None
    assert (found.stage, found.game.board) == (BOARDS_STAGE, 5)
    assert not any(each.code for each in _slips(report_of("match-cards", event, round=4)))


@pytest.mark.parametrize(
    ("kind", "language"),
    [*zip(_USED, cycle(("uk", "uk+en")), strict=False)],
    ids=lambda each: each if isinstance(each, str) else each.id,
)
def test_that_papers_of_teams_keep_to_the_floor_of_their_kind(
    kind: Document, language: str
) -> None:
    for report, pages in sheets_of(report_of(kind.id, _EVENT, language)):
        if report.kind is SheetKind.CUT:
            continue
        floor = 14.0 if report.kind is SheetKind.POSTED else 9.0
        words = words_of(report) - {""}
        for page in pages:
            named = [each for each in texts(page) if each.text in words]
            assert all(each.size >= floor for each in named)


def _with_another(event: Event) -> Event:
    """Return an event with a tournament of people beside that of teams."""
    other = event_of(6, played=2).tournament
    stage = replace(other.main_stage, id=StageId(7))
    other = replace(other, id=TournamentId(7), title="U10", position=2, stages=(stage,))
    return replace(event, tournaments=(replace(event.tournament, title="League"), other))


def _slips(report: Report) -> tuple[Slip, ...]:
    (block,) = report.body
    assert isinstance(block, Slips)
    return block.slips


def test_that_papers_of_the_draw_and_the_schedule_speak_of_teams() -> None:
    subtitles = {
        paper: report_of(paper, _EVENT).heading.subtitle
        for paper in ("draw-slips", "draw-order", "schedule-cards")
    }
    assert {*subtitles.values()} == {"6 teams"}
    assert report_of("schedule-cards", _EVENT).heading.document == "Your matches"
    pack = report_of("evening-pack", _EVENT)
    assert "Matches to play" in {sheet.heading.document for sheet in pack.sheets}
