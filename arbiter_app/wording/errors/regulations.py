"""Sentences for errors of regulations: rules of matches, knockouts and play-offs."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

REGULATION_SENTENCES: Mapping[str, str] = {
    "regulations.unreadable": QT_TRANSLATE_NOOP(
        "Error", "These are no regulations of a knockout or a play-off that Arbiter can read."
        " Choose a file that was saved by it."
    ),
    "regulations.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text, so it is not a regulation. Choose another file."
    ),
    "regulations.shipped": QT_TRANSLATE_NOOP(
        "Error", "{name} comes with Arbiter and stays as its source says it. Save your own"
        " regulations under another name."
    ),
    "regulations.no-name": QT_TRANSLATE_NOOP(
        "Error", "The sequence of games has no name. Type the one under which it is kept."
    ),
    "regulations.none": QT_TRANSLATE_NOOP(
        "Error", "There are no regulations {name} on this computer. Choose others of the list."
    ),
    "regulations.not-written": QT_TRANSLATE_NOOP(
        "Error", "The regulations cannot be kept in {path}. Check the room on the disk and your"
        " rights; what was there before is as it was."
    ),
    "event-regulations.kind": QT_TRANSLATE_NOOP(
        "Error", "{name} is no text that can be attached as regulations. Choose one of these kinds:"
        " {kinds}."
    ),
    "event-regulations.empty": QT_TRANSLATE_NOOP(
        "Error", "There is nothing in {name}. Choose the file with the regulations."
    ),
    "event-regulations.too-large": QT_TRANSLATE_NOOP(
        "Error", "{name} is larger than {most} MB, and every copy of the event would be so too."
        " Attach a smaller file, as a PDF without photographs."
    ),
    "event-regulations.none": QT_TRANSLATE_NOOP(
        "Error", "No regulations are attached yet (Ukrainian rules IV.3). Attach their file first."
    ),
    "event-regulations.no-content": QT_TRANSLATE_NOOP(
        "Error", "The event knows of {name} but does not hold it whole. Attach the file again."
    ),
    "play-off-rules.no-name": QT_TRANSLATE_NOOP(
        "Error", "The play-off regulations have no name. Type one."
    ),
    "play-off-rules.no-level": QT_TRANSLATE_NOOP(
        "Error", "The play-off regulations do not say what is played (C.07 Art. 3.1.3). Add what"
        " two players play."
    ),
    "play-off-rules.cut": QT_TRANSLATE_NOOP(
        "Error", "A tie cannot be divided behind place {place}. Type 1 for the winner, or how many"
        " qualify (C.07 Art. 3.1.1)."
    ),
    "play-off-rules.tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "{number} tie-breaks cannot be applied before a play-off. Type 0 for none"
        " (C.07 Art. 3.1.2)."
    ),
    "play-off-rules.pause": QT_TRANSLATE_NOOP(
        "Error", "A pause cannot last {minutes} minutes. Type 0 or more; usual are 30 before the"
        " play-off and 10 between its stages (C.02 Art. 13.2.8 of 2017)."
    ),
    "play-off-rules.no-branch-for-two": QT_TRANSLATE_NOOP(
        "Error", "Stage {level} does not say what two players play, and in the end two can be"
        " left. Add it."
    ),
    "play-off-rules.branch-players": QT_TRANSLATE_NOOP(
        "Error", "A play-off of {fewest} to {most} players cannot be held. Type 2 or more, the"
        " fewer first."
    ),
    "play-off-rules.match-of-two": QT_TRANSLATE_NOOP(
        "Error", "A match is played by two players, not by {fewest} or more. Choose a round robin"
        " or a knockout for them."
    ),
    "play-off-rules.no-match": QT_TRANSLATE_NOOP(
        "Error", "Nothing says how the matches from {fewest} players on are played. Add their"
        " games."
    ),
    "play-off-rules.keep": QT_TRANSLATE_NOOP(
        "Error", "From {fewest} players on the next tie-break cannot keep {keep}. Type from 2 to"
        " one fewer than there are, and say what those play who stay."
    ),
    "play-off-rules.cycles": QT_TRANSLATE_NOOP(
        "Error", "A round robin of a play-off cannot have {cycles} cycles. Type 1 to {most}."
    ),
    "play-off-rules.round-robin-of-two": QT_TRANSLATE_NOOP(
        "Error", "A round robin is played by {fewest} players or more. Choose a match for two."
    ),
    "match-rules.no-step": QT_TRANSLATE_NOOP(
        "Error", "The match has no games. Add its first step, such as two games."
    ),
    "match-rules.after-the-end": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match is played until somebody has won it, so nothing can"
        " follow. Take out the steps behind it, or give it a number of games."
    ),
    "match-rules.plays-out": QT_TRANSLATE_NOOP(
        "Error", "The first step of the match is played until somebody has won it, so there is no"
        " last game to be played out. Give it a number of games that are all played, or clear that"
        " all of them are played even when decided."
    ),
    "match-rules.games": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match cannot have {games} games. Type 1 to {most}."
    ),
    "match-rules.points": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match is won with points, but nobody has said with how many."
        " Type a number above 0."
    ),
    "match-rules.bids": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match has bids for Black, which only an armageddon can have:"
        " there a draw is enough for Black. Choose a lot of colours, or make it an armageddon."
    ),
    "match-rules.bids-time": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match does not say how much time can be bid at most. Type it"
        " as the clock of Black, such as 4+2."
    ),
    "match-rules.armageddon-of-teams": QT_TRANSLATE_NOOP(
        "Error", "Step {step} of the match is an armageddon, which only two people can play: in a"
        " drawn match of teams both have had Black. Let legs be played until one is won, and say in"
        " the rules of the teams what divides those that are level."
    ),
    "match-rules.undecided": QT_TRANSLATE_NOOP(
        "Error", "The match can end level, but somebody has to go on. Add a last step that decides,"
        " such as an armageddon, or let lots decide."
    ),
    "match-rules.further": QT_TRANSLATE_NOOP(
        "Error", "Only in a play-off can a level match go on with another stage. Add a last step"
        " that decides, or let lots decide."
    ),
    "time-control.unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a time control. Write the minutes of a player and the seconds a"
                 " move: 15+10, 2:30+2, 5+0, or 90/40+30+30 with a period of 40 moves."
    ),
}  # fmt: skip
