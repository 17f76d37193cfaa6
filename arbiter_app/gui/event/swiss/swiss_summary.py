"""What is announced of a Swiss, on the page of the event: each part with the way to change it."""

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFormLayout, QPushButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.domain.pairing.swiss.field import doubts_about_forbidden, kept_apart
from arbiter_app.domain.permission.by_state import Action, Verdict, refusal, verdict_here
from arbiter_app.gui.base.drafts import DraftedForm, DraftKeeper
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page_actions import PageAct, act
from arbiter_app.gui.event.regulation_summary import RegulationSummary
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.levels import set_mcmahon_rules
from arbiter_app.services.commands.rules.swiss_rules import (
    draw_initial_colour,
    forbid_pairs,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon, swiss
from arbiter_app.wording.terms.event.swiss_field import (
    forbidden_in_field,
    mates_in_field,
    rounds_in_field,
)
from arbiter_app.wording.terms.registration import people

_FIELD_WIDTH = 48
"""In pixels beside usual letters."""
_RULES, _COLOUR, _FORBIDDEN = "rules", "colour", "forbidden"
"""The names under which drafts of the dialogs are kept."""


class SwissSummary:
    """Rows of a form, hidden where no Swiss is played; what does not suit the field is said below
    the form.
    """

    def __init__(self, parent: QWidget, form: QFormLayout, open_event: OpenEvent) -> None:
        self._parent, self._form, self._open_event = parent, form, open_event
        self._rows: list[QWidget] = []
        self._rounds = InlineField(translate("SwissSummary", "Rounds"))
        self._rounds.setFixedWidth(px(_FIELD_WIDTH))
        self._rounds.committed.connect(self._set_rounds)
        form.addRow(translate("SwissSummary", "Rounds"), self._rounds)
        self._rules = RegulationSummary(
            form, translate("SwissSummary", "Pairing"), self._edit_rules
        )
        self._mcmahon = RegulationSummary(
            form, translate("SwissSummary", "McMahon"), self._edit_mcmahon
        )
        self._levels = self._row(
            translate("SwissSummary", "Levels"),
            translate("SwissSummary", "Levels…"),
            self._edit_levels,
        )
        self._levels_row = self._rows[-1]
        self._colour = self._row(
            translate("SwissSummary", "Initial colour"),
            translate("SwissSummary", "Colour…"),
            self._edit_colour,
        )
        self._forbidden = self._row(
            translate("SwissSummary", "Who may not meet"),
            translate("SwissSummary", "Forbidden pairs…"),
            self._edit_forbidden,
        )
        self._boards = self._row(
            translate("SwissSummary", "Fixed boards"),
            translate("SwissSummary", "Boards…"),
            self._edit_boards,
        )
        self.acts = self._make_acts()
        """The same ways for the menu."""
        self._of_levels = self.acts[1:3]
        self._rounds_problem, self._colour_problem = Problem(), Problem()
        self._forbidden_problem, self._fixed = Problem(), Problem()
        self.asides = QWidget()
        """What does not suit the field or is missing, and why nothing can be changed any more."""
        layouts.column(
            self._rounds_problem,
            self._colour_problem,
            self._forbidden_problem,
            self._fixed,
            gap=Room.TIGHT,
            into=self.asides,
        )

    def refresh(self) -> None:
        """Show what is announced now."""
        tournament = self._open_event.tournament
        is_shown = tournament.settings.traits.follows_results
        for row in (self._rounds, *self._rows):
            self._form.setRowVisible(row, is_shown)
        not_swiss = error_sentence(RuleError("pairing.not-swiss"))
        for action in self.acts:
            action.setVisible(is_shown)
            action.offer("" if is_shown else not_swiss)
        self.asides.setVisible(is_shown)
        has_levels = tournament.settings.mcmahon is not None
        self._form.setRowVisible(self._levels_row, has_levels)
        for action in self._of_levels:
            action.setVisible(has_levels)
            action.offer("" if has_levels else error_sentence(RuleError("mcmahon.other-system")))
        if not has_levels:
            self._mcmahon.hide()
        if not is_shown:
            self._rules.hide()
            return
        self._show(tournament)
        here = in_hand(self._open_event.facts)
        may_change = verdict_here(Action.CHANGE_SWISS, here) is not Verdict.REFUSED
        self._rounds.setEnabled(may_change or tournament.settings.rounds is None)
        self._fixed.say("" if may_change else _why_fixed(tournament))
        self._judge(tournament, is_open=may_change)

    def go_on(self, kind: str) -> None:
        """Open the dialog in which something was half typed."""
        {_RULES: self._edit_rules, _COLOUR: self._edit_colour, _FORBIDDEN: self._edit_forbidden}[
            kind
        ]()

    def _show(self, tournament: Tournament) -> None:
        catalogue, settings = window_catalogue(), tournament.settings
        rules = settings.swiss
        self._rounds.show_value(str(settings.rounds or ""))
        pattern = translate("SwissSummary", "{acceleration}; bye {points}")
        self._rules.show(
            translate("SwissSummary", "Rules of the Swiss…"),
            translate("SwissSummary", "Read the rules"),
            pattern.format(
                acceleration=swiss.is_accelerated(catalogue, rules),
                points=numbers.points(catalogue, settings.scoring.pairing_bye),
            ),
            swiss.swiss_rules_lines(catalogue, tournament),
        )
        self._show_mcmahon(tournament)
        self._colour.say(swiss.initial_colour(catalogue, rules.initial_colour))
        self._forbidden.say(swiss.groups_apart(catalogue, rules))
        known = self._open_event.facts.contestants
        seats = (
            f"{people.name(catalogue, known[player])} – {hall_board(tournament, board)}"
            for player, board in sorted(rules.fixed_boards.items(), key=lambda each: each[1])
        )
        self._boards.say("; ".join(seats) or translate("SwissSummary", "none"))

    def _show_mcmahon(self, tournament: Tournament) -> None:
        """Show how levels are made, and how many start on each."""
        rules, catalogue = tournament.settings.mcmahon, window_catalogue()
        if rules is None:
            return
        has_grades = tournament.settings.sport.traits.has_grades
        self._mcmahon.show(
            translate("SwissSummary", "Rules of McMahon…"),
            translate("SwissSummary", "Read the rules"),
            mcmahon.levels(catalogue, rules),
            [
                translate("SwissSummary", "{what}: {how}.").format(what=what, how=how)
                for what, how in mcmahon.told(catalogue, rules, has_grades=has_grades)
            ],
        )
        gone = tournament.competition().left
        here = (each.level for who, each in tournament.entrants.items() if who not in gone)
        levels = Counter(here)
        self._levels.say(
            mcmahon.groups(catalogue, levels)
            if levels
            else translate("SwissSummary", "nobody is entered yet")
        )

    def _judge(self, tournament: Tournament, *, is_open: bool) -> None:
        """Say what does not suit the field, while something can still be done about it."""
        catalogue, settings = window_catalogue(), tournament.settings
        competition = tournament.competition()
        field = [each.id for each in competition.participants if not each.has_left]
        rounds = settings.rounds or 0
        self._rounds_problem.say(
            rounds_in_field(catalogue, rounds, len(field)) if is_open and rounds else ""
        )
        is_drawn = settings.swiss.initial_colour is not None
        missing = translate(
            "SwissSummary",
            "The initial colour is not drawn yet: round 1 cannot be paired without it ({article}).",
        ).format(article=swiss.article_of_initial_colour(catalogue, competition))
        self._colour_problem.say(missing if is_open and field and not is_drawn else "")
        known = self._open_event.facts.contestants
        rules = settings.swiss
        strict, lifted = kept_apart(
            [known[each] for each in field], rules.forbidden, rules.team_mates
        )
        doubts = doubts_about_forbidden(field, strict, rounds) if is_open else ()
        crowded = doubts_about_forbidden(field, (*strict, *lifted), rounds) if is_open else ()

        def name(player: ParticipantId) -> str:
            return people.name(catalogue, known[player])

        self._forbidden_problem.say(
            forbidden_in_field(catalogue, doubts, field, name)
            or mates_in_field(catalogue, crowded, field, name)
        )

    def _set_rounds(self, text: str) -> None:
        rounds = whole_number(text)
        if rounds is None:
            self._rounds_problem.say(
                translate("SwissSummary", "“{text}” is no number of rounds.").format(text=text)
            )
            self._rounds.hold()
        elif not self._open_event.main_door().do(set_rounds, rounds=rounds):
            self._rounds.hold()

    def _edit_rules(self) -> None:
        from arbiter_app.gui.event.swiss.swiss_rules_dialog import SwissRulesDialog

        settings, door = self._open_event.tournament.settings, self._open_event.door
        bye = settings.scoring.pairing_bye
        if not door().would(set_swiss_rules, rules=settings.swiss, pairing_bye=bye):
            return

        def take(asked: SwissRulesDialog) -> bool:
            done: bool = door(say=asked.refuse).do(
                set_swiss_rules, rules=asked.rules, pairing_bye=asked.pairing_bye
            )
            return done

        self._open(SwissRulesDialog(self._parent, settings, take=take), _RULES)

    def _edit_mcmahon(self) -> None:
        from arbiter_app.gui.event.swiss.mcmahon_rules_dialog import McMahonRulesDialog

        settings, door = self._open_event.tournament.settings, self._open_event.door
        rules = settings.mcmahon
        if rules is None or not door().would(set_mcmahon_rules, rules=rules):
            return

        def take(asked: McMahonRulesDialog) -> bool:
            done: bool = door(say=asked.refuse).do(set_mcmahon_rules, rules=asked.rules)
            return done

        has_grades = settings.sport.traits.has_grades
        McMahonRulesDialog(
            self._parent, rules, rounds=settings.rounds, has_grades=has_grades, take=take
        ).exec()

    def _edit_levels(self) -> None:
        from arbiter_app.gui.event.swiss.levels_dialog import LevelsDialog

        if self._open_event.tournament.settings.mcmahon is not None:
            LevelsDialog(self._parent, self._open_event).exec()

    def _edit_colour(self) -> None:
        from arbiter_app.gui.event.swiss.initial_colour_dialog import InitialColourDialog

        if self._open_event.door().may(draw_initial_colour):
            self._open(InitialColourDialog(self._parent, self._open_event), _COLOUR)

    def _edit_forbidden(self) -> None:
        from arbiter_app.gui.event.swiss.forbidden_pairs_dialog import ForbiddenPairsDialog

        if self._open_event.door().may(forbid_pairs):
            self._open(ForbiddenPairsDialog(self._parent, self._open_event), _FORBIDDEN)

    def _edit_boards(self) -> None:
        from arbiter_app.gui.event.swiss.fixed_boards_dialog import FixedBoardsDialog

        FixedBoardsDialog(self._parent, self._open_event).exec()

    def _open(self, dialog: Dialog, kind: str) -> None:
        """Ask, from what was half typed on."""
        assert isinstance(dialog, DraftedForm)
        form = f"swiss:{kind}:{self._open_event.main_stage}"
        DraftKeeper(dialog, self._open_event.drafts, form, is_about=False)
        dialog.exec()

    def _make_acts(self) -> Sequence[PageAct]:
        return tuple(
            act(self._parent, text, edit)
            for text, edit in (
                (translate("SwissSummary", "Rules of the &Swiss…"), self._edit_rules),
                (translate("SwissSummary", "Rules of &McMahon…"), self._edit_mcmahon),
                (translate("SwissSummary", "Le&vels…"), self._edit_levels),
                (translate("SwissSummary", "&Initial colour…"), self._edit_colour),
                (translate("SwissSummary", "&Forbidden pairs…"), self._edit_forbidden),
                (translate("SwissSummary", "Fixed &boards…"), self._edit_boards),
            )
        )

    def _row(self, label: str, verb: str, edit: Callable[[], None]) -> CutWords:
        """Add a row of words with a button behind them; return the words."""
        said, button, row = CutWords(), QPushButton(verb), QWidget()
        button.clicked.connect(lambda: edit())
        layouts.row((said, 1), button, gap=Room.MIDDLE, into=row)
        self._form.addRow(label, row)
        self._rows.append(row)
        return said


def _why_fixed(tournament: Tournament) -> str:
    return error_sentence(refusal(Action.CHANGE_SWISS, tournament.competition()))
