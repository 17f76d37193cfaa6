"""Lists and tables: their columns, how they are painted, typed into and searched by letters."""
