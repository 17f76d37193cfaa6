"""What was registered, drawn, played, decided: frozen values without a rule that ranks or pairs.

Every other room of the domain reasons about them; they know none of it.
"""
