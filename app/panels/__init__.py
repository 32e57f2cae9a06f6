"""What the buttons of the page open, one module a panel."""
