"""Every document the program prints, one line each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import reduce

from arbiter_app.documents.before_play.application import FORM as APPLICATION_FORM
from arbiter_app.documents.before_play.application import application
from arbiter_app.documents.before_play.hall_sheet import hall_sheet
from arbiter_app.documents.before_play.mandate_protocol import mandate_protocol
from arbiter_app.documents.before_play.medical_log import medical_log
from arbiter_app.documents.before_play.missing_papers import BY as LISTED_BY
from arbiter_app.documents.before_play.missing_papers import missing_papers
from arbiter_app.documents.before_play.name_cards import HOME as CARD_HOME
from arbiter_app.documents.before_play.name_cards import SIZE as CARD_SIZE
from arbiter_app.documents.before_play.name_cards import STRENGTH as CARD_STRENGTH
from arbiter_app.documents.before_play.name_cards import WHOSE as CARD_OF
from arbiter_app.documents.before_play.name_cards import name_cards
from arbiter_app.documents.before_play.notices import NOTICE, SIGN, notices, room_signs
from arbiter_app.documents.before_play.oaths import OATH, oaths
from arbiter_app.documents.before_play.officials import officials
from arbiter_app.documents.before_play.receipt import RECEIPT, fee_totals_of_all, receipt
from arbiter_app.documents.before_play.registration_sheet import SORT as REGISTRATION_SORT
from arbiter_app.documents.before_play.registration_sheet import registration_sheet
from arbiter_app.documents.before_play.start_list import SORT, start_list
from arbiter_app.documents.before_play.team_list import team_list
from arbiter_app.documents.before_play.technical_information import technical_information
from arbiter_app.documents.both import in_both
from arbiter_app.documents.disputes.appeal_decision import appeal_decision
from arbiter_app.documents.disputes.incident_act import FORM as INCIDENT_FORM
from arbiter_app.documents.disputes.incident_act import INCIDENT, incident_act
from arbiter_app.documents.disputes.incident_register import incident_register
from arbiter_app.documents.disputes.protest import APPEAL, protest
from arbiter_app.documents.disputes.protest import FORM as PROTEST_FORM
from arbiter_app.documents.draw.kit import OUTSIDE, draw_slips, envelope_labels
from arbiter_app.documents.draw.order import draw_order
from arbiter_app.documents.draw.plan import BY, METHOD, VARIANT
from arbiter_app.documents.draw.protocol import FORM as PROTOCOL_FORM
from arbiter_app.documents.draw.protocol import draw_protocol
from arbiter_app.documents.in_english import in_english, with_latin_names
from arbiter_app.documents.options import (
    TOURNAMENT,
    AppealOption,
    IncidentOption,
    MatchOption,
    Option,
    Options,
    OptionValue,
    RoundOption,
    SheetOption,
    StageOption,
    options_text,
    read_tournament,
    seen_of,
)
from arbiter_app.documents.parts.chosen_players import PLAYERS
from arbiter_app.documents.parts.organisations import ORGANISATION
from arbiter_app.documents.parts.own_texts import worded
from arbiter_app.documents.parts.sheet_code import digits_of_event, digits_of_paper, with_codes
from arbiter_app.documents.parts.stage_papers import (
    OF_ALL,
    OF_BRACKET,
    OF_DRAWN,
    OF_GAMES,
    OF_LINE_UPS,
    OF_LOTS,
    OF_MAIN,
    OF_MATCHES,
    OF_MEETINGS,
    OF_PLAYED,
    OF_SWISS,
    match_meant,
    of_stage,
)
from arbiter_app.documents.play.board_pairings import ORDER as BOARDS_ORDER
from arbiter_app.documents.play.board_pairings import board_pairings
from arbiter_app.documents.play.bracket import PAPER, bracket
from arbiter_app.documents.play.byes import SPAN, byes
from arbiter_app.documents.play.colour_lots import FORM as LOTS_FORM
from arbiter_app.documents.play.colour_lots import colour_lots
from arbiter_app.documents.play.line_up_slips import FORM as LINE_UP_FORM
from arbiter_app.documents.play.line_up_slips import line_up_slips
from arbiter_app.documents.play.match_cards import FORM as CARD_FORM
from arbiter_app.documents.play.match_cards import match_cards
from arbiter_app.documents.play.match_protocol import FORM as MATCH_FORM
from arbiter_app.documents.play.match_protocol import MATCH, match_protocol
from arbiter_app.documents.play.order_of_play import order_of_play
from arbiter_app.documents.play.pairings import ORDER as PAIRINGS_ORDER
from arbiter_app.documents.play.pairings import pairings
from arbiter_app.documents.play.result_slips import CODE as SLIP_CODE
from arbiter_app.documents.play.result_slips import FORM as SLIP_FORM
from arbiter_app.documents.play.result_slips import PER_SHEET, result_slips
from arbiter_app.documents.play.round_protocol import FORM, ROUND, round_protocol
from arbiter_app.documents.play.schedule import LAYOUT, schedule
from arbiter_app.documents.play.schedule_cards import schedule_cards
from arbiter_app.documents.play.score_sheets import FORM as SCORE_SHEET_FORM
from arbiter_app.documents.play.score_sheets import score_sheets
from arbiter_app.documents.play.solving_round import FORM as SOLVING_FORM
from arbiter_app.documents.play.solving_round import solving_round
from arbiter_app.documents.play.table_cards import FOLD, table_cards
from arbiter_app.documents.play.table_cards import FORM as TABLE_CARD_FORM
from arbiter_app.documents.play.team_protocol import team_protocol
from arbiter_app.documents.play.why_pairs import why_pairs
from arbiter_app.documents.printable_names import with_names_told, with_printable_names
from arbiter_app.documents.report import Report
from arbiter_app.documents.sheet_options import OF_PRINTING, SHEET_OPTIONS, with_sheet_options
from arbiter_app.documents.table.board_prizes import FEWEST as GAMES_AT_LEAST
from arbiter_app.documents.table.board_prizes import MEASURE as PRIZES_BY
from arbiter_app.documents.table.board_prizes import board_prizes_paper
from arbiter_app.documents.table.choices import AFTER, CATEGORY, FINALITY, HISTORY
from arbiter_app.documents.table.cross_table import cross_table
from arbiter_app.documents.table.final_standings import final_standings, team_standings
from arbiter_app.documents.table.in_order import ORDER, PLACES_FIRST
from arbiter_app.documents.table.player_card import player_card
from arbiter_app.documents.table.progress import progress
from arbiter_app.documents.table.solving_table import solving_table
from arbiter_app.documents.table.team_cards import FORM as TEAM_FORM
from arbiter_app.documents.table.team_cards import TEAMS, team_cards
from arbiter_app.documents.table.why import CRITERION, FIRST, SECOND, why
from arbiter_app.documents.whole.across import OTHERS, RANKING, across_paper
from arbiter_app.documents.whole.all_pairings import ORDER as WHOSE
from arbiter_app.documents.whole.all_pairings import all_pairings
from arbiter_app.documents.whole.all_players import SORT as OF_ALL_SORT
from arbiter_app.documents.whole.all_players import all_players
from arbiter_app.documents.whole.all_results import SPAN as OF_ROUND
from arbiter_app.documents.whole.all_results import all_results
from arbiter_app.documents.whole.commission_totals import commission_totals
from arbiter_app.documents.whole.evening_pack import BLANKS, evening_pack
from arbiter_app.documents.whole.event_summary import event_summary
from arbiter_app.documents.whole.integrity import integrity
from arbiter_app.documents.whole.leaders import PLACES, leaders
from arbiter_app.documents.whole.order_of_rounds import order_of_rounds
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.hall.shown import as_in_hall
from arbiter_app.domain.ids import FIRST_TOURNAMENT, StageId
from arbiter_app.domain.registration.receipts import gives_receipts
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

Compose = Callable[[InHand, Options, Catalogue, datetime], Report]


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of sheet; `title` is in English, translated in the context "Document"."""

    id: str
    title: str
    options: tuple[Option, ...]
    needs_draw: bool
    compose: Compose
    of_everything: bool = False
    """Whether it is composed from the whole tournament, also as a paper of a stage."""
    of_event: bool = False
    """Whether it is of all tournaments of the event, one sheet for them; else each has its own."""
    of_several: bool = False
    """Whether an event of one tournament has no use for it."""
    is_of_whole: Callable[[Event], bool] = lambda _: True
    """Whether an event has such a paper, of one that is of all tournaments."""
    is_of: Callable[[Competition], bool] = lambda _: True
    """Which stages have such a paper: without one an event has no use for it."""

    def build(
        self, event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
    ) -> Report:
        """Return the sheet, with boards by their numbers in the hall and the code by which it is
        asked for later; options left out have their defaults. Of an event of several tournaments it
        is of the one that the options name, see `TOURNAMENT`, or that the event is seen of. With a
        catalogue of both languages it says everything in the one and in the other.

        Raises RuleError("document.needs-draw"), ("document.not-of-stage"), ("stage.none"),
        ("paper-text.broken"), or what the document itself refuses.
        """
        languages = catalogue.parts or (catalogue,)
        each = (self._composed(as_in_hall(event), options, one, printed_at) for one in languages)
        report = reduce(in_both, each)
        if not event.key:
            return report
        chosen = options_text(self.resolved(event, options))
        return with_codes(
            report,
            version=event.data_version,
            event=digits_of_event(event.key),
            paper=digits_of_paper(self.id, chosen, catalogue.language),
        )

    def _composed(
        self, event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
    ) -> Report:
        catalogue = worded(catalogue, event)
        if catalogue.language == "en":
            made = self._made(with_latin_names(event), options, catalogue, printed_at)
            return in_english(made, event)
        made = self._made(with_printable_names(event), options, catalogue, printed_at)
        return with_names_told(made, event, catalogue)

    def _made(
        self, event: Event, options: Options, catalogue: Catalogue, printed_at: datetime
    ) -> Report:
        if self.of_event:
            return self._of_event(event.whole, options, catalogue, printed_at)
        chosen, event = {**self._defaults, **options}, seen_of(event, options)
        stage = self.stage(event, chosen)
        self._demand_fit(event, chosen)
        here = in_hand(event, None if self.of_everything else stage)
        if self.needs_draw and here.competition.draw is None:
            raise RuleError("document.needs-draw", document=self.id)
        report = self.compose(here, chosen, catalogue, printed_at)
        if stage is not None:
            report = of_stage(report, event, stage, catalogue)
        return self._as_wished(report, event, chosen, catalogue)

    def _of_event(
        self, whole: Event, options: Options, catalogue: Catalogue, printed_at: datetime
    ) -> Report:
        if self.needs_draw and all(each.draw is None for each in whole.tournaments):
            raise RuleError("document.needs-draw", document=self.id)
        chosen = {**self._defaults, **options}
        report = self.compose(in_hand(whole), chosen, catalogue, printed_at)
        return self._as_wished(report, whole, chosen, catalogue)

    def _as_wished(
        self, report: Report, event: Event, chosen: Options, catalogue: Catalogue
    ) -> Report:
        names = {each.name for each in self.sheet_options}
        wished = {name: value for name, value in chosen.items() if name in names}
        return with_sheet_options(report, event, wished, catalogue)

    @property
    def sheet_options(self) -> tuple[SheetOption, ...]:
        """What may be chosen about it as about any sheet, and is no option of its own."""
        own = {each.name for each in self.options}
        return tuple(each for each in SHEET_OPTIONS if each.name not in own)

    def is_used(self, event: Event) -> bool:
        """Whether an event, as it is played, has any use for it."""
        if self.of_event:
            return (event.has_several or not self.of_several) and self.is_of_whole(event)
        tournament = event.tournament
        return any(self.is_of(tournament.competition(each.id)) for each in tournament.stages)

    def stage(self, event: Event, options: Options) -> StageId | None:
        """Return of which stage the paper is with these options; None: of the whole event."""
        for option in self.options:
            if isinstance(option, StageOption):
                chosen = options.get(option.name)
                return (
                    StageId(chosen) if isinstance(chosen, int) else option.meant(event.tournament)
                )
        return None

    def _demand_fit(self, event: Event, options: Options) -> None:
        """Make sure that there is such a paper of the stage that was chosen, if one was."""
        tournament = event.tournament
        for option in self.options:
            if isinstance(option, StageOption) and isinstance(chosen := options[option.name], int):
                asked = tournament.stage(StageId(chosen))
                if asked not in (fitting := option.stages(tournament)):
                    numbers = ", ".join(str(each.id) for each in fitting)
                    raise RuleError("document.not-of-stage", stage=asked.id, stages=numbers)

    def resolved(self, event: Event, options: Options) -> Options:
        """Return every option with its value: what is current or newest by its number.

        The main stage, of which a paper is where nothing is chosen, goes without one, and the
        first tournament of an event while there is no other. How much of it is printed makes no
        other paper.
        """
        known = {name: each for name, each in options.items() if name not in OF_PRINTING}
        chosen, event = {**self._defaults, **known}, seen_of(event, options)
        if self.of_event:
            chosen.pop(TOURNAMENT, None)
            return chosen
        if event.has_several or event.tournament.id != FIRST_TOURNAMENT:
            chosen[TOURNAMENT] = event.tournament.id
        stage = self.stage(event, chosen)
        here = in_hand(event, stage)
        for option in self.options:
            if isinstance(option, StageOption):
                chosen[option.name] = None if stage is None or here.is_main else stage
            elif chosen[option.name] is None:
                chosen[option.name] = _number_meant(option, here)
        return chosen

    @property
    def _defaults(self) -> dict[str, OptionValue]:
        return {each.name: each.default for each in (*self.options, *self.sheet_options)}

    def read_options(self, texts: Mapping[str, str]) -> Options:
        """Read options as a person types them.

        Raises RuleError("document.no-such-option"), ("document.option-value") or
        ("document.option-round").
        """
        by_name: dict[str, Option | SheetOption] = {
            option.name: option for option in (*self.options, *self.sheet_options)
        }
        read: dict[str, OptionValue] = {}
        if not self.of_event and (named := texts.get(TOURNAMENT)) is not None:
            read[TOURNAMENT] = read_tournament(named)
            texts = {name: text for name, text in texts.items() if name != TOURNAMENT}
        for name in texts:
            if name not in by_name:
                allowed = ", ".join(by_name)
                raise RuleError(
                    "document.no-such-option", document=self.id, option=name, allowed=allowed
                )
        return {**read, **{name: by_name[name].parse(text) for name, text in texts.items()}}


def _number_meant(option: Option, here: InHand) -> int | None:
    """Return which round, match, incident or appeal is meant where none is chosen."""
    competition = here.competition
    match option:
        case RoundOption():
            current = competition.current
            return current.number if current else None
        case MatchOption():
            return match_meant(competition)
        case IncidentOption():
            return here.tournament.incidents[-1].id if here.tournament.incidents else None
        case AppealOption():
            return here.tournament.appeals[-1].id if here.tournament.appeals else None
        case _:
            return None


def _has_drawing(competition: Competition) -> bool:
    """Whether numbers are drawn in a hall: those of a Swiss follow strength (C.04.2 Art. 2)."""
    return not competition.traits.follows_results


def _has_across(event: Event) -> bool:
    return bool(event.across)


def _has_lots(competition: Competition) -> bool:
    """Whether lots are drawn for colours, or otherwise between two."""
    return competition.traits.has_bracket or bool(competition.decisions)


def _ranks_teams(competition: Competition) -> bool:
    """Whether teams meet there, and points order them."""
    return OF_MATCHES.fits(competition) and competition.traits.ranks_by_points


def _has_sheets(competition: Competition) -> bool:
    return competition.traits.has_sheets


def _has_games(competition: Competition) -> bool:
    return not competition.traits.has_sheets


def _has_games_of_people(competition: Competition) -> bool:
    return competition.settings.teams is None and _has_games(competition)


# fmt: off
DOCUMENTS = (
    # Before play
    Document("technical-information", QT_TRANSLATE_NOOP("Document", "Technical information"),
             (), False, technical_information),
    Document("officials", QT_TRANSLATE_NOOP("Document", "Officials"),
             (), False, officials, of_event=True),
    Document("application", QT_TRANSLATE_NOOP("Document", "Application by name"),
             (APPLICATION_FORM, ORGANISATION), False, application),
    Document("registration-sheet", QT_TRANSLATE_NOOP("Document", "Registration and fees"),
             (REGISTRATION_SORT,), False, registration_sheet),
    Document("missing-papers", QT_TRANSLATE_NOOP("Document", "Missing papers"),
             (LISTED_BY,), False, missing_papers),
    Document("mandate-protocol", QT_TRANSLATE_NOOP("Document", "Credentials committee"),
             (ORGANISATION,), False, mandate_protocol),
    Document("start-list", QT_TRANSLATE_NOOP("Document", "Start list"),
             (OF_MAIN, SORT), False, start_list),
    Document("team-list", QT_TRANSLATE_NOOP("Document", "Teams and their players"),
             (OF_MATCHES, SORT), False, team_list, is_of=OF_MATCHES.fits),
    Document("hall-sheet", QT_TRANSLATE_NOOP("Document", "Readiness of the hall"),
             (), False, hall_sheet, of_event=True),
    Document("medical-log", QT_TRANSLATE_NOOP("Document", "Log of medical care"),
             (), False, medical_log, of_event=True),
    Document("name-cards", QT_TRANSLATE_NOOP("Document", "Name cards"),
             (CARD_OF, CARD_SIZE, CARD_STRENGTH, CARD_HOME, PLAYERS), False, name_cards),
    Document("notices", QT_TRANSLATE_NOOP("Document", "Notices"),
             (NOTICE,), False, notices),
    Document("oaths", QT_TRANSLATE_NOOP("Document", "Oaths"),
             (OATH,), False, oaths, of_event=True),
    Document("room-signs", QT_TRANSLATE_NOOP("Document", "Signs for rooms"),
             (SIGN,), False, room_signs, of_event=True),
    # The draw
    Document("draw-order", QT_TRANSLATE_NOOP("Document", "Order of drawing"),
             (METHOD, BY, VARIANT), False, draw_order, is_of=_has_drawing),
    Document("draw-slips", QT_TRANSLATE_NOOP("Document", "Slips with numbers"),
             (METHOD, VARIANT), False, draw_slips, is_of=_has_drawing),
    Document("envelope-labels", QT_TRANSLATE_NOOP("Document", "Labels for envelopes"),
             (OUTSIDE, VARIANT), False, envelope_labels, is_of=_has_drawing),
    Document("draw-protocol", QT_TRANSLATE_NOOP("Document", "Protocol of the draw"),
             (OF_DRAWN, PROTOCOL_FORM, METHOD, BY), False, draw_protocol),
    # Play
    Document("schedule", QT_TRANSLATE_NOOP("Document", "Schedule of rounds"),
             (OF_PLAYED, LAYOUT), True, schedule),
    Document("schedule-cards", QT_TRANSLATE_NOOP("Document", "Schedule for each player"),
             (OF_PLAYED, PLAYERS), True, schedule_cards,
             is_of=_has_games),
    Document("round-protocol", QT_TRANSLATE_NOOP("Document", "Round protocol"),
             (OF_PLAYED, ROUND, FORM), True, round_protocol,
             is_of=_has_games),
    Document("pairings", QT_TRANSLATE_NOOP("Document", "Pairings for the wall"),
             (OF_PLAYED, ROUND, PAIRINGS_ORDER), True, pairings,
             is_of=_has_games),
    Document("result-slips", QT_TRANSLATE_NOOP("Document", "Result slips"),
             (OF_GAMES, ROUND, SLIP_FORM, PER_SHEET, SLIP_CODE), True, result_slips,
             is_of=_has_games),
    Document("line-up-slips", QT_TRANSLATE_NOOP("Document", "Line-up slips"),
             (OF_LINE_UPS, ROUND, LINE_UP_FORM), True, line_up_slips, is_of=OF_LINE_UPS.fits),
    Document("board-pairings", QT_TRANSLATE_NOOP("Document", "Boards of matches for the wall"),
             (OF_MATCHES, ROUND, BOARDS_ORDER), True, board_pairings, is_of=OF_MATCHES.fits),
    Document("match-cards", QT_TRANSLATE_NOOP("Document", "Match cards"),
             (OF_MATCHES, ROUND, CARD_FORM, SLIP_CODE), True, match_cards, is_of=OF_MATCHES.fits),
    Document("team-protocol", QT_TRANSLATE_NOOP("Document", "Protocol of the matches"),
             (OF_MATCHES, ROUND, FORM), True, team_protocol, is_of=OF_MATCHES.fits),
    Document("score-sheets", QT_TRANSLATE_NOOP("Document", "Score sheets"),
             (OF_GAMES, ROUND, SCORE_SHEET_FORM), True, score_sheets,
             is_of=_has_games),
    Document("table-cards", QT_TRANSLATE_NOOP("Document", "Numbers of boards"),
             (OF_PLAYED, ROUND, TABLE_CARD_FORM, FOLD), True, table_cards,
             is_of=_has_games),
    Document("why-pairs", QT_TRANSLATE_NOOP("Document", "Why these pairs"),
             (OF_SWISS, ROUND), True, why_pairs, is_of=OF_SWISS.fits),
    Document("byes", QT_TRANSLATE_NOOP("Document", "Byes and absences"),
             (OF_SWISS, SPAN, ROUND), True, byes, is_of=OF_SWISS.fits),
    Document("bracket", QT_TRANSLATE_NOOP("Document", "Bracket"),
             (OF_BRACKET, PAPER), True, bracket, is_of=OF_BRACKET.fits),
    Document("order-of-play", QT_TRANSLATE_NOOP("Document", "Order of play"),
             (OF_ALL,), True, order_of_play, of_everything=True),
    Document("colour-lots", QT_TRANSLATE_NOOP("Document", "Protocol of lots and colours"),
             (OF_LOTS, LOTS_FORM), True, colour_lots, is_of=_has_lots),
    Document("match-protocol", QT_TRANSLATE_NOOP("Document", "Match protocol"),
             (OF_BRACKET, MATCH, MATCH_FORM), True, match_protocol, is_of=OF_BRACKET.fits),
    Document("solving-round", QT_TRANSLATE_NOOP("Document", "Sheets of a round of solvers"),
             (ROUND, SOLVING_FORM), True, solving_round, is_of=_has_sheets),
    Document("solving-table", QT_TRANSLATE_NOOP("Document", "Table of solvers by rounds"),
             (), True, solving_table, is_of=_has_sheets),
    Document("cross-table", QT_TRANSLATE_NOOP("Document", "Cross table"),
             (OF_MEETINGS, ORDER, AFTER), True, cross_table,
             is_of=_has_games),
    Document("final-standings", QT_TRANSLATE_NOOP("Document", "Final standings"),
             (OF_MAIN, FINALITY, AFTER, HISTORY, CATEGORY), True, final_standings),
    Document("team-standings", QT_TRANSLATE_NOOP("Document", "Standings with the players of teams"),
             (OF_MATCHES, FINALITY, AFTER, HISTORY), True, team_standings, is_of=OF_MATCHES.fits),
    Document("board-prizes", QT_TRANSLATE_NOOP("Document", "The best on each board"),
             (OF_MATCHES, PRIZES_BY, GAMES_AT_LEAST, AFTER), True, board_prizes_paper,
             is_of=OF_MATCHES.fits),
    Document("progress", QT_TRANSLATE_NOOP("Document", "Progress table"),
             (OF_PLAYED, PLACES_FIRST, AFTER), True, progress,
             is_of=_has_games),
    Document("player-card", QT_TRANSLATE_NOOP("Document", "Card of a player"),
             (OF_GAMES, PLAYERS, AFTER), True, player_card,
             is_of=_has_games_of_people),
    Document("team-cards", QT_TRANSLATE_NOOP("Document", "Cards of teams"),
             (OF_MATCHES, TEAMS, TEAM_FORM), True, team_cards, is_of=_ranks_teams),
    Document("why", QT_TRANSLATE_NOOP("Document", "Why this order"),
             (OF_MAIN, FIRST, SECOND, CRITERION, AFTER), True, why),
    Document("evening-pack", QT_TRANSLATE_NOOP("Document", "Evening pack"),
             (BLANKS,), True, evening_pack),
    Document("integrity", QT_TRANSLATE_NOOP("Document", "Integrity of the pairings"),
             (), False, integrity),
    # All tournaments
    Document("receipt", QT_TRANSLATE_NOOP("Document", "Receipt"),
             (RECEIPT,), False, receipt, of_event=True, is_of_whole=gives_receipts),
    Document("fee-totals", QT_TRANSLATE_NOOP("Document", "Entry fees of all tournaments"),
             (), False, fee_totals_of_all, of_event=True, of_several=True),
    Document("all-pairings", QT_TRANSLATE_NOOP("Document", "Pairings of all tournaments"),
             (WHOSE, ROUND), True, all_pairings, of_event=True, of_several=True),
    Document("all-results", QT_TRANSLATE_NOOP("Document", "Results of all tournaments"),
             (ROUND, OF_ROUND), True, all_results, of_event=True, of_several=True),
    Document("leaders", QT_TRANSLATE_NOOP("Document", "Leaders of all tournaments"),
             (PLACES, AFTER), True, leaders, of_event=True, of_several=True),
    Document("all-players", QT_TRANSLATE_NOOP("Document", "Players of all tournaments"),
             (OF_ALL_SORT,), False, all_players, of_event=True, of_several=True),
    Document("commission-totals",
             QT_TRANSLATE_NOOP("Document", "Totals of the credentials committee"),
             (), False, commission_totals, of_event=True, of_several=True),
    Document("order-of-rounds", QT_TRANSLATE_NOOP("Document", "Order of rounds"),
             (), False, order_of_rounds, of_event=True, of_several=True),
    Document("event-summary", QT_TRANSLATE_NOOP("Document", "Summary of the event"),
             (), False, event_summary, of_event=True, of_several=True),
    Document("across", QT_TRANSLATE_NOOP("Document", "Team scores"),
             (RANKING, AFTER, OTHERS), False, across_paper, of_event=True, is_of_whole=_has_across),
    # Disputes
    Document("incident-act", QT_TRANSLATE_NOOP("Document", "Incident report"),
             (INCIDENT, INCIDENT_FORM), False, incident_act),
    Document("incident-register", QT_TRANSLATE_NOOP("Document", "Register of incidents"),
             (), False, incident_register),
    Document("protest", QT_TRANSLATE_NOOP("Document", "Protest, appeal"),
             (APPEAL, PROTEST_FORM), False, protest),
    Document("appeal-decision", QT_TRANSLATE_NOOP("Document", "Decision about an appeal"),
             (APPEAL,), False, appeal_decision),
)
# fmt: on


def document(id: str) -> Document:
    """Return a document by id. Raises RuleError("document.unknown")."""
    for each in DOCUMENTS:
        if each.id == id:
            return each
    raise RuleError("document.unknown", document=id, known=", ".join(d.id for d in DOCUMENTS))
