from dataclasses import replace
from decimal import Decimal

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import Bye, RoundOfPlay
from arbiter_app.domain.facts.results import Colour, Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.table.player_card import PlayerCard, player_cards
from arbiter_app.domain.table.why import inquiry
from arbiter_app.formats.crosstable_text import parse, tournament

SETTINGS = Settings(system=System.SWISS, rounds=5, edition="2026-03", tie_breaks=("BH",))

SWISS = """\
 #  name    | R1   R2   R3   |
 1  Alyx    | 4w1  2b1  3w0  |
 2  Bruno   | 5w1  1w0  H    |
 3  Carla   | Z    4b1  1b1  |
 4  David   | 1b0  3w0  5b+  |
 5  Emma    | 2b0  U    4w-  |
"""


def card(number: int, played: Tournament | None = None) -> PlayerCard:
    competition = (played or tournament(parse(SWISS), SETTINGS)).competition()
    players = {
        PlayerId(each): Player(
            id=PlayerId(each), name=f"P{each}", fide_rating=None if each == 5 else 2000 + each
        )
        for each in range(1, 6)
    }
    (found,) = player_cards(inquiry(competition, players), [PlayerId(number)])
    return found


def test_that_a_card_tells_every_round_with_what_it_brought() -> None:
    rounds = card(1).rounds
    assert [each.opponent for each in rounds] == [4, 2, 3]
    assert [each.colour for each in rounds] == [Colour.WHITE, Colour.BLACK, Colour.WHITE]
    assert [each.mark for each in rounds] == [Mark.WON, Mark.WON, Mark.LOST]
    assert [each.points for each in rounds] == [1, 1, 0]
    assert [each.total for each in rounds] == [1, 2, 2]
    assert [each.floated for each in rounds] == [Floated.NOT, Floated.NOT, Floated.DOWN]
    assert card(3).rounds[2].floated is Floated.UP


def test_that_byes_and_forfeits_give_no_colour_and_may_float() -> None:
    emma = card(5)
    assert [each.floated for each in emma.rounds] == [Floated.NOT, Floated.DOWN, Floated.NOT]
    assert emma.history.played == (Colour.BLACK,)
    assert emma.history.difference == -1
    assert [(each.mark, each.is_asked) for each in emma.byes] == [(Mark.PAIRING_BYE, False)]


def test_that_a_performance_rests_on_rated_opponents_met_over_the_board() -> None:
    david = card(4)
    assert (david.rated_games, david.average_rating) == (2, Decimal(2002))
    assert david.performance == 2002 - 800
    assert (card(2).rated_games, card(2).average_rating) == (1, Decimal(2001))


def test_that_a_bye_asked_for_ahead_is_told_without_points() -> None:
    played = tournament(parse(SWISS), SETTINGS)
    asked = Bye(player=PlayerId(1), mark=Mark.HALF_BYE, remark="wedding")
    ahead = RoundOfPlay(number=Round(4), games=(), byes=(asked,))
    stage = played.main_stage
    card_of_ahead = card(
        1, replace(played, stages=(replace(stage, rounds=(*stage.rounds, ahead)),))
    )
    (bye,) = card_of_ahead.byes
    assert (bye.round, bye.is_asked, bye.points, bye.remark) == (4, True, None, "wedding")
