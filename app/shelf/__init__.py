"""What this device keeps: games, results, settings."""
