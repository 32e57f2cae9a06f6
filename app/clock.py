"""What day it is here. Public name: `today`."""

from js import Date

from cyclomind.daily import Day


def today() -> Day:
    """Return the date on the device's calendar, in its time zone."""
    now = Date.new()
    return Day(now.getFullYear(), now.getMonth() + 1, now.getDate())
