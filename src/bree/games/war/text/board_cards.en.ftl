# Cards on the board.

board-card-back = a card face down: { $deck }
board-card-of = { $deck }, played with { $icon }
board-card-stays = stays on the table
board-combat-half = Combat card:{" "}
board-initiative = initiative { $initiative }
board-own-hand = Your cards
board-on-table = Cards on the table
board-played-last = Played last
board-piles = Played and discarded
board-pile-played = Played, for all to see
board-pile-own = Discarded face down, known to you alone
board-pile-down = { $side_gen }: { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
board-pile-none = Nothing yet.

board-book-deck = Deck
board-book-icon = Played with
board-book-more = Requirement, rules, sources
board-book-sure = text { $level }
board-book-reading = our reading { $level }
