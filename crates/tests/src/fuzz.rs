//! What any bytes may be given to: each target takes bytes that somebody else could have written, and must neither panic nor
//! answer with what can't be. The tests mutate good inputs with a seed; `fuzz/` gives the same targets to libFuzzer.

mod mutate;
mod node;
mod seeds;
mod target;

pub use mutate::mutate;
pub use seeds::seeds;

/// A target: its name, and what to do with the bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 9] = [
    ("records", target::records),
    ("ring", target::ring),
    ("process", target::process),
    ("journal", target::journal),
    ("segment", target::segment),
    ("trace", target::trace),
    ("datagram", node::datagram),
    ("dyno", node::dyno),
    ("config", node::config),
];

/// Gives the bytes to the target called `name`.
pub fn run(name: &str, bytes: &[u8]) {
    let (_, target) = TARGETS.iter().find(|(n, _)| *n == name).unwrap_or_else(|| panic!("no target {name}"));
    target(bytes);
}
