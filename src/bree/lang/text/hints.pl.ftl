# Podpowiedzi: co zrobiłby bot i co przy tym rozważył. To, co dotyczy jednej gry, stoi przy jej tekstach.

hint-says = { $bot } wybiera: { $picks }.
hint-worth = Według jego rachunku szansa na zwycięstwo wynosi wtedy około { $share }%.
hint-only = Nic innego nie jest tu dozwolone.
hint-mcts-best = W { $playouts } próbnych grach z tym wyborem wygrywasz { $share } %.
hint-mcts-next = Drugi wybór: „{ $instead }” – { $share } % z { $playouts } próbnych gier.
