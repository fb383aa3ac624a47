# Three and four players on the board in the browser

board-goes = The order of goes in this turn
board-has-go = it is their go
board-leads = leads the side
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
board-worn = not two actions in a row
board-mixed = mixed army, controlled by { $who }
board-look-at = Look at the hand: { $who }
