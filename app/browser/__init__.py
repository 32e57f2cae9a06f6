"""The only modules that import what a browser has."""
