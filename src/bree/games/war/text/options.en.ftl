# Options

option-players = Players
option-overstack = A move that brings more than ten units together in a region
    .allowed = is allowed, and the excess is removed
    .forbidden = is forbidden
option-inner_mordor = Declaring or revealing the Fellowship in Gorgoroth, Nurn and Barad-dûr
    .allowed = is possible
    .forbidden = is not possible
option-mordor_penalty = Corruption for a turn without a move, in the turn in which Mordor was entered
    .counts = rises as in any other turn
    .spared = does not rise
option-captor_city = A captured city protects the captor who defends it
    .yes = yes
    .no = no, only its first owner
