"""Play-offs that were played, from their results to their published order.

The colours follow the reports where these tell them, elsewhere they are taken as drawn. Of the
main stage only those who were tied, and somebody below them, stand here.
"""

import pytest

from arbiter_app.domain.facts.rules.match_rules import (
    Ending,
    MatchRules,
    MatchStep,
)
from arbiter_app.domain.facts.rules.play_off_rules import (
    Branch,
    Form,
    Level,
    PlayOffRules,
    WhenLevel,
)
from arbiter_app.services.files.play_off_presets import shipped
from tests.domain.play_off_scripts import run

PRESETS = {rules.id: rules for rules in shipped()}
TATA_STEEL = PRESETS["tata_steel_2025"]
GRAND_CHESS_TOUR = PRESETS["grand_chess_tour_2025"]
WORLD_BLITZ = PRESETS["world_blitz_2024"]

RAPID_AND_BLITZ = PlayOffRules(
    id="sinquefield",
    levels=(
        Level(
            branches=(
                Branch(
                    fewest=2,
                    most=2,
                    form=Form.MATCH,
                    match=MatchRules(
                        steps=(
                            MatchStep(games=2, time_control="25+10"),
                            MatchStep(games=2, time_control="5+3"),
                            MatchStep(ending=Ending.ARMAGEDDON, games=1, time_control="5+0"),
                        )
                    ),
                ),
            )
        ),
    ),
)


def round_robins(time_control: str, *cycles: int) -> PlayOffRules:
    """A round robin of everybody, as often as they are level."""
    return PlayOffRules(
        id="round robins",
        levels=tuple(
            Level(
                branches=(
                    Branch(
                        fewest=3,
                        form=Form.ROUND_ROBIN,
                        cycles=each,
                        time_control=time_control,
                        when_level=WhenLevel.NEXT_LEVEL,
                    ),
                )
            )
            for each in cycles
        ),
    )


PUBLISHED = {
    # newstodaynet.com and indiatvnews.com, 2025-02-03: Gukesh won the first game,
    # Praggnanandhaa the second and the first of sudden death: 2-1.
    "Tata Steel Masters 2025": (
        TATA_STEEL,
        """
        Gukesh Praggnanandhaa > Abdusattorov
        > match Gukesh Praggnanandhaa
        Praggnanandhaa-Gukesh 0-1, Gukesh-Praggnanandhaa 0-1
        > play
        Gukesh-Praggnanandhaa 0-1
        > over
        = 1 Praggnanandhaa | 2 Gukesh | 3 Abdusattorov
        """,
    ),
    # business-standard.com, 2019-08-30, and grandchesstour.org: two draws at 25 minutes, then
    # Ding won both games of blitz: 3-1. Anand and Karjakin shared places 3-4.
    "Sinquefield Cup 2019": (
        RAPID_AND_BLITZ,
        """
        Carlsen Ding > Anand Karjakin > So
        > match Carlsen Ding
        Carlsen-Ding ½-½, Ding-Carlsen ½-½
        > play
        Carlsen-Ding 0-1, Ding-Carlsen 1-0
        > over
        = 1 Ding | 2 Carlsen | 3 Anand | 4 Karjakin | 5 So
        """,
    ),
    # new.uschess.org and chessnews.com, 2022-09: a draw, then Firouzja won with White: 1½-½.
    "Sinquefield Cup 2022": (
        RAPID_AND_BLITZ,
        """
        Firouzja Nepomniachtchi > So Caruana > Dominguez
        > match Firouzja Nepomniachtchi
        Nepomniachtchi-Firouzja ½-½, Firouzja-Nepomniachtchi 1-0
        > over
        = 1 Firouzja | 2 Nepomniachtchi | 3 Caruana | 4 So | 5 Dominguez
        """,
    ),
    # thenewswagon.com, 2025-05: a round robin at 5+2, Praggnanandhaa 1½, Firouzja 1,
    # Vachier-Lagrave ½.
    "Superbet Classic Romania 2025": (
        GRAND_CHESS_TOUR,
        """
        Firouzja MVL Praggnanandhaa > Caruana
        > round-robin Firouzja MVL Praggnanandhaa
        Firouzja-Praggnanandhaa ½-½, MVL-Firouzja ½-½
        > play
        Praggnanandhaa-MVL 1-0
        > over
        = 1 Praggnanandhaa | 2 Firouzja | 3 MVL | 4 Caruana
        """,
    ),
    # chessbase.in, 2025-08-28: Praggnanandhaa beat Caruana, So beat Praggnanandhaa, and So drew
    # with Caruana.
    "Sinquefield Cup 2025": (
        GRAND_CHESS_TOUR,
        """
        Caruana Praggnanandhaa So > Aronian
        > round-robin Caruana Praggnanandhaa So
        Praggnanandhaa-Caruana 1-0, So-Praggnanandhaa 1-0
        > play
        Caruana-So ½-½
        > over
        = 1 So | 2 Praggnanandhaa | 3 Caruana | 4 Aronian
        """,
    ),
    # chessclub.com, 2024-12-31: five draws, then Ju won: 3½-2½.
    "Women's World Blitz 2024, final": (
        WORLD_BLITZ,
        """
        Ju Lei > Vaishali
        > match Ju Lei
        Ju-Lei ½-½, Lei-Ju ½-½, Ju-Lei ½-½, Lei-Ju ½-½
        > play
        Ju-Lei ½-½
        > play
        Lei-Ju 0-1
        > over
        = 1 Ju | 2 Lei | 3 Vaishali
        """,
    ),
    # mykhel.com and thisdiwali.in, 2025-06-28: a double round robin at 3+2, all level with two
    # points; then a single one. Over both Praggnanandhaa 3½, Sindarov 3, Abdusattorov 2½.
    "UzChess Cup Masters 2025": (
        round_robins("3+2", 2, 1),
        """
        Abdusattorov Praggnanandhaa Sindarov > Arjun
        > round-robin Abdusattorov Praggnanandhaa Sindarov
        Abdusattorov-Sindarov ½-½, Sindarov-Abdusattorov ½-½
        Praggnanandhaa-Abdusattorov 1-0, Praggnanandhaa-Sindarov 1-0
        Abdusattorov-Praggnanandhaa 1-0, Sindarov-Praggnanandhaa 1-0
        > round-robin Abdusattorov Praggnanandhaa Sindarov
        Praggnanandhaa-Abdusattorov ½-½, Sindarov-Praggnanandhaa 0-1
        > play
        Abdusattorov-Sindarov 0-1
        > over
        = 1 Praggnanandhaa | 2 Sindarov | 3 Abdusattorov | 4 Arjun
        """,
    ),
}


@pytest.mark.parametrize(("rules", "script"), PUBLISHED.values(), ids=PUBLISHED)
def test_that_a_play_off_that_was_played_has_its_published_order(
    rules: PlayOffRules, script: str
) -> None:
    run(script, rules)
