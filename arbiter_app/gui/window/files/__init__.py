"""Events made anew and opened; report files that come in and go out."""
