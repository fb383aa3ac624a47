# Elrond, Galadriela, Balrog, Gothmog i inne wersje sług

ask-keeper = Który Powiernik wchodzi do gry?
ask-balrog_unit = Czy z Balrogiem przybywa do Morii jednostka Saurona?
    .pass = Żadna jednostka
ask-balrog_to = Dokąd idzie Balrog?
ask-spear = Włócznia terroru: dobrać kartę ({ $deck })?
    .draw = Dobierz kartę
    .pass = Nie dobieraj
ask-sees = Przywódca Upiorów Pierścienia widzi i wie: czy rusza { $region_to }?
    .move = Rusza tam
    .pass = Zostaje

action-keeper = wprowadź Elronda albo Galadrielę
action-calm_balrog = uczyń Balroga nieaktywnym
action-wake_balrog = uczyń Balroga aktywnym
action-balrog_move = ruch armii z Balrogiem
action-balrog_attack = atak armią z Balrogiem
action-balrog_alone = ruch samego Balroga
action-gothmog_recruit = Gothmog: jednostka regularna Saurona do jego armii
action-gothmog_elite = Gothmog: jednostka elitarna za regularną Saurona
action-spell_move = Czarny Númenórejczyk: ruch jego armii
action-spell_attack = Czarny Númenórejczyk: atak jego armią
action-swap_king = Czarny Wódz w miejsce Przywódcy Upiorów Pierścienia

log-keeper-lost = { $who } odchodzi z gry wraz z utratą siedziby { $region_in }.
log-balrog-wakes = Balrog staje się aktywny { $region_in }.
log-balrog-goes = Balrog rusza { $origin_from } { $region_to }.
log-balrog-sleeps = Balrog znów jest nieaktywny, w Morii.
log-balrog-laid = Balrog staje się nieaktywny { $region_in }, poza Morią: odchodzi z gry.
log-gothmog-elite = Gothmog: jednostka regularna Saurona { $region_in } zmienia się w elitarną.
log-lore = Czarny Númenórejczyk przedłuża bitwę o jedną rundę.
log-chief-comes = Przywódca Upiorów Pierścienia przybywa { $origin_from } { $region_to }.
