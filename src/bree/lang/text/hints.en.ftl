# Hints: what a bot would do, and what it weighed. Those of one game stand with the game's own texts.

hint-says = { $bot } would choose: { $picks }.
hint-worth = It estimates the chance of winning at about { $share }% then.
hint-only = Nothing else is allowed here.
hint-mcts-best = In { $playouts } trial games with this, you win { $share } %.
hint-mcts-next = Next best: “{ $instead }”, with { $share } % of { $playouts } trial games.
