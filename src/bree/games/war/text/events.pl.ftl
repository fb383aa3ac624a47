# Co robią karty.

ask-levy_which = Która jednostka staje { $region_in }?
ask-levy_where = „{ $card }”: gdzie stawiasz figurki?
ask-volley_die = Rzut z karty „{ $card }”.
log-volley = „{ $card }”: wypada { $dice }; { $hits ->
    [0] bez trafień.
    [one] jedno trafienie.
    [few] { $hits } trafienia.
   *[other] { $hits } trafień.
}
ask-counsel_whom = „{ $card }”: który naród zostaje aktywowany i przesuwa się o pole?
ask-shoot_at = „{ $card }”: w którą armię uderza karta?
log-card-used = { $who } { $who_number ->
    [many] używają
   *[one] używa
} karty ze stołu: „{ $card }”.
log-card-leaves = Ze stołu schodzi karta „{ $card }”.
