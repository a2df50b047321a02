//! A process that behaves as torch does towards a daemon: `scripted_torch DIR MINOR PERIOD_MS [steps] [slowly | in-place]`.

use std::time::Duration;

use gputap_tests::torch::{Torch, Writes};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, dir, minor, period, rest @ ..] = &args[..] else {
        panic!("DIR MINOR PERIOD_MS [steps] [slowly | in-place]")
    };
    let torch = Torch::new(dir, minor.parse().unwrap());
    let has = |word: &str| rest.iter().any(|r| r == word);
    let torch = if has("steps") { torch.stepping() } else { torch };
    let writes = match (has("slowly"), has("in-place")) {
        (true, _) => Writes::Slowly,
        (_, true) => Writes::InPlace,
        _ => Writes::Renaming,
    };
    let torch = torch.writing(writes);
    torch.live(Duration::from_millis(period.parse().unwrap()));
}
