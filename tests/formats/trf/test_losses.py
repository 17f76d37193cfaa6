"""Whatever of an event a report does not say is told."""

from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

import pytest

from arbiter_app.domain.facts.competition import PlayOff
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.duties import Duty
from arbiter_app.domain.facts.people.people import Birth, Official, Role
from arbiter_app.domain.facts.play.game_notes import Signed
from arbiter_app.domain.facts.play.match_decisions import DecisionKind, MatchDecision
from arbiter_app.domain.facts.play.rounds import Bye, Game, RoundOfPlay, Stage, StageKind
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
)
from arbiter_app.domain.facts.rules.swiss_texts import Readings, Upfloats
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import (
    Board,
    DecisionId,
    GameId,
    MatchId,
    PlayerId,
    PlayOffId,
    Round,
    StageId,
)
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from tests.formats.trf.events import DATA
from tests.formats.trf.test_rating_only import with_first_game
from tests.formats.trf.test_writing import four

NOW = datetime(2026, 5, 1, 10)

ASPECTS: Mapping[type, Mapping[str, str]] = {
    Event: {
        "title": "titles",
        "place": "place",
        "federation": "place",
        "organiser": "organiser",
        "time_control": "time-control",
        "starts_on": "dates",
        "ends_on": "dates",
        "discipline": "level",
        "chess960": "chess960",
        "level": "level",
        "rank": "level",
        "entry_fee": "desk",
        "team_fee": "desk",
        "particulars": "desk",
        "officials": "officials",
        "committee_announced": "announcements",
        "regulations": "regulations",
        "requirements": "desk",
        "discounts": "desk",
        "paper_texts": "desk",
        "english_names": "desk",
        "logo": "desk",
        "receipts": "desk",
        "rooms": "hall",
        "players": "players",
        "tournaments": "each has a report of its own",
        "seen_of": "each has a report of its own",
        "_as_a_whole": "",
        "_seen": "",
        "_entries": "",
        "_contestants": "",
        "_competitions": "",
        "across": "each has a report of its own",
        "is_practice": "said in the file and in a remark",
        "is_sample": "said in the file and in a remark",
        "pins": "rights",
        "data_version": "of the journal, not of the event",
        "suspended": "of this computer, not of the event",
        "soundness": "of its file, not of the event",
        "key": "of its file, not of the event",
    },
    Tournament: {
        "id": "",
        "title": "titles",
        "settings": "system",
        "position": "each has a report of its own",
        "own": "dates",
        "rating_rules": "rating-rules",
        "entries": "withdrawals",
        "teams": "teams",
        "eligibility": "desk",
        "ceremony": "draw",
        "draw": "draw",
        "stages": "play-offs",
        "incidents": "incidents",
        "appeals": "incidents",
        "play_offs": "play-offs",
        "lot_seed": "each file has its own; lots that were drawn keep theirs",
        "tie_lot_seed": "lots",
        "own_criteria": "own-criteria",
        "adjustments": "adjustments",
        "list_changes": "list-changes",
        "categories": "categories",
        "integrity": "integrity",
        "rules_left": "integrity",
        "kept_lines": "kept-lines",
        "first_board": "hall",
        "team_mates": "follows from the people",
        "entrants": "follows from the people",
        "_made": "",
    },
    Settings: {
        "system": "system",
        "cycles": "system",
        "swap_last_rounds": "system",
        "rounds": "rounds",
        "scoring": "scoring",
        "edition": "edition",
        "tie_breaks": "tie-breaks",
        "unresolved": "lots",
        "unrated": "rating-rules",
        "annuls_withdrawals": "withdrawals",
        "forfeits_in_ratings": "rating-rules",
        "knockout": "match-rules",
        "swiss": "swiss-system",
        "play_off": "play-off-rules",
        "teams": "teams",
        "sport": "sport",
        "solving": "no report is written of solvers",
    },
    SwissRules: {
        "system": "swiss-system",
        "is_assumed": "swiss-system",
        "initial_colour": "initial-colour",
        "acceleration": "acceleration",
        "last_accelerated": "acceleration",
        "virtual_points": "acceleration",
        "forbidden": "forbidden-pairs",
        "team_mates": "forbidden-pairs",
        "fixed_boards": "fixed-boards",
        "board_order": "board-order",
        "last_criterion": "numbering",
        "half_byes": "half-byes",
        "last_half_bye": "half-byes",
        "counts_all_numbers": "colour-numbers",
        "readings": "readings",
        "mcmahon": "mcmahon",
    },
    Stage: {
        "id": "",
        "kind": "stage",
        "title": "stage",
        "settings": "system",
        "method": "draw",
        "seed": "draw",
        "slots": "stage",
        "first_place": "stage",
        "carries_results": "carried",
        "play_off": "step",
        "level": "step",
        "time_control": "time-control",
        "tie_lot_seed": "lots",
        "boards_of": "teams",
        "rounds": "results",
        "decisions": "match-decisions",
    },
    RoundOfPlay: {
        "number": "results",
        "starts_at": "times",
        "games": "results",
        "byes": "byes",
        "published": "signatures",
        "signed_off": "signatures",
        "kept": "kept",
        "by_hand": "by-hand",
        "made_from": "made-from",
        "line_ups": "teams",
        "start": "chess960",
        "sheets": "no report is written of solvers",
        "signatures": "signatures",
    },
    Game: {
        "id": "",
        "board": "boards",
        "white": "results",
        "black": "results",
        "result": "results",
        "entered_at": "signatures",
        "checked": "signatures",
        "rated_result": "rating-corrections",
        "adjournment": "adjournments",
        "white_absence": "withdrawals",
        "black_absence": "withdrawals",
        "match": "matches",
        "step": "matches",
        "time_control": "clocks",
        "carried_from": "carried",
        "without_colours": "results",
        "starts_at": "times-of-games",
        "arbiter": "times-of-games",
        "replay": "replays",
        "white_away": "away",
        "black_away": "away",
        "boards": "teams",
        "ended_by": "endings",
        "is_provisional": "endings",
        "handicap": "handicaps",
        "komi": "handicaps",
        "so_far": "results",
    },
    Bye: {"player": "byes", "mark": "byes", "remark": "byes", "is_unexplained": "byes"},
}
"""Under which loss each field of an event is told, if it is lost."""


@pytest.mark.parametrize("kind", ASPECTS, ids=lambda kind: kind.__name__)
def test_that_every_field_of_an_event_has_a_loss_to_be_told_under(kind: Any) -> None:
    assert {field.name for field in fields(kind)} == ASPECTS[kind].keys()


def with_main_stage(event: Event, **facts: Any) -> Event:
    stage = replace(event.tournament.main_stage, **facts)
    return with_tournament(event, stages=(stage,))


def with_tournament(event: Event, **facts: Any) -> Event:
    return replace(event, tournaments=(replace(event.tournament, **facts),))


def with_settings(event: Event, **facts: Any) -> Event:
    return with_tournament(event, settings=replace(event.tournament.settings, **facts))


PLAYED_OFF = PlayOff(
    id=PlayOffId(1),
    stage=StageId(1),
    first_place=1,
    players=(PlayerId(1), PlayerId(2)),
    begun_at=NOW,
)
STEP = Stage(id=StageId(2), kind=StageKind.PLAY_OFF, play_off=PlayOffId(1))
DRAWN = MatchDecision(id=DecisionId(1), kind=DecisionKind.COLOURS, at=NOW)
BORN = Official(role=Role.DEPUTY, name="Kolev", birth=Birth(1970))
ON_DUTY = Official(role=Role.DEPUTY, name="Kolev", duty=Duty(rooms="Hall 2"))


@pytest.mark.parametrize(
    ("event", "loss"),
    [
        (with_first_game(four(), match=MatchId("1.1")), "matches"),
        (with_first_game(four(), entered_at=NOW), "signatures"),
        (with_first_game(four(), checked=Signed("Арбітр", NOW)), "signatures"),
        (with_first_game(four(), carried_from=GameId(99)), "carried"),
        (with_first_game(four(), is_provisional=True), "endings"),
        (with_main_stage(four(), decisions=(DRAWN,)), "match-decisions"),
        (with_settings(four(), play_off=PlayOffRules(id="own", levels=())), "play-off-rules"),
        (with_tournament(four(), play_offs=(PLAYED_OFF,)), "play-offs"),
        (
            with_tournament(four(), stages=(four().tournament.main_stage, STEP)),
            "play-offs",
        ),
        (replace(four(), officials=(BORN,)), "births-of-officials"),
        (replace(four(), officials=(ON_DUTY,)), "duties-of-officials"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
@pytest.mark.parametrize("version", [Version.TRF16, Version.TRF26])
def test_that_what_no_report_says_is_told(event: Event, loss: str, version: Version) -> None:
    assert loss not in trf.losses(four(), version)
    assert loss in trf.losses(event, version)


PLAYED = Readings(upfloats=Upfloats.PLAYED)
CLUB = ForbiddenPairs(players=(PlayerId(1), PlayerId(2)), last_round=Round(1))


@pytest.mark.parametrize(
    ("rules", "loss"),
    [
        (SwissRules(system=SwissSystem.DUBOV), "swiss-system"),
        (SwissRules(is_assumed=True, acceleration=Acceleration.BAKU), "acceleration"),
        (SwissRules(is_assumed=True, counts_all_numbers=True), "colour-numbers"),
        (SwissRules(is_assumed=True, readings=PLAYED), "readings"),
        (SwissRules(is_assumed=True, mcmahon=McMahonRules(club_gap=3)), "mcmahon"),
        (SwissRules(is_assumed=True, forbidden=(CLUB,)), "forbidden-pairs"),
    ],
)
def test_that_what_the_older_version_does_not_say_of_a_swiss_is_told(
    rules: SwissRules, loss: str
) -> None:
    swiss = with_settings(four(), system=System.SWISS, rounds=3, swiss=rules)
    assert loss in trf.losses(swiss, Version.TRF16)
    assert {"swiss-system", "initial-colour", "acceleration", "colour-numbers"}.isdisjoint(
        trf.losses(swiss, Version.TRF26)
    )


@pytest.mark.parametrize(
    ("rules", "loss"),
    [
        (SwissRules(fixed_boards={PlayerId(1): Board(7)}), "fixed-boards"),
        (SwissRules(board_order=BoardOrder.NUMBER), "board-order"),
        (SwissRules(last_criterion=LastCriterion.LOTS), "numbering"),
        (SwissRules(last_half_bye=Round(2)), "half-byes"),
    ],
)
def test_that_rules_of_a_swiss_come_back_from_comments_where_no_record_says_them(
    rules: SwissRules, loss: str
) -> None:
    swiss = with_settings(four(), system=System.SWISS, rounds=3, swiss=rules)
    assert loss in trf.losses(swiss, Version.TRF16)
    assert loss not in trf.losses(swiss, Version.TRF26)


def test_that_the_initial_colour_stands_in_every_version() -> None:
    rules = SwissRules(is_assumed=True, initial_colour=Colour.BLACK)
    swiss = with_settings(four(), system=System.SWISS, rounds=3, swiss=rules)
    for version in (Version.TRF16, Version.TRF26):
        assert "initial-colour" not in trf.losses(swiss, version)


@pytest.mark.parametrize("name", ["knockout_of_teams", "double_elimination"])
def test_that_the_older_version_does_not_say_how_matches_were_played(name: str) -> None:
    report = trf.read((DATA / "trf" / f"{name}.trf").read_bytes()).report
    assert report is not None
    lost = trf.losses(trf.event_of(report), Version.TRF16)
    assert {"system", "match-rules", "matches", "match-decisions", "clocks"} <= {*lost}
