# The reasons of `turn`

hint-turn = The whole turn then brings on average: circles { $circles }.{ $circles_tenth }; Nazgûl on your trail { $strikes }.{ $strikes_tenth }; fields from Gandalf { $halves }.{ $halves_tenth }.
hint-turn-out = Danger of being out after this turn: { $share }%.
hint-turn-home = Chance of reaching Mordor in this turn: { $share }%.
hint-turn-next = Next best: { $instead }; worth { $less }.{ $less_tenth } circles less overall.
hint-turn-alike = Just as good, or nearly: { $instead }.
hint-halve = Any square will do, and halving one is never worse than leaving it.
hint-order = Gandalf before the Nazgûl is never worse.

# The reasons of `perfect`

hint-share = Exact share of the victory with this choice: { $share }.{ $share_tenth }%.
hint-share-next = The next best is { $instead }: { $share }.{ $share_tenth }%.
hint-no-table = There is no table of exact values for these options, so this is the choice of `turn`.
