"""Sentences for what is wrong, or was understood otherwise, in a report file (TRF)."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

REPORT_SENTENCES: Mapping[str, str] = {
    "trf.empty": QT_TRANSLATE_NOOP(
        "Error", "The file is empty. Ask whoever made it to save it again."
    ),
    "trf.not-text": QT_TRANSLATE_NOOP(
        "Error", "This is not a text, so it is not a report file (TRF). Choose another file."
    ),
    "trf.broken-letter": QT_TRANSLATE_NOOP(
        "Error", "A letter of this text (UTF-8) is broken. The file was cut off or damaged:"
        " have it made again."
    ),
    "trf.too-large": QT_TRANSLATE_NOOP(
        "Error", "The file has more than {most} million bytes, far beyond any tournament."
        " Choose another file."
    ),
    "trf.too-many-lines": QT_TRANSLATE_NOOP(
        "Error", "The file has more than {most} lines of this kind, far beyond any tournament."
        " Choose another file."
    ),
    "trf.too-long": QT_TRANSLATE_NOOP(
        "Error", "The line has more than {most} columns, beyond any number of rounds."
        " Have the file made again."
    ),
    "trf.no-players": QT_TRANSLATE_NOOP(
        "Error", "The file has no player: no line that begins with 001. It is no report file"
        " (TRF), or it was cut off."
    ),
    "trf.and-more": QT_TRANSLATE_NOOP(
        "Error", "There is more of the kind; the list ends here."
    ),
    "trf.more-of-kind": QT_TRANSLATE_NOOP(
        "Error", "… and {count} more of this kind, up to line {last}."
    ),
    "trf.tab": QT_TRANSLATE_NOOP(
        "Error", "A tab stands where columns are counted. Replace it by as many spaces as it"
        " takes to put what follows into its column."
    ),
    "trf.short": QT_TRANSLATE_NOOP(
        "Error", "The line of a player ends before the points (columns 81 to 84); it was cut off."
                 " Have the file made again."
    ),
    "trf.misaligned": QT_TRANSLATE_NOOP(
        "Error", "This column has to be blank: what stands beside it is not in its columns."
        " Move it there by adding or removing spaces."
    ),
    "trf.number": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a starting number. Write one from 1 to 9999 in columns 5 to 8."
    ),
    "trf.number-twice": QT_TRANSLATE_NOOP(
        "Error", "The number {number} is given twice, first in line {other}. Correct one of them."
    ),
    "trf.header-twice": QT_TRANSLATE_NOOP(
        "Error", "The record {record} stands in the file twice, first in line {other}."
        " Remove the wrong one."
    ),
    "trf.count": QT_TRANSLATE_NOOP(
        "Error", "The file announces {announced} players and has {players}. Compare it with its"
        " source: it may be cut off."
    ),
    "trf.count-rated": QT_TRANSLATE_NOOP(
        "Error", "The file announces {announced} rated players and has {rated}; the number is"
        " written anew."
    ),
    "trf.sex": QT_TRANSLATE_NOOP("Error", "“{text}” is not a sex. Write m or w in column 10."),
    "trf.sex-unknown": QT_TRANSLATE_NOOP(
        "Error", "“{text}” says that the sex is not known; it is left out. Reports have m, w or"
                 " nothing in column 10."
    ),
    "trf.rating": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a rating. Write a number up to {highest} in columns 49 to 52,"
                 " or nothing."
    ),
    "trf.birth": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a birth date from 1900 on. Write 1999/04/01, 1999/00/00 or"
                 " nothing."
    ),
    "trf.points": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a number of points. Write one such as 4.5 in columns 81 to 84."
    ),
    "trf.rank": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a rank. Write a number in columns 86 to 89, or nothing."
    ),
    "trf.date": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a day of the calendar. Write it as 2026/04/30."
    ),
    "trf.rounds": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a number of rounds. Write one from 1 to {most}."
    ),
    "trf.scoring": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say what results are worth. Correct the record {code},"
        " or remove it if a win gives 1 point and a draw ½."
    ),
    "trf.too-many-tie-breaks": QT_TRANSLATE_NOOP(
        "Error", "The list has more than {most} tie-breaks, far beyond any regulations. Shorten it."
    ),
    "trf.adjustment": QT_TRANSLATE_NOOP(
        "Error", "The record 299 cannot be read from this column on. It has a type in column 5,"
        " points in 14 to 17, a round in 20 to 22, then numbers of players from 24 on."
    ),
    "trf.opponent-number": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of an opponent. Write it in its four columns."
    ),
    "trf.opponent": QT_TRANSLATE_NOOP(
        "Error", "The file has no player with the number {opponent}. Correct the opponent;"
        " if the end of the file is missing, have it made again."
    ),
    "trf.opponent-self": QT_TRANSLATE_NOOP(
        "Error", "Player {number} is named as the opponent of player {number}. Correct the"
                 " number."
    ),
    "trf.halves": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the player {number} meets {opponent}, but line {other} gives"
        " {opponent} another opponent or none. Correct one of the lines."
    ),
    "trf.colour": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a colour. Write w or b, or - where there was none."
    ),
    "trf.colours": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the players {number} and {opponent} have the same colour."
        " Correct one of them."
    ),
    "trf.colour-missing": QT_TRANSLATE_NOOP(
        "Error", "The game of {number} and {opponent} in round {round} was played, but a colour"
        " is missing. Write w for one of them and b for the other."
    ),
    "trf.without-colours": QT_TRANSLATE_NOOP(
        "Error", "The game of {number} and {opponent} in round {round} was not played and has no"
        " colours. It stays without them in report files; on the pages the player with White"
        " stands for the order only."
    ),
    "trf.colour-completed": QT_TRANSLATE_NOOP(
        "Error", "The game of {number} and {opponent} in round {round} has the colour of one player"
        " only; the other one was given the other colour."
    ),
    "trf.colour-alone": QT_TRANSLATE_NOOP(
        "Error", "The player {number} has a colour but no opponent. Write the opponent’s number,"
        " or - for the colour of a bye."
    ),
    "trf.sides": QT_TRANSLATE_NOOP(
        "Error", "In round {round} what the players {number} and {opponent} got makes no result"
        " together. Correct one of the lines."
    ),
    "trf.sides-more": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the players {number} and {opponent} got a win and a draw, more"
        " than a game gives (Laws of Chess 10.2). It was read as it stands; check it."
    ),
    "trf.bye-letter": QT_TRANSLATE_NOOP(
        "Error", "The player {number} has the result “{letter}” but no opponent. Write the"
        " opponent’s number, or a bye: U, F, H or Z."
    ),
    "trf.bye-with-opponent": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” is a bye, but there is an opponent. Correct one of them."
    ),
    # Tournament report files (TRF): what was understood in another way than it is written
    "trf.encoding": QT_TRANSLATE_NOOP(
        "Error", "The file is not in UTF-8; its letters were read as {encoding}. Look at the"
        " names: if they are wrong, save the file in UTF-8 and import it again."
    ),
    "trf.filled-by-bytes": QT_TRANSLATE_NOOP(
        "Error", "The line of player {number} was filled up by bytes and not by letters;"
        " it was read so. Look at its name."
    ),
    "trf.old-title": QT_TRANSLATE_NOOP(
        "Error", "The old letter “{text}” was read as the title {title}."
    ),
    "trf.title": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a title of FIDE over the board and was left out."
    ),
    "trf.fide-id": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a FIDE ID and was left out."
    ),
    "trf.fide-id-twice": QT_TRANSLATE_NOOP(
        "Error", "The FIDE ID {text} is given twice, first in line {other}; one of them is wrong,"
        " or the player stands in the file twice."
    ),
    "trf.date-form": QT_TRANSLATE_NOOP("Error", "The date “{text}” was read as {read}."),
    "trf.date-unread": QT_TRANSLATE_NOOP(
        "Error", "“{text}” was not understood as a date; the line is kept as it is. Type the date"
        " on the Event page."
    ),
    "trf.birth-month": QT_TRANSLATE_NOOP(
        "Error", "Of the birth date “{text}” only the year was kept: the day is missing."
    ),
    "trf.symbol": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” is not a result; the game of player {number} in round {round} was"
                 " read as one without a result."
    ),
    "trf.pending": QT_TRANSLATE_NOOP(
        "Error", "The result of player {number} in round {round} is open (?). The game was read as"
        " one without a result, and is written back with a blank; if it was adjourned, say so on"
        " the page of the rounds."
    ),
    "trf.final-open": QT_TRANSLATE_NOOP(
        "Error", "The file says that it is final, and player {number} has no result in round"
        " {round}. The game was read as one still open; ask the sender for the final report."
    ),
    "trf.old-bye": QT_TRANSLATE_NOOP(
        "Error", "“{letter}” without an opponent, player {number}, round {round}, was read as the"
        " bye {read}."
    ),
    "trf.blank-rounds": QT_TRANSLATE_NOOP(
        "Error", "Rounds that were left blank were read as zero-point byes (Z): {rounds}."
    ),
    "trf.full-bye": QT_TRANSLATE_NOOP(
        "Error", "The bye F of player {number} in round {round} was read as it is written, a"
        " full-point bye. Some programs write F for the bye of an odd field (U): if so,"
        " correct the file."
    ),
    "trf.free-round": QT_TRANSLATE_NOOP(
        "Error", "Round {round} of player {number} has no opponent. In a round robin that is a"
        " free round and gives no points (C.05 Annex 1)."
    ),
    "trf.more-rounds": QT_TRANSLATE_NOOP(
        "Error", "The file announces {announced} rounds, but {paired} are paired; {paired} was"
        " taken."
    ),
    "trf.points-differ": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} {stated} points, but the results in that line"
                 " make {counted}. The results were taken."
    ),
    "trf.points-ahead": QT_TRANSLATE_NOOP(
        "Error", "The {stated} points of player {number} contain a bye of a round that is not"
        " paired yet. It counts once the round is paired; until then {counted} are shown."
    ),
    "trf.rank-differs": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} the rank {stated}, its results and tie-breaks the"
        " place {place}, and the order below may differ too. A play-off may be behind it, or a"
        " tie-break that the file does not name: compare both tables."
    ),
    "trf.rank-differs-unnamed": QT_TRANSLATE_NOOP(
        "Error", "The file gives player {number} the rank {stated}; it names no tie-breaks, by"
                 " the usual ones the place is {place}, and the order below may differ too. Set"
                 " the tie-breaks of its regulations."
    ),
    "trf.scoring-inferred": QT_TRANSLATE_NOOP(
        "Error", "All points add up with {win} for a win, {draw} for a draw, {loss} for a loss and"
        " {bye} for the bye of an odd field, so this scoring was taken."
    ),
    "trf.scoring-poorer": QT_TRANSLATE_NOOP(
        "Error", "The record {code} gives like results different points, which Arbiter cannot."
        " The first value was taken: compare the table with its source."
    ),
    "trf.system": QT_TRANSLATE_NOOP(
        "Error", "{text} is not a system of play for single players that Arbiter knows; the"
                 " rounds were read as those of a Swiss."
    ),
    "trf.swiss-unnamed": QT_TRANSLATE_NOOP(
        "Error", "The file does not say by which Swiss system it is paired. FIDE (Dutch), the usual"
                 " one, was taken."
    ),
    "trf.double-columns": QT_TRANSLATE_NOOP(
        "Error", "The file names the Double-Swiss (C.04.5), but its rounds are not two and two the"
                 " games of matches: the same pairs with colours changed, or the same bye. Its"
                 " rounds are taken as they stand, and it is only read."
    ),
    "trf.swiss-former": QT_TRANSLATE_NOOP(
        "Error", "{text} names the rules of the Dutch system that were in force until 31 January"
        " 2026. Arbiter pairs by those of C.04.3 in force since."
    ),
    "trf.swiss-record": QT_TRANSLATE_NOOP(
        "Error", "The record {record} is not in the form that the format has for it, or names a"
        " player who is not in the file. It does not count for the pairings; the line is kept."
    ),
    "trf.match-points": QT_TRANSLATE_NOOP(
        "Error", "The record {record} gives match points, which only teams have; they are left out."
        " The points in columns 10 to 13 count."
    ),
    "trf.bye-otherwise": QT_TRANSLATE_NOOP(
        "Error", "This record has another bye for player {number} in round {round} than line"
        " {other}, column {column}. What stands there was taken."
    ),
    "trf.bye-after-last": QT_TRANSLATE_NOOP(
        "Error", "A bye stands here for a round after the last of {rounds} announced, so it was"
        " left out. Correct the number of rounds (142) if more are played."
    ),
    "trf.colour-otherwise": QT_TRANSLATE_NOOP(
        "Error", "This record has another initial colour than one before it, which was taken. The"
        " line is kept."
    ),
    "trf.numbers-by-lines": QT_TRANSLATE_NOOP(
        "Error", "XXC rank gives the players other pairing numbers: those of the order of their"
        " lines. The numbers in the lines were taken. Number the lines in their order before"
        " pairing the next round."
    ),
    "trf.unsaid-swiss": QT_TRANSLATE_NOOP(
        "Error", "The file does not say its system of play. Not everybody meets everybody equally"
        " often, so the rounds were read as those of a Swiss."
    ),
    "trf.unsaid-round-robin": QT_TRANSLATE_NOOP(
        "Error", "The file does not say its system of play. Everybody meets everybody equally"
        " often, so it was read as a round robin."
    ),
    "trf.words-swiss": QT_TRANSLATE_NOOP(
        "Error", "“{text}” names no system of play that Arbiter knows. Not everybody meets"
        " everybody equally often, so the rounds were read as those of a Swiss."
    ),
    "trf.words-round-robin": QT_TRANSLATE_NOOP(
        "Error", "“{text}” names no system of play that Arbiter knows. Everybody meets everybody"
        " equally often, so it was read as a round robin."
    ),
    "trf.meet-again": QT_TRANSLATE_NOOP(
        "Error", "The players {number} and {opponent} meet in the rounds {rounds}, more often than"
        " this round robin has cycles ({cycles}). It was read as it stands: compare it with its"
        " source."
    ),
    "trf.meet-too-seldom": QT_TRANSLATE_NOOP(
        "Error", "The players {number} and {opponent} have {times} games with each other, fewer"
        " than this round robin has cycles ({cycles}), though all rounds are there."
    ),
    "trf.numbers-gap": QT_TRANSLATE_NOOP(
        "Error", "The numbers of the players do not run from 1 to {players}, so the rounds were not"
        " compared with the Berger table."
    ),
    "trf.matches-added": QT_TRANSLATE_NOOP(
        "Error", "Matches of which the file has no games were added by the Berger table"
        " (C.05 Annex 1), without results: {count}, in the rounds {rounds}."
    ),
    "trf.rounds-added": QT_TRANSLATE_NOOP(
        "Error", "The file ends before the round {first}. The rounds {first} to {last} were added"
        " by the Berger table (C.05 Annex 1), without results."
    ),
    "trf.rounds-missing": QT_TRANSLATE_NOOP(
        "Error", "The file has {paired} of {rounds} rounds. The others are not made, for it does"
        " not announce them or does not follow the Berger table (C.05 Annex 1)."
    ),
    "trf.not-berger": QT_TRANSLATE_NOOP(
        "Error", "The rounds are not those of the Berger table for these numbers (C.05 Annex 1): of"
        " {rounds} rounds these have other pairs: {departed}. They were read as they stand."
    ),
    "trf.round-not-berger": QT_TRANSLATE_NOOP(
        "Error", "Round {round} is not that of the Berger table for these numbers (C.05 Annex 1),"
        " which does not have {pairs} in it. It was read as it stands."
    ),
    "trf.colours-not-berger": QT_TRANSLATE_NOOP(
        "Error", "In round {round} the colours of {pairs} are not those of the Berger table (C.05"
        " Annex 1). They were read as they stand."
    ),
    "trf.colours-turned": QT_TRANSLATE_NOOP(
        "Error", "{count} of {games} games have their colours the other way round than the Berger"
        " table (C.05 Annex 1). They were read as they stand."
    ),
    "trf.knockout": QT_TRANSLATE_NOOP(
        "Error", "{text}: a report does not say which games of a knockout are one match. The rounds"
        " were read as those of a Swiss, and places by points are not those of the knockout."
    ),
    "trf.teams": QT_TRANSLATE_NOOP(
        "Error", "The file has records about teams, but does not say who plays for which. Only the"
        " games of its players were read; what is said of teams is kept as it is."
    ),
    "trf.tie-breaks-unsaid": QT_TRANSLATE_NOOP(
        "Error", "The file names no tie-breaks; the usual ones were taken: {names}."
    ),
    "trf.tie-breaks-left-out": QT_TRANSLATE_NOOP(
        "Error", "Left out of the list of tie-breaks: {names}. The line is kept as it is."
    ),
    "trf.points-not-first": QT_TRANSLATE_NOOP(
        "Error", "The file lets another criterion come before the points. Arbiter puts the points"
        " first."
    ),
    "trf.unknown-record": QT_TRANSLATE_NOOP(
        "Error", "The format has no record “{record}”; the line is kept as it is."
    ),
    "trf.own-comment": QT_TRANSLATE_NOOP(
        "Error", "This comment of Arbiter cannot be understood any more; it is kept as it is."
    ),
}  # fmt: skip
