"""The settings panel's controls. Public names: `fill`, `chosen`."""

from app.dom import by_id


def fill(settings) -> None:
    """Show the settings in the controls."""
    by_id("position-count-select").value = str(settings.n)
    by_id("color-count-select").value = str(settings.colors)
    by_id("show-numbers-checkbox").checked = settings.numbers
    by_id("speed-select").value = settings.speed


def chosen(control) -> dict:
    """Return what the player has just chosen in a control, as fields of settings.Settings."""
    if control.id == "position-count-select":
        return {"n": int(control.value)}
    if control.id == "color-count-select":
        return {"colors": int(control.value)}
    if control.id == "show-numbers-checkbox":
        return {"numbers": bool(control.checked)}
    return {"speed": control.value}
