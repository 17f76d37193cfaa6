"""How problems are solved, on the page of the event."""

from PySide6.QtWidgets import QFormLayout, QWidget

from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.event.regulation_summary import RegulationSummary
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.solving import set_solving_rules
from arbiter_app.wording.terms.play import solving


class SolvingSummary:
    """A row of a form; it is hidden where games are played."""

    def __init__(self, parent: QWidget, form: QFormLayout, open_event: OpenEvent) -> None:
        self._parent, self._open_event = parent, open_event
        self._rules = RegulationSummary(form, translate("SolvingSummary", "Solving"), self.edit)
        self._act = act(parent, translate("SolvingSummary", "Rules of sol&ving…"), self.edit)

    @property
    def act(self) -> PageAct:
        """The same way for the menu."""
        return self._act

    def refresh(self) -> None:
        """Show what is announced now."""
        rules = self._open_event.tournament.settings.solving
        self._act.setVisible(rules is not None)
        if rules is None:
            self._rules.hide()
            return
        catalogue = window_catalogue()
        told = solving.rules_lines(catalogue, rules)
        lines = [line for head, text in told for line in f"{head}: {text}".splitlines()]
        self._rules.show(
            translate("SolvingSummary", "Rules of solving…"),
            translate("SolvingSummary", "Read the rules"),
            solving.in_short(catalogue, rules),
            lines,
        )

    def edit(self) -> None:
        """Ask how problems are solved."""
        from arbiter_app.gui.event.solving.solving_rules_dialog import SolvingRulesDialog

        tournament = self._open_event.tournament
        rules = tournament.settings.solving
        if rules is None or not self._open_event.main_door().would(
            set_solving_rules, rules=rules, reason="?"
        ):
            return
        found = verdict(Action.CHANGE_SOLVING, tournament.competition())
        SolvingRulesDialog(
            self._parent,
            self._open_event,
            rules,
            wants_reason=found is Verdict.NEEDS_REASON,
        ).exec()
