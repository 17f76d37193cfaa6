"""The line that says what comes next of a round, and all that it may say."""
