<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>EarthCard</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A reminder in your own words, which the app does not carry out</source>
        <translation>Erinnerung in eigenen Worten; die App führt sie nicht aus</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>“Values”, the pencil above the table, saves your cards for the next one.</source>
        <translation>„Werte“, der Stift über dem Tisch, speichert die eigenen Karten für den nächsten.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Karte übernehmen</translation>
    </message>
    <message>
        <source>Enter the name that stands on the card.</source>
        <translation>Bitte den Namen eintragen, der auf der Karte steht.</translation>
    </message>
    <message>
        <source>Choose what the card brings.</source>
        <translation>Bitte wählen, was die Karte bringt.</translation>
    </message>
    <message>
        <source>Enter in your own words what the card brings.</source>
        <translation>Bitte in eigenen Worten eintragen, was die Karte bringt.</translation>
    </message>
    <message>
        <source>A company of your copy</source>
        <translation>Eine eigene Gesellschaft</translation>
    </message>
    <message>
        <source>Auction Influence</source>
        <translation>Auktionseinfluss</translation>
    </message>
    <message>
        <source>The app knows as many companies as it can: this one replaces “{company}”.</source>
        <translation>Mehr Gesellschaften kennt die App nicht: Diese ersetzt „{company}“.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Enter the Auction Influence of the company.</source>
        <translation>Bitte den Auktionseinfluss der Gesellschaft eintragen.</translation>
    </message>
    <message>
        <source>A planet of your copy</source>
        <translation>Ein eigener Planet</translation>
    </message>
    <message>
        <source>Correct the planet</source>
        <translation>Planeten berichtigen</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Base slots</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Synergies</source>
        <translation>Synergien</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Choose the industry of the planet.</source>
        <translation>Bitte die Industrie des Planeten wählen.</translation>
    </message>
    <message>
        <source>Choose how many base slots the planet has.</source>
        <translation>Bitte wählen, wie viele Bauplätze der Planet hat.</translation>
    </message>
    <message>
        <source>Choose the synergies of the planet.</source>
        <translation>Bitte die Synergien des Planeten wählen.</translation>
    </message>
</context>
<context>
    <name>EarthOurTable</name>
    <message>
        <source>Where does the match stand?</source>
        <translation>Wo steht die Partie?</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>{name} has the token</source>
        <translation>{name} hat den Marker</translation>
    </message>
    <message>
        <source>{name}: AP left</source>
        <translation>{name}: übrige AP</translation>
    </message>
    <message>
        <source>On offer: {planet}</source>
        <translation>Angeboten wird {planet}</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Not the last round</source>
        <translation>Nicht die letzte Runde</translation>
    </message>
    <message>
        <source>Last round: all planets turned over</source>
        <translation>Letzte Runde: alle Planeten aufgedeckt</translation>
    </message>
    <message>
        <source>Last round: all planets bought</source>
        <translation>Letzte Runde: alle Planeten gekauft</translation>
    </message>
    <message>
        <source>Last round: the budget is empty</source>
        <translation>Letzte Runde: Das Budget ist leer</translation>
    </message>
    <message>
        <source>Last round: both</source>
        <translation>Letzte Runde: beides</translation>
    </message>
    <message>
        <source>What lies for all?</source>
        <translation>Was liegt für alle aus?</translation>
    </message>
    <message>
        <source>VP budget</source>
        <translation>SP-Budget</translation>
    </message>
    <message>
        <source>Planets in the Galaxy Deck</source>
        <translation>Planeten im Galaxiestapel</translation>
    </message>
    <message>
        <source>Index: {industry}</source>
        <translation>Index: {industry}</translation>
    </message>
    <message>
        <source>Market: the oldest planet first.</source>
        <translation>Markt: der älteste Planet zuerst.</translation>
    </message>
    <message>
        <source>A planet more</source>
        <translation>Noch ein Planet</translation>
    </message>
    <message>
        <source>No planet lies there</source>
        <translation>Dort liegt kein Planet</translation>
    </message>
    <message>
        <source>Which planet lies next in the market?</source>
        <translation>Welcher Planet liegt als Nächstes im Markt?</translation>
    </message>
    <message>
        <source>Chips on it</source>
        <translation>Chips darauf</translation>
    </message>
    <message>
        <source>What stands on it</source>
        <translation>Was darauf steht</translation>
    </message>
    <message>
        <source>It does not lie there</source>
        <translation>Liegt nicht dort</translation>
    </message>
    <message>
        <source>Round and phase</source>
        <translation>Runde und Phase</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Budget and index</source>
        <translation>Budget und Index</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Gesellschaft</translation>
    </message>
    <message>
        <source>Planets in development</source>
        <translation>Planeten in Entwicklung</translation>
    </message>
    <message>
        <source>Industry Stocks</source>
        <translation>Industrieaktien</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Which company does {name} have?</source>
        <translation>Welche Gesellschaft hat {name}?</translation>
    </message>
    <message>
        <source>{name}: planets in development</source>
        <translation>{name}: Planeten in Entwicklung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Which planet?</source>
        <translation>Welcher Planet?</translation>
    </message>
    <message>
        <source>It is in development</source>
        <translation>Ist in Entwicklung</translation>
    </message>
    <message>
        <source>It is queued</source>
        <translation>Ist in der Warteschlange</translation>
    </message>
    <message>
        <source>+ {industry}</source>
        <translation>+ {industry}</translation>
    </message>
    <message>
        <source>− the newest</source>
        <translation>− die neueste</translation>
    </message>
    <message>
        <source>No card lies there</source>
        <translation>Dort liegt keine Karte</translation>
    </message>
    <message>
        <source>{name}: the open card with the bonus last</source>
        <translation>{name}: die offene Karte mit dem Bonus zuletzt</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Closed: {industry}</source>
        <translation>Abgeschlossen: {industry}</translation>
    </message>
    <message>
        <source>{name}: rewards of closed planets</source>
        <translation>{name}: Belohnungen abgeschlossener Planeten</translation>
    </message>
</context>
<context>
    <name>EarthTable</name>
    <message>
        <source>Enter its card</source>
        <translation>Karte eintragen</translation>
    </message>
    <message>
        <source>Enter the planet’s card</source>
        <translation>Die Karte des Planeten eintragen</translation>
    </message>
    <message>
        <source>Enter the company’s card</source>
        <translation>Die Karte der Gesellschaft eintragen</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>It is nobody’s turn now</source>
        <translation>Gerade ist niemand am Zug</translation>
    </message>
    <message>
        <source>Is this the last round? (OE-4.3)</source>
        <translation>Ist das die letzte Runde? (OE-4.3)</translation>
    </message>
    <message>
        <source>queued: {planet}</source>
        <translation>in der Warteschlange: {planet}</translation>
    </message>
    <message>
        <source>face down in the stocks: {count}</source>
        <translation>verdeckt investiert: {count}</translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation>Aktien</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>Portfolio</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Market, oldest first</source>
        <translation>Markt, ältester zuerst</translation>
    </message>
    <message>
        <source>Budget and index</source>
        <translation>Budget und Index</translation>
    </message>
    <message>
        <source>{planet}, chips: {count}</source>
        <translation>{planet}, Chips: {count}</translation>
    </message>
    <message>
        <source>Galaxy Deck: ?</source>
        <translation>Galaxiestapel: ?</translation>
    </message>
    <message>
        <source>Galaxy Deck: 1 planet</source>
        <translation>Galaxiestapel: 1 Planet</translation>
    </message>
    <message>
        <source>Galaxy Deck: {count} planets</source>
        <translation>Galaxiestapel: {count} Planeten</translation>
    </message>
    <message>
        <source>Galaxy Deck: empty</source>
        <translation>Galaxiestapel: leer</translation>
    </message>
    <message>
        <source>the last is turned over next</source>
        <translation>der letzte wird als Nächstes aufgedeckt</translation>
    </message>
    <message>
        <source>VP budget: {left} of {all}</source>
        <translation>SP-Budget: {left} von {all}</translation>
    </message>
    <message>
        <source>{index}, rank {rank}</source>
        <translation>{index}, Rang {rank}</translation>
    </message>
    <message>
        <source>{name} adds nothing</source>
        <translation>{name} legt nichts hinzu</translation>
    </message>
    <message>
        <source>Nobody wants it</source>
        <translation>Niemand will ihn</translation>
    </message>
    <message>
        <source>{name} gets it free</source>
        <translation>{name} bekommt ihn kostenlos</translation>
    </message>
    <message>
        <source>{names} bid</source>
        <translation>{names} bieten</translation>
    </message>
    <message>
        <source>Which totals?</source>
        <translation>Welche Summen?</translation>
    </message>
    <message>
        <source>Who says yes?</source>
        <translation>Wer sagt Ja?</translation>
    </message>
    <message>
        <source>Or choose at once who gets it.</source>
        <translation>Oder gleich antippen, wer ihn bekommt.</translation>
    </message>
    <message>
        <source>{name} adds cards, or nothing.</source>
        <translation>{name} legt Karten hinzu oder nichts.</translation>
    </message>
    <message>
        <source>It goes round until nobody adds.</source>
        <translation>Es geht reihum, bis niemand mehr etwas hinzulegt.</translation>
    </message>
    <message>
        <source>A tie: turn up these bids.</source>
        <translation>Gleichstand: Diese Gebote werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Choose the total of each: {values}.</source>
        <translation>Von jedem die Summe wählen: {values}.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>if there is a card in hand</source>
        <translation>mit einer Karte auf der Hand</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>macht nicht mit</translation>
    </message>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>{name} gets it for {count} cards</source>
        <translation>{name} bekommt ihn für {count} Karten</translation>
    </message>
    <message>
        <source>{name} gets it for 1 card</source>
        <translation>{name} bekommt ihn für 1 Karte</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{name} gets it for how many cards?</source>
        <translation>Für wie viele Karten bekommt ihn {name}?</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>at {count} …</source>
        <translation>ab {count} …</translation>
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
        <source>does not bid</source>
        <translation>bietet nicht</translation>
    </message>
    <message>
        <source>influence {influence} · {bid}</source>
        <translation>Einfluss {influence} · {bid}</translation>
    </message>
    <message>
        <source>{name}: value {value}</source>
        <translation>{name}: Wert {value}</translation>
    </message>
    <message>
        <source>What is {name}’s bid worth?</source>
        <translation>Wie viel ist das Gebot von {name} wert?</translation>
    </message>
    <message>
        <source>1st · {note}</source>
        <translation>1. · {note}</translation>
    </message>
    <message>
        <source>2nd · {note}</source>
        <translation>2. · {note}</translation>
    </message>
    <message>
        <source>3rd · {note}</source>
        <translation>3. · {note}</translation>
    </message>
    <message>
        <source>4th · {note}</source>
        <translation>4. · {note}</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Which planet?</source>
        <translation>Welcher Planet?</translation>
    </message>
    <message>
        <source>Which planet was turned over?</source>
        <translation>Welcher Planet wurde aufgedeckt?</translation>
    </message>
    <message>
        <source>The chips lie in the market already.</source>
        <translation>Die Chips liegen schon im Markt.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Market: the oldest planet first.</source>
        <translation>Markt: der älteste Planet zuerst.</translation>
    </message>
    <message>
        <source>Everybody draws 4 cards; nobody says which.</source>
        <translation>Alle ziehen 4 Karten; niemand verrät, welche.</translation>
    </message>
    <message>
        <source>Planet {number}</source>
        <translation>Planet {number}</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>welcher?</translation>
    </message>
    <message>
        <source>First the one before it (OE-1.2).</source>
        <translation>Zuerst der Planet davor (OE-1.2).</translation>
    </message>
    <message>
        <source>Which planet lies next in the market?</source>
        <translation>Welcher Planet liegt als Nächstes im Markt?</translation>
    </message>
    <message>
        <source>which company?</source>
        <translation>welche Gesellschaft?</translation>
    </message>
    <message>
        <source>{company}, influence {influence}</source>
        <translation>{company}, Einfluss {influence}</translation>
    </message>
    <message>
        <source>Which company does {name} have?</source>
        <translation>Welche Gesellschaft hat {name}?</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>Turn up what was invested face down.</source>
        <translation>Was verdeckt investiert wurde, wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Only what is not known is asked for.</source>
        <translation>Gefragt wird nur, was nicht bekannt ist.</translation>
    </message>
    <message>
        <source>1 card face down</source>
        <translation>1 Karte verdeckt</translation>
    </message>
    <message>
        <source>{count} cards face down</source>
        <translation>{count} Karten verdeckt</translation>
    </message>
    <message>
        <source>Nothing was invested (OE-3.6).</source>
        <translation>Es wurde nichts investiert (OE-3.6).</translation>
    </message>
    <message>
        <source>nothing invested</source>
        <translation>nichts investiert</translation>
    </message>
    <message>
        <source>{name}: how many {industry}?</source>
        <translation>{name}: Wie viele Karten „{industry}“?</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is done</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>{count} AP left</source>
        <translation>noch {count} AP</translation>
    </message>
    <message>
        <source>to be entered below “Correct the table”</source>
        <translation>einzutragen unter „Stand berichtigen“</translation>
    </message>
    <message>
        <source>next placement: free</source>
        <translation>nächste Karte: kostenlos</translation>
    </message>
    <message>
        <source>next placement: 1 AP</source>
        <translation>nächste Karte: 1 AP</translation>
    </message>
    <message>
        <source>Drew 2 cards</source>
        <translation>2 Karten gezogen</translation>
    </message>
    <message>
        <source>Took an open card</source>
        <translation>Offene Karte genommen</translation>
    </message>
    <message>
        <source>Refreshed, took one</source>
        <translation>Ausgetauscht, 1&#xa0;genommen</translation>
    </message>
    <message>
        <source>Invested a card</source>
        <translation>Karte investiert</translation>
    </message>
    <message>
        <source>{industry} placed on {planet}</source>
        <translation>{industry} auf {planet} gebaut</translation>
    </message>
    <message>
        <source>{cost}, +{points} VP</source>
        <translation>{cost}, +{points} SP</translation>
    </message>
    <message>
        <source>Newest discarded</source>
        <translation>Neueste abgelegt</translation>
    </message>
    <message>
        <source>Closed: {points} VP</source>
        <translation>Abgeschlossen: {points} SP</translation>
    </message>
    <message>
        <source>{cost} AP</source>
        <translation>{cost} AP</translation>
    </message>
    <message>
        <source>company not entered</source>
        <translation>Gesellschaft fehlt noch</translation>
    </message>
    <message>
        <source>influence {influence}</source>
        <translation>Einfluss {influence}</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Market and index</source>
        <translation>Markt und Index</translation>
    </message>
    <message>
        <source>Find a planet by its name</source>
        <translation>Einen Planeten am Namen suchen</translation>
    </message>
</context>
<context>
    <name>EarthTv</name>
    <message>
        <source>AP left: {count}</source>
        <translation>AP übrig: {count}</translation>
    </message>
    <message>
        <source>market, companies, and who begins</source>
        <translation>Markt, Gesellschaften und wer beginnt</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Which planet was turned over?</source>
        <translation>Welcher Planet wurde aufgedeckt?</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>the investments are turned up</source>
        <translation>die Investitionen werden aufgedeckt</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>{count} base slots</source>
        <translation>{count} Bauplätze</translation>
    </message>
    <message>
        <source>Synergies: {industries}</source>
        <translation>Synergien: {industries}</translation>
    </message>
    <message>
        <source>1 VP chip</source>
        <translation>1 SP-Chip</translation>
    </message>
    <message>
        <source>{count} VP chips</source>
        <translation>{count} SP-Chips</translation>
    </message>
    <message>
        <source>Reward: {reward}</source>
        <translation>Belohnung: {reward}</translation>
    </message>
    <message>
        <source>{name} adds cards, or nothing</source>
        <translation>{name} legt Karten hinzu oder nichts</translation>
    </message>
    <message>
        <source>A tie: the bids are turned up</source>
        <translation>Gleichstand: Die Gebote werden aufgedeckt</translation>
    </message>
    <message>
        <source>Who says yes?</source>
        <translation>Wer sagt Ja?</translation>
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
        <source>influence {influence}</source>
        <translation>Einfluss {influence}</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
    <message>
        <source>VP budget: {left} of {all}</source>
        <translation>SP-Budget: {left} von {all}</translation>
    </message>
    <message>
        <source>Galaxy Deck: {count}</source>
        <translation>Galaxiestapel: {count}</translation>
    </message>
    <message>
        <source>{index}, rank {rank}</source>
        <translation>{index}, Rang {rank}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>to the next field</source>
        <translation>zum nächsten Feld</translation>
    </message>
    <message>
        <source>keep the card, once everything is chosen</source>
        <translation>die Karte übernehmen, sobald alles gewählt ist</translation>
    </message>
    <message>
        <source>choose a player</source>
        <translation>eine Person wählen</translation>
    </message>
</context>
<context>
    <name>OuterEarth</name>
    <message>
        <source>If it ended now</source>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>On {planet}</source>
        <translation>Auf {planet}</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Nehmen: {card}</translation>
    </message>
    <message>
        <source>Face down into the Industry Stocks</source>
        <translation>Verdeckt zu den Industrieaktien</translation>
    </message>
    <message>
        <source>Onto the discard pile</source>
        <translation>Auf den Ablagestapel</translation>
    </message>
    <message>
        <source>{card}: where does it go?</source>
        <translation>{card}: Wohin damit?</translation>
    </message>
    <message>
        <source>Which card goes on {planet}?</source>
        <translation>Welche Karte kommt auf {planet}?</translation>
    </message>
    <message>
        <source>Which card is invested?</source>
        <translation>Welche Karte wird investiert?</translation>
    </message>
    <message>
        <source>Discard the newest card of {planet}?</source>
        <translation>Die neueste Karte von {planet} ablegen?</translation>
    </message>
    <message>
        <source>From which planet is the newest card discarded?</source>
        <translation>Von welchem Planeten wird die neueste Karte abgelegt?</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Galaxy Auction: {planet}</source>
        <translation>Galaktische Auktion: {planet}</translation>
    </message>
    <message>
        <source>the last one of this round</source>
        <translation>der letzte in dieser Runde</translation>
    </message>
    <message>
        <source>{count} more after it</source>
        <translation>danach noch {count}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>hat geantwortet</translation>
    </message>
    <message>
        <source>answers now</source>
        <translation>antwortet jetzt</translation>
    </message>
    <message>
        <source>does not want it</source>
        <translation>will ihn nicht</translation>
    </message>
    <message>
        <source>decides now</source>
        <translation>entscheidet jetzt</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>legt nichts hinzu</translation>
    </message>
    <message>
        <source>tied, adds nothing</source>
        <translation>Gleichstand, legt nichts hinzu</translation>
    </message>
    <message>
        <source>leads, adds nothing</source>
        <translation>führt, legt nichts hinzu</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>ist danach dran</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>may add</source>
        <translation>kann nachlegen</translation>
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
        <source>Add nothing</source>
        <translation>Nichts hinzulegen</translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Karten hinzulegen</translation>
    </message>
    <message>
        <source>Choose a card from your hand: it lies face down.</source>
        <translation>Eine Karte von der Hand wählen: Sie liegt verdeckt.</translation>
    </message>
    <message>
        <source>Pick cards from your hand, then add them.</source>
        <translation>Karten auf der Hand antippen, dann hinzulegen.</translation>
    </message>
    <message>
        <source>All answers are shown at once. Whoever alone says yes gets it free.</source>
        <translation>Alle Antworten werden zugleich gezeigt. Wer als einzige Person Ja sagt, bekommt ihn kostenlos.</translation>
    </message>
    <message>
        <source>From low to high influence, until a whole round adds nothing. Most cards win; a tie is decided by the cards’ values, then by influence.</source>
        <translation>Vom niedrigsten zum höchsten Einfluss, bis eine ganze Runde nichts hinzulegt. Die meisten Karten gewinnen; bei Gleichstand entscheiden die Kartenwerte, dann der Einfluss.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{cost} AP</source>
        <translation>{cost} AP</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>braucht</translation>
    </message>
    <message>
        <source>Close: {points} VP</source>
        <translation>Abschließen: {points} SP</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Industry Stocks</source>
        <translation>Industrieaktien</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>Portfolio</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Galaxy Auction Market</source>
        <translation>Galaktischer Auktionsmarkt</translation>
    </message>
    <message>
        <source>oldest on the right</source>
        <translation>der älteste rechts</translation>
    </message>
    <message>
        <source>Stock Market Index</source>
        <translation>Aktienindex</translation>
    </message>
    <message>
        <source>VP budget</source>
        <translation>SP-Budget</translation>
    </message>
    <message>
        <source>Industries</source>
        <translation>Industrien</translation>
    </message>
    <message>
        <source>Refresh, take 1</source>
        <translation>Austauschen, 1 nehmen</translation>
    </message>
    <message>
        <source>{industry} · {slots} base slots</source>
        <translation>{industry} · Bauplätze: {slots}</translation>
    </message>
    <message>
        <source>Synergies: {industries}</source>
        <translation>Synergien: {industries}</translation>
    </message>
    <message>
        <source>Reward: {text}</source>
        <translation>Belohnung: {text}</translation>
    </message>
    <message>
        <source>{chips} VP for the buyer</source>
        <translation>{chips} SP für den Käufer</translation>
    </message>
    <message>
        <source>queued: it takes no cards yet</source>
        <translation>in der Warteschlange: nimmt noch keine Karten auf</translation>
    </message>
    <message>
        <source>{cards} of {slots} slots filled</source>
        <translation>{cards} von {slots} Bauplätzen belegt</translation>
    </message>
    <message>
        <source>Closing it now: {cost} AP for {points} VP</source>
        <translation>Jetzt abschließen: {cost} AP für {points} SP</translation>
    </message>
    <message>
        <source>Any card fits: it is the first one.</source>
        <translation>Jede Karte passt: Es ist die erste.</translation>
    </message>
    <message>
        <source>A card fits that begins with {connector}.</source>
        <translation>Es passt eine Karte, die links mit {connector} beginnt.</translation>
    </message>
    <message>
        <source>Closed Industries: {cards} cards</source>
        <translation>Verdeckte Industrien: {cards} Karten</translation>
    </message>
    <message>
        <source>Unseen by you: {industries}</source>
        <translation>Noch nicht gesehen: {industries}</translation>
    </message>
    <message>
        <source>Discard pile: {cards} cards</source>
        <translation>Ablagestapel: {cards} Karten</translation>
    </message>
    <message>
        <source>{person}: Industry Stocks</source>
        <translation>{person}: Industrieaktien</translation>
    </message>
    <message>
        <source>Bonus: {card}</source>
        <translation>Bonus: {card}</translation>
    </message>
    <message>
        <source>{cards} face down</source>
        <translation>{cards} verdeckt</translation>
    </message>
    <message>
        <source>{person}: Portfolio</source>
        <translation>{person}: Portfolio</translation>
    </message>
    <message>
        <source>{person}: {cards} cards in hand</source>
        <translation>{person}: {cards} Karten auf der Hand</translation>
    </message>
    <message>
        <source>everybody saw taken: {card}</source>
        <translation>vor aller Augen genommen: {card}</translation>
    </message>
    <message>
        <source>If it ended now: {points} VP</source>
        <translation>Wenn jetzt Schluss wäre: {points} SP</translation>
    </message>
    <message>
        <source>and {cards} face down</source>
        <translation>dazu {cards} verdeckt</translation>
    </message>
    <message>
        <source>Auction Influence {influence}</source>
        <translation>Auktionseinfluss {influence}</translation>
    </message>
    <message>
        <source>Strength: {text}</source>
        <translation>Stärke: {text}</translation>
    </message>
    <message>
        <source>From closed planets: {rewards}</source>
        <translation>Von abgeschlossenen Planeten: {rewards}</translation>
    </message>
    <message>
        <source>{industry}: {value}, rank {rank}</source>
        <translation>{industry}: {value}, Rang {rank}</translation>
    </message>
    <message>
        <source>VP budget: {left} of {whole}</source>
        <translation>SP-Budget: {left} von {whole}</translation>
    </message>
    <message>
        <source>Galaxy Deck: {planets} planets</source>
        <translation>Galaxiestapel: {planets} Planeten</translation>
    </message>
    <message>
        <source>bid: {bid}</source>
        <translation>Gebot: {bid}</translation>
    </message>
    <message>
        <source>{points} AP left</source>
        <translation>{points} AP übrig</translation>
    </message>
    <message>
        <source>left in this turn: {count}</source>
        <translation>in diesem Zug übrig: {count}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Value of the cards</source>
        <translation>Wert der Karten</translation>
    </message>
    <message>
        <source>Auction Influence</source>
        <translation>Auktionseinfluss</translation>
    </message>
    <message>
        <source>{planet}: a tie, and who wins it</source>
        <translation>{planet}: Gleichstand – wer gewinnt</translation>
    </message>
    <message>
        <source>is developed</source>
        <translation>wird entwickelt</translation>
    </message>
    <message>
        <source>is queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>moves up</source>
        <translation>rückt nach</translation>
    </message>
    <message>
        <source>No planet is in the market.</source>
        <translation>Im Markt liegt kein Planet.</translation>
    </message>
    <message>
        <source>Open Industries</source>
        <translation>Offene Industrien</translation>
    </message>
    <message>
        <source>Add {count}: bid {bid}</source>
        <translation>{count} dazu: Gebot {bid}</translation>
    </message>
    <message>
        <source>New planets</source>
        <translation>Neue Planeten</translation>
    </message>
    <message>
        <source>Starting Token</source>
        <translation>Startspielermarker</translation>
    </message>
    <message>
        <source>VP now</source>
        <translation>SP jetzt</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Runde {round} ist vorbei</translation>
    </message>
    <message>
        <source>VP of the match</source>
        <translation>SP aus dem Spiel</translation>
    </message>
    <message>
        <source>Investments</source>
        <translation>Investitionen</translation>
    </message>
    <message>
        <source>Portfolios</source>
        <translation>Portfolios</translation>
    </message>
    <message>
        <source>Unfinished planets</source>
        <translation>Unfertige Planeten</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>The final scoring</source>
        <translation>Die Endwertung</translation>
    </message>
    <message>
        <source>Cards in the bid: {n}, worth {value}; in hand: {left}</source>
        <translation>Karten im Gebot: {n}, Wert {value}; auf der Hand: {left}</translation>
    </message>
    <message>
        <source>The planet would be queued: no cards until a planet is closed</source>
        <translation>Der Planet käme in die Warteschlange: keine Karten, bis ein Planet abgeschlossen ist</translation>
    </message>
    <message>
        <source>Without a card on it at the end it would cost {points} VP</source>
        <translation>Ohne Karte darauf würde er am Ende {points} SP kosten</translation>
    </message>
    <message>
        <source>A bid takes at least 1 card if somebody else wants it, too</source>
        <translation>Ein Gebot braucht mindestens 1 Karte, wenn noch jemand den Planeten will</translation>
    </message>
    <message>
        <source>Planets in development: {n} of {most}; free slots: {free}; cards in hand: {hand}</source>
        <translation>Planeten in Entwicklung: {n} von {most}; freie Bauplätze: {free}; Handkarten: {hand}</translation>
    </message>
    <message>
        <source>As the bids stand, {people} wins with the most cards: {n}</source>
        <translation>So wie die Gebote liegen, gewinnt {people} mit den meisten Karten: {n}</translation>
    </message>
    <message>
        <source>As the bids stand, {people} are tied ({n} each): the cards’ values decide, then influence</source>
        <translation>So wie die Gebote liegen, herrscht Gleichstand zwischen {people} (je {n}): Die Kartenwerte entscheiden, dann der Einfluss</translation>
    </message>
    <message>
        <source>{planet}: {cards} of {slots} slots filled, closing it then: {cost} AP for {points} VP</source>
        <translation>{planet}: {cards} von {slots} Bauplätzen belegt, abschließen kostet dann {cost} AP und bringt {points} SP</translation>
    </message>
    <message>
        <source>The card fits on {planets}</source>
        <translation>Die Karte passt auf {planets}</translation>
    </message>
    <message>
        <source>The card fits on no planet now</source>
        <translation>Die Karte passt zurzeit auf keinen Planeten</translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message>
        <source>{name} {n} and {hidden} face down</source>
        <translation>{name} {n} und {hidden} verdeckt</translation>
    </message>
    <message>
        <source>{industry} cards in the stocks: {people}; the most bring {points} VP now</source>
        <translation>Industrieaktien {industry}: {people}; die meisten bringen zurzeit {points} SP</translation>
    </message>
    <message>
        <source>{planet} stays unfinished: {points} VP</source>
        <translation>{planet} bleibt unfertig: {points} SP</translation>
    </message>
    <message>
        <source>{planet} ({cost} AP, {points} VP)</source>
        <translation>{planet} ({cost} AP, {points} SP)</translation>
    </message>
    <message>
        <source>{planet} ({cost} AP, {points} VP, cards from hand: {n})</source>
        <translation>{planet} ({cost} AP, {points} SP, Handkarten: {n})</translation>
    </message>
    <message>
        <source>Can be closed in the next turn: {planets}</source>
        <translation>Im nächsten Zug abschließbar: {planets}</translation>
    </message>
    <message>
        <source>Can be closed in the next turn, each by itself: {planets}</source>
        <translation>Im nächsten Zug abschließbar, jeder für sich: {planets}</translation>
    </message>
    <message>
        <source>Cards in hand before: {n}; free slots in development: {free}</source>
        <translation>Handkarten davor: {n}; freie Bauplätze in Entwicklung: {free}</translation>
    </message>
</context>
<context>
    <name>OuterEarthScore</name>
    <message>
        <source>all chips, before the final scoring</source>
        <translation>alle Chips, vor der Endwertung</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planeten</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <translation>Noch nicht eingetragen</translation>
    </message>
    <message>
        <source>0 for no planet, or the cards below</source>
        <translation>0 für keinen Planeten oder darunter die Karten</translation>
    </message>
    <message>
        <source>no planet: leave it empty</source>
        <translation>kein Planet: leer lassen</translation>
    </message>
    <message>
        <source>most cards</source>
        <translation>die meisten Karten</translation>
    </message>
    <message>
        <source>Stock Market Index</source>
        <translation>Aktienindex</translation>
    </message>
    <message>
        <source>VP from the budget</source>
        <translation>SP aus dem Budget</translation>
    </message>
    <message>
        <source>Industry Stocks</source>
        <translation>Industrieaktien</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>Portfolio</translation>
    </message>
    <message>
        <source>In development</source>
        <translation>In Entwicklung</translation>
    </message>
    <message>
        <source>Planet {number}</source>
        <translation>Planet {number}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
</TS>
