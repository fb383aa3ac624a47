# Three and four players on the board in the browser

board-goes = Order of actions this turn
board-has-go = acting now
board-leads = leading player
board-best = Best of the winners: { $who }
board-merit = Points for the best player of the team: { $points }
board-hand-seat = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-pile-down-seat = { $count ->
    [one] { $who }: { $count } card discarded face down
   *[other] { $who }: { $count } cards discarded face down
}
board-worn = cannot act twice in a row
board-mixed = mixed army, controlled by { $who }
board-look-at = Look at the hand: { $who }
