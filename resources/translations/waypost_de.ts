<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Agreement</name>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name} agrees</source>
        <translation>{name} ist einverstanden</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{thing}, chosen</source>
        <translation>{thing}, gewählt</translation>
    </message>
    <message>
        <source>{thing}, can be chosen</source>
        <translation>{thing}, wählbar</translation>
    </message>
    <message>
        <source>{name}: 1 disc</source>
        <translation>{name}: 1 Scheibe</translation>
    </message>
    <message>
        <source>{name}: {discs} discs</source>
        <translation>{name}: {discs} Scheiben</translation>
    </message>
    <message>
        <source>{deck}: {cards} cards discarded</source>
        <translation>{deck}: {cards} Karten abgelegt</translation>
    </message>
    <message>
        <source>Day {day} · {phase}</source>
        <translation>Tag {day} · {phase}</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Not possible now</source>
        <translation>Zurzeit nicht möglich</translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>Search the choices (/)</source>
        <translation>Auswahl durchsuchen (/)</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>Auswahl durchsuchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>Partiedatei öffnen</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {why}.</source>
        <translation>„{file}“ kann nicht geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>Matches (*.waypost)</source>
        <translation>Partien (*.waypost)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>eine Zeile wählen</translation>
    </message>
    <message>
        <source>another row</source>
        <translation>andere Zeile</translation>
    </message>
    <message>
        <source>press the row</source>
        <translation>Zeile ausführen</translation>
    </message>
    <message>
        <source>back one level</source>
        <translation>eine Ebene zurück</translation>
    </message>
    <message>
        <source>search the choices</source>
        <translation>Auswahl durchsuchen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>rewind, in the log to the entry</source>
        <translation>zurückgehen, im Verlauf zum Eintrag</translation>
    </message>
    <message>
        <source>to the log</source>
        <translation>zum Verlauf</translation>
    </message>
    <message>
        <source>words of the clause</source>
        <translation>Wortlaut der Regel</translation>
    </message>
    <message>
        <source>to the next zone</source>
        <translation>zum nächsten Bereich</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{name}’s bot: {reasons}</source>
        <translation>Bot von {name}: für {reasons}</translation>
    </message>
    <message>
        <source>By agreement the match went back to turn {turn}</source>
        <translation>Einvernehmlich ging die Partie zu Zug {turn} zurück</translation>
    </message>
    <message>
        <source>What was taken back came again, up to turn {turn}</source>
        <translation>Das Zurückgenommene gilt wieder, bis Zug {turn}</translation>
    </message>
    <message>
        <source>From here on {name} plays in person</source>
        <translation>Ab hier spielt {name} selbst</translation>
    </message>
    <message>
        <source>From here on a bot plays for {name}</source>
        <translation>Ab hier spielt ein Bot für {name}</translation>
    </message>
    <message>
        <source>The match was ended by agreement</source>
        <translation>Die Partie wurde einvernehmlich beendet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Back to here</source>
        <translation>Hierher zurück</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Wertungsblatt zeigen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Tell the table in words and numbers</source>
        <translation>Den Tisch in Worten und Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show the drawn board</source>
        <translation>Den gezeichneten Spielplan zeigen</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>A bot plays for {name} and is thinking.</source>
        <translation>Ein Bot spielt für {name} und überlegt.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Go back to before “{step}”? {names} have to agree.</source>
        <translation>Vor „{step}“ zurückgehen? Einverstanden sein müssen: {names}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>RedOutpost</name>
    <message>
        <source>Day {day} of 2</source>
        <translation>Tag {day} von 2</translation>
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
        <source>People</source>
        <translation>Mitspielende</translation>
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
        <source>, {discs} discs on it</source>
        <translation>, darauf {discs} Scheiben</translation>
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
        <source>{worker} (used)</source>
        <translation>{worker} (eingesetzt)</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>used</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>no discs</source>
        <translation>keine Scheiben</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <translation>Stimmung {mood}</translation>
    </message>
    <message>
        <source>{name}: {discs} discs</source>
        <translation>{name}: {discs} Scheiben</translation>
    </message>
    <message>
        <source>, {gifts} crystals</source>
        <translation>, {gifts} Kristalle</translation>
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
        <source>Fish cards out: {out} of {fish}; then all are shuffled</source>
        <translation>Fischkarten gezogen: {out} von {fish}; dann werden alle gemischt</translation>
    </message>
    <message>
        <source>Shuffled when a card is drawn from the empty deck</source>
        <translation>Wird gemischt, wenn vom leeren Stapel gezogen wird</translation>
    </message>
    <message>
        <source>{deck}: {cards} cards left</source>
        <translation>{deck}: noch {cards} Karten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Saved</source>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>Every step is stored before it is shown.</source>
        <translation>Jeder Schritt wird gesichert, bevor er zu sehen ist.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Some board values are placeholders</source>
        <translation>Einige Werte des Spielplans sind Platzhalter</translation>
    </message>
    <message>
        <source>The rule text does not give these numbers, so they are guessed. The rules are complete; a match with placeholders says so on its score sheet.</source>
        <translation>Der Regeltext nennt diese Zahlen nicht, deshalb sind sie geschätzt. Die Regeln sind vollständig; das Wertungsblatt einer Partie mit Platzhaltern weist darauf hin.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>1 more point has one reading only</source>
        <translation>1 weiterer Punkt hat nur eine Auslegung</translation>
    </message>
    <message>
        <source>{count} more points have one reading only</source>
        <translation>{count} weitere Punkte haben nur eine Auslegung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name für Platz {number}</translation>
    </message>
    <message>
        <source>Kind of bot</source>
        <translation>Stärke des Bots</translation>
    </message>
    <message>
        <source>Drag to another seat, or press Alt+Up or Alt+Down</source>
        <translation>An einen anderen Platz ziehen oder Alt+Auf oder Alt+Ab drücken</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Two seats are called {name}</source>
        <translation>Zwei Plätze heißen {name}</translation>
    </message>
    <message>
        <source>Set up a match to play on this screen</source>
        <translation>Eine Partie für diesen Bildschirm vorbereiten</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>{fewest} to {most} seats, clockwise from the top</source>
        <translation>{fewest} bis {most} Plätze, von oben im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Open points of the rules</source>
        <translation>Offene Punkte der Regeln</translation>
    </message>
    <message>
        <source>Kept in the match and on the score sheet</source>
        <translation>Stehen auch auf dem Wertungsblatt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neue Startzahl</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Mensch</translation>
    </message>
    <message>
        <source>{count} persons</source>
        <translation>{count} Menschen</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>1 Bot</translation>
    </message>
    <message>
        <source>{count} bots</source>
        <translation>{count} Bots</translation>
    </message>
    <message>
        <source>A seed has eight digits, 0 to 9 and A to F</source>
        <translation>Eine Startzahl hat acht Stellen aus 0 bis 9 und A bis F</translation>
    </message>
    <message>
        <source>Same seed, same cards</source>
        <translation>Gleiche Startzahl, gleiche Karten</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read and start anew: {reason}.</source>
        <translation>Die Einstellungen waren nicht lesbar und beginnen neu: {reason}.</translation>
    </message>
    <message>
        <source>The old file is kept as {path}.</source>
        <translation>Die alte Datei bleibt als {path} erhalten.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Score sheet: ended early by agreement, points so far</source>
        <translation>Wertungsblatt: einvernehmlich vorzeitig beendet, Punkte bis dahin</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{name} lead together</source>
        <translation>{name} führen gemeinsam</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} share the win</source>
        <translation>{name} gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>Readings this match was played with</source>
        <translation>Auslegungen dieser Partie</translation>
    </message>
    <message>
        <source>{count} more, with one reading only</source>
        <translation>{count} weitere mit nur einer Auslegung</translation>
    </message>
    <message>
        <source>Points and reasons</source>
        <translation>Punkte und Gründe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>Tag {day}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>{people}: ended without a result</source>
        <translation>{people}: ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>{name} won, {points}</source>
        <translation>{name} hat gewonnen, {points}</translation>
    </message>
    <message>
        <source>{name} share the win, {points}</source>
        <translation>{name} haben gemeinsam gewonnen, {points}</translation>
    </message>
    <message>
        <source>A match that is over stands here with its result.</source>
        <translation>Beendete Partien stehen hier mit ihrem Ergebnis.</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Blatt lesen</translation>
    </message>
    <message>
        <source>Delete “{name}”</source>
        <translation>„{name}“ löschen</translation>
    </message>
    <message>
        <source>This version of Waypost cannot read this match. It is kept as it is.</source>
        <translation>Diese Version von Waypost kann die Partie nicht lesen. Sie bleibt so aufbewahrt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save the record of “{name}”…</source>
        <translation>Aufzeichnung von „{name}“ speichern …</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue “{name}”</source>
        <translation>„{name}“ weiterspielen</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
        <source>{game} · turn {turn}</source>
        <translation>{game} · Zug {turn}</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>No match is waiting. Every step of a match is kept as it is made, and the match stands here until it is over.</source>
        <translation>Keine Partie wartet. Jeder Schritt einer Partie wird sofort gesichert, und die Partie steht hier, bis sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Open a match file…</source>
        <translation>Partiedatei öffnen …</translation>
    </message>
    <message>
        <source>The shelf</source>
        <translation>Das Regal</translation>
    </message>
    <message>
        <source>Matches that are over</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Waypost is unofficial. Game names belong to their publishers. No printed text, art or scans are included.</source>
        <translation>Waypost ist inoffiziell. Die Namen der Spiele gehören ihren Verlagen. Gedruckte Texte, Bilder oder Scans sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Show the latest only</source>
        <translation>Nur die neuesten zeigen</translation>
    </message>
    <message>
        <source>Show all {count} matches</source>
        <translation>Alle {count} Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>the agreed end</source>
        <translation>das vereinbarte Ende</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Zurücknehmen: {step}</translation>
    </message>
    <message>
        <source>Rewind: {step}</source>
        <translation>Zurückgehen: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Wiederholen: {step}</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The bot made a mistake and gave no answer.</source>
        <translation>Der Bot hat einen Fehler gemacht und keine Antwort gegeben.</translation>
    </message>
    <message>
        <source>{name} has not agreed.</source>
        <translation>{name} ist nicht einverstanden.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>From other players</source>
        <translation>Aus der Spielergemeinde</translation>
    </message>
    <message>
        <source>From a review</source>
        <translation>Aus einer Rezension</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Vom Spielplan</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Aus den Regeln</translation>
    </message>
</context>
</TS>
