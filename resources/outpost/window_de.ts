<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Outpost</name>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} may buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {phase} since turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase {next}: leader {goal} VP (now {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End: {goal} VP (leader now {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: {upgrade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids go round by seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum bid {bid}, {vp} VP, {copies} more in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} pays {points} less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: {factories} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manned by {people} people and {robots} robots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without an operator: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle this turn by an event: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: {people} people, at most {room}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a job: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: {robots} robots, {usable} may work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person}: hand {counted} of {capacity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deck}: {cards} cards, {discards} discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen by you: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
