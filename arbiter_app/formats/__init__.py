"""Outside text to domain values and back: pure, every parse has its format."""
