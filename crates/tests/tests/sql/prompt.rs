//! The prompt, on a terminal as a person has it.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use gputap_tests::gputap;
use rustix::fs::{Mode, OFlags, open};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::DEMO;

/// A program on a terminal of its own.
struct Terminal {
    child: Child,
    keys: File,
    shown: Receiver<Vec<u8>>,
    text: String,
}

impl Terminal {
    fn new(command: &mut Command) -> Terminal {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let name = ptsname(&ours, Vec::new()).unwrap();
        let theirs: OwnedFd = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
        let stdio = || Stdio::from(theirs.try_clone().unwrap());
        let child = command.stdin(stdio()).stdout(stdio()).stderr(stdio()).spawn().unwrap();
        let keys = File::from(ours);
        let mut screen = keys.try_clone().unwrap();
        let (send, shown) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(n @ 1..) = screen.read(&mut buffer) {
                if send.send(buffer[..n].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { child, keys, shown, text: String::new() }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// The same at the prompt; waits for an answer, and for the prompt behind it.
    fn ask(&mut self, keys: &str, answer: &str) {
        self.press(keys);
        self.expect(answer);
        self.expect("sql> ");
    }

    /// Waits until `what` is shown; what came before it and itself is taken off.
    fn expect(&mut self, what: &str) -> String {
        let limit = Instant::now() + Duration::from_secs(60);
        loop {
            if let Some(at) = self.text.find(what) {
                let rest = self.text.split_off(at + what.len());
                return std::mem::replace(&mut self.text, rest);
            }
            assert!(Instant::now() < limit, "waited in vain for {what:?} in {:?}", self.text);
            if let Ok(bytes) = self.shown.recv_timeout(Duration::from_millis(100)) {
                self.text += &String::from_utf8_lossy(&bytes);
            }
        }
    }
}

#[test]
fn a_person_asks_makes_mistakes_interrupts_and_leaves() {
    // Only who has the terminal gets its Ctrl-C.
    let mut command = Command::new("setsid");
    command.args(["--ctty", "--wait"]).arg(gputap()).arg("sql").arg(DEMO.path().join("demo.trace"));
    let mut terminal = Terminal::new(command.env("TERM", "xterm"));
    terminal.expect("simulated GPUs");
    terminal.expect("sql> ");
    terminal.ask(".tables\r", "graph_launches");
    terminal.ask(".schema marks\r", "time_ns");
    terminal.ask(".nonsense\r", "there is no .nonsense; .help lists what there is");
    terminal.ask(".help\r", "Ctrl-D leaves");
    terminal.press("SELECT count(*)\r");
    terminal.expect("...> ");
    terminal.ask("FROM cals;\r", "no such table: cals, did you mean calls?");
    terminal.ask("SELECT 40 + 2 AS answer;\r", "\n    42\r\n");
    // The key that goes back.
    terminal.ask("\x1b[A\r", "\n    42\r\n");
    // Tab completes.
    terminal.ask("SELECT 6 * 7 AS x FROM graph_laun\t LIMIT 1;\r", "1 row in ");
    terminal.press("WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t;\r");
    // The editor lets go of the terminal before a query runs; until then Ctrl-C would only clear the line.
    terminal.expect("[?2004l");
    std::thread::sleep(Duration::from_millis(300));
    terminal.ask("\x03", "interrupted: the query was ended before it was finished");
    terminal.ask("SELECT 'still ' || 'here';\r", "still here\r\n");
    terminal.ask("half a line\x03", "half a line");
    terminal.press("\x04");
    assert!(terminal.child.wait().unwrap().success());
}
