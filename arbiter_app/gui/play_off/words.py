"""What the page of play-offs says of a tie, and of what comes next in it."""

from collections.abc import Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.facts.rules.match_rules import MatchRules
from arbiter_app.domain.facts.rules.play_off_rules import Form, Pairs
from arbiter_app.domain.ids import ParticipantId, is_team
from arbiter_app.domain.next_step.play_offs import Proposal
from arbiter_app.domain.pairing.knockout import KnockoutMatch, knockout, match_rules
from arbiter_app.domain.pairing.match import MatchState
from arbiter_app.domain.play_offs.regulations import regulations
from arbiter_app.gui.play_off.agenda import Do, Matter, Task
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.wording.terms.event import regulations as regulations_in_words
from arbiter_app.wording.terms.play import knockouts, play_offs
from arbiter_app.wording.terms.registration import people

_VERBS = {
    Do.BEGIN: QT_TRANSLATE_NOOP("PlayOffPage", "&Begin the play-off"),
    Do.ENTRY: QT_TRANSLATE_NOOP("PlayOffPage", "&Draw who plays"),
    Do.STEP: QT_TRANSLATE_NOOP("PlayOffPage", "&Begin the next stage"),
    Do.COLOURS: QT_TRANSLATE_NOOP("PlayOffPage", "&Draw the colours"),
    Do.BIDS: QT_TRANSLATE_NOOP("PlayOffPage", "&Take the bids"),
    Do.PAIR: QT_TRANSLATE_NOOP("PlayOffPage", "Pair the &next game"),
    Do.LINE_UPS: QT_TRANSLATE_NOOP("PlayOffPage", "&Line-ups…"),
    Do.RESULTS: QT_TRANSLATE_NOOP("PlayOffPage", "&Type the results"),
    Do.LOT: QT_TRANSLATE_NOOP("PlayOffPage", "&Draw the winner by lot"),
    Do.LOTS: QT_TRANSLATE_NOOP("PlayOffPage", "&Draw lots"),
    Do.ANNUL: QT_TRANSLATE_NOOP("PlayOffPage", "&Annul the play-off…"),
    Do.OTHER: QT_TRANSLATE_NOOP("PlayOffPage", "To the play-off that &goes on"),
    Do.NOTHING: QT_TRANSLATE_NOOP("PlayOffPage", "Final &table"),
}

_FROM_HALL = {
    Do.ENTRY: QT_TRANSLATE_NOOP("PlayOffPage", "&Take the lot"),
    Do.COLOURS: QT_TRANSLATE_NOOP("PlayOffPage", "&Take the colours"),
    Do.LOT: QT_TRANSLATE_NOOP("PlayOffPage", "&Take the lot"),
    Do.LOTS: QT_TRANSLATE_NOOP("PlayOffPage", "&Take the lot"),
}

_FEWEST = 2
"""So many it takes to play."""


def verb(task: Task, *, from_hall: bool = False) -> str:
    """Return what the one button says."""
    if task.do is Do.PAIR and any(is_team(each) for match in task.matches for each in _two(match)):
        return translate("PlayOffPage", "Pair the &next match")
    return translate("PlayOffPage", (_FROM_HALL if from_hall else {}).get(task.do, _VERBS[task.do]))


def _two(match: KnockoutMatch) -> Sequence[ParticipantId]:
    """Return who has come to a match."""
    return [each for each in match.players if each is not None]


def headline(event: Event, matter: Matter) -> str:
    """Return what is played for, of which stage: "Play-off for places 1–2"."""
    places = play_offs.places(window_catalogue(), matter.first_place, matter.last_place)
    if title := event.tournament.stage(matter.stage).title:
        pattern = translate("PlayOffPage", "{stage}: play-off for {places}")
        return pattern.format(stage=title, places=places)
    return translate("PlayOffPage", "Play-off for {places}").format(places=places)


def why(event: Event, matter: Matter) -> str:
    """Return why there is something to play off, or how the play-off stands."""
    catalogue = window_catalogue()
    if matter.tie is not None:
        said = [play_offs.tie_text(catalogue, in_hand(event, matter.stage), matter.tie)]
    else:
        pattern = translate("PlayOffPage", "Tied before it: {names}.")
        said = [pattern.format(names=play_offs.names(catalogue, event, matter.players))]
    if declined := sorted(matter.declined):
        pattern = translate("PlayOffPage", "Does not play: {names}.")
        said.append(pattern.format(names=play_offs.names(catalogue, event, declined)))
    return " ".join(said)


def warnings(matter: Matter, protests: int) -> str:
    """Return what may pull the ground from under a tie; "" for nothing."""
    said = []
    if matter.state is not None and not matter.state.is_valid:
        said.append(
            translate(
                "PlayOffPage",
                "A result was corrected since, and the tie that is played off does not exist any"
                " more. Undo the correction if it was wrong (Ctrl+Z); else annul this play-off.",
            )
        )
    if protests:
        said.append(
            translate(
                "PlayOffPage",
                "%n protest(s) about games of those tied are not decided: with them the tie may"
                " change. Decide them before anybody sits down.",
                None,
                protests,
            )
        )
    return "\n".join(said)


def what_next(event: Event, matter: Matter, task: Task) -> str:
    """Return what comes next, and by which rule."""
    catalogue = window_catalogue()
    match task.do:
        case Do.BEGIN if task.proposal is not None:
            rules = regulations(event.tournament, matter.stage)
            pauses = "" if rules is None else regulations_in_words.pauses_text(catalogue, rules)
            return f"{_proposed(event, task.proposal)}\n{pauses}".strip()
        case Do.STEP if task.proposal is not None:
            return _proposed(event, task.proposal)
        case Do.ENTRY if task.proposal is not None and task.proposal.trim is not None:
            kept = task.proposal.trim.kept
            free = sum(player in kept for player in task.players)
            lowest = translate("PlayOffPage", "The %n lowest lot(s) play.", None, free)
            return f"{_proposed(event, task.proposal)}\n{lowest}"
        case Do.BEGIN if len(matter.players) - len(matter.declined) < _FEWEST:
            return translate("PlayOffPage", "There is nobody left to play against.")
        case Do.BEGIN:
            return translate("PlayOffPage", "There is nothing to play: lots decide.")
        case Do.LOTS:
            pattern = translate(
                "PlayOffPage",
                "The regulations have nothing more for {names}, who are still level: lots put them"
                " in order.",
            )
            return pattern.format(names=play_offs.names(catalogue, event, task.players))
        case Do.LINE_UPS:
            return translate(
                "PlayOffPage",
                "Line-ups of the teams come in; once they are open the results are typed on the"
                " boards.",
            )
        case Do.RESULTS:
            return translate("PlayOffPage", "%n result(s) to come.", None, task.missing)
        case Do.NOTHING | Do.OTHER | Do.ANNUL:
            assert matter.state is not None, "only what has begun ends"
            return play_offs.state_text(catalogue, event, matter.state)
        case _:
            return "\n".join(_of_match(event, task, match) for match in task.matches)


def draws_numbers(proposal: Proposal | None) -> bool:
    """Whether lots give the numbers of a step: of two players the lot of colours decides all, and
    a step of which a lot decides first who plays it does not begin yet.
    """
    if proposal is None or proposal.is_open or proposal.branch.form is Form.MATCH:
        return False
    return proposal.branch.pairs is Pairs.LOT


def _proposed(event: Event, proposal: Proposal) -> str:
    catalogue = window_catalogue()
    of_teams = event.tournament.played_by_teams
    said = play_offs.proposal_text(catalogue, event, proposal)
    played = regulations_in_words.branch_text(catalogue, proposal.branch, of_teams=of_teams)
    return f"{said}\n{played}"


def _of_match(event: Event, task: Task, match: KnockoutMatch) -> str:
    assert match.state is not None, "something can be done only in a match of two"
    assert task.stage is not None, "a match belongs to a step"
    catalogue, state = window_catalogue(), match.state
    seen = in_hand(event, task.stage)
    rules = match_rules(seen.competition.settings.knockout, match.node)
    said = [_score(event, seen, match)]
    match task.do:
        case Do.COLOURS | Do.BIDS:
            said.append(_new_step(rules, state, of_teams=seen.is_of_teams))
        case Do.PAIR if state.next is not None:
            pattern = translate("PlayOffPage", "Next: {game}, {name} has White.")
            said.append(
                pattern.format(
                    game=knockouts.game_name(catalogue, rules, state, state.next),
                    name=people.name(catalogue, event.contestants[state.next.white]),
                )
            )
        case Do.LOT:
            said.append(translate("PlayOffPage", "Its last stage left it level: a lot decides."))
    return " ".join(said)


def _score(event: Event, seen: InHand, match: KnockoutMatch) -> str:
    """Return who plays and how it stands: "Semifinal 1, Бук Ян – Дуб Ада 1:1."."""
    assert match.state is not None, "something can be done only in a match of two"
    catalogue = window_catalogue()
    names = play_offs.names(catalogue, event, match.state.pair)
    score = knockouts.score_text(catalogue, match.state)
    bracket = knockout(seen.competition).bracket
    if len(bracket.matches) > 1:
        name = knockouts.match_name(catalogue, bracket, match.node)
        pattern = translate("PlayOffPage", "{match}, {names} {score}.")
        return pattern.format(match=name, names=names, score=score).replace(" .", ".")
    pattern = translate("PlayOffPage", "{names} {score}.")
    return pattern.format(names=names, score=score).replace(" .", ".")


def _new_step(rules: MatchRules, state: MatchState, *, of_teams: bool) -> str:
    step = rules.steps[state.step]
    told = regulations_in_words.step_text(window_catalogue(), step, of_teams=of_teams)
    if state.step == 0:
        pattern = translate("PlayOffPage", "First: {step}.")
        return pattern.format(step=told)
    pattern = translate("PlayOffPage", "It is a tie. Now: {step}.")
    return pattern.format(step=told)
