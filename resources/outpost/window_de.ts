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
    <message>
        <source>choose a player</source>
        <translation>eine Person wählen</translation>
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
        <source>personal: {person} · phase {phase}</source>
        <translation>persönlich: {person} · Phase {phase}</translation>
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
        <source>As last turn: {points} VP</source>
        <translation>Wie letzte Runde: {points} SP</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} SP</translation>
    </message>
    <message>
        <source>{points} VP, and cards worth about {income} a turn</source>
        <translation>{points} SP und Karten für etwa {income} je Runde</translation>
    </message>
    <message>
        <source>{job}: {n}</source>
        <translation>{job}: {n}</translation>
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
    <message>
        <source>{left} left in hand</source>
        <translation>Rest auf der Hand: {left}</translation>
    </message>
    <message>
        <source>The cards drawn are worth about {worth}</source>
        <translation>Die gezogenen Karten sind etwa {worth} wert</translation>
    </message>
    <message>
        <source>Cards worth about {income} this turn</source>
        <translation>Karten für etwa {income} in dieser Runde</translation>
    </message>
    <message>
        <source>Hand: {n} of {most} cards, worth {worth}</source>
        <translation>Karten auf der Hand: {n} von {most}, Wert {worth}</translation>
    </message>
    <message>
        <source>Hand: {n} of {most} cards, worth {worth}; still to come: {more}</source>
        <translation>Karten auf der Hand: {n} von {most}, Wert {worth}; noch zu erwarten: {more}</translation>
    </message>
    <message>
        <source>{name}’s bid of {bid} stands</source>
        <translation>Das Gebot von {name} gilt weiter: {bid}</translation>
    </message>
    <message>
        <source>{vp} VP for {due} if nobody bids more, {left} left in hand then</source>
        <translation>{vp} SP für {due}, wenn niemand mehr bietet; Rest auf der Hand: {left}</translation>
    </message>
    <message>
        <source>{vp} VP with a crew for {due} if nobody bids more, {left} left in hand then</source>
        <translation>{vp} SP mit Besatzung für {due}, wenn niemand mehr bietet; Rest auf der Hand: {left}</translation>
    </message>
    <message>
        <source>a lower bid may be enough</source>
        <translation>vielleicht reicht ein niedrigeres Gebot</translation>
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
        <translation>Persönlich</translation>
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
        <source>Several cards are called “{name}” and look the same at the table. One card can have several copies.</source>
        <translation>Mehrere Karten heißen „{name}“ und sehen am Tisch gleich aus. Eine Karte kann mehrere Exemplare haben.</translation>
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
        <source>“{card}” is deleted.</source>
        <translation>„{card}“ ist gelöscht.</translation>
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
    <message>
        <source>Who draws is chosen at the table: the app, or you from printed cards. Of those the app may know the name alone.</source>
        <translation>Wer zieht, wird am Tisch gewählt: die App, oder die Gruppe von gedruckten Karten. Von denen darf die App auch nur den Namen kennen.</translation>
    </message>
</context>
<context>
    <name>OutpostOurTable</name>
    <message>
        <source>Where does the match stand?</source>
        <translation>Wie steht die Partie?</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>Which turn is it?</source>
        <translation>Welche Runde läuft?</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Phase {phase}</translation>
    </message>
    <message>
        <source>Phase {phase} began</source>
        <translation>Phase {phase} begann</translation>
    </message>
    <message>
        <source>In which turn did phase {phase} begin?</source>
        <translation>In welcher Runde begann Phase {phase}?</translation>
    </message>
    <message>
        <source>Which phase is it in turn {turn}?</source>
        <translation>In welcher Phase ist Runde {turn}?</translation>
    </message>
    <message>
        <source>in turn {turn}</source>
        <translation>in Runde {turn}</translation>
    </message>
    <message>
        <source>Which cards have been drawn since the last shuffle?</source>
        <translation>Welche Karten wurden seit dem letzten Mischen gezogen?</translation>
    </message>
    <message>
        <source>None: all are in the deck</source>
        <translation>Keine: alle im Stapel</translation>
    </message>
    <message>
        <source>Which event is this turn’s?</source>
        <translation>Welches Ereignis hat diese Runde?</translation>
    </message>
    <message>
        <source>What it takes or gives has been done.</source>
        <translation>Was es nimmt oder gibt, ist schon geschehen.</translation>
    </message>
    <message>
        <source>No event this turn</source>
        <translation>Kein Ereignis in dieser Runde</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>{count} of {copies}</source>
        <translation>{count} von {copies}</translation>
    </message>
    <message>
        <source>What is on the market?</source>
        <translation>Was liegt auf dem Markt?</translation>
    </message>
    <message>
        <source>Each tap adds one; after the highest number it starts again at none.</source>
        <translation>Jedes Antippen: eins mehr; nach der höchsten Zahl wieder keins.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>How many lie beside the market?</source>
        <translation>Wie viele liegen neben dem Markt?</translation>
    </message>
    <message>
        <source>Each tap takes one away; after none it starts again with all.</source>
        <translation>Jedes Antippen: eins weniger; nach null wieder alle.</translation>
    </message>
    <message>
        <source>How many upgrades has each bought since the rolls?</source>
        <translation>Wie viele Ausbauten hat wer seit den Würfen gekauft?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Runde und Phase</translation>
    </message>
    <message>
        <source>Event cards drawn</source>
        <translation>Gezogene Ereignisse</translation>
    </message>
    <message>
        <source>Player order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>On the market</source>
        <translation>Auf dem Markt</translation>
    </message>
    <message>
        <source>Beside the market</source>
        <translation>Neben dem Markt</translation>
    </message>
    <message>
        <source>Bought last turn</source>
        <translation>Käufe letzte Runde</translation>
    </message>
    <message>
        <source>{person}: what does the colony have?</source>
        <translation>{person}: Was hat die Kolonie?</translation>
    </message>
    <message>
        <source>Once all of it is entered, the VP follow.</source>
        <translation>Ist alles eingetragen, zählt die App die SP.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Ausbauten</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>Fabriken</translation>
    </message>
    <message>
        <source>People and where they work</source>
        <translation>Personen und wo sie arbeiten</translation>
    </message>
    <message>
        <source>Robots and where they work</source>
        <translation>Roboter und wo sie arbeiten</translation>
    </message>
    <message>
        <source>All upgrades of the colony.</source>
        <translation>Alle Ausbauten der Kolonie.</translation>
    </message>
    <message>
        <source>All factories, manned or not.</source>
        <translation>Alle Fabriken, besetzt oder nicht.</translation>
    </message>
    <message>
        <source>All people, then how many work where.</source>
        <translation>Alle Personen, dann wie viele wo arbeiten.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>All robots, then how many work where.</source>
        <translation>Alle Roboter, dann wie viele wo arbeiten.</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>None besides</source>
        <translation>Sonst keine</translation>
    </message>
</context>
<context>
    <name>OutpostScore</name>
    <message>
        <source>{vp} VP for each manned factory</source>
        <translation>{vp} SP für jede besetzte Fabrik</translation>
    </message>
    <message>
        <source>{vp} VP for each copy</source>
        <translation>{vp} SP für jedes Exemplar</translation>
    </message>
    <message>
        <source>{vp} VP each</source>
        <translation>je {vp} SP</translation>
    </message>
    <message>
        <source>{vp} VP each, face value {face}</source>
        <translation>je {vp} SP, Nennwert {face}</translation>
    </message>
    <message>
        <source>{upgrade}, crewed</source>
        <translation>{upgrade}, besetzt</translation>
    </message>
</context>
<context>
    <name>OutpostTable</name>
    <message>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Phase {phase}</translation>
    </message>
    <message>
        <source>Player order not known yet</source>
        <translation>Reihenfolge noch nicht bekannt</translation>
    </message>
    <message>
        <source>phase since turn {turn}</source>
        <translation>Phase seit Runde {turn}</translation>
    </message>
    <message>
        <source>Phase not known yet</source>
        <translation>Phase noch nicht bekannt</translation>
    </message>
    <message>
        <source>Last turn: {most} VP with {names}</source>
        <translation>Letzte Runde: {most} SP bei {names}</translation>
    </message>
    <message>
        <source>Phase {next}: from {goal} VP (highest {most})</source>
        <translation>Phase {next}: ab {goal} SP (höchste: {most})</translation>
    </message>
    <message>
        <source>End: from {goal} VP (highest {most})</source>
        <translation>Ende: ab {goal} SP (höchste: {most})</translation>
    </message>
    <message>
        <source>people of at most</source>
        <translation>Personen von höchstens</translation>
    </message>
    <message>
        <source>robots, and how many may be used</source>
        <translation>Roboter und wie viele davon nutzbar sind</translation>
    </message>
    <message>
        <source>hand capacity</source>
        <translation>Handgrenze</translation>
    </message>
    <message>
        <source>worth of the cards of a turn, on average</source>
        <translation>Wert der Karten einer Runde im Mittel</translation>
    </message>
    <message>
        <source>Not all of this colony is entered.</source>
        <translation>Diese Kolonie ist nicht ganz eingetragen.</translation>
    </message>
    <message>
        <source>Without a job: {count}</source>
        <translation>Ohne Arbeit: {count}</translation>
    </message>
    <message>
        <source>Population maximum {n}: {sources}</source>
        <translation>Bevölkerungsgrenze {n}: {sources}</translation>
    </message>
    <message>
        <source>Hand capacity {n}: {sources}</source>
        <translation>Handgrenze {n}: {sources}</translation>
    </message>
    <message>
        <source>{thing} {n}: {sources}</source>
        <translation>{thing} {n}: {sources}</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message>
        <source>Event phase {phase}</source>
        <translation>Ereignisphase {phase}</translation>
    </message>
    <message>
        <source>? cards</source>
        <translation>? Karten</translation>
    </message>
    <message>
        <source>drawn: not known</source>
        <translation>gezogen: nicht bekannt</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>drawn: {count}</source>
        <translation>gezogen: {count}</translation>
    </message>
    <message>
        <source>drawn: {count}, {unseen} of them unseen</source>
        <translation>gezogen: {count}, davon ungesehen: {unseen}</translation>
    </message>
    <message>
        <source>Always in turn 2 of a phase.</source>
        <translation>Immer in Runde 2 einer Phase.</translation>
    </message>
    <message>
        <source>Shuffled in turn 2</source>
        <translation>Mischen in Runde 2</translation>
    </message>
    <message>
        <source>Shuffled this turn</source>
        <translation>In dieser Runde gemischt</translation>
    </message>
    <message>
        <source>Shuffle all events, then draw</source>
        <translation>Alle mischen, dann ziehen</translation>
    </message>
    <message>
        <source>Shuffled next turn</source>
        <translation>Nächste Runde mischen</translation>
    </message>
    <message>
        <source>Shuffled in turn 2 of phase {next}</source>
        <translation>Mischen in Runde 2 von Phase {next}</translation>
    </message>
    <message>
        <source>Shuffled when it is empty</source>
        <translation>Mischen, wenn er leer ist</translation>
    </message>
    <message>
        <source>Shuffled: not known</source>
        <translation>Gemischt: nicht bekannt</translation>
    </message>
    <message>
        <source>Before that only if it is empty.</source>
        <translation>Vorher nur, wenn er leer ist.</translation>
    </message>
    <message>
        <source>Event of this turn</source>
        <translation>Ereignis dieser Runde</translation>
    </message>
    <message>
        <source>Played without events</source>
        <translation>Ohne Ereignisse</translation>
    </message>
    <message>
        <source>for {person} alone · phase {phase}</source>
        <translation>nur für {person} · Phase {phase}</translation>
    </message>
    <message>
        <source>What it does stands on your card.</source>
        <translation>Was es bewirkt, steht auf der Karte.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Nobody saw the card of this turn.</source>
        <translation>Die Karte dieser Runde hat niemand gesehen.</translation>
    </message>
    <message>
        <source>No event this turn</source>
        <translation>Kein Ereignis in dieser Runde</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>unsold in this phase: {count}</source>
        <translation>in dieser Phase nicht verkauft: {count}</translation>
    </message>
    <message>
        <source>from {bid}, {left} more to come</source>
        <translation>ab {bid}, noch {left}</translation>
    </message>
    <message>
        <source>Not seen: {count}</source>
        <translation>Ungesehen: {count}</translation>
    </message>
    <message>
        <source>Empty places: {count}</source>
        <translation>Leere Plätze: {count}</translation>
    </message>
    <message>
        <source>Which upgrades have two copies?</source>
        <translation>Welche Ausbauten haben zwei Exemplare?</translation>
    </message>
    <message>
        <source>The die of each: odd one, even two.</source>
        <translation>Der Würfel je Art: ungerade eins, gerade zwei.</translation>
    </message>
    <message>
        <source>These are the copies</source>
        <translation>Das sind die Exemplare</translation>
    </message>
    <message>
        <source>Deal these cards in player order, before anybody buys.</source>
        <translation>Diese Karten nach der Reihenfolge austeilen, bevor jemand kauft.</translation>
    </message>
    <message>
        <source>Mega: one may be taken for a full group of factories.</source>
        <translation>Mega: für jede volle Fabrikgruppe darf eine genommen werden.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{count} mega for {group} each</source>
        <translation>Mega: {count}, je {group} Karten</translation>
    </message>
    <message>
        <source>{person} decides</source>
        <translation>{person} entscheidet</translation>
    </message>
    <message>
        <source>Done without the app</source>
        <translation>Ohne die App erledigt</translation>
    </message>
    <message>
        <source>What is done without the app is asked again later.</source>
        <translation>Was ohne die App geschieht, wird später erfragt.</translation>
    </message>
    <message>
        <source>Find an event by its name</source>
        <translation>Ein Ereignis am Namen suchen</translation>
    </message>
    <message>
        <source>Which event?</source>
        <translation>Welches Ereignis?</translation>
    </message>
    <message>
        <source>Which event for {person}?</source>
        <translation>Welches Ereignis für {person}?</translation>
    </message>
    <message>
        <source>Turn over the top card and find its name.</source>
        <translation>Die oberste Karte aufdecken und ihren Namen suchen.</translation>
    </message>
    <message>
        <source>If it is not listed, type its name.</source>
        <translation>Eine Karte, die fehlt: Namen eintippen.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>First type its name into the field (OP-7.1).</source>
        <translation>Zuerst den Namen in das Feld eintippen (OP-7.1).</translation>
    </message>
    <message>
        <source>Another card, which the app does not know</source>
        <translation>Eine andere Karte, die die App nicht kennt</translation>
    </message>
    <message>
        <source>Nobody saw it</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Events only</source>
        <translation>Nur Ereignisse</translation>
    </message>
    <message>
        <source>cards, redraws, shuffles</source>
        <translation>Karten, Nachziehen, Mischen</translation>
    </message>
    <message>
        <source>Events and order</source>
        <translation>Ereignisse und Reihenfolge</translation>
    </message>
    <message>
        <source>also VP and phases</source>
        <translation>auch SP und Phasen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>also market and colonies</source>
        <translation>auch Markt und Kolonien</translation>
    </message>
    <message>
        <source>The app draws the events</source>
        <translation>Die App zieht die Ereignisse</translation>
    </message>
    <message>
        <source>You turn over your own cards</source>
        <translation>Am Tisch wird aufgedeckt</translation>
    </message>
    <message>
        <source>The app rolls, and decides ties</source>
        <translation>Die App würfelt und lost aus</translation>
    </message>
    <message>
        <source>You roll, and decide ties</source>
        <translation>Am Tisch wird gewürfelt und gelost</translation>
    </message>
    <message>
        <source>What does the app follow?</source>
        <translation>Was begleitet die App?</translation>
    </message>
    <message>
        <source>What is new then is asked below “Correct the table”.</source>
        <translation>Was dann neu ist, wird unter „Stand berichtigen“ erfragt.</translation>
    </message>
    <message>
        <source>Player order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Who is next?</source>
        <translation>Wer kommt als Nächstes?</translation>
    </message>
    <message>
        <source>First choose everybody in the player order (OP-2.2).</source>
        <translation>Zuerst alle in der Reihenfolge antippen (OP-2.2).</translation>
    </message>
    <message>
        <source>This is the order</source>
        <translation>Das ist die Reihenfolge</translation>
    </message>
    <message>
        <source>Choose everybody in the player order, most VP first.</source>
        <translation>Alle in der Reihenfolge antippen, die meisten SP zuerst.</translation>
    </message>
    <message>
        <source>Or enter the VP: then the app knows it.</source>
        <translation>Oder die SP eintragen: Dann weiß die App sie.</translation>
    </message>
    <message>
        <source>Or enter the face values of those who are tied.</source>
        <translation>Oder den Nennwert derer eintragen, die gleichauf sind.</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Nobody is chosen yet (OP-2.2).</source>
        <translation>Noch niemand ist angetippt (OP-2.2).</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>A tie: decide at random.</source>
        <translation>Gleichstand: auslosen.</translation>
    </message>
    <message>
        <source>Who is next in the player order?</source>
        <translation>Wer kommt als Nächstes in der Reihenfolge?</translation>
    </message>
    <message>
        <source>Personal event for {person}</source>
        <translation>Persönliches Ereignis für {person}</translation>
    </message>
    <message>
        <source>Who draws a personal event?</source>
        <translation>Wer zieht ein persönliches Ereignis?</translation>
    </message>
    <message>
        <source>Rolls for the market</source>
        <translation>Marktwürfe</translation>
    </message>
    <message>
        <source>Which number?</source>
        <translation>Welche Zahl?</translation>
    </message>
    <message>
        <source>Or enter the market by “Correct the table”.</source>
        <translation>Oder „Stand berichtigen“: was auf dem Markt liegt.</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>W{sides}</translation>
    </message>
    <message>
        <source>Somebody rolls the {die}.</source>
        <translation>Irgendwer würfelt: {die}.</translation>
    </message>
    <message>
        <source>{person} rolls the {die}.</source>
        <translation>{person} würfelt: {die}.</translation>
    </message>
    <message>
        <source>then {names}</source>
        <translation>dann {names}</translation>
    </message>
    <message>
        <source>further places: {count}</source>
        <translation>weitere Plätze: {count}</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>stays empty</source>
        <translation>bleibt leer</translation>
    </message>
    <message>
        <source>event, then {then}</source>
        <translation>Ereignis, dann {then}</translation>
    </message>
    <message>
        <source>instead: {laid}</source>
        <translation>dafür: {laid}</translation>
    </message>
    <message>
        <source>{person} buys</source>
        <translation>{person} kauft</translation>
    </message>
    <message>
        <source>Enter the colony below “Correct the table”.</source>
        <translation>Kolonie unter „Stand berichtigen“ eintragen.</translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>{count} people</source>
        <translation>{count} Personen</translation>
    </message>
    <message>
        <source>1 robot</source>
        <translation>1 Roboter</translation>
    </message>
    <message>
        <source>{count} robots</source>
        <translation>{count} Roboter</translation>
    </message>
    <message>
        <source>without a job: {who}</source>
        <translation>ohne Arbeit: {who}</translation>
    </message>
    <message>
        <source>No upgrade is on the market</source>
        <translation>Auf dem Markt liegt kein Ausbau</translation>
    </message>
    <message>
        <source>The market is not entered</source>
        <translation>Der Markt ist nicht eingetragen</translation>
    </message>
    <message>
        <source>from {bid}</source>
        <translation>ab {bid}</translation>
    </message>
    <message>
        <source>from {bid}, −{off}</source>
        <translation>ab {bid}, −{off}</translation>
    </message>
    <message>
        <source>{person} wins: {upgrade}, {note}</source>
        <translation>{person} ersteigert: {upgrade}, {note}</translation>
    </message>
    <message>
        <source>{person} buys: {thing}, {price}</source>
        <translation>{person} kauft: {thing}, {price}</translation>
    </message>
    <message>
        <source>a robot</source>
        <translation>ein Roboter</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>To work: {who}, {job}</source>
        <translation>An die Arbeit: {who}, {job}</translation>
    </message>
    <message>
        <source>What the colony has</source>
        <translation>Was die Kolonie hat</translation>
    </message>
    <message>
        <source>All to work</source>
        <translation>Alle an die Arbeit</translation>
    </message>
    <message>
        <source>From a job…</source>
        <translation>Arbeit wechseln …</translation>
    </message>
    <message>
        <source>First enter the colony (OP-4.4).</source>
        <translation>Zuerst die Kolonie eintragen (OP-4.4).</translation>
    </message>
    <message>
        <source>Handed in six cards</source>
        <translation>Sechs Karten abgegeben</translation>
    </message>
    <message>
        <source>Personal event</source>
        <translation>Persönliches Ereignis</translation>
    </message>
    <message>
        <source>{person}: VP, limits and prices</source>
        <translation>{person}: SP, Grenzen und Preise</translation>
    </message>
    <message>
        <source>{person}: who leaves a job?</source>
        <translation>{person}: Wer wechselt die Arbeit?</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>Personen: {count}</translation>
    </message>
    <message>
        <source>robots: {count}</source>
        <translation>Roboter: {count}</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>No job for now</source>
        <translation>Vorerst keine Arbeit</translation>
    </message>
    <message>
        <source>Begin turn 1</source>
        <translation>Runde 1 beginnen</translation>
    </message>
    <message>
        <source>First enter how many copies there are, or let the app roll (OP-1.4).</source>
        <translation>Zuerst die Exemplare eintragen oder die App würfeln lassen (OP-1.4).</translation>
    </message>
    <message>
        <source>Each of these can be changed in any turn.</source>
        <translation>Alles lässt sich in jeder Runde ändern.</translation>
    </message>
    <message>
        <source>The app rolls the copies</source>
        <translation>Die App würfelt die Exemplare</translation>
    </message>
    <message>
        <source>Enter the copies</source>
        <translation>Exemplare eintragen</translation>
    </message>
    <message>
        <source>Do what it says</source>
        <translation>Ereignis ausführen</translation>
    </message>
    <message>
        <source>Everybody is done</source>
        <translation>Alle sind fertig</translation>
    </message>
    <message>
        <source>Enter VP that have changed, then choose the large button.</source>
        <translation>Geänderte SP eintragen, dann die große Schaltfläche.</translation>
    </message>
    <message>
        <source>Choose the line of each colony that it changes, then the large button.</source>
        <translation>Die Zeile jeder Kolonie antippen, die sich ändert, dann die große Schaltfläche.</translation>
    </message>
    <message>
        <source>The phase is checked with these VP (OP-R16).</source>
        <translation>Mit diesen SP wird die Phase geprüft (OP-R16).</translation>
    </message>
    <message>
        <source>{person}: all to work</source>
        <translation>{person}: alle an die Arbeit</translation>
    </message>
    <message>
        <source>Begin turn {turn}</source>
        <translation>Runde {turn} beginnen</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Which turn and phase is it?</source>
        <translation>Welche Runde und Phase ist es?</translation>
    </message>
    <message>
        <source>Enter it below “Correct the table”.</source>
        <translation>Unter „Stand berichtigen“ eintragen.</translation>
    </message>
    <message>
        <source>Choose the line of whoever buys or wins something.</source>
        <translation>Wer kauft oder ersteigert etwas? Die Zeile antippen.</translation>
    </message>
    <message>
        <source>In player order; bids go round without the app.</source>
        <translation>Nach der Reihenfolge; geboten wird ohne die App.</translation>
    </message>
    <message>
        <source>Play the turn. For whom a roll fails:</source>
        <translation>Die Runde spielen. Nach einem Fehlwurf:</translation>
    </message>
    <message>
        <source>choose who draws a personal event.</source>
        <translation>antippen, wer ein persönliches Ereignis zieht.</translation>
    </message>
    <message>
        <source>Play the turn.</source>
        <translation>Die Runde spielen.</translation>
    </message>
    <message>
        <source>In turn 1 there is no event.</source>
        <translation>In Runde 1 gibt es kein Ereignis.</translation>
    </message>
    <message>
        <source>Personal event for…</source>
        <translation>Persönliches Ereignis für …</translation>
    </message>
    <message>
        <source>What everybody draws</source>
        <translation>Was alle ziehen</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <translation>Phase {phase} beginnt</translation>
    </message>
    <message>
        <source>All upgrades of the phase are sold</source>
        <translation>Alle Ausbauten der Phase sind verkauft</translation>
    </message>
    <message>
        <source>What the app follows</source>
        <translation>Was begleitet wird</translation>
    </message>
    <message>
        <source>The card says: Redraw Phase 1</source>
        <translation>Auf der Karte steht „Redraw Phase 1“</translation>
    </message>
    <message>
        <source>Events were shuffled</source>
        <translation>Ereignisse gemischt</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>Place {place} in the player order</source>
        <translation>Platz {place} in der Reihenfolge</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>OutpostTv</name>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Turn {turn}, phase {phase}</source>
        <translation>Runde {turn}, Phase {phase}</translation>
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
    <message>
        <source>Our deck</source>
        <translation>Unser Stapel</translation>
    </message>
</context>
</TS>
