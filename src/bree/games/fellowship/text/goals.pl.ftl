# Cele w tej rundzie
# `threat` to 0, póki nie jest znane; `also` to druga liczba złamanego miecza, a poza tym 0.

goal-tricks_at_least = Wygrać przynajmniej { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}{ $forbid ->
    [one_ring] {" "}i nie wygrać Jedynego Pierścienia
    [rings] {" "}i nie wygrać żadnej karty pierścieni
   *[nothing] {""}
}.
goal-tricks_exactly = Wygrać dokładnie { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}.
goal-tricks_between = Liczba wygranych lew: { $low } albo { $high }, ani mniej, ani więcej.
goal-tricks_equal_threat = { $also ->
    [0] { $threat ->
        [0] Wygrać dokładnie tyle lew, ile wskazuje zagrożenie.
        [one] Wygrać dokładnie jedną lewę.
        [few] Wygrać dokładnie { $threat } lewy.
       *[other] Wygrać dokładnie { $threat } lew.
    }
    [few] Wygrać dokładnie { $threat } albo { $also } lewy.
   *[other] Wygrać dokładnie { $threat } albo { $also } lew.
}
goal-tricks_above_or_below_threat = { $way ->
    [more] { $threat ->
        [0] Wygrać więcej lew, niż wskazuje zagrożenie.
        [one] Wygrać więcej niż jedną lewę.
        [few] Wygrać więcej niż { $threat } lewy.
       *[other] Wygrać więcej niż { $threat } lew.
    }
    [fewer] { $threat ->
        [0] Wygrać mniej lew, niż wskazuje zagrożenie.
        [one] Nie wygrać żadnej lewy.
        [few] Wygrać mniej niż { $threat } lewy.
       *[other] Wygrać mniej niż { $threat } lew.
    }
   *[either] { $threat ->
        [0] Wygrać więcej albo mniej lew, niż wskazuje zagrożenie, nigdy dokładnie tyle.
        [one] Wygrać dowolną liczbę lew, byle nie jedną.
       *[other] Wygrać dowolną liczbę lew, byle nie { $threat }.
    }
}
goal-fewest_tricks = Mieć najmniej lew; remis wystarcza.
goal-zero_tricks_others_at_least = Nie wygrać żadnej lewy, podczas gdy każdy inny wygrywa przynajmniej { $n ->
    [one] jedną
   *[other] { $n }
}.
goal-strictly_middle_tricks = Mieć mniej lew niż ktoś i więcej niż ktoś inny.
goal-one_unbroken_run_only = Wygrać dokładnie { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}, jedną zaraz po drugiej.
goal-win_one_of_last_tricks = Wygrać choć jedną z { $window } ostatnich lew.
goal-win_last_trick = Wygrać ostatnią lewę{ $forbid ->
    [one_ring] {" "}i nie wygrać Jedynego Pierścienia
    [rings] {" "}i nie wygrać żadnej karty pierścieni
   *[nothing] {""}
}.
goal-cards_of_suit_at_least = Wygrać przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $suit_gen }.
goal-cards_with_threat_rank_at_least = Wygrać przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $threat ->
    [0] o wartości zagrożenia
   *[other] o wartości { $threat }
}, obojętnie jakich kolorów.
goal-card_of_suit_with_threat_rank = { $second_kind ->
    [any] Wygrać kartę { $suit_gen }
   *[suit] Wygrać kartę { $suit_gen } i kartę { $second_gen }, obie
} { $threat ->
    [0] o wartości zagrożenia
   *[other] o wartości { $threat }
}.
goal-win_all_of_suit = Wygrać wszystkie karty { $suit_gen }.
goal-strictly_most_of_suit = Wygrać więcej kart { $suit_gen } niż ktokolwiek inny; remis nie wystarcza.
goal-everyone_wins_suit = Każda postać ma wygrać przynajmniej jedną kartę { $suit_gen }.
goal-tricks_containing_suit = Wygrać przynajmniej { $n ->
    [one] jedną lewę, w której
    [few] { $n } lewy, w których
   *[other] { $n } lew, w których
} jest karta { $suit_gen }.
goal-only_tricks_with_suit = Wygrać przynajmniej { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}, a w każdej wygranej mieć kartę { $suit_gen }.
goal-same_rank_at_least = Wygrać przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} tej samej wartości.
goal-one_of_each_rank = Wygrać po karcie każdej wartości od 1 do 8.
goal-each_suit_at_least = Wygrać kartę { $suit_gen }, kartę { $second_gen } i kartę { $third_gen }.
goal-run_of_ranks_in_suit = Wygrać { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $suit_gen } o kolejnych wartościach.
goal-won_suit_matches_kept_card = Wygrać przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} w kolorze karty, która na koniec zostaje na ręce.
goal-play_suit_in_last_trick = Do ostatniej lewy zagrać kartę { $suit_gen }; nie musi ona wygrać.
goal-none = Brak celu.
