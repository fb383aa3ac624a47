"""Statistics with intervals."""

from math import sqrt

Z95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share. Shared victories count by their parts."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    scale = 1 + Z95**2 / trials
    middle = share + Z95**2 / (2 * trials)
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
