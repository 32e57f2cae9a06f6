"""Pictures as numbers and SVG text. Pure: nothing here touches the page."""
