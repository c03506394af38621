"""The line between browsers and a server: it can be cut, fall silent, and be mended."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


class Wire:
    """Passes connections on to a port of this machine, for as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[_Pair] = []
        self._cut = self._silent = False
        Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        """The address at which the server is reached over this wire."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """All connections end, and no new one comes about."""
        self._cut = True
        self._end_all()

    def silence(self) -> None:
        """Nothing arrives any more, though no connection ends; those that are open stay dead."""
        self._silent = True
        for pair in self._open:
            pair.silent = True

    def mend(self) -> None:
        """New connections come about again."""
        self._cut = self._silent = False

    def close(self) -> None:
        """Takes the wire away."""
        self._listener.close()
        self._end_all()

    def _end_all(self) -> None:
        for pair in self._open:
            pair.end()
        self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                near, _ = self._listener.accept()
                if self._cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._target))
                except OSError:  # the server is away
                    near.close()
                    continue
                self._open.append(_Pair(near, far, silent=self._silent))


class _Pair:
    """A connection from a browser, and the one to the server that goes with it."""

    def __init__(self, near: socket.socket, far: socket.socket, *, silent: bool) -> None:
        self.silent = silent
        self._ends = (near, far)
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def end(self) -> None:
        for one in self._ends:
            with suppress(OSError):  # the other side was faster
                one.shutdown(socket.SHUT_RDWR)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):  # one side has gone
            while data := one.recv(65536):
                if not self.silent:
                    other.sendall(data)
        self.end()
        one.close()


@contextmanager
def wire(port: int) -> Iterator[Wire]:
    """A wire to a port."""
    laid = Wire(port)
    try:
        yield laid
    finally:
        laid.close()
