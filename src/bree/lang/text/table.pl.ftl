# Sam stół: co mówi jego dziennik oprócz gry

log-origin-save = Tę grę wczytano z zapisu: wyniki rzutów i rozdanie mogły zostać dobrane.
log-origin-branch = Ta gra toczy się dalej od pozycji z innej partii: a gdyby…
