"""How an event, its people and whom they play for are called in English: as Latin letters write
them (КМУ 55/2010), unless the event says otherwise; and what it says in its own words.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from arbiter_app.domain.facts.disputes.appeals import Appeal
from arbiter_app.domain.facts.disputes.incidents import Encounter, Incident
from arbiter_app.domain.facts.event import Event, Particular
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.rounds import RoundOfPlay, Stage
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names import english_words
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import in_latin

Usual = Callable[[str], str]
"""What is made of a text in English where nobody says otherwise."""

_Texts = Iterable[tuple[str | None, Usual]]


def english_name(event: Event, name: str, usual: Usual = in_latin) -> str:
    """Return what a name of an event is in English."""
    return event.english_names.get(name) or usual(name)


def english_names(event: Event) -> Mapping[str, str]:
    """Return what every text of an event is in English that is another one there."""
    own = event.english_names
    told = {text: own.get(text) or usual for text, usual in usual_english(event).items()}
    return {text: english for text, english in told.items() if english != text}


def usual_english(event: Event) -> Mapping[str, str]:
    """Return every text of an event that people wrote in other than Latin letters, but names of
    players, with what it is in English where the event does not say: a name in Latin letters, a
    time control in English words, a sentence as it is written, and so what is in letters that the
    table of Latin ones does not know, such as 王 or 🙂. So are texts that have an English form.

    First of all what stands on most papers, then by the alphabet regions, clubs and coaches, then
    what is said of the event, and what happened at it.
    """
    whole, known = event.whole, event.english_names
    found: dict[str, str] = {}
    for text, usual in chain(
        _of_event(whole),
        chain.from_iterable(map(_of_tournament, whole.tournaments)),
        _of_officials(whole),
        chain.from_iterable(map(_of_teams, whole.tournaments)),
        _of_players(whole.players.values()),
        _of_words(whole),
        *(_of_disputes(each) for each in whole.tournaments),
        *(_of_play(each) for each in whole.tournaments),
    ):
        if text and text not in found and (text in known or any(map(_is_foreign, text))):
            found[text] = usual(text)
    return found


def _is_foreign(letter: str) -> bool:
    if letter <= _LAST_LATIN:
        return False
    is_letter = unicodedata.category(letter) in _LETTERS
    return letter >= _PICTURES or (is_letter and "LATIN" not in unicodedata.name(letter, ""))


_LETTERS = {"Lu", "Ll", "Lo", "Mn", "Mc"}
_LAST_LATIN = "\u024f"
"""Behind the blocks of Latin letters that stand together."""
_PICTURES = "\u2600"
"""The first of the signs that are pictures; № and its like stand before them."""


def _of_event(event: Event) -> _Texts:
    yield event.title, in_latin
    yield event.organiser, in_latin
    yield event.place, english_words.place
    yield event.time_control, english_words.clock
    yield event.particulars.get(Particular.APPROVED_BY), english_words.lines
    yield event.particulars.get(Particular.VENUE), english_words.lines
    yield event.particulars.get(Particular.CURRENCY), english_words.money
    yield from ((each.name, english_words.field) for each in event.rooms)
    yield from ((each.title, english_words.field) for each in event.across)


def _of_tournament(tournament: Tournament) -> _Texts:
    yield tournament.title, english_words.field
    yield tournament.own.time_control, english_words.clock
    yield from ((each.title, english_words.field) for each in tournament.categories)
    settings = (tournament.settings, *(each.settings for each in tournament.stages))
    for each in settings:
        if each is not None:
            yield from _of_knockout(each.knockout)
            yield from _of_play_off(each.play_off)
    for stage in tournament.stages:
        yield stage.title, english_words.field
        yield stage.time_control, english_words.clock


def _of_knockout(rules: KnockoutRules) -> _Texts:
    yield from _of_match(rules.match)
    if rules.final is not None:
        yield from _of_match(rules.final)


def _of_play_off(rules: PlayOffRules | None) -> _Texts:
    if rules is None:
        return
    yield rules.id, in_latin
    yield rules.source, english_words.words
    for level in rules.levels:
        for branch in level.branches:
            yield branch.time_control, english_words.clock
            if branch.match is not None:
                yield from _of_match(branch.match)


def _of_match(rules: MatchRules) -> _Texts:
    for step in rules.steps:
        yield step.time_control, english_words.clock
        yield step.black_time_control, english_words.clock
        yield step.remark, english_words.words


def _of_officials(event: Event) -> _Texts:
    for each in event.officials:
        yield each.name, in_latin
        yield each.category, english_words.category
        yield each.title, english_words.category
        yield each.region, english_words.place
        yield each.duty.rooms, english_words.field
        yield each.duty.shifts, english_words.words


def _of_teams(tournament: Tournament) -> _Texts:
    for team in tournament.teams:
        yield team.name, in_latin
        yield team.short_name, in_latin
        yield team.region, english_words.place
        for name in (team.club, team.federation, team.captain, team.substitute, team.coach):
            yield name, in_latin


def _of_players(players: Iterable[Player]) -> _Texts:
    people = list(players)
    yield from ((each, english_words.place) for each in _sorted(each.region for each in people))
    yield from ((each, in_latin) for each in _sorted(each.club for each in people))
    yield from ((each, in_latin) for each in _sorted(each.coach for each in people))
    yield from ((each, in_latin) for each in _sorted(each.team for each in people))
    yield from ((each, in_latin) for each in _sorted(each.federation for each in people))
    for player in people:
        yield player.needs, english_words.words
        for origin in (player.fide_origin, player.national_origin):
            yield origin.list if origin else None, english_words.rating_list


def _sorted(names: Iterable[str | None]) -> list[str]:
    return sorted({name for name in names if name}, key=collation_key)


def _of_words(event: Event) -> _Texts:
    yield from ((each, english_words.words) for each in event.particulars.values())
    yield from ((each.title, english_words.words) for each in event.requirements)
    yield from ((each.reason, english_words.words) for each in event.discounts)
    if event.regulations is not None:
        yield event.regulations.name, in_latin
    of_person = _names_of_people(event)
    for receipt in event.receipts:
        yield receipt.taken_by, in_latin
        for line in receipt.lines:
            yield line.name, of_person(line.name)
            yield line.title, english_words.field
    for tournament in event.tournaments:
        for stage in tournament.stages:
            for round_ in stage.rounds:
                yield from ((each.by, of_person(each.by)) for each in round_.signatures)


def _names_of_people(event: Event) -> Callable[[str], Usual]:
    """Return how a name that was written down is told: as that of a player who has it."""
    by_name = {each.name: each for each in event.players.values() if each.latin_name}

    def usual(name: str) -> Usual:
        now = by_name.get(name)
        return in_latin if now is None else _always(now.latin_name or "")

    return usual


def _always(english: str) -> Usual:
    return lambda _: english


def _of_disputes(tournament: Tournament) -> _Texts:
    for incident in tournament.incidents:
        yield from _of_incident(incident)
    for appeal in tournament.appeals:
        yield from _of_appeal(appeal)


def _of_incident(incident: Incident) -> _Texts:
    for name in (incident.arbiter, incident.chief, incident.reported_by):
        yield name, english_words.person
    yield from _of_encounter(incident.encounter)
    yield incident.article, english_words.words
    yield incident.account, english_words.words
    for penalty in incident.penalties:
        yield penalty.person, english_words.person
        if penalty.lifted is not None:
            yield penalty.lifted.by, in_latin
            yield penalty.lifted.reason, english_words.words


def _of_appeal(appeal: Appeal) -> _Texts:
    seats = (seat.name for seat in appeal.seats)
    heads = (appeal.addressee, appeal.chief, appeal.decided_by, appeal.filed_by, appeal.person)
    yield from ((name, english_words.person) for name in (*heads, *seats))
    yield from _of_encounter(appeal.encounter)
    yield appeal.claim, english_words.words
    yield appeal.decision, english_words.words


def _of_encounter(encounter: Encounter | None) -> _Texts:
    if encounter is not None:
        yield encounter.white_person, in_latin
        yield encounter.black_person, in_latin


def _of_play(tournament: Tournament) -> _Texts:
    for entry in tournament.entries:
        if entry.decision is not None:
            yield entry.decision.reason, english_words.words
        yield from ((each.reason, english_words.words) for each in entry.rulings)
    yield from ((each.definition, english_words.words) for each in tournament.own_criteria)
    yield from ((each.reason, english_words.words) for each in tournament.list_changes)
    yield from ((each.given_up, english_words.words) for each in tournament.play_offs)
    for line in tournament.integrity:
        yield line.actor, in_latin
        yield line.reason, english_words.words
    if tournament.rules_left is not None:
        yield tournament.rules_left.actor, in_latin
        yield tournament.rules_left.reason, english_words.words
    yield from _of_ceremony(tournament)
    for stage in tournament.stages:
        yield from _of_stage(stage)


def _of_ceremony(tournament: Tournament) -> _Texts:
    draw, ceremony = tournament.draw, tournament.ceremony
    if draw is not None:
        for drawn in draw.drawn:
            yield drawn.contingent, english_words.place
            yield drawn.person, in_latin
    if ceremony is None:
        return
    yield ceremony.way_out, english_words.words
    yield from ((each, in_latin) for each in ceremony.witnesses)
    yield from ((each.contingent, english_words.place) for each in ceremony.groups)
    for step in (*ceremony.steps, *(each.step for each in ceremony.mis_draws)):
        yield step.by, in_latin
        yield step.person, in_latin
    for miss in ceremony.mis_draws:
        yield miss.note, english_words.words
        yield miss.witness, in_latin


def _of_stage(stage: Stage) -> _Texts:
    for decision in stage.decisions:
        yield decision.reason, english_words.words
        yield decision.value, english_words.clock
        yield decision.person, in_latin
    for round_ in stage.rounds:
        yield from _of_round(round_)


def _of_round(round_: RoundOfPlay) -> Iterator[tuple[str | None, Usual]]:
    for signed in (round_.published, round_.signed_off):
        yield signed.by if signed else None, in_latin
    if round_.by_hand is not None:
        yield round_.by_hand.reason, english_words.words
    yield from ((bye.remark, english_words.words) for bye in round_.byes)
    for game in round_.games:
        if game.checked is not None:
            yield game.checked.by, in_latin
        if game.arbiter:
            yield game.arbiter, in_latin
        if game.time_control:
            yield game.time_control, english_words.clock
        if game.adjournment is not None:
            yield game.adjournment.note, english_words.words
        if game.replay is not None:
            yield game.replay.reason, english_words.words
