# The reasons of `careful`

hint-careful-taker = In { $times } of the { $worlds } deals that the bot tried, { $who } wins the trick.
hint-careful-forest = In { $times } of the { $worlds } deals that the bot tried, the Old Forest takes the trick.
hint-careful-lost = Deals in which you lose the round at once: { $lost } of { $worlds }; with “{ $instead }”: { $other }.
hint-careful-goal = The chance of { $character } ({ $who }) to meet the goal is roughly { $share }%; with “{ $instead }” { $other }%.
hint-careful-price = In return, the chance of { $character } ({ $who }) drops to { $share }% from { $other }%.
hint-careful-alike = “{ $instead }” gives much the same result.
hint-careful-always = The bot always does this.
hint-careful-attempts = It tries a chapter up to { $attempts } times before giving it up.

# The reasons of `partner`

hint-partner-wins = The bot can win { $times } of the { $worlds } deals that it imagined, with open hands.
hint-partner-next = Next best: “{ $instead }”, with { $times } of { $worlds }.
