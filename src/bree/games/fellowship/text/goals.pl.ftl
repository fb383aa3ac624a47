# Cele w tej rundzie
# `threat` to 0, póki nie jest znane; `also` to druga liczba złamanego miecza, a poza tym 0.

goal-tricks_at_least = Zdobyć przynajmniej { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}{ $forbid ->
    [one_ring] {""}, a w żadnej z nich Jedynego Pierścienia
    [rings] {""}, a w żadnej z nich pierścienia
   *[nothing] {""}
}.
goal-tricks_exactly = Zdobyć dokładnie { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}.
goal-tricks_between = Liczba zdobytych lew: { $low } albo { $high }, ani mniej, ani więcej.
goal-tricks_equal_threat = { $also ->
    [0] { $threat ->
        [0] Zdobyć dokładnie tyle lew, ile wskazuje zagrożenie.
        [one] Zdobyć dokładnie jedną lewę.
        [few] Zdobyć dokładnie { $threat } lewy.
       *[other] Zdobyć dokładnie { $threat } lew.
    }
    [few] Zdobyć dokładnie { $threat } albo { $also } lewy.
   *[other] Zdobyć dokładnie { $threat } albo { $also } lew.
}
goal-tricks_above_or_below_threat = { $way ->
    [more] { $threat ->
        [0] Zdobyć więcej lew, niż wskazuje zagrożenie.
        [one] Zdobyć więcej niż jedną lewę.
        [few] Zdobyć więcej niż { $threat } lewy.
       *[other] Zdobyć więcej niż { $threat } lew.
    }
    [fewer] { $threat ->
        [0] Zdobyć mniej lew, niż wskazuje zagrożenie.
        [one] Nie zdobyć żadnej lewy.
        [few] Zdobyć mniej niż { $threat } lewy.
       *[other] Zdobyć mniej niż { $threat } lew.
    }
   *[either] { $threat ->
        [0] Zdobyć więcej albo mniej lew, niż wskazuje zagrożenie, nigdy dokładnie tyle.
        [one] Zdobyć dowolną liczbę lew, byle nie jedną.
       *[other] Zdobyć dowolną liczbę lew, byle nie { $threat }.
    }
}
goal-fewest_tricks = Mieć lew nie więcej niż ktokolwiek inny; remis o najmniejszą liczbę wystarcza.
goal-zero_tricks_others_at_least = Nie zdobyć żadnej lewy, podczas gdy każdy inny zdobywa przynajmniej { $n ->
    [one] jedną
   *[other] { $n }
}.
goal-strictly_middle_tricks = Ktoś ma mieć więcej lew, a ktoś mniej.
goal-one_unbroken_run_only = Zdobyć dokładnie { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}, jedną zaraz po drugiej.
goal-win_one_of_last_tricks = Zdobyć choć jedną z { $window } ostatnich lew.
goal-win_last_trick = Zdobyć ostatnią lewę{ $forbid ->
    [one_ring] {""}, a w żadnej lewie Jedynego Pierścienia
    [rings] {""}, a w żadnej lewie ani jednego pierścienia
   *[nothing] {""}
}.
goal-cards_of_suit_at_least = Zdobyć przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $suit_gen }.
goal-cards_with_threat_rank_at_least = Zdobyć przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $threat ->
    [0] o wartości zagrożenia
   *[other] o wartości { $threat }
}, obojętnie jakich kolorów.
goal-card_of_suit_with_threat_rank = { $second_kind ->
    [any] Zdobyć kartę { $suit_gen }
   *[suit] Zdobyć kartę { $suit_gen } i kartę { $second_gen }, obie
} { $threat ->
    [0] o wartości zagrożenia
   *[other] o wartości { $threat }
}.
goal-win_all_of_suit = Zdobyć wszystkie karty { $suit_gen }.
goal-strictly_most_of_suit = Zdobyć więcej kart { $suit_gen } niż ktokolwiek inny; remis nie wystarcza.
goal-everyone_wins_suit = Każda postać ma zdobyć przynajmniej jedną kartę { $suit_gen }.
goal-tricks_containing_suit = Zdobyć przynajmniej { $n ->
    [one] jedną lewę, w której
    [few] { $n } lewy, w których
   *[other] { $n } lew, w których
} jest karta { $suit_gen }.
goal-only_tricks_with_suit = Zdobyć przynajmniej { $n ->
    [one] jedną lewę
    [few] { $n } lewy
   *[other] { $n } lew
}, a w każdej zdobytej mieć kartę { $suit_gen }.
goal-same_rank_at_least = Zdobyć przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} tej samej wartości.
goal-one_of_each_rank = Zdobyć po karcie każdej wartości od 1 do 8.
goal-each_suit_at_least = Zdobyć kartę { $suit_gen }, kartę { $second_gen } i kartę { $third_gen }.
goal-run_of_ranks_in_suit = Zdobyć { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} { $suit_gen } o kolejnych wartościach.
goal-won_suit_matches_kept_card = Zdobyć przynajmniej { $n ->
    [one] jedną kartę
    [few] { $n } karty
   *[other] { $n } kart
} w kolorze karty, która na koniec zostaje na ręce.
goal-play_suit_in_last_trick = Do ostatniej lewy zagrać kartę { $suit_gen }; nie musi ona wygrać.
goal-none = Brak celu.
