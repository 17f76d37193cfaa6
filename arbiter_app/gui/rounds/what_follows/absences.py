"""Who did not come to the board typed last: what follows for the next pairing of a Swiss, and the
act that keeps them in it.
"""

from collections.abc import Callable

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import absent_before, unexplained_absentees
from arbiter_app.domain.taking_part.who_plays import coming_rounds
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, key_text
from arbiter_app.gui.rounds.what_follows.next_line import NextWords
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.swiss_rounds import keep_in_pairing
from arbiter_app.wording.terms.registration import people


class Absences(NextWords):
    """Says it while the board is the one typed last; the act is about that board, else about the
    one under the cursor.
    """

    def __init__(
        self,
        page: Page,
        shown: Callable[[], RoundOfPlay],
        typed: Callable[[], Board | None],
        chosen: Callable[[], Game | None],
    ) -> None:
        self._open_event, self._shown = page.open_event, shown
        self._typed, self._chosen = typed, chosen
        self.keep = act(
            page,
            translate("Absences", "Keep in the ne&xt pairing, or leave out"),
            self._turn,
            Key.KEEP,
        )
        button = act_button(self.keep)
        super().__init__(button)
        self.offer_acts(button)

    def show_round(self, here: InHand, round_: RoundOfPlay) -> str:
        """Say what follows where the result typed last is a forfeit; return it, too."""
        is_swiss = here.competition.traits.follows_results
        self.keep.offer("" if is_swiss else error_sentence(RuleError("pairing.not-swiss")))
        told = _told(here, round_, self._game(round_))
        self.words.say(told)
        self.set_due(bool(told) and bool(round_.unfinished))
        return told

    def refuse(self, why: str) -> None:
        """Offer nothing, for a reason: there is no round."""
        self.set_due(False)
        self.keep.offer(why)

    def _game(self, round_: RoundOfPlay) -> Game | None:
        """Return the game of the board typed last, where it is one that was not played."""
        board = self._typed()
        game = next((each for each in round_.games if each.board == board), None)
        return game if game is not None and game.result and game.result.is_forfeit else None

    def _turn(self) -> None:
        """Keep who did not come in the next pairing, or leave them out again."""
        round_ = self._shown()
        game = self._game(round_) or self._chosen()
        competition = self._open_event.competition
        number = _next_pairing(self._open_event.in_hand, round_)
        absent = () if number is None else _absent(self._open_event.in_hand, number, game)
        if number is None or not absent:
            self._open_event.refused.emit(
                translate(
                    "Absences",
                    "Only who lost by forfeit, unexplained, in the last round that is paired is"
                    " kept in the next pairing of a Swiss or left out of it (General Regulations"
                    " 6.5).",
                )
            )
            return
        is_out = bool({*absent} & {*unexplained_absentees(competition, number)})
        self._open_event.do(keep_in_pairing, round=number, players=absent, kept=is_out)


def _next_pairing(here: InHand, round_: RoundOfPlay) -> Round | None:
    """Return the round that is paired next, where it is the one after a round of a Swiss."""
    if not here.competition.traits.follows_results:
        return None
    coming = coming_rounds(here.competition)
    return coming[0] if coming and coming[0] == round_.number + 1 else None


def _absent(here: InHand, number: Round, game: Game | None) -> tuple[PlayerId, ...]:
    """Return who of a game is absent, unexplained, before a round."""
    if game is None:
        return ()
    absent = absent_before(here.competition, number)
    return tuple(each for each in absent if each in (game.white, game.black))


def _told(here: InHand, round_: RoundOfPlay, game: Game | None) -> str:
    """Return what follows from a game that was not played; "" where nothing does."""
    number = None if game is None else _next_pairing(here, round_)
    if game is None or number is None or not (absent := _absent(here, number, game)):
        return ""
    out = {*absent} & {*unexplained_absentees(here.competition, number)}
    pattern = translate(
        "Absences",
        "{key} leaves out {names} (board {board}): absent unexplained, kept in the pairing of round"
        " {round} all the same.",
    )
    if out:
        pattern = translate(
            "Absences",
            "{key} keeps {names} (board {board}) in the pairing of round {round}: absent"
            " unexplained, else left out of it (General Regulations 6.5).",
        )
    players, catalogue = here.event.contestants, window_catalogue()
    names = people.listed(people.name(catalogue, players[each]) for each in absent)
    board = board_told(here.tournament, here.stage, game.board)
    return pattern.format(board=board, names=names, round=number, key=key_text(Key.KEEP))
