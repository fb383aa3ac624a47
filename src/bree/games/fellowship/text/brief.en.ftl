# The game in five minutes

brief-goal = The goal
    .text = You play together and win tricks. Every character has a goal, and you win the round only if all of them succeed.
brief-cards = The cards
    .text = Four suits have cards from 1 to 8: Hills, Mountains, Forests and Shadows. Rings have cards from 1 to 5; the 1 is the One Ring.
brief-deal = The deal
    .text = One card lies open as the lost card and is usually not played. The rest is dealt; the player with the One Ring is usually Frodo.
brief-characters = The characters
    .text = The others choose characters of the chapter in turn, and know their cards already. Somebody must take each character with a star.
brief-exchange = The exchange
    .text = Many characters exchange a card with another one before play. You give one face down and get one back, perhaps the same.
brief-trick = A trick
    .text = Each plays one card and must follow the suit that was led, if possible. The highest card of this suit wins.
brief-rings = Rings
    .text = Nobody who has other cards may lead Rings before a Rings card was played in an earlier trick. Rings are no trumps.
brief-one = The One Ring
    .text = The player of the One Ring may choose to win the trick with it. Then no other card can beat it.
brief-talk = No hints
    .text = You may not talk about your hidden cards. You may talk about the goals and about everything that lies open.
brief-campaign = The chapters
    .text = There are eighteen chapters with new characters and rules. A short one needs one won round; in a long one all required characters must succeed.
