//! The whole way: records through writer, rewriting and reader, against what was put in.

mod damage;
mod expiry;
mod history;
mod roundtrip;
