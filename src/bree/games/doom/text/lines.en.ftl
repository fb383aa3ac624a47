# Log

## Turns and dice

log-turn = It is { $who }'s turn.
log-turn-passes = The stage has ended before the rolls: the dice go to the next player.
log-rolled = { $who } rolls: { $dice }.
log-placed = { $who } places on side { $side }: { $dice }.
log-rerolled = Rolled again: the { $die } die shows { $number }.
log-die-set = The { $die } die is set to { $number }.
log-table-nothing = Nothing happens this time.
log-no-die = No coloured die is waiting.

## Moves

log-moved = { $figure_the } { $figure_number ->
    [one] moves
   *[many] move
} { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to space { $space }.
log-idle = { $figure_the } { $figure_number ->
    [one] stays put.
   *[many] stay put.
}
log-waits = { $figure_the } { $figure_number ->
    [one] goes
   *[many] go
} to the waiting area beside Minas Morgul.
log-protected = { $figure_the } { $figure_number ->
    [one] is
   *[many] are
} protected: { $other_the } already { $other_number ->
    [one] stands there.
   *[many] stand there.
}
log-event-ignored = The event of this space is ignored.
log-arrived = The Ring-bearers reach { $place }: the stage is ending.
log-morgul-steps = { $steps ->
    [0] No companion helps from Minas Morgul: the Ring-bearers stay on space { $space }.
    [one] Thanks to a companion in Minas Morgul the Ring-bearers go on 1 space, to space { $space }.
   *[other] Thanks to the companions in Minas Morgul the Ring-bearers go on { $steps } spaces, to space { $space }.
}
log-held-fast = The Ring-bearers are caught and do not move this turn.

## Courage and Nazgûl

log-courage-lost = Courage falls by { $steps }, to { $courage } ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-courage-gone = Courage falls by { $steps }, below the lowest circle ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-courage-gained = Courage rises by { $steps }, to { $courage } ({ $cause }).
log-courage-full = Courage cannot rise above { $courage }.
log-eye-blind = The One Ring is on the circle of the Eye or below it: nothing happens.
log-nazgul-placed = A Nazgûl comes to Minas Morgul: { $count } of 9 are there ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-nazgul-harmless = Nazgûl no longer do any harm.
log-witch-king-slain = The Witch-king is slain: no Nazgûl does harm any more.

cause-dark_heart = dark heart on space
cause-nazgul = Nazgûl on space
cause-slot = bare sign of slot
cause-allies = unused cards

## Encounters

log-stage = A new stage: { $stage }.
log-laid-out = Cards of { $stage } on slots 2 to 5: { $cards }.
log-turned-up = Turned up on slot { $slot }: { $card }.
log-activated = Encounter on slot { $slot }: { $card }.
log-ally-taken = { $who } gains an ally from slot { $slot }: { $card }.
log-left = The card on slot { $slot } leaves the game: { $card }.
log-used = { $who } uses: { $card }.
log-discarded = Out of the game, unused: { $card }.
log-no-ally = There is no ally to lose.
log-army-moved = The Army of the Dead goes to slot { $slot }.
log-army-stays = The Army of the Dead finds no card to go to and stays.

## Gandalf

log-gandalf-drawn = { $who } draws a Gandalf card: { $card }.
log-gandalf-boxed = The top Gandalf card leaves the game unseen.
log-gandalf-none = No Gandalf card is left.
log-gandalf-fallen = The Gandalf token lies by Helm's Deep: until the Ring-bearers get there, Gandalf cannot help.
log-gandalf-back = Gandalf is back: his cards and his sign work again.
log-vision = The top card of the next stack: { $card }.
log-vision-kept = It stays: { $card }.
log-vision-shuffled = The stack is shuffled again, with this card in it: { $card }.
log-vision-removed = Out of the game: { $card }.

## Battles and Isengard

log-battle-begins = Battle: { $card }. Support: { $supporters }.
log-battle-rolled = Battle die: { $face }.
log-battle-won = The battle is won.
log-battle-lost = The battle is lost: { $why }.
log-won-unrolled = The battle is won without a roll.
log-uruk-hai-placed = { $count ->
    [one] 1 warrior comes
   *[other] { $count } warriors come
} to Isengard; warriors there: { $warriors }.
log-uruk-hai-removed = One Uruk-hai leaves Isengard; warriors there: { $warriors }.
log-chieftain-removed = The chieftain falls; Isengard is empty.
log-isengard-full = All warriors are in Isengard already.
log-isengard-free = Isengard is free: no Uruk-hai come.
log-treebeard-placed = The Treebeard token lies in Isengard: every battle won against Uruk-hai removes one of them.

lost-aragorn = Aragorn gives no support
lost-legolas = Legolas gives no support
lost-gimli = Gimli gives no support
lost-merry_pippin = Merry and Pippin give no support
lost-gandalf = no Gandalf card was given up
lost-banned = under the Balrog's ban Gandalf's sign loses
lost-sauron = Sauron's sign

## The end

log-over-won = The Ring-bearers have reached Mount Doom. You have won!
log-over-despair = Courage has failed. You have lost.
log-over-nazgul = The last Nazgûl has come to Minas Morgul. You have lost.
