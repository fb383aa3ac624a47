# The table line by line

line-campaign = Campaign. Chapters won: { $chapters }.
line-campaign-begins = Campaign. No chapter is won yet.
line-round = Round { $number }.
line-group = { $group } plays.
line-trick-of = Trick { $number } of { $of }.
line-missing = Still to complete: { $names }.
line-lost = { $count ->
    [one] Lost card
   *[other] Lost cards
}: { $cards }.
line-taker = { $who } has taken the lost card.
line-rings-sealed = { rings-sealed }. The ring token is with { $who }.
line-rings-free = { rings-free }. The ring token is with { $who }.
line-forest = The Old Forest shows { $cards }; cards left in its deck: { $left }.
line-balrog = The Balrog's cards: { $cards }; left in the deck: { $left }.
line-deck = Cards in the draw deck: { $count }.
line-barrow = Cards in the Barrow: { $count }.
line-horn = The Horn of Gondor: most cards in { $suits }.
line-event = { $name }: { $does }
line-event-on = Event: { $name }.
line-character = { $name }. { $goal } { $does }
line-starred = { $name } (compulsory). { $goal } { $does }
line-no-character = { $who }: no character yet. Cards in hand: { $size }.
line-hand = { $who } is { $character }. Goal: { $goal }
line-stands = Status: { $verdict }. Tricks won: { $tricks }.
line-won = Won cards that count: { $cards }.
line-size = Cards left: { $size }.
line-threat = Threat: { $numbers }.
line-threat-hidden = The threat is hidden.
line-rider = Special rider, { $name }: { $does }
line-declared = Declared: { $way }.
line-gift = Gift: { $gift }.
line-gift-used = Gift, used already: { $gift }.
line-tucked = Put away: { $card }.
line-fixed = For the last trick: { $card }.
line-laid = For the first trick: { $card }.
line-keeps = Cards to keep to the end: { $count }.
line-announced = Announced: the goal is met.
line-forgiven = The Mithril Shirt has saved the goal.
line-pyramid-free = Pyramid, free cards: { $cards }.
line-pyramid-row = Pyramid, row { $number }, covered: { $cards }.
line-exchange = From { $who } to { $other }: { $card }.
line-leads = The lead is with { $who }.
line-trick = In the trick: { $plays }.
line-led = Lead suit: { $suit }.
line-winning = So far { $who } wins.
line-ring-wins = The One Ring is played to win by { $who }.
line-cards = { $who }, cards: { $cards }.
line-unseen = a card face down
