"""Sentences for errors: what happened, which article, what to do next."""

from collections.abc import Mapping

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.names.plain_text import TEXT, shown
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.i18n import Catalogue
from arbiter_app.wording.errors.permission import PERMISSION_SENTENCES


def error_sentence(catalogue: Catalogue, error: RuleError | FormatError | FileError) -> str:
    """Return what happened, which article says so, and what to do next."""
    match error:
        case RuleError():
            return sentence(catalogue, error.code, error.facts)
        case FormatError():
            return _with_place(catalogue, error)
        case _:
            return sentence(catalogue, error.code, {"path": str(error.path), **error.facts})


def _with_place(catalogue: Catalogue, error: FormatError) -> str:
    # All that reads lists of players would come with their errors.
    from arbiter_app.formats.player_sheet import CellError

    said = sentence(catalogue, error.code, error.facts)
    if isinstance(error, CellError):
        pattern = catalogue.translate(
            "Error", "Line {line}, column {column} ({heading}): {sentence}"
        )
        return pattern.format(
            line=error.line, column=error.column, heading=error.heading, sentence=said
        )
    pattern = catalogue.translate("Error", "Line {line}, column {column}: {sentence}")
    return pattern.format(line=error.line, column=error.column, sentence=said)


def sentence(catalogue: Catalogue, code: str, facts: Mapping[str, object]) -> str:
    """Return the sentence for a code with its facts filled in."""
    told = {name: _told(catalogue, fact) for name, fact in facts.items()}
    return catalogue.translate("Error", _pattern(code)).format(**told)


def _pattern(code: str) -> str:
    # Pages say beside acts what the state of the event does not allow; all else is an error.
    if code in PERMISSION_SENTENCES:
        return PERMISSION_SENTENCES[code]
    from arbiter_app.wording.errors.all_sentences import SENTENCES

    return SENTENCES[code]


def _told(catalogue: Catalogue, fact: object) -> object:
    match fact:
        case str() if not fact.isprintable():  # what is quoted must not command the terminal
            return shown(fact, TEXT.longest)
        case str() | int() | None:
            return fact
        case tuple():
            return "; ".join(str(_told(catalogue, each)) for each in fact)
        case _:
            from arbiter_app.wording.errors.worded_facts import worded_fact

            return worded_fact(catalogue, fact)
