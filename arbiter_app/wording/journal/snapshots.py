"""Snapshots in words: why one was taken, and the line of the journal of going back to it."""

from collections.abc import Callable, Mapping
from datetime import datetime

from arbiter_app.domain.ids import FIRST_STAGE, StageId
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event.stages import place_name


def occasion(
    catalogue: Catalogue,
    command: str | None,
    round: int | None,
    stage: str = "",
) -> str:
    """Return why a snapshot was taken: "before the draw", "after round 5"; "after round 5, Group A"
    of another stage than the main one.
    """
    if round is not None and stage:
        pattern = catalogue.translate("Snapshot", "after round {round}, {stage}")
        return pattern.format(round=round, stage=stage)
    if round is not None:
        return catalogue.translate("Snapshot", "after round {round}").format(round=round)
    return catalogue.translate("Snapshot", _BEFORE.get(command or "", _BEFORE_ANYTHING))


def _restored(entry: Entry) -> str:
    facts = {
        "moment": numbers.date_and_time(
            entry.catalogue, datetime.fromisoformat(entry.params["at"])
        ),
        "version": entry.params["version"],
    }
    if (number := entry.params["round"]) is None:
        return entry.line(_RESTORED, **facts)
    stage = StageId(entry.params.get("round_of", FIRST_STAGE))
    if name := place_name(entry.catalogue, entry.event, stage):
        return entry.line(_RESTORED_STAGE, **facts, round=number, stage=name)
    return entry.line(_RESTORED_ROUND, **facts, round=number)


# fmt: off
_RESTORED = QT_TRANSLATE_NOOP("Journal", "Event put back to how it was on {moment} (v{version})")
_RESTORED_ROUND = QT_TRANSLATE_NOOP(
    "Journal", "Event put back to the end of round {round}, {moment} (v{version})"
)
_RESTORED_STAGE = QT_TRANSLATE_NOOP(
    "Journal", "Event put back to the end of round {round}, {stage}, {moment} (v{version})"
)

SNAPSHOT_WRITERS: Mapping[str, Callable[[Entry], str]] = {"snapshot.restore": _restored}
SNAPSHOT_LINES: Mapping[str, str] = {
    "event.practice": QT_TRANSLATE_NOOP("Journal", "Copied to practise with"),
    "event.trust": QT_TRANSLATE_NOOP(
        "Journal", "Went on from the file as it was, although the journal said otherwise;"
        " rows: {rows}"
    ),
    "event.sample": QT_TRANSLATE_NOOP("Journal", "Marked as the sample event"),
}

_BEFORE_ANYTHING = QT_TRANSLATE_NOOP("Snapshot", "before a change")
_DRAW = QT_TRANSLATE_NOOP("Snapshot", "before the draw")
_RULES = QT_TRANSLATE_NOOP("Snapshot", "before a change of the rules")
_IMPORT = QT_TRANSLATE_NOOP("Snapshot", "before an import")
_CORRECTION = QT_TRANSLATE_NOOP("Snapshot", "before a correction")
_TAKING_PART = QT_TRANSLATE_NOOP("Snapshot", "before a player left, came back or was replaced")

_INITIAL_COLOUR = QT_TRANSLATE_NOOP("Snapshot", "before the initial colour was noted")

_BEFORE: Mapping[str, str] = {
    "draw.lots": _DRAW,
    "draw.by-rating": _DRAW,
    "draw.by-hand": _DRAW,
    "draw.varma": _DRAW,
    "draw.seeded": _DRAW,
    "draw.renumber": QT_TRANSLATE_NOOP("Snapshot", "before players were numbered anew"),
    "tournament.teams": _RULES,
    "tournament.solving": _RULES,
    "sheets.absent": QT_TRANSLATE_NOOP("Snapshot", "before the others were said to be absent"),
    "points.adjust": QT_TRANSLATE_NOOP("Snapshot", "before points of a team were changed"),
    "team.remove": QT_TRANSLATE_NOOP("Snapshot", "before a team was removed"),
    "line-up.judge": QT_TRANSLATE_NOOP("Snapshot", "before a line-up was judged"),
    "boards.remove": QT_TRANSLATE_NOOP("Snapshot", "before boards of matches were taken away"),
    "draw.annul": QT_TRANSLATE_NOOP("Snapshot", "before the draw was annulled"),
    "ceremony.begin": _DRAW,
    "ceremony.take-back": QT_TRANSLATE_NOOP("Snapshot", "before a step of the draw was taken back"),
    "ceremony.redivide": QT_TRANSLATE_NOOP("Snapshot", "before contingents were divided anew"),
    "ceremony.abandon": QT_TRANSLATE_NOOP("Snapshot", "before the draw was broken off"),
    "tournament.system": _RULES,
    "tournament.knockout": _RULES,
    "tournament.play-off": _RULES,
    "tournament.scoring": _RULES,
    "tournament.tie-breaks": _RULES,
    "tournament.rating-rules": _RULES,
    "tournament.ratings": _RULES,
    "tournament.withdrawals": _RULES,
    "criterion.define": _RULES,
    "criterion.remove": _RULES,
    "ties.lots-in-hall": QT_TRANSLATE_NOOP(
        "Snapshot", "before lots were drawn among those still tied"
    ),
    "ties.lots": QT_TRANSLATE_NOOP("Snapshot", "before lots were drawn among those still tied"),
    "tournament.remove": QT_TRANSLATE_NOOP("Snapshot", "before a tournament was removed"),
    "stage.add": QT_TRANSLATE_NOOP("Snapshot", "before a stage was added"),
    "stage.remove": QT_TRANSLATE_NOOP("Snapshot", "before a stage was removed"),
    "stage.divide": QT_TRANSLATE_NOOP("Snapshot", "before the field was divided into groups"),
    "stage.begin": QT_TRANSLATE_NOOP("Snapshot", "before a stage began"),
    "play-off.begin": QT_TRANSLATE_NOOP("Snapshot", "before a play-off began"),
    "play-off.step": QT_TRANSLATE_NOOP("Snapshot", "before the next step of a play-off"),
    "play-off.leave": QT_TRANSLATE_NOOP("Snapshot", "before a player left a play-off"),
    "play-off.lots": QT_TRANSLATE_NOOP("Snapshot", "before lots were drawn in a play-off"),
    "play-off.give-up": QT_TRANSLATE_NOOP("Snapshot", "before a play-off was ended early"),
    "play-off.annul": QT_TRANSLATE_NOOP("Snapshot", "before a play-off was annulled"),
    "match.walkover": QT_TRANSLATE_NOOP("Snapshot", "before a walk-over"),
    "match.draw-winner": QT_TRANSLATE_NOOP("Snapshot", "before a match was decided by lot"),
    "match.take-winner": QT_TRANSLATE_NOOP("Snapshot", "before a match was decided by lot"),
    "match.reopen": QT_TRANSLATE_NOOP("Snapshot", "before a match was re-opened"),
    "match.cancel-games": QT_TRANSLATE_NOOP("Snapshot", "before games of a match were taken back"),
    "entry.add": QT_TRANSLATE_NOOP("Snapshot", "before people were entered"),
    "entry.move": QT_TRANSLATE_NOOP("Snapshot", "before players were moved"),
    "players.import": _IMPORT,
    "players.import-into": _IMPORT,
    "players.update-ratings": QT_TRANSLATE_NOOP("Snapshot", "before ratings were taken over"),
    "report.import": _IMPORT,
    "report.add": _IMPORT,
    "event.brought-up": QT_TRANSLATE_NOOP(
        "Snapshot", "before a newer version of Arbiter went on with the event"
    ),
    "event.join": QT_TRANSLATE_NOOP("Snapshot", "before another event was joined"),
    "player.join-late": _TAKING_PART,
    "player.replace": _TAKING_PART,
    "player.withdraw": _TAKING_PART,
    "player.expel": _TAKING_PART,
    "player.miss-rounds": _TAKING_PART,
    "player.return": _TAKING_PART,
    "players.withdraw": _TAKING_PART,
    "players.return": _TAKING_PART,
    "result.correct": _CORRECTION,
    "result.correct-for-rating": _CORRECTION,
    "game.replay": _CORRECTION,
    "game.forfeit-late": QT_TRANSLATE_NOOP("Snapshot", "before late players were forfeited"),
    "game.swap-colours": QT_TRANSLATE_NOOP("Snapshot", "before colours were swapped"),
    "swiss.rounds": _RULES,
    "swiss.rules": _RULES,
    "mcmahon.rules": _RULES,
    "mcmahon.levels": QT_TRANSLATE_NOOP("Snapshot", "before levels were moved"),
    "swiss.forbidden": _RULES,
    "swiss.colour": _INITIAL_COLOUR,
    "swiss.colour-by-lot": _INITIAL_COLOUR,
    "round.pair": QT_TRANSLATE_NOOP("Snapshot", "before a round was paired"),
    "round.pair-by-hand": QT_TRANSLATE_NOOP("Snapshot", "before pairs were changed by hand"),
    "schedule.by-hand": QT_TRANSLATE_NOOP("Snapshot", "before a round of the schedule was changed"),
    "game.exchange": QT_TRANSLATE_NOOP("Snapshot", "before two exchanged their boards"),
    "check-in.end": QT_TRANSLATE_NOOP("Snapshot", "before the end of the check-in"),
    "round.unpair": QT_TRANSLATE_NOOP("Snapshot", "before the draft of a round was taken away"),
    "round.publish": QT_TRANSLATE_NOOP("Snapshot", "before pairings were published"),
    "round.take-back": QT_TRANSLATE_NOOP("Snapshot", "before a publication was taken back"),
    "round.sign-off": QT_TRANSLATE_NOOP("Snapshot", "before a round was signed off"),
    "round.reopen": QT_TRANSLATE_NOOP("Snapshot", "before a round was opened again"),
    "incident.record": QT_TRANSLATE_NOOP("Snapshot", "before a sanction"),
    "incident.lift": QT_TRANSLATE_NOOP("Snapshot", "before a sanction was lifted"),
    "appeal.decide": QT_TRANSLATE_NOOP("Snapshot", "before an appeal was decided"),
    "appeal.reopen": QT_TRANSLATE_NOOP("Snapshot", "before an appeal was heard again"),
    "snapshot.restore": QT_TRANSLATE_NOOP("Snapshot", "before going back"),
}
# fmt: on
