# Drużyna: przewodnik, ruch i ukrycie, ujawnienie i odkrycie

ask-declare = Czy ujawnić Drużynę, a jeśli tak, to gdzie? (postęp: { $progress })
    .pass = nie ujawniaj
ask-guide = Kto zostaje przewodnikiem Drużyny?
ask-reveal_to = Drużyna jest odkryta. Gdzie stają Powiernicy Pierścienia? (postęp: { $progress })
ask-reveal_tiles = Przez ile twierdz Cienia wiedzie droga { $region_to }? Za każdą losuje się jeden żeton.

log-guide = Przewodnikiem Drużyny jest teraz { $who }.
log-gollum-guides = W Drużynie nie ma już towarzyszy: przewodnikiem zostaje Gollum.
log-fellowship-moves = Drużyna idzie dalej: postęp { $progress }.
log-fellowship-hides = Drużyna znów jest ukryta.
log-declared = Drużyna ujawnia się { $region_in }.
log-healed = Zepsucie spada o { $by }, do { $corruption }.
log-revealed = Drużyna zostaje odkryta.
log-revealed-at = Powiernicy Pierścienia są { $region_in }.
log-revealed-in-mordor = Drużyna zostaje odkryta w Mordorze.
