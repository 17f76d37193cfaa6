"""Commands about what an event, its people and whom they play for are called in English."""

from collections.abc import Mapping

from arbiter_app.domain.facts.english_names import nameable_in_english
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.english_names import write_english_names


@command("event.name-in-english", anything, right=Right.MANAGE, of_event=True)
def name_in_english(uow: UnitOfWork, /, *, names: Mapping[str, str]) -> None:
    """Let these names of the event be so in English; one left empty, or as Latin letters write it,
    follows its original again, one that is not given stays. Names that are no longer of the event
    are forgotten.
    """
    typed = {name: " ".join(english.split()) for name, english in names.items()}
    kept = {**uow.whole.english_names, **typed}
    own = {name: english for name, english in kept.items() if english not in ("", in_latin(name))}
    known = nameable_in_english(uow.whole)
    write_english_names(uow.rows, {each: own[each] for each in own if each in known})
