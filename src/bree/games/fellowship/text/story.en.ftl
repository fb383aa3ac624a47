# Choosing a story

story-which = Story
story-campaign = The whole campaign
    .about = all eighteen chapters, in the order you like
    .more = You play chapter after chapter with the same people. The table keeps what you have won, so you can play on another day.
story-endless = The Road Goes Ever On
    .about = a chapter that is drawn, after the campaign
    .more = Characters, gifts and the special rider are drawn by chance. It is meant for people who have won all chapters.
story-plain = no special rule
story-threats = { $count } threat cards
story-characters = Characters: { $names }.
story-wins = Our careful bot wins { $share } of 100 first rounds.
story-campaign-best = { $count } of 18 won
