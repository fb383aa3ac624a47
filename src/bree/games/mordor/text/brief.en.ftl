# The game in five minutes

brief-goal = The goal
    .text = Each player is a hobbit with a sheet and two trails on it. You win if you are the first at the end of the Ring trail, in Mordor, and the Nazgûl do not get you before.
brief-dice = Five dice
    .text = On your turn you roll five dice. The black one belongs to nobody; the others have the colours of the hobbits.
brief-keep = Putting dice aside
    .text = Put at least one die of each roll aside, or several if they show different symbols. Roll the rest again, until all lie aside.
brief-ring = The Ring
    .text = Each Ring that you put aside marks one circle on your Ring trail.
brief-orc = Orc and weapon
    .text = If you put more orcs than weapons aside, none of your Rings counts this turn.
brief-nazgul = The Nazgûl
    .text = If a roll shows a Nazgûl, you must put one aside. It marks a square on the Nazgûl trail of the hobbit whose colour the die has; black and nobody's colour strike you.
brief-gandalf = Gandalf
    .text = Gandalf cuts one free square of your Nazgûl trail in half. It then takes two marks.
brief-tree = The White Tree
    .text = Only the black die has the White Tree, which ends your rolling at once. Dice that you do not put aside with it do not count.
brief-end = The end
    .text = A player who marks the last square of the Nazgûl trail is out. When a player reaches Mordor, you finish the round. If several are there, the player with more free squares on the Nazgûl trail wins.
brief-places = The advanced side
    .text = On the other side of the sheet every place has a rule for the hobbit who begins a turn there.
