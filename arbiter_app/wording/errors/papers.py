"""What is said where a paper, or a reason on it, cannot be made as it was asked for."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

PAPER_SENTENCES: Mapping[str, str] = {
    "document.option-value": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not a value of the option {option}. Choose one of: {allowed}."
    ),
    "document.option-copies": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no number of copies. Write a number from 1 to {most}."
    ),
    "document.option-pages": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no list of pages. Write 2, or 1-3,5; nothing for all of them."
    ),
    "document.option-players": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is no list of pairing numbers for the option {option}. Write 5, or"
        " 1,5,7-9."
    ),
    "document.option-round": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a round. Give the option {option} a number."
    ),
    "document.option-stage": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a stage. Give the option {option} a number."
    ),
    "document.not-of-stage": QT_TRANSLATE_NOOP(
        "Error", "There is no such paper of stage {stage}. Choose one of the stages {stages}."
    ),
    "document.option-match": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a match. Give the option {option} a number."
    ),
    "document.no-such-match": QT_TRANSLATE_NOOP(
        "Error", "There is no match {match} with both of its players. Choose another one."
    ),
    "document.no-such-option": QT_TRANSLATE_NOOP(
        "Error", "The document {document} has no option {option}. Its options: {allowed}."
    ),
    "document.option-player": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not the number of a player. Give the option {option} a number."
    ),
    "document.no-such-organisation": QT_TRANSLATE_NOOP(
        "Error", "No player of the event is of “{text}”. Organisations of the event: {known}."
    ),
    "why.not-drawn": QT_TRANSLATE_NOOP(
        "Error", "There is no table before the numbers are drawn. Draw them first."
    ),
    "why.no-such-number": QT_TRANSLATE_NOOP(
        "Error", "No player of the table has the number {number}."
        " Look the number up in `arbiter standings` or on the Table page."
    ),
    "print-set.none": QT_TRANSLATE_NOOP(
        "Error", "There is no set of papers “{name}”. Choose one of: {known}."
    ),
    "print-set.no-name": QT_TRANSLATE_NOOP(
        "Error", "The set has no name. Type the name under which it is to be kept."
    ),
    "print-set.empty": QT_TRANSLATE_NOOP(
        "Error", "The set “{name}” has no papers. Add at least one and tick it."
    ),
    "print-set.ours": QT_TRANSLATE_NOOP(
        "Error", "The set “{name}” comes with Arbiter and stays as it is. Give yours another name."
    ),
    "print-set.taken": QT_TRANSLATE_NOOP(
        "Error", "Another set is called “{name}” already. Give this one another name."
    ),
    "logo.unreadable": QT_TRANSLATE_NOOP(
        "Error",
        "The picture cannot be read: it is damaged, or neither PNG nor JPEG. Open it in another"
        " program, save it as PNG and choose that file.",
    ),
    "logo.too-large": QT_TRANSLATE_NOOP(
        "Error",
        "The picture is too large for a logo. Choose one of less than {most} MB that is at most"
        " 7000 pixels wide and high.",
    ),
    "document.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no document {document}. Choose one of: {known}."
    ),
    "document.of-all": QT_TRANSLATE_NOOP(
        "Error",
        "The document {document} is one sheet of all tournaments. Leave out the choice of some, or"
        " print the document that each tournament has.",
    ),
    "document.no-round-to-play": QT_TRANSLATE_NOOP(
        "Error",
        "No tournament has come to this round. Draw and pair first, or choose another round.",
    ),
    "document.next-not-paired": QT_TRANSLATE_NOOP(
        "Error",
        "Round {round} has all its results, and the next one is not paired yet. Pair it first.",
    ),
    "document.waits-for-draw": QT_TRANSLATE_NOOP(
        "Error", "The numbers are not drawn yet. Draw them first."
    ),
    "document.no-players": QT_TRANSLATE_NOOP(
        "Error", "Nobody is entered yet. Enter the players first."
    ),
    "document.no-officials": QT_TRANSLATE_NOOP(
        "Error", "No official is entered yet. Enter them on the Officials page first."
    ),
    "document.nothing-missing": QT_TRANSLATE_NOOP(
        "Error", "No player lacks a paper that the event asks for."
    ),
    "document.nothing-paired": QT_TRANSLATE_NOOP(
        "Error", "The round has no games yet. Pair it first."
    ),
    "document.no-boards": QT_TRANSLATE_NOOP(
        "Error",
        "The line-ups of round {round} are not open yet. Make its boards under Rounds first.",
    ),
    "document.nothing-played": QT_TRANSLATE_NOOP(
        "Error", "Nothing has been played yet. Enter the first results."
    ),
    "document.nothing-to-play": QT_TRANSLATE_NOOP(
        "Error", "No game waits to be played. Pair the next round, or begin the next stage."
    ),
    "document.no-fees": QT_TRANSLATE_NOOP(
        "Error", "No tournament asks for an entry fee. Say on the Registration page what it costs."
    ),
    "document.no-bracket": QT_TRANSLATE_NOOP(
        "Error", "No knockout is drawn yet. Draw the bracket first."
    ),
    "document.no-starts": QT_TRANSLATE_NOOP(
        "Error", "No round has a start yet. Say when the rounds begin."
    ),
    "document.no-incidents": QT_TRANSLATE_NOOP(
        "Error", "No incident was written down. A blank act can be printed."
    ),
    "paper-text.unknown": QT_TRANSLATE_NOOP(
        "Error", "Papers have no text “{text}”. Choose one of those under “Texts of papers”."
    ),
    "paper-text.empty": QT_TRANSLATE_NOOP(
        "Error", "The text is empty. Write something, or go back to the text of the program."
    ),
    "paper-text.brace": QT_TRANSLATE_NOOP(
        "Error",
        "Line {line}, place {place}: “{brace}” without its other half. Fields are written as"
        " {{name}}; to print a brace, write it twice.",
    ),
    "paper-text.field": QT_TRANSLATE_NOOP(
        "Error",
        "Line {line}, place {place}: there is no field {field}. What can be filled in here:"
        " {offered}.",
    ),
    "paper-text.no-field": QT_TRANSLATE_NOOP(
        "Error",
        "Line {line}, place {place}: there is no field {field}. Nothing can be filled in here; to"
        " print a brace, write it twice.",
    ),
    "paper-text.broken": QT_TRANSLATE_NOOP(
        "Error",
        "The event’s own text “{text}” cannot be filled in: the fault is in line {line}, place"
        " {place}. Correct it under “Texts of papers”, or go back there to the text of the"
        " program.",
    ),
    "notice.none-own": QT_TRANSLATE_NOOP(
        "Error",
        "The event has no notice of its own. Add one under “Texts of papers” of the documents.",
    ),
    "document.needs-draw": QT_TRANSLATE_NOOP(
        "Error", "The document {document} shows what comes of the draw (C.05 Annex 1)."
        " Draw the numbers first."
    ),
}  # fmt: skip
