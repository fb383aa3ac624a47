# Lords of Middle-earth: what its dice, rings, tokens and tiles are called

## Faces of the special dice

face-drawing = Draw a card
face-balrog = Use the Balrog

## Special dice

die-vilya = Vilya die
die-nenya = Nenya die
die-narya = Narya die
die-balrog = Balrog die
die-gothmog = Gothmog die
die-vilya-army = Vilya: { face-army }
die-vilya-muster = Vilya: { face-muster }
die-vilya-event = Vilya: { face-event }
die-vilya-drawing = Vilya: { face-drawing }
die-vilya-eye = Vilya: { face-eye }
die-nenya-character = Nenya: { face-character }
die-nenya-muster = Nenya: { face-muster }
die-nenya-event = Nenya: { face-event }
die-nenya-drawing = Nenya: { face-drawing }
die-nenya-eye = Nenya: { face-eye }
die-narya-character = Narya: { face-character }
die-narya-muster = Narya: { face-muster }
die-narya-event = Narya: { face-event }
die-narya-drawing = Narya: { face-drawing }
die-narya-army = Narya: { face-army }
die-narya-eye = Narya: { face-eye }
die-balrog-character = Balrog: { face-character }
die-balrog-balrog = { face-balrog }
die-balrog-muster = Balrog: { face-muster }
die-balrog-drawing = Balrog: { face-drawing }
die-balrog-eye = Balrog: { face-eye }
die-gothmog-army = Gothmog: { face-army }
die-gothmog-muster = Gothmog: { face-muster }
die-gothmog-drawing = Gothmog: { face-drawing }
die-gothmog-eye = Gothmog: { face-eye }

## Elven Rings

ring-vilya = Vilya
ring-nenya = Nenya
ring-narya = Narya

## Tokens and tiles

token-wings = token: move Nazgûl and Minions
token-banner = token: advance a Shadow nation
tile-smeagol = Sméagol

## Before the first turn

phase-0 = setting up
