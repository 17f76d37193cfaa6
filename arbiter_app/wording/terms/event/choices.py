"""What hangs on the choice of a system of play, in plain words."""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.pairing.choices import (
    Choice,
    Programs,
    Rated,
    Rounds,
    Strengths,
    choice_of,
)
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import (
    system_at_length,
    system_in_sentence,
    system_name,
)

# fmt: off
_ABOUT: Mapping[StrEnum, str] = {
    System.ROUND_ROBIN: QT_TRANSLATE_NOOP(
        "Choice", "Everybody meets everybody, once or twice, in rounds that the numbers fix."
    ),
    System.SWISS: QT_TRANSLATE_NOOP(
        "Choice", "Equal scores meet, the upper half against the lower one, none twice; as few as"
        " possible meet other scores."
    ),
    SwissSystem.DUBOV: QT_TRANSLATE_NOOP(
        "Choice", "Equal scores meet, so that the mean rating of opponents becomes as even as can"
        " be; nobody comes up too often."
    ),
    SwissSystem.BURSTEIN: QT_TRANSLATE_NOOP(
        "Choice", "Equal scores meet; after the first rounds who has had strong opponents meets who"
        " has had weak ones."
    ),
    SwissSystem.LIM: QT_TRANSLATE_NOOP(
        "Choice", "Score groups are paired from the top and from the bottom towards the middle, by"
        " exchanges that can be followed by hand."
    ),
    SwissSystem.DOUBLE: QT_TRANSLATE_NOOP(
        "Choice", "Each round is a match of two games, one with each colour, between equal scores."
    ),
    SwissSystem.MCMAHON: QT_TRANSLATE_NOOP(
        "Choice", "People start on levels by rank or rating, as if some rounds had been played."
    ),
    System.KNOCKOUT: QT_TRANSLATE_NOOP(
        "Choice", "Who loses a match is out; further places and a consolation can be played for."
    ),
    System.MATCH: QT_TRANSLATE_NOOP("Choice", "Two meet in as many games as are announced."),
    System.SCHEVENINGEN: QT_TRANSLATE_NOOP(
        "Choice", "Everybody of one team meets everybody of the other."
    ),
    System.STAGES: QT_TRANSLATE_NOOP(
        "Choice", "The field is divided into groups, whose best meet in finals."
    ),
    System.SOLVING: QT_TRANSLATE_NOOP(
        "Choice", "All solve the same problems, round by round; points and time decide."
    ),
}
_ROUNDS: Mapping[Rounds, str] = {
    Rounds.FIELD: QT_TRANSLATE_NOOP(
        "Choice", "one less than the field, of an odd field as many; twice as many for two cycles"
    ),
    Rounds.OTHER_TEAM: QT_TRANSLATE_NOOP("Choice", "as many as play for a team"),
    Rounds.ANNOUNCED: QT_TRANSLATE_NOOP(
        "Choice", "announced before round 1 (C.04.1 Art. 1), best not more than half of the field"
    ),
    Rounds.WITH_SEEDING: QT_TRANSLATE_NOOP(
        "Choice", "announced before round 1; the first half of them, four at the most, are paired"
        " by the FIDE (Dutch) system (Art. 1.6)"
    ),
    Rounds.MATCHES: QT_TRANSLATE_NOOP("Choice", "announced before round 1, each of two games"),
    Rounds.BRACKET: QT_TRANSLATE_NOOP("Choice", "as many as it takes to halve the field to one"),
    Rounds.ONE_MATCH: QT_TRANSLATE_NOOP("Choice", "the games of the match"),
    Rounds.PARTS: QT_TRANSLATE_NOOP("Choice", "those of each group and final"),
    Rounds.PROBLEMS: QT_TRANSLATE_NOOP("Choice", "announced, with the problems and time of each"),
}
_STRENGTHS: Mapping[Strengths, str] = {
    Strengths.NOTHING: QT_TRANSLATE_NOOP("Choice", "not needed"),
    Strengths.SEEDING: QT_TRANSLATE_NOOP("Choice", "for seeding, unless lots are drawn"),
    Strengths.NUMBERS: QT_TRANSLATE_NOOP(
        "Choice", "order the numbers; who has none stands last, or has the arbiter’s estimate"
        " (C.04.2 Art. 2)"
    ),
    Strengths.EVERY_ROUND: QT_TRANSLATE_NOOP(
        "Choice", "of everybody, where there is none the arbiter’s estimate: each round asks for"
        " them (Art. 1.1, 1.7)"
    ),
    Strengths.FIRST_BYE: QT_TRANSLATE_NOOP(
        "Choice", "order the numbers, and the first bye goes to who has the lowest (Art. 7.1)"
    ),
    Strengths.LEVELS: QT_TRANSLATE_NOOP("Choice", "or ranks: they say who starts on which level"),
    Strengths.OF_TEAMS: QT_TRANSLATE_NOOP(
        "Choice", "order the teams, unless the regulations say another order"
    ),
}
_PROGRAMS: Mapping[Programs, str] = {
    Programs.NOT_ASKED: QT_TRANSLATE_NOOP("Choice", "FIDE asks for none"),
    Programs.OTHERS: QT_TRANSLATE_NOOP(
        "Choice", "FIDE has accepted some (register of March 2026); Arbiter is not one of them"
    ),
    Programs.NONE: QT_TRANSLATE_NOOP(
        "Choice", "FIDE has accepted none (register of March 2026), so the system counts as"
        " deprecated (C.04.2 Art. 1.4)"
    ),
    Programs.UNPUBLISHED: QT_TRANSLATE_NOOP(
        "Choice", "FIDE accepts none for a system that it has not published"
    ),
}
_RATED: Mapping[Rated, str] = {
    Rated.YES: QT_TRANSLATE_NOOP("Choice", "yes"),
    Rated.IF_NAMED: QT_TRANSLATE_NOOP(
        "Choice", "yes; regulations and report name the system (C.04.2 Art. 1)"
    ),
    Rated.WITHOUT_CODE: QT_TRANSLATE_NOOP(
        "Choice", "yes; regulations name the system (C.04.2 Art. 1), and as report files have no"
        " code for it, the rating officer is told"
    ),
    Rated.BY_PERMISSION: QT_TRANSLATE_NOOP(
        "Choice", "only with the permission of FIDE’s Qualification Commission, asked for"
        " beforehand: the system is not published by FIDE (C.04.2 Art. 1.2)"
    ),
    Rated.BUT_ARMAGEDDON: QT_TRANSLATE_NOOP(
        "Choice", "yes, but for games with unequal times, as an armageddon"
    ),
    Rated.IF_BOTH_RATED: QT_TRANSLATE_NOOP(
        "Choice", "only if both players have a rating; games after the match is decided are not,"
        " unless this was waived beforehand (B.02)"
    ),
    Rated.WITHOUT_NORMS: QT_TRANSLATE_NOOP(
        "Choice", "yes; title norms only with prior approval (B.01 Art. 1.4.2e)"
    ),
    Rated.PARTS: QT_TRANSLATE_NOOP("Choice", "as each group and final is"),
    Rated.NO: QT_TRANSLATE_NOOP("Choice", "no: no games are played"),
}
_IN_SENTENCE: Mapping[SwissSystem, str] = {
    SwissSystem.DUBOV:    QT_TRANSLATE_NOOP("SystemInSentence", "Swiss system, Dubov"),
    SwissSystem.BURSTEIN: QT_TRANSLATE_NOOP("SystemInSentence", "Swiss system, Burstein"),
    SwissSystem.LIM:      QT_TRANSLATE_NOOP("SystemInSentence", "Swiss system, Lim"),
    SwissSystem.DOUBLE:   QT_TRANSLATE_NOOP("SystemInSentence", "Double-Swiss system"),
    SwissSystem.MCMAHON:  QT_TRANSLATE_NOOP("SystemInSentence", "McMahon system"),
}
_NAMES: Mapping[SwissSystem, str] = {
    SwissSystem.DOUBLE:  QT_TRANSLATE_NOOP("Choice", "Double-Swiss"),
    SwissSystem.MCMAHON: QT_TRANSLATE_NOOP("Choice", "McMahon"),
}
"""What is more than another text of the Swiss."""
_AT_LENGTH: Mapping[SwissSystem, str] = {
    SwissSystem.DOUBLE:  QT_TRANSLATE_NOOP("Choice", "Double-Swiss, matches of two games"),
    SwissSystem.MCMAHON: QT_TRANSLATE_NOOP("Choice", "McMahon, levels by rank or rating"),
}
_PROGRAMS_IN_SHORT: Mapping[Programs, str] = {
    Programs.OTHERS: QT_TRANSLATE_NOOP("Choice", "programs accepted by FIDE, not Arbiter"),
    Programs.NONE: QT_TRANSLATE_NOOP("Choice", "no program accepted by FIDE"),
}
_RATED_IN_SHORT: Mapping[Rated, str] = {
    Rated.BY_PERMISSION: QT_TRANSLATE_NOOP("Choice", "rated only with permission"),
    Rated.NO: QT_TRANSLATE_NOOP("Choice", "not rated"),
}
# fmt: on


def choice_name(catalogue: Catalogue, choice: Choice) -> str:
    """Return what a system is called where it is chosen: "Swiss system, Dubov"."""
    if choice.key is choice.system:
        return system_at_length(catalogue, choice.system, of_teams=bool(choice.of_teams))
    if choice.swiss in _AT_LENGTH:
        return catalogue.translate("Choice", _AT_LENGTH[choice.swiss])
    return swiss_name(catalogue, choice.swiss)


def swiss_name(catalogue: Catalogue, system: SwissSystem) -> str:
    """Return what a Swiss is called beside other systems of play: "Swiss system, Dubov"."""
    if system in _NAMES:
        return catalogue.translate("Choice", _NAMES[system])
    pattern = catalogue.translate("Choice", "Swiss system, {system}")
    return pattern.format(system=_named_swiss(catalogue, system))


def _named_swiss(catalogue: Catalogue, system: SwissSystem) -> str:
    # All that is said of the rules of a Swiss would come with each title of a window.
    from arbiter_app.wording.terms.event.swiss import swiss_system

    return swiss_system(catalogue, system)


def system_played(catalogue: Catalogue, settings: Settings) -> str:
    """Return the same of a tournament, shortly: the usual Swiss, that of teams and one that no
    handbook has are a "Swiss system".
    """
    choice = choice_of(settings)
    if choice is None or choice.key is choice.system:
        return system_name(catalogue, settings.system)
    return swiss_name(catalogue, choice.swiss)


def system_and_text(catalogue: Catalogue, settings: Settings) -> str:
    """Return by which system a tournament is played, inside a sentence; of a Swiss also the text by
    which it is paired.
    """
    system = system_in_sentence(catalogue, settings.system, settings.cycles)
    if not settings.traits.follows_results:
        return system
    if settings.teams is None and settings.swiss.system in _IN_SENTENCE:
        return catalogue.translate("SystemInSentence", _IN_SENTENCE[settings.swiss.system])
    from arbiter_app.wording.terms.event.swiss import pairing_text

    pattern = catalogue.translate("Paper", "{system}, {text}")
    return pattern.format(system=system, text=pairing_text(catalogue, settings))


def played_by(catalogue: Catalogue, settings: Settings) -> str:
    """Return by which system a tournament is played, where it can be chosen, also by one that is
    only read.
    """
    of_teams = settings.teams is not None
    choice = choice_of(settings)
    if choice is not None and choice.of_teams is not None:
        return choice_name(catalogue, choice)
    if choice is None and settings.traits.follows_results:
        return _named_swiss(catalogue, settings.swiss.system)
    return system_at_length(catalogue, settings.system, of_teams=of_teams)


def about(catalogue: Catalogue, choice: Choice) -> str:
    """Return in a sentence how it is played."""
    return catalogue.translate("Choice", _ABOUT[choice.key])


def choice_facts(
    catalogue: Catalogue, choice: Choice, sport: Sport = Sport.CHESS
) -> Iterator[tuple[str, str]]:
    """Yield what the system needs, which text says how it is paired, whether FIDE has accepted a
    program for it, and whether games are rated: the last three where FIDE has to do with the sport.
    """
    translate = catalogue.translate
    yield translate("Choice", "Field"), _field(catalogue, choice)
    yield translate("Choice", "Rounds"), translate("Choice", _ROUNDS[choice.rounds])
    yield translate("Choice", "Ratings"), translate("Choice", _STRENGTHS[choice.strengths])
    if sport.traits.has_fide:
        yield translate("Choice", "Text"), text_and_edition(catalogue, choice)
        yield translate("Choice", "Programs"), translate("Choice", _PROGRAMS[choice.programs])
        yield translate("Choice", "Rated by FIDE"), translate("Choice", _RATED[choice.rated])


def choice_lines(catalogue: Catalogue, choice: Choice, sport: Sport = Sport.CHESS) -> Iterator[str]:
    """Yield the same line by line, how it is played first."""
    yield about(catalogue, choice)
    pattern = catalogue.translate("Choice", "{what}: {how}")
    for what, how in choice_facts(catalogue, choice, sport):
        yield pattern.format(what=what, how=how)


def text_and_edition(catalogue: Catalogue, choice: Choice) -> str:
    """Return which text says how it is paired, and in which edition."""
    if choice.chapter is None:
        return catalogue.translate("Choice", "no chapter of FIDE’s: the regulations of the event")
    if choice.in_force is None:
        pattern = catalogue.translate("Choice", "{chapter} of FIDE’s handbook")
        return pattern.format(chapter=choice.chapter)
    pattern = catalogue.translate("Choice", "{chapter} of FIDE’s handbook, in force from {day}")
    day = numbers.date_text(catalogue, choice.in_force)
    return pattern.format(chapter=choice.chapter, day=day)


def pairing_facts(
    catalogue: Catalogue, settings: Settings, sport: Sport = Sport.CHESS
) -> Iterator[tuple[str, str]]:
    """Yield what regulations say of the text of a Swiss: which it is, in which edition, and what
    stands against it where something does.
    """
    choice = choice_of(settings)
    if choice is None or not sport.traits.has_fide:
        return
    translate = catalogue.translate
    yield translate("Choice", "Pairing rules"), text_and_edition(catalogue, choice)
    if choice.programs in (Programs.NONE, Programs.UNPUBLISHED):
        yield (
            translate("Choice", "Accepted programs"),
            translate("Choice", _PROGRAMS[choice.programs]),
        )
    if choice.rated is Rated.BY_PERMISSION:
        yield translate("Choice", "Rated by FIDE"), translate("Choice", _RATED[choice.rated])


def in_short(catalogue: Catalogue, choice: Choice, sport: Sport = Sport.CHESS) -> str:
    """Return the text, and what speaks against the system: "C.04.4.1; no program accepted"."""
    by_event = catalogue.translate("Choice", "by the regulations of the event")
    if not sport.traits.has_fide:
        return by_event
    told = [_PROGRAMS_IN_SHORT.get(choice.programs), _RATED_IN_SHORT.get(choice.rated)]
    words = (catalogue.translate("Choice", each) for each in told if each)
    return "; ".join((choice.chapter or by_event, *words))


def _field(catalogue: Catalogue, choice: Choice) -> str:
    if choice.most is None:
        pattern = catalogue.translate("Choice", "{fewest} or more")
    elif choice.most == choice.fewest:
        pattern = catalogue.translate("Choice", "exactly {fewest}")
    else:
        pattern = catalogue.translate("Choice", "{fewest} to {most}")
    return pattern.format(fewest=choice.fewest, most=choice.most)
