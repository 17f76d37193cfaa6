"""Who plays on the page of the event, people or teams, and how teams do."""

from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.teams.rules import has_bracket, usual_team_rules
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.event.regulation_summary import RegulationSummary
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.wording.terms.event import team_rules


class TeamSummary:
    """Rows of a form: the choice is saved at once, but for teams their rules are asked first."""

    def __init__(self, parent: QWidget, form: QFormLayout, open_event: OpenEvent) -> None:
        self._parent, self._open_event = parent, open_event
        self._who = QComboBox()
        self._who.addItem(translate("TeamSummary", "people, each for themselves"), False)
        self._who.addItem(translate("TeamSummary", "teams, in matches on several boards"), True)
        give_way(self._who)
        form.addRow(translate("TeamSummary", "Who plays"), self._who)
        self._rules = RegulationSummary(form, translate("TeamSummary", "Teams"), self.edit)
        self._act = act(parent, translate("TeamSummary", "Rules of &teams…"), self.edit)
        self._who.activated.connect(self._choose)

    @property
    def act(self) -> PageAct:
        """The same way for the menu."""
        return self._act

    def refresh(self) -> None:
        """Show what is announced now."""
        tournament = self._open_event.tournament
        rules = tournament.settings.teams
        self._who.setCurrentIndex(self._who.findData(rules is not None))
        why_not = ""
        if tournament.settings.traits.has_sheets:
            why_not = error_sentence(RuleError("solving.of-teams"))
        self._act.offer(why_not)
        self._who.setEnabled(_may_be_chosen(tournament) and not why_not)
        self._who.setToolTip(plain_tip(why_not))
        if rules is None:
            self._rules.hide()
            return
        catalogue = window_catalogue()
        self._rules.show(
            translate("TeamSummary", "Rules of teams…"),
            translate("TeamSummary", "Read the rules"),
            team_rules.in_short(catalogue, rules),
            team_rules.team_rules_lines(
                catalogue, tournament.settings, has_bracket=has_bracket(tournament)
            ),
        )

    def edit(self) -> None:
        """Ask how teams play; where people do, they play for teams from then on."""
        from arbiter_app.gui.event.teams.team_rules_dialog import TeamRulesDialog

        tournament, door = self._open_event.tournament, self._open_event.main_door
        settings = tournament.settings
        rules = settings.teams or usual_team_rules(settings.system)
        if not door().would(set_team_rules, rules=rules, reason="?"):
            return
        found = verdict(Action.CHANGE_TEAM_RULES, tournament.competition())

        def take(asked: TeamRulesDialog) -> bool:
            done: bool = door(say=asked.refuse).do(
                set_team_rules, rules=asked.rules, scoring=asked.scoring, reason=asked.reason
            )
            return done

        TeamRulesDialog(
            self._parent,
            settings,
            rules,
            has_bracket=has_bracket(tournament),
            wants_reason=found is Verdict.NEEDS_REASON,
            take=take,
        ).exec()

    def _choose(self) -> None:
        of_teams = self._open_event.tournament.played_by_teams
        if self._who.currentData() and not of_teams:
            self.edit()
        elif of_teams and not self._who.currentData():
            self._open_event.main_door().do(set_team_rules, rules=None)
        self.refresh()


def _may_be_chosen(tournament: Tournament) -> bool:
    """Whether people may still become teams, or the other way round."""
    is_fixed = tournament.draw is not None or bool(tournament.teams)
    may = verdict(Action.CHANGE_TEAM_RULES, tournament.competition()) is not Verdict.REFUSED
    return may and not is_fixed
