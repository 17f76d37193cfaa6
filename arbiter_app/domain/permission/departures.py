"""What an act did beside the plain course of play, seen in the event before and after it: the one
place where it is recognised, whichever command did it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from datetime import date

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import ChangeCase, RoundOfPlay
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissRules
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId, Round, TournamentId
from arbiter_app.domain.pairing.swiss.acceleration import ranges_renumbered
from arbiter_app.domain.pairing.swiss.by_hand import pairs_of
from arbiter_app.domain.pairing.swiss.field import RoundsDoubt, doubt_about_rounds
from arbiter_app.domain.permission.acts import Departure, WeighedAct
from arbiter_app.domain.permission.by_round import RoundState, round_state
from arbiter_app.domain.permission.by_state import has_play_begun
from arbiter_app.domain.permission.corrected_results import (
    Numbers,
    of_boards,
    of_points,
    of_results,
    pairs_text,
)
from arbiter_app.domain.tie_breaks.editions import default_edition


def departures(
    before: Event, after: Event, *, misfits: int = 0
) -> Mapping[TournamentId, tuple[Departure, ...]]:
    """Return what an act did in each tournament where it did anything; `misfits` are the
    differences that were found in a report whose rounds it takes over.
    """
    before, after = before.whole, after.whole
    former = {each.id: each for each in before.tournaments}
    found = {}
    for tournament in after.tournaments if before.tournaments else ():
        was = former.get(tournament.id)
        if was is None:
            found[tournament.id] = (*_of_import(tournament, misfits),)
        elif was is not tournament or before.players is not after.players:
            then, now = before.of(was.id), after.of(tournament.id)
            found[tournament.id] = (*_of_tournament(was, then, tournament, now, misfits),)
    return {each: departed for each, departed in found.items() if departed}


def last_paired(tournament: Tournament) -> Round:
    """Return the last round that is paired in the main stage; 0 before the first."""
    return _last_paired(tournament.competition())


def _last_paired(competition: Competition) -> Round:
    if competition.traits.follows_results:
        return competition.rounds_fixed
    begun = (each.number for each in competition.rounds if competition.has_begun(each))
    return max(begun, default=Round(0))


def _of_tournament(
    former: Tournament, before: Event, tournament: Tournament, after: Event, misfits: int
) -> Iterator[Departure]:
    if not former.entries and tournament.entries:
        yield from _of_import(tournament, misfits)
        return
    yield from _of_settings(former, tournament, after)
    yield from _of_ratings(former, before.contestants, after.contestants)
    if former.rules_left is None and tournament.rules_left is not None:
        yield Departure(act=WeighedAct.LEAVE, round=last_paired(former))
    yield from of_points(former.competition(), tournament.competition())
    stages = {each.id for each in former.stages}
    for stage in tournament.stages:
        if stage.id in stages:
            then, now = former.competition(stage.id), tournament.competition(stage.id)
            if stage.boards_of is not None:
                yield from of_boards(former, tournament, stage.id)
                continue
            yield from _of_rules(then, now, after.starts_on)
            yield from _of_numbers(then, now)
            yield from _of_rounds(then, now)


# Reports taken over


def _of_import(tournament: Tournament, misfits: int) -> Iterator[Departure]:
    paired = [each.number for each in tournament.competition().rounds if each.games]
    if paired:
        act = WeighedAct.MISFIT if misfits else WeighedAct.IMPORT
        told = f"rounds {paired[0]}-{paired[-1]}"
        told += f", differences {misfits}" if misfits else ""
        yield Departure(act=act, round=paired[-1], told=told)


# Settings

_OF_PAIRING = ("system", "cycles", "rounds", "scoring")
_OF_RANKING = (
    "edition",
    "unresolved",
    "unrated",
    "annuls_withdrawals",
    "forfeits_in_ratings",
)
_OF_TEAMS = (
    "boards",
    "primary",
    "game_scoring",
    "points_of_bye",
    "points_of_forfeit",
    "colour_type",
    "readings",
    "deciders",
)
"""What of the rules of teams orders and pairs them."""
_OF_RANKING_TEAMS = ("restart",)
"""What of them orders level teams alone."""
_NOT_OF_PAIRING = {"fixed_boards", "board_order", "last_accelerated", "half_byes", "last_half_bye"}
"""What of the rules of a Swiss may be changed while it goes on."""


def _of_settings(former: Tournament, tournament: Tournament, after: Event) -> Iterator[Departure]:
    """Yield what is announced otherwise of the whole tournament, whether play has begun or not."""
    then, now, first_day = former.settings, tournament.settings, after.starts_on
    if _is_of_another_day(then, now, first_day):
        told = f"edition {then.edition} => {now.edition}"
        yield Departure(act=WeighedAct.EDITION, round=last_paired(former), told=told)
    if _doubts_rounds(tournament) and not _doubts_rounds(former):
        told = f"rounds {now.rounds}"
        yield Departure(act=WeighedAct.MANY_ROUNDS, round=last_paired(former), told=told)


def _is_of_another_day(then: Settings, now: Settings, first_day: date | None) -> bool:
    """Whether another edition was chosen than the one in force on the first day."""
    if first_day is None or now.edition == then.edition:
        return False
    return default_edition(first_day) != now.edition


def _of_rules(
    before: Competition, after: Competition, first_day: date | None
) -> Iterator[Departure]:
    """Yield by what other rules a competition is ranked or paired than when it began."""
    then, now = before.settings, after.settings
    if before.tie_lot_seed is None and after.tie_lot_seed is not None:
        # Where a final needs them lots are drawn although ties are shared.
        then = replace(then, unresolved=now.unresolved)
    if _is_of_another_day(then, now, first_day):
        then = replace(then, edition=now.edition)
    if then == now or not _has_started(before):
        return

    def departure(act: WeighedAct, *parts: str) -> Departure:
        told = "; ".join(parts)
        return Departure(act=act, stage=before.id, round=_last_paired(before), told=told)

    if then.tie_breaks != now.tie_breaks:
        told = f"tie-breaks {','.join(then.tie_breaks)} => {','.join(now.tie_breaks)}"
        yield departure(WeighedAct.TIE_BREAKS, told)
    changed = [*_changed(then, now, _OF_RANKING)]
    if then.teams is not None and now.teams is not None:
        changed += _changed(then.teams, now.teams, _OF_RANKING_TEAMS)
    if changed:
        yield departure(WeighedAct.RANKING, *changed)
    names = [field.name for field in fields(SwissRules) if field.name not in _NOT_OF_PAIRING]
    of_pairing = [*_changed(then, now, _OF_PAIRING)]
    of_pairing += _changed(_renumbered(then.swiss, before, after), now.swiss, names)
    if then.teams is not None and now.teams is not None:
        of_pairing += _changed(then.teams, now.teams, _OF_TEAMS)
    if of_pairing:
        yield departure(WeighedAct.PAIRING_RULES, *of_pairing)


def _has_started(competition: Competition) -> bool:
    if competition.traits.follows_results:
        return competition.rounds_fixed > 0
    return has_play_begun(competition)


def _renumbered(swiss: SwissRules, before: Competition, after: Competition) -> SwissRules:
    """Return the former rules of a Swiss with ranges of virtual points by the numbers of now."""
    listed = ranges_renumbered(swiss.virtual_points, before.numbers, after.numbers)
    return replace(swiss, virtual_points=listed)


def _doubts_rounds(tournament: Tournament) -> bool:
    settings = tournament.settings
    if not settings.traits.follows_results or settings.rounds is None:
        return False
    field = len(tournament.competition().numbers)
    return field > 0 and doubt_about_rounds(settings.rounds, field) is RoundsDoubt.TOO_MANY


def _changed(
    then: Settings | SwissRules | TeamRules,
    now: Settings | SwissRules | TeamRules,
    names: Iterable[str],
) -> Iterator[str]:
    """Yield what has changed, in ASCII; what a report had left open and is said for the first time
    is none of it.
    """
    for name in names:
        one, other = getattr(then, name), getattr(now, name)
        if one is not None and one != other:
            yield f"{name.replace('_', ' ')}{_values(one, other)}"


def _values(one: object, other: object) -> str:
    texts = [str(each) for each in (one, other)]
    if isinstance(one, str | int) and all(text.isascii() for text in texts):
        return f" {texts[0]} => {texts[1]}"
    return ""


# People and their numbers

_RATINGS = {"fide_rating": "FIDE", "national_rating": "national", "arbiters_rating": "estimate"}


def _of_ratings(
    former: Tournament, before: Mapping[PlayerId, Player], after: Mapping[PlayerId, Player]
) -> Iterator[Departure]:
    if before is after or former.played_by_teams:
        return  # the strength of a team gave it its number, and is no rating of C.07
    changed = []
    for player, number in former.numbers.items():
        then, now = before.get(player), after.get(player)
        if then is None or now is None or then is now:
            continue
        for name, word in _RATINGS.items():
            one, other = getattr(then, name), getattr(now, name)
            if one != other:
                changed.append(f"{number} {word} {one or '-'} => {other or '-'}")
    if changed and _has_started(former.competition()):
        yield Departure(act=WeighedAct.RATING, round=last_paired(former), told="; ".join(changed))


def _of_numbers(before: Competition, after: Competition) -> Iterator[Departure]:
    then, now = before.numbers, after.numbers
    if then is now or then == now or not _has_started(before):
        return
    moved = {
        number: now[player]
        for player, number in then.items()
        if player in now and now[player] != number
    }
    if not moved:
        return
    act = WeighedAct.NUMBERS if now.keys() <= then.keys() else WeighedAct.LATE_NUMBERS
    told = " ".join(f"{one}=>{other}" for one, other in moved.items())
    if len(moved) == 2 and moved.keys() == set(moved.values()):
        act, told = WeighedAct.TWO_NUMBERS, "<=>".join(map(str, sorted(moved)))
    yield Departure(act=act, stage=before.id, round=_last_paired(before), told=told)


# Rounds


def _of_rounds(before: Competition, after: Competition) -> Iterator[Departure]:
    for now in after.rounds:
        then = before.round_or_none(now.number)
        if then is None or then is now or then == now:
            continue
        numbers = after.draw.numbers_in(now.number) if after.draw is not None else {}
        is_by_hand = now.by_hand is not None and now.by_hand != then.by_hand
        if is_by_hand:
            yield _by_hand(before, after, now, numbers)
        else:
            yield from of_results(before, then, now, numbers)
        yield from _of_byes(before, after, then, now)


def _by_hand(
    before: Competition, after: Competition, round_: RoundOfPlay, numbers: Numbers
) -> Departure:
    assert round_.by_hand is not None, "a round that was changed by hand"
    system = [(pair.white, pair.black) for pair in round_.by_hand.system]
    made = [(pair.white, pair.black) for pair in pairs_of(round_)]
    gone = [pair for pair in system if pair not in made]
    new = [pair for pair in made if pair not in system]
    act = WeighedAct.BY_HAND
    if round_.by_hand.case is ChangeCase.EXCHANGED:
        is_older = round_state(before, round_.number) is RoundState.OLDER
        act = WeighedAct.OLD_RESULT if is_older else WeighedAct.EXCHANGE
    told = f"system {pairs_text(gone, numbers)}; by hand {pairs_text(new, numbers)}"
    return Departure(act=act, stage=after.id, round=round_.number, told=told)


def _of_byes(
    before: Competition, after: Competition, then: RoundOfPlay, now: RoundOfPlay
) -> Iterator[Departure]:
    """Yield byes with points that were given now to people who were there before."""
    had = {(bye.player, bye.mark) for bye in then.byes}
    for bye in now.byes:
        if (bye.player, bye.mark) in had or bye.player not in before.numbers:
            continue
        if bye.mark is Mark.HALF_BYE:
            act = _half_bye(before, after, then, bye.player)
        else:
            act = WeighedAct.FULL_BYE if bye.mark is Mark.FULL_BYE else None
        if act is not None:
            told = f"{after.numbers[bye.player]} {_BYE_WORDS[bye.mark]}"
            yield Departure(act=act, stage=after.id, round=now.number, told=told)


def _half_bye(
    before: Competition, after: Competition, then: RoundOfPlay, player: PlayerId
) -> WeighedAct | None:
    """Return what a half-point bye is beyond the one that is asked for in time."""
    if then.games and not before.is_draft(then):
        return WeighedAct.LATE_BYE
    given = sum(
        bye.player == player and bye.mark is Mark.HALF_BYE
        for round_ in after.rounds
        for bye in round_.byes
    )
    return WeighedAct.SECOND_HALF_BYE if given > 1 else None


_BYE_WORDS = {Mark.HALF_BYE: "half", Mark.FULL_BYE: "full"}
