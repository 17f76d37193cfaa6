"""Sentences for errors of the tournaments of an event: which there are, and which is meant."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

TOURNAMENT_SENTENCES: Mapping[str, str] = {
    "tournament.not-chosen": QT_TRANSLATE_NOOP(
        "Error",
        "The event has several tournaments: {titles}. Say which one is meant; on the command"
        " line with --tournament and its number or title.",
    ),
    "tournament.none": QT_TRANSLATE_NOOP(
        "Error",
        "There is no tournament № {tournament} in the event. Choose one of those that it has.",
    ),
    "tournament.none-wanted": QT_TRANSLATE_NOOP(
        "Error",
        "No tournament is chosen to be added. Mark at least one of the list with Space.",
    ),
    "tournament.none-such": QT_TRANSLATE_NOOP(
        "Error",
        "The event has no tournament “{text}”. It has: {titles}. Type the number or the title of"
        " one of them.",
    ),
    "stage.of-another": QT_TRANSLATE_NOOP(
        "Error",
        "Stage № {stage} is one of {of}, not of {meant}. Leave out the tournament: a stage tells"
        " it.",
    ),
    "tournament.title-missing": QT_TRANSLATE_NOOP(
        "Error",
        "A tournament without a title is not told apart from the others. Type one, such as U12"
        " girls.",
    ),
    "tournament.title-taken": QT_TRANSLATE_NOOP(
        "Error",
        "Another tournament of the event is called {title} already. Type another title.",
    ),
    "tournament.kind-begun": QT_TRANSLATE_NOOP(
        "Error",
        "Play has begun in {title}: whether it is Chess960 is changed with a reason, on the page"
        " of the event.",
    ),
    "tournament.order": QT_TRANSLATE_NOOP(
        "Error",
        "The tournaments of the event are others than those put in order. Look at them again.",
    ),
    "template.no-name": QT_TRANSLATE_NOOP(
        "Error", "The template has no name. Type the one under which it is kept."
    ),
    "template.taken": QT_TRANSLATE_NOOP(
        "Error", "Another template is called “{name}” already. Give this one another name."
    ),
    "template.stays": QT_TRANSLATE_NOOP(
        "Error",
        "{path} cannot be removed. Check your rights in that folder, or remove the file there.",
    ),
    "join.two": QT_TRANSLATE_NOOP(
        "Error",
        "Two tournaments of the event or more are joined into one. Choose them.",
    ),
    "join.of-teams": QT_TRANSLATE_NOOP(
        "Error",
        "Teams play in {title}: groups of teams are not joined. Enter the teams into one tournament"
        " before the draw.",
    ),
    "join.drawn": QT_TRANSLATE_NOOP(
        "Error",
        "{title} has its draw already, or is about to have it: numbers and rounds of two"
        " tournaments do not become those of one. Annul the draw first, or let them play apart.",
    ),
    "join.written": QT_TRANSLATE_NOOP(
        "Error",
        "An incident or an appeal is written down in {title}, and nothing of that is lost: it"
        " cannot be joined to another tournament. Let them play apart.",
    ),
    "join.twice": QT_TRANSLATE_NOOP(
        "Error",
        "Entered in two of the tournaments that are joined: {names}. Take them out of one of them"
        " first.",
    ),
    "join.alike": QT_TRANSLATE_NOOP(
        "Error",
        "Nothing tells {title} from {other}: their conditions are the same, so nobody knows who is"
        " ranked where. Say in the regulations of each who may play there (age, women), then join"
        " them.",
    ),
    "join.nobody": QT_TRANSLATE_NOOP(
        "Error",
        "{title} would be no category: its conditions do not say who belongs to it. Say in its"
        " regulations who may play there (age, women), then join.",
    ),
    "tournament.last": QT_TRANSLATE_NOOP(
        "Error",
        "This is the only tournament of the event; an event has one at least. Add another one"
        " first.",
    ),
    "tournament.played": QT_TRANSLATE_NOOP(
        "Error",
        "Something was played or decided in {title}, and nothing of that is lost: it cannot be"
        " removed. Undo it first, or let it stand.",
    ),
    "entry.already": QT_TRANSLATE_NOOP(
        "Error", "{name} plays in {title} already. Choose somebody else, or another tournament."
    ),
    "person.entered": QT_TRANSLATE_NOOP(
        "Error",
        "{name} is entered in {titles} and stays in the event. Remove the player there first.",
    ),
    "player.in-event": QT_TRANSLATE_NOOP(
        "Error",
        "{name} is in the event already, entered in: {titles}. Nobody is registered twice. Enter"
        " this person into this tournament too, or type what tells the two apart.",
    ),
    "player.plays-elsewhere": QT_TRANSLATE_NOOP(
        "Error",
        "{name} also plays in {titles}, and would be another person there too. Correct the name if"
        " it is the same person; else remove the player here and enter the right one.",
    ),
    "list.tournament-unknown": QT_TRANSLATE_NOOP(
        "Error",
        "The event has no tournament {title}. Say into which one these players go, or let the"
        " tournament be added.",
    ),
    "entry.overlap": QT_TRANSLATE_NOOP(
        "Error",
        "{name} cannot be in two places: round {round} of {title} and round {other_round} of"
        " {other_title} are played at the same time, and both tournaments have begun. Set another"
        " time for one of the rounds, or leave the player out of one of the tournaments.",
    ),
    "document.option-tournament": QT_TRANSLATE_NOOP(
        "Error",
        "“{text}” is not the number of a tournament. Type one, such as 2.",
    ),
    "scheveningen.size": QT_TRANSLATE_NOOP(
        "Error",
        "No table of Scheveningen is known for teams of {first} and {second} players; the largest"
        " has {most}. Let another number play for each team.",
    ),
}
