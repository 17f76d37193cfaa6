"""Names of the systems by which a Swiss is paired, and its rules in plain words."""

from collections.abc import Callable, Iterator, Mapping

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    BoardOrder,
    ForbiddenPairs,
    LastCriterion,
    SwissRules,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss.colours import ARTICLES, ColourRule
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import mcmahon, rating_rules, swiss_readings
from arbiter_app.wording.terms.registration import contingents, people

Name = Callable[[PlayerId], str]
"""What somebody is called."""

# fmt: off
_SYSTEMS: Mapping[SwissSystem, str] = {
    SwissSystem.DUTCH:    QT_TRANSLATE_NOOP("SwissSystem", "FIDE (Dutch)"),
    SwissSystem.DUBOV:    QT_TRANSLATE_NOOP("SwissSystem", "Dubov"),
    SwissSystem.BURSTEIN: QT_TRANSLATE_NOOP("SwissSystem", "Burstein"),
    SwissSystem.DOUBLE:   QT_TRANSLATE_NOOP("SwissSystem", "Double-Swiss"),
    SwissSystem.LIM:      QT_TRANSLATE_NOOP("SwissSystem", "Lim"),
    SwissSystem.MCMAHON:  QT_TRANSLATE_NOOP("SwissSystem", "McMahon"),
    SwissSystem.OTHER:    QT_TRANSLATE_NOOP("SwissSystem", "another Swiss system"),
}
_ACCELERATIONS: Mapping[Acceleration, str] = {
    Acceleration.NONE: QT_TRANSLATE_NOOP("SwissSystem", "not accelerated"),
    Acceleration.BAKU: QT_TRANSLATE_NOOP("SwissSystem", "Baku acceleration"),
}
_LAST_CRITERIA: Mapping[LastCriterion, str] = {
    LastCriterion.NAME: QT_TRANSLATE_NOOP("SwissRules", "by name"),
    LastCriterion.LOTS: QT_TRANSLATE_NOOP("SwissRules", "by lots, from the seed of the event"),
}
_BOARD_ORDERS: Mapping[BoardOrder, str] = {
    BoardOrder.SUM: QT_TRANSLATE_NOOP(
        "SwissRules", "score of the higher player, sum of scores, smaller number"
    ),
    BoardOrder.NUMBER: QT_TRANSLATE_NOOP(
        "SwissRules", "score of the higher player, smaller number"
    ),
}
_INITIAL_COLOURS: Mapping[Colour | None, str] = {
    Colour.WHITE: QT_TRANSLATE_NOOP("SwissRules", "White"),
    Colour.BLACK: QT_TRANSLATE_NOOP("SwissRules", "Black"),
    None:         QT_TRANSLATE_NOOP("SwissRules", "not drawn yet"),
}
_MISFITS: Mapping[tuple[SwissSystem, str], str] = {
    (SwissSystem.LIM, "counts_all_numbers"): QT_TRANSLATE_NOOP(
        "SwissRules", "The Lim system gives the colours of round 1 by a rule of its own (C.04.4.3"
        " Art. 7.2)."
    ),
    (SwissSystem.MCMAHON, "acceleration"): QT_TRANSLATE_NOOP(
        "SwissRules", "Levels stand in place of an acceleration."
    ),
    (SwissSystem.MCMAHON, "counts_all_numbers"): QT_TRANSLATE_NOOP(
        "SwissRules", "Colours are not given by odd and even numbers here."
    ),
}
# fmt: on


def misfit(catalogue: Catalogue, system: SwissSystem, rule: str) -> str:
    """Return why a rule, by the name of its field, has no place in a system; "" where it has."""
    why = _MISFITS.get((system, rule))
    return "" if why is None else catalogue.translate("SwissRules", why)


def swiss_system(catalogue: Catalogue, system: SwissSystem) -> str:
    """Return by which system a Swiss is paired."""
    return catalogue.translate("SwissSystem", _SYSTEMS[system])


def pairing_text(catalogue: Catalogue, settings: Settings) -> str:
    """Return by which text a Swiss is paired, of people or of teams."""
    if settings.teams is not None:
        return catalogue.translate("SwissSystem", "Swiss Team System (C.04.6)")
    return swiss_system(catalogue, settings.swiss.system)


def acceleration(catalogue: Catalogue, kind: Acceleration) -> str:
    """Return how the first rounds are accelerated."""
    return catalogue.translate("SwissSystem", _ACCELERATIONS[kind])


def last_criterion(catalogue: Catalogue, value: LastCriterion) -> str:
    """Return what orders people of one rating and title."""
    return catalogue.translate("SwissRules", _LAST_CRITERIA[value])


def board_order(catalogue: Catalogue, value: BoardOrder) -> str:
    """Return in which order the pairs sit at the boards."""
    return catalogue.translate("SwissRules", _BOARD_ORDERS[value])


def initial_colour(catalogue: Catalogue, value: Colour | None) -> str:
    """Return the initial colour, or that it is not drawn yet."""
    return catalogue.translate("SwissRules", _INITIAL_COLOURS[value])


def article_of_initial_colour(catalogue: Catalogue, competition: Competition) -> str:
    """Return where the text of a Swiss gives the initial colour: "C.04.3 Art. 5.2.5"."""
    text = competition.swiss_text(Round(1))
    article = ARTICLES.get(text, {}).get(ColourRule.INITIAL_COLOUR)
    if article is None:
        return catalogue.translate("SwissRules", "regulations of the event")
    pattern = catalogue.translate("SwissRules", "{text} Art. {article}")
    return pattern.format(text=text, article=article)


def is_accelerated(catalogue: Catalogue, rules: SwissRules) -> str:
    """Return how the first rounds are accelerated."""
    if rules.virtual_points:
        return catalogue.translate("SwissRules", "virtual points as the report lists them")
    return acceleration(catalogue, rules.acceleration)


def numbering(catalogue: Catalogue, tournament: Tournament) -> str:
    """Return what orders the numbers, one criterion after the other (C.04.2 Art. 2)."""
    last = last_criterion(catalogue, tournament.settings.swiss.last_criterion)
    if tournament.played_by_teams:
        pattern = catalogue.translate("SwissRules", "strength of the team, then {last} (C.04.6)")
        return pattern.format(last=last)
    pattern = catalogue.translate("SwissRules", "{rating}; then by title; then {last}")
    if tournament.settings.sport.traits.has_grades:
        pattern = catalogue.translate("SwissRules", "by grade; then {rating}; then {last}")
    return pattern.format(
        rating=rating_rules.used(catalogue, tournament.rating_rules.used),
        last=last,
    )


def half_byes(catalogue: Catalogue, rules: SwissRules) -> str:
    """Return how many half-point byes a player may have, and until when."""
    if not rules.half_byes:
        return catalogue.translate("SwissRules", "none")
    most = catalogue.translate("SwissRules", "%n for a player at the most", None, rules.half_byes)
    if rules.last_half_bye is None:
        return most
    pattern = catalogue.translate("SwissRules", "{most}, until round {round}")
    return pattern.format(most=most, round=rules.last_half_bye)


def pairing_bye(catalogue: Catalogue, settings: Settings) -> str:
    """Return what the pairing-allocated bye is worth, the same for everybody (C.04.1 Art. 3)."""
    pattern = catalogue.translate("SwissRules", "{points} (a win: {win})")
    scoring = settings.scoring
    return pattern.format(
        points=numbers.points(catalogue, scoring.pairing_bye),
        win=numbers.points(catalogue, scoring.win),
    )


def swiss_rules_lines(catalogue: Catalogue, tournament: Tournament) -> list[str]:
    """Return the rules of a Swiss in sentences, but for those that name players."""
    rules = tournament.settings.swiss
    pattern = catalogue.translate("SwissRules", "{what}: {how}.")
    lines = [pattern.format(what=what, how=how) for what, how in _rules(catalogue, tournament)]
    if rules.counts_all_numbers:
        lines.append(all_numbers(catalogue))
    return lines


def all_numbers(catalogue: Catalogue) -> str:
    """Return that numbers are odd or even as they stand, see `SwissRules.counts_all_numbers`."""
    return catalogue.translate(
        "SwissRules",
        "For colours (C.04.3 Art. 5.2.5) numbers count as they stand, those of absent players too.",
    )


def _rules(catalogue: Catalogue, tournament: Tournament) -> Iterator[tuple[str, str]]:
    """Yield what is said of each of the rules."""
    settings, translate = tournament.settings, catalogue.translate
    rules = settings.swiss
    yield translate("SwissRules", "Pairing system"), pairing_text(catalogue, settings)
    if settings.teams is None:
        reading = translate("SwissRules", "{what} (a reading)")
        for what, how in swiss_readings.readings(catalogue, rules):
            yield reading.format(what=what), how
    if settings.mcmahon is not None:
        has_grades = settings.sport.traits.has_grades
        yield from mcmahon.told(catalogue, settings.mcmahon, has_grades=has_grades)
    else:
        yield translate("SwissRules", "Acceleration"), is_accelerated(catalogue, rules)
    if settings.teams is None:  # else it stands with the rules of teams
        yield translate("SwissRules", "Pairing-allocated bye"), pairing_bye(catalogue, settings)
    yield translate("SwissRules", "Half-point byes"), half_byes(catalogue, rules)
    yield translate("SwissRules", "Numbers"), numbering(catalogue, tournament)
    yield translate("SwissRules", "Boards"), board_order(catalogue, rules.board_order)


def kept_apart(catalogue: Catalogue, group: ForbiddenPairs, name: Name) -> str:
    """Return who may not meet, and in which rounds: "Bondar, Hava; rounds 1–5"."""
    apart = people.listed(name(player) for player in group.players)
    rounds = rounds_apart(catalogue, group)
    if group.first_round == 1 and group.last_round is None:
        return apart
    return catalogue.translate("SwissRules", "{people}; {rounds}").format(
        people=apart, rounds=rounds
    )


def team_mates(catalogue: Catalogue, rule: TeamMates) -> str:
    """Return who is kept apart, in which rounds, and how strictly."""
    pattern = (
        catalogue.translate("SwissRules", "{who}, {rounds}, without exception")
        if rule.is_absolute
        else catalogue.translate("SwissRules", "{who}, {rounds}, as far as a pairing exists")
    )
    return pattern.format(
        who=contingents.same(catalogue, rule.by), rounds=rounds_apart(catalogue, rule)
    )


def rounds_apart(catalogue: Catalogue, group: ForbiddenPairs | TeamMates) -> str:
    """Return in which rounds some may not meet: "all rounds", "rounds 1–5", "from round 3"."""
    if group.last_round is None:
        if group.first_round == 1:
            return catalogue.translate("SwissRules", "all rounds")
        pattern = catalogue.translate("SwissRules", "from round {first}")
        return pattern.format(first=group.first_round)
    if group.first_round == group.last_round:
        pattern = catalogue.translate("SwissRules", "round {first}")
        return pattern.format(first=group.first_round)
    pattern = catalogue.translate("SwissRules", "rounds {first}–{last}")
    return pattern.format(first=group.first_round, last=group.last_round)


def groups_apart(catalogue: Catalogue, rules: SwissRules) -> str:
    """Return by what people are kept apart, and how many lists there are who may not meet."""
    said = [team_mates(catalogue, each) for each in rules.team_mates]
    if rules.forbidden:
        lists = len(rules.forbidden)
        said.append(
            catalogue.translate("SwissRules", "%n list(s) of players who do not meet", None, lists)
        )
    return "; ".join(said) or catalogue.translate("SwissRules", "everybody may meet everybody")
