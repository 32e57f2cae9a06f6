"""What the first move can wait for, fetched once the page is ready."""
