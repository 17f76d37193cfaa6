"""The decision to withdraw a player, with what follows from it."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.event import System, Tournament
from arbiter_app.domain.withdrawal import would_be_annulled
from arbiter_app.gui.dialogs.reason import ask_reason
from arbiter_app.gui.widgets.player_rows import PlayerRow
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import people


def ask_withdrawal(parent: QWidget, tournament: Tournament, row: PlayerRow) -> str | None:
    """Ask why a player is withdrawn; None if he is not."""
    name = people.name(window_catalogue(), row.player)
    body = _what_follows(tournament).format(games=row.games_left)
    if would_be_annulled(tournament, row.player.id):
        annulled = translate(
            "PlayersPage",
            "Less than half of the games are played: the results stay in the cross table, but"
            " count for nobody.",
        )
        body = f"{body}\n\n{annulled}"
    return ask_reason(
        parent,
        title=translate("PlayersPage", "Withdraw {name}").format(name=name),
        body=body,
        verb=translate("PlayersPage", "Withdraw {name}").format(name=name),
    )


def _what_follows(tournament: Tournament) -> str:
    if tournament.settings.system is System.SWISS:
        return translate(
            "PlayersPage",
            "Games without a result: {games}. They are lost by forfeit, the opponents win them;"
            " where the opponent has withdrawn too, both lose. Numbers, pairings and games"
            " already played stay. Undo takes the withdrawal back.",
        )
    return translate(
        "PlayersPage",
        "Games without a result: {games}. They are lost by forfeit, the opponents win them;"
        " where the opponent has withdrawn too, both lose. Numbers, pairings and games already"
        " played stay (C.05 Art. 6.6). Undo takes the withdrawal back.",
    )
