"""The Dubov System as it is tried in tests."""

from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from tests.domain.pairing.swiss.dubov.literal import literal_dubov
from tests.domain.pairing.swiss.tiny_events import By

DUBOV = By(SwissSystem.DUBOV, literal_dubov)
