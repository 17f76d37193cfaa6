"""McMahon fields, by hand and by lot."""

from random import Random

from arbiter_app.domain.facts.people.grades import Grade
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.mcmahon_rules import (
    DrawnFrom,
    Handicap,
    HandicapBy,
    McMahonRules,
    Rounding,
    Seeding,
)
from arbiter_app.domain.facts.rules.swiss_texts import SwissText
from arbiter_app.domain.ids import PairingNumber, Round
from arbiter_app.domain.pairing.swiss.position import (
    Floated,
    OnLevel,
    Strength,
    SwissPlayer,
    SwissPosition,
)


def player(
    number: int, score: float = 0, colours: str = "", *, barred: bool = False
) -> SwissPlayer:
    seen = tuple(Colour.WHITE if each == "W" else Colour.BLACK for each in colours)
    return SwissPlayer(
        number=PairingNumber(number),
        score=int(100 * score),
        colours=seen,
        difference=colours.count("W") - colours.count("B"),
        wants=None,
        strength=Strength.NONE,
        bye_barred=barred,
        last_float=Floated.NOT,
        float_before=Floated.NOT,
        unplayed=0,
        is_topscorer=False,
        counted_as=number,
    )


def level(
    *,
    grade: int | None = None,
    points: int = 0,
    drawn: tuple[int, int] = (0, 0),
    balance: int = 0,
    opponents: tuple[int, int] = (0, 0),
    home: tuple[str, str] = ("", ""),
) -> OnLevel:
    return OnLevel(
        grade=None if grade is None else Grade(grade),
        points=points,
        drawn_up=drawn[0],
        drawn_down=drawn[1],
        balance=balance,
        opponents=opponents[0],
        opponents_of_opponents=opponents[1],
        country=home[0],
        club=home[1],
    )


def position(
    *rows: tuple[SwissPlayer, OnLevel],
    round: int = 1,
    after: int = 4,
    met: tuple[tuple[int, int], ...] = (),
) -> SwissPosition:
    """Return a round; `met` are those who have met, by number."""
    in_order = sorted(rows, key=lambda row: (-row[0].score, row[0].number))
    place = {int(each.number): at for at, (each, _) in enumerate(in_order)}
    have_met = [0] * len(in_order)
    for one, other in met:
        have_met[place[one]] |= 1 << place[other]
        have_met[place[other]] |= 1 << place[one]
    return SwissPosition(
        round=Round(round),
        rounds_after=after,
        initial_colour=Colour.WHITE,
        players=tuple(each for each, _ in in_order),
        met=tuple(have_met),
        forbidden=(0,) * len(in_order),
        levels=tuple(each for _, each in in_order),
        text=SwissText.MCMAHON,
    )


def any_rules(chance: Random) -> McMahonRules:
    return McMahonRules(
        bar=Grade(chance.randint(-8, 3)),
        first_seeding=chance.choice(list(Seeding)),
        later_seeding=chance.choice(list(Seeding)),
        first_rounds=chance.randint(0, 2),
        drawn_down_from=chance.choice(list(DrawnFrom)),
        drawn_up_from=chance.choice(list(DrawnFrom)),
        compensates=chance.random() < 0.5,
        country_gap=chance.choice((0, 0, 1, 2)),
        club_gap=chance.choice((0, 0, 1, 3)),
        geography_below=Grade(chance.randint(-8, 3)),
        rounding=chance.choice(list(Rounding)),
        handicap=Handicap(
            by=chance.choice(list(HandicapBy)),
            correction=chance.randint(0, 2),
            most=chance.randint(1, 9),
            none_from=Grade(chance.randint(-6, 3)),
        ),
    )


def any_position(chance: Random, most: int) -> SwissPosition:
    """Return a field as it may be in the middle of a tournament."""
    size, round_ = chance.randint(2, most), chance.randint(1, 5)
    spread = chance.choice((0, 1, 3, 8))
    rows = []
    for number in range(1, size + 1):
        grade = -chance.randint(0, spread)
        points = 50 * chance.randint(0, 2 * (round_ - 1))
        colours = "".join(chance.choice("WB") for _ in range(round_ - 1))
        rows.append(
            (
                player(number, 30 + grade + points / 100, colours, barred=chance.random() < 0.2),
                level(
                    grade=chance.choice((grade, grade, None)),
                    points=points,
                    drawn=(chance.randint(0, 1), chance.randint(0, 1)),
                    balance=chance.randint(-2, 2),
                    opponents=(100 * chance.randint(20, 24), 100 * chance.randint(60, 62)),
                    home=(chance.choice(("", "UKR", "POL")), chance.choice(("", "Lviv", "Kyiv"))),
                ),
            )
        )
    met = tuple(
        (one, other)
        for one in range(1, size + 1)
        for other in range(1, one)
        if chance.random() < (round_ - 1) / (2 * size)
    )
    return position(*rows, round=round_, after=chance.randint(0, 4), met=met)
