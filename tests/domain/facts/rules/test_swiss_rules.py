"""The rules of a Swiss where somebody is struck off the list."""

from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, SwissRules
from arbiter_app.domain.ids import PlayerId, Round

ONE, OTHER, THIRD = PlayerId(1), PlayerId(2), PlayerId(3)


def test_that_rules_forget_who_is_struck_off_the_list() -> None:
    brothers = ForbiddenPairs(players=(ONE, OTHER), first_round=Round(2))
    club = ForbiddenPairs(players=(ONE, OTHER, THIRD), last_round=Round(3))
    rules = SwissRules(last_accelerated=ONE, forbidden=(brothers, club))

    assert rules.without(ONE) == SwissRules(
        forbidden=(ForbiddenPairs(players=(OTHER, THIRD), last_round=Round(3)),)
    )
    assert rules.without(PlayerId(9)) == rules
