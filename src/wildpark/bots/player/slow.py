"""Says once in the log that bots are slow here."""

import logging
import os
from functools import cache
from multiprocessing import parent_process

logger = logging.getLogger(__name__)


@cache
def say_slow() -> None:
    """Called where plain Python stands in for a compiled search that could not be imported.

    Silent where that was asked for, and in processes that another one has started.
    """
    if "WILDPARK_UNCOMPILED" not in os.environ and parent_process() is None:
        logger.warning("bots search slowly, as plain Python: wildpark doctor says what to do")
