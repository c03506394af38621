from collections.abc import Sequence

from wildpark.bots.player.worlds import Worlds

def sample(worlds: Worlds, actions: Sequence[int], first: int, last: int) -> list[int]: ...
