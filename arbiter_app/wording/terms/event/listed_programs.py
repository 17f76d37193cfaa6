"""That Arbiter is not on the list of programs of the Ukrainian rules, in words."""

from arbiter_app.i18n import Catalogue


def not_listed(catalogue: Catalogue) -> str:
    """Return the sentence, with what is to be done about it."""
    return catalogue.translate(
        "ListedPrograms",
        "The Ukrainian rules list the programs that are approved for chess events and for pairing a"
        " Swiss (II.5), and Arbiter is not among them. Before a rated event, agree with whoever"
        " approves its regulations that it is paired here; its rounds can be compared with those of"
        " a program on the list.",
    )


def program(catalogue: Catalogue) -> str:
    """Return the same in a few words, for a paper."""
    return catalogue.translate(
        "ListedPrograms", "Arbiter, not on the list of programs of the Ukrainian rules (II.5)"
    )
