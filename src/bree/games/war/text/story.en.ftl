# Choosing a story

story-side = Your side
    .free = They lead the Ring to Mount Doom and hold their strongholds.
    .shadow = It hunts the Ring-bearers and conquers Middle-earth.
story-lords = Expansion: Lords of Middle-earth
    .none = Without it
    .whole = With all of it
    .no_council = Without the Council
    .parts = Chosen parts
story-lords-none = The base game. Best for a first game.
story-lords-whole = New characters, dice, cards and the Council of Rivendell.
story-lords-no_council = Everything else of the expansion.
story-lords-parts = You choose the parts. That shifts the balance between the sides.
story-players = Players
    .p2 = one against one
    .p3 = the Free Peoples against two Shadow players
    .p4 = two against two
