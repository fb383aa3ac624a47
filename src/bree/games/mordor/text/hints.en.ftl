# What `turn` weighed

hint-turn = The whole turn will then bring, on average: circles { $circles }.{ $circles_tenth }; Nazgûl on your trail { $strikes }.{ $strikes_tenth }; fields gained by Gandalf { $halves }.{ $halves_tenth }.
hint-turn-out = Danger of being out after this turn: { $share }%.
hint-turn-home = Chance of reaching Mordor in this turn: { $share }%.
hint-turn-next = Next best: { $instead }; all in all it rates that { $less }.{ $less_tenth } circles lower.
hint-turn-alike = As good, or nearly so: { $instead }.
hint-halve = Any square will do, and to halve one is never worse than to leave it.
hint-order = Gandalf before the Nazgûl is never worse.
