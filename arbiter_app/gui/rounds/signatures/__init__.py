"""What captains put under the reports of their matches, and the matches that lack it."""
