# Goals, as they stand in this round
# `threat` is 0 while it is not known; `also` is the other number of the broken sword, else 0.

goal-tricks_at_least = At least { $n ->
    [one] one trick
   *[other] { $n } tricks
}{ $forbid ->
    [one_ring] {""}, and the One Ring in none of them
    [rings] {""}, and no Rings card in any of them
   *[nothing] {""}
}.
goal-tricks_exactly = Exactly { $n ->
    [one] one trick
   *[other] { $n } tricks
}.
goal-tricks_between = { $low } or { $high } tricks, neither fewer nor more.
goal-tricks_equal_threat = { $also ->
    [0] { $threat ->
        [0] Exactly as many tricks as the threat says.
        [one] Exactly one trick.
       *[other] Exactly { $threat } tricks.
    }
   *[other] Exactly { $threat } or { $also } tricks.
}
goal-tricks_above_or_below_threat = { $way ->
    [more] { $threat ->
        [0] More tricks than the threat says.
        [one] More than one trick.
       *[other] More than { $threat } tricks.
    }
    [fewer] { $threat ->
        [0] Fewer tricks than the threat says.
        [one] No trick at all.
       *[other] Fewer than { $threat } tricks.
    }
   *[either] { $threat ->
        [0] More or fewer tricks than the threat says, never just as many.
        [one] Any number of tricks, only not one.
       *[other] Any number of tricks, only not { $threat }.
    }
}
goal-fewest_tricks = The fewest tricks; a tie is enough.
goal-zero_tricks_others_at_least = No trick at all, while everybody else wins at least { $n ->
    [one] one
   *[other] { $n }
}.
goal-strictly_middle_tricks = Fewer tricks than someone and more than someone else.
goal-one_unbroken_run_only = Exactly { $n } tricks, one right after the other.
goal-win_one_of_last_tricks = At least one of the last { $window } tricks.
goal-win_last_trick = The last trick{ $forbid ->
    [one_ring] {""}, and the One Ring in no trick
    [rings] {""}, and no Rings card in any trick
   *[nothing] {""}
}.
goal-cards_of_suit_at_least = At least { $n ->
    [one] one { $suit } card
   *[other] { $n } { $suit } cards
}.
goal-cards_with_threat_rank_at_least = At least { $n ->
    [one] one card
   *[other] { $n } cards
} { $threat ->
    [0] of the threat's rank
   *[other] of rank { $threat }
}, whatever the suits.
goal-card_of_suit_with_threat_rank = { $second_kind ->
    [any] The { $suit } card
   *[suit] The { $suit } card and the { $second } card
} { $threat ->
    [0] of the threat's rank
   *[other] of rank { $threat }
}.
goal-win_all_of_suit = All { $suit } cards.
goal-strictly_most_of_suit = More { $suit } cards than anybody else; a tie is not enough.
goal-everyone_wins_suit = Every character wins at least one { $suit } card.
goal-tricks_containing_suit = At least { $n ->
    [one] one trick with a { $suit } card in it
   *[other] { $n } tricks with a { $suit } card in them
}.
goal-only_tricks_with_suit = At least { $n ->
    [one] one trick
   *[other] { $n } tricks
}, and a { $suit } card in every trick won.
goal-same_rank_at_least = At least { $n } cards of one rank.
goal-one_of_each_rank = A card of every rank from 1 to 8.
goal-each_suit_at_least = A card of each of these suits: { $suit }, { $second }, { $third }.
goal-run_of_ranks_in_suit = { $n } { $suit } cards of consecutive ranks.
goal-won_suit_matches_kept_card = At least { $n } cards of the suit of a card that is left in hand at the end.
goal-play_suit_in_last_trick = A { $suit } card played into the last trick; it need not win.
goal-none = No goal.
