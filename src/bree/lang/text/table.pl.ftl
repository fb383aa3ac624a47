# Sam stół: co mówi jego dziennik oprócz gry

effect-none = teraz bez efektu

log-origin-save = Tę grę wczytano z zapisu: wyniki rzutów i rozdanie mogły zostać dobrane.
log-seat-taken = { $who } siada do stołu: { $seat }.
log-seat-freed = Gospodarz zwalnia miejsce: { $seat }.
log-seat-bot = Odtąd gra bot ({ $who }): { $seat }.
log-seat-back = { $who } znowu gra: { $seat }.
log-origin-daily = To rozdanie dnia: takie samo dla wszystkich, bez cofania i podpowiedzi.
log-origin-lesson = To lekcja: rzuty, karty i odpowiedzi pozostałych graczy są w niej ustalone.
log-origin-branch = Ta gra toczy się dalej od pozycji z innej partii: a gdyby…
log-bot-failed = Bot, który grał na tym miejscu ({ $who }), zawiódł: { $why }. Dalej gra bot losowy.
log-outside-failed = Program, który grał na tym miejscu ({ $who }), zawiódł: { $why }. Dalej gra bot losowy. Ostatni komunikat programu: { $said }

# Wynik skończonej gry

result-turns = Tury: { $turns }
