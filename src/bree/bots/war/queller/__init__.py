"""`queller`: plays the Shadow by a list of rules, in the manner of the flow chart that the community plays alone with.

It plans no further than the next action and computes no odds. The Free Peoples it leaves to `captain`.
"""

from bree.bots.war.queller.queller import Queller

BOT = Queller
LEVEL = 1
