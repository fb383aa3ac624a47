# Mordor

ask-enter_mordor = Czy Drużyna wkracza do Mordoru?
    .enter = wkrocz do Mordoru
    .pass = jeszcze nie

log-mordor = Drużyna wkracza na tor Mordoru.
log-mordor-pool = Pula poszukiwań na Mordor jest gotowa; { $tiles ->
    [one] leży w niej jeden żeton.
    [few] leżą w niej { $tiles } żetony.
   *[other] leży w niej { $tiles } żetonów.
}
log-mordor-moves = Drużyna idzie przez Mordor.
log-mordor-step = Drużyna dociera na pole { $track } toru Mordoru.
log-mordor-stop = Drużyna nie może iść dalej i zostaje na polu { $track } toru Mordoru.
