<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Board</name>
    <message>
        <source>{name}: 1 disc</source>
        <translation>{name}: 1 Scheibe</translation>
    </message>
    <message>
        <source>{name}: {discs} discs</source>
        <translation>{name}: {discs} Scheiben</translation>
    </message>
    <message>
        <source>{deck}: cards discarded: {cards}</source>
        <translation>{deck}: Karten abgelegt: {cards}</translation>
    </message>
    <message>
        <source>Day {day} · {phase}</source>
        <translation>Tag {day} · {phase}</translation>
    </message>
</context>
<context>
    <name>DayEnd</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>VP on the track</source>
        <translation>SP auf der Leiste</translation>
    </message>
    <message>
        <source>What does the VP track show before the day is scored?</source>
        <translation>Was zeigt die Siegpunkteleiste vor der Wertung?</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>How many crystals are in hand, and how many on each palace field?</source>
        <translation>Wie viele Kristalle liegen im persönlichen Vorrat, wie viele auf jedem Palastfeld?</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>im persönlichen Vorrat</translation>
    </message>
    <message>
        <source>on the palace field</source>
        <translation>auf dem Palastfeld</translation>
    </message>
    <message>
        <source>Score day {day}</source>
        <translation>Tag {day} werten</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>{n} discs for {name}, {most} are possible ({clause})</source>
        <translation>{n} Scheiben für {name}, {most} sind möglich ({clause})</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>der letzte Schritt</translation>
    </message>
    <message>
        <source>step {n} of {all}</source>
        <translation>Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>still missing</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>Undo all of this</source>
        <translation>Alles hier zurücknehmen</translation>
    </message>
    <message>
        <source>On to day {day}</source>
        <translation>Weiter mit Tag {day}</translation>
    </message>
    <message>
        <source>Score the day</source>
        <translation>Tag werten</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Six portraits</source>
        <translation>Sechs Porträts</translation>
    </message>
    <message>
        <source>As counted by the app; correct what is different</source>
        <translation>Von der App mitgezählt; Abweichungen berichtigen</translation>
    </message>
    <message>
        <source>Where is the mood marker?</source>
        <translation>Wo liegt der Stimmungsmarker?</translation>
    </message>
    <message>
        <source>Nobody has a disc here</source>
        <translation>Niemand hat hier eine Scheibe</translation>
    </message>
    <message>
        <source>The others have none</source>
        <translation>Die anderen haben keine</translation>
    </message>
    <message>
        <source>No crystal lies here</source>
        <translation>Hier liegt kein Kristall</translation>
    </message>
    <message>
        <source>The VP of the mood track are a placeholder</source>
        <translation>Die SP der Stimmungsleiste sind ein Platzhalter</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>crystal</source>
        <translation>Kristall</translation>
    </message>
    <message>
        <source>crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>{n} of {most} counted</source>
        <translation>{n} von {most} gezählt</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nobody has a disc here</source>
        <translation>niemand hat hier eine Scheibe</translation>
    </message>
    <message>
        <source>Day {day} at a glance</source>
        <translation>Tag {day} im Überblick</translation>
    </message>
    <message>
        <source> and {n} more</source>
        <translation> und {n} weitere</translation>
    </message>
    <message>
        <source>Still missing: {what}</source>
        <translation>Noch offen: {what}</translation>
    </message>
    <message>
        <source>Choose a portrait to correct it, or score the day.</source>
        <translation>Ein Porträt antippen, um es zu berichtigen, oder den Tag werten.</translation>
    </message>
    <message>
        <source>Day {day} is scored</source>
        <translation>Tag {day} ist gewertet</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <translation>Stimmung {mood}</translation>
    </message>
    <message>
        <source>VP afterwards</source>
        <translation>SP danach</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>move the mood marker</source>
        <translation>den Stimmungsmarker versetzen</translation>
    </message>
    <message>
        <source>the player whose turn it is produced that many cubes</source>
        <translation>wer am Zug ist, hat so viele Würfel produziert</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>eine Person wählen</translation>
    </message>
    <message>
        <source>to the Warehouse</source>
        <translation>zum Lagerhaus</translation>
    </message>
    <message>
        <source>to the other actions of the turn</source>
        <translation>zu den übrigen Aktionen des Zuges</translation>
    </message>
    <message>
        <source>to workers, discs and moods</source>
        <translation>zu Arbeitern, Scheiben und Stimmungen</translation>
    </message>
    <message>
        <source>to the lake</source>
        <translation>zum See</translation>
    </message>
    <message>
        <source>to the spaceship</source>
        <translation>zum Raumschiff</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>take what is chosen to the table</source>
        <translation>mit dem Gewählten zum Tisch</translation>
    </message>
</context>
<context>
    <name>Large</name>
    <message>
        <source>Here now: {workers}.</source>
        <translation>Jetzt hier: {workers}.</translation>
    </message>
    <message>
        <source>If the day ended now: {people} VP.</source>
        <translation>Wäre der Tag jetzt zu Ende: {people} SP.</translation>
    </message>
    <message>
        <source>{place}: mood {own} instead of {usual}.</source>
        <translation>{place}: Stimmung {own} statt {usual}.</translation>
    </message>
    <message>
        <source>This special card is {name}’s.</source>
        <translation>Diese Spezialkarte gehört {name}.</translation>
    </message>
    <message>
        <source>{stored} of {full} in the Warehouse; {left} in the supply. The next export: {points} VP.</source>
        <translation>{stored} von {full} im Lagerhaus, {left} im Vorrat. Der nächste Export: {points} SP.</translation>
    </message>
    <message>
        <source>1 cube to the reward</source>
        <translation>1 Würfel bis zur Belohnung</translation>
    </message>
    <message>
        <source>{count} cubes to the reward</source>
        <translation>{count} Würfel bis zur Belohnung</translation>
    </message>
    <message>
        <source>{points} VP · crystals: {crystals} · discs left today: {discs}</source>
        <translation>{points} SP · Kristalle: {crystals} · Scheiben heute noch: {discs}</translation>
    </message>
    <message>
        <source>Crystals given: {people}.</source>
        <translation>Gespendete Kristalle: {people}.</translation>
    </message>
    <message>
        <source>Next shuffle</source>
        <translation>Nächstes Mischen</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>Die nächste Karte</translation>
    </message>
</context>
<context>
    <name>OpeningTable</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Choose in any order. What you leave out stays open and can be entered later.</source>
        <translation>In beliebiger Reihenfolge wählen. Was fehlt, bleibt offen und kann später eingetragen werden.</translation>
    </message>
    <message>
        <source>As last time. Change what is different now, or skip.</source>
        <translation>Wie beim letzten Mal. Was jetzt anders liegt, ändern, oder überspringen.</translation>
    </message>
    <message>
        <source>The locks count once all six are chosen (RO-1.5).</source>
        <translation>Die Sperrmarker zählen, sobald alle sechs gewählt sind (RO-1.5).</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Zum Tisch</translation>
    </message>
</context>
<context>
    <name>OurTable</name>
    <message>
        <source>Our table shows…</source>
        <translation>Unser Tisch zeigt …</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>1 value missing</source>
        <translation>1 Wert offen</translation>
    </message>
    <message>
        <source>{count} values missing</source>
        <translation>{count} Werte offen</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
    </message>
    <message>
        <source>as the app counts it</source>
        <translation>wie die App mitzählt</translation>
    </message>
    <message>
        <source>Where does the match stand? Whatever you leave out stays open.</source>
        <translation>Wo steht die Partie gerade? Was nicht eingetragen wird, bleibt offen.</translation>
    </message>
    <message>
        <source>A ? means: not entered. It may stay that way.</source>
        <translation>Ein „?“ heißt: noch offen. Das darf so bleiben.</translation>
    </message>
    <message>
        <source>This is what the app has; correct whatever is different.</source>
        <translation>So steht es in der App; Abweichungen berichtigen.</translation>
    </message>
    <message>
        <source>Undo all of this</source>
        <translation>Alles hier zurücknehmen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Porträts</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperrmarker</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Spezialkarten</translation>
    </message>
    <message>
        <source>The day has been played and is waiting to be scored (RO-5.1).</source>
        <translation>Der Tag ist gespielt und muss noch gewertet werden (RO-5.1).</translation>
    </message>
    <message>
        <source>It is {name}’s turn; turns left in the match: {n} (RO-2.1).</source>
        <translation>{name} ist am Zug; Züge bis zum Ende der Partie: {n} (RO-2.1).</translation>
    </message>
    <message>
        <source>The box has {most} crystals; none has been entered yet (RO-1.2).</source>
        <translation>Es gibt {most} Kristalle; noch keiner ist eingetragen (RO-1.2).</translation>
    </message>
    <message>
        <source>{n} of {most} crystals are on the table (RO-1.2).</source>
        <translation>{n} von {most} Kristallen sind auf dem Tisch (RO-1.2).</translation>
    </message>
    <message>
        <source>At least {n} of {most} crystals are on the table (RO-1.2).</source>
        <translation>Mindestens {n} von {most} Kristallen sind auf dem Tisch (RO-1.2).</translation>
    </message>
    <message>
        <source>{good} {n} of {most}</source>
        <translation>{good} {n} von {most}</translation>
    </message>
    <message>
        <source>Cubes on the board: {what} (RO-1.2).</source>
        <translation>Würfel auf dem Spielplan: {what} (RO-1.2).</translation>
    </message>
    <message>
        <source>In the decks: {lake} of {lakes} lake cards, {ship} of {ships} spaceship cards (RO-1.2).</source>
        <translation>In den Stapeln: {lake} von {lakes} Seekarten, {ship} von {ships} Raumschiffkarten (RO-1.2).</translation>
    </message>
    <message>
        <source>{name} {n} of {most}</source>
        <translation>{name} {n} von {most}</translation>
    </message>
    <message>
        <source>Discs of the day: {what} (RO-1.3).</source>
        <translation>Scheiben des Tages: {what} (RO-1.3).</translation>
    </message>
    <message>
        <source>Two workers at one place: {where} (RO-2.3).</source>
        <translation>Zwei Arbeiter an einem Ort: {where} (RO-2.3).</translation>
    </message>
    <message>
        <source>No place has two workers (RO-2.3).</source>
        <translation>Kein Ort hat zwei Arbeiter (RO-2.3).</translation>
    </message>
    <message>
        <source>There are six locks on six places (RO-1.5).</source>
        <translation>Sechs Sperrmarker liegen auf sechs Orten (RO-1.5).</translation>
    </message>
    <message>
        <source>The locks count as entered once all six places are chosen (RO-1.5).</source>
        <translation>Die Sperrmarker gelten als eingetragen, sobald alle sechs Orte gewählt sind (RO-1.5).</translation>
    </message>
    <message>
        <source>{n} of {most} special cards are entered (RO-1.6).</source>
        <translation>{n} von {most} Spezialkarten sind eingetragen (RO-1.6).</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Turns taken</source>
        <translation>Gespielte Züge</translation>
    </message>
    <message>
        <source>Who began the phase</source>
        <translation>Wer die Phase begann</translation>
    </message>
    <message>
        <source>Lake discards</source>
        <translation>Ablagestapel See</translation>
    </message>
    <message>
        <source>Spaceship discards</source>
        <translation>Ablagestapel Raumschiff</translation>
    </message>
    <message>
        <source>Morning locks</source>
        <translation>Morgen-Sperrmarker</translation>
    </message>
    <message>
        <source>Evening locks</source>
        <translation>Abend-Sperrmarker</translation>
    </message>
    <message>
        <source>{name}: crystals</source>
        <translation>{name}: Kristalle</translation>
    </message>
    <message>
        <source>crystals in hand</source>
        <translation>Kristalle im persönlichen Vorrat</translation>
    </message>
    <message>
        <source>on the palace field</source>
        <translation>auf dem Palastfeld</translation>
    </message>
    <message>
        <source>space on the wheel</source>
        <translation>Feld auf dem Rad</translation>
    </message>
    <message>
        <source>in the Warehouse</source>
        <translation>im Lagerhaus</translation>
    </message>
    <message>
        <source>on the export track</source>
        <translation>auf der Exportleiste</translation>
    </message>
    <message>
        <source>mood</source>
        <translation>Stimmung</translation>
    </message>
    <message>
        <source>worker card</source>
        <translation>Arbeiterkarte</translation>
    </message>
    <message>
        <source>place card</source>
        <translation>Ortskarte</translation>
    </message>
    <message>
        <source>discs on the card</source>
        <translation>Scheiben auf der Karte</translation>
    </message>
</context>
<context>
    <name>RedOutpost</name>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Tag {day} von {days}</translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation>Züge:</translation>
    </message>
    <message>
        <source>(start player)</source>
        <translation>(beginnt)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Produktionsrad</translation>
    </message>
    <message>
        <source>Discs left</source>
        <translation>Scheiben übrig</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Spezialkarten</translation>
    </message>
    <message>
        <source>; discs on it: {discs}</source>
        <translation>; Scheiben darauf: {discs}</translation>
    </message>
    <message>
        <source>locked, red side</source>
        <translation>gesperrt, rote Seite</translation>
    </message>
    <message>
        <source>morning lock, open</source>
        <translation>Morgen-Sperrmarker, offen</translation>
    </message>
    <message>
        <source>evening lock, open</source>
        <translation>Abend-Sperrmarker, offen</translation>
    </message>
    <message>
        <source>at Lunch only</source>
        <translation>nur in der Mittagspause</translation>
    </message>
    <message>
        <source>closed in this phase</source>
        <translation>in dieser Phase geschlossen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>{worker} (exhausted)</source>
        <translation>{worker} (erschöpft)</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>no discs</source>
        <translation>keine Scheiben</translation>
    </message>
    <message>
        <source>Day total</source>
        <translation>Summe des Tages</translation>
    </message>
    <message>
        <source>VP now</source>
        <translation>Stand jetzt</translation>
    </message>
    <message>
        <source>Whoever has the most discs on a portrait gains or loses its mood in VP.</source>
        <translation>Wer auf einem Porträt die meisten Scheiben hat, gewinnt oder verliert dessen Stimmung in SP.</translation>
    </message>
    <message>
        <source>Day {day} is scored</source>
        <translation>Tag {day} ist gewertet</translation>
    </message>
    <message>
        <source>Mood</source>
        <translation>Stimmung</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <translation>Stimmung {mood}</translation>
    </message>
    <message>
        <source>no disc</source>
        <translation>keine Scheibe</translation>
    </message>
    <message>
        <source>{name}: discs: {discs}</source>
        <translation>{name}: Scheiben: {discs}</translation>
    </message>
    <message>
        <source>, crystals: {gifts}</source>
        <translation>, Kristalle: {gifts}</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Porträts</translation>
    </message>
    <message>
        <source>Warehouse and exports</source>
        <translation>Lagerhaus und Exporte</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gelagert</translation>
    </message>
    <message>
        <source>Export track</source>
        <translation>Exportleiste</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>{deck}: cards left: {cards}</source>
        <translation>{deck}: noch im Stapel: {cards}</translation>
    </message>
    <message>
        <source>If the day ended now</source>
        <translation>Wäre der Tag jetzt zu Ende</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Everybody has a worker card and a place card.</source>
        <translation>Alle haben eine Arbeiterkarte und eine Ortskarte.</translation>
    </message>
    <message>
        <source>If nobody gives more, the Palace brings {name} {n} VP</source>
        <translation>Spendet niemand mehr, bringt der Palast {name} {n} SP</translation>
    </message>
    <message>
        <source>Crystals in hand then: {n}</source>
        <translation>Kristalle danach im persönlichen Vorrat: {n}</translation>
    </message>
    <message>
        <source>Lake cards face down then: {n}, of these with fish: {fish}</source>
        <translation>Verdeckte Seekarten dann: {n}, davon mit Fisch: {fish}</translation>
    </message>
</context>
<context>
    <name>RedOutpostScore</name>
    <message>
        <source>exports and wheel, after day 1 was scored</source>
        <translation>Exporte und Rad, nach der Wertung von Tag 1</translation>
    </message>
    <message>
        <source>just before the portraits of {day} are scored</source>
        <translation>direkt vor der Wertung der Porträts von {day}</translation>
    </message>
    <message>
        <source>after the last day’s end</source>
        <translation>nach dem Ende des letzten Tages</translation>
    </message>
    <message>
        <source>on the palace field</source>
        <translation>auf dem Palastfeld</translation>
    </message>
    <message>
        <source>1 VP for every 2</source>
        <translation>1 SP für je 2</translation>
    </message>
    <message>
        <source>Mood: {worker}, {day}</source>
        <translation>Stimmung: {worker}, {day}</translation>
    </message>
    <message>
        <source>Discs: {worker}, {day}</source>
        <translation>Scheiben: {worker}, {day}</translation>
    </message>
    <message>
        <source>End of {day}</source>
        <translation>Ende von {day}</translation>
    </message>
    <message>
        <source>Crystals on portraits</source>
        <translation>Kristalle auf Porträts</translation>
    </message>
    <message>
        <source>by the special card Palace</source>
        <translation>mit der Spezialkarte Palast</translation>
    </message>
    <message>
        <source>most discs</source>
        <translation>die meisten Scheiben</translation>
    </message>
    <message>
        <source>Which days to score</source>
        <translation>Welche Tage gewertet werden</translation>
    </message>
    <message>
        <source>Only totals</source>
        <translation>Nur Summen</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Both days</source>
        <translation>Beide Tage</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>Tag {day}</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>VP on the track</source>
        <translation>SP auf der Leiste</translation>
    </message>
    <message>
        <source>VP gained on day 2</source>
        <translation>SP von Tag 2</translation>
    </message>
    <message>
        <source>Crystals given</source>
        <translation>Gespendete Kristalle</translation>
    </message>
    <message>
        <source>Crystals in hand</source>
        <translation>Eigene Kristalle</translation>
    </message>
    <message>
        <source>Mood</source>
        <translation>Stimmung</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Cubes</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Spaceship</source>
        <translation>Raumschiff</translation>
    </message>
</context>
<context>
    <name>TableClock</name>
    <message>
        <source>Day {day}</source>
        <translation>Tag {day}</translation>
    </message>
    <message>
        <source>the last day</source>
        <translation>der letzte Tag</translation>
    </message>
    <message>
        <source>of {days} days</source>
        <translation>von {days} Tagen</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>Zug übrig</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>Züge übrig</translation>
    </message>
    <message>
        <source>in the match</source>
        <translation>in der Partie</translation>
    </message>
    <message>
        <source>Not entered yet which places are locked.</source>
        <translation>Welche Orte gesperrt sind, ist noch nicht eingetragen.</translation>
    </message>
    <message>
        <source>No place is locked now.</source>
        <translation>Jetzt ist kein Ort gesperrt.</translation>
    </message>
    <message>
        <source>Locked: {places}</source>
        <translation>Gesperrt: {places}</translation>
    </message>
    <message>
        <source>{name} is done</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>Score the day</source>
        <translation>Tag werten</translation>
    </message>
    <message>
        <source>What {name} drew is half entered: enter the rest, too, or choose Back beside it.</source>
        <translation>Was {name} gezogen hat, ist erst halb eingetragen: auch den Rest eintragen oder daneben „Zurück“ antippen.</translation>
    </message>
    <message>
        <source>Phase: {phase}</source>
        <translation>Phase: {phase}</translation>
    </message>
    <message>
        <source>No turn is left today</source>
        <translation>Heute ist kein Zug mehr übrig</translation>
    </message>
    <message>
        <source>Enter the card</source>
        <translation>Die Karte eintragen</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Which worker did {name} move?</source>
        <translation>Welchen Arbeiter hat {name} bewegt?</translation>
    </message>
    <message>
        <source>Unless it is entered, moods, discs and the workers’ places are no longer known.</source>
        <translation>Ohne diesen Eintrag sind Stimmungen, Scheiben und Orte der Arbeiter nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>Unless it is entered, the deck’s odds are no longer right.</source>
        <translation>Ohne diesen Eintrag stimmen die Wahrscheinlichkeiten des Stapels nicht mehr.</translation>
    </message>
    <message>
        <source>Which lake card did {name} draw?</source>
        <translation>Welche Seekarte hat {name} gezogen?</translation>
    </message>
    <message>
        <source>Which spaceship card did {name} draw?</source>
        <translation>Welche Raumschiffkarte hat {name} gezogen?</translation>
    </message>
    <message>
        <source>Enter the worker</source>
        <translation>Arbeiter eintragen</translation>
    </message>
    <message>
        <source>Forget moods</source>
        <translation>Stimmung vergessen</translation>
    </message>
</context>
<context>
    <name>TableGoods</name>
    <message>
        <source>Warehouse and exports</source>
        <translation>Lagerhaus und Exporte</translation>
    </message>
    <message>
        <source>the third cube is exported at once</source>
        <translation>der dritte Würfel wird sofort exportiert</translation>
    </message>
    <message>
        <source>the next export brings {points} VP</source>
        <translation>der nächste Export bringt {points} SP</translation>
    </message>
    <message>
        <source>{good}: {count} in the Warehouse, {said}</source>
        <translation>{good}: {count} im Lagerhaus, {said}</translation>
    </message>
    <message>
        <source>No turn is under way.</source>
        <translation>Gerade ist niemand am Zug.</translation>
    </message>
    <message>
        <source>Produced</source>
        <translation>Produziert</translation>
    </message>
    <message>
        <source>No wheel</source>
        <translation>Ohne Rad</translation>
    </message>
    <message>
        <source>{name} produced 1 {good}: cube, wheel and export</source>
        <translation>{name} hat 1 {good} produziert: Würfel, Rad und Export</translation>
    </message>
    <message>
        <source>{name} added 1 {good}: cube and export, no wheel</source>
        <translation>{name} legt 1 {good} ins Lagerhaus: Würfel und Export, kein Rad</translation>
    </message>
</context>
<context>
    <name>TablePanels</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody’s turn: first score the day (RO-5.1).</source>
        <translation>Niemand ist am Zug: Zuerst den Tag werten (RO-5.1).</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>Karten übrig</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine übrig</translation>
    </message>
    <message>
        <source>The app drew: {card}.</source>
        <translation>Die App hat gezogen: {card}.</translation>
    </message>
    <message>
        <source>App draws</source>
        <translation>App zieht</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>App zieht eine</translation>
    </message>
    <message>
        <source>The app draws a card by the odds</source>
        <translation>Die App zieht eine Karte nach den Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>{out} of {all} fish cards are discarded</source>
        <translation>{out} von {all} Fischkarten sind abgelegt</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>More for the Lake</source>
        <translation>Mehr zum See</translation>
    </message>
    <message>
        <source>Shuffle all six now: the third fish card is discarded (RO-4.13).</source>
        <translation>Jetzt alle sechs mischen: Die dritte Fischkarte ist abgelegt (RO-4.13).</translation>
    </message>
    <message>
        <source>The fish of the next card are not taken (RO-R3).</source>
        <translation>Die Fische der nächsten Karte werden nicht genommen (RO-R3).</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>All lake cards were shuffled</source>
        <translation>Alle Seekarten wurden gemischt</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>A card that nobody saw</source>
        <translation>Eine Karte, die niemand gesehen hat</translation>
    </message>
    <message>
        <source>How the lake cards are split is a placeholder.</source>
        <translation>Die Aufteilung der Seekarten ist ein Platzhalter.</translation>
    </message>
    <message>
        <source>Without printed cards, the app draws by the odds.</source>
        <translation>Ohne gedruckte Karten zieht die App nach den Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Do not take the fish</source>
        <translation>Fische nicht nehmen</translation>
    </message>
    <message>
        <source>Do not take the fish of the next card</source>
        <translation>Die Fische der nächsten Karte nicht nehmen</translation>
    </message>
    <message>
        <source>Discard pile…</source>
        <translation>Ablagestapel …</translation>
    </message>
    <message>
        <source>Enter the discard pile</source>
        <translation>Den Ablagestapel eintragen</translation>
    </message>
    <message>
        <source>What is in the discard pile? Each tap adds one card.</source>
        <translation>Was liegt im Ablagestapel? Jedes Antippen zählt eine Karte.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>More for the Spaceship</source>
        <translation>Mehr zum Raumschiff</translation>
    </message>
    <message>
        <source>Shuffle all {n} cards before the next one (RO-R4).</source>
        <translation>Vor der nächsten Karte alle {n} Karten mischen (RO-R4).</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>The rules do not say how the 12 spaceship cards are split: the numbers are placeholders until the real ones are entered.</source>
        <translation>Wie die 12 Raumschiffkarten verteilt sind, steht nicht im Regeltext: Die Zahlen sind Platzhalter, bis die echten eingetragen werden.</translation>
    </message>
    <message>
        <source>The spaceship deck was shuffled</source>
        <translation>Der Raumschiffstapel wurde gemischt</translation>
    </message>
    <message>
        <source>Which cube does {name} take? (RO-4.7)</source>
        <translation>Welchen Würfel nimmt {name}? (RO-4.7)</translation>
    </message>
    <message>
        <source>Pile…</source>
        <translation>Ablage …</translation>
    </message>
    <message>
        <source>What else</source>
        <translation>Was noch</translation>
    </message>
    <message>
        <source>happens in {name}’s turn?</source>
        <translation>geschieht im Zug von {name}</translation>
    </message>
    <message>
        <source>pay 1 crystal</source>
        <translation>1 Kristall zahlen</translation>
    </message>
    <message>
        <source>give 1 crystal</source>
        <translation>1 Kristall spenden</translation>
    </message>
    <message>
        <source>gain 1 crystal</source>
        <translation>+1 Kristall</translation>
    </message>
    <message>
        <source>Move a disc</source>
        <translation>Scheibe verschieben</translation>
    </message>
    <message>
        <source>A mood rises or falls</source>
        <translation>Eine Stimmung steigt oder sinkt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>cube for moods</source>
        <translation>für Stimmungen</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dazulegen</translation>
    </message>
    <message>
        <source>cube, no wheel</source>
        <translation>ohne Rad</translation>
    </message>
    <message>
        <source>Whose mood rises, whose falls?</source>
        <translation>Wessen Stimmung steigt, wessen sinkt?</translation>
    </message>
    <message>
        <source>Whose disc is moved?</source>
        <translation>Wessen Scheibe wird verschoben?</translation>
    </message>
    <message>
        <source>From which portrait does {name}’s disc go?</source>
        <translation>Von welchem Porträt geht die Scheibe von {name}?</translation>
    </message>
    <message>
        <source>discs: {n}</source>
        <translation>Scheiben: {n}</translation>
    </message>
    <message>
        <source>To which portrait does it go?</source>
        <translation>Auf welches Porträt geht sie?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>place card</source>
        <translation>Ortskarte</translation>
    </message>
    <message>
        <source>worker card</source>
        <translation>Arbeiterkarte</translation>
    </message>
    <message>
        <source>Which {card} does {name} have? (RO-1.6)</source>
        <translation>Welche {card} hat {name}? (RO-1.6)</translation>
    </message>
    <message>
        <source>Which worker was moved in this turn?</source>
        <translation>Welcher Arbeiter wurde in diesem Zug bewegt?</translation>
    </message>
    <message>
        <source>The second exchange: sell a cube or buy one</source>
        <translation>Der zweite Tausch: einen Würfel verkaufen oder kaufen</translation>
    </message>
    <message>
        <source>cube for crystal</source>
        <translation>+1 Kristall</translation>
    </message>
    <message>
        <source>crystal for cube</source>
        <translation>−1 Kristall</translation>
    </message>
    <message>
        <source>Discs on the card: {n}</source>
        <translation>Scheiben auf der Karte: {n}</translation>
    </message>
    <message>
        <source>A disc on it</source>
        <translation>Scheibe darauf</translation>
    </message>
    <message>
        <source>To the portrait</source>
        <translation>Aufs Porträt</translation>
    </message>
    <message>
        <source>Which discarded card does {name} take?</source>
        <translation>Welche abgelegte Karte nimmt {name}?</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>fish not taken</source>
        <translation>Fische nicht genommen</translation>
    </message>
    <message>
        <source>Which worker is moved somewhere else?</source>
        <translation>Welcher Arbeiter wird versetzt?</translation>
    </message>
    <message>
        <source>One more of what? The Miner’s mood falls by 1.</source>
        <translation>Wovon 1 mehr? Stimmung des Bergmanns: −1.</translation>
    </message>
    <message>
        <source>This card leaves out disc and mood: choose it under Workers, with the move</source>
        <translation>Diese Karte lässt Scheibe und Stimmung weg: unter „Arbeiter“ beim Zug wählen</translation>
    </message>
    <message>
        <source>This card opens places: choose it under Workers, with the move</source>
        <translation>Diese Karte öffnet Orte: unter „Arbeiter“ beim Zug wählen</translation>
    </message>
    <message>
        <source>On whose portrait does the crystal go?</source>
        <translation>Auf wessen Porträt kommt der Kristall?</translation>
    </message>
    <message>
        <source>What is produced instead of grain?</source>
        <translation>Was wird statt Getreide produziert?</translation>
    </message>
    <message>
        <source>Which of the four cubes is exported?</source>
        <translation>Welcher der vier Würfel wird exportiert?</translation>
    </message>
    <message>
        <source>Who is laid flat for Lunch?</source>
        <translation>Wer wird für die Mittagspause flach hingelegt?</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>kein Zug möglich</translation>
    </message>
    <message>
        <source>Where does {worker} go?</source>
        <translation>Wohin geht {worker}?</translation>
    </message>
    <message>
        <source>In this turn moods are entered by hand: Actions, Moods.</source>
        <translation>In diesem Zug werden Stimmungen von Hand eingetragen: Aktionen, Stimmung.</translation>
    </message>
    <message>
        <source>Which worker does {name} move?</source>
        <translation>Welchen Arbeiter bewegt {name}?</translation>
    </message>
    <message>
        <source>In this turn cubes and crystals are entered by hand.</source>
        <translation>In diesem Zug werden Würfel und Kristalle von Hand eingetragen.</translation>
    </message>
    <message>
        <source>First choose the worker who is moved (RO-2.2).</source>
        <translation>Zuerst den Arbeiter antippen, der bewegt wird (RO-2.2).</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>on the portrait</source>
        <translation>auf dem Porträt</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>moods only</source>
        <translation>nur Stimmung</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What is counted with the move: {what}</source>
        <translation>Mit dem Zug wird gezählt: {what}</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Moods</source>
        <translation>Stimmung</translation>
    </message>
    <message>
        <source>mood not known</source>
        <translation>Stimmung nicht bekannt</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <translation>Stimmung {mood}</translation>
    </message>
    <message>
        <source>discs not known</source>
        <translation>Scheiben nicht bekannt</translation>
    </message>
    <message>
        <source>no discs</source>
        <translation>keine Scheiben</translation>
    </message>
    <message>
        <source>The Fisherman’s first card?</source>
        <translation>Die erste Karte des Fischers?</translation>
    </message>
    <message>
        <source>He may shuffle all cards before or after (RO-4.10).</source>
        <translation>Er darf alle Karten vorher oder nachher mischen (RO-4.10).</translation>
    </message>
    <message>
        <source>Shuffled first</source>
        <translation>Vor dem Aufdecken gemischt</translation>
    </message>
    <message>
        <source>He shuffled all cards before revealing</source>
        <translation>Er hat alle Karten vor dem Aufdecken gemischt</translation>
    </message>
    <message>
        <source>No such card is left (RO-4.10).</source>
        <translation>Davon ist keine Karte mehr übrig (RO-4.10).</translation>
    </message>
    <message>
        <source>First: {card}. The second card?</source>
        <translation>Erste: {card}. Die zweite Karte?</translation>
    </message>
    <message>
        <source>That was the last card: shuffle the other five now (RO-4.13).</source>
        <translation>Das war die letzte Karte: Jetzt die anderen fünf mischen (RO-4.13).</translation>
    </message>
    <message>
        <source>Which reward does the Fisherman take? (RO-4.10)</source>
        <translation>Welche Belohnung nimmt der Fischer? (RO-4.10)</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>die zweite</translation>
    </message>
    <message>
        <source>Shuffles after</source>
        <translation>Mischt nach dem Aufdecken</translation>
    </message>
    <message>
        <source>He shuffles all cards after revealing</source>
        <translation>Er mischt alle Karten nach dem Aufdecken</translation>
    </message>
    <message>
        <source>Neither card</source>
        <translation>Keine der beiden</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>The card has already been entered in this turn.</source>
        <translation>Die Karte ist in diesem Zug schon eingetragen.</translation>
    </message>
</context>
<context>
    <name>TablePeople</name>
    <message>
        <source>now</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>{name} produced 1 cube</source>
        <translation>{name} hat 1 Würfel produziert</translation>
    </message>
    <message>
        <source>{name} produced {count} cubes</source>
        <translation>{name} hat {count} Würfel produziert</translation>
    </message>
    <message>
        <source>passes the reward: {vp} VP, crystals: {crystals}</source>
        <translation>passiert die Belohnung: {vp} SP, Kristalle: {crystals}</translation>
    </message>
    <message>
        <source>{place}: {goods}</source>
        <translation>{place}: {goods}</translation>
    </message>
    <message>
        <source>crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>{name}: {what}: {count}</source>
        <translation>{name}: {what}: {count}</translation>
    </message>
    <message>
        <source>{name}: {what} −1, as a correction</source>
        <translation>{name}: {what} −1, als Berichtigung</translation>
    </message>
    <message>
        <source>{name}: {what} +1, as a correction</source>
        <translation>{name}: {what} +1, als Berichtigung</translation>
    </message>
    <message>
        <source>It is 0 already.</source>
        <translation>Es ist schon 0.</translation>
    </message>
    <message>
        <source>{name} produced {count} {good}</source>
        <translation>{name} hat {count} {good} produziert</translation>
    </message>
    <message>
        <source>Back to +1, +2 and +3</source>
        <translation>Zurück zu +1, +2 und +3</translation>
    </message>
</context>
<context>
    <name>TableWheel</name>
    <message>
        <source>{name}’s wheel: 1 cube to the next reward</source>
        <translation>Rad von {name}: noch 1 Würfel bis zur Belohnung</translation>
    </message>
    <message>
        <source>{name}’s wheel: {count} cubes to the next reward</source>
        <translation>Rad von {name}: noch {count} Würfel bis zur Belohnung</translation>
    </message>
    <message>
        <source>{name}’s wheel: the marker’s place has not been entered</source>
        <translation>Rad von {name}: Platz des Markers noch nicht eingetragen</translation>
    </message>
</context>
<context>
    <name>Tv</name>
    <message>
        <source>next export</source>
        <translation>nächster Export</translation>
    </message>
    <message>
        <source>Day {day} is over</source>
        <translation>Tag {day} ist zu Ende</translation>
    </message>
    <message>
        <source>now moods and discs count</source>
        <translation>jetzt zählen Stimmung und Scheiben</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Tag {day}</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>Zug übrig</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>Züge übrig</translation>
    </message>
    <message>
        <source>could move nobody</source>
        <translation>konnte niemanden bewegen</translation>
    </message>
    <message>
        <source>moves a worker</source>
        <translation>bewegt einen Arbeiter</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>the day’s end</source>
        <translation>Tagesende</translation>
    </message>
    <message>
        <source>{left} of {all} cards</source>
        <translation>{left} von {all} Karten</translation>
    </message>
    <message>
        <source>Locked now</source>
        <translation>Jetzt gesperrt</translation>
    </message>
    <message>
        <source>Locked {when}</source>
        <translation>Gesperrt {when}</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Tag {day} von {days}</translation>
    </message>
    <message>
        <source>crystals: {n}</source>
        <translation>Kristalle: {n}</translation>
    </message>
    <message>
        <source>cubes to the next reward: {n}</source>
        <translation>Würfel bis zur nächsten Belohnung: {n}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>danach</translation>
    </message>
</context>
</TS>
