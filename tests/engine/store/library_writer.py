"""Plays one match of Sealed into a library and says each revision that is stored; to be killed."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from engine.rules.agenda import NOBODY
from engine.store.library import Library
from tests.games.sealed.matches import answer, load

library = Library(Path(sys.argv[1]), lambda: 1, load)
match = library.open(int(sys.argv[2])).match
rng = random.Random(int(sys.argv[3]))
print(match.revision, flush=True)
while True:
    if match.asked == NOBODY:
        match.rewind(match.undo_offer().to, match.persons)
    else:
        answer(match, rng)
    print(match.revision, flush=True)
