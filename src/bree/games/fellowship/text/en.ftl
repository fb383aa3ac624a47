# The Fellowship of the Ring: Trick-Taking Game

game-title = The Fellowship of the Ring
game-about = Eighteen chapters of tricks, played together: every character has a goal, and all of them must be met.

## Hands, suits, things on the table

north = North
east = East
south = South
west = West
table-alone = You play every hand. Each hand has its own character and goal.
pyramid = the Pyramid
hand-north = North
    .kind = seat
    .seat = north
    .the = North
hand-east = East
    .kind = seat
    .seat = east
    .the = East
hand-south = South
    .kind = seat
    .seat = south
    .the = South
hand-west = West
    .kind = seat
    .seat = west
    .the = West
hand-pyramid = Pyramid
    .kind = pyramid
    .the = the Pyramid

suit-hills = Hills
    .kind = suit
suit-mountains = Mountains
    .kind = suit
suit-forests = Forests
    .kind = suit
suit-shadows = Shadows
    .kind = suit
suit-rings = Rings
    .kind = suit
suit-rivers = Rivers
    .kind = suit
suit-any = any suit
    .kind = any

lost = lost card
barrow = Barrow
ring-win = to win the trick
threat = Threat { $id }
number = chapter { $id }
group-east = Frodo's group
group-west = the group of Merry and Pippin
way-more = more tricks than the threat says
way-fewer = fewer tricks than the threat says
length-short = short: one won round is enough
length-long = long: round by round until all characters are completed
length-groups = two rounds, one for each group
rings-sealed = Rings may not be led yet
rings-free = Rings may be led
doomed = The Balrog was stronger: the round is lost.
outcome-won = won
    .kind = won
outcome-lost = lost
    .kind = lost
outcome-pardoned = a matter of the Mithril Shirt
    .kind = shirt
outcome-doomed = the Balrog is stronger, and the round is lost
    .kind = doomed
outcome-held = the Bridge holds
    .kind = held
verdict-sure = goal met for good
verdict-met = goal met, but it may still fail
verdict-open = goal still open
verdict-lost = goal out of reach

# Chapters by their numbers, as answers name them.
chapter-1 = { chapter-01 }
chapter-2 = { chapter-02 }
chapter-3 = { chapter-03 }
chapter-4 = { chapter-04 }
chapter-5 = { chapter-05 }
chapter-6 = { chapter-06 }
chapter-7 = { chapter-07 }
chapter-8 = { chapter-08 }
chapter-9 = { chapter-09 }
chapter-19 = { chapter-endless }

## Asks

asked = { $hand_kind ->
    [pyramid] { $who } (pyramid)
   *[seat] { $hand }
}
ask-next_chapter = Which chapter do you play?
    .end = end the campaign here
ask-choose_event = Which event do you attempt?
ask-choose_group = { $who }: which group plays now?
ask-choose = { asked }: which character do you take?
ask-onward = The round is lost. What now?
    .again = begin the chapter afresh
    .keep = go on with the completed characters
    .other = choose another chapter
    .end = end the game
ask-use_rider = Does the special rider ({ $rider }) come into this round?
    .now = yes, now
    .later = no, later
ask-take_or_leave = { asked }: do you take the lost card?
    .take = take it
    .leave = leave it
ask-partner = { asked }: with whom do you exchange?
    .pass = with nobody
ask-give = { asked }: which card does { $other_the } get?
ask-give_back = { asked }: you got the { $card }. Which card does { $other_the } get in return?
ask-will_trade = { asked }: do you exchange?
    .trade = exchange
    .pass = do not exchange
ask-seal = { asked }: which card do you give face down? It goes to { $other_the }.
ask-gaze = { asked }: which card does { $other_the } get before the Mirror?
ask-give_one = { asked }: which card do you give away? It goes to { $other_the }.
ask-mirror_choice = { asked }: what do you exchange with?
    .lost = with the lost card
    .pass = with nothing
ask-drop = { asked }: the lost card is the { $card }. Which card do you put in its place?
ask-pick_threat = { asked }: which threat do you choose?
ask-keep_threat = { asked }: which of the two threats do you keep?
ask-redraw = { asked }: your threat is { $number }. Do you keep it?
    .keep = keep it
    .redraw = draw another one
ask-sword = { asked }: which two numbers do you take instead of a threat?
ask-direction = { asked }: your threat is { $number }. More tricks, or fewer?
    .more = more
    .fewer = fewer
ask-last_card = { asked }: which card do you set aside for the last trick?
ask-first_card = { asked }: which card do you lay for the first trick?
ask-tuck_card = { asked }: which card do you put away?
ask-take_back_card = { asked }: do you take back the card you put away?
    .leave = not yet
    .back = take it back
ask-play = { asked }: { $suit_kind ->
    [any] which card do you lead?
   *[suit] which card do you play? The lead suit is { $suit }.
}
ask-fixed_ring = { asked }: how do you play the One Ring?
ask-next_leader = { asked }: who leads the next trick?
ask-glamdring = { asked }: do you use Glamdring? You need not follow suit in this trick then.
    .use = use Glamdring
    .leave = not now
ask-sting = { asked }: do you use Sting and exchange a card?
    .use = use Sting
    .leave = not now
ask-shirt = Goal not met: { $character } ({ $hand_the }). Shall the Mithril Shirt save it?
    .use = yes, use the shirt
    .leave = no
ask-announce = { asked }: is there something to announce?
    .silent = say nothing
    .announce = my goal is met
ask-early_end = { $outcome_kind ->
    [won] The round is won: every goal is met for good. Do you play on?
    [doomed] The round is lost: the Balrog was stronger. Do you play on?
    [shirt] The Mithril Shirt alone can still win the round. Out of reach: { $goals }. Do you play on?
   *[lost] The round is lost. Out of reach: { $goals }. Do you play on?
}
    .stop = end the round now
    .go_on = play on

## Asks that chance answers

ask-draw_pool = A character is drawn
ask-flip = A golden character is turned over
ask-draw_gift = A gift is drawn
ask-draw_rider = A special rider is drawn
ask-rider_to = The special rider looks for its character
ask-cast = The characters are handed out
ask-bury = A card goes into the Barrow
ask-dig = A Barrow card is drawn
ask-turn_lost = The lost card is turned up
ask-draw = The cards are dealt
ask-grim_card = A card beside the trick is turned up
ask-top_up = A card is drawn
ask-threat_card = A threat is drawn
ask-threat_pair = Two threats are drawn

## Log

log-chapter = { $chapter_heading }
log-pool = The characters of this chapter: { $characters }.
log-pool-more = Overwhelmed: { $flipped }. Gift: { $gift }. Special rider: { $rider }.
log-round = Round { $number }.
log-event = The event of this round: { $event }.
log-group = Now { $group } plays.
log-barrow = { $count } cards go into the Barrow face down.
log-lost = The lost card: { $card }.
log-dealt = Dealt: { $count } cards to each hand.
log-token = { $who } has the One Ring and takes the ring token.
log-controls = { $who } controls the pyramid.
log-takes = { $who } takes a character: { $character }.
log-rider = { $who } gets a special rider: { $rider }.
log-takes-lost = { $who } takes the lost card into hand: { $card }.
log-digs = { $who } takes { $count } Barrow cards into hand.
log-opens = { $who } plays with an open hand.
log-threat = { $who } has threat { $number }.
log-threat-hidden = { $who } has a hidden threat.
log-threat-lost = { $who } draws another threat instead of { $number }: the card it asks for is lost.
log-threat-two = { $who } draws the threats { $first } and { $second }.
log-threat-replaced = { $who } replaces the threat.
log-threat-shown = { $who } shows the hidden threat: { $number }.
log-sword = The broken sword: { $who } takes { $low } and { $high }.
log-declares = { $who } declares: { $way }.
log-exchanges = { $who } and { $other } exchange cards.
log-no-exchange = { $who } does not exchange.
log-gives = { $who } gives a card, { $other } gets it.
log-gave = { $who } gives, { $other } gets: { $card }.
log-sealed = { $who } puts a card down for { $other }.
log-swaps-lost = { $who } takes the lost card ({ $card }) and puts another one in its place: { $other }.
log-fixes = { $who } sets the { $card } aside for the last trick.
log-lays = { $who } lays the { $card } for the first trick.
log-tucks = { $who } puts a card away face down.
log-untucks = { $who } takes back the card that was put away.
log-horn = The Horn of Gondor: { $who } holds most cards in { $suits }.
log-begin = { $who } leads the first of { $count } tricks.
log-grim = Turned up beside the trick: { $cards }.
log-glamdring = Glamdring: { $who } need not follow suit in this trick.
log-sting = Sting: { $who } exchanges a card.
log-plays = { $who } plays the { $card }.
log-plays-ring = { $who } plays the { $card } to win the trick!
log-plays-hidden = { $who } plays a card face down. Its suit: { $suit }.
log-shows = { $who } shows the { $card }.
log-token-turns = The first Rings card: from the next trick on Rings may be led.
log-wins = { $who } wins the trick ({ $count } in all).
log-forest-wins = The Old Forest takes the trick: { $card }.
log-balrog = The trick adds up to { $ours }, the Balrog to { $balrog }: { $outcome }.
log-lets-lead = { $who } lets { $other } lead the next trick.
log-draws = { $who } draws the { $card }.
log-uncovered = Turned up in the pyramid: { $card }.
log-announces = { $who } announces: my goal is met!
log-early = { $outcome_kind ->
    [won] The round ends early and is won: every goal is met for good.
    [doomed] The round ends early and is lost: the Balrog was stronger.
    [shirt] The round ends early: the Mithril Shirt alone can still win it. Out of reach: { $goals }.
   *[lost] The round ends early and is lost. Out of reach: { $goals }.
}
log-goal-met = { $who } ({ $character }): goal met.
log-goal-failed = { $who } ({ $character }): goal not met.
log-shirt = The Mithril Shirt: this goal counts as met ({ $who }).
log-round-won = The round is won!
log-round-lost = The round is lost.
log-chapter-won = { $chapter_heading } – won!
log-afresh = The chapter begins afresh.
log-kept = The completed characters stay; another round is played.
log-given-up = The players stop here.

## What is not certain (`bree rules fellowship`)

doubt-confidence = what the card says
doubt-frame_confidence = its frame
doubt-setup_confidence = its setup action
doubt-roster_confidence = its list of characters
doubt-medium = likely
doubt-low = doubtful
source-rulebook = from the rulebook
source-cross-checked = from several sources
source-single-source = from a single source
source-reconstructed = reconstructed

## Refusals

no-deal-form = “{ $text }” is not a deal; write it like this: lost: h4 | north: h1 h2 … | east: ….
no-deal-place = A deal has no place “{ $place }”. It is written like this: lost: h4 | north: h1 h2 … (the places: { $known }).
no-deal-card = There is no card “{ $card }” in the deck of this round.
no-deal-twice = A card is dealt twice: { $card }.
no-deal-size = Wrong number of cards ({ $place }): { $found } instead of { $wanted }.
no-deal-ring = The One Ring must be dealt to a hand.
no-deal-missing = A card is missing in the deal: { $card }.
no-deal-campaign = Cards can be set for a single chapter only, not for the campaign.
no-deal-endless = Cards cannot be set for a chapter that is drawn.
no-chapter-unknown = There is no chapter “{ $chapter }”; the chapters are 1 to 18.

## The result

result-chapters = Chapters won: { $won } of { $of }
result-rounds = Rounds: { $rounds }, tricks in the last one: { $tricks }
result-goal-met = { $who } ({ $character }): goal met, tricks: { $tricks }
result-goal-failed = { $who } ({ $character }): goal not met, tricks: { $tricks }
