"""What orders the table, on the page of the event: tie-breaks, ratings, withdrawals."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QPushButton, QWidget

from arbiter_app.domain.facts.competition import ListChange
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings, Unrated, Unresolved
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.tie_breaks.editions import edition
from arbiter_app.domain.tie_breaks.unrated import rating_tie_breaks, without_rating
from arbiter_app.formats.tie_break_list import format_list
from arbiter_app.gui.base.open_event import TO_BE_TYPED, OpenEvent
from arbiter_app.gui.base.page_actions import act
from arbiter_app.gui.event.tie_breaks.tie_break_list import TieBreakList
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.dialogs.dialog import keep_room
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.criteria import define_own_criterion
from arbiter_app.services.commands.whole.event import (
    change_rating_rules,
    change_tie_breaks,
    change_withdrawals,
)
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_MOST_NAMED = 3
"""So many players without a rating are named; the others are counted."""


@dataclass(frozen=True, slots=True)
class _Rules:
    """What is announced before the start and, later, changed with a reason only."""

    codes: tuple[str, ...]
    unresolved: Unresolved
    unrated: Unrated
    forfeits_in_ratings: bool
    annuls_withdrawals: bool

    @classmethod
    def of(cls, settings: Settings) -> "_Rules":
        return cls(
            settings.tie_breaks,
            settings.unresolved,
            settings.unrated,
            settings.forfeits_in_ratings,
            settings.annuls_withdrawals,
        )


class StandingRules(QWidget):
    """Before play every choice is saved at once; afterwards all of them together, with a reason."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._draft: _Rules | None = None
        """What is chosen after play has begun, until it is applied with its reason."""
        self._of = open_event.tournament.id
        """The tournament that it is chosen for."""
        self._heading = heading()
        self._tie_breaks = TieBreakList()
        self._changes = Aside()
        self._unresolved = _choice(
            (translate("StandingRules", "they share the places"), Unresolved.SHARED),
            (translate("StandingRules", "lots are drawn"), Unresolved.LOTS),
        )
        self._unrated = _choice(
            (translate("StandingRules", "nothing is announced"), Unrated.UNSAID),
            (translate("StandingRules", "games against them are left out"), Unrated.LEFT_OUT),
            (translate("StandingRules", "the arbiter rates them"), Unrated.ARBITERS_RATING),
        )
        self._unrated_aside = Aside(lines_kept=2)
        self._forfeits = QCheckBox(
            translate("StandingRules", "Forfeits co&unt in rating tie-breaks (C.07 Art. 15.2)")
        )
        self._annuls = QCheckBox(
            translate("StandingRules", "A withdrawal in the first half ann&uls the results")
        )
        self._annuls_aside = Aside(lines_kept=2)
        self._own, self._categories = QPushButton(), QPushButton()
        self._late = QWidget()
        """What is needed for a change after play has begun."""
        self._apply = primary(QPushButton(translate("StandingRules", "&Apply the change…")))
        self._discard = QPushButton(translate("StandingRules", "Lea&ve as it was"))
        own = translate("StandingRules", "O&wn criteria…")
        categories = translate("StandingRules", "C&ategories…")
        self.acts = (
            act(self, own, self._open_own_criteria),
            act(self, categories, self._open_categories),
        )
        """The ways to the dialogs, for the menu."""
        self._lay_out()
        self._connect()

    def _entitled(self, tournament: Tournament) -> str:
        """Return whose tie-breaks they are, where there are several tournaments."""
        if not self._open_event.whole.has_several:
            return translate("StandingRules", "Tie-breaks, in this order")
        text = translate("StandingRules", "Tie-breaks, in this order: {tournament}")
        return text.format(tournament=tournament_name(window_catalogue(), tournament))

    def refresh(self) -> None:
        """Show the rules as they are now, or as they are to become."""
        tournament = self._open_event.tournament
        settings = tournament.settings
        self._heading.setText(self._entitled(tournament))
        is_of_other = tournament.id != self._of
        self._of = tournament.id
        if is_of_other or not self._needs_reason or self._draft == self._saved:
            self._draft = None
        shown, rules = self._shown, edition(settings.edition)
        # How far each has come orders a knockout; a list of tie-breaks is for tables.
        has_table = not settings.traits.has_bracket
        self.setVisible(has_table)
        no_table = translate(
            "StandingRules", "In a knockout nothing is ranked by points: see the bracket."
        )
        for action in self.acts:
            action.setVisible(has_table)
            action.offer("" if has_table else no_table)
        self._show_parts(has_tie_breaks=not settings.traits.has_sheets)
        self._tie_breaks.show_list(
            shown.codes,
            rules,
            settings.system,
            own=tournament.own_criteria,
            of_teams=settings.teams is not None,
        )
        self._unresolved.setCurrentIndex(self._unresolved.findData(shown.unresolved))
        self._unrated.setCurrentIndex(self._unrated.findData(shown.unrated))
        self._forfeits.setChecked(shown.forfeits_in_ratings)
        unplayed = rules.unplayed.get(settings.system)
        is_open = unplayed is not None and unplayed.may_rate_forfeits
        self._forfeits.setVisible(is_open)
        self._annuls.setChecked(shown.annuls_withdrawals)
        is_round_robin = settings.traits.meets_all or settings.traits.has_parts
        self._annuls_aside.say(_withdrawing(shown))
        for each in (self._annuls, self._annuls_aside):
            each.setVisible(is_round_robin)
        self._show_unrated(shown)
        self._show_own()
        if settings.traits.has_sheets:
            self._heading.setText(translate("StandingRules", "Ranked apart as well"))
        self._changes.say(_changes_text(tournament.list_changes))
        self._late.setVisible(self._needs_reason)
        for button in (self._apply, self._discard):
            button.setVisible(self._draft is not None)

    def _show_parts(self, *, has_tie_breaks: bool) -> None:
        """Show what a list of tie-breaks needs; solvers are ranked by points and time alone."""
        parts = (self._own, self._tie_breaks, self._tie_breaks.ready, self._tie_breaks.working)
        for each in (*parts, self._unrated_aside):
            each.setVisible(has_tie_breaks)
        for row in (self._unresolved, self._unrated):
            self._form.setRowVisible(row, has_tie_breaks)

    @property
    def _needs_reason(self) -> bool:
        return (
            verdict(Action.CHANGE_TIE_BREAKS, self._open_event.tournament.competition())
            is Verdict.NEEDS_REASON
        )

    @property
    def _saved(self) -> _Rules:
        return _Rules.of(self._open_event.tournament.settings)

    @property
    def _shown(self) -> _Rules:
        return self._draft or self._saved

    def _show_unrated(self, shown: _Rules) -> None:
        """Say what the chosen treatment means for the players and the list as they are."""
        tournament = self._open_event.tournament
        settings = replace(
            tournament.settings,
            tie_breaks=shown.codes,
            unrated=shown.unrated,
            annuls_withdrawals=shown.annuls_withdrawals,
        )
        wanted = replace(tournament, settings=settings)
        codes = rating_tie_breaks(wanted.competition())
        unrated = without_rating(wanted.competition(), self._open_event.facts.contestants)
        event = self._open_event.facts
        is_long = wanted.rating_rules.lasts_long(event.starts_on, event.ends_on)
        advice = ""
        if codes and is_long:
            advice = translate(
                "StandingRules",
                "The event lasts longer than 30 days: tie-breaks by ratings are advised against"
                " ({codes}).",
            ).format(codes=format_list(codes))
        if not codes or not unrated:
            self._unrated_aside.say(advice)
            return
        pattern = {
            Unrated.UNSAID: translate(
                "StandingRules",
                "Not applied while nothing is announced: {codes}. No rating: {names}"
                " (C.07 Art. 10).",
            ),
            Unrated.LEFT_OUT: translate(
                "StandingRules",
                "Games against these do not count in {codes}: {names} (C.07 Art. 10).",
            ),
            Unrated.ARBITERS_RATING: translate(
                "StandingRules",
                "Not applied until you rate them on the page of players: {codes}. No rating:"
                " {names} (C.07 Art. 10).",
            ),
        }[shown.unrated]
        self._unrated_aside.say(pattern.format(codes=format_list(codes), names=_names(unrated)))

    def _show_own(self) -> None:
        count = len(self._open_event.tournament.own_criteria)
        text = translate("StandingRules", "O&wn criteria…")
        self._own.setText(f"{text} ({count})" if count else text)
        count = len(self._open_event.tournament.categories)
        text = translate("StandingRules", "C&ategories…")
        self._categories.setText(f"{text} ({count})" if count else text)

    def _open_categories(self) -> None:
        from arbiter_app.gui.event.people.categories_dialog import CategoriesDialog

        CategoriesDialog(self, self._open_event).exec()

    def _open_own_criteria(self) -> None:
        from arbiter_app.gui.event.tie_breaks.own_criteria_dialog import OwnCriteriaDialog

        if self._open_event.door().may(define_own_criterion, reason=TO_BE_TYPED):
            OwnCriteriaDialog(self, self._open_event).exec()

    # Editing

    def _edit_codes(self, codes: tuple[str, ...]) -> None:
        self._edit(replace(self._shown, codes=codes))

    def _edit_choices(self) -> None:
        self._edit(
            replace(
                self._shown,
                unresolved=Unresolved(self._unresolved.currentData()),
                unrated=Unrated(self._unrated.currentData()),
                forfeits_in_ratings=self._forfeits.isChecked(),
                annuls_withdrawals=self._annuls.isChecked(),
            )
        )

    def _edit(self, wanted: _Rules) -> None:
        """Save at once before play; afterwards collect what one reason will be given for."""
        if self._needs_reason:
            self._draft = wanted
        else:
            self._save(wanted, reason=None)
        self.refresh()

    def _save(self, wanted: _Rules, *, reason: str | None) -> bool:
        """Save what differs; return whether all of it is saved."""
        saved, do = self._saved, self._open_event.main_door().do
        is_same_list = (wanted.codes, wanted.unresolved) == (saved.codes, saved.unresolved)
        if not is_same_list and not do(
            change_tie_breaks, tie_breaks=wanted.codes, unresolved=wanted.unresolved, reason=reason
        ):
            return False
        is_same_rating = (wanted.unrated, wanted.forfeits_in_ratings) == (
            saved.unrated,
            saved.forfeits_in_ratings,
        )
        if not is_same_rating and not do(
            change_rating_rules,
            unrated=wanted.unrated,
            forfeits_in_ratings=wanted.forfeits_in_ratings,
            reason=reason,
        ):
            return False
        return wanted.annuls_withdrawals == saved.annuls_withdrawals or do(
            change_withdrawals, annuls_withdrawals=wanted.annuls_withdrawals, reason=reason
        )

    def _apply_draft(self) -> None:
        if self._draft and (reason := self._ask_why()):
            self._save(self._draft, reason=reason)
            self._tie_breaks.setFocus()

    def _drop_draft(self) -> None:
        self._draft = None
        self.refresh()
        self._tie_breaks.setFocus()

    def _ask_why(self) -> str | None:
        return ask_reason(
            self,
            title=translate("StandingRules", "Change the rules of the table after the start"),
            body=translate(
                "StandingRules",
                "What orders the table is announced before the start (C.07 Art. 4.1). The table"
                " will be ordered anew, and sheets already posted become out of date.",
            ),
            verb=translate("StandingRules", "Change the rules"),
        )

    def _connect(self) -> None:
        self._tie_breaks.edited.connect(self._edit_codes)
        self._unresolved.activated.connect(self._edit_choices)
        self._unrated.activated.connect(self._edit_choices)
        self._forfeits.clicked.connect(self._edit_choices)
        self._annuls.clicked.connect(self._edit_choices)
        self._own.clicked.connect(self._open_own_criteria)
        self._categories.clicked.connect(self._open_categories)
        self._apply.clicked.connect(self._apply_draft)
        self._discard.clicked.connect(self._drop_draft)

    @property
    def forms(self) -> tuple[QFormLayout, ...]:
        """The forms, whose labels have one width."""
        return self._tie_breaks.form, self._form

    def _lay_out(self) -> None:
        give_way(self._unresolved, self._unrated)
        self._form = choices = layouts.form(down=Room.TIGHT)
        choices.addRow(translate("StandingRules", "Those st&ill tied"), self._unresolved)
        choices.addRow(translate("StandingRules", "Players without a &rating"), self._unrated)
        why = translate(
            "StandingRules",
            "Play has begun: a change needs a reason, which the journal keeps (C.07 Art. 4.1).",
        )
        layouts.column(
            Aside(why), layouts.row(STRETCH, self._discard, self._apply), into=self._late
        )
        keep_room(self._apply, self._discard)
        layouts.column(
            self._heading,
            self._tie_breaks,
            layouts.wrapping(
                self._own, self._tie_breaks.ready, self._tie_breaks.working, self._categories
            ),
            self._changes,
            choices,
            self._unrated_aside,
            self._forfeits,
            self._annuls,
            self._annuls_aside,
            self._late,
            into=self,
        )


def _choice(*options: tuple[str, Enum]) -> QComboBox:
    box = QComboBox()
    for text, value in options:
        box.addItem(text, value)
    return box


def _withdrawing(shown: _Rules) -> str:
    """Return what becomes of the results of who leaves early."""
    if not shown.annuls_withdrawals:
        return translate(
            "StandingRules",
            "The results of whoever leaves stay and count, however few games were played.",
        )
    return translate(
        "StandingRules",
        "Whoever leaves with less than half of their games played stays in the cross table,"
        " but those games count for nobody (C.05 Art. 6.6).",
    )


def _changes_text(changes: Iterable[ListChange]) -> str:
    """Return what was changed after the start, a line for each change."""
    pattern = translate(
        "StandingRules", "Changed after round {round}, before that {before}. Reason: {reason}"
    )
    return "\n".join(
        pattern.format(
            round=change.after_round,
            before=format_list(change.before) or "–",
            reason=change.reason,
        )
        for change in changes
    )


def _names(players: tuple[Player, ...]) -> str:
    names = people.listed(
        people.name(window_catalogue(), player) for player in players[:_MOST_NAMED]
    )
    more = len(players) - _MOST_NAMED
    if more <= 0:
        return names
    others = translate("StandingRules", "and %n more", None, more)
    return f"{names} {others}"
