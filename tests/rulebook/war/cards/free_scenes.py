"""Scenes that several Character cards of the Free Peoples share: each of these cards plays them in its own test."""

from tests.rulebook.war.cards.free_play import at_action, play, refused, works


def it_needs_a_character_or_an_event_result(card: str) -> None:
    for face in ("army", "muster", "army_muster"):
        t = at_action(card, face)
        assert t.asked == "free action"
        assert t.refuses("event") == "WAR-6.5"
    for face in ("character", "event", "will"):
        assert works(card, face)


def three_dice_hit_the_army_in_orthanc_with_four_or_more(card: str, awake: str) -> None:
    board = awake + "; orthanc: isengard 3r 1e saruman"
    t = play(card, board=board, politics="isengard 2").answer(card)
    assert (t.asked, t.s.steps["isengard"]) == ("chance volley_die", 1)  # it counts as an attack for politics
    t.roll("3 4 5")
    assert (t.asked, t.offers) == ("shadow hit", "isengard-regular isengard-elite both-isengard-elite")
    t.go("isengard-regular isengard-regular")
    assert (t.at_rest, t.here("orthanc")) == (True, "isengard 1r 1e saruman")


def the_ents_need_the_white_in_play_and_a_companion_in_fangorn(card: str, awake: str) -> None:
    orthanc = "; orthanc: isengard 1r"
    for board in ("fangorn: meriadoc", "edoras: gandalf_the_white"):
        assert refused(card, board=board + orthanc) == "WAR-6.5"
    assert works(card, board=awake + orthanc)
    assert works(card, board="fangorn: gandalf_the_white" + orthanc)
    # Orthanc is empty, so there is no effect.
    assert refused(card, board=awake) == "WAR-O5"
