"""What the network costs. Public name: `thinking_costs`."""

from app.browser import offline
from app.browser.asking import part
from app.browser.dom import said


def thinking_costs() -> bool:
    """Tell whether what the thinking worker is made of should not be fetched unasked.

    It is 20 MB; the player's browser is told to save data, and does not have it all yet.
    """
    connection = part("navigator", "connection")  # Chromium alone has it
    return said(connection, "saveData", False) and offline.state() != offline.THINKING
