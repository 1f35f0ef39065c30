<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Agreement</name>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>{name} has agreed</source>
        <translation>{name} hat zugestimmt</translation>
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
        <translation>Der Bildschirm könnte dunkel werden; das lässt sich für die Dauer der Partie in den Systemeinstellungen abschalten.</translation>
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
    <name>Bids</name>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>For this auction</source>
        <translation>Für diese Versteigerung</translation>
    </message>
    <message>
        <source>Out for now</source>
        <translation>Vorerst aussteigen</translation>
    </message>
    <message>
        <source>You pass automatically until you choose your name under “Bid yourself again”.</source>
        <translation>In dieser Versteigerung wird gepasst, bis unter „Wieder selbst bieten“ der eigene Name angetippt wird.</translation>
    </message>
    <message>
        <source>Bid yourself again:</source>
        <translation>Wieder selbst bieten:</translation>
    </message>
    <message>
        <source>Set a limit</source>
        <translation>Limit setzen</translation>
    </message>
    <message>
        <source>Bid up to {number}</source>
        <translation>Bis {number} bieten</translation>
    </message>
    <message>
        <source>Each bid is raised by 1 for you up to this limit.</source>
        <translation>Bis zu diesem Limit wird jedes Gebot von selbst um 1 erhöht.</translation>
    </message>
    <message>
        <source>{name} is out: bid again</source>
        <translation>{name} ist ausgestiegen: wieder mitbieten</translation>
    </message>
    <message>
        <source>{name} bids up to {number}: lift this limit</source>
        <translation>{name} bietet bis {number}: dieses Limit löschen</translation>
    </message>
    <message>
        <source>{name} has a limit: lift it</source>
        <translation>{name} hat ein Limit: löschen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{thing}, can be chosen</source>
        <translation>{thing}, wählbar</translation>
    </message>
    <message>
        <source>Press and hold, or press I, to see it large.</source>
        <translation>Groß ansehen: gedrückt halten oder Taste I.</translation>
    </message>
    <message>
        <source>{thing}, chosen</source>
        <translation>{thing}, gewählt</translation>
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
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Greedy (older)</source>
        <translation>Gierig (älter)</translation>
    </message>
    <message>
        <source>Random (older)</source>
        <translation>Zufall (älter)</translation>
    </message>
    <message>
        <source>Strength not measured with {count} seats: {bots}.</source>
        <translation>Bei {count} Plätzen ist die Stärke nicht gemessen: {bots}.</translation>
    </message>
    <message>
        <source>{bot} won {share} of {matches} two-player test matches against {other}.</source>
        <translation>{bot} gewann {share} von {matches} Testpartien zu zweit gegen {other}.</translation>
    </message>
    <message>
        <source>{bot} won {share} of {matches} test matches against {count} × {other}; among equals it would be {fair}.</source>
        <translation>{bot} gewann {share} von {matches} Testpartien gegen {count} × {other}; unter gleich Starken wären es {fair}.</translation>
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
        <translation>Keine Auswahl enthält „{words}“. Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Search the choices (/)</source>
        <translation>Auswahl durchsuchen (/)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tipp (H)</translation>
    </message>
    <message>
        <source>Secret answers</source>
        <translation>Geheime Antworten</translation>
    </message>
    <message>
        <source>Search the choices</source>
        <translation>Auswahl durchsuchen</translation>
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
        <source>Number?</source>
        <translation>Zahl?</translation>
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
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it after all</source>
        <translation>Doch behalten</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Correct an earlier step</source>
        <translation>Früheren Schritt berichtigen</translation>
    </message>
    <message>
        <source>Answer it at the table</source>
        <translation>Am Tisch antworten</translation>
    </message>
    <message>
        <source>Entered in turn {turn}</source>
        <translation>Eingetragen in Zug {turn}</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>Change it or delete it; whatever was entered after it stays.</source>
        <translation>Ändern oder löschen; was danach eingetragen wurde, bleibt.</translation>
    </message>
    <message>
        <source>Nothing was entered after it.</source>
        <translation>Danach wurde nichts eingetragen.</translation>
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
        <source>Nothing changes on the table.</source>
        <translation>Auf dem Tisch ändert sich nichts.</translation>
    </message>
    <message>
        <source>No number on the table changes.</source>
        <translation>Auf dem Tisch ändert sich keine Zahl.</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… und {count} weitere</translation>
    </message>
    <message>
        <source>The table, before → after:</source>
        <translation>Der Tisch, vorher → nachher:</translation>
    </message>
    <message>
        <source>Check the table: “{was}” becomes “{now}”</source>
        <translation>Am Tisch prüfen: Aus „{was}“ wird „{now}“</translation>
    </message>
    <message>
        <source>This asks people something. Answer it first; later steps then stay.</source>
        <translation>Dabei ist etwas zu entscheiden. Zuerst antworten; dann gelten spätere Schritte weiter.</translation>
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
        <source>That is what it said before.</source>
        <translation>Das stand schon so da.</translation>
    </message>
    <message>
        <source>First delete or change what no longer holds.</source>
        <translation>Erst löschen oder ändern, was nicht mehr gilt.</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingetragen</translation>
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
    <message>
        <source>Leave it closed</source>
        <translation>Geschlossen lassen</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Go to {group}</source>
        <translation>Zu: {group}</translation>
    </message>
    <message>
        <source>Match your copy…</source>
        <translation>An unser Exemplar anpassen …</translation>
    </message>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Wie mitgeliefert</translation>
    </message>
    <message>
        <source>One field less: {row}</source>
        <translation>Ein Feld weniger: {row}</translation>
    </message>
    <message>
        <source>One field more: {row}</source>
        <translation>Ein Feld mehr: {row}</translation>
    </message>
    <message>
        <source>{n} fields</source>
        <translation>{n} Felder</translation>
    </message>
    <message>
        <source>Export the values</source>
        <translation>Werte exportieren</translation>
    </message>
    <message>
        <source>Import values</source>
        <translation>Werte importieren</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <translation>„{file}“: {why}</translation>
    </message>
    <message>
        <source>“{file}” contains the values of another game.</source>
        <translation>„{file}“ enthält die Werte eines anderen Spiels.</translation>
    </message>
    <message>
        <source>Values (*.board.json *.json)</source>
        <translation>Werte (*.board.json *.json)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>1 placeholder left</source>
        <translation>Noch 1 Platzhalter</translation>
    </message>
    <message>
        <source>{count} placeholders left</source>
        <translation>Noch {count} Platzhalter</translation>
    </message>
    <message>
        <source>To the next number that is still a placeholder</source>
        <translation>Zur nächsten Zahl, die noch ein Platzhalter ist</translation>
    </message>
    <message>
        <source>{n} of {count} entered</source>
        <translation>{n} von {count} eingetragen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Saved values</source>
        <translation>Gespeicherte Werte</translation>
    </message>
    <message>
        <source>New values</source>
        <translation>Neue Werte</translation>
    </message>
    <message>
        <source>Delete these values</source>
        <translation>Diese Werte löschen</translation>
    </message>
    <message>
        <source>Play as shipped again</source>
        <translation>Wieder wie mitgeliefert spielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Exemplar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>It matches</source>
        <translation>Stimmt so</translation>
    </message>
    <message>
        <source>All {count} match</source>
        <translation>Alle {count} stimmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Match your copy</source>
        <translation>Unser Exemplar</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Diese Werte verwenden</translation>
    </message>
    <message>
        <source>1 check is open</source>
        <translation>1 Prüfung ist offen</translation>
    </message>
    <message>
        <source>{count} checks are open</source>
        <translation>{count} Prüfungen sind offen</translation>
    </message>
    <message>
        <source>The values need a name</source>
        <translation>Die Werte brauchen einen Namen</translation>
    </message>
    <message>
        <source>Nothing has been entered yet</source>
        <translation>Noch ist nichts eingetragen</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Zurücknehmen: {what}</translation>
    </message>
    <message>
        <source>Next: {group}</source>
        <translation>Weiter: {group}</translation>
    </message>
    <message>
        <source>{name} (damaged)</source>
        <translation>{name} (beschädigt)</translation>
    </message>
    <message>
        <source>“{name}” is damaged. What can be read of it can be exported.</source>
        <translation>„{name}“ ist beschädigt. Was davon lesbar ist, lässt sich exportieren.</translation>
    </message>
    <message>
        <source>Our copy</source>
        <translation>Unser Exemplar</translation>
    </message>
    <message>
        <source>The values “{name}” are deleted</source>
        <translation>Die Werte „{name}“ sind gelöscht</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rezension</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Who, when, where</source>
        <translation>Wer, wann, wo</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>This value</source>
        <translation>Dieser Wert</translation>
    </message>
    <message>
        <source>{source}: {n}. No rule gives this number.</source>
        <translation>{source}: {n}. Keine Regel nennt diese Zahl.</translation>
    </message>
    <message>
        <source>{source}: {n}. No rule says so.</source>
        <translation>{source}: {n}. Keine Regel nennt das.</translation>
    </message>
    <message>
        <source>The rules say {was}. Enter {now} all the same?</source>
        <translation>In den Regeln steht {was}. Trotzdem {now} eintragen?</translation>
    </message>
    <message>
        <source>{row}, {field}</source>
        <translation>{row}, {field}</translation>
    </message>
    <message>
        <source>{row}, field {n}</source>
        <translation>{row}, Feld {n}</translation>
    </message>
    <message>
        <source>{field}: {choice}</source>
        <translation>{field}: {choice}</translation>
    </message>
    <message>
        <source>Save them there</source>
        <translation>Dort speichern</translation>
    </message>
    <message>
        <source>Entered at the table</source>
        <translation>Am Tisch eingetragen</translation>
    </message>
    <message>
        <source>“{name}” has no place left for {cards}.</source>
        <translation>In „{name}“ ist kein Platz mehr für {cards}.</translation>
    </message>
    <message>
        <source>1 of them is not in “{name}” yet.</source>
        <translation>1 davon steht noch nicht in „{name}“.</translation>
    </message>
    <message>
        <source>{count} of them are not in “{name}” yet.</source>
        <translation>{count} davon stehen noch nicht in „{name}“.</translation>
    </message>
    <message>
        <source>All of it is in “{name}”; every set-up offers it.</source>
        <translation>Alles steht in „{name}“; jede Vorbereitung bietet es an.</translation>
    </message>
    <message>
        <source>In your copy: {group}</source>
        <translation>Im eigenen Exemplar: {group}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save the match as a file</source>
        <translation>Partie als Datei speichern</translation>
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
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
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
        <source>{count} picked</source>
        <translation>{count} gewählt</translation>
    </message>
    <message>
        <source>Each tap picks one more; − or a right click puts one back.</source>
        <translation>Jedes Antippen wählt eine mehr; − oder ein Rechtsklick legt eine zurück.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>No cards in your hand</source>
        <translation>Keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>All hands are closed</source>
        <translation>Alle Handkarten sind verdeckt</translation>
    </message>
    <message>
        <source>{card}: too many. Put it back.</source>
        <translation>{card}: zu viel. Bitte zurücklegen.</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle zurücklegen</translation>
    </message>
    <message>
        <source>Pick as proposed</source>
        <translation>Vorschlag nehmen</translation>
    </message>
</context>
<context>
    <name>Happened</name>
    <message>
        <source>What happened here</source>
        <translation>Das geschah hier</translation>
    </message>
    <message>
        <source>What was asked here</source>
        <translation>Das war hier gefragt</translation>
    </message>
    <message>
        <source>The better answer</source>
        <translation>Besser gewesen wäre</translation>
    </message>
    <message>
        <source>Perhaps a better answer</source>
        <translation>Vielleicht besser gewesen wäre</translation>
    </message>
    <message>
        <source>The answer that was given</source>
        <translation>Geantwortet wurde</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name} ist gefragt</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>With each of them: {facts}</source>
        <translation>Bei jedem davon: {facts}</translation>
    </message>
    <message>
        <source>About as good.</source>
        <translation>Etwa gleich gut.</translation>
    </message>
    <message>
        <source>Then: {answers}.</source>
        <translation>Dann: {answers}.</translation>
    </message>
    <message>
        <source>It changes no points: {name} has {points} {unit} then</source>
        <translation>Das ändert keine Punkte: {name} hat dann {points} {unit}</translation>
    </message>
    <message>
        <source>{name} can then no longer play “{choice}”, the best reply otherwise.</source>
        <translation>{name} kann dann nicht mehr „{choice}“ spielen, sonst die beste Antwort.</translation>
    </message>
    <message>
        <source>While several people answer with keys, there are no hints.</source>
        <translation>Solange mehrere Personen mit Tasten antworten, gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>{name} is asked now: hints are for people.</source>
        <translation>Gefragt ist {name}: Tipps gibt es, sobald ein Mensch gefragt ist.</translation>
    </message>
    <message>
        <source>A hint knows your hand: look at your hand first (Ctrl+H).</source>
        <translation>Ein Tipp kennt die eigene Hand: erst die Hand ansehen (Strg+H).</translation>
    </message>
    <message>
        <source>Looking for the best answers …</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Hint for {name}</source>
        <translation>Tipp für {name}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>choose the row; in the log: show that moment</source>
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
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>in your hand: pick one card more or less</source>
        <translation>in der Hand: eine Karte mehr oder weniger wählen</translation>
    </message>
    <message>
        <source>in your hand: give all the cards that are picked</source>
        <translation>in der Hand: alle gewählten Karten geben</translation>
    </message>
    <message>
        <source>answer in secret together with others, by their place</source>
        <translation>geheim antworten, zusammen mit anderen; es gilt die Lage der Tasten</translation>
    </message>
    <message>
        <source>choose one of the first nine rows</source>
        <translation>eine der ersten neun Zeilen wählen</translation>
    </message>
    <message>
        <source>to any row; Enter chooses it</source>
        <translation>zu jeder Zeile; Enter wählt sie</translation>
    </message>
    <message>
        <source>in the log: copy all of it</source>
        <translation>im Verlauf: alles kopieren</translation>
    </message>
    <message>
        <source>to the question; search the choices</source>
        <translation>zur Frage; Auswahl durchsuchen</translation>
    </message>
    <message>
        <source>on the board: see it large, with all its text</source>
        <translation>auf der Spielfläche: groß zeigen, mit vollem Text</translation>
    </message>
    <message>
        <source>a hint: the best answers, and what they bring</source>
        <translation>ein Tipp: die besten Züge und was sie bringen</translation>
    </message>
    <message>
        <source>to the board</source>
        <translation>zur Spielfläche</translation>
    </message>
    <message>
        <source>the board in words and numbers, or drawn</source>
        <translation>die Spielfläche in Worten und Zahlen, oder gezeichnet</translation>
    </message>
    <message>
        <source>leave the match</source>
        <translation>die Partie verlassen</translation>
    </message>
    <message>
        <source>open the curtain; pause the bots, or let them go on</source>
        <translation>Vorhang öffnen; Bots anhalten oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>to the news, or, without any, to the log</source>
        <translation>zu Neuem, ohne Neues zum Verlauf</translation>
    </message>
    <message>
        <source>one more or one less; digits set the number</source>
        <translation>eins mehr oder weniger; Ziffern setzen die Zahl direkt</translation>
    </message>
    <message>
        <source>previous or next step in the list</source>
        <translation>voriger oder nächster Schritt in der Liste</translation>
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
        <source>rewind; in the log: to the chosen entry</source>
        <translation>zurückgehen; im Verlauf: zum gewählten Eintrag</translation>
    </message>
    <message>
        <source>look at your hand, or close it again</source>
        <translation>die eigene Hand ansehen oder wieder verdecken</translation>
    </message>
    <message>
        <source>skip what bots answer, up to the next question of a person</source>
        <translation>überspringen, was Bots antworten, bis wieder ein Mensch gefragt ist</translation>
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
        <source>the rules, at what has the focus</source>
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
        <source>normal text size</source>
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
        <source>quit Waypost</source>
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
        <source>another rule</source>
        <translation>zu einer anderen Regel</translation>
    </message>
    <message>
        <source>along the links of a rule</source>
        <translation>zu den Verweisen einer Regel</translation>
    </message>
    <message>
        <source>follow the link</source>
        <translation>dem Verweis folgen</translation>
    </message>
    <message>
        <source>back to the previous rule</source>
        <translation>zurück zur vorigen Regel</translation>
    </message>
    <message>
        <source>one page back or forward</source>
        <translation>eine Seite zurück oder vor</translation>
    </message>
    <message>
        <source>first or last rule</source>
        <translation>zur ersten oder letzten Regel</translation>
    </message>
    <message>
        <source>search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>back to where the rules were opened</source>
        <translation>zurück zur Seite davor</translation>
    </message>
    <message>
        <source>All keys (?)</source>
        <translation>Alle Tasten (?)</translation>
    </message>
    <message>
        <source>activate the button, or go on to the next name</source>
        <translation>die Schaltfläche auslösen oder weiter zum nächsten Namen</translation>
    </message>
    <message>
        <source>start</source>
        <translation>beginnen</translation>
    </message>
    <message>
        <source>choose with the arrows</source>
        <translation>mit den Pfeilen wählen</translation>
    </message>
    <message>
        <source>human or bot</source>
        <translation>Mensch oder Bot</translation>
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
        <source>activate what is selected</source>
        <translation>auslösen, was gewählt ist</translation>
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
        <translation>im Diagramm: die Spielfläche nach diesem Zug zeigen</translation>
    </message>
    <message>
        <source>the next number below</source>
        <translation>die nächste Zahl darunter</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>die nächste Person</translation>
    </message>
    <message>
        <source>from field to field</source>
        <translation>von Feld zu Feld</translation>
    </message>
    <message>
        <source>one more, one less</source>
        <translation>eins mehr, eins weniger</translation>
    </message>
    <message>
        <source>the number that the app comes with</source>
        <translation>die mitgelieferte Zahl</translation>
    </message>
    <message>
        <source>undo the last number</source>
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
        <source>choose, or activate a button</source>
        <translation>wählen oder eine Schaltfläche auslösen</translation>
    </message>
    <message>
        <source>up and down the page</source>
        <translation>die Seite hinauf und hinab</translation>
    </message>
    <message>
        <source>open the TV view, or close it</source>
        <translation>TV-Ansicht öffnen oder schließen</translation>
    </message>
    <message>
        <source>show or hide the log</source>
        <translation>Verlauf zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>in the log: correct the step</source>
        <translation>im Verlauf: den Schritt berichtigen</translation>
    </message>
    <message>
        <source>insert what was forgotten, once it is entered</source>
        <translation>Vergessenes einfügen, sobald es eingetragen ist</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>apply what is shown</source>
        <translation>übernehmen, was gezeigt wird</translation>
    </message>
    <message>
        <source>what comes next: the large button</source>
        <translation>was als Nächstes kommt: die große Schaltfläche</translation>
    </message>
    <message>
        <source>to what is entered now</source>
        <translation>zu dem, was jetzt eingetragen wird</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back to the first match</source>
        <translation>Zurück zur ersten Partie</translation>
    </message>
    <message>
        <source>Go on without prompts</source>
        <translation>Ohne Hinweise weiter</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>That is fine, too. It goes on freely until a prompt fits again, or you go back and the prompts go on.</source>
        <translation>Auch das geht. Es geht frei weiter, bis wieder ein Hinweis passt, oder es geht zurück und mit den Hinweisen weiter.</translation>
    </message>
    <message>
        <source>That is fine, too.</source>
        <translation>Auch das geht.</translation>
    </message>
    <message>
        <source>{name}’s turn. What it brings is seen on the board.</source>
        <translation>{name} ist am Zug. Was der Zug bringt, ist auf der Spielfläche zu sehen.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{name} reckons: {reasons}</source>
        <translation>{name} überlegt: {reasons}</translation>
    </message>
    <message>
        <source>{name} answered when asked to, after {share} of its thinking time</source>
        <translation>{name} sollte gleich antworten, nach {share} der Bedenkzeit</translation>
    </message>
    <message>
        <source>Back by agreement: {turn}</source>
        <translation>Einvernehmlich zurück: {turn}</translation>
    </message>
    <message>
        <source>Redone: {turn}</source>
        <translation>Wiederholt: {turn}</translation>
    </message>
    <message>
        <source>From here on {name} plays again</source>
        <translation>Ab hier spielt {name} selbst</translation>
    </message>
    <message>
        <source>From here on a bot plays for {name}</source>
        <translation>Ab hier spielt ein Bot für {name}</translation>
    </message>
    <message>
        <source>Hints from here on, as agreed by {names}</source>
        <translation>Ab hier gibt es Tipps; zugestimmt: {names}</translation>
    </message>
    <message>
        <source>{name} asked for a hint</source>
        <translation>{name} hat einen Tipp verlangt</translation>
    </message>
    <message>
        <source>{before} is called {name} from here on</source>
        <translation>{before} heißt von hier an {name}</translation>
    </message>
    <message>
        <source>From the beginning, the values that the app comes with apply</source>
        <translation>Von Beginn an gelten die mitgelieferten Werte</translation>
    </message>
    <message>
        <source>From the beginning, the values of “{edition}” apply</source>
        <translation>Von Beginn an gelten die Werte von „{edition}“</translation>
    </message>
    <message>
        <source>The match was ended by agreement</source>
        <translation>Die Partie wurde einvernehmlich beendet</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded, lines: {count}</source>
        <translation>zugeklappt, Zeilen: {count}</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>This is how it was; the match is on hold.</source>
        <translation>So war es; die Partie ruht so lange.</translation>
    </message>
    <message>
        <source>This is how it was; the match is over.</source>
        <translation>So war es; die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Before the answer; what bots would rather have done is marked.</source>
        <translation>Vor der Antwort; markiert ist, was Bots lieber getan hätten.</translation>
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
        <source>Open all hands</source>
        <translation>Alles aufdecken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Who plays in which seat</source>
        <translation>Wer auf welchem Platz spielt</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfläche</translation>
    </message>
    <message>
        <source>Show the board in words and numbers</source>
        <translation>Die Spielfläche in Worten und Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show the drawn board</source>
        <translation>Die gezeichnete Spielfläche zeigen</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>First the board shows what happened: go on there.</source>
        <translation>Zuerst zeigt die Spielfläche, was geschehen ist: dort weitergehen.</translation>
    </message>
    <message>
        <source>{name}’s turn is over</source>
        <translation>Der Zug von {name} ist zu Ende</translation>
    </message>
    <message>
        <source>Nothing is left to do in it: this is what it brought.</source>
        <translation>Mehr ist nicht zu tun: Das hat er gebracht.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{name}’s limit</source>
        <translation>Limit: {name}</translation>
    </message>
    <message>
        <source>Nobody bids while a limit is looked at.</source>
        <translation>Solange ein Limit angesehen wird, wird nicht geboten.</translation>
    </message>
    <message>
        <source>{name} has decided this in advance.</source>
        <translation>{name} hat das schon vorher festgelegt.</translation>
    </message>
    <message>
        <source>{name} waits until somebody chooses the arrow “Go on” below or presses Space.</source>
        <translation>{name} wartet, bis jemand unten den Pfeil „Weiter“ antippt oder die Leertaste drückt.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>A bot plays for {name} and waits until somebody chooses the arrow “Go on” below or presses Space.</source>
        <translation>Für {name} spielt ein Bot; er wartet, bis jemand unten den Pfeil „Weiter“ antippt oder die Leertaste drückt.</translation>
    </message>
    <message>
        <source>A bot plays for {name} and is thinking.</source>
        <translation>Ein Bot spielt für {name} und überlegt.</translation>
    </message>
    <message>
        <source>Close my hand</source>
        <translation>Meine Hand verdecken</translation>
    </message>
    <message>
        <source>Look at my hand</source>
        <translation>Meine Hand ansehen</translation>
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
        <source>End the match now? The points so far count. This needs the agreement of {names}.</source>
        <translation>Die Partie jetzt beenden? Es zählen die Punkte bis hierher. Nötig ist die Zustimmung von {names}.</translation>
    </message>
    <message>
        <source>Go back to before “{step}”? This needs the agreement of {names}.</source>
        <translation>Vor „{step}“ zurückgehen? Nötig ist die Zustimmung von {names}.</translation>
    </message>
    <message>
        <source>Allow hints from here on? This needs the agreement of {names}.</source>
        <translation>Ab hier Tipps erlauben? Nötig ist die Zustimmung von {names}.</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Waypost made a mistake. What was saved is safe; if something no longer answers, open the match again.</source>
        <translation>Waypost hat einen Fehler gemacht. Was gespeichert ist, bleibt; antwortet etwas nicht mehr, bitte die Partie noch einmal öffnen.</translation>
    </message>
    <message>
        <source>What happened is in {path}.</source>
        <translation>Was geschehen ist, steht in {path}.</translation>
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
        <source>Nobody is asked here, so you cannot rewind to this line.</source>
        <translation>Hier ist niemand gefragt; zu dieser Zeile kann die Partie nicht zurückgehen.</translation>
    </message>
    <message>
        <source>This is where the match is now.</source>
        <translation>Hier steht die Partie gerade.</translation>
    </message>
    <message>
        <source>{when}: {asked}</source>
        <translation>{when}: {asked}</translation>
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
    <name>OwnDeck</name>
    <message>
        <source>Own deck file…</source>
        <translation>Eigene Stapeldatei …</translation>
    </message>
    <message>
        <source>New deck…</source>
        <translation>Neuer Stapel …</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>This deck is damaged. Choose another one.</source>
        <translation>Dieser Stapel ist beschädigt. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>This deck has no card yet.</source>
        <translation>Dieser Stapel hat noch keine Karte.</translation>
    </message>
    <message>
        <source>Some cards of this deck are still to be put right.</source>
        <translation>An einigen Karten dieses Stapels ist noch etwas zu berichtigen.</translation>
    </message>
    <message>
        <source>The app cannot play with this deck yet: of {names} it knows only the name.</source>
        <translation>Mit diesem Stapel kann die App noch nicht spielen: Von {names} kennt sie nur den Namen.</translation>
    </message>
    <message>
        <source>Play with your own deck</source>
        <translation>Mit einem eigenen Stapel spielen</translation>
    </message>
    <message>
        <source>The deck is chosen, but this match is played without events.</source>
        <translation>Der Stapel ist gewählt, doch diese Partie wird ohne Ereignisse gespielt.</translation>
    </message>
    <message>
        <source>The deck “{name}” is deleted.</source>
        <translation>Der Stapel „{name}“ ist gelöscht.</translation>
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
        <source>Save the deck as a file</source>
        <translation>Den Stapel als Datei speichern</translation>
    </message>
    <message>
        <source>“{file}” is among the app’s own files; choose another folder.</source>
        <translation>„{file}“ liegt bei den Dateien der App; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Saved: {file}. Change it with a text editor, then choose it here.</source>
        <translation>Gespeichert: {file}. Mit einem Texteditor ändern und dann hier wählen.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>The app’s deck</source>
        <translation>Der Stapel der App</translation>
    </message>
    <message>
        <source>Save the app’s deck as a file…</source>
        <translation>Stapel der App als Datei speichern …</translation>
    </message>
    <message>
        <source>Save the deck as a file…</source>
        <translation>Den Stapel als Datei speichern …</translation>
    </message>
    <message>
        <source>Look at the cards, change them…</source>
        <translation>Karten ansehen und ändern …</translation>
    </message>
    <message>
        <source>Change the cards…</source>
        <translation>Karten ändern …</translation>
    </message>
    <message>
        <source>Our deck</source>
        <translation>Unser Stapel</translation>
    </message>
    <message>
        <source>Deck files (*.toml)</source>
        <translation>Stapeldateien (*.toml)</translation>
    </message>
    <message>
        <source>The set-up stays as it was. Correct the file with a text editor and read it again.</source>
        <translation>Die Vorbereitung bleibt, wie sie war. Die Datei mit einem Texteditor berichtigen und neu einlesen.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Neu einlesen</translation>
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
        <source>Hide the errors</source>
        <translation>Fehler ausblenden</translation>
    </message>
    <message>
        <source>“{name}” was not accepted: 1 error</source>
        <translation>„{name}“ wurde nicht übernommen: 1 Fehler</translation>
    </message>
    <message>
        <source>“{name}” was not accepted: {count} errors</source>
        <translation>„{name}“ wurde nicht übernommen: {count} Fehler</translation>
    </message>
    <message>
        <source>“{name}” was not accepted: the first {count} errors</source>
        <translation>„{name}“ wurde nicht übernommen: die ersten {count} Fehler</translation>
    </message>
    <message>
        <source>What is wrong with the file</source>
        <translation>Was an der Datei nicht stimmt</translation>
    </message>
    <message>
        <source>How a deck file is written</source>
        <translation>Wie eine Stapeldatei geschrieben wird</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Den Stapel umbenennen</translation>
    </message>
    <message>
        <source>Delete the deck</source>
        <translation>Den Stapel löschen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Stapels</translation>
    </message>
    <message>
        <source>{name} (damaged)</source>
        <translation>{name} (beschädigt)</translation>
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
        <source>The bots make all their moves at once, until it is a human’s turn</source>
        <translation>Die Bots machen alle ihre Züge auf einmal, bis ein Mensch am Zug ist</translation>
    </message>
    <message>
        <source>It is no bot’s turn now</source>
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
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The bot answers now, by what it has thought so far</source>
        <translation>Der Bot antwortet jetzt, nach dem, was er bisher überlegt hat</translation>
    </message>
</context>
<context>
    <name>Paddles</name>
    <message>
        <source>{name}’s hand</source>
        <translation>Hand von {name}</translation>
    </message>
    <message>
        <source>{name} has answered</source>
        <translation>{name} hat geantwortet</translation>
    </message>
    <message>
        <source>{name} has not answered yet</source>
        <translation>{name} hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>Before the first answer you can look at your hand: {names}</source>
        <translation>Vor der ersten Antwort ein Blick in die eigene Hand: {names}</translation>
    </message>
    <message>
        <source>All have answered.</source>
        <translation>Alle haben geantwortet.</translation>
    </message>
    <message>
        <source>In any order or all at once. The last press counts.</source>
        <translation>In beliebiger Reihenfolge oder alle zugleich. Der letzte Tastendruck zählt.</translation>
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
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Einen Namen suchen</translation>
    </message>
    <message>
        <source>Our table shows…</source>
        <translation>Unser Tisch zeigt …</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>What lies on your table?</source>
        <translation>Was liegt auf dem Tisch?</translation>
    </message>
    <message>
        <source>A ? means: not entered. It may stay that way.</source>
        <translation>Ein ? heißt: nicht eingetragen. Es darf so bleiben.</translation>
    </message>
    <message>
        <source>1 value missing</source>
        <translation>1 Wert fehlt</translation>
    </message>
    <message>
        <source>{count} values missing</source>
        <translation>{count} Werte fehlen</translation>
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
        <source>A change applies from now on and is noted in the log.</source>
        <translation>Eine Änderung gilt ab jetzt und steht im Verlauf.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer für {name} spielt</translation>
    </message>
    <message>
        <source>The name {name} is used twice</source>
        <translation>Den Namen {name} gibt es zweimal</translation>
    </message>
    <message>
        <source>Name of {name}</source>
        <translation>Name von {name}</translation>
    </message>
    <message>
        <source>End the match now</source>
        <translation>Partie jetzt beenden</translation>
    </message>
    <message>
        <source>Human</source>
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
        <source>The points so far count. This needs the agreement of {names}.</source>
        <translation>Es zählen die Punkte bis hierher. Nötig ist die Zustimmung von {names}.</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>PuttingIn</name>
    <message>
        <source>What you enter now comes after the last step.</source>
        <translation>Was jetzt eingetragen wird, kommt nach dem letzten Schritt.</translation>
    </message>
    <message>
        <source>What you entered was not inserted.</source>
        <translation>Das Eingetragene wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>The match has gone on: what you entered was not inserted.</source>
        <translation>Die Partie ist weitergegangen: Das Eingetragene wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>You left the match: what you entered was not inserted.</source>
        <translation>Die Partie wurde verlassen: Das Eingetragene wurde nicht eingefügt.</translation>
    </message>
    <message>
        <source>Continue entering</source>
        <translation>Weiter eintragen</translation>
    </message>
    <message>
        <source>Insert before “{step}”</source>
        <translation>Einfügen vor „{step}“</translation>
    </message>
    <message>
        <source>Instead of “{step}”</source>
        <translation>Statt „{step}“</translation>
    </message>
    <message>
        <source>Entering a step before “{after}”</source>
        <translation>Schritt eintragen vor „{after}“</translation>
    </message>
    <message>
        <source>Entering a step between “{before}” and “{after}”</source>
        <translation>Schritt eintragen zwischen „{before}“ und „{after}“</translation>
    </message>
    <message>
        <source>Entering instead of “{after}”</source>
        <translation>Schritt eintragen statt „{after}“</translation>
    </message>
    <message>
        <source>The table is as it was then. Enter what was forgotten.</source>
        <translation>Der Tisch ist so wie damals. Jetzt eintragen, was vergessen wurde.</translation>
    </message>
    <message>
        <source>Entered: {count}. “Insert…” shows what follows first.</source>
        <translation>Eingetragen: {count}. „Einfügen …“ zeigt zuerst, was daraus folgt.</translation>
    </message>
    <message>
        <source>All that was asked is answered. “Insert…” shows what follows.</source>
        <translation>Alle Fragen sind beantwortet. „Einfügen …“ zeigt, was daraus folgt.</translation>
    </message>
    <message>
        <source>Insert…</source>
        <translation>Einfügen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>First answer what is asked.</source>
        <translation>Zuerst die offene Frage beantworten.</translation>
    </message>
    <message>
        <source>First finish what you are entering: Insert or Cancel.</source>
        <translation>Zuerst den begonnenen Eintrag abschließen: „Einfügen …“ oder „Abbrechen“.</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <source>What you entered under “{page}” is not applied yet.</source>
        <translation>Was unter „{page}“ eingetragen wurde, ist noch nicht übernommen.</translation>
    </message>
    <message>
        <source>The match has gone on: what you entered under “{page}” was not applied.</source>
        <translation>Die Partie ist weitergegangen: Was unter „{page}“ eingetragen war, wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>You left the match: what you entered under “{page}” was not applied.</source>
        <translation>Die Partie wurde verlassen: Was unter „{page}“ eingetragen war, wurde nicht übernommen.</translation>
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
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{count} of {all} rules</source>
        <translation>{count} von {all} Regeln</translation>
    </message>
    <message>
        <source>1 rule</source>
        <translation>1 Regel</translation>
    </message>
    <message>
        <source>{count} rules</source>
        <translation>{count} Regeln</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Show all rules</source>
        <translation>Alle Regeln zeigen</translation>
    </message>
    <message>
        <source>Every rule and every ruling in our own words, and how the pages are used</source>
        <translation>Jede Regel und jede Auslegung in eigenen Worten, und wie die Seiten benutzt werden</translation>
    </message>
    <message>
        <source>No rule contains “{words}”</source>
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
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Personen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Nothing has been entered yet</source>
        <translation>Noch ist nichts eingetragen</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number</source>
        <translation>„{text}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name für Platz {number}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Enter the first number</source>
        <translation>Die erste Zahl eintragen</translation>
    </message>
    <message>
        <source>Still to be counted</source>
        <translation>Noch zu zählen</translation>
    </message>
    <message>
        <source>The sheet fills in once every player has these numbers:</source>
        <translation>Das Blatt füllt sich, sobald bei allen diese Zahlen eingetragen sind:</translation>
    </message>
    <message>
        <source>This cannot be scored yet</source>
        <translation>So lässt sich noch nicht werten</translation>
    </message>
    <message>
        <source>Rulings on open points</source>
        <translation>Auslegungen offener Punkte</translation>
    </message>
    <message>
        <source>The other ruling changes nothing here.</source>
        <translation>Die andere Auslegung ändert hier nichts.</translation>
    </message>
    <message>
        <source>By the other ruling: {difference}</source>
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
        <source>What you entered in the score calculator is not saved.</source>
        <translation>Was im Punkterechner eingetragen wurde, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>You left the match: what you entered in the score calculator was not saved.</source>
        <translation>Die Partie wurde verlassen: Was im Punkterechner eingetragen war, wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The match has gone on: what you entered in the score calculator was not saved.</source>
        <translation>Die Partie ist weitergegangen: Was im Punkterechner eingetragen war, wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>A sheet with errors cannot be saved</source>
        <translation>Ein Blatt mit Fehlern lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Lesbares speichern</translation>
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
        <source>Date</source>
        <translation>Datum</translation>
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
        <source>The sheet is not complete yet</source>
        <translation>Das Blatt ist noch nicht vollständig</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>Saved sheets</source>
        <translation>Gespeicherte Blätter</translation>
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
        <source>Damaged: this sheet cannot be opened</source>
        <translation>Beschädigt: Dieses Blatt lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Lesbares speichern …</translation>
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
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Some printed values are placeholders</source>
        <translation>Einige gedruckte Werte sind Platzhalter</translation>
    </message>
    <message>
        <source>The rules do not give these numbers, so they are guesses. The game is complete; a match with placeholders says so on its score sheet.</source>
        <translation>Der Regeltext nennt diese Zahlen nicht, deshalb sind sie geschätzt. Sonst ist alles vollständig; das Wertungsblatt einer Partie mit Platzhaltern weist darauf hin.</translation>
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
        <source>Not as by default: {points}</source>
        <translation>Anders als vorgegeben: {points}</translation>
    </message>
    <message>
        <source>1 point to choose, as by default</source>
        <translation>1 Punkt zur Wahl, wie vorgegeben</translation>
    </message>
    <message>
        <source>{count} points to choose, all as by default</source>
        <translation>{count} Punkte zur Wahl, alle wie vorgegeben</translation>
    </message>
    <message>
        <source>1 more point and its ruling</source>
        <translation>1 weiterer Punkt und seine Auslegung</translation>
    </message>
    <message>
        <source>{count} more points and their rulings</source>
        <translation>{count} weitere Punkte und ihre Auslegung</translation>
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
        <source>Human</source>
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
        <source>Strength of the bot</source>
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
        <source>The name {name} is used twice</source>
        <translation>Den Namen {name} gibt es zweimal</translation>
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
        <source>{fewest} to {most} players, clockwise from the top</source>
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
        <source>Also on the score sheet</source>
        <translation>Stehen auch auf dem Wertungsblatt</translation>
    </message>
    <message>
        <source>Saved with the match</source>
        <translation>Werden mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>A first match, with a prompt for each step</source>
        <translation>Eine erste Partie mit einem Hinweis zu jedem Schritt</translation>
    </message>
    <message>
        <source>A new match with your box</source>
        <translation>Neue Partie mit der eigenen Schachtel</translation>
    </message>
    <message>
        <source>A new match on this screen</source>
        <translation>Neue Partie an diesem Bildschirm</translation>
    </message>
    <message>
        <source>A new match with the app’s deck</source>
        <translation>Neue Partie mit dem Stapel der App</translation>
    </message>
    <message>
        <source>Just starting</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft schon</translation>
    </message>
    <message>
        <source>The match at the table</source>
        <translation>Die Partie am Tisch</translation>
    </message>
    <message>
        <source>Under way: next you enter what is on the table, as much as you like</source>
        <translation>Läuft schon: Als Nächstes lässt sich eintragen, was auf dem Tisch liegt, so viel wie gewünscht</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Personen</translation>
    </message>
    <message>
        <source>Start at the table</source>
        <translation>Am Tisch beginnen</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>1 player</source>
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
        <source>Starting…</source>
        <translation>Es geht los …</translation>
    </message>
    <message>
        <source>A seed has eight digits, 0 to 9 and A to F</source>
        <translation>Ein Startwert hat acht Zeichen aus 0 bis 9 und A bis F</translation>
    </message>
    <message>
        <source>Same seed, same cards</source>
        <translation>Gleicher Startwert, gleiche Karten</translation>
    </message>
    <message>
        <source>Colour of the pieces: {colour}</source>
        <translation>Farbe der Spielsteine: {colour}</translation>
    </message>
    <message>
        <source>Bot {colour}</source>
        <translation>Bot {colour}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Secret answers of several people</source>
        <translation>Geheime Antworten mehrerer Personen</translation>
    </message>
    <message>
        <source>Keys: all at one keyboard, with two keys each. Curtain: one after another, as on a touch screen</source>
        <translation>Tasten: alle an einer Tastatur, mit je zwei Tasten. Vorhang: nacheinander, wie auf einem Touchscreen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read and were reset: {reason}.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt: {reason}.</translation>
    </message>
    <message>
        <source>The old file is kept as {path}.</source>
        <translation>Die alte Datei bleibt als {path} erhalten.</translation>
    </message>
    <message>
        <source>{value} is not possible for “{name}”</source>
        <translation>{value} ist für „{name}“ nicht möglich</translation>
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
        <source>Back to {size}</source>
        <translation>Zurück auf {size}</translation>
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
        <source>Animation</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
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
        <source>Screen at the table</source>
        <translation>Bildschirm am Spieltisch</translation>
    </message>
    <message>
        <source>This desktop may let the screen go dark while a table is open: switch that off in the system’s settings.</source>
        <translation>Dieser Rechner lässt den Bildschirm vielleicht dunkel werden, während eine Partie am Tisch läuft; das lässt sich in den Systemeinstellungen abschalten.</translation>
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
        <source>Now: pieces glide to their place.</source>
        <translation>Jetzt: Steine gleiten an ihren Platz.</translation>
    </message>
    <message>
        <source>Now: pieces glide in a third of the time.</source>
        <translation>Jetzt: Steine gleiten in einem Drittel der Zeit.</translation>
    </message>
    <message>
        <source>Now: pieces are in their place at once.</source>
        <translation>Jetzt: Steine liegen sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>Bot moves follow each other at once.</source>
        <translation>Auf den Zug eines Bots folgt sofort der nächste.</translation>
    </message>
    <message>
        <source>A bot’s move stays for {seconds} s before the next one.</source>
        <translation>Ein Zug eines Bots bleibt {seconds} s stehen, bevor der nächste folgt.</translation>
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
        <source>New in version {version}</source>
        <translation>Neu in Version {version}</translation>
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
        <source>Where the matches are stored</source>
        <translation>Speicherort der Partien</translation>
    </message>
    <message>
        <source>Where the settings are stored</source>
        <translation>Speicherort der Einstellungen</translation>
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
        <source>All matches are stored in this file</source>
        <translation>Alle Partien liegen in dieser Datei</translation>
    </message>
    <message>
        <source>The settings are stored in this file</source>
        <translation>Die Einstellungen liegen in dieser Datei</translation>
    </message>
    <message>
        <source>A backup is one file with all matches, the deleted ones too.</source>
        <translation>Eine Sicherung ist eine Datei mit allen Partien, auch den gelöschten.</translation>
    </message>
    <message>
        <source>Backup saved: {path}</source>
        <translation>Sicherung gespeichert: {path}</translation>
    </message>
    <message>
        <source>Back up all matches</source>
        <translation>Alle Partien sichern</translation>
    </message>
    <message>
        <source>Checking “{name}”…</source>
        <translation>„{name}“ wird geprüft …</translation>
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
        <source>No program here can open folders; you can copy the path above.</source>
        <translation>Auf diesem Rechner öffnet kein Programm Ordner; der Pfad oben lässt sich kopieren.</translation>
    </message>
    <message>
        <source>Restore these matches</source>
        <translation>Diese Partien wiederherstellen</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Alles so lassen, wie es ist</translation>
    </message>
    <message>
        <source>“{name}” contains 1 match.</source>
        <translation>„{name}“ enthält 1 Partie.</translation>
    </message>
    <message>
        <source>“{name}” contains {count} matches.</source>
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
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>ended by agreement</source>
        <translation>einvernehmlich beendet</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>Turns of all players, and the points after each turn</source>
        <translation>Züge aller Personen und die Punkte danach</translation>
    </message>
    <message>
        <source>In percent, by what everybody could see; where a lead means little, nothing is drawn.</source>
        <translation>In Prozent, soweit es alle sehen konnten; wo ein Vorsprung wenig sagt, ist nichts gezeichnet.</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet ist</translation>
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
        <source>The points were not entered</source>
        <translation>Die Punkte wurden nicht eingetragen</translation>
    </message>
    <message>
        <source>“Recount” above counts them from what lies on the table.</source>
        <translation>„Nachrechnen“ oben zählt sie aus dem, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Only a match that was played to its end is analysed.</source>
        <translation>Ausgewertet wird nur, was zu Ende gespielt wurde.</translation>
    </message>
    <message>
        <source>Rulings of this match</source>
        <translation>Auslegungen dieser Partie</translation>
    </message>
    <message>
        <source>1 more, with one ruling only</source>
        <translation>1 weiterer mit nur einer Auslegung</translation>
    </message>
    <message>
        <source>{count} more, with one ruling only</source>
        <translation>{count} weitere mit nur einer Auslegung</translation>
    </message>
    <message>
        <source>Printed values: {name}</source>
        <translation>Gedruckte Werte: {name}</translation>
    </message>
    <message>
        <source>Played with placeholders for printed values</source>
        <translation>Mit Platzhaltern für gedruckte Werte gespielt</translation>
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
        <translation>Pfeiltasten gehen von Zug zu Zug, Enter zeigt die Spielfläche zu diesem Zeitpunkt.</translation>
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
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
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
        <source>The same players and options with other cards</source>
        <translation>Dieselben Personen und Varianten mit anderen Karten</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Under other rulings</source>
        <translation>Bei anderer Auslegung</translation>
    </message>
    <message>
        <source>The same moves and cards, scored by another ruling:</source>
        <translation>Dieselben Züge und Karten, nach einer anderen Auslegung gewertet:</translation>
    </message>
    <message>
        <source>The other rulings change no points of this match.</source>
        <translation>Die anderen Auslegungen ändern in dieser Partie keine Punkte.</translation>
    </message>
    <message>
        <source>The other ruling changes no points of this match.</source>
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
        <source>{name} gains {points} {unit}, the most in one player’s turn</source>
        <translation>{name} erhält {points} {unit}, die meisten in einem Zug</translation>
    </message>
    <message>
        <source>{name} gains {points} {unit}, the most in one player’s turn; as many later: {others}</source>
        <translation>{name} erhält {points} {unit}, die meisten in einem Zug; später ebenso viele: {others}</translation>
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
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <source>Show the board of that moment</source>
        <translation>Die Spielfläche zu diesem Zeitpunkt zeigen</translation>
    </message>
    <message>
        <source>How the tie was decided</source>
        <translation>So ging der Gleichstand aus</translation>
    </message>
    <message>
        <source>{step} (place {rank})</source>
        <translation>{step} (Platz {rank})</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Siegchancen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Who was how likely to win when, and which answers cost most of it.</source>
        <translation>Wer wann welche Siegchancen hatte und welche Antworten am meisten davon gekostet haben.</translation>
    </message>
    <message>
        <source>Bots look at each turn again. You can go on meanwhile.</source>
        <translation>Bots sehen sich jeden Zug noch einmal an. Hier kann es inzwischen weitergehen.</translation>
    </message>
    <message>
        <source>The analysis was not finished. Please try again.</source>
        <translation>Die Auswertung kam nicht ans Ende. Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Analyse the match</source>
        <translation>Partie auswerten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on with the analysis</source>
        <translation>Weiter auswerten</translation>
    </message>
    <message>
        <source>Open all hands to see which answers cost most.</source>
        <translation>Nach „Alles aufdecken“ steht hier, welche Antworten am meisten gekostet haben.</translation>
    </message>
    <message>
        <source>No answer was found that was clearly better.</source>
        <translation>Es fand sich keine Antwort, die klar besser gewesen wäre.</translation>
    </message>
    <message>
        <source>Where chances are known, no answer was found that was clearly better.</source>
        <translation>Wo Siegchancen bekannt sind, fand sich keine Antwort, die klar besser gewesen wäre.</translation>
    </message>
    <message>
        <source>{question} Perhaps better “{better}” than “{given}”: not checked yet.</source>
        <translation>{question} Vielleicht besser „{better}“ als „{given}“: noch nicht nachgeprüft.</translation>
    </message>
    <message>
        <source>Show what was asked, and the better answer on the board</source>
        <translation>Zeigen, was gefragt war, mit der besseren Antwort auf der Spielfläche</translation>
    </message>
    <message>
        <source>What bots would rather have done, with what was known then, and how much of the win that was worth:</source>
        <translation>Was Bots mit dem damaligen Wissen lieber getan hätten, und wie viel Siegchance das wert war:</translation>
    </message>
    <message>
        <source>Analysed so far up to: {when}.</source>
        <translation>Bisher ausgewertet bis: {when}.</translation>
    </message>
    <message>
        <source>All turns have been analysed so far; answers searched in depth: {n}.</source>
        <translation>Bisher sind alle Züge ausgewertet; gründlich untersuchte Antworten: {n}.</translation>
    </message>
    <message>
        <source>{question} Better “{better}” than “{given}”: about {n}.</source>
        <translation>{question} Besser „{better}“ als „{given}“: etwa {n}.</translation>
    </message>
    <message>
        <source>Show the score sheet</source>
        <translation>Wertungsblatt zeigen</translation>
    </message>
    <message>
        <source>Show the rounds</source>
        <translation>Runden zeigen</translation>
    </message>
    <message>
        <source>All hands lie open now: on the board, in the log and here.</source>
        <translation>Jetzt ist alles aufgedeckt: auf der Spielfläche, im Verlauf und hier.</translation>
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
        <translation>Am Tisch: {game}, neben der Schachtel</translation>
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
        <source>Show me</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>A first match, with a prompt for each step</source>
        <translation>Eine erste Partie mit einem Hinweis zu jedem Schritt</translation>
    </message>
    <message>
        <source>Show me: {game}, a first match</source>
        <translation>Erste Partie: {game}, mit Hinweisen</translation>
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
        <source>Damaged: what can still be read can be saved as a file.</source>
        <translation>Beschädigt: Was noch lesbar ist, lässt sich als Datei speichern.</translation>
    </message>
    <message>
        <source>Damaged: opens up to turn {turn}. The rest is kept.</source>
        <translation>Beschädigt: lesbar bis Zug {turn}. Der Rest bleibt erhalten.</translation>
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
        <source>Finished matches appear here with their results.</source>
        <translation>Beendete Partien erscheinen hier mit ihrem Ergebnis.</translation>
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
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
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
        <translation>Enter</translation>
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
        <source>No match is under way. Every step is saved as it is made, and a match you began stays here until it is over.</source>
        <translation>Gerade läuft keine Partie. Jeder Schritt wird sofort gespeichert; eine angefangene Partie steht hier, bis sie zu Ende ist.</translation>
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
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>No match and no player is called “{text}” here.</source>
        <translation>Keine Partie und keine Person heißt hier „{text}“.</translation>
    </message>
    <message>
        <source>No match was deleted.</source>
        <translation>Keine Partie wurde gelöscht.</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Noch ist keine Partie beendet.</translation>
    </message>
    <message>
        <source>No match is under way.</source>
        <translation>Keine laufende Partie.</translation>
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
        <source>Started {day}</source>
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
        <source>Find a match or a player</source>
        <translation>Partie oder Person finden</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>“{name}” was deleted and is now among the deleted matches.</source>
        <translation>„{name}“ wurde gelöscht und liegt jetzt bei den gelöschten Partien.</translation>
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
        <source>“{name}” is not over yet, and the file holds all hands, the hidden ones too.</source>
        <translation>„{name}“ ist noch nicht zu Ende, und die Datei enthält auch alles, was noch verdeckt ist.</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>Trotzdem speichern …</translation>
    </message>
    <message>
        <source>“{file}” contains printed values, not a match: when you set up {game}, “Match your copy…” and then “Import” takes them in.</source>
        <translation>„{file}“ enthält gedruckte Werte, keine Partie: In der Vorbereitung von {game} liest „An unser Exemplar anpassen …“ und dort „Importieren“ sie ein.</translation>
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
    <name>Stages</name>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Always all at once</source>
        <translation>Immer alles auf einmal</translation>
    </message>
    <message>
        <source>The bots do not wait then, no card is shown large, and the table of a day stands beside the board.</source>
        <translation>Die Bots warten dann nicht, keine Karte wird groß gezeigt, und die Tabelle eines Tages steht neben der Spielfläche.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
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
        <source>the change of the values</source>
        <translation>die Änderung der Werte</translation>
    </message>
    <message>
        <source>{step} and 1 more step</source>
        <translation>{step} und 1 weiterer Schritt</translation>
    </message>
    <message>
        <source>{step} and {count} more</source>
        <translation>{step} und {count} weitere Schritte</translation>
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
        <source>{step} (automatic)</source>
        <translation>{step} (automatisch)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
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
        <source>Correct the table</source>
        <translation>Stand berichtigen</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
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
        <source>It is {name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>then {names}</source>
        <translation>danach {names}</translation>
    </message>
    <message>
        <source>Player order: {names}</source>
        <translation>Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partie zu Ende</translation>
    </message>
</context>
<context>
    <name>TableLog</name>
    <message>
        <source>Correct this step…</source>
        <translation>Schritt berichtigen …</translation>
    </message>
    <message>
        <source>Before…</source>
        <translation>Davor …</translation>
    </message>
    <message>
        <source>Enter a forgotten step before this one</source>
        <translation>Vor diesem einen vergessenen Schritt eintragen</translation>
    </message>
    <message>
        <source>After…</source>
        <translation>Danach …</translation>
    </message>
    <message>
        <source>Enter a forgotten step after this one</source>
        <translation>Nach diesem einen vergessenen Schritt eintragen</translation>
    </message>
    <message>
        <source>Choose a step in the log that somebody entered.</source>
        <translation>Erst im Verlauf einen eingetragenen Schritt wählen.</translation>
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
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <translation>Bereiche zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>ToldAnew</name>
    <message>
        <source>What it would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The values that come with the app</source>
        <translation>Die mitgelieferten Werte</translation>
    </message>
    <message>
        <source>The values of “{edition}”</source>
        <translation>Die Werte von „{edition}“</translation>
    </message>
</context>
<context>
    <name>TrailVerbs</name>
    <message>
        <source>Nothing has been entered here yet.</source>
        <translation>Hier wurde noch nichts eingetragen.</translation>
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
        <source>Not all points have been entered</source>
        <translation>Noch sind nicht alle Punkte eingetragen</translation>
    </message>
</context>
<context>
    <name>TwoLooks</name>
    <message>
        <source>The board</source>
        <translation>Die Spielfläche</translation>
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
        <translation>Rezension</translation>
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
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The next match is played with the values “{name}”.</source>
        <translation>Die nächste Partie wird mit den Werten „{name}“ gespielt.</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Erste Partie</translation>
    </message>
    <message>
        <source>The matches of the backup are here. The earlier ones are in {path}.</source>
        <translation>Die Partien der Sicherung sind da. Die bisherigen liegen in {path}.</translation>
    </message>
    <message>
        <source>Bring the earlier ones back</source>
        <translation>Bisherige zurückholen</translation>
    </message>
    <message>
        <source>The library {path} was no longer there; it has been written there again, and nothing is lost.</source>
        <translation>Die Bibliothek {path} war nicht mehr da; sie wurde dort neu geschrieben, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Jetzt werten</translation>
    </message>
    <message>
        <source>Recount</source>
        <translation>Nachrechnen</translation>
    </message>
    <message>
        <source>Close the window once more if it is not needed.</source>
        <translation>Wird es nicht gebraucht: das Fenster noch einmal schließen.</translation>
    </message>
</context>
</TS>
