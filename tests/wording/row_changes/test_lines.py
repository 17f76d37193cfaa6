"""What a command changed, told before and after."""

from datetime import date, datetime
from decimal import Decimal

import pytest

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import Birth, Role, Sex, SportRank, Title
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules, SwissSystem
from arbiter_app.domain.facts.rules.swiss_texts import Maxi, MedianGroup, Readings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PairingNumber, PlayerId, Round
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.people.players import add_player, edit_player, remove_player
from arbiter_app.services.commands.people.registration import change_eligibility
from arbiter_app.services.commands.play.draw import number_by_hand
from arbiter_app.services.commands.play.rounds import check_result, enter_result, set_times
from arbiter_app.services.commands.rules.swiss_rules import set_swiss_rules
from arbiter_app.services.commands.whole.event import describe_event, set_official
from arbiter_app.services.workspace import Workspace
from arbiter_app.store.rows.catalogue import TABLES as STORED
from arbiter_app.store.rows.rows import RowChange
from arbiter_app.wording.row_changes.fields import FIELDS, TABLES
from arbiter_app.wording.row_changes.lines import change_lines
from tests.services.hands import choose_system

ENGLISH = catalogue("en")

# A game as it was, which says which row it is.
ENCOUNTER = {"met_round", "met_board", "white_id", "black_id", "white_person", "black_person"}
EFFECT = {*ENCOUNTER, "game_id", "white_before", "black_before", "black_after"}

# Columns that say which row it is, and the second ones of results.
NOT_TOLD = {
    "adjournment": {"game_id"},
    "adjustment": {"id", "tournament_id", "player_id", "round"},
    "appeal": {"id", "tournament_id", "black_filed", "black_decided", *ENCOUNTER},
    "appeal_effect": {"appeal_id", "position", *EFFECT},
    "appeal_seat": {"appeal_id", "position"},
    "bye": {"stage_id", "round", "player_id"},
    "ceremony": {"tournament_id"},
    "ceremony_member": {"tournament_id", "position", "player_id"},
    "ceremony_step": {"tournament_id", "position", "player_id"},
    "draw": {"tournament_id"},
    "drawn_number": {"tournament_id", "position", "player_id"},
    "entry": {"tournament_id", "player_id"},
    "event": {"id"},
    "game": {
        "id",
        "stage_id",
        "round",
        "board",
        "black_mark",
        "rated_black_mark",
        "first_black_mark",
    },
    "incident": {"id", "tournament_id", *ENCOUNTER},
    "penalty": {"incident_id", "number", "offences_before", "warnings_before"},
    "penalty_effect": {"incident_id", "number", "lifting", "position", *EFFECT},
    "kept_line": {"tournament_id", "position", "after"},
    "integrity_line": {"id", "tournament_id", "stage_id", "kind", "at", "actor"},
    "rules_left": {"tournament_id", "at", "actor"},
    "list_change": {"id", "tournament_id", "after_round"},
    "official": {"position"},
    "own_criterion": {"tournament_id", "code"},
    "own_value": {"tournament_id", "code", "player_id"},
    "regulations": {"id"},
    "particular": {"id"},
    "pin": {"authority", "salt", "digest"},
    "player": {"id"},
    "requirement": {"id", "position"},
    "round": {"stage_id", "number", "published_by", "signed_off_by", "made_from"},
    "ruling": {"tournament_id", "player_id", "finding"},
    "shown_paper": {"tournament_id", "player_id", "requirement"},
    "match_decision": {"id", "stage_id", "match"},
    "play_off": {"id", "tournament_id"},
    "play_off_player": {"play_off_id", "position", "player_id"},
    "play_off_step": {"stage_id", "play_off_id"},
    "slot": {"stage_id", "number"},
    "team": {"id", "tournament_id", "position"},
    "team_member": {"team_id", "player_id"},
    "line_up": {"stage_id", "round", "team_id"},
    "sheet": {"stage_id", "round", "player_id"},
    "match_signature": {"stage_id", "round", "team_id"},
    "stage": {"id", "tournament_id", "position"},
    "tournament": {"id"},
    "virtual_points": {"tournament_id", "position"},
    "forbidden": {"tournament_id", "position"},
    "forbidden_player": {"tournament_id", "forbidden", "position"},
    "team_mates": {"tournament_id", "position"},
    "fixed_board": {"tournament_id", "player_id"},
    "category": {"tournament_id", "position"},
    "room": {"position"},
    "across_ranking": {"position"},
    "discount": {"position"},
    "paper_text": {"id", "language"},
    "english_name": {"name"},
    "logo": {"id"},
    "receipt": {"number"},
    "receipt_line": {"receipt", "position"},
    "earlier_number": {"tournament_id", "last_round", "player_id"},
    "kept_player": {"stage_id", "round", "player_id"},
    "by_hand": {"stage_id", "round"},
    "system_pair": {"stage_id", "round", "position"},
}


@pytest.fixture
def drawn(workspace: Workspace) -> Workspace:
    numbers = {PlayerId(number): PairingNumber(number) for number in (1, 2, 3)}
    workspace.do(number_by_hand, numbers=numbers)
    return workspace


def last(workspace: Workspace) -> list[str]:
    """Return what the newest entry of the journal changed."""
    return change_lines(ENGLISH, workspace.history()[-1].changes, workspace.event)


def test_that_every_column_of_an_event_file_is_told_or_says_which_row_it_is() -> None:
    columns = {table.name: {*table.columns} for table in STORED.values()}
    assert {table: set(FIELDS[table]) | NOT_TOLD[table] for table in FIELDS} == columns
    assert TABLES.keys() == columns.keys()


def test_that_a_result_is_told_before_and_after(drawn: Workspace) -> None:
    drawn.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert last(drawn) == ["Round 1, board 1, Ґава Олена – Їжак Ілля: result – → 1 – 0"]
    drawn.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert "result 1 – 0 → ½ – ½" in last(drawn)[0]
    drawn.do(enter_result, round=Round(1), board=Board(1), result=None)
    assert "result ½ – ½ → –" in last(drawn)[0]


def test_that_who_typed_a_result_a_second_time_is_told_by_itself_alone(drawn: Workspace) -> None:
    drawn.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    drawn.do(check_result, round=Round(1), board=Board(1))
    (line,) = last(drawn)
    assert "typed a second time by – → arbiter" in line
    drawn.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert last(drawn) == ["Round 1, board 1, Ґава Олена – Їжак Ілля: result ½ – ½ → 1 – 0"]


def test_that_corrections_of_a_player_are_told_field_by_field(workspace: Workspace) -> None:
    workspace.do(
        edit_player,
        player=PlayerId(1),
        name="Бук Ян",
        birth=Birth.parse("01.04.1999"),
        sex=Sex.MALE,
        title=Title.FM,
        sport_rank=SportRank.KMS,
        fide_rating=2100,
    )
    assert last(workspace) == [
        "Бук Ян: birth – → 01.04.1999, sex – → m, title – → FM, sport rank – → KMS,"
        " FIDE rating – → 2100"
    ]


def test_that_who_was_removed_is_told_with_all_that_was_known_of_him(workspace: Workspace) -> None:
    workspace.do(remove_player, player=PlayerId(2))
    lines = last(workspace)
    assert "Ґава Олена: name: Ґава Олена → –" in lines
    assert any("state: registered" in line for line in lines)


def test_that_settings_times_and_offices_are_told_in_words(drawn: Workspace) -> None:
    drawn.do(set_times, times={Round(2): datetime(2026, 11, 2, 10, 0)})
    assert last(drawn) == ["Round 2: time – → 2 November 2026, 10:00"]
    drawn.do(set_official, role=Role.CHIEF_ARBITER, name="Ґжицька Єлизавета")
    assert last(drawn) == [
        "Chief arbiter, Ґжицька Єлизавета: – → office: Chief arbiter; name: Ґжицька Єлизавета"
    ]
    day = date(2026, 11, 1)
    drawn.do(describe_event, title="Cup", place="Lviv", organiser="", starts_on=day, ends_on=day)
    assert last(drawn) == ["Event: place – → Lviv, last day – → 01.11.2026"]
    drawn.do(
        change_eligibility,
        age=AgeGroup.U14,
        playing_up=True,
        lowest_age=None,
        women_only=True,
        lowest_rank=None,
        quota=None,
        quota_by=ContingentKey.REGION,
        quotas={},
        reason="положення",
    )
    assert "women only no → yes" in last(drawn)[0]


def test_that_readings_of_a_swiss_are_told_in_words(workspace: Workspace) -> None:
    choose_system(workspace, System.SWISS)
    read = Readings(maxi=Maxi.DECLARED, median_group=MedianGroup.NEAREST)
    rules = SwissRules(system=SwissSystem.LIM, readings=read)
    workspace.do(set_swiss_rules, rules=rules, pairing_bye=Decimal(1))
    assert last(workspace) == [
        "Rules of the tournament: system of the Swiss – → Lim, how the text of the Swiss system is"
        " read – → Median group: the one nearest to it that somebody has, of two the higher;"
        " Maxi-tournament: declared by the organiser"
    ]


def test_that_of_very_many_rows_some_are_told_and_the_rest_is_counted(workspace: Workspace) -> None:
    for number in range(4, 16):
        workspace.do(add_player, name=f"Гравець {number}")
    players = [*workspace.event.players]
    numbers = {player: PairingNumber(i) for i, player in enumerate(players, start=1)}
    workspace.do(number_by_hand, numbers=numbers)
    lines = last(workspace)
    assert len(lines) < 100
    assert any(line.startswith("Games: 81 more") for line in lines)


def test_that_what_no_word_is_known_for_is_told_as_it_is(workspace: Workspace) -> None:
    row = {"id": 1, "name": "Бук Ян"}
    change = RowChange("player", {"id": 1}, {**row, "title": None}, {**row, "title": "ZZ"})
    assert change_lines(ENGLISH, [change], workspace.event) == ["Бук Ян: title – → ZZ"]
    change = RowChange("beard", {"id": 1}, None, {"id": 1, "length": 3})
    assert change_lines(ENGLISH, [change], workspace.event) == ["beard: – → there"]
