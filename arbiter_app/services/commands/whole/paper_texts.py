"""Commands about what papers say in words of the event's own."""

from collections.abc import Sequence
from dataclasses import replace

from arbiter_app.documents.parts.own_texts import demand_text
from arbiter_app.domain.facts.paper_texts import PaperText
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.services.command import Params, command
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.paper_texts import write_paper_texts


def _noted(params: Params) -> Params:
    return {"texts": [[each.id, each.language] for each in params["texts"]]}


@command("papers.word", anything, right=Right.MANAGE, noted=_noted, of_event=True)
def word_papers(uow: UnitOfWork, /, *, texts: Sequence[PaperText]) -> None:
    """Let papers of the event say these texts in its own words; an empty one goes back to that of
    the program, one that is not named stays.

    Raises RuleError as `demand_text`.
    """
    own = {(each.id, each.language): each for each in uow.whole.paper_texts}
    for each in texts:
        if each.text.strip():
            demand_text(each)
            own[each.id, each.language] = replace(each, text=each.text.strip())
        else:
            own.pop((each.id, each.language), None)
    write_paper_texts(uow.rows, own.values())
