"""Run by Alembic: applies the steps over the connection that ``database.migrate`` hands in."""

from alembic import context

from wildpark.server.store.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
