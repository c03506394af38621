"""Wildpark: three tabletop games about wildlife parks, for people, bots and research.

``from wildpark.rules import open_game`` opens a game; everything else is built on that.
Set ``WILDPARK_UNCOMPILED=1`` to run the Python sources even where compiled modules exist.
"""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("WILDPARK_UNCOMPILED"):
    from wildpark._uncompiled import SourceFinder

    sys.meta_path.insert(0, SourceFinder())
