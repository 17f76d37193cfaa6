"""A player chosen by typing part of a name or a number, or one of the two at a board."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, TeamId, is_team
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.parts.line import keep_bounds
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

Offered = Sequence[tuple[PlayerId, str]]


class PlayerBox(QComboBox):
    """A list of players; in a long one names are typed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(24)

    @property
    def player(self) -> PlayerId | None:
        """Who is chosen; None while nobody is, or while what is typed fits nobody."""
        if not self.isEditable():
            return self._player_at(self.currentIndex())
        typed = self.currentText().strip().casefold()
        if not typed:
            return None
        texts = {index: self.itemText(index).casefold() for index in range(self.count())}
        same = [index for index, text in texts.items() if text == typed]
        fitting = same or [index for index, text in texts.items() if typed in text]
        return self._player_at(fitting[0]) if len(fitting) == 1 else None

    def offer(self, players: Offered, *, are_of_a_board: bool) -> None:
        """Offer others; who was chosen stays so where he is among them."""
        chosen = self.player
        self.blockSignals(True)
        self.clear()
        self.setEditable(not are_of_a_board)
        for player, text in players:
            self.addItem(text, player)
        if field := self.lineEdit():
            keep_bounds(field, LINE)
            field.setAccessibleName(self.accessibleName())
            completer = QCompleter(self.model(), self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            self.setCompleter(completer)
            appearance().dress_suggestions(completer)
        self.setCurrentIndex(-1)
        if self.lineEdit():
            self.clearEditText()
        self.blockSignals(False)
        self.choose(chosen)

    def choose(self, player: PlayerId | None) -> None:
        """Choose a player of the list."""
        index = -1 if player is None else self.findData(player)
        self.setCurrentIndex(index)
        if field := self.lineEdit():
            field.setCursorPosition(0)
        self.currentIndexChanged.emit(index)

    def _player_at(self, index: int) -> PlayerId | None:
        player = self.itemData(index)
        return None if player is None else PlayerId(player)


def everybody(here: InHand) -> Offered:
    """Return all players with their numbers, in the order of the alphabet; before them the teams,
    where teams play.
    """
    competition, catalogue = here.competition, window_catalogue()
    pattern = translate("PlayerBox", "{name}, № {number}")
    found = []
    teams = (team.id for team in here.tournament.teams)
    for player in (*teams, *(entry.player for entry in here.entries)):
        name = people.name(catalogue, here.event.contestants[player])
        if player in competition.numbers:
            name = pattern.format(name=name, number=competition.numbers[player])
        found.append((player, name))
    return sorted(found, key=lambda each: (not is_team(each[0]), in_alphabet(each[1])))


def captain_of(tournament: Tournament, player: PlayerId | None) -> str:
    """Return who speaks for a team; "" where nobody is named, and for a player."""
    return tournament.team(TeamId(player)).captain if player is not None and is_team(player) else ""
