# Ekran w terminalu

## Klawisze u dołu

term-key-enter = wybierz
term-key-toggle = zaznacz
term-key-confirm = zatwierdź
term-key-log = dziennik
term-key-why = zasada
term-key-undo = cofnij
term-key-hint = podpowiedź
term-key-language = English
term-key-light = barwy
term-key-leave = koniec
term-space = spacja

## Miejsca przy stole

term-you = ty
term-bot = bot

## Pytanie i gra innych

term-confirm = zatwierdź zaznaczone
term-chance = Los rozstrzyga…
term-plays = Gra { $who }… (dowolny klawisz przyspiesza)
term-won = Koniec gry. Zwycięstwo: { $who }! Dowolny klawisz zamyka stół.
term-lost = Koniec gry. Nikt nie zwyciężył. Dowolny klawisz zamyka stół.

## Wiersz pod spodem

term-hint = Podpowiedź: { $picks }.
term-hint-waits = Chwila namysłu nad podpowiedzią…
term-undone = Cofnięto ruch. Wybiera { $who }.
term-declined = { $who } się nie zgadza: ruch zostaje.
term-saving = Zapisuję grę…
term-unsaved = Jeszcze raz q: wyjście bez zapisu.
term-why-key = ? pokazuje zasadę

## Okna

term-close = Esc zamyka
term-rule-section = Instrukcja: { $section }
term-rule-ruling = Instrukcja o tym milczy: tak ustalono w Bree.
term-rule-option = Opcja stołu.
term-rule-uncertain = Pewność tej informacji jest niewielka.
term-consent = { $who }: { $seat } chce cofnąć ruch, choć potem coś się już zdarzyło. Zgoda?
term-consent-yes = tak, niech cofnie
term-consent-no = nie, ruch zostaje

## Wyprawa do Mordoru

term-mordor-short-black = cza.
term-mordor-short-yellow = żół.
term-mordor-short-red = cze.
term-mordor-short-blue = nie.
term-mordor-short-green = zie.
term-mordor-dice = Kostki
term-mordor-roll = Rzut { $number }
term-mordor-kept = Odłożone
term-mordor-target = Cel
term-mordor-nobody = nikt
term-mordor-out = poza grą
term-mordor-arrived = w Mordorze
term-mordor-left = wolne pola: { $fields }
