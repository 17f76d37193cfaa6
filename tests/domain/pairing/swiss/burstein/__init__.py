"""The Burstein System as it is tried in tests."""

from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from tests.domain.pairing.swiss.burstein.literal import literal_burstein
from tests.domain.pairing.swiss.tiny_events import By

BURSTEIN = By(SwissSystem.BURSTEIN, literal_burstein)
