# Dziennik

## Tury i kości

log-turn = Kolej na gracza: { $who }.
log-turn-passes = Etap skończył się przed rzutem: kości przechodzą do następnego gracza.
log-rolled = { $who } rzuca: { $dice }.
log-placed = { $who } kładzie na stronie { $side }: { $dice }.
log-rerolled = Po ponownym rzucie { $die } kość pokazuje { $number }.
log-die-set = Po zmianie { $die } kość pokazuje { $number }.
log-table-nothing = Tym razem nic się nie dzieje.
log-no-die = Nie czeka żadna kolorowa kość.

## Ruchy

log-moved = { $figure } { $figure_number ->
    [one] idzie
   *[many] idą
} o { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}, na pole { $space }.
log-idle = { $figure } { $figure_number ->
    [one] nie rusza się z miejsca.
   *[many] nie ruszają się z miejsca.
}
log-waits = { $figure } { $figure_number ->
    [one] trafia
   *[many] trafiają
} do obszaru oczekiwania przy Minas Morgul.
log-protected = { $figure } { $figure_number ->
    [one] jest
   *[many] są
} pod ochroną: { $other_number ->
    [one] stoi
   *[many] stoją
} tam już { $other }.
log-event-ignored = Wydarzenie tego pola zostaje pominięte.
log-arrived = Powiernicy Pierścienia docierają do { $place_gen }: etap dobiega końca.
log-morgul-steps = { $steps ->
    [0] Nikt z Minas Morgul nie pomaga: Powiernicy Pierścienia zostają na polu { $space }.
    [one] Dzięki towarzyszowi w Minas Morgul Powiernicy Pierścienia idą dalej o 1 pole, na pole { $space }.
    [few] Dzięki towarzyszom w Minas Morgul Powiernicy Pierścienia idą dalej o { $steps } pola, na pole { $space }.
   *[other] Dzięki towarzyszom w Minas Morgul Powiernicy Pierścienia idą dalej o { $steps } pól, na pole { $space }.
}
log-held-fast = Powiernicy Pierścienia są uwięzieni i w tej turze się nie ruszają.

## Odwaga i Nazgûle

log-courage-lost = Odwaga spada o { $steps }, do { $courage } ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-courage-gone = Odwaga spada o { $steps }, poniżej najniższego pola ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-courage-gained = Odwaga rośnie o { $steps }, do { $courage } ({ $cause }).
log-courage-full = Odwaga nie wzrośnie ponad { $courage }.
log-eye-blind = Jedyny Pierścień leży na polu Oka albo niżej: nic się nie dzieje.
log-nazgul-placed = Do Minas Morgul przybywa Nazgûl: jest ich tam { $count } z 9 ({ $number ->
    [0] { $cause }
   *[other] { $cause } { $number }
}).
log-nazgul-harmless = Nazgûle nikomu już nie szkodzą.
log-witch-king-slain = Czarnoksiężnik z Angmaru ginie: Nazgûle nikomu już nie szkodzą.

## Spotkania

log-stage = Nowy etap: { $stage }.
log-laid-out = Karty { $stage_gen } na polach 2–5: { $cards }.
log-turned-up = Odkryta karta na polu { $slot }: { $card }.
log-activated = Spotkanie na polu { $slot }: { $card }.
log-ally-taken = { $who } zyskuje sprzymierzeńca z pola { $slot }: { $card }.
log-left = Karta z pola { $slot } wypada z gry: { $card }.
log-used = { $who } używa karty: { $card }.
log-discarded = Wypada z gry bez użycia: { $card }.
log-no-ally = Nie ma sprzymierzeńca, którego można by stracić.
log-army-moved = Armia umarłych przechodzi na pole { $slot }.
log-army-stays = Armia umarłych nie ma dokąd przejść i zostaje.

## Gandalf

log-gandalf-drawn = { $who } dobiera kartę Gandalfa: { $card }.
log-gandalf-boxed = Wierzchnia karta Gandalfa wypada z gry; nikt jej nie widzi.
log-gandalf-none = Kart Gandalfa już nie ma.
log-gandalf-fallen = Żeton Gandalfa leży obok Helmowego Jaru: dopóki Powiernicy Pierścienia tam nie dotrą, Gandalf nie pomoże.
log-gandalf-back = Gandalf wraca: jego karty i symbol znów działają.
log-vision = Wierzchnia karta następnego stosu: { $card }.
log-vision-kept = Karta zostaje: { $card }.
log-vision-shuffled = Stos zostaje ponownie potasowany razem z tą kartą: { $card }.
log-vision-removed = Karta wypada z gry: { $card }.

## Walki i Isengard

log-battle-begins = Walka: { $card }. Wsparcie: { $supporters }.
log-battle-rolled = Kość walki: { $face }.
log-battle-won = Walka wygrana.
log-battle-lost = Walka przegrana: { $why }.
log-won-unrolled = Walka wygrana bez rzutu.
log-uruk-hai-placed = Do Isengardu { $count ->
    [one] przybywa 1 wojownik
    [few] przybywają { $count } wojownicy
   *[other] przybywa { $count } wojowników
}; wojowników jest tam teraz: { $warriors }.
log-uruk-hai-removed = Jeden Uruk-hai opuszcza Isengard; wojowników zostało tam: { $warriors }.
log-chieftain-removed = Wódz Uruk-hai pada; Isengard jest pusty.
log-isengard-full = Wszyscy wojownicy są już w Isengardzie.
log-isengard-free = Isengard jest wolny: Uruk-hai nie przybywają.
log-treebeard-placed = Żeton Drzewca leży w Isengardzie: każda wygrana walka z Uruk-hai usuwa jednego z nich.

## Koniec

log-over-won = Powiernicy Pierścienia docierają do Góry Przeznaczenia. Wygrywacie!
log-over-despair = Zabrakło odwagi. Przegrywacie.
log-over-nazgul = Do Minas Morgul przybył ostatni Nazgûl. Przegrywacie.

## Przyczyny i powody

cause-dark_heart = czarne serce, pole
cause-nazgul = Nazgûl, pole
cause-slot = odsłonięty symbol na torze spotkań, pole
cause-allies = nieużyte karty
lost-aragorn = Aragorn nie udziela wsparcia
lost-legolas = Legolas nie udziela wsparcia
lost-gimli = Gimli nie udziela wsparcia
lost-merry_pippin = Merry i Pippin nie udzielają wsparcia
lost-gandalf = nie odrzucono karty Gandalfa
lost-banned = w czasie zakazu Balroga symbol Gandalfa przegrywa
lost-sauron = symbol Saurona
