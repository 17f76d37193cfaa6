"""How a result, or another correction of a board, becomes a command: freely, or after asking."""

from dataclasses import dataclass

from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.hall.boards import board_told
from arbiter_app.domain.pairing.built_upon import refusal_of_change
from arbiter_app.domain.pairing.knockout import bracket_is_drawn
from arbiter_app.domain.permission.by_round import (
    Correction,
    RoundState,
    correction_verdict,
    round_state,
)
from arbiter_app.domain.permission.by_state import Verdict, is_forfeit_of_withdrawn
from arbiter_app.domain.taking_part.late_result import was_paired_upon
from arbiter_app.domain.taking_part.what_if import changed, with_result
from arbiter_app.domain.teams.two_stages import course_of
from arbiter_app.gui.base.destinations import NewIncident
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.rounds.dialogs.late_correction_dialog import ask_late_correction
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_for_rating,
    correct_result,
    enter_result,
    replay_game,
    swap_colours,
)
from arbiter_app.wording.terms.play import results
from arbiter_app.wording.terms.registration import people


@dataclass(frozen=True, slots=True)
class _Ground:
    """Why a board is corrected; without a reason where that is free."""

    reason: str | None = None
    is_decided: bool = False
    """Whether it was decided to turn over an older round."""


class ResultEntry:
    """Changes boards of rounds; each act says whether it was done."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open_event = page.open_event

    def enter(self, round_: RoundOfPlay, game: Game, result: Result | None) -> bool:
        """Enter, change or clear a result; the same one again takes back what only the rating
        report says otherwise.
        """
        number, board = round_.number, game.board
        if result == game.result and game.so_far is None:
            return game.rated_result is None or self._take_back_rating(round_, game)
        verdict = self._verdict(round_, game, Correction.RESULT)
        if game.result is not None and was_paired_upon(self._open_event.in_hand, round_):
            return self._correct_what_was_paired_upon(round_, game, result)
        if verdict is not Verdict.NEEDS_DECISION and self._unmakes(round_, game, result):
            return self._correct_and_reopen(round_, game, result)
        match verdict:
            case Verdict.ALLOWED:
                return self._open_event.do(enter_result, round=number, board=board, result=result)
            case Verdict.NEEDS_DECISION:
                return self._correct_late(round_, game, result)
        title, consequence = self._why_a_reason(round_, game)
        reason = ask_reason(
            self._page,
            title=title,
            body=f"{self._change(round_, game, result)}\n\n{consequence}",
            verb=translate("RoundsPage", "C&orrect the result"),
        )
        return reason is not None and self._open_event.do(
            correct_result, round=number, board=board, result=result, reason=reason
        )

    @property
    def has_two_games(self) -> bool:
        """Whether a round is a match of two games at each board."""
        return self._open_event.competition.settings.has_two_games

    def enter_game(self, round_: RoundOfPlay, match: Game, game: int, result: Result) -> bool:
        """Enter the result of one of the two games of a match that is still open."""
        return self._open_event.do(
            enter_result, round=round_.number, board=match.board, result=result, game=game
        )

    def swap(self, round_: RoundOfPlay, game: Game) -> bool:
        """Let the players of a board change colours."""
        title = translate("RoundsPage", "Swap the colours of an earlier round?")
        verb = translate("RoundsPage", "S&wap the colours")
        ground = self._ground(round_, game, Correction.COLOURS, title, verb)
        return ground is not None and self._open_event.do(
            swap_colours,
            round=round_.number,
            board=game.board,
            reason=ground.reason,
            decided=ground.is_decided,
        )

    def replay(self, round_: RoundOfPlay, game: Game) -> bool:
        """Let a game be played again; its first result is kept with the reason."""
        title = translate("RoundsPage", "Play the game on board {board} again?")
        reason = ask_reason(
            self._page,
            title=title.format(board=self._told(game)),
            body=translate(
                "RoundsPage",
                "The first game is kept with its result and the reason, here and on the round"
                " protocol. The board is open for the result of the second one.",
            ),
            verb=translate("RoundsPage", "Play it a&gain"),
        )
        is_late = (
            correction_verdict(
                self._open_event.competition, round_.number, game.board, Correction.RESULT
            )
            is Verdict.NEEDS_DECISION
        )
        return reason is not None and self._open_event.do(
            replay_game,
            round=round_.number,
            board=game.board,
            reason=reason,
            decided=is_late,
        )

    def adjourn(self, round_: RoundOfPlay, game: Game, adjournment: Adjournment) -> bool:
        """Note that a game was broken off."""
        title = translate("RoundsPage", "Adjourn a game of an earlier round?")
        verb = translate("RoundsPage", "&Adjourn the game")
        ground = self._ground(round_, game, Correction.ADJOURNMENT, title, verb)
        return ground is not None and self._open_event.do(
            adjourn_game,
            round=round_.number,
            board=game.board,
            sealed_by=adjournment.sealed_by,
            note=adjournment.note,
            resumes_at=adjournment.resumes_at,
            reason=ground.reason,
            decided=ground.is_decided,
        )

    def _verdict(self, round_: RoundOfPlay, game: Game, correction: Correction) -> Verdict:
        return correction_verdict(
            self._open_event.competition, round_.number, game.board, correction
        )

    def _unmakes(self, round_: RoundOfPlay, game: Game, result: Result | None) -> bool:
        """Whether with another result somebody would not have come to what was paired or drawn in
        a knockout since.
        """
        here = course_of(self._open_event.in_hand)
        if not bracket_is_drawn(here.competition):
            return False
        after = changed(here.tournament, [with_result(round_, game, result)], {})
        return refusal_of_change(here, after.competition(here.competition.id)) is not None

    def _correct_and_reopen(self, round_: RoundOfPlay, game: Game, result: Result | None) -> bool:
        consequence = translate(
            "RoundsPage",
            "Then the match ends otherwise. It is re-opened: what was paired or drawn upon it and"
            " not played yet is taken back. The other matches stay as they are.",
        )
        reason = ask_reason(
            self._page,
            title=translate("RoundsPage", "Correct the result and re-open the match?"),
            body="\n\n".join(
                (
                    self._change(round_, game, result),
                    consequence,
                    *([_unsigned()] if round_.signed_off else ()),
                )
            ),
            verb=translate("RoundsPage", "C&orrect the result"),
        )
        return reason is not None and self._open_event.do(
            correct_result,
            round=round_.number,
            board=game.board,
            result=result,
            reason=reason,
            reopens=True,
        )

    def _correct_late(self, round_: RoundOfPlay, game: Game, result: Result | None) -> bool:
        decided = ask_late_correction(
            self._page,
            facts=self._change(round_, game, result),
            round=round_.number,
            unsigned=_unsigned() if round_.signed_off else "",
            may_rate=result is not None,
        )
        if decided is None:
            return False
        if decided.is_for_rating:
            return self._correct_for_rating(round_, game, result, decided.reason)
        return self._open_event.do(
            correct_result,
            round=round_.number,
            board=game.board,
            result=result,
            reason=decided.reason,
            decided=True,
        )

    def _correct_what_was_paired_upon(
        self, round_: RoundOfPlay, game: Game, result: Result | None
    ) -> bool:
        """Ask what becomes of a result upon which a round of a Swiss was paired."""
        # The engine is imported when a pairing is to be shown.
        from arbiter_app.gui.rounds.dialogs.wrong_result_dialog import Choice, WrongResultDialog

        dialog = WrongResultDialog(
            self._page,
            self._open_event.in_hand,
            round_,
            game,
            result,
            facts=self._change(round_, game, result),
            unsigned=_unsigned() if round_.signed_off else "",
        )
        if not dialog.exec():
            return False
        decided = dialog.decided
        place = round_.number, game.board
        match decided.choice:
            case Choice.STANDS:
                self._page.go_to(NewIncident(*place, self._open_event.stage))
                return False
            case Choice.RATING:
                return self._correct_for_rating(round_, game, result, decided.reason)
            case Choice.TABLE:
                return self._open_event.do(
                    correct_result,
                    round=round_.number,
                    board=game.board,
                    result=result,
                    reason=decided.reason,
                    decided=self._verdict(round_, game, Correction.RESULT)
                    is Verdict.NEEDS_DECISION,
                )

    def _correct_for_rating(
        self, round_: RoundOfPlay, game: Game, result: Result | None, reason: str
    ) -> bool:
        return self._open_event.do(
            correct_for_rating,
            round=round_.number,
            board=game.board,
            result=result,
            reason=reason,
        )

    def _take_back_rating(self, round_: RoundOfPlay, game: Game) -> bool:
        catalogue = window_catalogue()
        facts = translate(
            "RoundsPage", "In the rating report it is {rated}, in the table {result}."
        )
        reason = ask_reason(
            self._page,
            title=translate("RoundsPage", "Take the correction for the rating report back?"),
            body=f"{self._game(round_, game)}\n"
            + facts.format(
                rated=results.described(catalogue, game.rated_result),
                result=results.described(catalogue, game.result),
            ),
            verb=translate("RoundsPage", "&Take it back"),
        )
        return reason is not None and self._open_event.do(
            correct_for_rating,
            round=round_.number,
            board=game.board,
            result=None,
            reason=reason,
        )

    def _ground(
        self, round_: RoundOfPlay, game: Game, correction: Correction, title: str, verb: str
    ) -> _Ground | None:
        """Return on what ground a board is corrected, having asked where that is not free; None
        where it is left as it is.
        """
        verdict = self._verdict(round_, game, correction)
        if verdict is Verdict.ALLOWED:
            return _Ground()
        consequence = self._why_a_reason(round_, game)[1]
        body = f"{self._game(round_, game)}\n\n{consequence}"
        reason = ask_reason(self._page, title=title, body=body, verb=verb)
        if reason is None:
            return None
        return _Ground(reason, is_decided=verdict is Verdict.NEEDS_DECISION)

    def _why_a_reason(self, round_: RoundOfPlay, game: Game) -> tuple[str, str]:
        """Return the question and what follows, where a change is not free."""
        competition = self._open_event.competition
        if is_forfeit_of_withdrawn(competition, game):
            title = translate("RoundsPage", "Replace the forfeit of a withdrawn player?")
            consequence = translate(
                "RoundsPage",
                "The forfeit follows from a withdrawal. The table changes, and sheets on the"
                " wall no longer agree with it.",
            )
        elif round_state(competition, round_.number) is RoundState.SIGNED_OFF:
            title = translate("RoundsPage", "Correct a result of a round that is signed off?")
            consequence = ""
        else:
            title = translate("RoundsPage", "Correct a result of an earlier round?")
            consequence = translate(
                "RoundsPage",
                "Later rounds have results already, so this corrects the past. The table changes,"
                " and sheets on the wall no longer agree with it.",
            )
        unsigned = _unsigned() if round_.signed_off else ""
        return title, "\n\n".join(filter(None, (consequence, unsigned)))

    def _told(self, game: Game) -> str:
        return str(board_told(self._open_event.tournament, self._open_event.stage, game.board))

    def _change(self, round_: RoundOfPlay, game: Game, result: Result | None) -> str:
        catalogue = window_catalogue()
        change = translate("RoundsPage", "It was {old}, it becomes {new}.")
        return f"{self._game(round_, game)}\n" + change.format(
            old=results.described(catalogue, game.result), new=results.described(catalogue, result)
        )

    def _game(self, round_: RoundOfPlay, game: Game) -> str:
        players = self._open_event.facts.contestants
        return translate("RoundsPage", "Round {round}, board {board}: {white} – {black}.").format(
            round=round_.number,
            board=self._told(game),
            white=people.name(window_catalogue(), players[game.white]),
            black=people.name(window_catalogue(), players[game.black]),
        )


def _unsigned() -> str:
    return translate(
        "RoundsPage",
        "Its signature is taken off: the round has to be signed off again, and papers"
        " printed since then no longer agree with it.",
    )
