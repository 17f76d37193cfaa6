"""What comes next in an event, as the button says that leads there."""

from arbiter_app.domain.next_step.whole_event import Coming, NextStep
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_WORDS = {
    Coming.PLAYERS: QT_TRANSLATE_NOOP("NextStep", "Register players"),
    Coming.TEAMS: QT_TRANSLATE_NOOP("NextStep", "Enter teams"),
    Coming.DESK: QT_TRANSLATE_NOOP("NextStep", "To the desk"),
    Coming.COMMISSION: QT_TRANSLATE_NOOP("NextStep", "To the commission"),
    Coming.DRAW: QT_TRANSLATE_NOOP("NextStep", "To the draw"),
    Coming.STAGES: QT_TRANSLATE_NOOP("NextStep", "To the next stage"),
    Coming.PAIR: QT_TRANSLATE_NOOP("NextStep", "To the next games"),
    Coming.PAIR_ROUND: QT_TRANSLATE_NOOP("NextStep", "Pair round {round}"),
    Coming.PUBLISH: QT_TRANSLATE_NOOP("NextStep", "Publish round {round}"),
    Coming.START_POSITION: QT_TRANSLATE_NOOP(
        "NextStep", "Draw the start position of round {round}"
    ),
    Coming.LINE_UPS: QT_TRANSLATE_NOOP("NextStep", "Line-ups of round {round}"),
    Coming.SHEETS: QT_TRANSLATE_NOOP("NextStep", "Sheets of round {round}"),
    Coming.RESULTS: QT_TRANSLATE_NOOP("NextStep", "To round {round}"),
    Coming.SIGN_OFF: QT_TRANSLATE_NOOP("NextStep", "Sign off round {round}"),
    Coming.PLAY_OFF: QT_TRANSLATE_NOOP("NextStep", "Play-off for place {place}"),
    Coming.FINAL_TABLE: QT_TRANSLATE_NOOP("NextStep", "To the final table"),
    Coming.REPORT: QT_TRANSLATE_NOOP("NextStep", "To the final papers"),
}


def next_step_text(catalogue: Catalogue, step: NextStep) -> str:
    """Return "To round 6", "Play-off for place 1"."""
    pattern = catalogue.translate("NextStep", _WORDS[step.coming])
    return pattern.format(round=step.round, place=step.place)
