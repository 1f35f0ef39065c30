<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Effect</name>
    <message>
        <source>What is it about?</source>
        <translation>Worum geht es?</translation>
    </message>
    <message>
        <source>How much, and whom?</source>
        <translation>Wie viel und wen?</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>In welche Richtung?</translation>
    </message>
    <message>
        <source>From which deck?</source>
        <translation>Von welchem Stapel?</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>If there is not enough (RC-4.3)</source>
        <translation>Wenn nicht genug da ist (RC-4.3)</translation>
    </message>
    <message>
        <source>Whatever is missing costs Wounds</source>
        <translation>Was fehlt, kostet Wunden</translation>
    </message>
    <message>
        <source>Only if possible: no Wound</source>
        <translation>Nur wenn möglich: keine Wunde</translation>
    </message>
    <message>
        <source>Wounds: strength minus Weapon; then Weapon −1 (RC-R3). If the fight ended differently, choose the First Player’s Wounds and the loss of Weapon instead.</source>
        <translation>Wunden: Stärke minus Waffe; danach Waffe −1 (RC-R3). Ging der Kampf anders aus, stattdessen die Wunden des Startspielers und den Verlust der Waffe wählen.</translation>
    </message>
    <message>
        <source>For tokens, tools and Determination, which you discard at the table: choose how many are missing (RC-R1).</source>
        <translation>Für Plättchen, Werkzeuge und Entschlossenheit, die auf dem Tisch abgelegt werden: wählen, wie viele fehlen (RC-R1).</translation>
    </message>
    <message>
        <source>First choose above what it is about.</source>
        <translation>Zuerst oben wählen, worum es geht.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Shuffle in</source>
        <translation>Einmischen</translation>
    </message>
    <message>
        <source>A demand not met</source>
        <translation>Unerfüllbarer Bedarf</translation>
    </message>
    <message>
        <source>− Pay or lose</source>
        <translation>− Abgeben</translation>
    </message>
    <message>
        <source>+ Take</source>
        <translation>+ Erhalten</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alles ablegen</translation>
    </message>
    <message>
        <source>− Falls</source>
        <translation>− Sinkt</translation>
    </message>
    <message>
        <source>+ Rises</source>
        <translation>+ Steigt</translation>
    </message>
    <message>
        <source>+ Takes Wounds</source>
        <translation>+ Erleidet Wunden</translation>
    </message>
    <message>
        <source>− Is healed</source>
        <translation>− Wird geheilt</translation>
    </message>
    <message>
        <source>Who fights? (RC-2.10)</source>
        <translation>Wer kämpft? (RC-2.10)</translation>
    </message>
    <message>
        <source>Who is wounded if the demand cannot be met? (RC-2.9; in a combat RC-R4)</source>
        <translation>Wer wird verwundet, wenn die Forderung nicht erfüllt wird? (RC-2.9; im Kampf RC-R4)</translation>
    </message>
    <message>
        <source>Whom?</source>
        <translation>Wen?</translation>
    </message>
    <message>
        <source>Leave out: {effect}</source>
        <translation>Weglassen: {effect}</translation>
    </message>
    <message>
        <source>What happens then</source>
        <translation>Was dann geschieht</translation>
    </message>
    <message>
        <source>And then…</source>
        <translation>Und dann …</translation>
    </message>
    <message>
        <source>What does the card do?</source>
        <translation>Was macht die Karte?</translation>
    </message>
    <message>
        <source>A demand could not be met</source>
        <translation>Eine Forderung war nicht zu erfüllen</translation>
    </message>
    <message>
        <source>{n} demands could not be met</source>
        <translation>{n} Forderungen waren nicht zu erfüllen</translation>
    </message>
    <message>
        <source>{effect}: {who} alone</source>
        <translation>{effect}: {who} allein</translation>
    </message>
    <message>
        <source>{effect}: {who}</source>
        <translation>{effect}: {who}</translation>
    </message>
    <message>
        <source>{effect}, if possible</source>
        <translation>{effect}, wenn möglich</translation>
    </message>
    <message>
        <source>Each character</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>{what}: {there} of {n} available, {missing} missing</source>
        <translation>{what}: {there} von {n} da, {missing} zu wenig</translation>
    </message>
    <message>
        <source>{each}; after that {now}</source>
        <translation>{each}; danach {now}</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Was die Karte macht</translation>
    </message>
    <message>
        <source>Filled in as last time; change whatever is different now.</source>
        <translation>Gewählt wie beim letzten Mal; ändern, was jetzt anders ist.</translation>
    </message>
    <message>
        <source>First choose what the card does.</source>
        <translation>Zuerst wählen, was die Karte macht.</translation>
    </message>
    <message>
        <source>That is all that can be applied at once; apply the rest afterwards.</source>
        <translation>Mehr lässt sich nicht auf einmal anwenden; der Rest kommt danach.</translation>
    </message>
    <message>
        <source>The First Player has not been entered: choose the character by name.</source>
        <translation>Wer den Startspielermarker hat, ist noch nicht eingetragen: den Charakter mit Namen wählen.</translation>
    </message>
    <message>
        <source>First choose whom it hits.</source>
        <translation>Zuerst wählen, wen es trifft.</translation>
    </message>
    <message>
        <source>Apply it to the counters</source>
        <translation>Auf die Zähler anwenden</translation>
    </message>
    <message>
        <source>Apply it, and this step is done</source>
        <translation>Anwenden, der Schritt ist erledigt</translation>
    </message>
    <message>
        <source>Apply it, there is more to do</source>
        <translation>Anwenden, es kommt noch mehr</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>what comes next: draw, done, the next round</source>
        <translation>was als Nächstes kommt: ziehen, erledigt, nächste Runde</translation>
    </message>
    <message>
        <source>to the Event deck</source>
        <translation>zum Ereignisstapel</translation>
    </message>
    <message>
        <source>to the Threat spaces</source>
        <translation>zu den Bedrohungsfeldern</translation>
    </message>
    <message>
        <source>to what is available to all</source>
        <translation>zu dem, was für alle verfügbar ist</translation>
    </message>
    <message>
        <source>to the Adventure decks</source>
        <translation>zu den Abenteuerstapeln</translation>
    </message>
    <message>
        <source>to the Wounds</source>
        <translation>zu den Wunden</translation>
    </message>
    <message>
        <source>to the Morale</source>
        <translation>zur Moral</translation>
    </message>
    <message>
        <source>to the Determination, where it is shown</source>
        <translation>zur Entschlossenheit, wo sie zu sehen ist</translation>
    </message>
    <message>
        <source>enter what a card does</source>
        <translation>eintragen, was eine Karte macht</translation>
    </message>
    <message>
        <source>what the last round has changed</source>
        <translation>was sich in der letzten Runde geändert hat</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>the next effect of the card</source>
        <translation>der nächste Effekt der Karte</translation>
    </message>
    <message>
        <source>leave this effect out</source>
        <translation>diesen Effekt weglassen</translation>
    </message>
    <message>
        <source>apply what was chosen</source>
        <translation>das Gewählte anwenden</translation>
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
    <name>Robinson</name>
    <message>
        <source>each</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1 Charakter</translation>
    </message>
    <message>
        <source>Shuffle a card in: {deck}</source>
        <translation>Eine Karte einmischen: {deck}</translation>
    </message>
    <message>
        <source>Shuffle in</source>
        <translation>Einmischen</translation>
    </message>
    <message>
        <source>{tool}: in the camp</source>
        <translation>{tool}: im Lager</translation>
    </message>
    <message>
        <source>{tool}: not there yet</source>
        <translation>{tool}: noch nicht da</translation>
    </message>
    <message>
        <source>{name}, now {number}</source>
        <translation>{name}, jetzt {number}</translation>
    </message>
    <message>
        <source>One less: {what}</source>
        <translation>Eins weniger: {what}</translation>
    </message>
    <message>
        <source>One more: {what}</source>
        <translation>Eins mehr: {what}</translation>
    </message>
    <message>
        <source>Round {now} of {last}</source>
        <translation>Runde {now} von {last}</translation>
    </message>
    <message>
        <source>{name} is First Player</source>
        <translation>{name} hat den Startspielermarker</translation>
    </message>
    <message>
        <source>Make {name} First Player</source>
        <translation>{name} den Startspielermarker geben</translation>
    </message>
    <message>
        <source>Wounds of {name}, {life} Wound spaces</source>
        <translation>Wunden von {name}, {life} Wundenfelder</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Avert: {card}</source>
        <translation>Abwenden: {card}</translation>
    </message>
    <message>
        <source>Avert by an action</source>
        <translation>Durch Aktion abwenden</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>vom Brett</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>schiebt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Below it: odds of the next card</source>
        <translation>Darunter: die nächste Karte</translation>
    </message>
    <message>
        <source>Which back may be on top</source>
        <translation>Was oben liegen kann</translation>
    </message>
    <message>
        <source>The icon is entered when an Event card is drawn (RC-2.5).</source>
        <translation>Das Symbol wird eingetragen, sobald eine Ereigniskarte gezogen ist (RC-2.5).</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Oben liegt</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Der Stapel ist leer</translation>
    </message>
    <message>
        <source>Icon of the next Event card</source>
        <translation>Symbol der nächsten Ereigniskarte</translation>
    </message>
    <message>
        <source>{name}: {n} left, {odds}</source>
        <translation>{name}: noch {n}, {odds}</translation>
    </message>
    <message>
        <source>{back} is on top</source>
        <translation>{back} liegt oben</translation>
    </message>
    <message>
        <source>The card shows the icon {icon}</source>
        <translation>Die Karte zeigt das Symbol {icon}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>there since set-up</source>
        <translation>seit Beginn da</translation>
    </message>
    <message>
        <source>came in round {round}</source>
        <translation>kam in Runde {round}</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt liegen</translation>
    </message>
    <message>
        <source>no card pushes it off</source>
        <translation>keine Karte schiebt sie fort</translation>
    </message>
    <message>
        <source>Off in round {round}</source>
        <translation>Vom Brett in Runde {round}</translation>
    </message>
    <message>
        <source>with the next Event card</source>
        <translation>mit der nächsten Ereigniskarte</translation>
    </message>
    <message>
        <source>at the earliest</source>
        <translation>frühestens</translation>
    </message>
    <message>
        <source>{answer}: {needs}. Reward: {reward}</source>
        <translation>{answer}: {needs}. Belohnung: {reward}</translation>
    </message>
    <message>
        <source>If it is pushed off: {effect}</source>
        <translation>Wird sie vom Brett geschoben: {effect}</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>Threat Action: {needs}</source>
        <translation>Bedrohungsaktion: {needs}</translation>
    </message>
    <message>
        <source>Threat Effect: {effect}</source>
        <translation>Drohendes Ereignis: {effect}</translation>
    </message>
    <message>
        <source>A tap here or Esc puts the card away.</source>
        <translation>Antippen oder Esc legt die Karte weg.</translation>
    </message>
    <message>
        <source>Event Effect: {effect}.</source>
        <translation>Sofortiges Ereignis: {effect}.</translation>
    </message>
    <message>
        <source>{card}: {effect}. {story}</source>
        <translation>{card}: {effect}. {story}</translation>
    </message>
    <message>
        <source>Mystery cards have no token; shuffle one in below.</source>
        <translation>Zu Geheimniskarten gibt es kein Plättchen; unten eine einmischen.</translation>
    </message>
    <message>
        <source>{deck}: a card was drawn, take the token off (RC-3.3)</source>
        <translation>{deck}: Karte gezogen, Plättchen wegnehmen (RC-3.3)</translation>
    </message>
    <message>
        <source>{deck}: no token; put one here</source>
        <translation>{deck}: kein Plättchen; eines hierher legen</translation>
    </message>
    <message>
        <source>{deck}, {note}: draw the top card</source>
        <translation>{deck}, {note}: oberste Karte ziehen</translation>
    </message>
    <message>
        <source>First answer the question above.</source>
        <translation>Erst die Frage oben beantworten.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Played without the app</source>
        <translation>Ohne die App gespielt</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Enter what is in the Threat spaces</source>
        <translation>Eintragen, was auf den Bedrohungsfeldern liegt</translation>
    </message>
    <message>
        <source>Done by hand</source>
        <translation>Von Hand erledigt</translation>
    </message>
    <message>
        <source>Choose the effect</source>
        <translation>Effekt wählen</translation>
    </message>
    <message>
        <source>One more Event card</source>
        <translation>Noch eine Ereigniskarte</translation>
    </message>
    <message>
        <source>Name the card</source>
        <translation>Karte benennen</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Round {round} was the last</source>
        <translation>Runde {round} war die letzte</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Begin round {round}</source>
        <translation>Runde {round} beginnen</translation>
    </message>
    <message>
        <source>or press N</source>
        <translation>oder Taste N</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Apply the effect</source>
        <translation>Effekt anwenden</translation>
    </message>
    <message>
        <source>The match is over. Undo opens its last round again, also for more rounds; “Play again” begins a new match.</source>
        <translation>Die Partie ist zu Ende. „Zurücknehmen“ öffnet die letzte Runde wieder, auch für weitere Runden; „Noch einmal spielen“ beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>First choose the back that is on top (RC-2.3).</source>
        <translation>Erst die Rückseite antippen, die oben liegt (RC-2.3).</translation>
    </message>
    <message>
        <source>Which back is on top?</source>
        <translation>Welche Rückseite liegt oben?</translation>
    </message>
    <message>
        <source>Choose the icon that the card shows (RC-2.5).</source>
        <translation>Das Symbol antippen, das die Karte zeigt (RC-2.5).</translation>
    </message>
    <message>
        <source>Which icon does it show?</source>
        <translation>Welches Symbol zeigt sie?</translation>
    </message>
    <message>
        <source>Lower half done</source>
        <translation>Untere Hälfte erledigt</translation>
    </message>
    <message>
        <source>discarded, draw again</source>
        <translation>abgelegt, neu ziehen</translation>
    </message>
    <message>
        <source>Threat spaces</source>
        <translation>Bedrohungsfelder</translation>
    </message>
    <message>
        <source>An effect</source>
        <translation>Ein Effekt</translation>
    </message>
    <message>
        <source>No Adventure or Mystery card is discarded.</source>
        <translation>Keine Abenteuer- oder Geheimniskarte ist abgelegt.</translation>
    </message>
    <message>
        <source>Shuffle in again</source>
        <translation>Wieder einmischen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>What changed in round {round}</source>
        <translation>Was sich in Runde {round} geändert hat</translation>
    </message>
    <message>
        <source>Available to all</source>
        <translation>Für alle verfügbar</translation>
    </message>
    <message>
        <source>Who draws from the {deck} deck?</source>
        <translation>Wer zieht vom Stapel „{deck}“?</translation>
    </message>
    <message>
        <source>Which discarded card is shuffled into the Event deck?</source>
        <translation>Welche abgelegte Karte wird in den Ereignisstapel gemischt?</translation>
    </message>
    <message>
        <source>How did the match end?</source>
        <translation>Wie ist die Partie ausgegangen?</translation>
    </message>
    <message>
        <source>Played without the app? Event deck and Threat spaces are not known then.</source>
        <translation>Ohne die App gespielt? Ereignisstapel und Bedrohungsfelder sind dann nicht bekannt.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Tools in the camp</source>
        <translation>Werkzeug im Lager</translation>
    </message>
    <message>
        <source>Event deck and Threat spaces</source>
        <translation>Ereignisstapel und Bedrohungsfelder</translation>
    </message>
    <message>
        <source>Adventure decks</source>
        <translation>Abenteuerstapel</translation>
    </message>
    <message>
        <source>Our table shows…</source>
        <translation>Unser Tisch zeigt …</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Current round</source>
        <translation>Laufende Runde</translation>
    </message>
    <message>
        <source>Event phase of this round</source>
        <translation>Ereignisphase dieser Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Tokens on the Adventure decks</source>
        <translation>Plättchen auf den Abenteuerstapeln</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>Step {number} of {of}, {mark}: {name} ({clauses})</source>
        <translation>Schritt {number} von {of}, {mark}: {name} ({clauses})</translation>
    </message>
    <message>
        <source>Steps of the event phase</source>
        <translation>Schritte der Ereignisphase</translation>
    </message>
    <message>
        <source>is over</source>
        <translation>ist zu Ende</translation>
    </message>
    <message>
        <source>is under way</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>Change only what is different on your table. “–” means not entered; it may stay that way.</source>
        <translation>Nur ändern, was auf dem Tisch anders ist. „–“ heißt: noch nicht eingetragen; das darf so bleiben.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Came in round</source>
        <translation>Kam in Runde</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>token on deck</source>
        <translation>Plättchen liegt</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>kein Plättchen</translation>
    </message>
    <message>
        <source>Last steps</source>
        <translation>Letzte Schritte</translation>
    </message>
    <message>
        <source>1 change</source>
        <translation>1 Änderung</translation>
    </message>
    <message>
        <source>{count} changes</source>
        <translation>{count} Änderungen</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} Runden</translation>
    </message>
    <message>
        <source>What the app can only remind you of, such as fog</source>
        <translation>Woran die App nur erinnert, etwa Nebel</translation>
    </message>
    <message>
        <source>Happens whenever an Event card with a Book icon comes. The line below is a reminder of what only you can do.</source>
        <translation>Geschieht immer, wenn eine Ereigniskarte mit Buchsymbol kommt. Die Zeile darunter erinnert an das, was nur die Gruppe tun kann.</translation>
    </message>
    <message>
        <source>The app warns before the last one; you decide when the match ends</source>
        <translation>Die App warnt vor dem letzten; wann Schluss ist, entscheidet die Gruppe</translation>
    </message>
    <message>
        <source>Morale track, from the bottom to the top</source>
        <translation>Moralleiste, von unten bis oben</translation>
    </message>
    <message>
        <source>{what}, effect {number}</source>
        <translation>{what}, Effekt {number}</translation>
    </message>
    <message>
        <source>Save the card</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Event Effect, when it came</source>
        <translation>„Sofortiges Ereignis“, als sie kam</translation>
    </message>
    <message>
        <source>Threat Action</source>
        <translation>Bedrohungsaktion</translation>
    </message>
    <message>
        <source>Threat Effect, when it is pushed off</source>
        <translation>„Drohendes Ereignis“, wenn sie vom Spielbrett geschoben wird</translation>
    </message>
    <message>
        <source>Cards of our box</source>
        <translation>Karten unserer Schachtel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Karte löschen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>The card needs a name.</source>
        <translation>Die Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>“{card}” is saved.</source>
        <translation>„{card}“ ist gespeichert.</translation>
    </message>
    <message>
        <source>“{card}” is deleted.</source>
        <translation>„{card}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Threat Action: requirement</source>
        <translation>Bedrohungsaktion: Bedingung</translation>
    </message>
    <message>
        <source>Threat Effect</source>
        <translation>Drohendes Ereignis</translation>
    </message>
    <message>
        <source>Damaged entry</source>
        <translation>Beschädigter Eintrag</translation>
    </message>
    <message>
        <source>What was entered here is damaged and is no longer offered.</source>
        <translation>Was hier eingetragen wurde, ist beschädigt und wird nicht mehr angeboten.</translation>
    </message>
    <message>
        <source>No card has been typed in yet.</source>
        <translation>Noch ist keine Karte eingetragen.</translation>
    </message>
    <message>
        <source>What you enter for a printed card is offered whenever that card comes. Matches already played keep their own words.</source>
        <translation>Was zu gedruckten Karten eingetragen wurde, wird angeboten, sobald eine solche Karte kommt. Gespielte Partien behalten ihre eigenen Worte.</translation>
    </message>
    <message>
        <source>or instead (RC-4.3)</source>
        <translation>oder stattdessen (RC-4.3)</translation>
    </message>
    <message>
        <source>{answer}. Needs {needs}. Brings: {reward}.</source>
        <translation>{answer}. Braucht {needs}. Bringt: {reward}.</translation>
    </message>
    <message>
        <source>as the next one</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>Token on the {deck} deck</source>
        <translation>Plättchen auf dem Stapel „{deck}“</translation>
    </message>
    <message>
        <source>1 card is known from earlier matches; the Down key shows it.</source>
        <translation>1 Karte ist aus früheren Partien bekannt; die Pfeiltaste nach unten zeigt sie.</translation>
    </message>
    <message>
        <source>{count} cards are known from earlier matches; the Down key shows them.</source>
        <translation>{count} Karten sind aus früheren Partien bekannt; die Pfeiltaste nach unten zeigt sie.</translation>
    </message>
    <message>
        <source>Here you can enter what the printed card says, in a few words; no counter moves for it.</source>
        <translation>Hier lässt sich in wenigen Worten eintragen, was auf der gedruckten Karte steht; kein Zähler ändert sich dadurch.</translation>
    </message>
    <message>
        <source>Lower half</source>
        <translation>Untere Hälfte</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>The rules do not say how many Wound spaces a character has or where the Morale track ends. Values marked as placeholders are guesses: compare them with your board and change them here.</source>
        <translation>Der Regeltext nennt weder die Zahl der Wundenfelder noch die Enden der Moralleiste. Als Platzhalter markierte Werte sind geschätzt: mit dem Spielbrett vergleichen und hier ändern.</translation>
    </message>
    <message>
        <source>Event deck at the start</source>
        <translation>Ereignisstapel zu Beginn</translation>
    </message>
    <message>
        <source>{book} with a Book icon, {adventure} with an Adventure icon</source>
        <translation>{book} mit Buchsymbol, {adventure} mit Abenteuersymbol</translation>
    </message>
    <message>
        <source>That is too many: this deck has {n} {kind}</source>
        <translation>Das sind zu viele: Dieser Stapel hat {n} {kind}</translation>
    </message>
    <message>
        <source>That is too many: the box has {n} {kind}</source>
        <translation>Das sind zu viele: Die Schachtel hat {n} {kind}</translation>
    </message>
    <message>
        <source>One character alone: half of the Book icons are swapped for Adventure icons</source>
        <translation>Ein Charakter allein: Die Hälfte der Buchsymbole ist gegen Abenteuersymbole getauscht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the round summary</source>
        <translation>Rundenübersicht schließen</translation>
    </message>
    <message>
        <source>Counters only: “Panels” above shows the Event deck and the Threat spaces again.</source>
        <translation>Nur Zähler: „Bereiche“ oben zeigt Ereignisstapel und Bedrohungsfelder wieder.</translation>
    </message>
    <message>
        <source>Determination of {name}</source>
        <translation>Entschlossenheit von {name}</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Lesbares speichern …</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Lesbares speichern</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>First Player: {name}</source>
        <translation>Startspieler: {name}</translation>
    </message>
    <message>
        <source>Ended in round {round}</source>
        <translation>Beendet in Runde {round}</translation>
    </message>
    <message>
        <source>1 Event card</source>
        <translation>1 Ereigniskarte</translation>
    </message>
    <message>
        <source>{count} Event cards</source>
        <translation>{count} Ereigniskarten</translation>
    </message>
    <message>
        <source>1 threat averted</source>
        <translation>1 Bedrohung abgewendet</translation>
    </message>
    <message>
        <source>{count} threats averted</source>
        <translation>{count} Bedrohungen abgewendet</translation>
    </message>
    <message>
        <source>1 pushed off the board</source>
        <translation>1 vom Spielbrett geschoben</translation>
    </message>
    <message>
        <source>{count} pushed off the board</source>
        <translation>{count} vom Spielbrett geschoben</translation>
    </message>
    <message>
        <source>averted</source>
        <translation>abgewendet</translation>
    </message>
    <message>
        <source>pushed off</source>
        <translation>weggeschoben</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
</context>
</TS>
