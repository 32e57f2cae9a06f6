"""The computer's side: a worker that thinks, and the code-breaker's opponent."""
