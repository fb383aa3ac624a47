# Trzech i czterech graczy: kto gra czym, kto przewodzi, wspólne armie, wymiana kart.

## Gracze

gondor_player = gracz Gondoru
    .gen = gracza Gondoru
    .dat = graczowi Gondoru
    .acc = gracza Gondoru
    .ins = graczem Gondoru
    .number = one
    .short = Gondor
    .about = Gondor i Elfy
rohan_player = gracz Rohanu
    .gen = gracza Rohanu
    .dat = graczowi Rohanu
    .acc = gracza Rohanu
    .ins = graczem Rohanu
    .number = one
    .short = Rohan
    .about = Rohan, Północ i Krasnoludy
witch_king_player = gracz Czarnoksiężnika
    .gen = gracza Czarnoksiężnika
    .dat = graczowi Czarnoksiężnika
    .acc = gracza Czarnoksiężnika
    .ins = graczem Czarnoksiężnika
    .number = one
    .short = Sauron
    .about = Sauron
saruman_player = gracz Sarumana
    .gen = gracza Sarumana
    .dat = graczowi Sarumana
    .acc = gracza Sarumana
    .ins = graczem Sarumana
    .number = one
    .short = Saruman
    .about = Isengard oraz Południowcy i Easterlingowie

## Pytania

ask-draw_from = Z której talii dobierasz kartę?
    .character = talia postaci
    .strategy = talia strategii
ask-swap = Wymiana w ciemno ({ $mate }): którą kartę oddajesz?
    .pass = nie wymieniaj
ask-mix_where = W którym regionie proponujesz armię mieszaną?
ask-mix = { $mate } proponuje armię mieszaną { $region_in }. Zgadzasz się?
    .agree = zgadzam się
    .refuse = nie zgadzam się

## Dziennik

log-leads = W tej turze prowadzi { $who }.
log-swap-seen = { $done ->
    [0] Karty nie zostały wymienione.
   *[other] Oddajesz kartę „{ $card }”, dostajesz kartę „{ $other }”.
}
log-mixed = { $who } { $who_number ->
    [many] łączą
   *[one] łączy
} obie armie { $region_in } w armię mieszaną.
log-not-mixed = { $who } { $who_number ->
    [many] zostawiają
   *[one] zostawia
} armie { $region_in } osobno.
log-best-player = { $count ->
    [one] Najlepszy gracz zwycięskiej strony: { $who }.
   *[other] Najlepsi gracze zwycięskiej strony: { $who }.
}

## Linia po linii

line-leads = Prowadzą: { $free }, { $shadow }.
line-go = Teraz (lub ostatnio) działa { $who }.
line-mixed = Armie mieszane: { $regions }.
