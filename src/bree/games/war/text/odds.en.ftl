# bree odds war

odds-battle = The attack wins: { $won }%, loses: { $lost }%, nobody is left: { $both }%, ceases: { $ceased }%.
odds-battle-left = Units left on average: the attacker { $attacker }, the defender { $defender }.
odds-battle-round = After round { $number }: won { $won }%, lost { $lost }%, nobody left { $both }%, ceased { $ceased }%.
odds-hunt = A tile is drawn: { $tile }%; the Fellowship is revealed: { $reveal }%; damage on average: { $damage } (all 16 tiles in the pool).
odds-hunt-successes = Successes { $number }: { $share }%.
odds-hunt-damage = Damage { $number }: { $share }%.
odds-walk = After turn { $number }: the Ring destroyed { $destroyed }%, Ring-bearers corrupted { $corrupted }%, on the Mordor Track { $track }%, corruption so far { $corruption }.

no-odds-what = Cannot compute odds for “{ $what }”. Try: { $known }.
no-odds-armies = A battle needs two armies, for example: bree odds war battle "5r 2e 2l" "3r 1e".
no-odds-army = “{ $text }” is not an army. Write numbers with r (regulars), e (elites), l (leadership) and c (Captains of the West), each letter once: "5r 2e 2l".
no-odds-units = “{ $text }”: an army has from 1 to { $most } units.
no-odds-leaders = “{ $text }”: at most { $leadership } of leadership and { $captains } Captains of the West.
no-odds-ground = A battle is fought for a city or in a siege, not both: --city or --siege.
no-odds-one = Say one number after { $what }, for example: bree odds war { $what } 3.
no-odds-number = { $option } takes a number from { $least } to { $most }, not “{ $value }”.
