# The game in five minutes

brief-goal = The goal
    .text = You all play together: Frodo and Sam must reach Mount Doom. The road has six stages.
brief-lose = How you lose
    .text = You lose if courage would drop below the last circle, or if the ninth Nazgûl arrives.
brief-first = The first roll
    .text = You roll the two black dice and two coloured dice of your choice. You place one black and one coloured die on the dice board.
brief-second = The second roll
    .text = You roll the dice that are left and one coloured die that was not in the first roll. You place the black one and one coloured one.
brief-black = Black dice
    .text = A black die sets off the card with its number on the encounter track. If there is no card, the symbol printed there acts.
brief-colour = Coloured dice
    .text = A coloured die moves the figure of its colour as many spaces as it shows. Only the space where the move ends matters.
brief-spaces = Spaces of the road
    .text = A dark heart costs 1 courage, a Nazgûl space brings a Nazgûl. If a member of the Fellowship is on that space already, nothing happens.
brief-battle = Battles
    .text = The battle die decides a battle. You win if it shows the weapon of a companion who is with Frodo and Sam or ahead of them, no further than the destination of the stage. The sign of Gandalf wins if you discard a Gandalf card.
brief-allies = Allies
    .text = An ally leaves the track, lies before you and helps once, when you choose. Gandalf cards work in the same way.
brief-stage = The end of a stage
    .text = When Frodo and Sam reach the destination, the next stage begins with new cards. A companion who stops exactly there raises courage by 1.
brief-mountain = The last stage
    .text = In Minas Morgul each companion on the space helps Frodo and Sam one space up the mountain. After that a black die sets off a card each turn, and they climb one space.
