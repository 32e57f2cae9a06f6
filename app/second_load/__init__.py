"""What is not needed for the first move, fetched once the page is ready."""
