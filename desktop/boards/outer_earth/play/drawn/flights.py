"""What is seen to move: cards, chips, planets and points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from desktop.boards.outer_earth.play.drawn import faces
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.scene.layout import Flight
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import BACK, PLANETS
from engine.rules.agenda import Event

CARD = (64.0, 88.0)
CHIP = Spot("", "picture", 0, 0, 40, 40, look="tokens/vp_chip")
MARKER = CHIP._replace(look="tokens/marker_primary")
PADDLE = Spot("", "picture", 0, 0, 72, 103)
SETTLED = ("nobody_wants", "alone")
"""What is told right after paddles that sold a planet, or left it."""
TOKEN = CHIP._replace(look="tokens/start_token")


def homes(events: Sequence[Event], table: Table) -> Mapping[str, str]:
    """Cards that are placed come out of the hand; new planets out of the galaxy deck."""
    found: dict[str, str] = {}
    for seat in range(table.seats):
        found[f"built:{seat}"] = hand_of(seat)
        found[f"from built:{seat}"] = "discard"
    for face in table.view.open_cards:
        found[f"open:{face[5:]}"] = "deck"
    for planet in table.view.row:
        found[f"planet:{PLANETS[planet]}"] = "galaxy"
    return found


def hand_of(seat: int) -> str:
    """The spot where the cards of a seat are at home."""
    return f"hand:{seat}"


def flights(events: Sequence[Event], table: Table) -> Iterator[Flight]:
    """What flies because of what happened."""
    count = 0
    closer = table.front
    market = "stage" if table.shape.is_auction else "market"
    for event, after in zip_longest(events, events[1:]):
        params = event.params
        seat = params.get("seat", -1)
        row = f"bidder:{seat}" if table.shape.is_auction else f"person:{seat}"
        match event.name:
            case "card_drawn":
                known = after is not None and after.name == "card_known"
                face = after.params["card"] if known else BACK
                yield Flight(_card(face), "deck", hand_of(seat), 0.3 * count)
                count += 1
            case "open_card_taken":
                yield Flight(_card(params["card"]), "supply", hand_of(seat), 0.0)
            case "invested":
                known = after is not None and after.name == "investment_known"
                face = after.params["card"] if known else BACK
                yield Flight(_card(face), hand_of(seat), f"stocks:{seat}", 0.0)
            case "card_bid":
                yield Flight(_card(BACK), hand_of(seat), row, 0.0)
            case "paddles_shown" | "all_yes" | "all_no":
                # They stay until everybody has seen them. Where that settles it the next planet lies
                # there already, of which they say nothing: all take theirs back at once.
                is_settled = after is not None and after.name in SETTLED
                for it, answer in enumerate(params["revealed"]):
                    if answer:
                        paddle = PADDLE._replace(look=f"tokens/paddle_{answer}")
                        at = f"bidder:{it}"
                        end, stays = (f"person:{it}", 0.0) if is_settled else (at, 2.0)
                        yield Flight(paddle, at, end, stays)
            case "bid_revealed" if seat not in table.revealed:
                yield Flight(_fan(params["revealed"]), row, row, 2.0)
            case "bid_discarded":
                yield Flight(_fan(params["revealed"]), row, "discard", 2.0)
            case "developing" | "queued":
                yield Flight(_globe(params["planet"]), market, f"colony:{seat}", 1.0)
            case "planet_scored" | "effect_close_vp":
                yield Flight(CHIP, "budget", f"vp:{seat}", 0.4)
            case "chips_taken":
                yield Flight(CHIP, market, f"vp:{seat}", 1.4)
            case "closed":
                closer = seat
                yield Flight(_globe(params["planet"]), f"colony:{seat}", f"portfolio:{seat}", 0.5)
            case "into_stocks":
                yield Flight(_card(params["card"]), f"colony:{seat}", f"stocks:{seat}", 0.2)
            case "index_rises":
                marker = MARKER._replace(look=f"tokens/marker_{params['industry']}")
                yield Flight(marker, f"portfolio:{closer}", "index", 1.0)
            case "chip":
                yield Flight(CHIP, "budget", f"planet:{params['planet']}", 0.2)
            case "token_passed":
                yield Flight(TOKEN, market, f"person:{seat}", 0.4)


def _fan(cards: Sequence[str]) -> Spot:
    return Spot("", "fan", 0, 0, CARD[0] * len(cards), CARD[1], look=tuple(cards))


def _globe(planet: str) -> Spot:
    return Spot("", "picture", 0, 0, 90, 90, look=f"planets/{planet}")


def _card(face: str) -> Spot:
    return Spot("", "card", 0, 0, *CARD, look=faces.Card(face))
