"""Sentences for what keeps a round of a Swiss from being paired."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
SWISS_SENTENCES: Mapping[str, str] = {
    "pairing.no-such-round": QT_TRANSLATE_NOOP(
        "Error", "There is no round {round} to be paired: {rounds} rounds were announced (C.04.2)."
        " Choose one of them, or change the number of rounds."
    ),
    "pairing.results-missing": QT_TRANSLATE_NOOP(
        "Error", "The next round cannot be paired: round {round} has no result on board {board}."
        " Enter it, or note that the game is adjourned, which pairs it as a draw (C.04.2)."
    ),
    "pairing.matches-open": QT_TRANSLATE_NOOP(
        "Error", "The next round cannot be paired: round {round} is not over at these tables (in"
        " brackets the numbers of the teams): {tables}. Enter the results of all their boards,"
        " or note that games are adjourned, which pairs them as draws (C.04.2)."
    ),
    "pairing.no-initial-colour": QT_TRANSLATE_NOOP(
        "Error", "The initial colour is not drawn yet, and round 1 does not tell it ({text}). Draw"
        " it by lot and note it."
    ),
    "pairing.unrated": QT_TRANSLATE_NOOP(
        "Error", "By the Dubov system everybody has a rating, one of the arbiter where there is no"
        " other (C.04.4.1 Art. 1.1). These numbers have none: {numbers}. Enter the arbiter’s rating"
        " of each on the page of players."
    ),
    "pairing.impossible": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has no legal pairing. {why} The arbiter decides what to do ({text}"
        " Art. 1.9.3): let a pair meet that the regulations of the event keep apart, agree with"
        " somebody on a bye, or pair the round by hand and say which rule gives way."
    ),
    "pairing.teams-impossible": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has no legal pairing. {why} The arbiter decides what to do"
        " (C.04.6): let two teams meet that the regulations of the event keep apart, or pair the"
        " round by hand and say which rule gives way."
    ),
    "pairing.boards-unreadable": QT_TRANSLATE_NOOP(
        "Error", "“{text}” names no boards. Write numbers and ranges from the lower to the higher,"
        " such as 1-20, 31-60; nothing stands for all boards from 1 on."
    ),
    "pairing.too-few-boards": QT_TRANSLATE_NOOP(
        "Error", "There are {boards} boards for {pairs} pairs. Name more boards, or none: then the"
        " pairs sit at boards from 1 on (C.04.2 Art. 3.6)."
    ),
    "pairing.not-yet": QT_TRANSLATE_NOOP(
        "Error", "Round {round} cannot be paired yet: round {next} comes first."
    ),
    "pairing.built-upon": QT_TRANSLATE_NOOP(
        "Error", "Round {round} cannot be paired anew: round {next} was paired upon it."
        " Take the later rounds back first."
    ),
    "pairing.published": QT_TRANSLATE_NOOP(
        "Error", "The pairings of round {round} are published, and published pairings stay (C.04.2"
        " Art. 4). Take the publication back first, before anybody has sat down, or change single"
        " pairs in one of the cases of that article."
    ),
    "pairing.has-results": QT_TRANSLATE_NOOP(
        "Error", "Round {round} has results already, so its pairs stay (C.04.2 Art. 4)."
        " Undo what was typed if the round is not played yet."
    ),
    "pairing.changed": QT_TRANSLATE_NOOP(
        "Error", "Round {round} was not written: while it was worked out, a result, a player or a"
        " rule changed. Pair it again."
    ),
    "pairing.out-of-date": QT_TRANSLATE_NOOP(
        "Error", "The draft of round {round} is out of date: since it was paired, a result, a"
        " player or a rule has changed. Pair it again before it is published (C.04.2)."
    ),
    "permission.change-swiss": QT_TRANSLATE_NOOP(
        "Error", "How a Swiss is paired is said beforehand and fixed when round 1 is paired (C.04.1"
        " Art. 1). Only while round 1 alone is paired and nothing of it is played can its pairs be"
        " taken back to change this; later it stays as it is in the rules mode."
    ),
    "permission.renumber": QT_TRANSLATE_NOOP(
        "Error", "Corrected data change the numbers of a Swiss only until round 4 is paired"
        " (C.04.2 Art. 2). The numbers stay; ratings and titles are right on papers and in reports,"
        " and a late entry still gets the number of its strength."
    ),
    "numbers.draft-stands": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is paired as a draft, and from its pairing on the numbers stay"
        " (C.04.2 Art. 2). Take the draft of round {round} away first, then number anew and pair"
        " again."
    ),
    "numbers.given": QT_TRANSLATE_NOOP(
        "Error", "Rounds are paired by these numbers, so they are not given from the start again."
        " Corrected ratings and titles change them until round 4 is paired; a late"
        " entry gets its number at any time (C.04.2 Art. 2, 3)."
    ),
    "numbers.system-stands": QT_TRANSLATE_NOOP(
        "Error", "The players have their numbers, and the rounds of the Swiss are made by them"
        " (C.04.2 Art. 2). Undo or annul the numbers to change the system of play."
    ),
    "numbers.nothing-to-leave": QT_TRANSLATE_NOOP(
        "Error", "A player withdraws from a Swiss between the numbers and the last game (C.04.2"
        " Art. 3). Before the numbers, remove the player; after the last game there is nothing to"
        " withdraw from."
    ),
    "numbers.not-annulled": QT_TRANSLATE_NOOP(
        "Error", "Only numbers after which nobody has played are annulled: before they are given"
        " there is nothing to annul, once play has begun they stay (C.04.2 Art. 2)."
    ),
    "numbers.unchanged": QT_TRANSLATE_NOOP(
        "Error", "The numbers follow the published order already; nobody would get another one."
    ),
    "numbers.first-draft": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is paired as a draft with all players of the list. Take the draft"
        " away first; then a player can be removed, and the numbers close up."
    ),
    "numbers.first-paired": QT_TRANSLATE_NOOP(
        "Error", "Round 1 is paired, so whoever stands in the list keeps the number (C.04.2)."
        " Withdraw the player instead: who has withdrawn is not paired any more."
    ),
    "numbers.not-by-lot": QT_TRANSLATE_NOOP(
        "Error", "Players of a Swiss are numbered by strength: rating, title, then the published"
        " criterion, which may be lots among equals (C.04.2 Art. 2). Give the numbers by rating, or"
        " type the organiser’s list by hand."
    ),
    "late.all-paired": QT_TRANSLATE_NOOP(
        "Error", "The last round is paired, so nobody can enter any more: a late entry plays from"
        " the next round that is paired (C.04.2 Art. 3)."
    ),
    "late.of-teams": QT_TRANSLATE_NOOP(
        "Error",
        "Teams have the numbers here, not players. Register the player, and put them on the roster"
        " of their team.",
    ),
    "late.half-byes": QT_TRANSLATE_NOOP(
        "Error", "Half-point byes for missed rounds: {given} were asked for, and the regulations"
        " give {most} here (General Regulations 6.7). Ask for fewer; more of them are given one by"
        " one, by a decision of the arbiter."
    ),
    "pairing.not-in-round": QT_TRANSLATE_NOOP(
        "Error", "Number {number} is not paired in round {round}. Ask about one who is."
    ),
    "pairing.all-played": QT_TRANSLATE_NOOP(
        "Error", "All rounds are paired: {rounds}. To see one as it should have been, give its"
        " number."
    ),
    "swiss.rounds": QT_TRANSLATE_NOOP(
        "Error", "A Swiss has from 1 to {most} rounds (C.04.1 Art. 1), not {rounds}."
        " Type another number."
    ),
    "swiss.byes-beyond": QT_TRANSLATE_NOOP(
        "Error", "With {rounds} rounds there would be no round {round}, for which byes are noted"
        " (General Regulations 6.7). Take these byes back first."
    ),
    "swiss.half-byes": QT_TRANSLATE_NOOP(
        "Error", "The regulations may allow a player from 0 to {most} half-point byes (General"
        " Regulations 6.7), not {byes}. Type another number."
    ),
    "swiss.last-half-bye": QT_TRANSLATE_NOOP(
        "Error", "Half-point byes cannot end with round {round}: rounds 1 to {rounds} are played"
        " (General Regulations 6.7). Type one of them, or nothing for all."
    ),
    "swiss.forbidden-alone": QT_TRANSLATE_NOOP(
        "Error", "Of people who may not meet there are at least two. Add another"
        " one, or remove the list."
    ),
    "swiss.forbidden-rounds": QT_TRANSLATE_NOOP(
        "Error", "People cannot be kept apart from round {first} to round {last}: rounds 1 to"
        " {rounds} are played (C.04.1 Art. 1). Type the first round, then the last one."
    ),
    "swiss.team-mates-twice": QT_TRANSLATE_NOOP(
        "Error", "Team-mates are kept apart twice by the same, such as clubs. Say it once, with its"
        " rounds."
    ),
    "swiss.forbidden-beyond": QT_TRANSLATE_NOOP(
        "Error", "With {rounds} rounds there would be no round {first}, from which people are kept"
        " apart (C.04.1 Art. 1). Let that list begin earlier, or remove it first."
    ),
    "swiss.board": QT_TRANSLATE_NOOP(
        "Error", "There is no board {board}: boards are numbered from 1 to {most}."
        " Type another number."
    ),
    "swiss.board-taken": QT_TRANSLATE_NOOP(
        "Error", "Board {board} is kept for {name}: two pairs cannot sit at it. Choose another"
        " board, or free this one first."
    ),
    "pairing.not-swiss": QT_TRANSLATE_NOOP(
        "Error", "Only a Swiss is paired round by round from its results. Numbers fix the rounds of"
        " a round robin (C.05 Annex 1), matches those of a knockout."
    ),
    "pairing.other-system": QT_TRANSLATE_NOOP(
        "Error", "The system {system} is not built in. Pair with a program for that system and"
        " import its report, or choose one of those that Arbiter pairs by."
    ),
    "swiss.system-of-teams": QT_TRANSLATE_NOOP(
        "Error", "Teams are paired by the Swiss Team System (C.04.6): there is no other one to"
        " choose for them."
    ),
}
