<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Agreement</name>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the choices (/)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back one level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search the choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rewind, in the log to the entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words of the clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>By agreement the match went back to turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was taken back came again, up to turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on {name} plays in person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on a bot plays for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was ended by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Show the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays for {name} and is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to before “{step}”? {names} have to agree.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedOutpost</name>
    <message>
        <source>{worker}, {place}, mood {mood}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day {day} of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(start player)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discs left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {discs} discs on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked, red side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morning lock, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evening lock, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at Lunch only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed in this phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{worker} (used)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no discs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {discs} discs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {gifts} crystals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warehouse and exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish cards out: {out} of {fish}; then all six are shuffled (RO-4.13)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled when a card is drawn from the empty deck (RO-R4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deck}: {cards} cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Some board values are placeholders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule text does not give these numbers, so they are guessed. The rules are complete; a match with placeholders says so on its score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n more reading(s) have one answer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt+Up or Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a match to play on this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} to {most} seats, clockwise from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open points of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in the match and on the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n person(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n bot(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has eight digits, 0 to 9 and A to F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same seed, same cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>the agreed end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewind: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The process in which the bots think has died; a new one was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot gave no answer in time and was started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not agreed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
