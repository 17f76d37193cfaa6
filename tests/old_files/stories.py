"""What happens in the old files of people: an event of every kind, with what arbiters do in one.

Names are invented. The stories end in the middle of play where there is something to go on with.
"""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from arbiter_app.domain.disputes.hearings import proposed_seats
from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.hall import Room
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Birth, Sex, SportRank
from arbiter_app.domain.facts.play.game_notes import EndedBy
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import DRAW, WHITE_FORFEITS, WHITE_WINS, Colour, Mark
from arbiter_app.domain.facts.rules.swiss_rules import (
    ForbiddenPairs,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, AppealId, Board, IncidentId, PlayerId, Round
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.permission.acts import NotAcceptedError, WeighedAct
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.disputes.incidents import lift_sanction, record_incident
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.draw import draw_lots, number_anew, number_by_rating
from arbiter_app.services.commands.play.levels import move_levels
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    enter_result,
    note_ending,
    publish_round,
    replay_game,
)
from arbiter_app.services.commands.play.stages import add_stage, begin_stage, divide_into_groups
from arbiter_app.services.commands.play.swiss_rounds import keep_in_pairing
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.rules.chess960 import draw_start_positions, set_chess960
from arbiter_app.services.commands.rules.criteria import define_own_criterion, set_own_value
from arbiter_app.services.commands.rules.regulations import attach_regulations
from arbiter_app.services.commands.rules.swiss_rules import (
    fix_board,
    forbid_pairs,
    set_initial_colour,
)
from arbiter_app.services.commands.whole.event import change_tie_breaks
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.files.report_files import examine_report
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services import double_hands, go_hands, other_swiss, solver_hands, swiss_hands
from tests.services.disputes import BLACK, CHIEF, of_one, turn_a_draw_into_a_loss
from tests.services.hands import choose_system, leave_the_rules
from tests.services.play_off_hands import (
    finish,
    finish_with_ties,
    go_on,
    lower_number_wins,
    play_through,
)
from tests.soak import prepared
from tests.soak.any_acts import act_at_random

DAY = datetime(2026, 11, 1, 9)
"""When all of them begin."""

Story = Callable[[Workspace], object]

_NAMES = (
    "Ґава Ада", "Діброва Ян", "Єва Ірина", "Журба Лев", "Заєць Ія", "Їжак Ілля",
    "Йова Тіна", "Клен Юрій", "Липа Марко", "Мак Роман", "Нива Оля", "Осока Лука",
    "Пташ Іва", "Рута Ніна",
)  # fmt: skip
_REGIONS = ("Київ", "Сумська", "Одеська")
_CLUBS = ("Тура", "Вежа")


def people(
    here: Workspace | AtStage, count: int, *, born: int = 1990, after: int = 0
) -> list[PlayerId]:
    """Register people with all that is known of a person, the strongest first; `after` so many who
    have been registered before.
    """
    return [
        here.do(
            add_player,
            name=name,
            latin_name=f"Player {place}",
            patronymic="Олегович",
            birth=Birth(born + place % 5, date(born + place % 5, 3, place + 1)),
            sex=Sex.FEMALE if place % 2 == 0 else Sex.MALE,
            sport_rank=SportRank.KMS,
            fide_rating=2200 - 25 * place,
            national_rating=2190 - 25 * place,
            arbiters_rating=2195 - 25 * place,
            fide_id=99000001 + place,
            national_id=f"U{place:04}",
            federation="UKR",
            region=_REGIONS[place % len(_REGIONS)],
            club=_CLUBS[place % len(_CLUBS)],
            coach="Тис Олександр",
            needs="місце біля входу" if place == 0 else None,
            account=f"player_{place}",
            venue="Київ",
        )
        for place, name in enumerate(_NAMES[after : after + count], start=after)
    ]


def all_the_same(workspace: Workspace | AtStage, act: Command[..., Any], **facts: Any) -> None:
    """Do what is beside the plain course of play, having said yes to whatever it asks."""
    try:
        workspace.do(act, **facts)
    except NotAcceptedError as asked:
        workspace.accepting(*asked.codes).do(act, **facts)


def round_robin(workspace: Workspace) -> None:
    """A round robin of four: a sanction, an appeal against it, and a play-off that is over."""
    people(workspace, 4)
    workspace.do(attach_regulations, name="регламент.txt", content="Регламент".encode())
    workspace.do(define_own_criterion, code="OTHER_MATCH", definition="Матч торік")
    workspace.do(set_own_value, code="OTHER_MATCH", player=PlayerId(2), value=Decimal("1.5"))
    workspace.do(set_play_off_rules, rules=shipped()[0])
    workspace.do(number_by_rating)
    turn_a_draw_into_a_loss(workspace, DAY)
    _appeal(workspace)
    finish_with_ties(workspace, {1, 2, 3})
    play_through(workspace, lower_number_wins)


def _appeal(workspace: Workspace) -> None:
    workspace.do(
        file_appeal,
        kind=AppealKind.APPEAL,
        filed_at=DAY + timedelta(hours=3),
        player=BLACK,
        incident=IncidentId(1),
        claim="Телефон глядача",
        fee=Decimal(200),
        fee_paid=True,
    )
    (appeal,) = workspace.event.tournament.appeals
    workspace.do(
        decide_appeal,
        appeal=AppealId(1),
        outcome=Outcome.PARTLY,
        decision="Нічия на дошці",
        decided_at=DAY + timedelta(hours=5),
        seats=proposed_seats(workspace.event, appeal),
        result=DRAW,
        fee_returned=True,
    )


def double_round_robin(workspace: Workspace) -> None:
    """Two cycles of six: a withdrawal, a fine that was lifted, a list changed in play, a game
    adjourned and one to be played again.
    """
    choose_system(workspace, System.ROUND_ROBIN, cycles=2)
    *_, last = people(workspace, 6)
    workspace.do(draw_lots, seed="кубок")
    prepared.play(workspace, FIRST_STAGE, until=3)
    fine = of_one(
        at=DAY,
        player=PlayerId(1),
        offence=Offence.CONDUCT,
        sanction=Sanction.FINE,
        fine=Decimal("250.50"),
        account="Сварився",
        reported_by=CHIEF,
        arbiter=CHIEF,
    )
    incident = workspace.do(record_incident, **fine)
    workspace.do(lift_sanction, incident=incident, sanction=1, reason="помилка")
    workspace.do(withdraw_player, player=last, reason="хвороба")
    settings = workspace.event.tournament.settings
    listed = ("DE", "SB")
    all_the_same(
        workspace,
        change_tie_breaks,
        tie_breaks=listed,
        unresolved=settings.unresolved,
        reason="положення",
    )
    fourth = workspace.event.tournament.main_stage.rounds[3]
    workspace.do(publish_round, round=fourth.number)
    one, other = [game.board for game in fourth.games if game.result is None]
    workspace.do(
        adjourn_game,
        round=fourth.number,
        board=one,
        sealed_by=Colour.WHITE,
        note="хід записано",
        resumes_at=DAY + timedelta(days=2),
    )
    workspace.do(enter_result, round=fourth.number, board=other, result=DRAW)
    again = {"round": fourth.number, "board": other, "reason": "годинник стояв"}
    all_the_same(workspace, replay_game, **again)


def swiss_dutch(workspace: Workspace) -> None:
    """A Swiss by the FIDE (Dutch) system: a late entry, byes, a no-show, a round changed by hand,
    numbers given anew; the last round is a draft.
    """
    choose_system(workspace, System.SWISS)
    workspace.note(TOLD)
    players = people(workspace, 12)
    workspace.do(define_category, category=Category(title="Жінки", sex=Sex.FEMALE))
    hall = (Room(name="А", first=Board(1), last=Board(40)),)
    workspace.do(arrange_hall, first_boards={}, rooms=hall)
    workspace.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    workspace.do(set_initial_colour, colour=Colour.WHITE)
    workspace.do(fix_board, player=players[3], board=Board(4))
    workspace.do(
        forbid_pairs,
        forbidden=(ForbiddenPairs(players=(players[0], players[1])),),
        team_mates=(TeamMates(by=ContingentKey.CLUB, last_round=Round(2)),),
    )
    swiss_hands.play(workspace, 1)
    workspace.do(
        ask_bye, players=[players[6]], rounds=[Round(2)], mark=Mark.HALF_BYE, reason="потяг"
    )
    name = workspace.event.players[players[5]].name
    corrected = {"name": name, "fide_rating": 2199, "team": "Ліцей", "reason": "помилка"}
    all_the_same(workspace, edit_player, player=players[5], **corrected)
    all_the_same(workspace, number_anew, reason="рейтинг")
    absent = _no_show(workspace, 2)
    workspace.do(keep_in_pairing, round=Round(3), players=(absent,), kept=True)
    other_swiss.by_hand(workspace, 3)
    for game in workspace.event.competition().round(Round(3)).games:
        workspace.do(enter_result, round=Round(3), board=game.board, result=DRAW)
    swiss_hands.pair(workspace, 4)


def _no_show(workspace: Workspace, number: int) -> PlayerId:
    """Play a round in which White of the second board does not come; return who that is."""
    round_ = swiss_hands.pair(workspace, number)
    workspace.do(publish_round, round=round_.number)
    for game in round_.games:
        result = WHITE_FORFEITS if game.board == 2 else WHITE_WINS
        workspace.do(enter_result, round=round_.number, board=game.board, result=result)
    return round_.games[1].white


def swiss_of(system: SwissSystem) -> Story:
    """Return the story of a Swiss by another system than the Dutch one, played to its end."""

    def story(workspace: Workspace) -> None:
        other_swiss.begin(workspace, system)
        other_swiss.play_all(workspace)

    return story


def double_swiss(workspace: Workspace) -> None:
    """A Double-Swiss: three rounds of two games, one of them half typed."""
    double_hands.make_double(workspace, 8)
    for number in (1, 2):
        double_hands.play_matches(workspace, number)
    third = swiss_hands.pair(workspace, 3)
    workspace.do(publish_round, round=third.number)
    double_hands.enter_games(workspace, 3, 1, WHITE_WINS)


def mcmahon(workspace: Workspace) -> None:
    """Twenty players of Go by McMahon, one of them moved to another level; round 3 is a draft."""
    go_hands.go_tournament(workspace)
    entries = workspace.event.tournament.entries
    workspace.do(move_levels, levels={entries[4].player: 29})
    for number in (1, 2):
        swiss_hands.play(workspace, number)
    swiss_hands.pair(workspace, 3)


def beside_the_rules(workspace: Workspace) -> None:
    """A Swiss that has left the rules mode, of Chess960, one game ended by a broken line."""
    swiss_hands.make_swiss(workspace, 6)
    workspace.do(set_chess960, chess960=Chess960.ROUND)
    swiss_hands.pair(workspace, 1)
    workspace.do(draw_start_positions, round=Round(1), seed="960")
    workspace.do(publish_round, round=Round(1))
    workspace.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    workspace.do(
        note_ending,
        round=Round(1),
        board=Board(1),
        ended_by=EndedBy.DISCONNECTION,
        provisional=True,
    )
    leave_the_rules(workspace)


def knockout(workspace: Workspace) -> None:
    """A knockout of eight: the first matches are over by chains of tie-break games."""
    choose_system(workspace, System.KNOCKOUT)
    people(workspace, 8)
    workspace.do(draw_lots, seed="кубок")
    for turn in range(9):
        go_on(workspace, FIRST_STAGE, lower_number_wins, seed=str(turn))


def match(workspace: Workspace) -> None:
    """A match of two after its first games."""
    choose_system(workspace, System.MATCH)
    people(workspace, 2)
    workspace.do(draw_lots, seed="кубок")
    for turn in range(4):
        go_on(workspace, FIRST_STAGE, lower_number_wins, seed=str(turn))


def groups_and_finals(workspace: Workspace) -> None:
    """Two groups of four, a final with results carried over after its first games, and one that
    waits.
    """
    choose_system(workspace, System.STAGES)
    people(workspace, 8)
    workspace.do(draw_lots, seed="кубок")
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    groups = [stage.id for stage in workspace.event.tournament.later_stages]
    for group in groups:
        finish(workspace, group)
    final, _ = [
        workspace.do(
            add_stage,
            kind=StageKind.FINAL,
            title=title,
            system=System.ROUND_ROBIN,
            sources=tuple((group, place) for group in groups for place in places),
            first_place=2 * places[0] - 1,
            carries_results=True,
            time_control="15+10",
        )
        for title, places in (("A", (1, 2)), ("B", (3, 4)))
    ]
    workspace.at(final).do(begin_stage, method=DrawMethod.LOTS, seed="фінал")
    go_on(workspace, final, lower_number_wins, seed="1")


def solving(workspace: Workspace) -> None:
    """A championship of solvers after its first round."""
    solver_hands.solved_by_clubs(workspace)


_REPORT = """\
012 Кубок «Весна»
042 2026/11/01
052 2026/11/03
142 3
192 FIDE_DUTCH_2026
212 PTS,BH/C1
001    1      Gava, Olena                       2210 UKR    99000001 1999/04/01  1.0    1     2 w 1
001    2      Buk, Ian                          2100 UKR    99000002 1999/04/01  0.0    2     1 b 0
XXA    1  1.0  1.0
XYZ what another program wrote
"""


def imported(workspace: Workspace) -> None:
    """A Swiss that another program began, as its report told it."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "spring.trf"
        source.write_text(_REPORT, encoding="utf-8")
        found = examine_report(source).event
    assert found is not None
    workspace.accepting(WeighedAct.IMPORT).do(import_report, source="spring.trf", event=found)


def whatever(story: Story, *, acts: int = 120) -> Story:
    """Return a story that goes on with acts made up at random, whichever the rules allow."""

    def goes_on(workspace: Workspace) -> None:
        story(workspace)
        chance = Random(f"{story.__name__} {acts}")
        for _ in range(acts):
            act_at_random(workspace, chance)

    return goes_on
