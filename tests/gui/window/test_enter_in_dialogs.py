"""Every dialog of the program. One rule of keys: Enter does what it is for, or leaves where that
wants more than one key; Ctrl+Enter does it from every field; Esc leaves; F1 opens the manual.
Nothing that is said moves a button. A letter with Alt leads to one place, no text is cut, and words
of an event are seen as they were written.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.documents.journal_paper import journal_paper
from arbiter_app.domain.facts.disputes.appeals import AppealKind
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.people import RatingOrigin
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, StageKind
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ONE_MATCH
from arbiter_app.domain.facts.rules.mcmahon_rules import McMahonRules
from arbiter_app.domain.facts.rules.solving_rules import CHAMPIONSHIP
from arbiter_app.domain.facts.rules.swiss_texts import Readings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.ids import FIRST_STAGE, PlayerId, Round, StageId, TeamId
from arbiter_app.domain.pairing.swiss.by_hand import begin_by_hand
from arbiter_app.domain.permission.acts import Departure, WeighedAct
from arbiter_app.domain.registration.known_people import RatingDifference
from arbiter_app.domain.taking_part.participation import What
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.across.members_dialog import MembersDialog
from arbiter_app.gui.across.ranking_dialog import RankingDialog
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.drafts import DraftedForm
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.bracket.bids_dialog import MatchBidsDialog
from arbiter_app.gui.bracket.colour_lots_dialog import ColourLotsDialog
from arbiter_app.gui.bracket.lot_dialog import MatchLotDialog
from arbiter_app.gui.bracket.tempo_dialog import MatchTempoDialog
from arbiter_app.gui.bracket.walkover_dialog import WalkOverDialog
from arbiter_app.gui.disputes.appeal_decision_dialog import AppealDecisionDialog
from arbiter_app.gui.disputes.appeal_filing_dialog import AppealFilingDialog
from arbiter_app.gui.disputes.incident_dialog import IncidentDialog
from arbiter_app.gui.disputes.incident_words_dialog import IncidentWordsDialog
from arbiter_app.gui.draw.renumbering import RenumberDialog
from arbiter_app.gui.event.attached_regulations_dialog import AttachedRegulationsDialog
from arbiter_app.gui.event.matches.keep_chain_dialog import KeepChainDialog
from arbiter_app.gui.event.matches.knockout_rules_dialog import KnockoutRulesDialog
from arbiter_app.gui.event.matches.match_rules_dialog import MatchRulesDialog
from arbiter_app.gui.event.people.categories_dialog import CategoriesDialog
from arbiter_app.gui.event.people.rating_rules_dialog import RatingRulesDialog
from arbiter_app.gui.event.play_off.play_off_rules_dialog import PlayOffRulesDialog
from arbiter_app.gui.event.solving.solving_rules_dialog import SolvingRulesDialog
from arbiter_app.gui.event.swiss.fixed_boards_dialog import FixedBoardsDialog
from arbiter_app.gui.event.swiss.forbidden_pairs_dialog import ForbiddenPairsDialog
from arbiter_app.gui.event.swiss.initial_colour_dialog import InitialColourDialog
from arbiter_app.gui.event.swiss.levels_dialog import LevelsDialog
from arbiter_app.gui.event.swiss.mcmahon_rules_dialog import McMahonRulesDialog
from arbiter_app.gui.event.swiss.swiss_rules_dialog import SwissRulesDialog
from arbiter_app.gui.event.teams.readings_dialog import ReadingsDialog
from arbiter_app.gui.event.teams.team_rules_dialog import TeamRulesDialog
from arbiter_app.gui.event.tie_breaks.own_criteria_dialog import OwnCriteriaDialog
from arbiter_app.gui.journal.paper_dialog import JournalPaperDialog
from arbiter_app.gui.journal.reversal_dialog import ReversalDialog
from arbiter_app.gui.officials.announce_dialog import AnnounceDialog
from arbiter_app.gui.pairing.by_hand.dialog import ByHandDialog
from arbiter_app.gui.pairing.by_hand.schedule_dialog import ScheduleDialog
from arbiter_app.gui.papers.code_dialog import SheetCodeDialog
from arbiter_app.gui.papers.english_names_dialog import EnglishNamesDialog
from arbiter_app.gui.papers.logo_dialog import LogoDialog
from arbiter_app.gui.papers.progress import ProgressDialog
from arbiter_app.gui.papers.set_dialog import PrintSetDialog
from arbiter_app.gui.papers.texts_dialog import PaperTextsDialog
from arbiter_app.gui.papers.tournament_choice import TournamentsDialog
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog
from arbiter_app.gui.parts.dialogs.confirmed_acts import CONFIRMED, Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.dialogs.read_dialog import ReadDialog
from arbiter_app.gui.parts.dialogs.start_position_dialog import StartPositionDialog
from arbiter_app.gui.parts.dialogs.weighed_acts import ConfirmedDialog, SecondQuestion, ToldDialog
from arbiter_app.gui.parts.player_card import PlayerCardDialog
from arbiter_app.gui.play_off.exit_dialogs import LeaveDialog, TempoDialog
from arbiter_app.gui.players.export_dialog import ExportPlayersDialog
from arbiter_app.gui.players.import_dialog import ImportDialog
from arbiter_app.gui.players.late_entry_dialog import LateEntryDialog
from arbiter_app.gui.players.list_introduction import ListIntroduction
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.players.participation_dialog import ParticipationDialog
from arbiter_app.gui.players.people_dialog import PeopleDialog
from arbiter_app.gui.players.person_ratings_dialog import PersonRatingsDialog
from arbiter_app.gui.players.player_tournaments_dialog import PlayerTournamentsDialog
from arbiter_app.gui.players.rating_update_dialog import RatingUpdateDialog
from arbiter_app.gui.players.replace_dialog import ReplacePlayerDialog
from arbiter_app.gui.players.rows import player_rows
from arbiter_app.gui.playing.check_in_dialog import CheckInDialog
from arbiter_app.gui.playing.limit_dialog import HalfByesDialog
from arbiter_app.gui.registration.discounts_dialog import DiscountsDialog
from arbiter_app.gui.registry.dialog import RegistryDialog
from arbiter_app.gui.rounds.dialogs.adjournment_dialog import AdjournmentDialog
from arbiter_app.gui.rounds.dialogs.ending_dialog import EndingDialog
from arbiter_app.gui.rounds.dialogs.exchange_dialog import ExchangeDialog
from arbiter_app.gui.rounds.dialogs.game_apart_dialog import GameApartDialog
from arbiter_app.gui.rounds.dialogs.late_correction_dialog import LateCorrectionDialog
from arbiter_app.gui.rounds.dialogs.times_dialog import TimesDialog
from arbiter_app.gui.rounds.dialogs.wrong_result_dialog import WrongResultDialog
from arbiter_app.gui.rounds.grid.board_lines import BoardLines
from arbiter_app.gui.rounds.line_ups.dialog import LineUpsDialog
from arbiter_app.gui.rounds.line_ups.judge_dialog import JudgeLineUpDialog
from arbiter_app.gui.rounds.signatures.dialog import SignaturesDialog
from arbiter_app.gui.safekeeping.copy_keeper import CopyKeeper
from arbiter_app.gui.safekeeping.faulty_file_dialog import FaultyFileDialog
from arbiter_app.gui.safekeeping.lost_file_dialog import LostFileDialog
from arbiter_app.gui.safekeeping.rules_dialog import RulesDialog
from arbiter_app.gui.safekeeping.saving_copy import SavingCopy
from arbiter_app.gui.safekeeping.second_copy_dialog import SecondCopyDialog
from arbiter_app.gui.safekeeping.snapshots_dialog import SnapshotsDialog
from arbiter_app.gui.safekeeping.two_states_dialog import TwoStatesDialog
from arbiter_app.gui.signing.pins import NewPinDialog, PinsDialog
from arbiter_app.gui.signing.sign_in import SignInDialog
from arbiter_app.gui.stages.begin_dialog import BeginStageDialog
from arbiter_app.gui.stages.describe_dialog import DescribeStageDialog
from arbiter_app.gui.stages.divide_dialog import DivideDialog
from arbiter_app.gui.stages.new_final_dialog import NewFinalDialog
from arbiter_app.gui.table.board_prizes_dialog import BoardPrizesDialog
from arbiter_app.gui.table.solver_teams import SolverTeamsDialog
from arbiter_app.gui.teams.boards_dialog import BoardsDialog
from arbiter_app.gui.teams.closing_dialog import ClosingDialog
from arbiter_app.gui.teams.member_dialog import NewMemberDialog
from arbiter_app.gui.teams.points_dialog import PointsDialog
from arbiter_app.gui.tournaments.add_dialogs import AddTournamentDialog, TemplateDialog
from arbiter_app.gui.tournaments.describe_dialog import DescribeTournamentDialog
from arbiter_app.gui.tournaments.hall_dialog import HallDialog
from arbiter_app.gui.tournaments.join_dialog import JoinDialog
from arbiter_app.gui.tournaments.order_dialog import OrderDialog
from arbiter_app.gui.window.files.export_report import ExportReportDialog
from arbiter_app.gui.window.files.export_reports import ExportReportsDialog
from arbiter_app.gui.window.files.import_report import ImportReportDialog
from arbiter_app.gui.window.files.joining_dialog import JoiningDialog, adding_report
from arbiter_app.gui.window.files.new_event import NewEventDialog
from arbiter_app.gui.window.files.own_templates_dialog import (
    KeepTemplateDialog,
    OwnTemplatesDialog,
)
from arbiter_app.gui.window.files.take_out_dialog import TakeOutDialog
from arbiter_app.gui.window.manual.pages import FIRST_CHAPTER, chapter_of_dialog
from arbiter_app.gui.window.manual.window import manual_over
from arbiter_app.gui.window.menu.help import Help
from arbiter_app.gui.window.menu.keys import KeysDialog
from arbiter_app.gui.window.menu.licences import LicencesDialog
from arbiter_app.gui.window.menu.news import NewsDialog
from arbiter_app.gui.window.preferences.dialog import PreferencesDialog, wishes_of
from arbiter_app.services.closed_file import Fault
from arbiter_app.services.commands.disputes.appeals import file_appeal
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.people.rights import set_pin
from arbiter_app.services.commands.play.draw import annul_draw, number_by_rating
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.stages import add_stage
from arbiter_app.services.commands.play.swiss_rounds import unpair_round
from arbiter_app.services.commands.rules.chess960 import set_chess960
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour
from arbiter_app.services.commands.whole.tournaments import add_tournament
from arbiter_app.services.files.play_off_presets import PlayOffPresets
from arbiter_app.services.journal_lines import History
from arbiter_app.services.workspace import Workspace
from tests.documents.conftest import solved
from tests.gui.conftest import NAMES, new_event, number
from tests.gui.eyes import cut, shared_letters
from tests.gui.fake_registry import FakeRegistry
from tests.gui.hands import focused, say_yes
from tests.gui.misreadings import misreadings, words_in
from tests.gui.window.test_plain_words import OWN_WORDS, marked
from tests.latin import not_english, typed_words
from tests.marked import MARK
from tests.ready import ReadyFiles
from tests.services.disputes import of_one
from tests.services.hands import choose_system
from tests.services.swiss_hands import pair
from tests.services.team_hands import numbered, of_teams

NOW = datetime(2026, 4, 1, 20)
GUI = Path(__file__).parents[3] / "arbiter_app" / "gui"
CLASS = re.compile(r"^\s*class (\w+)\(([^()]*)\):", re.MULTILINE)
"""What a class is called, and those it comes from."""
SWISS = Path(__file__).parents[2] / "data" / "trf" / "swiss_of_four.trf"
TWO = ((PlayerId(1), "Шевчук Олена"), (PlayerId(2), "Їжак Тарас"))
CONTROL = Qt.KeyboardModifier.ControlModifier

Open = Callable[[QWidget, OpenEvent], Dialog]


def decision_of_an_appeal(parent: QWidget, open_event: OpenEvent) -> Dialog:
    if not any(each.is_open for each in open_event.tournament.appeals):
        open_event.do(
            file_appeal,
            kind=AppealKind.PROTEST,
            filed_at=NOW,
            player=PlayerId(1),
            claim="Шум",
            round=None,
        )
    *_, last = open_event.tournament.appeals
    return AppealDecisionDialog(parent, open_event, last, now=NOW)


def words_of_an_incident(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.do(
        record_incident,
        **of_one(
            player=PlayerId(1),
            offence=Offence.DISTURBANCE,
            sanction=Sanction.WARNING,
            at=NOW,
            article="VII",
            account="Шум",
            reported_by="",
            arbiter="Кравець Лев",
        ),
    )
    return IncidentWordsDialog(parent, open_event, open_event.tournament.incidents[0])


def import_of_players(parent: QWidget, open_event: OpenEvent) -> Dialog:
    source = open_event.workspace.path.with_suffix(".csv")
    source.write_text("Name;Birth\nБук Ян;1999\n", encoding="utf-8")
    return ImportDialog(parent, open_event, source)


def paper_of_the_journal(parent: QWidget, open_event: OpenEvent) -> Dialog:
    history = History(open_event.facts, open_event.workspace.history(), i18n.window_catalogue())
    return JournalPaperDialog(
        parent, open_event, journal_paper(tuple(history.lines(history.entries)))
    )


def update_of_ratings(parent: QWidget, open_event: OpenEvent) -> Dialog:
    player = next(iter(open_event.facts.players.values()))
    origin = RatingOrigin("FIDE standard", date(2026, 11, 1))
    difference = RatingDifference(player, "fide_rating", player.fide_rating, 2222, origin)
    return RatingUpdateDialog(parent, open_event, (difference,))


def begin(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Фінал",
        system=System.MATCH,
        players=tuple(open_event.tournament.numbers)[:2],
    )
    stage = open_event.tournament.stages[-1]
    return BeginStageDialog(parent, open_event.facts, stage, begin=lambda _: True)


def adjournment(parent: QWidget, open_event: OpenEvent) -> Dialog:
    round_ = open_event.competition.round(Round(1))
    return AdjournmentDialog(parent, BoardLines().of(open_event.in_hand, round_)[0])


def stage_of_teams(open_event: OpenEvent) -> StageId:
    """Return the main stage of a tournament of teams that has its numbers."""
    for tournament in open_event.whole.tournaments:
        if tournament.played_by_teams:
            return tournament.main_stage.id
    first = open_event.whole.tournaments[0]
    added = open_event.workspace.do(add_tournament, title="Команди", like=first.id)
    here = open_event.workspace.at(StageId(added))
    numbered(here, of_teams(here))
    return StageId(added)


def line_ups(parent: QWidget, open_event: OpenEvent) -> Dialog:
    return LineUpsDialog(parent, open_event, stage_of_teams(open_event), Round(1))


def signatures(parent: QWidget, open_event: OpenEvent) -> Dialog:
    return SignaturesDialog(parent, open_event, stage_of_teams(open_event), Round(1))


def judged_line_up(parent: QWidget, open_event: OpenEvent) -> Dialog:
    stage = stage_of_teams(open_event)
    event = open_event.workspace.event.at(stage)
    match = event.tournament.competition(stage).round(Round(1)).games[0]
    return JudgeLineUpDialog(parent, open_event, stage, Round(1), match)


def game_apart(parent: QWidget, open_event: OpenEvent) -> Dialog:
    round_ = open_event.competition.round(Round(1))
    line = BoardLines().of(open_event.in_hand, round_)[0]
    return GameApartDialog(parent, open_event, round_.number, line)


def ending(parent: QWidget, open_event: OpenEvent) -> Dialog:
    round_ = open_event.competition.round(Round(1))
    line = BoardLines().of(open_event.in_hand, round_)[0]
    return EndingDialog(parent, open_event, round_.number, line)


def late_correction(parent: QWidget, open_event: OpenEvent) -> Dialog:
    return LateCorrectionDialog(parent, facts="", round=1, unsigned="", may_rate=True)


def wrong_result(parent: QWidget, open_event: OpenEvent) -> Dialog:
    here = open_event.in_hand
    round_ = here.competition.round(Round(1))
    return WrongResultDialog(parent, here, round_, round_.games[0], None, facts="", unsigned="")


def swiss_with_a_draft(open_event: OpenEvent) -> RoundOfPlay:
    """Let the event be a Swiss of those who are entered, if it is none, its next round a draft;
    return that.
    """
    competition = open_event.competition
    if competition.traits.follows_results:
        paired = [each for each in competition.rounds if each.games]
        if paired and competition.is_draft(paired[-1]):
            return paired[-1]
        return pair(open_event.workspace, len(paired) + 1)
    open_event.do(annul_draw, reason="швейцарка")
    choose_system(open_event.workspace, System.SWISS)
    say_yes(open_event)
    open_event.do(number_by_rating)
    open_event.do(set_initial_colour, colour=Colour.WHITE)
    return pair(open_event.workspace, 1)


def by_hand(parent: QWidget, open_event: OpenEvent) -> Dialog:
    draft = swiss_with_a_draft(open_event)
    hand = begin_by_hand(open_event.competition, draft.number)
    return ByHandDialog(parent, open_event, hand, None)


def check_in(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.do(unpair_round, round=swiss_with_a_draft(open_event).number)
    return CheckInDialog(parent, open_event)


def exchange(parent: QWidget, open_event: OpenEvent) -> Dialog:
    rounds = open_event.competition.rounds
    posted = next((each for each in rounds if each.published and each.unfinished), None)
    if posted is None:
        posted = swiss_with_a_draft(open_event)
        open_event.do(publish_round, round=posted.number)
    return ExchangeDialog(parent, open_event, posted, posted.games[0])


def start_position(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.do(set_chess960, chess960=Chess960.ROUND, reason="жереб")
    return StartPositionDialog(parent, open_event, Round(1), stage=FIRST_STAGE)


def half_byes(parent: QWidget, open_event: OpenEvent) -> Dialog:
    swiss_with_a_draft(open_event)
    return HalfByesDialog(parent, open_event, [PlayerId(1)], whose="", most=None)


def late_entry(parent: QWidget, open_event: OpenEvent) -> Dialog:
    swiss_with_a_draft(open_event)
    return LateEntryDialog(parent, open_event, {"name": "Пізній Олег"})


def card_of_a_player(parent: QWidget, open_event: OpenEvent) -> Dialog:
    page = PlayersPage(open_event)
    page.setParent(parent)
    return PlayerCardDialog(page, open_event.in_hand, PlayerId(1))


def renumbering(parent: QWidget, open_event: OpenEvent) -> Dialog:
    swiss_with_a_draft(open_event)
    return RenumberDialog(parent, open_event)


def of_the_old_table(parent: QWidget, open_event: OpenEvent) -> Dialog:
    return LateCorrectionDialog(parent, facts="", round=1, unsigned="", may_rate=False)


def participation(what: What) -> Open:
    return lambda parent, open_event: ParticipationDialog(parent, open_event, PlayerId(1), what)


def replacement(parent: QWidget, open_event: OpenEvent) -> Dialog:
    return ReplacePlayerDialog(parent, open_event, player_rows(open_event.facts)[0])


def second_copy(parent: QWidget, open_event: OpenEvent) -> Dialog:
    keeper = CopyKeeper(open_event, None, pause=20, retry=20)
    keeper.setParent(parent)
    return SecondCopyDialog(parent, keeper)


def lost_file(parent: QWidget, open_event: OpenEvent) -> Dialog:
    error = FileError("file.gone", open_event.workspace.path)
    return LostFileDialog(parent, open_event.workspace, error)


def faulty_file(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.workspace.know_faults((Fault("verify.row", "player 1"),))
    return FaultyFileDialog(parent, open_event, None)


def two_states(parent: QWidget, open_event: OpenEvent) -> Dialog:
    path = open_event.workspace.path
    return TwoStatesDialog(parent, FileError("file.two-states", path, copy="No 1", log="No 2"))


def sign_in(parent: QWidget, open_event: OpenEvent) -> Dialog:
    open_event.do(set_pin, authority=Authority.CHIEF_ARBITER, pin="1234")
    return SignInDialog(parent, open_event)


DEPARTURES = (Departure(act=WeighedAct.TIE_BREAKS, round=Round(3), told="tie-breaks SB => KS"),)
"""What an act would do beside the plain course of play."""


DIALOGS: Mapping[type[Dialog], Open] = {
    JoinDialog: lambda parent, event: JoinDialog(
        parent, event.whole, event.tournament.id, join=lambda _: True
    ),
    AddTournamentDialog: lambda parent, event: AddTournamentDialog(
        parent, event.whole, event.tournament.id, add=lambda _: True
    ),
    TemplateDialog: lambda parent, event: TemplateDialog(
        parent, event.whole, event.tournament.id, add=lambda _: True
    ),
    HallDialog: lambda parent, event: HallDialog(parent, event.whole, save=lambda _: True),
    OrderDialog: lambda parent, event: OrderDialog(parent, event.whole),
    DescribeTournamentDialog: lambda parent, event: DescribeTournamentDialog(
        parent, event.facts, save=lambda _: True
    ),
    AdjournmentDialog: adjournment,
    BoardPrizesDialog: lambda parent, event: BoardPrizesDialog(
        parent, event.in_hand, show_paper=lambda _: None
    ),
    BoardsDialog: lambda parent, event: BoardsDialog(
        parent, event.facts.players[PlayerId(1)], (), 4, save=lambda _: True
    ),
    ClosingDialog: ClosingDialog,
    PointsDialog: lambda parent, event: PointsDialog(
        parent, event, Team(id=TeamId(PlayerId(-1)), name=event.facts.title)
    ),
    NewMemberDialog: lambda parent, event: NewMemberDialog(
        parent,
        event,
        Team(id=TeamId(PlayerId(-1)), name=event.facts.title),
        event.facts.players[PlayerId(1)].name,
        None,
    ),
    AppealDecisionDialog: decision_of_an_appeal,
    AppealFilingDialog: lambda parent, event: AppealFilingDialog(parent, event, now=NOW),
    BeginStageDialog: begin,
    ByHandDialog: by_hand,
    ScheduleDialog: lambda parent, event: ScheduleDialog(parent, event, Round(1)),
    CategoriesDialog: CategoriesDialog,
    ProgressDialog: lambda parent, _: ProgressDialog(parent, "Printing", "Pages", 12),
    DiscountsDialog: DiscountsDialog,
    PrintSetDialog: lambda parent, event: PrintSetDialog(
        parent, event, in_view=None, to_take_down=(), make=lambda _, __: True
    ),
    EnglishNamesDialog: EnglishNamesDialog,
    LogoDialog: LogoDialog,
    PaperTextsDialog: lambda parent, event: PaperTextsDialog(parent, event, "uk"),
    SheetCodeDialog: SheetCodeDialog,
    TournamentsDialog: lambda parent, event: TournamentsDialog(parent, event.whole, ()),
    CheckInDialog: check_in,
    ColourLotsDialog: lambda parent, _: ColourLotsDialog(parent, ("1",)),
    ConfirmedDialog: lambda parent, _: ConfirmedDialog(parent, DEPARTURES),
    DescribeStageDialog: lambda parent, event: DescribeStageDialog(
        parent, event.tournament.main_stage, name=""
    ),
    DivideDialog: lambda parent, event: DivideDialog(
        parent, event.facts, replaces=0, divide=lambda _: True
    ),
    ExchangeDialog: exchange,
    ExportPlayersDialog: ExportPlayersDialog,
    ExportReportDialog: lambda parent, event: ExportReportDialog(
        parent, event, folder=event.workspace.path.parent
    ),
    ExportReportsDialog: lambda parent, event: ExportReportsDialog(
        parent, event, folder=event.workspace.path.parent
    ),
    FixedBoardsDialog: FixedBoardsDialog,
    ForbiddenPairsDialog: ForbiddenPairsDialog,
    MembersDialog: MembersDialog,
    EndingDialog: ending,
    GameApartDialog: game_apart,
    ReadingsDialog: lambda parent, _: ReadingsDialog(parent, Readings(), take=lambda _: None),
    SolvingRulesDialog: lambda parent, event: SolvingRulesDialog(
        parent, event, CHAMPIONSHIP, wants_reason=True
    ),
    SolverTeamsDialog: lambda parent, event: SolverTeamsDialog(
        parent, in_hand(solved(event.facts)), show_paper=lambda: None
    ),
    HalfByesDialog: half_byes,
    ImportDialog: import_of_players,
    PeopleDialog: PeopleDialog,
    PlayerTournamentsDialog: lambda parent, event: PlayerTournamentsDialog(
        parent, event, event.facts.players[PlayerId(1)]
    ),
    ImportReportDialog: lambda parent, _: ImportReportDialog(parent, SWISS, actor="Arbiter"),
    AttachedRegulationsDialog: AttachedRegulationsDialog,
    AnnounceDialog: lambda parent, event: AnnounceDialog(parent, event, now=NOW),
    IncidentDialog: lambda parent, event: IncidentDialog(parent, event, now=NOW),
    IncidentWordsDialog: words_of_an_incident,
    InitialColourDialog: InitialColourDialog,
    JoiningDialog: lambda parent, event: adding_report(parent, event, SWISS),
    JournalPaperDialog: paper_of_the_journal,
    KeepChainDialog: lambda parent, _: KeepChainDialog(parent, PlayOffPresets(), ONE_MATCH),
    KeysDialog: lambda parent, _: KeysDialog(parent, ()),
    LicencesDialog: lambda parent, _: LicencesDialog(parent),
    NewsDialog: lambda parent, _: NewsDialog(parent),
    KnockoutRulesDialog: lambda parent, _: KnockoutRulesDialog(
        parent, KnockoutRules(), System.KNOCKOUT, take=lambda _: True
    ),
    LateCorrectionDialog: late_correction,
    LateEntryDialog: late_entry,
    LeaveDialog: lambda parent, event: LeaveDialog(
        parent, tuple(event.facts.players.values()), has_begun=True
    ),
    FaultyFileDialog: faulty_file,
    LostFileDialog: lost_file,
    MatchBidsDialog: lambda parent, _: MatchBidsDialog(parent, title="", most="", players=TWO),
    MatchLotDialog: lambda parent, _: MatchLotDialog(
        parent, title="", body="", fell_on="&White:", players=TWO
    ),
    MatchRulesDialog: lambda parent, _: MatchRulesDialog(parent, ONE_MATCH),
    MatchTempoDialog: lambda parent, _: MatchTempoDialog(parent, title="", steps=("1",), step=0),
    NewEventDialog: lambda parent, _: NewEventDialog(
        parent, today=date(2026, 4, 1), former=None, create=lambda _: None
    ),
    PreferencesDialog: lambda parent, _: PreferencesDialog(
        parent, wishes_of(Preferences()), is_welcome=False
    ),
    KeepTemplateDialog: lambda parent, event: KeepTemplateDialog(parent, event.whole),
    OwnTemplatesDialog: lambda parent, _: OwnTemplatesDialog(parent),
    NewFinalDialog: lambda parent, event: NewFinalDialog(
        parent, event.tournament, add=lambda _: True
    ),
    NewPinDialog: lambda parent, event: NewPinDialog(parent, event, Authority.CHIEF_ARBITER),
    OwnCriteriaDialog: OwnCriteriaDialog,
    ParticipationDialog: participation(What.MISS),
    PinsDialog: PinsDialog,
    PlayOffRulesDialog: PlayOffRulesDialog,
    JudgeLineUpDialog: judged_line_up,
    LineUpsDialog: line_ups,
    SignaturesDialog: signatures,
    ListIntroduction: ListIntroduction,
    PersonRatingsDialog: lambda parent, event: PersonRatingsDialog(
        parent, event, next(iter(event.facts.players.values())), ()
    ),
    RatingRulesDialog: lambda parent, event: RatingRulesDialog(
        parent, event.facts, ("FIDE", "ФШУ"), needs_reason=False, take=lambda _: True
    ),
    RatingUpdateDialog: update_of_ratings,
    RankingDialog: lambda parent, event: RankingDialog(
        parent, event.whole, None, save=lambda _: True
    ),
    ReadDialog: lambda parent, _: ReadDialog(parent, "", ("Nothing",)),
    ReasonDialog: lambda parent, _: ReasonDialog(parent, title="", body="", verb="Do it"),
    RegistryDialog: lambda parent, event: RegistryDialog(
        parent, FakeRegistry(event.workspace.path.parent / "registry"), today=date(2026, 11, 21)
    ),
    PlayerCardDialog: card_of_a_player,
    RenumberDialog: renumbering,
    ReplacePlayerDialog: replacement,
    ReversalDialog: lambda parent, _: ReversalDialog(
        parent, title="", body="", acts=("1",), verb="Undo"
    ),
    SavingCopy: lambda parent, event: SavingCopy(
        parent, event, event.workspace.path.with_name("copy.arbiter")
    ),
    SecondCopyDialog: second_copy,
    SignInDialog: sign_in,
    SnapshotsDialog: lambda parent, event: SnapshotsDialog(
        parent, event, folder=event.workspace.path.parent
    ),
    McMahonRulesDialog: lambda parent, _: McMahonRulesDialog(
        parent, McMahonRules(), rounds=5, has_grades=True, take=lambda _: True
    ),
    LevelsDialog: LevelsDialog,
    SwissRulesDialog: lambda parent, event: SwissRulesDialog(
        parent, event.tournament.settings, take=lambda _: True
    ),
    StartPositionDialog: start_position,
    TakeOutDialog: TakeOutDialog,
    TeamRulesDialog: lambda parent, event: TeamRulesDialog(
        parent,
        event.tournament.settings,
        TeamRules(),
        has_bracket=True,
        take=lambda _: True,
    ),
    TempoDialog: lambda parent, _: TempoDialog(parent, step="", time_control="90+30"),
    TimesDialog: lambda parent, event: TimesDialog(parent, event.competition),
    TwoStatesDialog: two_states,
    WalkOverDialog: lambda parent, _: WalkOverDialog(parent, title="", players=TWO),
    WrongResultDialog: wrong_result,
    RulesDialog: RulesDialog,
    SecondQuestion: lambda parent, _: SecondQuestion(parent, DEPARTURES),
    ToldDialog: lambda parent, _: ToldDialog(parent, DEPARTURES),
}

"""Every dialog of the program, each as it opens for an act that one key may do if it has one."""

OF_SWISS = frozenset(
    {ByHandDialog, CheckInDialog, ExchangeDialog, HalfByesDialog, LateEntryDialog, RenumberDialog}
)
"""The dialogs that only a Swiss opens."""

CONFIRMING: tuple[Open, ...] = (
    participation(What.WITHDRAW),
    participation(What.EXPEL),
    of_the_old_table,
    DIALOGS[WalkOverDialog],
    DIALOGS[LeaveDialog],
    lambda parent, _: Dialog(parent, "", "", verb="Do it", act=Act.RESTORE_SNAPSHOT),
    lambda parent, _: ReasonDialog(parent, title="", body="", verb="Do it", act=Act.ANNUL_PLAY_OFF),
)
"""Those that do an act of the table."""


@pytest.fixture
def of_four(qtbot: QtBot, ready: ReadyFiles, tmp_path: Path) -> Iterator[OpenEvent]:
    """An event of four players, drawn; opened once, there is one for every dialog."""
    workspace = ready.open("of four", tmp_path / "event.arbiter", four_drawn, actor="Arbiter")
    yield OpenEvent(workspace)
    workspace.close()


def four_drawn(path: Path) -> Workspace:
    workspace = new_event(path)
    number(workspace, 4)
    return workspace


@pytest.fixture
def full_of_marks(
    qtbot: QtBot, ready: ReadyFiles, tmp_path: Path, kind: type[Dialog]
) -> Iterator[OpenEvent]:
    """An event in which every text is full of markup, in the state that a dialog needs."""
    state = "swiss draft" if kind in OF_SWISS else "drawn"
    folder = tmp_path / "marked"
    folder.mkdir()
    make = partial(marked, state)
    workspace = ready.open(("marked", state), folder / "event.arbiter", make, actor=MARK)
    yield OpenEvent(workspace)
    workspace.close()


@pytest.fixture
def speak(english: None) -> Iterator[Callable[[str], None]]:
    """Let the window speak a language as long as the test lasts."""
    yield i18n.use
    i18n.use("en")


class Above(QWidget):
    """A window that shows the manual, without an event of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._help = Help(self, lambda: None, lambda _: None, Preferences())
        self.asked_over: list[QWidget] = []
        """Over which dialogs it was asked for."""
        self.shows_it = False

    def show_manual(self, over: QWidget) -> None:
        self.asked_over.append(over)
        if self.shows_it:
            self._help.show_manual(over)


@pytest.fixture
def above(qtbot: QtBot) -> Above:
    above = Above()
    qtbot.addWidget(above)
    return above


@pytest.fixture
def opened_in(qtbot: QtBot, above: Above) -> Callable[[OpenEvent, Open], Dialog]:
    def open_(event: OpenEvent, open_: Open) -> Dialog:
        dialog = open_(above, event)
        show(dialog)
        # What a worker is asked for has come when there is something to do.
        if dialog.has_verb and not dialog.verb.isVisible():
            qtbot.waitUntil(dialog.verb.isVisible, timeout=20_000)
        finish_background()
        QCoreApplication.processEvents()
        return dialog

    return open_


@pytest.fixture
def opened(
    of_four: OpenEvent, opened_in: Callable[[OpenEvent, Open], Dialog]
) -> Callable[[Open], Dialog]:
    return partial(opened_in, of_four)


def show(dialog: Dialog) -> None:
    """Let a dialog have the keys."""
    dialog.show()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)


def fields(dialog: Dialog) -> Iterator[QWidget]:
    """Go through a dialog with Tab, once round; stop where no button has the focus."""
    seen: list[QWidget] = []
    for _ in range(2 * len(dialog.findChildren(QWidget))):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if focused() in seen:
            return
        seen.append(focused())
        if not isinstance(focused(), QPushButton):
            yield focused()


def do_nothing_in(dialog: Dialog, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let a dialog only note that it should have done what it is for."""
    done: list[bool] = []

    def note() -> bool:
        done.append(True)
        return False

    monkeypatch.setattr(dialog, "_do", note)
    return done


def takes_enter_itself(field: QWidget) -> bool:
    """Whether Enter begins a line there, or is the key of an act of what is listed."""
    enter = QKeySequence(Qt.Key.Key_Return)
    if any(enter in each.shortcuts() for each in field.actions()):
        return True
    return isinstance(field, QPlainTextEdit) and not field.isReadOnly()


def test_that_every_dialog_of_the_program_is_tried_here() -> None:
    made: set[str] = set()
    for path in GUI.rglob("*.py"):
        for name, bases in CLASS.findall(path.read_text(encoding="utf-8")):
            if {"Dialog", "WritingDialog"} & {each.strip() for each in bases.split(",")}:
                made.add(name)
    assert made - {"WritingDialog"} == {each.__name__ for each in DIALOGS}


@pytest.mark.parametrize("kind", DIALOGS, ids=lambda kind: kind.__name__)
def test_that_a_dialog_says_words_as_they_were_written_with_room_and_has_the_keys_of_every_other(
    qtbot: QtBot,
    opened_in: Callable[[OpenEvent, Open], Dialog],
    of_four: OpenEvent,
    full_of_marks: OpenEvent,
    above: Above,
    monkeypatch: pytest.MonkeyPatch,
    speak: Callable[[str], None],
    kind: type[Dialog],
) -> None:
    """It is opened once in each language: in English in an event with words in all fields, in the
    others in a new one. What is asked of it first leaves it as it was.
    """

    def read(language: str) -> Dialog:
        speak(language)
        event = full_of_marks if language == "en" else of_four
        dialog = opened_in(event, DIALOGS[kind])
        assert (language, cut_at_last(dialog), shared_letters(dialog)) == (language, [], [])
        if language == "en":
            says_words_as_they_were_written(dialog, event.facts)
        return dialog

    *others, last = i18n.LANGUAGES
    for language in others:
        read(language).close()
    dialog = read(last)
    nothing_that_is_wrong_moves_a_button(dialog)
    if dialog.has_verb and not dialog.is_confirmed:
        done = do_nothing_in(dialog, monkeypatch)
        enter_does_what_it_is_for(dialog, done)
        control_enter_presses_the_verb(dialog, done)
    f1_opens_the_manual_over_it(qtbot, dialog, above)
    esc_leaves_from_every_field(dialog, monkeypatch)


def cut_at_last(dialog: Dialog) -> list[str]:
    """Return what is cut once wrapped words have taken their lines, also those that come when a
    file was read.
    """
    for _ in range(20):
        finish_background()
        QCoreApplication.processEvents()
        if not (found := cut(dialog)):
            break
    return found


def says_words_as_they_were_written(dialog: Dialog, facts: Event) -> None:
    assert misreadings(dialog) == []
    assert not_english(words_in(dialog), typed_words(NAMES, OWN_WORDS, facts)) == []


def nothing_that_is_wrong_moves_a_button(dialog: Dialog) -> None:
    place, height = dialog.way_out.mapToGlobal(QPoint(0, 0)), dialog.height()
    for words in ("Це не число.", "", "Це не число. " * 6, ""):
        dialog.refuse(words) if words else dialog.problem.say("")
        QCoreApplication.processEvents()
        assert dialog.way_out.mapToGlobal(QPoint(0, 0)) == place
        assert dialog.height() == height


def enter_does_what_it_is_for(dialog: Dialog, done: list[bool]) -> None:
    for field in fields(dialog):
        if takes_enter_itself(field):
            continue
        done.clear()
        dialog.verb.setEnabled(True)
        QTest.keyClick(field, Qt.Key.Key_Return)
        if not dialog.verb.isEnabled():
            continue  # what stands in the fields cannot be done
        assert done, f"Enter does nothing in {field.accessibleName() or field}"


def control_enter_presses_the_verb(dialog: Dialog, done: list[bool]) -> None:
    for field in fields(dialog):
        done.clear()
        dialog.verb.setEnabled(True)
        QTest.keyClick(field, Qt.Key.Key_Return, CONTROL)
        assert done, f"Ctrl+Enter does nothing in {field.accessibleName() or field}"
    assert dialog.isVisible()


def esc_leaves_from_every_field(dialog: Dialog, monkeypatch: pytest.MonkeyPatch) -> None:
    """… whatever was typed there: in each it is to leave, and in the end it does."""
    left: list[bool] = []
    with monkeypatch.context() as noted:
        noted.setattr(dialog, "reject", lambda: left.append(True))
        for field in [focused(), *fields(dialog)]:
            left.clear()
            field.setFocus()
            if isinstance(field, QLineEdit) and not field.isReadOnly():
                QTest.keyClicks(field, "1")
            QTest.keyClick(field, Qt.Key.Key_Escape)
            assert left, f"Esc does nothing in {field.accessibleName() or field}"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


SHOWING_THE_MANUAL = {chapter_of_dialog(kind) is None: kind for kind in DIALOGS}.values()
"""A dialog that has a chapter of the manual, and one that shows that of the page behind it."""


def f1_opens_the_manual_over_it(qtbot: QtBot, dialog: Dialog, above: Above) -> None:
    """… and the dialog stays; where most of them ask for it, nothing is shown."""
    above.shows_it = type(dialog) in SHOWING_THE_MANUAL
    QTest.keyClick(focused(), Qt.Key.Key_F1)
    assert above.asked_over == [dialog]
    if not above.shows_it:
        return
    manual = manual_over(dialog)
    assert manual is not None
    qtbot.waitUntil(manual.isActiveWindow)
    assert manual.shown == (chapter_of_dialog(type(dialog)) or FIRST_CHAPTER)
    QTest.keyClick(manual.text, Qt.Key.Key_B)
    assert manual.search.text() == "b"
    QTest.keyClick(manual.search, Qt.Key.Key_Escape)
    QTest.keyClick(manual, Qt.Key.Key_Escape)
    assert not manual.isVisible()
    assert dialog.isVisible()
    show(dialog)


@pytest.mark.parametrize("open_", CONFIRMING)
def test_that_an_act_of_the_table_leaves_enter_to_the_way_out(
    opened: Callable[[Open], Dialog], monkeypatch: pytest.MonkeyPatch, open_: Open
) -> None:
    dialog = opened(open_)
    assert dialog.is_confirmed
    done = do_nothing_in(dialog, monkeypatch)
    assert focused() is not dialog.verb
    for field in [focused(), *fields(dialog)]:
        for held in (Qt.KeyboardModifier.NoModifier, CONTROL):
            field.setFocus()
            dialog.verb.setEnabled(True)
            QTest.keyClick(field, Qt.Key.Key_Return, held)
            assert dialog.isVisible() is (held is CONTROL)
            show(dialog)
    assert not done
    dialog.verb.setFocus()
    QTest.keyClick(dialog.verb, Qt.Key.Key_Return)
    assert done, "its own button does it"


DAMAGED = ("?", "-1", "9" * 30, "1/x/2;;/", "[1, [{", '[null, {"player": "?"}]')
DRAFTED = [kind for kind in DIALOGS if hasattr(kind, "restore")]


@pytest.mark.parametrize("kind", DRAFTED, ids=lambda kind: kind.__name__)
def test_that_a_damaged_draft_keeps_no_dialog_from_opening(
    opened: Callable[[Open], Dialog], kind: type[Dialog]
) -> None:
    """It is opened anew where it was done with; else the form is emptied, as a person may."""
    dialog = opened(DIALOGS[kind])
    for damaged in DAMAGED:
        if not dialog.isVisible():
            dialog = opened(DIALOGS[kind])
        assert isinstance(dialog, DraftedForm)
        empty = dialog.draft()
        dialog.restore(dict.fromkeys(empty, damaged))
        assert dialog.draft().keys() == empty.keys()
        dialog.verb.click()
        dialog.restore(empty)
    dialog.close()


def test_that_a_dialog_is_gone_once_it_was_asked(qtbot: QtBot) -> None:
    dialog = Dialog(None, "", "", verb="Do it")
    QTimer.singleShot(0, dialog.reject)
    assert not dialog.exec()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(dialog)


def test_that_every_act_of_the_table_has_its_reason() -> None:
    assert set(CONFIRMED) == set(Act)
