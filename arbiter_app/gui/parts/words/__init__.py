"""Words and what says them: headings, words that are cut, read or lead somewhere, problems."""
