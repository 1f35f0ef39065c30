<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Keys</name>
    <message>
        <source>a new card</source>
        <translation>eine neue Karte</translation>
    </message>
    <message>
        <source>from card to card in the list</source>
        <translation>in der Liste von Karte zu Karte</translation>
    </message>
    <message>
        <source>delete the card of the list</source>
        <translation>die Karte der Liste löschen</translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation>die letzte Änderung zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Outpost</name>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>from {bid}</source>
        <translation>ab {bid}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{person} may buy</source>
        <translation>{person} darf kaufen</translation>
    </message>
    <message>
        <source>Phase {phase} since turn {turn}</source>
        <translation>Phase {phase} seit Runde {turn}</translation>
    </message>
    <message>
        <source>Phase {next}: from {goal} VP (highest {most})</source>
        <translation>Phase {next}: ab {goal} SP (höchste {most})</translation>
    </message>
    <message>
        <source>End: from {goal} VP (highest {most})</source>
        <translation>Ende: ab {goal} SP (höchste {most})</translation>
    </message>
    <message>
        <source>Last turn: somebody has {most} VP</source>
        <translation>Letzte Runde: jemand hat {most} SP</translation>
    </message>
    <message>
        <source>{whom} · phase {phase}</source>
        <translation>{whom} · Phase {phase}</translation>
    </message>
    <message>
        <source>personal:</source>
        <translation>persönlich:</translation>
    </message>
    <message>
        <source>{card} (no effect)</source>
        <translation>{card} (ohne Wirkung)</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>Erster der Reihenfolge</translation>
    </message>
    <message>
        <source>the last player</source>
        <translation>Letzter der Reihenfolge</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>der Markt</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Event phase {phase}</source>
        <translation>Ereignisphase {phase}</translation>
    </message>
    <message>
        <source>shuffled when it is empty</source>
        <translation>wird gemischt, wenn er leer ist</translation>
    </message>
    <message>
        <source>shuffled next turn</source>
        <translation>wird nächste Runde neu gemischt</translation>
    </message>
    <message>
        <source>shuffled in turn 2 of phase {next}</source>
        <translation>wird in Runde 2 der Phase {next} neu gemischt</translation>
    </message>
    <message>
        <source>one turn behind</source>
        <translation>eine Runde hinterher</translation>
    </message>
    <message>
        <source>Auction: {upgrade}</source>
        <translation>Versteigerung: {upgrade}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>bids go round by seat</source>
        <translation>geboten wird reihum</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>A bid of {bid} is too high: at most {most}</source>
        <translation>Gebot {bid} ist zu hoch: höchstens {most}</translation>
    </message>
    <message>
        <source>A bid of {bid} costs {due}; {left} left</source>
        <translation>Gebot {bid} kostet {due}; Rest: {left}</translation>
    </message>
    <message>
        <source>A bid of {bid} costs {due}, {lost} lost; {left} left</source>
        <translation>Gebot {bid} kostet {due}, {lost} verloren; Rest: {left}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>bids now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ist raus</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Production decks</source>
        <translation>Produktionsstapel</translation>
    </message>
    <message>
        <source>Minimum bid {bid}, {vp} VP, {copies} more in the supply</source>
        <translation>Mindestgebot {bid}, {vp} SP, {copies} weitere im Vorrat</translation>
    </message>
    <message>
        <source>About {income} a turn</source>
        <translation>Etwa {income} je Runde</translation>
    </message>
    <message>
        <source>{person} pays {points} less: {cards}</source>
        <translation>{person} zahlt {points} weniger: {cards}</translation>
    </message>
    <message>
        <source>For {due}: {paid}</source>
        <translation>Für {due}: {paid}</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>Preis: {price}</translation>
    </message>
    <message>
        <source>{person}: {factories} {number}</source>
        <translation>{person}: {factories} {number}</translation>
    </message>
    <message>
        <source>Manned by people: {count}</source>
        <translation>Besetzt mit Personen: {count}</translation>
    </message>
    <message>
        <source>Manned by robots: {count}</source>
        <translation>Besetzt mit Robotern: {count}</translation>
    </message>
    <message>
        <source>{person}: People {people}, at most {room}</source>
        <translation>{person}: Personen {people}, höchstens {room}</translation>
    </message>
    <message>
        <source>{person}: Robots {robots}, {usable} may work</source>
        <translation>{person}: Roboter {robots}, davon einsetzbar {usable}</translation>
    </message>
    <message>
        <source>{person}: Cards in hand {counted} of {capacity}</source>
        <translation>{person}: Handkarten {counted} von {capacity}</translation>
    </message>
    <message>
        <source>In this match phase 3 begins at {goal} VP.</source>
        <translation>In dieser Partie beginnt Phase 3 ab {goal} SP.</translation>
    </message>
    <message>
        <source>In event phase {phase}: {what}</source>
        <translation>In Ereignisphase {phase}: {what}</translation>
    </message>
    <message>
        <source>Without an operator: {count}</source>
        <translation>Unbesetzt: {count}</translation>
    </message>
    <message>
        <source>{person} pays {points} more: {cards}</source>
        <translation>{person} zahlt {points} mehr: {cards}</translation>
    </message>
    <message>
        <source>Idle this turn by an event: {count}</source>
        <translation>Ruhen in dieser Runde wegen eines Ereignisses: {count}</translation>
    </message>
    <message>
        <source>Without a job: {count}</source>
        <translation>Ohne Arbeit: {count}</translation>
    </message>
    <message>
        <source>{deck}: {cards} cards, {discards} discarded</source>
        <translation>{deck}: Karten {cards}, abgelegt {discards}</translation>
    </message>
    <message>
        <source>Unseen by you: {cards}</source>
        <translation>Noch nicht gesehen: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{paid} of {due}; {left} left in hand</source>
        <translation>{paid} von {due}; Hand danach: {left}</translation>
    </message>
    <message>
        <source>{paid} of {due}, {lost} lost; {left} left in hand</source>
        <translation>{paid} von {due}, {lost} verloren; Hand danach: {left}</translation>
    </message>
    <message>
        <source>Pay {paid}</source>
        <translation>{paid} zahlen</translation>
    </message>
    <message>
        <source>{count} of {over}</source>
        <translation>{count} von {over}</translation>
    </message>
    <message>
        <source>Discard {count}</source>
        <translation>{count} ablegen</translation>
    </message>
    <message>
        <source>{left} still to discard.</source>
        <translation>Noch {left} abzulegen.</translation>
    </message>
    <message>
        <source>Research cards still to pay: {left}.</source>
        <translation>Noch zu zahlende Forschungskarten: {left}.</translation>
    </message>
    <message>
        <source>{left} still to pay.</source>
        <translation>Noch {left} zu zahlen.</translation>
    </message>
    <message>
        <source>Hand: {total}</source>
        <translation>Hand: {total}</translation>
    </message>
    <message>
        <source>No upgrade is on the market.</source>
        <translation>Auf dem Markt liegt kein Ausbau.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The final scoring</source>
        <translation>Die Endwertung</translation>
    </message>
    <message>
        <source>As last turn: {income}</source>
        <translation>Wie letzte Runde: {income}</translation>
    </message>
    <message>
        <source>The best income: {income}</source>
        <translation>Bestes Einkommen: {income}</translation>
    </message>
    <message>
        <source>{person}: who works where?</source>
        <translation>{person}: Wer arbeitet wo?</translation>
    </message>
    <message>
        <source>{points} VP, and cards worth about {income} a turn</source>
        <translation>{points} SP und Karten für etwa {income} je Runde</translation>
    </message>
    <message>
        <source>Send them to work</source>
        <translation>So einsetzen</translation>
    </message>
    <message>
        <source>{due} to pay if nobody bids more</source>
        <translation>{due} zu zahlen, wenn niemand mehr bietet</translation>
    </message>
    <message>
        <source>{people} of at most {room} people</source>
        <translation>{people} von höchstens {room} Personen</translation>
    </message>
    <message>
        <source>Manned: {vp} VP and about {income} a turn</source>
        <translation>Besetzt: {vp} SP und etwa {income} je Runde</translation>
    </message>
    <message>
        <source>{paid} paid, {lost} of it lost; {left} left in hand</source>
        <translation>{paid} bezahlt, davon {lost} verloren; Rest auf der Hand: {left}</translation>
    </message>
    <message>
        <source>{paid} paid exactly; {left} left in hand</source>
        <translation>{paid} genau bezahlt; Rest auf der Hand: {left}</translation>
    </message>
</context>
<context>
    <name>OutpostCards</name>
    <message>
        <source>Still to be put right</source>
        <translation>Noch zu berichtigen</translation>
    </message>
    <message>
        <source>Event of the turn</source>
        <translation>Ereignis der Runde</translation>
    </message>
    <message>
        <source>Personal event</source>
        <translation>Persönliches Ereignis</translation>
    </message>
    <message>
        <source>Event phase</source>
        <translation>Ereignisphase</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>Gezogen als</translation>
    </message>
    <message>
        <source>What the card becomes</source>
        <translation>Was aus der Karte wird</translation>
    </message>
    <message>
        <source>If it were drawn now</source>
        <translation>Würde sie jetzt gezogen</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Phase {phase}</translation>
    </message>
    <message>
        <source>Enter what it does</source>
        <translation>Eintragen, was sie bewirkt</translation>
    </message>
    <message>
        <source>Copy the card</source>
        <translation>Karte kopieren</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Karte löschen</translation>
    </message>
    <message>
        <source>Only the name of this card is known. It stays in the deck until you enter what it does; the app cannot play with it before.</source>
        <translation>Von dieser Karte ist nur der Name bekannt. Sie bleibt im Stapel, bis eingetragen ist, was sie bewirkt; vorher kann die App nicht damit spielen.</translation>
    </message>
    <message>
        <source>Without a text of yours the card says what it does, in the words of the app.</source>
        <translation>Ohne eigenen Text sagt die Karte in den Worten der App, was sie bewirkt.</translation>
    </message>
    <message>
        <source>Text of your own</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>In event phase 1</source>
        <translation>In Ereignisphase 1</translation>
    </message>
    <message>
        <source>As a personal event</source>
        <translation>Als persönliches Ereignis</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>ausgesucht</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>andere Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>it acts</source>
        <translation>sie wirkt</translation>
    </message>
    <message>
        <source>There is no card yet.</source>
        <translation>Es gibt noch keine Karte.</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Stapels</translation>
    </message>
    <message>
        <source>(no name yet)</source>
        <translation>(noch ohne Namen)</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>To be put right</source>
        <translation>Zu berichtigen</translation>
    </message>
    <message>
        <source>Known by name only</source>
        <translation>Nur mit Namen bekannt</translation>
    </message>
    <message>
        <source>{effect}: to what</source>
        <translation>{effect}: was</translation>
    </message>
    <message>
        <source>Remove: {effect}</source>
        <translation>Entfernen: {effect}</translation>
    </message>
    <message>
        <source>Whoever it is for chooses one of these.</source>
        <translation>Wen die Karte betrifft, wählt eine davon.</translation>
    </message>
    <message>
        <source>On a card for the market nobody decides.</source>
        <translation>Auf einer Karte für den Markt entscheidet niemand.</translation>
    </message>
    <message>
        <source>One more option</source>
        <translation>Noch eine Möglichkeit</translation>
    </message>
    <message>
        <source>A card has at most {most} options.</source>
        <translation>Eine Karte hat höchstens {most} Möglichkeiten.</translation>
    </message>
    <message>
        <source>An option has at most {most} effects.</source>
        <translation>Eine Möglichkeit hat höchstens {most} Wirkungen.</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Effect {n}</source>
        <translation>Wirkung {n}</translation>
    </message>
    <message>
        <source>Nothing: whoever chooses this is left alone.</source>
        <translation>Nichts: Wer das wählt, bleibt verschont.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Delete what is left of it</source>
        <translation>Den Rest davon löschen</translation>
    </message>
    <message>
        <source>A deck has at most {most} different cards.</source>
        <translation>Ein Stapel hat höchstens {most} verschiedene Karten.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>What was entered here is damaged, and the deck cannot be played with it.</source>
        <translation>Was hier eingetragen war, ist beschädigt; der Stapel ist damit nicht spielbar.</translation>
    </message>
    <message>
        <source>A deck needs a card.</source>
        <translation>Ein Stapel braucht eine Karte.</translation>
    </message>
    <message>
        <source>1 card; the deck can be played</source>
        <translation>1 Karte; der Stapel ist spielbar</translation>
    </message>
    <message>
        <source>{count} cards; the deck can be played</source>
        <translation>{count} Karten; der Stapel ist spielbar</translation>
    </message>
    <message>
        <source>Not yet to be played with: {names}</source>
        <translation>Noch nicht spielbar: {names}</translation>
    </message>
</context>
<context>
    <name>OwnDeck</name>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Stapels</translation>
    </message>
</context>
</TS>
