"""What the page shows while a round cannot be paired: what is missing, and the way there."""

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.boards import ranges_text
from arbiter_app.domain.pairing.swiss.standing import RoundStanding, last_paired
from arbiter_app.gui.base.destinations import PageId, ShowBoard
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.pairing.acts import PairingActs
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.swiss import article_of_initial_colour


class NotYet(EmptyPage):
    """Says of a round what comes before its pairing."""

    def __init__(self, page: Page, acts: PairingActs) -> None:
        super().__init__()
        self._page, self._acts = page, acts

    def say_none(self, sentence: str, *, is_swiss: bool) -> None:
        """Say why nothing is paired here at all."""
        verb = translate("PairingPage", "To the &rounds")
        to = PageId.ROUNDS if is_swiss else PageId.EVENT
        if not is_swiss:
            verb = translate("PairingPage", "&System of play")
        self.offer(sentence, verb, self._page.way_to(to))

    def say_refused(self, error: RuleError, sentence: str) -> None:
        """Say what keeps a round from being worked out, with the way to where it is mended."""
        if error.code == "pairing.unrated":
            verb = translate("PairingPage", "To the &players")
            self.offer(sentence, verb, self._page.way_to(PageId.PLAYERS))
        else:
            self.say_none(sentence, is_swiss=True)

    def say(self, competition: Competition, number: Round, standing: RoundStanding) -> None:
        """Say what a round waits for."""
        last = last_paired(competition)
        match standing:
            case RoundStanding.NO_NUMBERS:
                text = translate(
                    "PairingPage",
                    "The players have no pairing numbers yet: they are numbered by rating before"
                    " round 1 is paired (C.04.2 Art. 2).",
                )
                if competition.settings.sport.traits.has_grades:
                    text = translate(
                        "PairingPage",
                        "The players have no pairing numbers yet: they are numbered by grade before"
                        " round 1 is paired.",
                    )
                verb = translate("PairingPage", "To the &numbers")
                self.offer(text, verb, self._page.way_to(PageId.DRAW))
            case RoundStanding.NO_COLOUR:
                text = translate(
                    "PairingPage",
                    "The initial colour is not drawn yet ({article}). The program draws it by lot;"
                    " a colour that was drawn in the hall is noted by the menu of the page.",
                )
                article = article_of_initial_colour(window_catalogue(), competition)
                self.offer(
                    text.format(article=article),
                    translate("PairingPage", "Draw the initial colour"),
                    self._acts.draw.trigger,
                )
            case RoundStanding.RESULTS_MISSING if last is not None:
                self._say_missing(number, last)
            case _:
                before = Round(number - 1 if last is None else last.number)
                if standing is RoundStanding.EARLIER_ROUND:
                    before = Round(1 if last is None else last.number + 1)
                self._say_earlier(number, before, standing)

    def _say_missing(self, number: Round, last: RoundOfPlay) -> None:
        tournament = self._page.open_event.tournament
        boards = [game.board for game in last.awaited]
        in_hall = [hall_board(tournament, board) for board in boards]
        text = translate(
            "PairingPage",
            "Round {next} is paired when all results of round {round} are in. Missing at %n"
            " board(s): {boards}.",
            None,
            len(boards),
        )
        said = [text.format(next=number, round=last.number, boards=ranges_text(in_hall))]
        if last.adjourned:
            text = translate(
                "PairingPage",
                "Adjourned games are paired as draws (C.04.2): boards {boards}.",
            )
            adjourned = [hall_board(tournament, game.board) for game in last.adjourned]
            said.append(text.format(boards=ranges_text(adjourned)))
        self.offer(
            " ".join(said),
            translate("PairingPage", "To &board {board}").format(board=in_hall[0]),
            lambda: self._page.go_to(
                ShowBoard(last.number, boards[0], self._page.open_event.main_stage)
            ),
        )

    def _say_earlier(self, number: Round, before: Round, standing: RoundStanding) -> None:
        text = translate("PairingPage", "Round {round} is paired before round {next}.")
        if standing is RoundStanding.EARLIER_DRAFT:
            text = translate(
                "PairingPage", "Round {round} is a draft: it is published and played first."
            )
        self.offer(
            text.format(next=number, round=before),
            translate("PairingPage", "To &round {round}").format(round=before),
            lambda: self._acts.show_round(before),
        )
