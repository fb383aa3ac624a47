# Rada Rivendell: wersje towarzyszy, pierwszy przewodnik, kto zaczyna poza Drużyną, żetony Cienia

ask-council = { $person }: która wersja wyrusza z Powiernikami Pierścienia?
ask-first_guide = Kto jest pierwszym przewodnikiem Drużyny?
ask-start_outside = { $gone ->
    [0] Czy ktoś zaczyna poza Drużyną, w swojej ojczyźnie?
   *[other] Czy ktoś jeszcze zaczyna poza Drużyną?
}
    .done = { $gone ->
        [0] nikt
       *[other] nikt więcej
    }
ask-token_choice = Poza Drużyną zaczyna jeden towarzysz. Który żeton bierzesz?
    .wings = { token-wings }
    .banner = { token-banner }
ask-guide_cancels = Żeton poszukiwań: { $tile }. Czy obaj hobbici z Shire’u mają zginąć, by go anulować?
    .cancel = tak, poświęć obu
    .pass = nie

action-rouse = towarzysz aktywuje swój naród w ojczyźnie
    .one = aktywuje naród towarzysza
    .many = aktywują naród towarzysza
action-rouse-dwarves = Gimli: aktywuj Krasnoludy
action-rouse-elves = Legolas: aktywuj Elfy
action-rouse-gondor = Boromir: aktywuj Gondor
action-rouse-north = aktywuj Północ
action-rouse-rohan = aktywuj Rohan

log-council-over = Drużyna jest wybrana; które wersje towarzyszy wyruszają, jest tajemnicą.
log-starts-outside = Poza Drużyną, { $region_in }, zaczyna { $who }.
log-token = Cień bierze { $token_acc }.
log-tokens = Poza Drużyną zaczyna kilku towarzyszy: Cień bierze oba żetony akcji.
log-token-used = Cień używa { $token_gen }.
log-pair-cancels = Obaj hobbici z Shire’u giną, a żeton jest anulowany.
