"""What a decision about a player's part in the tournament does, in words."""

from collections.abc import Iterator

from arbiter_app.domain.ids import is_team
from arbiter_app.domain.taking_part.consequences import Article, Consequences, Half
from arbiter_app.domain.taking_part.participation import What
from arbiter_app.domain.taking_part.substitution import Replacement
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import late_results

_LEAVING = frozenset({What.WITHDRAW, What.EXPEL})

_DECISIONS = {
    What.WITHDRAW: QT_TRANSLATE_NOOP("Participation", "Withdraw {name}"),
    What.EXPEL: QT_TRANSLATE_NOOP("Participation", "Expel {name}"),
    What.MISS: QT_TRANSLATE_NOOP("Participation", "Let {name} miss rounds"),
    What.RETURN: QT_TRANSLATE_NOOP("Participation", "Let {name} return"),
}

_ARTICLES = {
    Article.LEAVING: QT_TRANSLATE_NOOP("Participation", "C.05 Art. 6.6"),
    Article.BEFORE_ROUND_1: QT_TRANSLATE_NOOP(
        "Participation", "C.05 Art. 6.3, Ukrainian rules II.6.3"
    ),
    Article.SANCTIONS: QT_TRANSLATE_NOOP("Participation", "Ukrainian rules VII.1.10"),
    Article.SWISS: QT_TRANSLATE_NOOP("Participation", "General Regulations 6.6"),
    Article.CHIEF_ARBITER: QT_TRANSLATE_NOOP("Participation", "Ukrainian rules VII.2.9"),
}

_SCHEDULE = {
    What.WITHDRAW: QT_TRANSLATE_NOOP(
        "Participation",
        "Numbers, pairings and games already played stay. The games still to come are lost by"
        " forfeit; where the opponent is absent too, both lose.",
    ),
    What.MISS: QT_TRANSLATE_NOOP(
        "Participation",
        "The player stays in the tournament, and the games of these rounds are lost by forfeit;"
        " where the opponent is absent too, both lose.",
    ),
    What.RETURN: QT_TRANSLATE_NOOP(
        "Participation",
        "Games of rounds that have not begun are open again; where the opponent is absent, they"
        " are won by forfeit.",
    ),
}


_SCHEDULE_OF_A_SWISS = {
    What.WITHDRAW: QT_TRANSLATE_NOOP(
        "Participation",
        "Points, games played and published pairings stay, for the opponents too. A game of a"
        " published round that is not played is lost by forfeit: the opponent gets the points, no"
        " colour, and may not have the bye of an odd field later (C.04.1 Art. 4). From the next"
        " pairing on the player is left out.",
    ),
    What.RETURN: QT_TRANSLATE_NOOP(
        "Participation",
        "The player is paired again from the next pairing on, with the points so far; rounds missed"
        " count nothing.",
    ),
}


_SCHEDULE_OF_TEAMS = {
    What.WITHDRAW: QT_TRANSLATE_NOOP(
        "Participation",
        "Numbers, pairings and matches already played stay. The matches still to come are lost by"
        " forfeit; of a match whose boards wait, each board that is not begun.",
    ),
    What.MISS: QT_TRANSLATE_NOOP(
        "Participation",
        "The team stays in the tournament, and the matches of these rounds are lost by forfeit; of"
        " a match whose boards wait, each board that is not begun.",
    ),
    What.RETURN: QT_TRANSLATE_NOOP(
        "Participation",
        "Matches and boards of rounds that have not begun are open again; where the opponent is"
        " absent, they are won by forfeit.",
    ),
}

_SWISS_OF_TEAMS = {
    What.WITHDRAW: QT_TRANSLATE_NOOP(
        "Participation",
        "Points, matches played and published pairings stay, for the opponents too. A match of a"
        " published round that is not played is lost by forfeit. From the next pairing on the team"
        " is left out.",
    ),
    What.MISS: _SCHEDULE_OF_TEAMS[What.MISS],
    What.RETURN: QT_TRANSLATE_NOOP(
        "Participation",
        "The team is paired again from the next pairing on, with the points so far; rounds missed"
        " count nothing.",
    ),
}


def decision(catalogue: Catalogue, what: What, name: str) -> str:
    """Return what is decided: "Withdraw Бондар Ілля"."""
    return catalogue.translate("Participation", _DECISIONS[what]).format(name=name)


def schedule(catalogue: Catalogue, what: What, told: Consequences | None) -> str:
    """Return what becomes of the schedule, or in a Swiss of the rounds."""
    same = What.WITHDRAW if what is What.EXPEL else what
    follows_results = told is not None and told.half_before is Half.NO_RULE
    pattern = _SCHEDULE_OF_A_SWISS.get(same) if follows_results else None
    if told is not None and is_team(told.move.player):
        pattern = (_SWISS_OF_TEAMS if follows_results else _SCHEDULE_OF_TEAMS).get(same)
    words = catalogue.translate("Participation", pattern or _SCHEDULE[same])
    drafts = told.drafts if told is not None else ()
    return " ".join((words, *(late_results.draft_goes(catalogue, each) for each in drafts)))


def half_of_the_games(catalogue: Catalogue, told: Consequences) -> str:
    """Return what the rule of half the games makes of the results; "" where it says nothing."""
    pattern = ""
    if told.move.what in _LEAVING:
        pattern = _of_leaving(catalogue, told.half_after)
    elif told.move.what is What.MISS and told.half_after not in (Half.NO_RULE, Half.NOT_ASKED):
        pattern = catalogue.translate(
            "Participation",
            "Games played so far: {played} of {scheduled}. A game lost by absence is not played:"
            " who leaves with less than half counts for nobody (C.05 Art. 6.6).",
        )
    elif told.half_before is Half.ANNULLED and told.half_after is Half.COUNT:
        pattern = catalogue.translate(
            "Participation",
            "Games played: {played} of {scheduled}. The results were annulled (C.05 Art. 6.6)"
            " and count again.",
        )
    return pattern.format(played=told.played, scheduled=told.scheduled)


def _of_leaving(catalogue: Catalogue, half: Half) -> str:
    match half:
        case Half.ANNULLED:
            return catalogue.translate(
                "Participation",
                "Games played: {played} of {scheduled}, less than half. The results stay in the"
                " cross table, but count for nobody (C.05 Art. 6.6).",
            )
        case Half.SWITCHED_OFF:
            return catalogue.translate(
                "Participation",
                "Games played: {played} of {scheduled}, less than half. In this tournament the"
                " results count all the same, as the page of the event says.",
            )
        case Half.NO_RULE:
            return catalogue.translate(
                "Participation",
                "Games played: {played} of {scheduled}. In a Swiss all results stand, however few.",
            )
        case Half.NOT_ASKED:
            return ""
        case Half.COUNT:
            return catalogue.translate(
                "Participation",
                "Games played: {played} of {scheduled}, at least half. All results count, those"
                " by forfeit too (C.05 Art. 6.6).",
            )


def stays_lost(catalogue: Catalogue, told: Consequences) -> str:
    """Return which games who returns has lost all the same; "" for none."""
    if not told.stays_lost:
        return ""
    pattern = catalogue.translate(
        "Participation",
        "Rounds that have begun meanwhile stay lost: {rounds}. If such a game is to be played after"
        " all, clear its result on the page of rounds.",
    )
    return pattern.format(rounds=numbers.ranges([round_.number for round_, _ in told.stays_lost]))


def articles(catalogue: Catalogue, told: Consequences) -> str:
    """Return what the decision rests on: "C.05 Art. 6.6; Ukrainian rules VII.2.9"."""
    cited = (catalogue.translate("Participation", _ARTICLES[each]) for each in told.articles)
    return "; ".join(cited)


def what_passes(catalogue: Catalogue, told: Replacement) -> str:
    """Return what another person takes over with the place of a player, and what goes."""
    return " ".join((*_taken_over(catalogue, told), *_gone(catalogue, told)))


def _taken_over(catalogue: Catalogue, told: Replacement) -> Iterator[str]:
    if told.number is not None:
        pattern = catalogue.translate("Participation", "The number {number} stays.")
        yield pattern.format(number=told.number)
    if told.is_substitute:
        pattern = catalogue.translate(
            "Participation",
            "A substitute takes the place of who left: games open again {to_play}, won by forfeit"
            " {won}; published pairs stay (C.05 Art. 6.3, Ukrainian rules II.6.3).",
        )
        yield pattern.format(to_play=told.to_play, won=told.won)
    elif told.number is not None:
        pattern = catalogue.translate(
            "Participation",
            "All games pass to the new person as they are: with a result {played}, still to come"
            " {to_play}.",
        )
        yield pattern.format(played=told.played, to_play=told.to_play)
    yield catalogue.translate("Participation", "Presence and fee stay.")


def _gone(catalogue: Catalogue, told: Replacement) -> Iterator[str]:
    if told.papers or told.rulings:
        pattern = catalogue.translate(
            "Participation",
            "What was shown and ruled about the former person goes: papers {papers}, rulings"
            " {rulings}.",
        )
        yield pattern.format(papers=told.papers, rulings=told.rulings)
    if told.is_decided:
        yield catalogue.translate(
            "Participation", "The decision of the credentials committee goes: a new one is needed."
        )
    if told.number is not None:
        yield catalogue.translate("Participation", "Sheets already posted become out of date.")
    yield catalogue.translate("Participation", "Undo takes it back.")
