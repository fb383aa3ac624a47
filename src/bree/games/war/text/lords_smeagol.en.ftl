# Sméagol, and the Balrog on the way of the Fellowship

ask-balrog_way = The way { $region_to } may lead through the region of the Balrog. Which way was it?
    .through = through his region (a hunt tile is drawn)
    .past = past it
ask-dens_way = The way { $region_to } may touch a Shadow stronghold. Which way was it?
    .through = by a stronghold
    .past = past all of them

log-smeagol-joins = Sméagol joins the Fellowship and becomes its Guide.
log-smeagol-leaves = Sméagol slinks away and is out of the game.
log-smeagol-plots = “{ $card }” enters play.
log-smeagol-turns = Sméagol is left alone with the Ring-bearers and is Gollum again.
log-tile-idle = The tile “{ $tile }” does nothing: another is drawn.
log-balrog-tile = The Fellowship meets the Balrog: a hunt tile is drawn.
log-balrog-falls = The Guide and the Balrog fall together.
log-balrog-shuns = Gollum is the Guide: the Eye does nothing.
