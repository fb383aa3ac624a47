# Podpowiedzi: co zrobiłby bot i co przy tym rozważył. To, co dotyczy jednej gry, stoi przy jej tekstach.

hint-says = { $bot } wybiera: { $picks }.
hint-worth = Według jego rachunku szansa na zwycięstwo wynosi wtedy około { $share }%.
hint-only = Nic innego nie jest tu dozwolone.
