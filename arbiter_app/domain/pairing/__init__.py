"""Who meets whom, with which colour, on which board: one module per system of play."""
