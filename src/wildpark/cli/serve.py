"""``wildpark serve``: the pages and tables of this machine, for play in the browser."""

import socket
import webbrowser
from collections.abc import Iterator
from contextlib import suppress

import click

from wildpark.cli import options
from wildpark.cli.words import Words


@click.command(
    epilog="Example: wildpark serve --open, or for others in the same network: "
    "wildpark serve --host 0.0.0.0",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen at; 0.0.0.0 lets others in the network in, :: those with IPv6 too.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: a free one."
)
@options.database
@click.option("--open/--no-open", "opens", default=False, help="Show the page in the browser.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Address by which people reach this server through a proxy, as https://games.example; "
    "can be given several times.",
)
@click.pass_obj
def command(
    words: Words,
    *,
    host: str,
    port: int,
    database: str | None,
    opens: bool,
    origins: tuple[str, ...],
) -> None:
    """Serve the pages until Ctrl-C. All that was acknowledged is kept."""
    # imported here: --help must not wait for the server's libraries
    from wildpark.server.web.run import listen, serve, unbracketed  # noqa: PLC0415  see above
    from wildpark.server.web.settings import Settings, default_database  # noqa: PLC0415  see above

    try:
        listener = listen(host, port)
    except OSError as error:
        text = words("serve-taken", host=host, port=str(port), reason=error.strerror or str(error))
        raise click.ClickException(text) from None
    settings = Settings(database=database or default_database(), origins=origins)
    bound = listener.getsockname()[1]

    def ready() -> None:
        own, *others = (f"http://{in_url(one)}:{bound}" for one in addresses(unbracketed(host)))
        click.echo(words("serve-at", address=own))
        for other in others:
            click.echo(words("serve-others", address=other))
        click.echo(words("serve-stop"))
        if opens:
            webbrowser.open(own)

    with suppress(KeyboardInterrupt):  # Ctrl-C: by now the server has stopped in good order
        serve(settings, listener, ready)


PROBES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""For each kind of address one that nobody has: no program is ever spoken to there."""


def addresses(host: str) -> Iterator[str]:
    """The hosts by which the server is reached: from this machine, then from the network."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104  compared, not bound
        yield host
        return
    yield "localhost"
    for family in PROBES if host == "::" else (socket.AF_INET,):
        yield from own_address(family)


def own_address(family: socket.AddressFamily) -> Iterator[str]:
    """This machine's address in the network, if it has one of this kind."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        # sends nothing: it only asks which of our addresses would be used
        probe.connect((PROBES[family], 9))
        yield probe.getsockname()[0]


def in_url(host: str) -> str:
    """A host as URLs have it: IPv6 in brackets, the name of a zone with its sign escaped."""
    return f"[{host.replace('%', '%25')}]" if ":" in host else host
