"""What may be done in which state of the event, as data: action x phase -> verdict."""

from collections.abc import Callable, Mapping
from enum import Enum, StrEnum, auto
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.pairing.progress import is_over


class Phase(Enum):
    """How far a tournament has come."""

    REGISTRATION = auto()
    DRAWN = auto()
    PLAYING = auto()
    OVER = auto()


def phase(competition: Competition) -> Phase:
    """Return how far a tournament has come, judged by its draw and its results."""
    if competition.draw is None:
        return Phase.REGISTRATION
    if is_over(competition):
        return Phase.OVER
    return Phase.PLAYING if has_play_begun(competition) else Phase.DRAWN


def has_play_begun(competition: Competition) -> bool:
    """Whether anything has a result or was adjourned but the games that a withdrawal forfeited:
    these alone are no play until their round is signed off, and the numbers may still be drawn
    anew. Nor is a game carried over from an earlier stage. Groups and finals have begun when the
    first of them has.
    """
    if competition.traits.has_parts:
        return any(map(has_play_begun, competition.parts))
    rounds = competition.rounds
    return any(is_played_from(competition, round_) for round_ in rounds)


def is_played_from(competition: Competition, round_: RoundOfPlay) -> bool:
    """Whether players have sat down to the pairings of a round, or it is signed off, see
    `has_play_begun`.
    """
    if competition.is_rest(round_) or round_.signed_off is not None:
        return True
    return any(
        game.is_adjourned
        or game.is_under_way
        or (
            game.result is not None
            and game.carried_from is None
            and not game.is_forfeited_beforehand
            and not is_forfeit_of_withdrawn(competition, game)
        )
        for game in round_.games
    )


class Verdict(Enum):
    """Whether an action is allowed, needs a reason for the journal or also a decision that the
    journal shows, or is refused.
    """

    ALLOWED = auto()
    NEEDS_REASON = auto()
    NEEDS_DECISION = auto()
    REFUSED = auto()


class Action(StrEnum):
    """What the table below judges; the value names the refusal."""

    DESCRIBE = "permission.describe"
    CHANGE_SYSTEM = "permission.change-system"
    CHANGE_SWISS = "permission.change-swiss"
    CHANGE_TEAM_RULES = "permission.change-team-rules"
    CHANGE_SOLVING = "permission.change-solving"
    CHANGE_KNOCKOUT = "permission.change-knockout"
    CHANGE_PLAY_OFF = "permission.change-play-off"
    CHANGE_SCORING = "permission.change-scoring"
    CHANGE_CHESS960 = "permission.change-chess960"
    CHANGE_TIE_BREAKS = "permission.change-tie-breaks"
    CHANGE_RATING_RULES = "permission.change-rating-rules"
    CHANGE_WITHDRAWALS = "permission.change-withdrawals"
    DEFINE_CRITERION = "permission.define-criterion"
    CHANGE_ELIGIBILITY = "permission.change-eligibility"
    IMPORT_REPORT = "permission.import-report"
    ADD_PLAYER = "permission.add-player"
    ADD_TEAM = "permission.add-team"
    EDIT_TEAM = "permission.edit-team"
    REMOVE_TEAM = "permission.remove-team"
    CHANGE_ROSTER = "permission.change-roster"
    EDIT_PLAYER = "permission.edit-player"
    REPLACE_PLAYER = "permission.replace-player"
    UPDATE_RATINGS = "permission.update-ratings"
    REMOVE_PLAYER = "permission.remove-player"
    WITHDRAW_PLAYER = "permission.withdraw-player"
    EXPEL_PLAYER = "permission.expel-player"
    MISS_ROUNDS = "permission.miss-rounds"
    RETURN_PLAYER = "permission.return-player"
    JOIN_LATE = "permission.join-late"
    DRAW_NUMBERS = "permission.draw-numbers"
    RENUMBER = "permission.renumber"
    ANNUL_DRAW = "permission.annul-draw"
    DIVIDE = "permission.divide"
    ADD_STAGE = "permission.add-stage"
    SET_TIMES = "permission.set-times"
    FIX_LOT_SEED = "permission.fix-lot-seed"
    DRAW_TIE_LOTS = "permission.draw-tie-lots"


_YES, _WHY, _NO = Verdict.ALLOWED, Verdict.NEEDS_REASON, Verdict.REFUSED

_TABLE: Mapping[Action, tuple[Verdict, Verdict, Verdict, Verdict]] = {
    #                            registration drawn playing over
    Action.DESCRIBE:            (_YES, _YES, _YES, _YES),
    Action.CHANGE_SYSTEM:       (_YES, _NO,  _NO,  _NO),   # the schedule is fixed by the draw
    Action.CHANGE_SWISS:        (_YES, _YES, _NO,  _NO),   # C.04.1 Art. 1: said beforehand
    Action.CHANGE_TEAM_RULES:   (_YES, _YES, _WHY, _WHY),  # a decision; pairing: outside the mode
    Action.CHANGE_SOLVING:      (_YES, _YES, _WHY, _WHY),  # problems may fall out after a round
    Action.CHANGE_KNOCKOUT:     (_YES, _YES, _NO,  _NO),   # the bracket follows from them
    Action.CHANGE_PLAY_OFF:     (_YES, _YES, _WHY, _WHY),  # C.07 Art. 3.1: said beforehand
    Action.CHANGE_SCORING:      (_YES, _YES, _NO,  _NO),   # Laws of Chess Art. 10.1: announced
    Action.CHANGE_CHESS960:     (_YES, _YES, _WHY, _WHY),  # Laws, Guidelines II: said beforehand
    Action.CHANGE_TIE_BREAKS:   (_YES, _YES, _WHY, _WHY),  # C.07 Art. 4.1: announced beforehand
    Action.CHANGE_RATING_RULES: (_YES, _YES, _WHY, _WHY),  # C.07 Art. 10: published beforehand
    Action.CHANGE_WITHDRAWALS:  (_YES, _YES, _WHY, _WHY),  # C.05 Art. 6.6
    Action.DEFINE_CRITERION:    (_YES, _YES, _WHY, _WHY),  # C.07 Art. 4.1: announced beforehand
    Action.CHANGE_ELIGIBILITY:  (_YES, _WHY, _WHY, _WHY),  # V.1.6: the regulations set them
    Action.IMPORT_REPORT:       (_YES, _NO,  _NO,  _NO),   # a report is a whole event
    Action.ADD_PLAYER:          (_YES, _NO,  _NO,  _NO),   # C.05 Annex 1: the schedule has no room
    Action.ADD_TEAM:            (_YES, _WHY, _NO,  _NO),   # late, as a player: C.05 Art. 6.3
    Action.EDIT_TEAM:           (_YES, _YES, _YES, _YES),
    Action.REMOVE_TEAM:         (_YES, _NO,  _NO,  _NO),   # published pairs stay
    Action.CHANGE_ROSTER:       (_YES, _YES, _WHY, _WHY),  # who was named plays
    Action.EDIT_PLAYER:         (_YES, _YES, _YES, _YES),
    Action.REPLACE_PLAYER:      (_YES, _WHY, _WHY, _WHY),  # sheets with his name are posted
    Action.UPDATE_RATINGS:      (_YES, _YES, _WHY, _WHY),  # C.07 Art. 10: those of the start hold
    Action.REMOVE_PLAYER:       (_YES, _NO,  _NO,  _NO),   # C.05 Art. 6: published pairs stay
    Action.WITHDRAW_PLAYER:     (_NO,  _WHY, _WHY, _NO),
    Action.EXPEL_PLAYER:        (_NO,  _WHY, _WHY, _WHY),  # VII.1.10: also after the last game
    Action.MISS_ROUNDS:         (_NO,  _WHY, _WHY, _NO),
    Action.RETURN_PLAYER:       (_WHY, _WHY, _WHY, _WHY),
    Action.JOIN_LATE:           (_NO,  _WHY, _NO,  _NO),   # C.05 Art. 6.3: until round 1
    Action.DRAW_NUMBERS:        (_YES, _YES, _NO,  _NO),   # numbers are fixed once play began
    Action.RENUMBER:            (_NO,  _NO,  _NO,  _NO),   # but in a Swiss, see below
    Action.ANNUL_DRAW:          (_NO,  _WHY, _NO,  _NO),   # C.06 (older) Art. II.3
    Action.DIVIDE:              (_NO,  _YES, _NO,  _NO),   # by the numbers of the draw
    Action.ADD_STAGE:           (_NO,  _YES, _YES, _YES),  # who plays in it has a number
    Action.SET_TIMES:           (_NO,  _YES, _YES, _YES),
    Action.FIX_LOT_SEED:        (_YES, _YES, _NO,  _NO),   # C.07 Art. 4.2: before it matters
    Action.DRAW_TIE_LOTS:       (_NO,  _NO,  _NO,  _YES),  # lots only for what play left tied
}  # fmt: skip

_WHERE_RESULTS_PAIR: Mapping[Action, tuple[Verdict, Verdict, Verdict, Verdict]] = {
    Action.MISS_ROUNDS:         (_NO,  _NO,  _NO,  _NO),   # a bye is asked for instead
    Action.JOIN_LATE:           (_NO,  _YES, _YES, _NO),   # C.04.2 Art. 3: at any time
    Action.ADD_TEAM:            (_YES, _YES, _YES, _NO),   # late, as a player
    Action.RENUMBER:            (_NO,  _WHY, _WHY, _NO),   # C.04.2 Art. 2: until round 4 is paired
    Action.REMOVE_PLAYER:       (_YES, _YES, _NO,  _NO),   # until round 1 is paired
}  # fmt: skip
"""What is judged otherwise where each round is paired from the results before it."""

_OF_SOLVERS: Mapping[Action, tuple[Verdict, Verdict, Verdict, Verdict]] = {
    Action.JOIN_LATE:           (_NO,  _YES, _YES, _NO),   # nobody has to wait for an opponent
    Action.MISS_ROUNDS:         (_NO,  _NO,  _NO,  _NO),   # the sheet says it
}  # fmt: skip
"""What is judged otherwise where problems are solved."""

_LAST_BY_NEW_NUMBERS = 3
"""The last round before the one from whose pairing on numbers stay (C.04.2 Art. 2)."""

_WHERE_WE_PAIR = frozenset(
    {
        Action.CHANGE_SYSTEM,
        Action.ADD_PLAYER,
        Action.REMOVE_PLAYER,
        Action.JOIN_LATE,
        Action.DRAW_NUMBERS,
        Action.RENUMBER,
        Action.ANNUL_DRAW,
    }
)
"""What is part of pairing: a Swiss of another text is read from a report file and not paired."""

_WHAT_A_CEREMONY_FIXES = frozenset(
    {
        Action.CHANGE_SYSTEM,
        Action.IMPORT_REPORT,
        Action.ADD_PLAYER,
        Action.ADD_TEAM,
        Action.REMOVE_PLAYER,
        Action.REMOVE_TEAM,
        Action.DRAW_NUMBERS,
    }
)
"""What waits while a ceremony of the draw is under way: who draws, and for what, is fixed."""

_COLUMN = {Phase.REGISTRATION: 0, Phase.DRAWN: 1, Phase.PLAYING: 2, Phase.OVER: 3}

Judge = Callable[[InHand, Mapping[str, Any]], None]
"""Raises RuleError where the event does not allow an action with these parameters."""


def anything(_: InHand, __: Mapping[str, Any]) -> None:
    """Judge nothing: the command itself says what it needs."""


def verdict(action: Action, competition: Competition) -> Verdict:
    """Return whether an action is allowed now."""
    if _is_about_pairing_what_is_read(action, competition):
        return Verdict.REFUSED
    if _waits_for_the_ceremony(action, competition):
        return Verdict.REFUSED
    if _has_no_free_round(action, competition) or _has_teams_alone(action, competition):
        return Verdict.REFUSED
    if action is Action.DRAW_NUMBERS and _published(competition):
        return Verdict.REFUSED
    if action is Action.ADD_PLAYER and competition.settings.teams is not None:
        return Verdict.ALLOWED  # teams have the numbers
    if action is Action.CHANGE_SWISS and is_paired(competition):
        return Verdict.REFUSED
    if _comes_too_late_for_numbers(action, competition):
        return Verdict.REFUSED
    if action is Action.IMPORT_REPORT and competition.participants:
        return Verdict.REFUSED
    table = _TABLE
    if competition.traits.follows_results and action in _WHERE_RESULTS_PAIR:
        table = _WHERE_RESULTS_PAIR
    if competition.traits.has_sheets and action in _OF_SOLVERS:
        table = _OF_SOLVERS
    return table[action][_COLUMN[phase(competition)]]


def _comes_too_late_for_numbers(action: Action, competition: Competition) -> bool:
    """Whether a round of a Swiss is paired that must not be for an act that changes numbers."""
    if not competition.traits.follows_results or competition.draw is None:
        return False
    match action:
        case Action.REMOVE_PLAYER:
            return is_paired(competition)
        case Action.RENUMBER:
            return any(each.games for each in competition.rounds[_LAST_BY_NEW_NUMBERS:])
        case Action.JOIN_LATE | Action.ADD_TEAM:
            return competition.rounds_fixed >= competition.announced_rounds
        case _:
            return False


def is_paired(competition: Competition) -> bool:
    """Whether a round has pairs, be it a draft."""
    return any(round_.games for round_ in competition.rounds)


def verdict_here(action: Action, here: InHand) -> Verdict:
    """Return the verdict on an action, which outside the rules mode leaves open how a Swiss is
    paired after round 1: that is weighed as an act, see `acts`.
    """
    is_open = here.tournament.rules_left is not None and action is Action.CHANGE_SWISS
    if is_open and here.competition.rounds_fixed and not here.competition.settings.is_only_read:
        return Verdict.ALLOWED
    return verdict(action, here.competition)


def allows(action: Action) -> Judge:
    """Return the judge of an action of the table."""

    def judge(here: InHand, params: Mapping[str, Any]) -> None:
        match verdict_here(action, here):
            case Verdict.REFUSED:
                raise refusal(action, here.competition)
            case Verdict.NEEDS_REASON:
                demand_reason(params)

    return judge


def judge_number_of_rounds(here: InHand, params: Mapping[str, Any]) -> None:
    """Judge how many rounds a Swiss has: it is fixed when round 1 is paired, unless a report left
    it open and it is said for the first time.
    """
    if here.competition.settings.rounds is not None:
        allows(Action.CHANGE_SWISS)(here, params)


def refusal(action: Action, competition: Competition) -> RuleError:
    """Return why an action is refused now."""
    if _is_about_pairing_what_is_read(action, competition):
        return RuleError("system.swiss")
    if _waits_for_the_ceremony(action, competition):
        return RuleError("ceremony.under-way")
    if _has_teams_alone(action, competition):
        return RuleError("late.of-teams")
    if _has_no_free_round(action, competition):
        of_teams = action is Action.ADD_TEAM
        return RuleError(action.value if of_teams else "late.no-free-round")
    if action is Action.MISS_ROUNDS and competition.traits.follows_results:
        return RuleError("bye.instead")
    if (
        action is Action.DRAW_NUMBERS
        and competition.traits.follows_results
        and competition.draw is not None
    ):
        return RuleError("numbers.given")
    if (
        action is Action.DRAW_NUMBERS
        and not has_play_begun(competition)
        and (round_ := _published(competition))
    ):
        return RuleError("draw.published", round=round_.number)
    if _comes_too_late_for_numbers(action, competition):
        return _refusal_of_numbers(action, competition)
    if competition.traits.follows_results:
        return _refusal_in_a_swiss(action)
    if competition.traits.has_sheets and action is Action.CHANGE_SYSTEM:
        return RuleError("solving.system-stands")
    return RuleError(action.value)


def _refusal_in_a_swiss(action: Action) -> RuleError:
    """Return why an action is refused where no schedule follows from the numbers."""
    match action:
        case Action.CHANGE_SYSTEM:
            return RuleError("numbers.system-stands")
        case Action.WITHDRAW_PLAYER:
            return RuleError("numbers.nothing-to-leave")
        case Action.ANNUL_DRAW:
            return RuleError("numbers.not-annulled")
        case _:
            return RuleError(action.value)


def _refusal_of_numbers(action: Action, competition: Competition) -> RuleError:
    """Return why numbers of a Swiss do not change any more; a draft can be taken away."""
    if action in (Action.JOIN_LATE, Action.ADD_TEAM):
        return RuleError("late.all-paired")
    draft = next((each.number for each in competition.rounds if competition.is_draft(each)), None)
    if action is Action.REMOVE_PLAYER:
        if draft == 1:
            return RuleError("numbers.first-draft", round=draft)
        return RuleError("numbers.first-paired")
    if draft == _LAST_BY_NEW_NUMBERS + 1:
        return RuleError("numbers.draft-stands", round=draft)
    return RuleError(Action.RENUMBER.value)


def _published(competition: Competition) -> RoundOfPlay | None:
    """Return the first round whose pairings are published: they stay (C.05 Art. 6)."""
    is_in_stages = competition.traits.has_parts
    stages = competition.parts if is_in_stages else (competition,)
    return next((each for stage in stages for each in stage.rounds if each.published), None)


def judge_ceremony(here: InHand, _: Mapping[str, Any]) -> None:
    """Judge a step of the ceremony of the draw. Raises RuleError("ceremony.none")."""
    if not is_ceremony_under_way(here.competition):
        raise RuleError("ceremony.none")


def judge_taking_back(here: InHand, _: Mapping[str, Any]) -> None:
    """Judge that the last step of a ceremony is taken back: also of one that led to a draw, while
    nobody has played and the players are still those who drew.

    Raises RuleError("ceremony.none"), ("permission.draw-numbers") or ("ceremony.field-changed").
    """
    competition = here.competition
    if competition.ceremony is None:
        raise RuleError("ceremony.none")
    if competition.draw is None:
        return
    allows(Action.DRAW_NUMBERS)(here, {})
    drew = competition.ceremony.numbers.keys()
    if drew != {*competition.players} - competition.left:
        raise RuleError("ceremony.field-changed")


def judge_naming_of_witnesses(here: InHand, _: Mapping[str, Any]) -> None:
    """Judge the naming of witnesses, also when all is drawn. Raises RuleError("ceremony.none")."""
    if here.competition.ceremony is None:
        raise RuleError("ceremony.none")


def is_ceremony_under_way(competition: Competition) -> bool:
    """Whether a ceremony has begun and not yet led to a draw."""
    return competition.ceremony is not None and competition.draw is None


def _is_about_pairing_what_is_read(action: Action, competition: Competition) -> bool:
    return competition.settings.is_only_read and action in _WHERE_WE_PAIR


def _has_no_free_round(action: Action, competition: Competition) -> bool:
    """Whether somebody would join late where nobody is free for him in every round."""
    traits = competition.traits
    has_room = traits.meets_all or traits.follows_results or traits.has_sheets
    is_late_team = action is Action.ADD_TEAM and competition.draw is not None
    return (action is Action.JOIN_LATE or is_late_team) and not has_room


def _has_teams_alone(action: Action, competition: Competition) -> bool:
    """Whether a person would get a number where teams have them."""
    return action is Action.JOIN_LATE and competition.settings.teams is not None


def has_standing_steps(competition: Competition) -> bool:
    """Whether steps of a ceremony stand that are taken back with a note and a witness, not undone:
    of one under way, or of one that led to the draw while nobody has played.
    """
    ceremony = competition.ceremony
    before_play = phase(competition) in (Phase.REGISTRATION, Phase.DRAWN)
    return ceremony is not None and bool(ceremony.steps) and before_play


def _waits_for_the_ceremony(action: Action, competition: Competition) -> bool:
    return action in _WHAT_A_CEREMONY_FIXES and is_ceremony_under_way(competition)


def is_forfeit_of_withdrawn(competition: Competition, game: Game) -> bool:
    """Whether a game was forfeited and one of its players has withdrawn."""
    return (
        game.result is not None
        and game.result.is_forfeit
        and not competition.left.isdisjoint((game.white, game.black))
    )


def demand_reason(params: Mapping[str, Any]) -> None:
    """Raise RuleError("permission.reason-missing") where no reason was typed."""
    if not str(params.get("reason") or "").strip():
        raise RuleError("permission.reason-missing")


def demands_a_reason(_: InHand, params: Mapping[str, Any]) -> None:
    """Judge what is always done with a reason."""
    demand_reason(params)
