# Panowie Śródziemia: jak nazywają się kości, pierścienie, żetony

## Wyniki specjalnych kości

face-drawing = Dobranie karty
    .gen = Dobrania karty
    .acc = Dobranie karty
    .ins = Dobraniem karty
face-balrog = Wykorzystanie Balroga
    .gen = Wykorzystania Balroga
    .acc = Wykorzystanie Balroga
    .ins = Wykorzystaniem Balroga

## Specjalne kości

die-vilya = kość Vilyi
    .gen = kości Vilyi
    .acc = kość Vilyi
    .ins = kością Vilyi
die-nenya = kość Nenyi
    .gen = kości Nenyi
    .acc = kość Nenyi
    .ins = kością Nenyi
die-narya = kość Naryi
    .gen = kości Naryi
    .acc = kość Naryi
    .ins = kością Naryi
die-balrog = kość Balroga
    .gen = kości Balroga
    .acc = kość Balroga
    .ins = kością Balroga
die-gothmog = kość Gothmoga
    .gen = kości Gothmoga
    .acc = kość Gothmoga
    .ins = kością Gothmoga
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

## Pierścienie Elfów

ring-vilya = Vilya
    .gen = Vilyi
    .dat = Vilyi
    .acc = Vilyę
    .ins = Vilyą
ring-nenya = Nenya
    .gen = Nenyi
    .dat = Nenyi
    .acc = Nenyę
    .ins = Nenyą
ring-narya = Narya
    .gen = Naryi
    .dat = Naryi
    .acc = Naryę
    .ins = Naryą

## Żetony

token-wings = żeton: porusz Nazgûle i sługi
    .gen = żetonu: porusz Nazgûle i sługi
    .acc = żeton: porusz Nazgûle i sługi
token-banner = żeton: przesuń naród Cienia
    .gen = żetonu: przesuń naród Cienia
    .acc = żeton: przesuń naród Cienia
tile-smeagol = Sméagol

## Przed pierwszą turą

phase-0 = przygotowanie gry
