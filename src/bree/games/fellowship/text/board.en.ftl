# The board in the browser

## The table

board-chapter-whole = The chapter: events and characters
board-chapter = Chapter { $number }
board-length-short = one round
board-length-long = many rounds
board-length-groups = two groups
board-round = round { $number }
board-trick-of = trick { $number } of { $of }
board-hand = Your cards
board-hand-of = Cards of { $who }
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-card-unseen = card face down
board-barred = { $what }, not now: { $why }
board-barred-why = not now: { $why }
board-close = Close
board-leads = leads
board-controls = controlled by { $who }
board-choose-hand = Choose { $who }
board-whole = { $who }: the whole card
board-tricks = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
}
board-won-cards = Cards won that count for the goal

## The trick

board-trick = The trick
board-trick-empty = The table waits for the first card.
board-trick-waits = { $who } leads.
board-trick-led = Lead suit: { $suit }.
board-trick-winning = { $who } wins so far.
board-trick-ring = { $who } plays the One Ring to win.
board-trick-won = { $who } wins the trick.
board-trick-forest = The Old Forest takes the trick.
board-play = { $who }: { $card }
board-play-down = { $who }: card face down, suit { $suit }
board-play-led = { $what }, led
board-play-wins = { $what }, winning
board-last-of = Last trick, won by { $who }
board-last-forest = Last trick, taken by the Old Forest
board-led-mark = led
board-wins-mark = wins
board-ring-mark = to win
board-ring-plain = as a plain 1
    .short = as 1
board-ring-to-win = to win the trick
    .short = to win
board-ring-choice = How do you play the One Ring?

## What lies beside

board-aside = Beside the trick
board-lost = Lost card
board-lost-taken = taken by { $who }
board-token-sealed = Rings may not be led yet
board-token-free = Rings may be led
board-token-turned = Rings may be led from the next trick on
board-holder = has the ring token
board-deck = Draw deck
board-barrow = Cards in the Barrow
board-forest = The Old Forest
board-forest-needs = The winning card must be at least { $rank }.
board-balrog = The Balrog
board-balrog-needs = The trick must add up to at least { $sum }.
board-grim-left = in the deck: { $count }
board-horn = Horn of Gondor: most cards in { $suits }

## A character

board-threat = threat { $number }
board-threat-hidden = hidden threat
board-gift = gift: { $gift }
board-gift-used = gift used: { $gift }
board-keeps = keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-tucked = put away
board-fixed = for the last trick
board-laid = for the first trick
board-forgiven = goal forgiven
board-announced = says the goal is met
board-overwhelmed = overwhelmed
board-no-character = no character yet
board-fate-met = goal met
board-fate-hopeful = met so far
board-fate-open = not yet
board-fate-lost = goal lost

## The pyramid

board-pyramid = The pyramid
board-pyramid-free = { $what }, free
board-pyramid-covered = { $what }, covered

## Choosing, exchanges, events

board-choosing = Characters of the chapter
board-star = compulsory
board-taken = taken by { $who }
board-completed = completed
board-missing = still to complete
board-events = Events
board-event-done = { $what }, done
board-event-now = { $what }
board-threats = Threats
board-groups-title = Groups
board-exchange = Exchange
board-sealed = Face-down cards, revealed together
board-sealed-one = { $from } to { $to }: { $card }

## The campaign

board-campaign = Campaign
board-campaign-won = { $count ->
    [one] { $count } chapter of 18 won
   *[other] { $count } chapters of 18 won
}
board-campaign-attempts = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
board-campaign-done = won
board-campaign-now = now
board-campaign-open = still to come
board-result-won = Round won!
board-result-lost = Round lost
board-chapter-won = Chapter won!

## The first round step by step

guide-fellowship-1 = You play together: you win only if every character meets its goal. Goal, threat and tricks won are on the character's card.
    .at = plates
guide-fellowship-2 = These are your cards. You can play the ones that glow. You must follow the lead suit; touch a shaded card to see why you cannot play it now.
    .at = hand
guide-fellowship-3 = The highest card of the lead suit wins the trick. Only the One Ring can always win, if its player says so. The winner leads the next trick.
    .at = trick
guide-fellowship-4 = Here are the lost card, which is out of the game, and the ring token. While the token is grey, nobody may lead Rings. Good luck on the road!
    .at = aside
