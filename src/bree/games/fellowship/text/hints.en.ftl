# What `careful` weighed

hint-careful-taker = In { $times } of the { $worlds } deals that it imagined the trick goes to: { $who }.
hint-careful-forest = In { $times } of the { $worlds } deals that it imagined the Old Forest takes the trick.
hint-careful-lost = Imagined deals in which the round is lost at once: { $lost } of { $worlds }; with “{ $instead }”: { $other }.
hint-careful-goal = The goal of { $character } ({ $who }) it puts at roughly { $share }%; with “{ $instead }” at { $other }%.
hint-careful-price = In return the goal of { $character } ({ $who }): { $share }% instead of { $other }%.
hint-careful-alike = With “{ $instead }” it comes out much the same.
hint-careful-always = This it does not weigh: it always does so.
hint-careful-attempts = It tries a chapter up to { $attempts } times before giving it up.
