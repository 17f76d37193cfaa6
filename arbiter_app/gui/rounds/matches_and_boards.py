"""Between the matches of teams and their boards: the page of rounds shows one of the two stages."""

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.domain.teams.two_stages import (
    board_to_play,
    course_of,
    stage_of_boards,
    stage_to_play,
)
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.parts.pages.stage_chooser import hold_a_played_stage


class MatchesAndBoards:
    """Puts that stage in hand in which the next key belongs; where people play for themselves there
    is but one, and it stays.
    """

    def __init__(self, page: Page) -> None:
        self._page, self._open_event = page, page.open_event

    @property
    def course(self) -> InHand:
        """Where it is decided what comes after a round: at the matches."""
        return course_of(self._open_event.in_hand)

    def take_up(self) -> None:
        """Put in hand where the round under way goes on: its boards once they are made, else its
        matches, whose line-ups come in.
        """
        hold_a_played_stage(self._open_event)
        tournament, stage = self._open_event.tournament, self._open_event.stage
        if tournament.played_by_teams and tournament.has_stage(stage):
            self._page.put_in_hand(stage_to_play(tournament, stage))

    def put_boards_in_hand(self) -> None:
        """Go from the matches to their boards."""
        boards = stage_of_boards(self._open_event.tournament, self._open_event.stage)
        if boards is not None:
            self._page.put_in_hand(boards.id)

    def put_matches_in_hand(self) -> None:
        """Go from the boards to the matches, which are paired and ranked."""
        self._page.put_in_hand(self.course.competition.id)

    def go_to_round(self, number: Round) -> None:
        """Go to the matches of a round whose boards are not made yet."""
        here = self._open_event.competition
        round_ = here.round_or_none(number)
        if self.course.competition.id != here.id and (round_ is None or not round_.games):
            self.put_matches_in_hand()

    def go_to_board(self, round: Round, board: Board, stage: StageId) -> Board:
        """Put the stage of a board in hand, and return it; of a match that has boards it is the
        first one to be typed.
        """
        stage, board = board_to_play(self._open_event.tournament, stage, round, board)
        if stage != self._open_event.stage:
            self._page.put_in_hand(stage)
        return board
