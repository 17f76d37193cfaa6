"""What follows from a wrong line-up: told by both readings, decided by the arbiter."""

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.ids import Round, StageId, TeamId
from arbiter_app.domain.teams.boards import line_up_in_force, rules_of
from arbiter_app.domain.teams.handing_in import roster_of
from arbiter_app.domain.teams.line_ups import Breach, breaches
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, text_width
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.judging_line_ups import judge_line_up
from arbiter_app.wording.terms.play import line_ups
from arbiter_app.wording.terms.registration import people

_WIDTH = 44
"""In heights of letters."""
_MATCH = "match"


class JudgeLineUpDialog(Dialog):
    """Of which team, what is wrong, and what is lost; it goes into the register of incidents."""

    def __init__(
        self,
        parent: QWidget | None,
        open_event: OpenEvent,
        stage: StageId,
        number: Round,
        match: Game,
    ) -> None:
        title = translate("JudgeLineUp", "Line-ups of table {table} in round {round}")
        super().__init__(
            parent,
            title.format(table=match.board, round=number),
            verb=translate("JudgeLineUp", "&Decide so"),
            do=self._decide,
        )
        self.resize(text_width(_WIDTH), 0)
        self._open_event, self._stage, self._number = open_event, stage, number
        self._here = in_hand(open_event.facts, stage)
        self._teams, self._decisions = QComboBox(), QComboBox()
        self._played, self._faults = words(wraps=True), words(wraps=True)
        self._reason = ReasonField()
        self._reason.label.setText(translate("JudgeLineUp", "What happened, for the &register:"))
        for team in (match.white, match.black):
            name = people.name(window_catalogue(), self._here.event.contestants[team])
            self._teams.addItem(name, int(team))
        fields = layouts.form()
        fields.addRow(translate("JudgeLineUp", "&Team:"), self._teams)
        fields.addRow(translate("JudgeLineUp", "Line-up:"), self._played)
        fields.addRow(translate("JudgeLineUp", "What is &lost:"), self._decisions)
        self.lay_out(
            fields,
            self._faults,
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )
        self._teams.currentIndexChanged.connect(self._show_team)
        self._reason.textChanged.connect(self._on_typed)
        faulty = [bool(self._breaches(TeamId(each))) for each in (match.white, match.black)]
        self._teams.setCurrentIndex(faulty.index(True) if any(faulty) else 0)
        self._show_team()
        self._decisions.setFocus()

    @property
    def _team(self) -> TeamId:
        return TeamId(self._teams.currentData())

    def _breaches(self, team: TeamId) -> tuple[Breach, ...]:
        here = self._here
        round_ = here.competition.round(self._number)
        line_up = line_up_in_force(here.tournament, round_, team)
        roster = roster_of(here.event, here.competition, here.tournament.team(team), self._number)
        return breaches(line_up.players, roster, rules_of(here.tournament).line_ups)

    def _show_team(self) -> None:
        """Offer what the breaches of the team may cost, the usual reading first."""
        catalogue, found = window_catalogue(), self._breaches(self._team)
        round_ = self._here.competition.round(self._number)
        line_up = line_up_in_force(self._here.tournament, round_, self._team)
        self._played.setText(line_ups.line_up(catalogue, self._here.event, line_up.players))
        told = [line_ups.breach(catalogue, self._here.event, each) for each in found]
        right = translate("JudgeLineUp", "The line-up agrees with the regulations.")
        self._faults.setText("\n".join(f"⚠ {each}" for each in told) or right)
        self._decisions.clear()
        for text, value in self._offered(found):
            self._decisions.addItem(text, value)
        self._reason.setText(" ".join(told))
        self._on_typed()

    def _offered(self, found: tuple[Breach, ...]) -> list[tuple[str, str]]:
        lost = sorted({board for each in found for board in each.lost})
        letter = sorted({board for each in found for board in each.lost_by_letter})
        pattern = translate("JudgeLineUp", "boards: {boards}")
        by_letter = translate("JudgeLineUp", "boards, by the letter: {boards}")
        of_match = translate("JudgeLineUp", "the whole match"), _MATCH
        nothing = translate("JudgeLineUp", "nothing: it stands"), ""
        boards = [
            (text.format(boards=line_ups.boards(of)), " ".join(map(str, of)))
            for text, of in ((pattern, lost), (by_letter, letter))
            if of
        ]
        if lost == letter:
            boards = boards[:1]
        if any(each.loses_match for each in found):
            return [of_match, *boards, nothing]
        return [*boards, nothing, of_match]

    def _on_typed(self) -> None:
        self.verb.setEnabled(bool(self._reason.reason))

    def _decide(self) -> bool:
        chosen = self._decisions.currentData()
        door = self._open_event.door(at=self._stage, say=self.refuse)
        return door.do(
            judge_line_up,
            round=self._number,
            team=self._team,
            boards=[] if chosen == _MATCH else [int(board) for board in chosen.split()],
            loses_match=chosen == _MATCH,
            account=self._reason.reason,
        )
