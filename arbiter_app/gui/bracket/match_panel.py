"""The panel beside the bracket: the selected match, and what can be done in it."""

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QAction

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.pairing.knockout import Knockout, KnockoutMatch, match_rules
from arbiter_app.domain.pairing.match import MatchState
from arbiter_app.gui.base.page_actions import act_button, keys_text
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Look, primary, show_as
from arbiter_app.gui.parts.holders.side_panel import SidePanel
from arbiter_app.gui.parts.match_cards import player_name, versus
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.gui.parts.words.read_text import read_label
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event import regulations
from arbiter_app.wording.terms.play import knockouts, results
from arbiter_app.wording.terms.registration import people


class MatchPanel(SidePanel):
    """Players and games of a match, what is due, and a button for every act that is possible."""

    def __init__(self, actions: Sequence[QAction]) -> None:
        """Offer acts; the first of them is what comes next in the match."""
        self._title = heading()
        self._title.setWordWrap(True)
        self._who, self._due = read_label(), show_as(read_label(), Look.STRONG)
        self._games, self._rules = read_label(), show_as(read_label(), Look.SECOND)
        self._buttons = [(action, act_button(action)) for action in actions]
        told = (self._title, self._who, self._due, self._games)
        buttons = column(*(button for _, button in self._buttons))
        content = column(*told, Room.TIGHT, buttons, Room.TIGHT, self._rules, STRETCH)
        super().__init__(translate("MatchPanel", "Selected match"), content)
        for place, (action, button) in enumerate(self._buttons):
            button.setAutoDefault(True)
            if not place:
                primary(button)
            action.changed.connect(self._show_buttons)

    def show_match(self, here: InHand, found: Knockout, match: KnockoutMatch) -> None:
        """Show a match as it stands now."""
        catalogue, state = window_catalogue(), match.state
        rules = match_rules(here.competition.settings.knockout, match.node)
        self._title.setText(knockouts.match_name(catalogue, found.bracket, match.node))
        self._who.setText(versus(here, found, match))
        self._due.setText(_standing(here, rules, match))
        lines = [*_game_lines(here.event, rules, state)] if state else []
        lines += [*_conflict_lines(here.event, match)]
        self._games.setText("\n".join(lines))
        self._games.setVisible(bool(lines))
        lines = regulations.match_rules_lines(catalogue, rules, of_teams=here.is_of_teams)
        self._rules.setText("\n".join(lines))
        said = (self._title.text(), self._who.text(), self._due.text(), self._games.text())
        self.setAccessibleDescription("\n".join(filter(None, said)))
        self._show_buttons()

    def _show_buttons(self) -> None:
        for action, button in self._buttons:
            button.setText(action.text())
            button.setToolTip(keys_text(action))
            button.setVisible(action.isEnabled())


def _standing(here: InHand, rules: MatchRules, match: KnockoutMatch) -> str:
    """Return who has won and how, or what is due."""
    catalogue, state = window_catalogue(), match.state
    if match.is_bye:
        if match.winner is None:
            return translate("MatchPanel", "Nobody comes to this match.")
        text = translate("MatchPanel", "{name} goes on without playing.")
        return text.format(name=player_name(here, match.winner))
    if state is None:
        return translate("MatchPanel", "It is not known yet who meets here.")
    if not state.is_over:
        return knockouts.due_text(catalogue, rules, state)
    how = knockouts.won_by_text(catalogue, state)
    if state.winner is None:
        return how
    text = translate("MatchPanel", "Won by {name}: {how}")
    return text.format(name=player_name(here, state.winner), how=how)


def _game_lines(event: Event, rules: MatchRules, state: MatchState) -> Iterator[str]:
    """Yield the games of a match, White first, then those that are not played any more."""
    catalogue = window_catalogue()
    text = translate("MatchPanel", "{game}: {white} – {black}, {result}")
    for game in state.games:
        yield text.format(
            game=knockouts.game_name(catalogue, rules, state, game),
            white=_short(event, game, white=True),
            black=_short(event, game, white=False),
            result=_unbroken(results.described(catalogue, game.result)),
        )
    if state.surplus:
        yield translate(
            "MatchPanel", "%n paired game(s) not played any more", None, len(state.surplus)
        )


def _conflict_lines(event: Event, match: KnockoutMatch) -> Iterator[str]:
    """Yield games that stand in the match and are not of the two who meet in it now."""
    text = translate(
        "MatchPanel",
        "Played here before an earlier result was changed: {white} – {black}, {result}. Correct"
        " that result, or take the game back.",
    )
    for game in match.conflict:
        yield text.format(
            white=_short(event, game, white=True),
            black=_short(event, game, white=False),
            result=_unbroken(results.described(window_catalogue(), game.result)),
        )


def _unbroken(result: str) -> str:
    """Return a result that stays on one line."""
    return result.replace(" – ", "\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}")


def _short(event: Event, game: Game, *, white: bool) -> str:
    player = event.contestants[game.white if white else game.black]
    return people.name(window_catalogue(), player)
