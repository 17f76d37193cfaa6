"""Events made anew; report files that come in and go out."""
