//! A process that behaves as torch does towards a daemon: `scripted_torch DIR MINOR PERIOD_MS [steps]`.

use std::time::Duration;

use gputap_tests::torch::Torch;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, dir, minor, period, rest @ ..] = &args[..] else { panic!("DIR MINOR PERIOD_MS [steps]") };
    let torch = Torch::new(dir, minor.parse().unwrap());
    let torch = if rest.iter().any(|r| r == "steps") { torch.stepping() } else { torch };
    torch.live(Duration::from_millis(period.parse().unwrap()));
}
