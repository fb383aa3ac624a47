# Opcje

option-players = Liczba graczy
option-overstack = Ruch, po którym w regionie stanie więcej niż dziesięć jednostek
    .allowed = dozwolony, nadwyżkę się usuwa
    .forbidden = zabroniony
option-inner_mordor = Ujawnienie lub odkrycie Drużyny w Gorgoroth, Nurn i Barad-dûr
    .allowed = możliwe
    .forbidden = niemożliwe
option-mordor_penalty = Zepsucie za turę bez ruchu w turze, w której Drużyna wkroczyła do Mordoru
    .counts = rośnie jak w każdej innej
    .spared = nie rośnie
option-captor_city = Zdobyte miasto chroni zdobywcę, który go broni
    .yes = tak
    .no = nie, tylko dawnego właściciela
