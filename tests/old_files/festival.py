"""A festival in which everything is otherwise than usual: what settings there are, set."""

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

from arbiter_app.domain.drawing.ceremony import free_groups
from arbiter_app.domain.facts.across_rankings import (
    AcrossRanking,
    Measure,
    OfPerson,
    Quota,
    SharedPlaces,
)
from arbiter_app.domain.facts.disputes.appeals import AppealKind, Outcome
from arbiter_app.domain.facts.disputes.incidents import Capacity, Offence, Sanction
from arbiter_app.domain.facts.new_tournaments import NewTournament
from arbiter_app.domain.facts.people.admission import Admission, Requirement
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rating_lists import Discipline
from arbiter_app.domain.facts.people.rating_rules import RatingRules
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import WHITE_WINS, Colour
from arbiter_app.domain.facts.rules.attached_regulations import Section
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import AppealId, Board, IncidentId, Round, StageId, TournamentId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.listed_programs import TOLD
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.permission.acts import WeighedAct
from arbiter_app.services.commands.disputes.appeals import decide_appeal, file_appeal
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.commission import decide, set_requirements
from arbiter_app.services.commands.people.officials import add_official, announce_committee
from arbiter_app.services.commands.people.players import replace_player
from arbiter_app.services.commands.people.registration import set_fee_due
from arbiter_app.services.commands.play.ceremony import begin_ceremony, draw_number, take_back
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import (
    arrange_game,
    enter_result,
    note_away,
    publish_round,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.play.tie_lots import fix_lot_seed
from arbiter_app.services.commands.rules.categories import define_category
from arbiter_app.services.commands.rules.chess960 import set_chess960
from arbiter_app.services.commands.rules.ratings import change_ratings
from arbiter_app.services.commands.rules.regulations import (
    attach_regulations,
    check_off_sections,
)
from arbiter_app.services.commands.rules.swiss_rules import (
    forbid_pairs,
    set_initial_colour,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.commands.whole.across import define_across
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.commands.whole.tournaments import add_tournaments, describe_tournament
from arbiter_app.services.workspace import AtStage, Workspace
from tests.old_files.stories import DAY, all_the_same, people
from tests.services.disputes import of_one
from tests.services.hands import choose_system


def festival(workspace: Workspace) -> None:
    """A Swiss in its first round, and a blitz of which the numbers are drawn before everybody."""
    workspace.do(
        describe_tournament,
        title="Відкритий",
        starts_on=DAY.date(),
        ends_on=DAY.date() + timedelta(days=40),
        time_control="90+30",
        discipline=Discipline.STANDARD,
        entry_fee=Decimal(300),
        team_fee=Decimal(900),
    )
    first = workspace.event.tournament
    blitz = NewTournament(title="Бліц", discipline=Discipline.BLITZ, time_control="3+2")
    workspace.do(add_tournaments, tournaments=(blitz,), like=first.id)
    open_, second = workspace.event.tournaments
    here, there = (workspace.at(StageId(each.main_stage.id)) for each in (open_, second))
    first_boards = {open_.id: Board(1), second.id: Board(101)}
    workspace.do(arrange_hall, first_boards=first_boards, rooms=())
    _office(workspace, open_.id)
    _swiss(here)
    _blitz(there)
    _across(workspace, open_.id, second.id)


def _office(workspace: Workspace, first: TournamentId) -> None:
    """Officials with their duties, regulations, papers asked for."""
    workspace.do(
        add_official,
        role=Role.CHIEF_ARBITER,
        name="Ґжицька Єлизавета",
        category="I",
        title="IA",
        fide_id=99000901,
        tournaments=(first,),
        rooms="А",
        shifts="9:00–14:00",
        days=(DAY.date(),),
    )
    workspace.do(add_official, role=Role.APPEALS_CHAIR, name="Юркевич Антон")
    workspace.do(announce_committee, at=DAY)
    workspace.do(attach_regulations, name="регламент.txt", content="Регламент".encode())
    workspace.do(check_off_sections, sections=(Section.GOALS, Section.PARTICIPANTS))
    workspace.do(set_requirements, requirements=(Requirement.own("Згода батьків"),))


def _swiss(here: AtStage) -> None:
    choose_system(here, System.SWISS)
    here.workspace.note(TOLD)
    players = people(here, 9)
    here.do(set_fee_due, players=players[:1], amount=Decimal(100))
    here.do(decide, players=players[-1:], admission=Admission.REFUSED, reason="без страховки")
    girls = Category(
        title="До 40, Тура",
        younger_than=40,
        at_least=5,
        contingent_by=ContingentKey.CLUB,
        contingent="Тура",
    )
    here.do(define_category, category=girls)
    here.do(fix_lot_seed, seed="жереб")
    rules = RatingRules(
        takes_standard=True, lists=("FIDE",), is_first_list_checked=False, keeps_first=True
    )
    here.do(change_ratings, rules=rules)
    here.do(set_rounds, rounds=5)
    swiss = replace(
        here.event.tournament.settings.swiss,
        acceleration=Acceleration.BAKU,
        board_order=BoardOrder.NUMBER,
        last_criterion=LastCriterion.LOTS,
        half_byes=2,
        last_half_bye=Round(3),
        counts_all_numbers=True,
    )
    here.do(set_swiss_rules, rules=swiss, pairing_bye=Decimal("0.5"))
    pairs = ForbiddenPairs(players=tuple(players[:2]), last_round=Round(2))
    here.do(forbid_pairs, forbidden=(pairs,))
    here.accepting(WeighedAct.MANY_ROUNDS).do(number_by_rating)
    here.do(set_initial_colour, colour=Colour.BLACK)
    here.do(pair_round, made=make_round(here.competition, Round(1), engine.pair))
    here.do(publish_round, round=Round(1))
    boards = [game.board for game in here.competition.round(Round(1)).games]
    here.do(
        arrange_game,
        round=Round(1),
        board=boards[0],
        starts_at=DAY + timedelta(hours=4),
        arbiter="Тис Олександр",
    )
    here.do(note_away, round=Round(1), board=boards[1], white=True, black=False)
    here.do(enter_result, round=Round(1), board=boards[2], result=WHITE_WINS)
    _disputes(here, boards[2])
    player = here.competition.round(Round(1)).games[2].white
    other = {"name": "Ялин Сава", "fide_rating": 2000, "reason": "підміна"}
    all_the_same(here, replace_player, player=player, **other)


def _disputes(here: AtStage, board: Board) -> None:
    """An hour taken off, a captain sent away, a protest that the chief arbiter has granted."""
    game = next(each for each in here.competition.round(Round(1)).games if each.board == board)
    facts = of_one(
        at=DAY,
        player=game.black,
        round=Round(1),
        board=board,
        offence=Offence.LATE,
        article="7.5.5",
        account="Спізнився",
        sanction=Sanction.TIME_TO_OPPONENT,
        minutes=2,
    )
    here.do(record_incident, **facts)
    sent_away = of_one(
        at=DAY,
        person="Бук Ян",
        capacity=Capacity.CAPTAIN,
        offence=Offence.CONDUCT,
        account="Підказував",
        sanction=Sanction.WARNING,
    )
    here.do(record_incident, **sent_away)
    here.do(
        file_appeal,
        kind=AppealKind.PROTEST,
        filed_at=DAY,
        player=game.black,
        filed_by="Тренер",
        claim="Світло",
        round=Round(1),
        board=board,
        incident=IncidentId(1),
        penalty=1,
    )
    here.do(
        decide_appeal,
        appeal=AppealId(1),
        outcome=Outcome.GRANTED,
        decision="Світло поправлено",
        decided_at=DAY,
        decided_by="Ґжицька Єлизавета",
    )


def _blitz(there: AtStage) -> None:
    there.do(set_chess960, chess960=Chess960.BOARD)
    people(there, 4, after=9)
    entered = {each.player for each in there.event.tournament.entries}
    players = [each for each in there.event.players.values() if each.id in entered]
    there.do(
        begin_ceremony,
        method=DrawMethod.LOTS,
        mode=CeremonyMode.ON_SCREEN,
        groups=free_groups(players),
        seed="кубок",
        quantities_shown=False,
        witnesses=("Тис Олександр",),
    )
    there.do(draw_number, place=2, by="тренер")
    there.do(take_back, note="не та картка", witness="Тис Олександр")
    there.do(draw_number, place=1)


def _across(workspace: Workspace, first: TournamentId, second: TournamentId) -> None:
    both = AcrossRanking(
        title="Області",
        tournaments=(first, second),
        weights=((second, Decimal("0.5")),),
        measure=Measure.PLACES,
        for_places=(Decimal(10), Decimal(7), Decimal(5)),
        shared=SharedPlaces.BEST,
        quota=Quota(boys=2, girls=1, others=1),
        in_each=True,
        quotas=((second, Quota(boys=1)),),
        of_one=2,
        most_members=6,
    )
    workspace.do(define_across, ranking=both)
    added_up = AcrossRanking(title="Сума", by=ContingentKey.CLUB, of_person=OfPerson.SUM)
    workspace.do(define_across, ranking=added_up)
