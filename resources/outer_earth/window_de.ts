<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>OuterEarth</name>
    <message>
        <source>If it ended now</source>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>The newest card of {planet}</source>
        <translation>Die neueste Karte von {planet}</translation>
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
        <source>Choose a card of your hand: it lies face down.</source>
        <translation>Eine Karte von der Hand wählen: Sie liegt verdeckt.</translation>
    </message>
    <message>
        <source>Pick cards of your hand, then add them.</source>
        <translation>Karten auf der Hand antippen, dann hinzulegen.</translation>
    </message>
    <message>
        <source>All answers are shown at once. One yes gets it for free.</source>
        <translation>Alle Antworten werden zugleich gezeigt. Ein einziges Ja bekommt ihn umsonst.</translation>
    </message>
    <message>
        <source>From low to high influence, until a whole round adds nothing. Most cards win; a tie is decided by the cards&apos; values, then by influence.</source>
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
        <source>Refresh the open cards, take 1</source>
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
