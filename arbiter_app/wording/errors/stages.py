"""Sentences for errors of stages and play-offs: groups, finals, who plays in them."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

STAGE_SENTENCES: Mapping[str, str] = {
    "stage.none": QT_TRANSLATE_NOOP(
        "Error",
        "There is no stage № {stage} any more. Choose one of those that the tournament has.",
    ),
    "stage.main": QT_TRANSLATE_NOOP(
        "Error",
        "The main stage cannot be named, begun or removed like a group or a final: its players,"
        " system and draw are those of the tournament. Choose a later stage.",
    ),
    "stage.kind": QT_TRANSLATE_NOOP(
        "Error",
        "Only groups and finals are added here. A play-off begins from its tie, on the page of"
        " play-offs.",
    ),
    "stage.system": QT_TRANSLATE_NOOP(
        "Error",
        "A group or a final is a round robin, a knockout or a match. Choose one of them.",
    ),
    "stage.groups-system": QT_TRANSLATE_NOOP(
        "Error",
        "The tournament is not played in groups and finals. Before the draw, choose this system"
        " of play on the Event page.",
    ),
    "stage.players": QT_TRANSLATE_NOOP(
        "Error",
        "At least {fewest} must take part, and there are {players}. Register more.",
    ),
    "stage.first-place": QT_TRANSLATE_NOOP(
        "Error",
        "A final decides places from 1 on, not from {place}. Type its first place, or nothing.",
    ),
    "stage.carries-not": QT_TRANSLATE_NOOP(
        "Error",
        "Results are carried over from round robins to a round robin only: in a knockout every"
        " match is played. Leave the choice empty, or take places of groups.",
    ),
    "stage.carries-cycles": QT_TRANSLATE_NOOP(
        "Error",
        "The groups have another number of cycles than this final ({cycles}), so their games"
        " cannot stand for its games. Choose the same number, or carry nothing over.",
    ),
    "stage.player-twice": QT_TRANSLATE_NOOP(
        "Error", "One player stands twice among those of the stage. Take one of the two out."
    ),
    "stage.player-in-group": QT_TRANSLATE_NOOP(
        "Error",
        "One of the players is in group {stage} already, and everybody plays in one group only."
        " Take that player out of one of them.",
    ),
    "stage.place-taken": QT_TRANSLATE_NOOP(
        "Error",
        "Place {place} of stage {stage} is chosen twice, and whoever takes it can go to one place"
        " only. Choose another place.",
    ),
    "stage.no-such-place": QT_TRANSLATE_NOOP(
        "Error",
        "Nobody can come from place {place} of stage {stage}: it has {places} places for those who"
        " go on. Choose another place; a stage that stands already is removed first, and added"
        " with other places.",
    ),
    "stage.source-kind": QT_TRANSLATE_NOOP(
        "Error",
        "Nobody can come from this stage: it has no table of its own, or is a part of a play-off."
        " Choose places of groups, finals or of a main stage that is played.",
    ),
    "stage.source-open": QT_TRANSLATE_NOOP(
        "Error",
        "Stage {stage} is not over, so it is not known who comes from it. Enter its results first.",
    ),
    "stage.tied": QT_TRANSLATE_NOOP(
        "Error",
        "In stage {stage} these players share places {first}–{last}, and it is open who of them"
        " goes on: {names} (C.07 Art. 4.2). Play the tie off, or let lots decide in that stage,"
        " as the regulations say.",
    ),
    "stage.begun": QT_TRANSLATE_NOOP(
        "Error",
        "Stage {stage} is being played or its pairings are published, so its numbers stay (C.05"
        " Art. 6). Take results and publication back first if they are wrong.",
    ),
    "stage.method": QT_TRANSLATE_NOOP(
        "Error",
        "The numbers of a later stage are drawn by lot or by the standard seeding, given by rating"
        " or by places, or typed by hand. Choose one of these.",
    ),
    "stage.is-step": QT_TRANSLATE_NOOP(
        "Error",
        "This stage is a step of a play-off. Annul or begin it on the page of play-offs.",
    ),
    "stage.taken-from": QT_TRANSLATE_NOOP(
        "Error",
        "Stage {later} takes players from stage {stage}. Remove {later} first.",
    ),
    "stage.has-play-off": QT_TRANSLATE_NOOP(
        "Error",
        "A tie of stage {stage} is played off. Annul that play-off first, on the page of"
        " play-offs.",
    ),
    "groups.number": QT_TRANSLATE_NOOP(
        "Error",
        "{players} players cannot be divided into {groups} groups: a group needs three of them at"
        " least. Choose from {fewest} to {most} groups.",
    ),
    "knockout.entrants": QT_TRANSLATE_NOOP(
        "Error",
        "A knockout takes from {fewest} to {most} participants, and there are {entrants}. Register"
        " more, or choose another system of play.",
    ),
    "match.players": QT_TRANSLATE_NOOP(
        "Error",
        "A match is played by two, and there are {players} players. Register two, or choose"
        " another system of play.",
    ),
    "knockout.not-one": QT_TRANSLATE_NOOP(
        "Error",
        "This stage is neither a knockout nor a match, so it has no such rules. Choose the system"
        " of play first.",
    ),
    "knockout.paired": QT_TRANSLATE_NOOP(
        "Error",
        "Games of this knockout are paired or lots are drawn by the rules as they are, and the"
        " bracket follows from the rules. Cancel the games first, or undo what was drawn.",
    ),
    "late.no-free-round": QT_TRANSLATE_NOOP(
        "Error",
        "After the draw a player can only join a round robin, in the place of the free round (C.05"
        " Art. 6.3). Here, annul the draw with a reason before anybody has played, and draw"
        " anew.",
    ),
    "play-off.none": QT_TRANSLATE_NOOP(
        "Error",
        "There is no play-off № {play_off} any more: it was annulled, or taken back. Choose one"
        " that the page of play-offs has.",
    ),
    "play-off.no-rules": QT_TRANSLATE_NOOP(
        "Error",
        "The regulations of the event have no play-off (C.07 Art. 3.1). Choose one on the Event"
        " page, with a reason if play has begun.",
    ),
    "play-off.begun": QT_TRANSLATE_NOOP(
        "Error",
        "A play-off has begun, and without rules nobody knows how it goes on. Choose other rules,"
        " or annul the play-off first.",
    ),
    "play-off.stage-open": QT_TRANSLATE_NOOP(
        "Error",
        "The stage is not over, so it is not known who is tied (C.07 Art. 3.1). Enter its results"
        " first.",
    ),
    "play-off.no-tie": QT_TRANSLATE_NOOP(
        "Error",
        "From place {place} on there is no tie that the regulations have played off (C.07 Art."
        " 3.1.1). Look at the ties on the page of play-offs.",
    ),
    "play-off.annul-first": QT_TRANSLATE_NOOP(
        "Error",
        "Players of the tie from place {place} on are in a play-off of a tie that is no more, for"
        " results were corrected since. Annul that play-off first.",
    ),
    "play-off.taken-from": QT_TRANSLATE_NOOP(
        "Error",
        "Stage {later} has taken its players in the order of this play-off. If the play-off does"
        " not hold, remove {later} first, on the page of stages (Ctrl+F7); a wrong result of the"
        " play-off is corrected at its board, with a reason.",
    ),
    "play-off.not-in-it": QT_TRANSLATE_NOOP(
        "Error", "One of the players is not in this tie. Choose among those who are tied."
    ),
    "play-off.left": QT_TRANSLATE_NOOP(
        "Error", "{name} has left this play-off already. Undo it if it was a mistake."
    ),
    "play-off.not-due": QT_TRANSLATE_NOOP(
        "Error",
        "The play-off has no step for these players now. Look at what comes next on the page of"
        " play-offs.",
    ),
    "play-off.entry-open": QT_TRANSLATE_NOOP(
        "Error",
        "The tie-breaks leave it open who plays this step of the play-off. Draw the lot of who"
        " plays first, or take over the one drawn in the hall (C.02 Art. 13.2.11 of 2017).",
    ),
    "play-off.no-lots": QT_TRANSLATE_NOOP(
        "Error",
        "There are no lots to be drawn among these players now: the regulations have something"
        " else for them, or they are not level (C.07 Art. 3). Look at what comes next on the page"
        " of play-offs.",
    ),
    "play-off.over": QT_TRANSLATE_NOOP(
        "Error",
        "The play-off is over, so there is nothing to give up. Annul it if it does not count.",
    ),
    "permission.change-knockout": QT_TRANSLATE_NOOP(
        "Error",
        "The rules of a knockout are announced before the start, and the bracket follows from"
        " them: with the first result they stay. To change them, clear all results first.",
    ),
    "permission.change-play-off": QT_TRANSLATE_NOOP(
        "Error", "The play-off regulation cannot be changed now (C.07 Art. 3.1)."
    ),
    "permission.divide": QT_TRANSLATE_NOOP(
        "Error",
        "The field is divided into groups by the numbers of the draw, and before anybody has"
        " played. Draw the numbers first; to divide anew, clear the results of the groups.",
    ),
    "permission.add-stage": QT_TRANSLATE_NOOP(
        "Error",
        "Groups and finals are added when the players have their numbers. Draw them first.",
    ),
}
