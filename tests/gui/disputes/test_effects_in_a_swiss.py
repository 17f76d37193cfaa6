"""What a sanction does to the rounds of a Swiss, said before it is imposed."""

from arbiter_app.domain.disputes.sanctions import Ruling
from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.taking_part.consequences import consequences
from arbiter_app.domain.taking_part.participation import Move, What
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.effects import all_effects
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.wording.terms.play import participation
from tests.services.swiss_hands import make_swiss, pair, play_rounds


def two_rounds(open_event: OpenEvent, *, is_published: bool) -> None:
    """Play a round of ten players and pair the next."""
    make_swiss(open_event.workspace, 10)
    play_rounds(open_event.workspace, 1)
    pair(open_event.workspace, 2)
    if is_published:
        open_event.workspace.do(publish_round, round=Round(2))


def loss_on_board_1(open_event: OpenEvent) -> list[str]:
    """Return what is said of a loss for the player who has won or drawn there."""
    game = open_event.competition.round(Round(1)).games[0]
    is_whites = game.result == WHITE_WINS
    ruling = Ruling(
        player=game.white if is_whites else game.black,
        offence=Offence.DEVICE,
        sanction=Sanction.LOSS,
        round=Round(1),
        board=Board(1),
        result=BLACK_WINS if is_whites else WHITE_WINS,
    )
    return list(all_effects(open_event.in_hand, [ruling])[0])


def test_that_a_sanction_in_a_game_before_a_draft_says_to_pair_it_again(
    open_event: OpenEvent,
) -> None:
    two_rounds(open_event, is_published=False)
    assert "The draft of round 2 is out of date with this: pair it again." in loss_on_board_1(
        open_event
    )


def test_that_a_sanction_in_a_game_before_published_pairs_says_that_they_stay(
    open_event: OpenEvent,
) -> None:
    two_rounds(open_event, is_published=True)
    assert any(
        line.startswith("Published pairings stay, of rounds: 2.")
        for line in loss_on_board_1(open_event)
    )


def test_that_an_exclusion_names_the_rounds_that_are_not_paired(open_event: OpenEvent) -> None:
    two_rounds(open_event, is_published=True)
    ruling = Ruling(
        player=PlayerId(4),
        offence=Offence.CONDUCT,
        sanction=Sanction.EXCLUSION,
        first_round=Round(2),
        last_round=Round(4),
    )
    lines = list(all_effects(open_event.in_hand, [ruling])[0])
    assert "Гравець 004 is not paired and gets no points in rounds: 3–4." in lines
    assert any(line.startswith("Round 2, board ") for line in lines)


def test_that_who_leaves_a_swiss_is_told_of_the_draft(open_event: OpenEvent) -> None:
    two_rounds(open_event, is_published=False)
    told = consequences(open_event.in_hand, Move(what=What.WITHDRAW, player=PlayerId(2)))
    words = participation.schedule(catalogue("en"), What.WITHDRAW, told)
    assert "Points, games played and published pairings stay" in words
    assert "The draft of round 2 is out of date" in words
    assert told.games == ()
