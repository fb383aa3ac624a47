# Cards explained (`bree rules war CARD`, the card pages of the browser).

told-card = { $deck }, no. { $number }; icon: { $icon }
told-event = Event
told-needs = Requirement (WAR-6.5)
told-stays = Stays on the table (WAR-6.7, WAR-6.8).
told-combat = Combat card “{ $name }”, initiative { $initiative }
told-combat-needs = Requirement (WAR-12.4)
told-rules = Rules
told-reading = Our reading ({ $level })
told-facts = How sure
told-sure = the text is { $level }, { $source }.
told-proposed = The Polish name is our own translation; we know no Polish print of it.
told-shared = Event cards with this combat half
told-several = Cards of that name
sure-high = certain
sure-medium = likely
sure-low = doubtful
