"""What is drawn on the page, each view from values that it is given."""
