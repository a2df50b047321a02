//! Programs that are hard on whatever is loaded into them: each must say the same and end the same way with the library
//! as without it, and every call that it makes must be recorded or counted as dropped.

/// One test per line. The program is run with `what` as its argument, both ways; it must succeed, and all its calls must
/// be accounted for.
macro_rules! exact {
    ($program:literal: $($name:ident $what:literal),* $(,)?) => {
        $(#[test] fn $name() {
            let program = gputap_tests::Host::new($program).build();
            let outcome = gputap_tests::Job::new(program).arg($what).compare();
            assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
            outcome.assert_exact();
        })*
    };
}

mod allocators;
mod callbacks;
mod confined;
mod interrupts;
mod languages;
mod linking;
mod namespaces;
mod observed;
mod spawning;
mod surroundings;
mod thread_kinds;
