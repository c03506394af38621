"""Logs once that the search is not compiled."""

import logging
import os
from functools import cache
from multiprocessing import parent_process

logger = logging.getLogger(__name__)


@cache
def say_slow() -> None:
    """Called where plain Python replaces a compiled search that could not be imported.

    Silent if ``WILDPARK_UNCOMPILED`` asks for that, and in worker processes.
    """
    if "WILDPARK_UNCOMPILED" not in os.environ and parent_process() is None:
        logger.warning("bots search slowly, as plain Python: wildpark doctor says what to do")
