"""The criteria of C.07: small functions of a crosstable, one line each in the catalogue."""
