"""Prints how many seconds of the processor some counts to a million take, so that bounds of times hold on any machine.

    python3 Scripts/processor-seconds.py 400        # what 400 counts take here
"""

import sys
import time


def count():
    """The seconds of the processor for one count to a million."""
    start = time.process_time()
    number = 0
    while number < 1_000_000:
        number += 1
    return time.process_time() - start


# The shortest of some: the processor may have just been asleep, or shared.
print(round(int(sys.argv[1]) * min(count() for _ in range(20))))
