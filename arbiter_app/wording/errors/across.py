"""Sentences for rankings across tournaments, and for tournaments that are joined."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
ACROSS_SENTENCES: Mapping[str, str] = {
    "across.title-missing": QT_TRANSLATE_NOOP(
        "Error", "A ranking across tournaments needs a title: its paper is called so. Type one,"
        " such as Regions."
    ),
    "across.title-taken": QT_TRANSLATE_NOOP(
        "Error", "There is a ranking across tournaments called “{title}” already. Give this one"
        " another title."
    ),
    "across.too-many": QT_TRANSLATE_NOOP(
        "Error", "There are {most} rankings across tournaments already, which is the most there"
        " can be. Remove one first."
    ),
    "across.none": QT_TRANSLATE_NOOP(
        "Error", "There is no ranking across tournaments called “{title}”. Those of the event:"
        " {known}."
    ),
    "across.undefined": QT_TRANSLATE_NOOP(
        "Error", "The event has no ranking across tournaments yet. Define one in the window, on"
        " the page of team scores."
    ),
    "across.quota": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say how many results count. Type boys, girls and others with"
        " colons between them, such as 2:1:0; a stroke in place of the last lets all others count."
    ),
    "across.quotas": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say how many count in each tournament: {tournaments} are"
        " chosen. Type boys:girls:others for each in their order, a stroke for one without own"
        " numbers, such as 2:1:0 - 0:0:2, or nothing."
    ),
    "across.sum-in-each": QT_TRANSLATE_NOOP(
        "Error", "Results of a person that are added up belong to no single tournament, so that"
        " none can have numbers of its own. Let numbers hold in all together, or each result count"
        " by itself."
    ),
    "across.no-members": QT_TRANSLATE_NOOP(
        "Error", "Nobody’s team has changed. Add somebody to a team, or take somebody off."
    ),
    "across.no-team-column": QT_TRANSLATE_NOOP(
        "Error", "No column of the list says the team. Its heading is Team, or tell which column it"
        " is."
    ),
    "across.number": QT_TRANSLATE_NOOP(
        "Error", "{number} is not how many results may count. Type a number from {least} to"
        " {most}, or leave the field empty."
    ),
    "across.nobody-counts": QT_TRANSLATE_NOOP(
        "Error", "Nobody’s result would count: no boy’s, no girl’s, nobody else’s. Say how many of"
        " them count."
    ),
    "across.no-places": QT_TRANSLATE_NOOP(
        "Error", "Places are to give points, and it is not said how many. Type those for the first"
        " place, the second and so on: 20 17 15 14."
    ),
    "across.too-many-places": QT_TRANSLATE_NOOP(
        "Error", "Points are given for {most} places at most. Shorten the list."
    ),
    "across.places-rising": QT_TRANSLATE_NOOP(
        "Error", "Place {place} is worth more than the place before it. Correct the points for"
        " places."
    ),
    "across.places": QT_TRANSLATE_NOOP(
        "Error", "“{text}” is not points for a place. Type those for the first place, the second"
        " and so on, such as 20 17 15 14, or with places in their order: 1=20 2=17 3-5=10."
    ),
    "across.places-of-all": QT_TRANSLATE_NOOP(
        "Error", "Where places are summed up, each further result would make the sum worse. Say how"
        " many of those left count, 0 where only boys and girls do."
    ),
    "across.weight": QT_TRANSLATE_NOOP(
        "Error", "{weight} is not by what results may be multiplied. Type a number above 0, {most}"
        " at most."
    ),
    "across.weights": QT_TRANSLATE_NOOP(
        "Error", "“{text}” does not say by what the results of each tournament are multiplied:"
        " {tournaments} are chosen. Type a number for each in their order, such as 1 1.5 2, or"
        " nothing."
    ),
    "across.no-such-tournament": QT_TRANSLATE_NOOP(
        "Error", "One of the tournaments chosen is no longer in the event. Choose them anew."
    ),
    "join.one-for-two": QT_TRANSLATE_NOOP(
        "Error",
        "{names} would become one person, and in their event they are two. Say of one of them that"
        " it is another person.",
    ),
    "join.same-event": QT_TRANSLATE_NOOP(
        "Error",
        "The other file is a state or a copy of this event, {title}: nothing of it is to be"
        " joined. Choose the file of another event.",
    ),
    "join.does-not-count": QT_TRANSLATE_NOOP(
        "Error",
        "{title} is a practice copy or the sample event: nothing of it belongs into an event that"
        " counts. Choose another file.",
    ),
    "report.several-here": QT_TRANSLATE_NOOP(
        "Error",
        "The event has several tournaments, and a report file is of one. Add the report to them as"
        " a further tournament; on the command line with --add.",
    ),
    "take-out.only": QT_TRANSLATE_NOOP(
        "Error",
        "It is the only tournament of the event: nothing stays behind. Save a copy of the file"
        " instead.",
    ),
}
# fmt: on
