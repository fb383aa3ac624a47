# Wybór opowieści

story-basic = Wszystkie miejsca są jednakowe. Najlepsza na pierwszą grę.
story-advanced = Każde miejsce ma własną zasadę dla tego, kto zaczyna tam turę.
