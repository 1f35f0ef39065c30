"""Where the tests find the checkout and the matches that are played again."""

from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
RECORDS = sorted((CHECKOUT / "tests" / "records").glob("*.waypost"))
