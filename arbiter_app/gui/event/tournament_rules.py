"""The system of play on the page of the event: cycles, the edition of the tie-break rules, and who
may take part.
"""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QPushButton, QWidget

from arbiter_app.domain.facts.people.rating_lists import RatingList
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.results import Scoring
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.pairing.berger import may_swap_last_rounds
from arbiter_app.domain.pairing.choices import choice_of
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.event.chess960_choice import Chess960Choice
from arbiter_app.gui.event.people.eligibility_rules import change_conditions
from arbiter_app.gui.event.regulation_summary import RegulationSummary
from arbiter_app.gui.event.scoring_choice import ScoringChoice
from arbiter_app.gui.event.solving.solving_summary import SolvingSummary
from arbiter_app.gui.event.swiss.swiss_summary import SwissSummary
from arbiter_app.gui.event.teams.team_summary import TeamSummary
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look
from arbiter_app.gui.parts.dialogs.read_dialog import read
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.fields.edition_choice import EditionChoice
from arbiter_app.gui.parts.fields.system_choice import SystemChoice
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.parts.words.link import Link
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.commands.rules.ratings import change_ratings
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.commands.whole.event import change_scoring, change_system
from arbiter_app.wording.sports import sport_name
from arbiter_app.wording.terms.event import rating_rules
from arbiter_app.wording.terms.event.choices import choice_lines, choice_name, in_short
from arbiter_app.wording.terms.event.regulations import (
    bracket_lines,
    knockout_lines,
    match_rules_lines,
    regulation_lines,
    regulation_name,
)
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import findings


class TournamentRules(QWidget):
    """Every choice is saved at once; what the phase does not allow says why."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._heading = heading()
        self._system = SystemChoice()
        self._about = Link(translate("TournamentRules", "What this system needs and follows"))
        self._about.clicked.connect(self._tell_of_system)
        self._in_short = CutWords(Look.SECOND)
        self._cycles = QComboBox()
        self._cycles.addItem(translate("TournamentRules", "one cycle"), 1)
        self._cycles.addItem(translate("TournamentRules", "two cycles, colours reversed"), 2)
        self._sport = QComboBox()
        for sport in Sport:
            self._sport.addItem(sport_name(window_catalogue(), sport), sport)
        self._swap = QCheckBox(
            translate("TournamentRules", "&Swap the last two rounds of the first cycle")
        )
        self._swap_aside = Aside(
            translate(
                "TournamentRules",
                "For two cycles of an even number of players: nobody has the same colour three"
                " times running where the cycles meet (C.05 Annex 1).",
            )
        )
        self._edition = EditionChoice()
        self._scoring = ScoringChoice()
        self._scoring_aside = Aside()
        self._system_aside = Aside()
        self._chess960 = Chess960Choice(open_event)
        self._conditions = CutWords()
        self._change_conditions = QPushButton(translate("TournamentRules", "Conditions…"))
        self._ratings = CutWords()
        self._change_ratings = QPushButton(translate("TournamentRules", "Ratings…"))
        give_way(self._sport, self._system, self._cycles, self._edition)
        self._lay_out()
        self._system.activated.connect(self._save)
        self._sport.activated.connect(self._save_sport)
        self._cycles.activated.connect(self._save)
        self._swap.clicked.connect(self._save)
        self._edition.activated.connect(self._save)
        self._scoring.chosen.connect(self._score)
        self._change_ratings.clicked.connect(self._ask_lists)
        self._change_conditions.clicked.connect(lambda: change_conditions(self, open_event))

    @property
    def form(self) -> QFormLayout:
        """The form, whose labels have one width with those beside it."""
        return self._form

    @property
    def acts(self) -> Sequence[PageAct]:
        """What can be changed here, for the menu."""
        return (self._teams.act, self._solving.act, *self._swiss.acts, self._ratings_act)

    def go_on(self, kind: str) -> None:
        """Open the dialog of the Swiss in which something was half typed."""
        self._swiss.go_on(kind)

    def refresh(self) -> None:
        """Show the rules as they are now."""
        tournament = self._open_event.tournament
        settings = tournament.settings
        self._heading.setText(self._entitled(tournament))
        is_round_robin = settings.traits.meets_all
        self._teams.refresh()
        self._solving.refresh()
        self._show_system(settings)
        self._cycles.setCurrentIndex(self._cycles.findData(settings.cycles))
        self._swap.setChecked(settings.swap_last_rounds)
        self._edition.show_edition(settings.edition)
        may_change = verdict(Action.CHANGE_SYSTEM, tournament.competition()) is not Verdict.REFUSED
        field = len(tournament.competition().participants)
        may_swap = may_swap_last_rounds(field, cycles=settings.cycles)
        self._cycles.setEnabled(may_change)
        self._edition.setEnabled(may_change)
        self._swap.setEnabled(may_change and may_swap)
        for row in (self._cycles, self._swap):
            self._form.setRowVisible(row, is_round_robin)
        self._system.setEnabled(may_change)
        self._sport.setCurrentIndex(self._sport.findData(settings.sport))
        self._sport.setEnabled(may_change)
        self._show_regulations(tournament)
        self._swiss.refresh()
        self._chess960.refresh()
        self._swap_aside.setVisible(may_change and not may_swap and is_round_robin)
        self._system_aside.say("" if may_change else _why_fixed(tournament))
        has_games = not settings.traits.has_sheets
        self._form.setRowVisible(self._scoring, settings.teams is None and has_games)
        for each in (self._edition, self._chess960):
            self._form.setRowVisible(each, has_games)
        self._scoring.show_scoring(settings.scoring_of_game)
        may_score = (
            not has_games
            or settings.teams is not None
            or verdict(Action.CHANGE_SCORING, tournament.competition()) is not Verdict.REFUSED
        )
        self._scoring.setEnabled(may_score)
        self._scoring_aside.say(
            ""
            if may_score
            else error_sentence(refusal(Action.CHANGE_SCORING, tournament.competition()))
        )
        conditions = findings.conditions(window_catalogue(), tournament.eligibility)
        self._ratings.say(rating_rules.in_short(window_catalogue(), self._open_event.facts))
        self._conditions.say(
            conditions or translate("TournamentRules", "open to everybody, no conditions")
        )

    def _show_system(self, settings: Settings) -> None:
        """Show the system, and what speaks against it."""
        self._system.show_settings(settings)
        choice = choice_of(settings)
        self._form.setRowVisible(self._of_system, choice is not None)
        if choice is not None:
            self._in_short.say(in_short(window_catalogue(), choice, settings.sport))

    def _tell_of_system(self) -> None:
        settings, catalogue = self._open_event.tournament.settings, window_catalogue()
        choice = choice_of(settings)
        if choice is not None:
            lines = choice_lines(catalogue, choice, settings.sport)
            read(self, choice_name(catalogue, choice), lines)

    def _entitled(self, tournament: Tournament) -> str:
        """Return whose rules they are, where there are several tournaments."""
        if not self._open_event.whole.has_several:
            return translate("TournamentRules", "Rules")
        text = translate("TournamentRules", "Rules: {tournament}")
        return text.format(tournament=tournament_name(window_catalogue(), tournament))

    def _ask_lists(self) -> None:
        """Ask which lists there are, then which ratings count."""
        if self._open_event.main_door().may(change_ratings, reason=TO_BE_TYPED):
            in_background(
                self._open_event.registry.lists,
                self._edit_ratings,
                self._open_event.tell_of_registry,
            )

    def _edit_ratings(self, lists: Sequence[RatingList]) -> None:
        from arbiter_app.gui.event.people.rating_rules_dialog import RatingRulesDialog

        event = self._open_event.facts
        competition = event.tournament.competition()

        def take(asked: RatingRulesDialog) -> bool:
            door = self._open_event.main_door(say=asked.refuse)
            done: bool = door.do(change_ratings, rules=asked.rules, reason=asked.reason)
            return done

        RatingRulesDialog(
            self,
            event,
            [each.name for each in lists],
            needs_reason=verdict(Action.CHANGE_RATING_RULES, competition) is not Verdict.ALLOWED,
            take=take,
        ).exec()

    def _show_regulations(self, tournament: Tournament) -> None:
        """Name how matches are played and ties played off; their text is opened by the name."""
        catalogue, settings = window_catalogue(), tournament.settings
        is_match, of_teams = settings.traits.is_of_two, settings.teams is not None
        to_read = translate("TournamentRules", "Read the rules")
        if is_match:
            verb = translate("TournamentRules", "Rules of the mat&ch…")
            lines = match_rules_lines(catalogue, settings.knockout.match, of_teams=of_teams)
            self._knockout.show(verb, to_read, lines[0], lines)
        elif settings.traits.has_rounds_of_matches:
            verb = translate("TournamentRules", "Rules of the &knockout…")
            lines = knockout_lines(catalogue, settings.knockout, of_teams=of_teams)
            decided = bracket_lines(catalogue, settings.knockout)[-1]
            self._knockout.show(verb, to_read, decided, lines)
        else:
            self._knockout.hide()
        has_no_ties = is_match or settings.traits.has_rounds_of_matches
        if has_no_ties or settings.traits.has_sheets:
            self._play_off.hide()
            return
        rules, verb = settings.play_off, translate("TournamentRules", "Play-off re&gulation…")
        name = "" if rules is None else regulation_name(catalogue, rules.id)
        lines = regulation_lines(catalogue, rules, of_teams=of_teams)
        self._play_off.show(verb, name, lines[0], lines)

    def _edit_knockout(self) -> None:
        from arbiter_app.gui.event.matches.knockout_rules_dialog import KnockoutRulesDialog

        settings = self._open_event.tournament.settings
        if not self._open_event.main_door().would(set_knockout, rules=settings.knockout):
            return

        def take(asked: KnockoutRulesDialog) -> bool:
            door = self._open_event.main_door(say=asked.refuse)
            return door.do(set_knockout, rules=asked.rules)

        of_teams = settings.teams is not None
        KnockoutRulesDialog(
            self, settings.knockout, settings.system, take=take, of_teams=of_teams
        ).exec()

    def _edit_play_off(self) -> None:
        from arbiter_app.gui.event.play_off.play_off_rules_dialog import PlayOffRulesDialog

        if self._open_event.door().may(set_play_off_rules, reason=TO_BE_TYPED):
            PlayOffRulesDialog(self, self._open_event).exec()

    def _save_sport(self) -> None:
        sport = Sport(self._sport.currentData())
        if not self._open_event.main_door().do(set_sport, sport=sport):
            self.refresh()

    def _save(self) -> None:
        choice = self._system.choice
        done = choice is not None and self._open_event.main_door().do(
            change_system,
            system=choice.system,
            swiss=choice.swiss_of_people,
            cycles=self._cycles.currentData(),
            swap_last_rounds=self._swap.isChecked(),
            edition_id=self._edition.edition_id,
        )
        if not done:
            self.refresh()

    def _score(self, scoring: Scoring) -> None:
        done = self._open_event.do(
            change_scoring,
            win=scoring.win,
            draw=scoring.draw,
            loss=scoring.loss,
            absence=scoring.absence,
        )
        if not done:
            self.refresh()

    def _lay_out(self) -> None:
        self._form = form = layouts.form(down=Room.TIGHT)
        self._teams = TeamSummary(self, form, self._open_event)
        form.addRow(translate("TournamentRules", "Sport at the &board"), self._sport)
        form.addRow(translate("TournamentRules", "S&ystem of play"), self._system)
        self._of_system = QWidget()
        layouts.column(self._about, self._in_short, gap=Room.HAIR, into=self._of_system)
        form.addRow("", self._of_system)
        self._knockout = RegulationSummary(
            form, translate("TournamentRules", "Matches"), self._edit_knockout
        )
        self._swiss = SwissSummary(self, form, self._open_event)
        self._solving = SolvingSummary(self, form, self._open_event)
        form.addRow(translate("TournamentRules", "Chess&960"), self._chess960)
        form.addRow(translate("TournamentRules", "&Cycles"), self._cycles)
        form.addRow("", self._swap)
        form.addRow(translate("TournamentRules", "Poi&nts"), self._scoring)
        form.addRow(translate("TournamentRules", "Edition of C.&07"), self._edition)
        self._play_off = RegulationSummary(
            form, translate("TournamentRules", "Play-off"), self._edit_play_off
        )
        form.addRow(
            translate("TournamentRules", "Rating that counts"),
            layouts.row((self._ratings, 1), self._change_ratings, gap=Room.MIDDLE),
        )
        self._ratings_act = act(
            self, translate("TournamentRules", "&Ratings that count…"), self._ask_lists
        )
        form.addRow(
            translate("TournamentRules", "Taking part"),
            layouts.row((self._conditions, 1), self._change_conditions, gap=Room.MIDDLE),
        )
        # A form keeps the height that words had where it was wider; a column does not.
        layouts.column(
            self._heading,
            form,
            self._swiss.asides,
            self._swap_aside,
            self._scoring_aside,
            self._system_aside,
            into=self,
        )


def _why_fixed(tournament: Tournament) -> str:
    if tournament.draw is not None and tournament.draw.method is DrawMethod.REPORTED:
        return translate(
            "TournamentRules",
            "The edition was chosen when the report was read. For another one, import the report"
            " again.",
        )
    return error_sentence(refusal(Action.CHANGE_SYSTEM, tournament.competition()))
