"""Commands about what an event, its people and what is said of them are in English."""

from collections.abc import Mapping

from arbiter_app.domain.facts.english_names import usual_english
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.english_names import write_english_names


@command("event.name-in-english", anything, right=Right.MANAGE, of_event=True)
def name_in_english(uow: UnitOfWork, /, *, names: Mapping[str, str]) -> None:
    """Let these texts of the event be so in English; one left empty, or as it would be anyway,
    follows its original again, one that is not given stays. Texts that are no longer of the event
    are forgotten.
    """
    usual = usual_english(uow.whole)
    typed = {name: _cleaned(english) for name, english in names.items()}
    kept = {**uow.whole.english_names, **typed}
    own = {
        name: english
        for name, english in kept.items()
        if name in usual and english not in ("", usual[name])
    }
    write_english_names(uow.rows, own)


def _cleaned(english: str) -> str:
    return "\n".join(" ".join(line.split()) for line in english.strip().splitlines())
