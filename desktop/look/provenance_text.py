"""Where a value of a game comes from, in words."""

from __future__ import annotations

from desktop.look.translate import translate


def provenance(name: str) -> str:
    """Where a value comes from, in words."""
    match name:
        case "placeholder":
            return translate("Values", "Placeholder")
        case "community":
            return translate("Values", "From other players")
        case "review":
            return translate("Values", "From a review")
        case "original":
            return translate("Values", "From the app")
        case "entered":
            return translate("Values", "Entered")
    return translate("Values", "From the rules")
