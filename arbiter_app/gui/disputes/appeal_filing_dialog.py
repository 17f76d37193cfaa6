"""Taking in a protest or an appeal, or correcting what was written down of it."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QWidget,
)

from arbiter_app.domain.disputes.hearings import committee
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.appeals import Appeal, AppealFields, AppealKind
from arbiter_app.domain.facts.disputes.incidents import Incident, Penalty
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.ids import Board, IncidentId, PlayerId, Round, StageId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.registration.fees import parse_amount
from arbiter_app.formats.moments import format_moment, parse_moment
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.disputes.boards_offered import boards_offered, rounds_offered
from arbiter_app.gui.disputes.incident_word_fields import Account, add_row
from arbiter_app.gui.disputes.player_box import PlayerBox, captain_of, everybody
from arbiter_app.gui.disputes.tournament_box import TournamentBox
from arbiter_app.gui.look.layouts import form, on_top, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.pages.stage_chooser import StageChooser, hold_a_played_stage
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.disputes.appeals import correct_appeal, file_appeal
from arbiter_app.wording.terms.disputes import appeals, incidents
from arbiter_app.wording.terms.registration import fees

_WIDTH, _BESIDE_FROM = 860, 700
"""Of the dialog, and from where on its fields stand in two columns."""

_ORGANISER = "organiser"
"""What is chosen where it is against a decision of the organiser."""


class AppealFilingDialog(Dialog):
    """Who protests against what, and what is claimed; undo takes it back."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        *,
        now: datetime,
        appeal: Appeal | None = None,
        against: tuple[IncidentId, int] | None = None,
    ) -> None:
        super().__init__(
            parent,
            translate("AppealFiling", "New protest or appeal")
            if appeal is None
            else translate("AppealFiling", "Correct № {number}").format(number=appeal.id),
            verb=translate("AppealFiling", "F&ile it")
            if appeal is None
            else translate("AppealFiling", "Correct &it"),
            do=self._write_down,
        )
        self._open_event, self._appeal = open_event, appeal
        self._kind_chosen = appeal is not None
        """Whether the arbiter said who decides."""
        self.resize(px(_WIDTH), 0)
        self._make_fields()
        self._lay_out()
        self._connect()
        if appeal is not None:
            open_event.stage = appeal.stage
        if appeal is None:
            self._moment.moment = now
            self._choose_against(*(against or (None, None)))
        else:
            self._show(appeal)
        self._follow_incident()
        self._show_fee()
        (self._player if against is None else self._claim).setFocus()

    def _write_down(self) -> bool:
        fields = self._read()
        if fields is None:
            return False
        door = self._open_event.door(say=self.refuse)
        if self._appeal is None:
            return door.do(file_appeal, **fields)
        return door.do(correct_appeal, appeal=self._appeal.id, **fields)

    def draft(self) -> dict[str, str]:
        """Return what stands in the fields, as texts."""
        player = self._player.player
        return {
            "kind": self._kind.currentData(),
            "player": "" if player is None else str(player),
            "against": self._against.currentData(),
            "stage": str(self._open_event.stage),
            "round": str(self._round.number or ""),
            "board": str(self._board.number or ""),
            "filed_by": self._filed_by.text(),
            "filed_at": self._moment.text(),
            "claim": self._claim.toPlainText(),
            "fee": self._fee.text(),
            "paid": "1" if self._paid.isChecked() else "",
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has."""
        if stage := kept_number(draft.get("stage")):
            self._open_event.stage = StageId(stage)
        players = {str(player): player for player in self._open_event.facts.contestants}
        self._against.setCurrentIndex(max(self._against.findData(draft.get("against")), 0))
        self._kind.setCurrentIndex(max(self._kind.findData(draft.get("kind")), 0))
        self._kind_chosen = True
        self._player.choose(players.get(draft.get("player", "")))
        if self._incident is None:
            self._round.choose(kept_number(draft.get("round")))
            self._board.choose(kept_number(draft.get("board")))
        self._filed_by.setText(draft.get("filed_by", ""))
        self._moment.setText(draft.get("filed_at", ""))
        self._claim.setPlainText(draft.get("claim", ""))
        self._fee.setText(draft.get("fee", ""))
        self._paid.setChecked(bool(draft.get("paid")))

    # Reading

    def _read(self) -> AppealFields | None:
        """Return what was typed; None with words where something cannot be read."""
        player = self._player.player
        if player is None:
            whose = translate("AppealFiling", "Whose protest is it? Choose the player.")
            self.refuse(whose, self._player)
            return None
        try:
            filed_at = parse_moment(self._moment.text())
            fee = parse_amount(self._fee.text()) if self._fee.text().strip() else None
        except ValueError:
            self.refuse(unreadable_moment(self._moment.text()), self._moment)
            return None
        except RuleError as error:
            self.refuse(error_sentence(error), self._fee)
            return None
        if filed_at is None:
            when = translate("AppealFiling", "When was it handed in? Type day and hour.")
            self.refuse(when, self._moment)
            return None
        return AppealFields(
            kind=AppealKind(self._kind.currentData()),
            filed_at=filed_at,
            player=player,
            claim=self._claim.toPlainText(),
            filed_by=self._filed_by.text(),
            incident=self._incident.id if self._incident else None,
            penalty=self._penalty,
            is_against_organiser=self._against.currentData() == _ORGANISER,
            round=self._round_number,
            board=None if self._board.number is None else Board(self._board.number),
            fee=fee,
            fee_paid=self._paid.isChecked(),
        )

    # What follows from what is chosen

    def _follow_incident(self) -> None:
        """Let round and board be those of the incident; propose who appeals, and to whom."""
        incident = self._incident
        for box in (self._stages, self._round):
            box.setEnabled(incident is None)
        self._offer_boards()
        if incident is not None:
            self._open_event.stage = incident.stage
            self._round.choose(incident.round)
            self._board.choose(incident.board)
            if self._player.player is None:
                self._player.choose(self._sanctioned(incident))
            if not self._kind_chosen:
                self._propose_kind(incident)
        elif self._against.currentData() == _ORGANISER and not self._kind_chosen:
            self._kind.setCurrentIndex(self._kind.findData(AppealKind.APPEAL))
        self._tell_who_decides()

    def _sanctioned(self, incident: Incident) -> PlayerId | None:
        """Return the player on whom the chosen sanction is."""
        about = (each for each in incident.penalties if self._penalty in (None, each.number))
        return next((each.player for each in about if each.player is not None), None)

    @property
    def _incident(self) -> Incident | None:
        line, _, _ = self._against.currentData().partition(".")
        return next(
            (each for each in self._open_event.tournament.incidents if str(each.id) == line), None
        )

    @property
    def _penalty(self) -> int | None:
        """Which sanction of the incident; None: all of them."""
        _, _, number = self._against.currentData().partition(".")
        return int(number) if number else None

    def _choose_against(self, incident: IncidentId | None, penalty: int | None) -> None:
        """Choose a line of the register, and one of its sanctions where it has several."""
        found = self._against.findData(f"{incident}.{penalty}")
        if found < 0:
            found = self._against.findData(f"{incident}")
        self._against.setCurrentIndex(max(found, 0))

    def _propose_kind(self, incident: Incident) -> None:
        """Propose the committee for what the chief arbiter decided himself."""
        event = self._open_event.facts
        chief = event.official(Role.CHIEF_ARBITER)
        by_chief = chief is not None and incident.arbiter == chief.name
        kind = AppealKind.APPEAL if by_chief and committee(event) else AppealKind.PROTEST
        self._kind.setCurrentIndex(self._kind.findData(kind))

    def _choose_kind(self) -> None:
        self._kind_chosen = True
        self._tell_who_decides()

    def _tell_who_decides(self) -> None:
        is_appeal = self._kind.currentData() == AppealKind.APPEAL
        if not is_appeal:
            told = translate(
                "AppealFiling",
                "The chief arbiter decides; the player may appeal then (Ukrainian rules VII.3.3).",
            )
            if self._against.currentData() == _ORGANISER:
                told = translate(
                    "AppealFiling",
                    "What the organiser decided is for the appeals committee (Ukrainian rules"
                    " VII.3.3): choose an appeal.",
                )
        elif committee(self._open_event.facts):
            told = translate(
                "AppealFiling",
                "The committee decides, and its decision is final (Ukrainian rules VII.3.3).",
            )
        else:
            told = translate(
                "AppealFiling",
                "No appeals committee is named yet: name it on the page of officials (Shift+F2)"
                " before the decision (Ukrainian rules VII.3.2).",
            )
        self._who_decides.say(told)

    def _show_fee(self) -> None:
        has_fee = bool(self._fee.text().strip())
        self._paid.setEnabled(has_fee)
        if not has_fee:
            self._paid.setChecked(False)

    def _show(self, appeal: Appeal) -> None:
        catalogue = window_catalogue()
        self._kind.setCurrentIndex(self._kind.findData(appeal.kind))
        self._player.choose(appeal.player)
        if appeal.is_against_organiser:
            self._against.setCurrentIndex(self._against.findData(_ORGANISER))
        else:
            self._choose_against(appeal.incident, appeal.penalty)
        self._round.choose(appeal.round)
        self._board.choose(appeal.board)
        self._filed_by.setText(appeal.filed_by)
        self._moment.moment = appeal.filed_at
        self._moment.setText(format_moment(appeal.filed_at))
        self._claim.setPlainText(appeal.claim)
        self._fee.setText("" if appeal.fee is None else fees.amount(catalogue, appeal.fee))
        self._paid.setChecked(appeal.fee_paid)

    # Making the dialog

    def _make_fields(self) -> None:
        catalogue = window_catalogue()
        hold_a_played_stage(self._open_event)
        self._tournament = self._open_event.tournament.id
        self._tournaments = TournamentBox(self._open_event)
        self._tournaments.setEnabled(self._appeal is None)
        label = translate("AppealFiling", "Stag&e")
        self._stages = StageChooser(self, self._open_event, label=label)
        self._kind, self._against = QComboBox(), QComboBox()
        self._kind.setAccessibleName(translate("AppealFiling", "Kind"))
        self._against.setAccessibleName(translate("AppealFiling", "Against"))
        for kind in AppealKind:
            self._kind.addItem(appeals.kind_at_length(catalogue, kind), kind)
        self._player = PlayerBox(translate("AppealFiling", "Player"))
        self._against.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._offer_people_and_lines()
        self._game, self._who_decides = Aside(lines_kept=1), Aside(lines_kept=2)
        self._round = NumberList(translate("AppealFiling", "Round"), may_be_none=True)
        self._board = NumberList(translate("AppealFiling", "Board"), may_be_none=True)
        self._offer_rounds()
        self._filed_by, self._fee = Line(limit=LINE), Line()
        self._filed_by.setAccessibleName(translate("AppealFiling", "Handed in by"))
        self._fee.setAccessibleName(translate("AppealFiling", "Fee"))
        self._filed_by.setPlaceholderText(translate("AppealFiling", "where not the player"))
        self._moment = MomentEdit()
        self._moment.setAccessibleName(translate("AppealFiling", "Handed in at"))
        self._claim = Account(translate("AppealFiling", "What is claimed"))
        self._paid = QCheckBox(translate("AppealFiling", "pai&d"))

    @property
    def _round_number(self) -> Round | None:
        return None if self._round.number is None else Round(self._round.number)

    def _offer_people_and_lines(self) -> None:
        """Offer who plays in the tournament in hand, and the lines of its register."""
        here = in_hand(self._open_event.facts)
        self._player.offer(everybody(here), are_of_a_board=False)
        self._against.clear()
        self._against.addItem(translate("AppealFiling", "a decision, a game"), "")
        organiser = translate("AppealFiling", "a decision of the organiser")
        self._against.addItem(organiser, _ORGANISER)
        for incident in reversed(here.tournament.incidents):
            self._against.addItem(self._line(incident, incident.penalties), str(incident.id))
            for each in incident.penalties if len(incident.penalties) > 1 else ():
                self._against.addItem(self._line(incident, (each,)), f"{incident.id}.{each.number}")

    def _on_stage(self) -> None:
        """Offer what the stage in hand has; with another tournament other people and incidents."""
        tournament = self._open_event.tournament.id
        if tournament != self._tournament:
            self._tournament = tournament
            with QSignalBlocker(self._against):
                self._offer_people_and_lines()
            self._follow_incident()
        self._offer_rounds()

    def _offer_rounds(self) -> None:
        """Let rounds and boards be those of the stage in hand."""
        self._round.offer(rounds_offered(self._open_event.in_hand))
        self._offer_boards()

    def _offer_boards(self) -> None:
        self._board.offer(boards_offered(self._open_event.in_hand, self._round_number))
        self._board.setEnabled(self._round.isEnabled() and self._round_number is not None)
        self._tell_game()

    def _tell_game(self) -> None:
        """Tell which game is in dispute: rounds of a match are no numbers that anybody knows."""
        round_, board = Round(self._round.number or 0), Board(self._board.number or 0)
        self._game.say(appeals.game_at(window_catalogue(), self._open_event.in_hand, round_, board))

    def _line(self, incident: Incident, penalties: Sequence[Penalty]) -> str:
        event, catalogue = self._open_event.facts, window_catalogue()
        pattern = translate("AppealFiling", "№ {number}, {name}: {sanction}")
        told = [
            pattern.format(
                number=incident.id,
                name=incidents.whom(catalogue, event, each),
                sanction=incidents.imposed(catalogue, event, each),
            )
            for each in penalties
        ]
        return "; ".join(told)

    def _lay_out(self) -> None:
        boxes: list[QWidget] = [self._stages]
        for text, box in (
            (translate("AppealFiling", "&Round"), self._round),
            (translate("AppealFiling", "&Board"), self._board),
        ):
            label = Label(text)
            label.setBuddy(box)
            boxes += [label, box]
        *others, board = boxes
        about, claim = form(), form()
        self._tournaments.add_to(about, translate("AppealFiling", "Tour&nament"))
        add_row(about, translate("AppealFiling", "&Player"), self._player)
        add_row(about, translate("AppealFiling", "A&gainst"), self._against)
        about.addRow("", row(*others, (board, 1)))
        about.addRow("", self._game)
        add_row(about, translate("AppealFiling", "&Kind"), self._kind)
        about.addRow("", self._who_decides)
        add_row(claim, translate("AppealFiling", "&What is claimed"), self._claim)
        add_row(claim, translate("AppealFiling", "&Handed in by"), self._filed_by)
        add_row(claim, translate("AppealFiling", "Handed in a&t"), self._moment)
        fee = Label(translate("AppealFiling", "&Fee"))
        fee.setBuddy(self._fee)
        claim.addRow(fee, row(self._fee, self._paid))
        self.lay_out(Folding(on_top(about), on_top(claim), beside_from=_BESIDE_FROM))

    def _propose_captain(self) -> None:
        if not self._filed_by.text().strip():
            self._filed_by.setText(captain_of(self._open_event.tournament, self._player.player))

    def _connect(self) -> None:
        self._player.currentIndexChanged.connect(lambda *_: self._propose_captain())
        self._open_event.stage_chosen.connect(self._on_stage)
        self._round.chosen.connect(self._offer_boards)
        self._board.chosen.connect(self._tell_game)
        self._against.currentIndexChanged.connect(self._follow_incident)
        self._kind.activated.connect(self._choose_kind)
        self._fee.textChanged.connect(self._show_fee)
