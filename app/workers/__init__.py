"""What runs in a worker: full modern Python, for Pyodide and never for the page's MicroPython."""
