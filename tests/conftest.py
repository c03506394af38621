"""What all tests share."""

import signal
from importlib.util import find_spec
from pathlib import Path

from hypothesis import HealthCheck, settings

import wildpark

MODULES = Path(wildpark.__file__).parent

settings.register_profile(
    "wildpark",
    deadline=None,  # a test never asserts a time
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,  # the same games on every machine; another seed: --hypothesis-seed
)
settings.load_profile("wildpark")


def pytest_configure() -> None:
    """Signals end the programs that tests start, also where ``nohup`` or a shell has them ignored.

    What a test is started with, the programs that it starts are too.
    """
    for one in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(one) is signal.SIG_IGN:
            signal.signal(one, signal.SIG_DFL)
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def hot_modules() -> list[str]:
    """The modules that a compiler may have made faster: those with a ``.pxd`` beside them."""
    paths = [path.with_suffix("").relative_to(MODULES) for path in MODULES.rglob("*.pxd")]
    return sorted(".".join(("wildpark", *path.parts)) for path in paths)


def is_compiled(module: str) -> bool:
    """Whether an import of ``module`` brings the compiled one."""
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def pytest_report_header() -> str:
    """Says which of the two speeds is being tested."""
    slow = [module for module in hot_modules() if not is_compiled(module)]
    if not slow:
        return "wildpark: compiled modules"
    if len(slow) == len(hot_modules()):
        return "wildpark: uncompiled, running the Python sources"
    return f"wildpark: partly compiled; running the Python sources of {', '.join(slow)}"
