"""The words that say how the game stands, shown and spoken.

Public name: `say`.
"""

from app.browser.dom import by_id, make


def say(sentence: str, also: str = "", then: str = "") -> None:
    """Show a sentence and have it announced, also when it is the same one as before.

    also: what is announced after it but not shown, because it stands elsewhere on the page.
    then: what comes next, on a line of its own.
    """
    # A new node counts as a change for a screen reader even when its words are the same.
    line = make("span", "", sentence)
    if also:
        line.append(make("span", "unseen", " " + also))
    lines = [line]
    if then:
        lines.append(make("span", "then", " " + then))
    # Both in one change, which is announced once.
    by_id("status").replaceChildren(*lines)
