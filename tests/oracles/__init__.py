"""Other programs that pair a Swiss, as a measure of ours: FIDE's own engine (gacrux) and
bbpPairings. Each is a process that is given a report and tells its pairs; where one is not on this
machine, what compares with it says so and is left out.
"""
