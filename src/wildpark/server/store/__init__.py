"""What is kept in a database: SQLAlchemy, one thread that writes, migrations by Alembic."""
