"""The line that says how the game stands, shown and spoken.

Public name: `say`.
"""

from js import document

from app.browser.dom import by_id


def say(sentence: str, also: str = "") -> None:
    """Show a sentence and have it announced, also when it is the same one as before.

    also: what is announced after it and not shown, because eyes have it elsewhere.
    """
    # A new node counts as a change for a screen reader even when its words are the same.
    line = document.createElement("span")
    line.textContent = sentence
    if also:
        unseen = document.createElement("span")
        unseen.className = "unseen"
        unseen.textContent = " " + also
        line.appendChild(unseen)
    by_id("status").replaceChildren(line)
