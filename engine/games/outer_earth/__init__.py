"""Outer Earth: planets are won by bidding, built up card by card, and closed for points."""
