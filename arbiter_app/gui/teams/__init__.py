"""The page of the teams of a tournament: who they are, and who is on their rosters.

Who plays for a team in a round is chosen where line-ups are; the people themselves are corrected in
`players`.
"""
