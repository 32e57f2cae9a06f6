"""The words that stand in the page itself. Public name: `translate`."""

from app.words.sentences import text

if False:  # names for annotations
    from js import Element


def translate(root: "Element") -> None:
    """Put the page's language into every element of ``root`` that names its sentence.

    ``data-text`` names the sentence of the content, ``data-label`` that of the accessible name.
    """
    for element in root.querySelectorAll("[data-text]"):
        element.textContent = text(element.dataset.text)
    for element in root.querySelectorAll("[data-label]"):
        label = text(element.dataset.label)
        element.setAttribute("aria-label", label)
        if element.tagName == "BUTTON":
            element.title = label
