//! docs/migrate.md, example by example.
