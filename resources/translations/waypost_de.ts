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
    <name>Awake</name>
    <message>
        <source>A match at the table is open</source>
        <translation>Eine Partie am Tisch ist offen</translation>
    </message>
    <message>
        <source>The screen may go dark: switch that off in the system’s settings while you play.</source>
        <translation>Der Bildschirm kann dunkel werden; das lässt sich für die Dauer der Partie in den Einstellungen des Systems abschalten.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Neues</translation>
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
    <message>
        <source>Hold the mouse on it or press I to see it large.</source>
        <translation>Gedrückt halten oder I zeigt es groß.</translation>
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
    <message>
        <source>Easy takes any step that the rules allow, by chance.</source>
        <translation>Leicht macht zufällig irgendeinen Schritt, den die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Medium weighs every step by the points it brings: it won all of 400 matches for two against Easy.</source>
        <translation>Mittel wägt jeden Schritt nach den Punkten ab, die er bringt: Von 400 Partien zu zweit gegen Leicht gewann der Bot alle 400.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Not possible now</source>
        <translation>Zurzeit nicht möglich</translation>
    </message>
    <message>
        <source>No choice contains “{words}”. Esc shows all choices again.</source>
        <translation>Keine Möglichkeit enthält „{words}“. Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>{name} to decide</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Search the choices (/)</source>
        <translation>Möglichkeiten durchsuchen (/)</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>Möglichkeiten durchsuchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>From {least} to {most}</source>
        <translation>Von {least} bis {most}</translation>
    </message>
    <message>
        <source>{number} is too high: from {least} to {most}</source>
        <translation>{number} ist zu viel: von {least} bis {most}</translation>
    </message>
    <message>
        <source>{number} is too low: from {least} to {most}</source>
        <translation>{number} ist zu wenig: von {least} bis {most}</translation>
    </message>
    <message>
        <source>{number} cannot be chosen: from {least} to {most}</source>
        <translation>{number} lässt sich nicht wählen: von {least} bis {most}</translation>
    </message>
    <message>
        <source>Enter a number</source>
        <translation>Zahl eingeben</translation>
    </message>
</context>
<context>
    <name>Copied</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>Strike it</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Do not strike it</source>
        <translation>Doch nicht streichen</translation>
    </message>
    <message>
        <source>Tell it otherwise</source>
        <translation>Anders angeben</translation>
    </message>
    <message>
        <source>Correct an earlier step</source>
        <translation>Früheren Schritt berichtigen</translation>
    </message>
    <message>
        <source>Told in turn {turn}</source>
        <translation>Angegeben in Zug {turn}</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>Tell it otherwise or strike it; what was told after it stays.</source>
        <translation>Anders angeben oder streichen; was danach angegeben wurde, bleibt.</translation>
    </message>
    <message>
        <source>Nothing was told after it.</source>
        <translation>Danach wurde nichts angegeben.</translation>
    </message>
    <message>
        <source>1 later step still holds.</source>
        <translation>1 späterer Schritt gilt weiter.</translation>
    </message>
    <message>
        <source>{count} later steps still hold.</source>
        <translation>{count} spätere Schritte gelten weiter.</translation>
    </message>
    <message>
        <source>1 later step would no longer hold:</source>
        <translation>1 späterer Schritt würde nicht mehr gelten:</translation>
    </message>
    <message>
        <source>{count} later steps would no longer hold:</source>
        <translation>{count} spätere Schritte würden nicht mehr gelten:</translation>
    </message>
    <message>
        <source>Look at the table: “{was}” becomes “{now}”</source>
        <translation>Auf dem Tisch nachsehen: Aus „{was}“ wird „{now}“</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>So lassen, wie es war</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>It says what it said before.</source>
        <translation>Es sagt noch dasselbe wie vorher.</translation>
    </message>
    <message>
        <source>First strike what no longer holds, or tell it otherwise.</source>
        <translation>Erst streichen, was nicht mehr gilt, oder es anders angeben.</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>not told yet</source>
        <translation>noch nicht angegeben</translation>
    </message>
    <message>
        <source>1 less: {what}</source>
        <translation>1 weniger: {what}</translation>
    </message>
    <message>
        <source>1 more: {what}</source>
        <translation>1 mehr: {what}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the screen to {name}</source>
        <translation>Bildschirm an {name} übergeben</translation>
    </message>
    <message>
        <source>Open for {name} (Space)</source>
        <translation>Für {name} öffnen (Leertaste)</translation>
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
        <source>What does the VP track show before the day is settled?</source>
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
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>in the Palace</source>
        <translation>im Palast</translation>
    </message>
    <message>
        <source>Settle day {day}</source>
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
        <source>told</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>still to be told</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Undo the whole day</source>
        <translation>Ganzen Tag zurücknehmen</translation>
    </message>
    <message>
        <source>On to day {day}</source>
        <translation>Weiter mit Tag {day}</translation>
    </message>
    <message>
        <source>Settle the day</source>
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
        <source>As the app followed the day; correct what lies otherwise</source>
        <translation>Aus dem Tag übernommen; was anders liegt, berichtigen</translation>
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
        <source>not told yet</source>
        <translation>noch nicht angegeben</translation>
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
        <source>Still to be told: {what}</source>
        <translation>Noch offen: {what}</translation>
    </message>
    <message>
        <source>Press a portrait to correct it, or settle the day.</source>
        <translation>Porträt antippen und berichtigen, oder den Tag werten.</translation>
    </message>
    <message>
        <source>Day {day} is settled</source>
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
    <name>Effect</name>
    <message>
        <source>What is it about?</source>
        <translation>Worum geht es?</translation>
    </message>
    <message>
        <source>How much, and whom?</source>
        <translation>Wie viel, und wen?</translation>
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
        <source>If less is there (RC-4.3)</source>
        <translation>Wenn weniger da ist (RC-4.3)</translation>
    </message>
    <message>
        <source>What is missing wounds</source>
        <translation>Was fehlt, verwundet</translation>
    </message>
    <message>
        <source>Only if possible: costs no Wound</source>
        <translation>Nur wenn möglich: keine Wunde</translation>
    </message>
    <message>
        <source>Strength less Weapon in Wounds, then Weapon −1 (RC-R3). If it ended otherwise, choose the Wounds of the First Player and what the Weapon loses instead.</source>
        <translation>Stärke minus Waffe in Wunden, dann Waffe −1 (RC-R3). Ging der Kampf anders aus, stattdessen die Wunden des Startspielers und den Verlust der Waffe wählen.</translation>
    </message>
    <message>
        <source>For tokens, tools and Determination, which are put away on the table: choose how many are missing (RC-R1).</source>
        <translation>Für Plättchen, Werkzeuge und Entschlossenheit, die auf dem Tisch abgelegt werden: wählen, wie viele fehlen (RC-R1).</translation>
    </message>
    <message>
        <source>First choose above what the card is about.</source>
        <translation>Zuerst oben wählen, worum es auf der Karte geht.</translation>
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
        <translation>Unerfüllte Forderung</translation>
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
        <source>Whom does it wound if it cannot be met? (RC-2.9; in a combat RC-R4)</source>
        <translation>Wen verwundet es, wenn es nicht erfüllt werden kann? (RC-2.9; im Kampf RC-R4)</translation>
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
        <source>And then …</source>
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
        <source>{what}: {there} of {n} there, {missing} missing</source>
        <translation>{what}: {there} von {n} da, {missing} zu wenig</translation>
    </message>
    <message>
        <source>{each}, then {now}</source>
        <translation>{each}, dann {now}</translation>
    </message>
    <message>
        <source>What the card does</source>
        <translation>Was die Karte macht</translation>
    </message>
    <message>
        <source>Chosen as last time; change what is otherwise now.</source>
        <translation>Gewählt wie beim letzten Mal; ändern, was jetzt anders ist.</translation>
    </message>
    <message>
        <source>First choose what the card does.</source>
        <translation>Zuerst wählen, was die Karte macht.</translation>
    </message>
    <message>
        <source>These are as many as are told together; tell the rest after.</source>
        <translation>Mehr lässt sich nicht auf einmal anwenden; der Rest kommt danach.</translation>
    </message>
    <message>
        <source>Nobody has said who is First Player: choose the character by name.</source>
        <translation>Niemand hat gesagt, wer Startspieler ist: Den Charakter mit Namen wählen.</translation>
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
        <source>there is no room left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>nothing may be written there</source>
        <translation>dort darf nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>ein Ordner heißt so</translation>
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
    <name>Hand</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>{card}: too many. Put it back.</source>
        <translation>{card}: zu viel. Bitte zurücklegen.</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle zurücklegen</translation>
    </message>
</context>
<context>
    <name>Happened</name>
    <message>
        <source>What happened here</source>
        <translation>Das geschah hier</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>press the row; in the log: show that moment</source>
        <translation>Zeile wählen; im Verlauf: diesen Moment zeigen</translation>
    </message>
    <message>
        <source>in the log: the moment before or after</source>
        <translation>im Verlauf: der Moment davor oder danach</translation>
    </message>
    <message>
        <source>back one level</source>
        <translation>eine Ebene zurück</translation>
    </message>
    <message>
        <source>search the choices</source>
        <translation>Möglichkeiten durchsuchen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>choose one of the first nine rows</source>
        <translation>eine der ersten neun Zeilen wählen</translation>
    </message>
    <message>
        <source>to any row, Enter then presses it</source>
        <translation>zu jeder Zeile; Enter wählt sie</translation>
    </message>
    <message>
        <source>in the log: copy all of it</source>
        <translation>im Verlauf: alles kopieren</translation>
    </message>
    <message>
        <source>on the board: show this large, with all its words</source>
        <translation>auf dem Brett: groß zeigen, mit allen Worten</translation>
    </message>
    <message>
        <source>pause the bots, or let them go on</source>
        <translation>Bots anhalten oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>one more, one less; digits are the number itself</source>
        <translation>eins mehr, eins weniger; Ziffern geben die Zahl selbst an</translation>
    </message>
    <message>
        <source>move the mood marker</source>
        <translation>den Stimmungsmarker versetzen</translation>
    </message>
    <message>
        <source>the step before, the step after, in the list</source>
        <translation>der Schritt davor, der Schritt danach, in der Liste</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
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
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>to the next zone</source>
        <translation>zum nächsten Bereich</translation>
    </message>
    <message>
        <source>to the zone before</source>
        <translation>zum vorigen Bereich</translation>
    </message>
    <message>
        <source>the rules, at the clause that has the keyboard</source>
        <translation>die Regeln, an der Stelle, um die es gerade geht</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>larger or smaller text</source>
        <translation>größere oder kleinere Schrift</translation>
    </message>
    <message>
        <source>text as it was at first</source>
        <translation>Schrift in normaler Größe</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>die Einstellungen</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>leave Waypost</source>
        <translation>Waypost beenden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>On every page</source>
        <translation>Auf jeder Seite</translation>
    </message>
    <message>
        <source>another clause</source>
        <translation>zu einer anderen Regel</translation>
    </message>
    <message>
        <source>along the links of a clause</source>
        <translation>zu den Verweisen einer Regel</translation>
    </message>
    <message>
        <source>follow the link</source>
        <translation>dem Verweis folgen</translation>
    </message>
    <message>
        <source>back to the clause before</source>
        <translation>zurück zur vorigen Regel</translation>
    </message>
    <message>
        <source>a page back or on</source>
        <translation>eine Seite zurück oder vor</translation>
    </message>
    <message>
        <source>first or last clause</source>
        <translation>zur ersten oder letzten Regel</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>back to where the rules were opened</source>
        <translation>zurück zu der Seite, von der die Regeln geöffnet wurden</translation>
    </message>
    <message>
        <source>All keys (?)</source>
        <translation>Alle Tasten (?)</translation>
    </message>
    <message>
        <source>press the button or start the match</source>
        <translation>Schaltfläche drücken oder Partie starten</translation>
    </message>
    <message>
        <source>choose with the arrows</source>
        <translation>mit den Pfeilen wählen</translation>
    </message>
    <message>
        <source>person or bot</source>
        <translation>Person oder Bot</translation>
    </message>
    <message>
        <source>move the seat up or down</source>
        <translation>Platz nach oben oder unten</translation>
    </message>
    <message>
        <source>continue the latest match</source>
        <translation>die letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>ein Spiel wählen</translation>
    </message>
    <message>
        <source>play, table or score of the chosen game</source>
        <translation>Spielen, Tisch oder Punkte des gewählten Spiels</translation>
    </message>
    <message>
        <source>another match or game</source>
        <translation>andere Partie oder anderes Spiel</translation>
    </message>
    <message>
        <source>press what has the keyboard</source>
        <translation>auslösen, was gerade gewählt ist</translation>
    </message>
    <message>
        <source>search the matches</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>bring a deleted match back</source>
        <translation>gelöschte Partie zurückholen</translation>
    </message>
    <message>
        <source>up and down the sheet</source>
        <translation>im Wertungsblatt auf und ab</translation>
    </message>
    <message>
        <source>in the chart: another turn</source>
        <translation>im Diagramm: anderer Zug</translation>
    </message>
    <message>
        <source>in the chart: show the board as it was then</source>
        <translation>im Diagramm: Spielplan nach diesem Zug zeigen</translation>
    </message>
    <message>
        <source>the next number below</source>
        <translation>die nächste Zahl darunter</translation>
    </message>
    <message>
        <source>the next person</source>
        <translation>die nächste Person</translation>
    </message>
    <message>
        <source>one more, one less</source>
        <translation>eins mehr, eins weniger</translation>
    </message>
    <message>
        <source>take the last number back</source>
        <translation>die letzte Zahl zurücknehmen</translation>
    </message>
    <message>
        <source>print the sheet</source>
        <translation>das Blatt drucken</translation>
    </message>
    <message>
        <source>another choice in the row, smaller or larger text</source>
        <translation>andere Wahl in der Zeile, kleinere oder größere Schrift</translation>
    </message>
    <message>
        <source>choose, or press a button</source>
        <translation>wählen oder eine Schaltfläche drücken</translation>
    </message>
    <message>
        <source>up and down the page</source>
        <translation>die Seite hinauf und hinab</translation>
    </message>
    <message>
        <source>the person at turn produced so many cubes</source>
        <translation>wer am Zug ist, hat so viele Würfel produziert</translation>
    </message>
    <message>
        <source>choose a person</source>
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
        <source>open the TV view, or close it</source>
        <translation>TV-Ansicht öffnen oder schließen</translation>
    </message>
    <message>
        <source>show the log, or put it away</source>
        <translation>Verlauf zeigen oder schließen</translation>
    </message>
    <message>
        <source>in the log: correct the step</source>
        <translation>im Verlauf: den Schritt berichtigen</translation>
    </message>
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
        <source>tell what a card does</source>
        <translation>sagen, was eine Karte macht</translation>
    </message>
    <message>
        <source>what the last round has changed</source>
        <translation>was die letzte Runde geändert hat</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>from place to place in a panel</source>
        <translation>in einem Feld von Platz zu Platz</translation>
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
</context>
<context>
    <name>Large</name>
    <message>
        <source>Here now: {workers}.</source>
        <translation>Jetzt hier: {workers}.</translation>
    </message>
    <message>
        <source>If the day ended now: {people} VP.</source>
        <translation>Endete der Tag jetzt: {people} SP.</translation>
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
        <source>{points} VP · {crystals} crystals · {discs} discs left today.</source>
        <translation>{points} SP · Kristalle: {crystals} · Scheiben heute noch: {discs}.</translation>
    </message>
    <message>
        <source>Crystals given: {people}.</source>
        <translation>Gespendete Kristalle: {people}.</translation>
    </message>
    <message>
        <source>{count} · {percent}%</source>
        <translation>{count} · {percent} %</translation>
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
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>This is how it was; the match waits.</source>
        <translation>So war es; die Partie wartet.</translation>
    </message>
    <message>
        <source>One moment earlier (Left)</source>
        <translation>Einen Schritt früher (Pfeil links)</translation>
    </message>
    <message>
        <source>One moment later (Right)</source>
        <translation>Einen Schritt später (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Bis hierher zurückgehen …</translation>
    </message>
    <message>
        <source>The match goes on from this moment (Ctrl+R)</source>
        <translation>Die Partie geht von hier aus weiter (Strg+R)</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Show the score sheet</source>
        <translation>Wertung zeigen</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Alles aufdecken</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Who plays which seat</source>
        <translation>Wer welchen Platz spielt</translation>
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
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>A bot plays for {name} and is thinking.</source>
        <translation>Ein Bot spielt für {name} und überlegt.</translation>
    </message>
    <message>
        <source>A bot plays for {name} and waits until somebody presses Go on.</source>
        <translation>Für {name} spielt ein Bot; er wartet, bis jemand „Weiter“ drückt.</translation>
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
        <source>End the match now? The points so far count. {names} have to agree.</source>
        <translation>Die Partie jetzt beenden? Es zählen die Punkte bis hierher. Einverstanden sein müssen: {names}.</translation>
    </message>
    <message>
        <source>Go back to before “{step}”? {names} have to agree.</source>
        <translation>Vor „{step}“ zurückgehen? Einverstanden sein müssen: {names}.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>{when} · turn {turn}</source>
        <translation>{when} · Zug {turn}</translation>
    </message>
    <message>
        <source>{when} · turn {turn}: {name}</source>
        <translation>{when} · Zug {turn}: {name}</translation>
    </message>
    <message>
        <source>Nobody is asked here, so no rewind leads here.</source>
        <translation>Hier ist niemand gefragt; zu dieser Zeile kann die Partie nicht zurückgehen.</translation>
    </message>
    <message>
        <source>The match stands here.</source>
        <translation>Hier steht die Partie gerade.</translation>
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
    <name>OurTable</name>
    <message>
        <source>Our table shows …</source>
        <translation>Unser Tisch zeigt …</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>1 value not told</source>
        <translation>1 Wert offen</translation>
    </message>
    <message>
        <source>{count} values not told</source>
        <translation>{count} Werte offen</translation>
    </message>
    <message>
        <source>told</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>Where is the game now? Whatever nobody tells stays open.</source>
        <translation>Wo steht die Partie gerade? Was niemand angibt, bleibt offen.</translation>
    </message>
    <message>
        <source>What shows ? was not told; it may stay so.</source>
        <translation>Was ? zeigt, ist offen und darf es bleiben.</translation>
    </message>
    <message>
        <source>So the app believes; correct what lies otherwise.</source>
        <translation>So sieht es die App; was anders liegt, berichtigen.</translation>
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
        <source>People</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Goods</source>
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
        <source>The day is played and waits to be settled (RO-5.1).</source>
        <translation>Der Tag ist gespielt und wartet auf die Wertung (RO-5.1).</translation>
    </message>
    <message>
        <source>{name} is next; {n} turns are left in the match (RO-2.1).</source>
        <translation>{name} ist als Nächstes an der Reihe; noch {n} Züge in der Partie (RO-2.1).</translation>
    </message>
    <message>
        <source>The box has {most} crystals; none is told yet (RO-1.2).</source>
        <translation>Es gibt {most} Kristalle; noch keiner ist angegeben (RO-1.2).</translation>
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
        <source>Six locks lie on six places (RO-1.5).</source>
        <translation>Sechs Sperrmarker liegen auf sechs Orten (RO-1.5).</translation>
    </message>
    <message>
        <source>The locks are told once all six places are chosen (RO-1.5).</source>
        <translation>Die Sperrmarker gelten, sobald alle sechs Orte gewählt sind (RO-1.5).</translation>
    </message>
    <message>
        <source>{n} of {most} special cards are told (RO-1.6).</source>
        <translation>{n} von {most} Spezialkarten sind angegeben (RO-1.6).</translation>
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
        <source>Turns taken in it</source>
        <translation>Züge darin gespielt</translation>
    </message>
    <message>
        <source>Who began the phase</source>
        <translation>Wer die Phase begann</translation>
    </message>
    <message>
        <source>Lake discards</source>
        <translation>Ablage See</translation>
    </message>
    <message>
        <source>Spaceship discards</source>
        <translation>Ablage Raumschiff</translation>
    </message>
    <message>
        <source>Morning locks</source>
        <translation>Sperrmarker am Morgen</translation>
    </message>
    <message>
        <source>Evening locks</source>
        <translation>Sperrmarker am Abend</translation>
    </message>
    <message>
        <source>{name}: crystals</source>
        <translation>{name}: Kristalle</translation>
    </message>
    <message>
        <source>crystals in hand</source>
        <translation>Kristalle im Vorrat</translation>
    </message>
    <message>
        <source>in the Palace</source>
        <translation>im Palast</translation>
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
    <name>OwnDeck</name>
    <message>
        <source>Own deck file…</source>
        <translation>Eigene Stapeldatei …</translation>
    </message>
    <message>
        <source>Back to the app’s deck</source>
        <translation>Zurück zum Stapel der App</translation>
    </message>
    <message>
        <source>Save the app’s deck as a file…</source>
        <translation>Stapel der App als Datei speichern …</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Play with a deck of one’s own</source>
        <translation>Mit einem eigenen Stapel spielen</translation>
    </message>
    <message>
        <source>Save the app’s deck as a file</source>
        <translation>Stapel der App als Datei speichern</translation>
    </message>
    <message>
        <source>my-deck</source>
        <translation>mein-stapel</translation>
    </message>
    <message>
        <source>“{file}” lies among the app’s own files; choose another folder.</source>
        <translation>„{file}“ liegt zwischen den Dateien der App; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Saved: {file}. Change it with a text editor, then choose it here.</source>
        <translation>Gespeichert: {file}. Mit einem Texteditor ändern und dann hier wählen.</translation>
    </message>
    <message>
        <source>The app’s own deck</source>
        <translation>Der Stapel der App</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>Deck files (*.toml)</source>
        <translation>Stapeldateien (*.toml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>How a deck file is written</source>
        <translation>Wie eine Stapeldatei geschrieben wird</translation>
    </message>
    <message>
        <source>The set-up stays as it was. Mend the file with a text editor and read it again.</source>
        <translation>Die Vorbereitung bleibt, wie sie war. Die Datei mit einem Texteditor ausbessern und neu lesen.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Put the errors away</source>
        <translation>Fehler ausblenden</translation>
    </message>
    <message>
        <source>“{name}” was not taken: 1 error</source>
        <translation>„{name}“ wurde nicht übernommen: 1 Fehler</translation>
    </message>
    <message>
        <source>“{name}” was not taken: {count} errors</source>
        <translation>„{name}“ wurde nicht übernommen: {count} Fehler</translation>
    </message>
    <message>
        <source>“{name}” was not taken: the first {count} errors</source>
        <translation>„{name}“ wurde nicht übernommen: die ersten {count} Fehler</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Was an der Datei nicht stimmt</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The bots go on playing (Space)</source>
        <translation>Die Bots spielen weiter (Leertaste)</translation>
    </message>
    <message>
        <source>The bots wait (Space)</source>
        <translation>Die Bots warten (Leertaste)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Vorspulen</translation>
    </message>
    <message>
        <source>The bots make all their moves up to the next person at once</source>
        <translation>Die Bots machen alle ihre Züge bis zur nächsten Person auf einmal</translation>
    </message>
    <message>
        <source>No bot is to move now</source>
        <translation>Gerade ist kein Bot am Zug</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
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
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>A change holds from now on; the log keeps it.</source>
        <translation>Eine Änderung gilt ab jetzt und steht im Verlauf.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer für {name} spielt</translation>
    </message>
    <message>
        <source>End the match now</source>
        <translation>Partie jetzt beenden</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: {kind}</source>
        <translation>Bot: {kind}</translation>
    </message>
    <message>
        <source>The points so far count.</source>
        <translation>Es zählen die Punkte bis hierher.</translation>
    </message>
    <message>
        <source>{names} have to agree; the points so far count.</source>
        <translation>Es zählen die Punkte bis hierher. Einverstanden sein müssen: {names}.</translation>
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
        <translation>{worker} (erschöpft)</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>used</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>no discs</source>
        <translation>keine Scheiben</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The most discs at a portrait gain or lose its mood.</source>
        <translation>Wer an einem Porträt die meisten Scheiben hat, gewinnt oder verliert dessen Stimmung.</translation>
    </message>
    <message>
        <source>Day {day} is settled</source>
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
        <source>{deck}: {cards} cards left</source>
        <translation>{deck}: noch {cards} Karten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
</context>
<context>
    <name>RedOutpostScore</name>
    <message>
        <source>before the end of {day}</source>
        <translation>vor dem Ende von {day}</translation>
    </message>
    <message>
        <source>after the last day’s end</source>
        <translation>nach dem Ende des letzten Tages</translation>
    </message>
    <message>
        <source>given during both days</source>
        <translation>an beiden Tagen gegeben</translation>
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
        <source>by the Palace’s card</source>
        <translation>mit der Karte des Palasts</translation>
    </message>
    <message>
        <source>most discs</source>
        <translation>die meisten Scheiben</translation>
    </message>
    <message>
        <source>Days’ ends to settle</source>
        <translation>Tagesenden, die abgerechnet werden</translation>
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
        <source>VP on the track</source>
        <translation>SP auf der Leiste</translation>
    </message>
    <message>
        <source>Crystals in the Palace</source>
        <translation>Kristalle im Palast</translation>
    </message>
    <message>
        <source>Crystals in hand</source>
        <translation>Kristalle im Vorrat</translation>
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
        <translation>{name} ist Startspieler</translation>
    </message>
    <message>
        <source>Make {name} First Player</source>
        <translation>{name} zum Startspieler machen</translation>
    </message>
    <message>
        <source>Wounds of {name}, {life} life</source>
        <translation>Wunden von {name}, {life} Leben</translation>
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
        <source>Take off: {card}</source>
        <translation>Aufheben: {card}</translation>
    </message>
    <message>
        <source>Take off by action</source>
        <translation>Durch Aktion aufheben</translation>
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
        <source>Which back may lie on top</source>
        <translation>Was oben liegen kann</translation>
    </message>
    <message>
        <source>Its icon is told when an Event card is drawn (RC-2.5).</source>
        <translation>Das Symbol wird angegeben, sobald eine Ereigniskarte gezogen ist (RC-2.5).</translation>
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
        <source>{back} lies on top</source>
        <translation>{back}; liegt oben</translation>
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
        <source>Leaves in round {round}</source>
        <translation>Geht in Runde {round}</translation>
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
        <translation>Wird sie hinausgeschoben: {effect}</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>{card}: {effect}. {story}</source>
        <translation>{card}: {effect}. {story}</translation>
    </message>
    <message>
        <source>No token lies on Mystery cards; one is shuffled in below.</source>
        <translation>Auf Geheimniskarten liegt kein Plättchen; unten wird eine eingemischt.</translation>
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
        <source>Tell what lies in the Threat spaces</source>
        <translation>Sagen, was auf den Bedrohungsfeldern liegt</translation>
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
        <source>Let the app do it</source>
        <translation>Die App macht es</translation>
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
        <translation>Die Partie ist vorbei</translation>
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
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>The match is over. Undo opens its last round again, also for more rounds; “Play again” begins a new match.</source>
        <translation>Die Partie ist vorbei. Zurücknehmen öffnet ihre letzte Runde wieder, auch für weitere Runden; „Noch einmal spielen“ beginnt eine neue Partie.</translation>
    </message>
    <message>
        <source>First press the back that lies on top (RC-2.3).</source>
        <translation>Erst die Rückseite drücken, die oben liegt (RC-2.3).</translation>
    </message>
    <message>
        <source>Which back lies on top?</source>
        <translation>Welche Rückseite liegt oben?</translation>
    </message>
    <message>
        <source>Press the icon that the card shows (RC-2.5).</source>
        <translation>Das Symbol drücken, das die Karte zeigt (RC-2.5).</translation>
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
        <source>Fix the table</source>
        <translation>Tisch berichtigen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spiel ist aus</translation>
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
        <source>Who draws from the deck {deck}?</source>
        <translation>Wer zieht vom Stapel {deck}?</translation>
    </message>
    <message>
        <source>How has the game ended?</source>
        <translation>Wie ist das Spiel ausgegangen?</translation>
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
        <source>Our table shows …</source>
        <translation>Unser Tisch zeigt …</translation>
    </message>
    <message>
        <source>Tell it so</source>
        <translation>So ist es</translation>
    </message>
    <message>
        <source>Round that is played</source>
        <translation>Runde, die gespielt wird</translation>
    </message>
    <message>
        <source>Its event phase</source>
        <translation>Ihre Ereignisphase</translation>
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
        <translation>ist vorbei</translation>
    </message>
    <message>
        <source>is under way</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>Only what stands otherwise than here has to be changed. “–” is what nobody has told; it may stay so.</source>
        <translation>Nur ändern, was auf dem Tisch anders ist. „–“ hat noch niemand gesagt; es darf so bleiben.</translation>
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
        <source>What the app only reminds of, such as fog</source>
        <translation>Woran die App nur erinnert, etwa Nebel</translation>
    </message>
    <message>
        <source>Happens whenever an Event card with a Book icon comes. The line below reminds of what only people can do</source>
        <translation>Geschieht immer, wenn eine Ereigniskarte mit Buchsymbol kommt. Die Zeile darunter erinnert an das, was nur Menschen tun können</translation>
    </message>
    <message>
        <source>The app warns before the last one; the end is told at the table</source>
        <translation>Die App warnt vor dem letzten; wann Schluss ist, sagt der Tisch</translation>
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
        <source>Keep the card</source>
        <translation>Karte merken</translation>
    </message>
    <message>
        <source>Event Effect, when it came</source>
        <translation>Ereigniseffekt, als sie kam</translation>
    </message>
    <message>
        <source>Threat Action</source>
        <translation>Bedrohungsaktion</translation>
    </message>
    <message>
        <source>Threat Effect, when it is pushed off</source>
        <translation>Bedrohungseffekt, wenn sie hinausgeschoben wird</translation>
    </message>
    <message>
        <source>What the printed card says can be noted here, in a few words.</source>
        <translation>Hier lässt sich in wenigen Worten notieren, was auf der gedruckten Karte steht.</translation>
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
        <source>The card needs a name.</source>
        <translation>Die Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>“{card}” is kept.</source>
        <translation>„{card}“ ist gemerkt.</translation>
    </message>
    <message>
        <source>“{card}” is deleted.</source>
        <translation>„{card}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Threat Action: needs</source>
        <translation>Bedrohungsaktion: braucht</translation>
    </message>
    <message>
        <source>Threat Effect</source>
        <translation>Bedrohungseffekt</translation>
    </message>
    <message>
        <source>No card has been typed in yet.</source>
        <translation>Noch ist keine Karte eingetragen.</translation>
    </message>
    <message>
        <source>What was typed in of printed cards is offered whenever such a card comes. Matches that were played keep their own words.</source>
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
        <source>Token on the deck {deck}</source>
        <translation>Plättchen auf dem Stapel {deck}</translation>
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
        <source>Lower half</source>
        <translation>Untere Hälfte</translation>
    </message>
    <message>
        <source>Assumed numbers</source>
        <translation>Angenommene Zahlen</translation>
    </message>
    <message>
        <source>The rule text does not tell how many Wound spaces a character has and where the Morale track ends. What is marked as a placeholder is assumed: compare it with the board and change it here.</source>
        <translation>Der Regeltext nennt weder die Wundenfelder eines Charakters noch die Enden der Moralleiste. Was als Platzhalter markiert ist, ist angenommen: mit dem Spielbrett vergleichen und hier ändern.</translation>
    </message>
    <message>
        <source>Event deck at the start</source>
        <translation>Ereignisstapel zu Beginn</translation>
    </message>
    <message>
        <source>{book} Book and {adventure} Adventure cards</source>
        <translation>{book} Buch- und {adventure} Abenteuerkarten</translation>
    </message>
    <message>
        <source>That is too many: this deck has {n} {kind}</source>
        <translation>Das ist zu viel: Dieser Stapel hat {n} {kind}</translation>
    </message>
    <message>
        <source>That is too many: the box has {n} {kind}</source>
        <translation>Das ist zu viel: Die Schachtel hat {n} {kind}</translation>
    </message>
    <message>
        <source>One character alone: half of the Book cards are swapped for Adventure cards</source>
        <translation>Ein Charakter allein: Die Hälfte der Buchkarten ist gegen Abenteuerkarten getauscht</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Put the hand-over away</source>
        <translation>Übergabe schließen</translation>
    </message>
    <message>
        <source>Counters alone: “Parts” above shows the Event deck and the Threat spaces again.</source>
        <translation>Nur Zähler: „Teile“ oben zeigt Ereignisstapel und Bedrohungsfelder wieder.</translation>
    </message>
    <message>
        <source>Determination of {name}</source>
        <translation>Entschlossenheit von {name}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{clause} {title}: open in the rules</source>
        <translation>{clause} {title}: in den Regeln öffnen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Cannot arise in this match</source>
        <translation>Kommt in dieser Partie nicht vor</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Search the rules (/)</source>
        <translation>Regeln durchsuchen (/)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{count} of {all} clauses</source>
        <translation>{count} von {all} Regeln</translation>
    </message>
    <message>
        <source>1 clause</source>
        <translation>1 Regel</translation>
    </message>
    <message>
        <source>{count} clauses</source>
        <translation>{count} Regeln</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Show all clauses</source>
        <translation>Alle Regeln zeigen</translation>
    </message>
    <message>
        <source>Every clause and every reading in our own words, and how the pages are used</source>
        <translation>Jede Regel und jede Auslegung in eigenen Worten, und wie die Seiten benutzt werden</translation>
    </message>
    <message>
        <source>No clause contains “{words}”</source>
        <translation>Keine Regel enthält „{words}“</translation>
    </message>
    <message>
        <source>Every word has to occur. One word alone, a part of one, or a number such as {clause} finds more.</source>
        <translation>Jedes Wort muss vorkommen. Ein einzelnes Wort, ein Teil davon oder eine Nummer wie {clause} findet mehr.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Every step is stored before it is shown.</source>
        <translation>Jeder Schritt wird gespeichert, bevor er zu sehen ist.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Nothing has been entered yet</source>
        <translation>Noch ist nichts eingetragen</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Enter the first number</source>
        <translation>Die erste Zahl eingeben</translation>
    </message>
    <message>
        <source>Still to be counted</source>
        <translation>Noch zu zählen</translation>
    </message>
    <message>
        <source>The sheet fills as soon as every person has these numbers:</source>
        <translation>Das Blatt füllt sich, sobald alle diese Zahlen haben:</translation>
    </message>
    <message>
        <source>This cannot be counted yet</source>
        <translation>So lässt sich noch nicht abrechnen</translation>
    </message>
    <message>
        <source>Readings of open points</source>
        <translation>Auslegungen offener Punkte</translation>
    </message>
    <message>
        <source>The other reading changes nothing here.</source>
        <translation>Die andere Auslegung ändert hier nichts.</translation>
    </message>
    <message>
        <source>By the other reading: {difference}</source>
        <translation>Nach der anderen Auslegung: {difference}</translation>
    </message>
    <message>
        <source>Score calculator</source>
        <translation>Punkterechner</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A name is missing</source>
        <translation>Ein Name fehlt</translation>
    </message>
    <message>
        <source>Less than 0 is not possible</source>
        <translation>Weniger als 0 ist nicht möglich</translation>
    </message>
    <message>
        <source>A form that cannot be is not kept</source>
        <translation>Ein Formular, das so nicht sein kann, wird nicht aufgehoben</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>The sheet {name} is deleted</source>
        <translation>Das Blatt {name} ist gelöscht</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Leeres Wertungsblatt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Every point and its reason</source>
        <translation>Jeder Punkt und sein Grund</translation>
    </message>
    <message>
        <source>1 less: {what}</source>
        <translation>1 weniger: {what}</translation>
    </message>
    <message>
        <source>1 more: {what}</source>
        <translation>1 mehr: {what}</translation>
    </message>
    <message>
        <source>Blank sheet as PDF…</source>
        <translation>Leeres Blatt als PDF …</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>The form is not complete yet</source>
        <translation>Das Formular ist noch nicht vollständig</translation>
    </message>
    <message>
        <source>Keep the sheet</source>
        <translation>Blatt aufheben</translation>
    </message>
    <message>
        <source>Kept sheets</source>
        <translation>Aufgehobene Blätter</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Name des Blatts</translation>
    </message>
    <message>
        <source>The sheet needs a name first</source>
        <translation>Das Blatt braucht zuerst einen Namen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Öffnen: {name}</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>Löschen: {name}</translation>
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
        <translation>Der Regeltext nennt diese Zahlen nicht, deshalb sind sie geschätzt. Die Regeln sind vollständig; die Wertung einer Partie mit Platzhaltern weist darauf hin.</translation>
    </message>
    <message>
        <source>All values in numbers</source>
        <translation>Alle Werte in Zahlen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>1 more point, and how it is read</source>
        <translation>1 weiterer Punkt, und wie er ausgelegt ist</translation>
    </message>
    <message>
        <source>{count} more points, and how they are read</source>
        <translation>{count} weitere Punkte, und wie sie ausgelegt sind</translation>
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
        <source>Without a name: called {name}</source>
        <translation>Ohne Namen: heißt dann {name}</translation>
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
        <source>{fewest} to {most} people, clockwise from the top</source>
        <translation>{fewest} bis {most} Personen, von oben im Uhrzeigersinn</translation>
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
        <translation>Stehen auch in der Wertung</translation>
    </message>
    <message>
        <source>Kept in the match</source>
        <translation>Steht in der Partie</translation>
    </message>
    <message>
        <source>At its beginning</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft schon</translation>
    </message>
    <message>
        <source>The game on the table</source>
        <translation>Das Spiel auf dem Tisch</translation>
    </message>
    <message>
        <source>Under way: next you say what the table shows, as far as you like</source>
        <translation>Läuft schon: Danach wird gesagt, was auf dem Tisch liegt, so weit wie gewünscht</translation>
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
        <source>{count} people</source>
        <translation>{count} Personen</translation>
    </message>
    <message>
        <source>Set up a match that is played with the box</source>
        <translation>Eine Partie vorbereiten, die mit der Schachtel gespielt wird</translation>
    </message>
    <message>
        <source>Set up a match in which the app draws the cards</source>
        <translation>Eine Partie vorbereiten, für die die App die Karten zieht</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>1 person</source>
        <translation>1 Person</translation>
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
        <source>Setting up the match…</source>
        <translation>Partie wird aufgebaut …</translation>
    </message>
    <message>
        <source>A seed has eight digits, 0 to 9 and A to F</source>
        <translation>Eine Startzahl hat acht Stellen aus 0 bis 9 und A bis F</translation>
    </message>
    <message>
        <source>Same seed, same cards</source>
        <translation>Gleiche Startzahl, gleiche Karten</translation>
    </message>
    <message>
        <source>Colour of the pieces: {colour}</source>
        <translation>Farbe der Spielsteine: {colour}</translation>
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
    <message>
        <source>“{name}” cannot be {value}</source>
        <translation>„{name}“ kann nicht {value} sein</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>Zurück auf 100 %</translation>
    </message>
    <message>
        <source>All text will be as large as this line.</source>
        <translation>So groß wie diese Zeile werden alle Texte.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Verkürzt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Screen beside the box</source>
        <translation>Bildschirm neben der Schachtel</translation>
    </message>
    <message>
        <source>This desktop may let the screen go dark while a table is open: switch that off in the system’s settings.</source>
        <translation>Dieser Rechner lässt den Bildschirm vielleicht dunkel werden, während ein Tisch offen ist; das lässt sich in den Einstellungen des Systems abschalten.</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Aussehen und Sprache</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Now: pieces move to where they belong.</source>
        <translation>Jetzt: Steine bewegen sich an ihren Platz.</translation>
    </message>
    <message>
        <source>Now: pieces move in a third of the time.</source>
        <translation>Jetzt: Steine bewegen sich in einem Drittel der Zeit.</translation>
    </message>
    <message>
        <source>Now: pieces are at once where they belong.</source>
        <translation>Jetzt: Steine liegen sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>A bot’s step makes room for the next one at once.</source>
        <translation>Auf den Schritt eines Bots folgt sofort der nächste.</translation>
    </message>
    <message>
        <source>A bot’s step stays for {seconds} s before the next one.</source>
        <translation>Ein Schritt eines Bots bleibt {seconds} s stehen, bevor der nächste folgt.</translation>
    </message>
    <message>
        <source>About Waypost</source>
        <translation>Über Waypost</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Waypost is unofficial. Game names belong to their publishers. No printed text, art or scans are included.</source>
        <translation>Waypost ist inoffiziell. Die Namen der Spiele gehören ihren Verlagen. Gedruckte Texte, Bilder oder Scans sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>{name} is installed here without the text of its licence.</source>
        <translation>{name} ist hier ohne den Text der Lizenz installiert.</translation>
    </message>
    <message>
        <source>Licence of</source>
        <translation>Lizenz von</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Lizenz von {name}</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Where the matches lie</source>
        <translation>Wo die Partien liegen</translation>
    </message>
    <message>
        <source>Where the settings lie</source>
        <translation>Wo die Einstellungen liegen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern …</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>All matches lie in this file</source>
        <translation>Alle Partien liegen in dieser Datei</translation>
    </message>
    <message>
        <source>The settings lie in this one</source>
        <translation>Die Einstellungen liegen in dieser</translation>
    </message>
    <message>
        <source>A backup is one file with all matches, the deleted ones too.</source>
        <translation>Eine Sicherung ist eine Datei mit allen Partien, auch den gelöschten.</translation>
    </message>
    <message>
        <source>The backup is written: {path}</source>
        <translation>Die Sicherung ist geschrieben: {path}</translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation>Alle Partien sichern</translation>
    </message>
    <message>
        <source>Restore the matches of a backup</source>
        <translation>Partien einer Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Backups (*.backup *.sqlite)</source>
        <translation>Sicherungen (*.backup *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing here opens folders; the path above can be copied.</source>
        <translation>Kein Programm öffnet hier Ordner; der Pfad darüber lässt sich kopieren.</translation>
    </message>
    <message>
        <source>Restore these matches</source>
        <translation>Diese Partien wiederherstellen</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>“{name}” holds 1 match.</source>
        <translation>„{name}“ enthält 1 Partie.</translation>
    </message>
    <message>
        <source>“{name}” holds {count} matches.</source>
        <translation>„{name}“ enthält {count} Partien.</translation>
    </message>
    <message>
        <source>The match that is here now will be kept in a file of its own.</source>
        <translation>Die Partie, die jetzt hier ist, wird in einer eigenen Datei aufbewahrt.</translation>
    </message>
    <message>
        <source>The {count} matches that are here now will be kept in a file of their own.</source>
        <translation>Die {count} Partien, die jetzt hier sind, werden in einer eigenen Datei aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Settled</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>ended by agreement</source>
        <translation>einvernehmlich beendet</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Turns of all people, and the points after each of them</source>
        <translation>Züge aller Personen und die Punkte danach</translation>
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
        <source>Place {rank}: {name}, {points} {unit}</source>
        <translation>Platz {rank}: {name}, {points} {unit}</translation>
    </message>
    <message>
        <source>Readings this match was played with</source>
        <translation>Auslegungen dieser Partie</translation>
    </message>
    <message>
        <source>1 more, with one reading only</source>
        <translation>1 weiterer mit nur einer Auslegung</translation>
    </message>
    <message>
        <source>{count} more, with one reading only</source>
        <translation>{count} weitere mit nur einer Auslegung</translation>
    </message>
    <message>
        <source>Played with placeholder board values</source>
        <translation>Mit Platzhaltern für Werte des Spielplans gespielt</translation>
    </message>
    <message>
        <source>Points and reasons</source>
        <translation>Punkte und Gründe</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Nach Herkunft</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>the most</source>
        <translation>die meisten</translation>
    </message>
    <message>
        <source>Points over the match</source>
        <translation>Punkte im Verlauf</translation>
    </message>
    <message>
        <source>Left and Right move from turn to turn, Enter shows the board of that moment.</source>
        <translation>Links und Rechts gehen von Zug zu Zug, Eingabe zeigt den Spielplan in diesem Moment.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bis dahin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>{part}, end: {scored}</source>
        <translation>{part}, Ende: {scored}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>{part}, turn {turn}</source>
        <translation>{part}, Zug {turn}</translation>
    </message>
    <message>
        <source>Ended by agreement; points so far</source>
        <translation>Einvernehmlich beendet; Punkte bis dahin</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>Aufzeichnung exportieren …</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <translation>Alles aufdecken</translation>
    </message>
    <message>
        <source>Look at the match</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The same people and options with other cards</source>
        <translation>Dieselben Personen und Varianten mit anderen Karten</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>What would have changed it</source>
        <translation>Was es geändert hätte</translation>
    </message>
    <message>
        <source>The same answers and cards, scored by another reading:</source>
        <translation>Dieselben Züge und Karten, nach einer anderen Auslegung gewertet:</translation>
    </message>
    <message>
        <source>The other readings change no points of this match.</source>
        <translation>Die anderen Auslegungen ändern in dieser Partie keine Punkte.</translation>
    </message>
    <message>
        <source>The other reading changes no points of this match.</source>
        <translation>Die andere Auslegung ändert in dieser Partie keine Punkte.</translation>
    </message>
    <message>
        <source>{name} {points} {unit} instead of {before}</source>
        <translation>{name} {points} {unit} statt {before}</translation>
    </message>
    <message>
        <source>The ranking stays.</source>
        <translation>Die Reihenfolge bleibt.</translation>
    </message>
    <message>
        <source>The win stays, the places behind it change.</source>
        <translation>Der Sieg bleibt, die Plätze dahinter ändern sich.</translation>
    </message>
    <message>
        <source>{names} would have shared the win.</source>
        <translation>{names} hätten sich den Sieg geteilt.</translation>
    </message>
    <message>
        <source>{name} would have won.</source>
        <translation>{name} hätte gewonnen.</translation>
    </message>
    <message>
        <source>{name} takes the lead and keeps it, {points}</source>
        <translation>{name} geht endgültig in Führung, {points}</translation>
    </message>
    <message>
        <source>{name} is the first to lead, {points}</source>
        <translation>{name} geht zuerst in Führung, {points}</translation>
    </message>
    <message>
        <source>{name} takes the lead, {points}</source>
        <translation>{name} geht in Führung, {points}</translation>
    </message>
    <message>
        <source>{name} gains {points} {unit}, the most in a turn</source>
        <translation>{name} erhält {points} {unit}, die meisten in einem Zug</translation>
    </message>
    <message>
        <source>The lead never changed</source>
        <translation>Die Führung wechselte nie</translation>
    </message>
    <message>
        <source>The lead changed once</source>
        <translation>Die Führung wechselte einmal</translation>
    </message>
    <message>
        <source>The lead changed {count} times</source>
        <translation>Die Führung wechselte {count}-mal</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Show the board of that moment</source>
        <translation>Den Spielplan in diesem Moment zeigen</translation>
    </message>
    <message>
        <source>How the tie was broken</source>
        <translation>So wurde der Gleichstand aufgelöst</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>An diesem Bildschirm</translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>{fewest}–{most} Personen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Keep count beside the real box</source>
        <translation>Neben der echten Schachtel mitzählen</translation>
    </message>
    <message>
        <source>Table: {game}, beside the box</source>
        <translation>Tisch: {game}, neben der Schachtel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score: {game}</source>
        <translation>Punkte: {game}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>{people}: ended without a result</source>
        <translation>{people}: ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>{people}: won</source>
        <translation>{people}: gewonnen</translation>
    </message>
    <message>
        <source>{people}: lost</source>
        <translation>{people}: verloren</translation>
    </message>
    <message>
        <source>{people}: played</source>
        <translation>{people}: gespielt</translation>
    </message>
    <message>
        <source>{name} won: {points}</source>
        <translation>{name} hat gewonnen: {points}</translation>
    </message>
    <message>
        <source>{name} share the win: {points}</source>
        <translation>{name} teilen sich den Sieg: {points}</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Damaged: opens up to turn {turn}. The rest is kept.</source>
        <translation>Beschädigt: Sie öffnet sich bis Zug {turn}. Der Rest bleibt aufbewahrt.</translation>
    </message>
    <message>
        <source>Open history</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>A match that is over stands here with its result.</source>
        <translation>Hier steht mit ihrem Ergebnis, welche Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Read the sheet</source>
        <translation>Wertung lesen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>This version of Waypost cannot read this match. It is kept as it is.</source>
        <translation>Diese Version von Waypost kann die Partie nicht lesen. Sie bleibt, wie sie ist.</translation>
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
        <source>All {count} matches</source>
        <translation>Alle {count} Partien</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Open a match file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>or drop it here</source>
        <translation>oder hier ablegen</translation>
    </message>
    <message>
        <source>Start with {game}</source>
        <translation>Mit {game} beginnen</translation>
    </message>
    <message>
        <source>No match is waiting. Every step of a match is kept as it is made, and the match stands here until it is over.</source>
        <translation>Keine Partie wartet. Jeder Schritt einer Partie wird gespeichert, sobald er getan ist, und die Partie steht hier, bis sie vorbei ist.</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>Open a match file…</source>
        <translation>Partie aus Datei öffnen …</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>No match and no person is called “{text}” here.</source>
        <translation>Keine Partie und keine Person heißt hier „{text}“.</translation>
    </message>
    <message>
        <source>No match was deleted.</source>
        <translation>Keine Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>No match is over yet.</source>
        <translation>Noch ist keine Partie vorbei.</translation>
    </message>
    <message>
        <source>No match is waiting to go on.</source>
        <translation>Keine Partie wartet darauf, weiterzugehen.</translation>
    </message>
    <message>
        <source>There is no match yet. Start one on the shelf, or open a file.</source>
        <translation>Noch gibt es keine Partie. Im Regal beginnt eine neue; auch eine Datei lässt sich öffnen.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>The shelf</source>
        <translation>Das Regal</translation>
    </message>
    <message>
        <source>Waypost is unofficial. Game names belong to their publishers. No printed text, art or scans are included.</source>
        <translation>Waypost ist inoffiziell. Die Namen der Spiele gehören ihren Verlagen. Gedruckte Texte, Bilder oder Scans sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Begun {day}</source>
        <translation>Begonnen am {day}</translation>
    </message>
    <message>
        <source>last played {day}</source>
        <translation>zuletzt gespielt am {day}</translation>
    </message>
    <message>
        <source>{name} (bot, {kind})</source>
        <translation>{name} (Bot, {kind})</translation>
    </message>
    <message>
        <source>Find a match or a person</source>
        <translation>Partie oder Person finden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It stays among the deleted matches.</source>
        <translation>„{name}“ wurde gelöscht. Sie bleibt unter den gelöschten Partien.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>saved {when}</source>
        <translation>gespeichert {when}</translation>
    </message>
    <message>
        <source>“{name}” goes on, and its record holds all hands, the hidden ones too.</source>
        <translation>„{name}“ ist noch nicht zu Ende, und die Aufzeichnung enthält auch alles, was noch verdeckt ist.</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>Trotzdem speichern …</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>Whole log</source>
        <translation>Ganzer Verlauf</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>Seit dem letzten Zug von {name}</translation>
    </message>
    <message>
        <source>Before {name}’s first turn</source>
        <translation>Vor dem ersten Zug von {name}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>the agreed end</source>
        <translation>das vereinbarte Ende</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>die Berichtigung</translation>
    </message>
    <message>
        <source>{step} and 1 more</source>
        <translation>{step} und 1 weiteres</translation>
    </message>
    <message>
        <source>{step} and {count} more</source>
        <translation>{step} und {count} weitere</translation>
    </message>
    <message>
        <source>the last step</source>
        <translation>der letzte Schritt</translation>
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
    <message>
        <source>{event} ({count} ×)</source>
        <translation>{event} ({count} ×)</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Einstellungen (Strg+,)</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
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
    <message>
        <source>Settle the day</source>
        <translation>Tag werten</translation>
    </message>
    <message>
        <source>The day is settled after the Evening (RO-5.1).</source>
        <translation>Der Tag wird nach dem Abend gewertet (RO-5.1).</translation>
    </message>
    <message>
        <source>Fix the table</source>
        <translation>Tisch richtigstellen</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Nothing was taken back that could come again.</source>
        <translation>Es wurde nichts zurückgenommen, was wiederkommen könnte.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Earlier steps</source>
        <translation>Frühere Schritte</translation>
    </message>
    <message>
        <source>({n} more in the log)</source>
        <translation>({n} weitere im Verlauf)</translation>
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
        <source>Nobody has told which places are locked.</source>
        <translation>Welche Orte gesperrt sind, hat niemand gesagt.</translation>
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
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The day is over</source>
        <translation>Der Tag ist zu Ende</translation>
    </message>
    <message>
        <source>Every turn of the day is taken: settle the day (RO-5.1).</source>
        <translation>Alle Züge des Tages sind gemacht: den Tag werten (RO-5.1).</translation>
    </message>
    <message>
        <source>Phase: {phase}</source>
        <translation>Phase: {phase}</translation>
    </message>
    <message>
        <source>{name} is at turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>then {names}</source>
        <translation>dann {names}</translation>
    </message>
    <message>
        <source>No turn is left in this day</source>
        <translation>An diesem Tag ist kein Zug mehr übrig</translation>
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
        <source>Added</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>{name} produced 1 {good}: cube, wheel and export</source>
        <translation>{name} hat 1 {good} produziert: Würfel, Rad und Export</translation>
    </message>
    <message>
        <source>{name} added 1 {good}: cube and export, no wheel</source>
        <translation>{name} hat 1 {good} dazugelegt: Würfel und Export, kein Rad</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Correct this step …</source>
        <translation>Schritt berichtigen …</translation>
    </message>
    <message>
        <source>Choose a step in the log that somebody told.</source>
        <translation>Erst im Verlauf einen Schritt wählen, den jemand gesagt hat.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>TV view</source>
        <translation>TV-Ansicht</translation>
    </message>
    <message>
        <source>Fix the table</source>
        <translation>Tisch richtigstellen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Show or hide parts of the table</source>
        <translation>Teile des Tisches zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>TablePanels</name>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Nobody is at turn: first settle the day (RO-5.1).</source>
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
        <translation>Die App zieht eine Karte nach den Chancen</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>{out} of {all} fish cards are out</source>
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
        <source>Shuffle all six now: the third fish is out (RO-4.13).</source>
        <translation>Jetzt alle sechs mischen: Der dritte Fisch ist draußen (RO-4.13).</translation>
    </message>
    <message>
        <source>The fish of the next card are left (RO-R3).</source>
        <translation>Die Fische der nächsten Karte bleiben liegen (RO-R3).</translation>
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
        <source>Missed</source>
        <translation>Verpasst</translation>
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
        <source>Without cards the app draws by the odds.</source>
        <translation>Ohne Karten zieht die App nach den Chancen.</translation>
    </message>
    <message>
        <source>Leave the fish</source>
        <translation>Fische lassen</translation>
    </message>
    <message>
        <source>Leave the fish of the next card</source>
        <translation>Die Fische der nächsten Karte liegen lassen</translation>
    </message>
    <message>
        <source>Discard pile …</source>
        <translation>Ablagestapel …</translation>
    </message>
    <message>
        <source>Enter the discard pile</source>
        <translation>Den Ablagestapel eintragen</translation>
    </message>
    <message>
        <source>What lies in the discard pile? Each tap is one card more.</source>
        <translation>Was liegt im Ablagestapel? Jedes Tippen ist eine Karte mehr.</translation>
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
        <source>Split is a placeholder</source>
        <translation>Aufteilung ist Platzhalter</translation>
    </message>
    <message>
        <source>How the 12 spaceship cards are split is not in the rule text: the numbers are a placeholder until the real ones are entered.</source>
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
        <source>Pile …</source>
        <translation>Ablage …</translation>
    </message>
    <message>
        <source>What else</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>happens in {name}’s turn?</source>
        <translation>im Zug von {name}?</translation>
    </message>
    <message>
        <source>pay 1 crystal</source>
        <translation>1 Kristall zahlen</translation>
    </message>
    <message>
        <source>give 1 crystal</source>
        <translation>1 Kristall geben</translation>
    </message>
    <message>
        <source>gain 1 crystal</source>
        <translation>+1 Kristall</translation>
    </message>
    <message>
        <source>Move a disc</source>
        <translation>Scheibe bewegen</translation>
    </message>
    <message>
        <source>A mood rises or falls</source>
        <translation>Eine Stimmung steigt oder fällt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
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
        <translation>Wessen Stimmung steigt, wessen fällt?</translation>
    </message>
    <message>
        <source>{steps}, now {now}</source>
        <translation>{steps}, jetzt {now}</translation>
    </message>
    <message>
        <source>Whose disc is moved?</source>
        <translation>Wessen Scheibe wird bewegt?</translation>
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
        <source>The second exchange: a cube sold, or one bought</source>
        <translation>Der zweite Tausch: ein Würfel verkauft oder gekauft</translation>
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
        <source>fish left</source>
        <translation>Fische bleiben</translation>
    </message>
    <message>
        <source>Where is {worker} put?</source>
        <translation>Wohin kommt {worker}?</translation>
    </message>
    <message>
        <source>Which worker is put elsewhere?</source>
        <translation>Welcher Arbeiter wird woandershin gestellt?</translation>
    </message>
    <message>
        <source>What does the Miner produce one more of? His mood falls by 1.</source>
        <translation>Wovon produziert der Bergmann eins mehr? Seine Stimmung fällt um 1.</translation>
    </message>
    <message>
        <source>The card leaves disc and mood as they are: tell it with the move</source>
        <translation>Die Karte lässt Scheibe und Stimmung, wie sie sind: mit dem Zug sagen</translation>
    </message>
    <message>
        <source>The card opens places: it is told with the move</source>
        <translation>Die Karte öffnet Orte: Sie wird mit dem Zug gesagt</translation>
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
        <translation>Wer wird für die Mittagspause flach gelegt?</translation>
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
        <source>Which worker does {name} move?</source>
        <translation>Welchen Arbeiter bewegt {name}?</translation>
    </message>
    <message>
        <source>First press the worker who is moved (RO-2.2).</source>
        <translation>Zuerst den Arbeiter drücken, der bewegt wird (RO-2.2).</translation>
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
        <source>follow the place</source>
        <translation>folgt dem Ort</translation>
    </message>
    <message>
        <source>told by hand</source>
        <translation>von Hand</translation>
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
        <translation>Vorher gemischt</translation>
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
        <translation>Mischt nachher</translation>
    </message>
    <message>
        <source>He shuffles all cards after revealing</source>
        <translation>Er mischt alle Karten nach dem Aufdecken</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
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
        <source>passes the reward: {vp} VP, {crystals} crystal</source>
        <translation>über die Belohnung: {vp} SP, {crystals} Kristall</translation>
    </message>
    <message>
        <source>crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>{name}: {count} {what}</source>
        <translation>{name}: {count} {what}</translation>
    </message>
    <message>
        <source>{name}: one {what} less, a correction</source>
        <translation>{name}: {what} um eins senken, eine Korrektur</translation>
    </message>
    <message>
        <source>{name}: one {what} more, a correction</source>
        <translation>{name}: {what} um eins erhöhen, eine Korrektur</translation>
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
        <source>{name}’s wheel: 1 good to the next reward</source>
        <translation>Rad von {name}: noch 1 Ware bis zur Belohnung</translation>
    </message>
    <message>
        <source>{name}’s wheel: {count} goods to the next reward</source>
        <translation>Rad von {name}: noch {count} Waren bis zur Belohnung</translation>
    </message>
    <message>
        <source>{name}’s wheel: nobody has told where the marker is</source>
        <translation>Rad von {name}: wo der Stein steht, hat niemand gesagt</translation>
    </message>
</context>
<context>
    <name>TrailVerbs</name>
    <message>
        <source>Nothing has been told here yet.</source>
        <translation>Hier wurde noch nichts angegeben.</translation>
    </message>
    <message>
        <source>Next: {step}</source>
        <translation>Weiter: {step}</translation>
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
        <translation>{name} hat nicht zugestimmt.</translation>
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
        <translation>Tag {day} ist vorbei</translation>
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
        <source>final count</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>not told yet</source>
        <translation>noch nicht angegeben</translation>
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
        <source>Not all points have been told</source>
        <translation>Nicht alle Punkte sind bekannt</translation>
    </message>
    <message>
        <source>crystals: {n}</source>
        <translation>Kristalle: {n}</translation>
    </message>
    <message>
        <source>goods to the next reward: {n}</source>
        <translation>Waren bis zur nächsten Belohnung: {n}</translation>
    </message>
    <message>
        <source>then</source>
        <translation>danach</translation>
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
        <source>From the app</source>
        <translation>Von der App</translation>
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
<context>
    <name>Window</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The matches of the backup are here. Those from before lie in {path}.</source>
        <translation>Die Partien der Sicherung sind da. Die vorigen liegen in {path}.</translation>
    </message>
    <message>
        <source>Bring those back</source>
        <translation>Diese zurückholen</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Jetzt werten</translation>
    </message>
    <message>
        <source>Count anew</source>
        <translation>Nachrechnen</translation>
    </message>
</context>
</TS>
