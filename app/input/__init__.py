"""What keys, clicks and typed text mean. Pure: nothing here touches the page."""
