"""Whether the screen can be touched."""

from __future__ import annotations

from PySide6.QtGui import QInputDevice


def has_touch() -> bool:
    """Whether there is a touch screen."""
    kinds = (device.type() for device in QInputDevice.devices())
    return QInputDevice.DeviceType.TouchScreen in kinds
