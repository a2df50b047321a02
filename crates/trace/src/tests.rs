//! The whole way: records through writer, rewriting and reader, against what was put in.

mod damage;
mod expiry;
mod failure;
mod history;
mod long;
mod resume;
mod rings;
mod roundtrip;
mod traces;
