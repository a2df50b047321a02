//! A way to a daemon that has no address: a program, started where it can be reached, whose input and output carry the connection.
//!
//! `gputap relay` is that program, and `srun` or the like starts it on the daemon's node, as the user who asks: so the daemon
//! knows him by its own socket, and no port and no certificate is needed. One connection is carried at a time.
//!
//! ```text
//! both ways   u8 kind, u32 length (little-endian), bytes
//! relay       HELLO, once: what the launcher prints before is skipped
//! client      OPEN, then DATA with the request; END: take no more of the answer
//! relay       OPENED, or FAILED with a reason; then DATA with the answer, END after its last byte
//! ```

use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream as Blocking;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::net::UnixStream;
use tokio::sync::OwnedMutexGuard;

use crate::error::{Error, explain_unix};
use crate::trust;

/// What the relay says first.
const HELLO: &[u8] = b"\ngputap relay 1\n";
/// Most bytes that a frame may carry.
const FRAME_MAX: usize = 64 << 10;
/// Most that a launcher may print before the relay says something.
const NOISE_MAX: usize = 64 << 10;

const OPEN: u8 = 1;
const OPENED: u8 = 2;
const FAILED: u8 = 3;
const DATA: u8 = 4;
const END: u8 = 5;

/// How to get to a daemon.
#[derive(Clone, Debug)]
pub struct Tunnel {
    name: String,
    command: Vec<String>,
    unset: Vec<String>,
    pipe: Arc<tokio::sync::Mutex<Option<Pipe>>>,
}

/// A relay that runs.
#[derive(Debug)]
struct Pipe {
    stream: UnixStream,
    child: Child,
    said: Arc<Mutex<String>>,
}

impl Drop for Pipe {
    fn drop(&mut self) {
        // Its input ends with the stream, and with that the relay; the launcher may hang all the same.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Tunnel {
    /// A command that runs `gputap relay` near the daemon, without some variables of our environment.
    pub fn new(name: &str, command: Vec<String>, unset: Vec<String>) -> Tunnel {
        Tunnel { name: name.to_owned(), command, unset, pipe: Arc::default() }
    }

    /// What to call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A connection to the daemon; why there is none, otherwise.
    pub(crate) async fn connect(&self) -> Result<DuplexStream, String> {
        let mut pipe = self.pipe.clone().lock_owned().await;
        if pipe.is_none() {
            *pipe = Some(self.start().await?);
        }
        let Some(open) = pipe.as_mut() else { return Err("it ended".into()) };
        let opened = async {
            send(&mut open.stream, OPEN, &[]).await?;
            receive(&mut open.stream).await
        };
        match opened.await {
            Ok((OPENED, _)) => {}
            Ok((FAILED, why)) => return Err(String::from_utf8_lossy(&why).into_owned()),
            Ok(_) => return Err("it does not answer as a relay does".into()),
            Err(e) => {
                let why = open.why(&e);
                *pipe = None;
                return Err(why);
            }
        }
        let (ours, theirs) = duplex(FRAME_MAX);
        tokio::spawn(carry(pipe, theirs));
        Ok(ours)
    }

    async fn start(&self) -> Result<Pipe, String> {
        let (program, args) = self.command.split_first().ok_or("no program is named")?;
        let started = || -> std::io::Result<(UnixStream, Child)> {
            let (ours, theirs) = Blocking::pair()?;
            ours.set_nonblocking(true)?;
            let output = theirs.try_clone()?;
            let mut command = Command::new(program);
            for name in &self.unset {
                command.env_remove(name);
            }
            command
                .args(args)
                .stdin(Stdio::from(OwnedFd::from(theirs)))
                .stdout(Stdio::from(OwnedFd::from(output)))
                .stderr(Stdio::piped())
                // Ctrl-C is for us: what was asked for is taken back through here.
                .process_group(0);
            Ok((UnixStream::from_std(ours)?, command.spawn()?))
        };
        let (stream, mut child) = started().map_err(|e| format!("{program} can't be run: {e}"))?;
        let said = Arc::new(Mutex::new(String::new()));
        if let Some(stderr) = child.stderr.take() {
            let said = said.clone();
            std::thread::spawn(move || listen(stderr, &said));
        }
        let mut pipe = Pipe { stream, child, said };
        match greeted(&mut pipe.stream).await {
            Ok(()) => Ok(pipe),
            Err(e) => Err(pipe.why(&e)),
        }
    }
}

impl Pipe {
    /// What the launcher complained of last, which says more than that its output ended.
    fn why(&mut self, e: &std::io::Error) -> String {
        // The complaint may come a moment after the end.
        std::thread::sleep(std::time::Duration::from_millis(50));
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if said.is_empty() { format!("it ended without a word ({e})") } else { said }
    }
}

/// Keeps the last line that is not empty.
fn listen(mut stderr: impl Read, said: &Mutex<String>) {
    let (mut bytes, mut line) = ([0; 1024], Vec::<u8>::new());
    while let Ok(n @ 1..) = stderr.read(&mut bytes) {
        line.extend(&bytes[..n]);
        let text = String::from_utf8_lossy(&line).into_owned();
        if let Some(last) = text.lines().map(str::trim).rfind(|l| !l.is_empty()) {
            let plain: String = last.chars().filter(|c| !c.is_control()).take(500).collect();
            *said.lock().unwrap_or_else(PoisonError::into_inner) = plain;
        }
        let keep = line.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        line.drain(..keep.max(line.len().saturating_sub(4096)));
    }
}

async fn greeted(stream: &mut UnixStream) -> std::io::Result<()> {
    let mut seen = vec![b'\n'];
    while !seen.ends_with(HELLO) {
        if seen.len() > NOISE_MAX {
            return Err(std::io::Error::other("something else than a relay answers"));
        }
        seen.push(stream.read_u8().await?);
    }
    Ok(())
}

async fn send(stream: &mut (impl AsyncWriteExt + Unpin), kind: u8, bytes: &[u8]) -> std::io::Result<()> {
    let mut frame = vec![kind];
    frame.extend((bytes.len() as u32).to_le_bytes());
    frame.extend(bytes);
    stream.write_all(&frame).await
}

async fn receive(stream: &mut (impl AsyncReadExt + Unpin)) -> std::io::Result<(u8, Vec<u8>)> {
    let kind = stream.read_u8().await?;
    let length = stream.read_u32_le().await? as usize;
    if length > FRAME_MAX {
        return Err(std::io::Error::other("a frame that is too long"));
    }
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).await?;
    Ok((kind, bytes))
}

/// Carries one connection until the relay says that it has ended.
async fn carry(mut pipe: OwnedMutexGuard<Option<Pipe>>, theirs: DuplexStream) {
    let Some(open) = pipe.as_mut() else { return };
    if carried(&mut open.stream, theirs).await.is_err() {
        *pipe = None;
    }
}

async fn carried(stream: &mut UnixStream, theirs: DuplexStream) -> std::io::Result<()> {
    let (mut answer, mut request) = stream.split();
    let (mut from, mut to) = tokio::io::split(theirs);
    let forth = async {
        let mut bytes = vec![0; FRAME_MAX];
        while let Ok(n @ 1..) = from.read(&mut bytes).await {
            send(&mut request, DATA, &bytes[..n]).await?;
        }
        send(&mut request, END, &[]).await
    };
    let back = async {
        loop {
            match receive(&mut answer).await? {
                // Who asked may have gone; the rest is taken all the same, to be where the next one begins.
                (DATA, bytes) => {
                    let _ = to.write_all(&bytes).await;
                }
                (END, _) => return to.shutdown().await.or(Ok(())),
                _ => return Err(std::io::Error::other("a frame of another kind")),
            }
        }
    };
    tokio::pin!(forth, back);
    let mut asking = true;
    loop {
        tokio::select! {
            ended = &mut back => return ended,
            _ = &mut forth, if asking => asking = false,
        }
    }
}

/// The other end: carries connections to the socket at `path` until the input ends.
pub fn relay(path: &Path, mut input: impl Read, output: impl Write + Send + 'static) -> std::io::Result<()> {
    let output = Arc::new(Mutex::new(output));
    write(&output, None, HELLO)?;
    let mut open: Option<(Blocking, Arc<AtomicBool>)> = None;
    loop {
        let mut head = [0; 5];
        if input.read_exact(&mut head).is_err() {
            return Ok(());
        }
        let length = u32::from_le_bytes([head[1], head[2], head[3], head[4]]) as usize;
        if length > FRAME_MAX {
            return Err(std::io::Error::other("a frame that is too long"));
        }
        let mut bytes = vec![0; length];
        input.read_exact(&mut bytes)?;
        match head[0] {
            OPEN => match connect(path) {
                Ok(stream) => {
                    write(&output, Some(OPENED), &[])?;
                    let done = Arc::new(AtomicBool::new(false));
                    let (from, to, ended) = (stream.try_clone()?, output.clone(), done.clone());
                    std::thread::spawn(move || answer(from, &to, &ended));
                    open = Some((stream, done));
                }
                Err(why) => {
                    write(&output, Some(FAILED), why.as_bytes())?;
                }
            },
            // What comes after the answer has ended belongs to nothing.
            DATA => {
                if let Some((stream, _)) = open.as_mut().filter(|(_, done)| !done.load(Ordering::Acquire)) {
                    // A daemon that has closed has said why in its answer.
                    let _ = stream.write_all(&bytes);
                }
            }
            _ => {
                if let Some((stream, _)) = &open {
                    let _ = stream.shutdown(std::net::Shutdown::Write);
                }
            }
        }
    }
}

/// A connection to somebody who is believed; why there is none, otherwise.
fn connect(path: &Path) -> Result<Blocking, String> {
    let absent = |e: std::io::Error| format!("no daemon at {}: {}", path.display(), explain_unix(path, &e));
    let stream = Blocking::connect(path).map_err(absent)?;
    let peer = rustix::net::sockopt::socket_peercred(&stream).map_err(|e| absent(e.into()))?;
    let uid = peer.uid.as_raw();
    if trust::is_believed(path, uid) {
        return Ok(stream);
    }
    Err(Error::Stranger { at: path.display().to_string(), uid }.to_string())
}

fn answer(mut from: Blocking, to: &Mutex<impl Write>, done: &AtomicBool) {
    let mut bytes = vec![0; FRAME_MAX];
    while let Ok(n @ 1..) = from.read(&mut bytes) {
        if write(to, Some(DATA), &bytes[..n]).is_err() {
            return;
        }
    }
    done.store(true, Ordering::Release);
    let _ = write(to, Some(END), &[]);
}

fn write(output: &Mutex<impl Write>, kind: Option<u8>, bytes: &[u8]) -> std::io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(kind) = kind {
        output.write_all(&[kind])?;
        output.write_all(&(bytes.len() as u32).to_le_bytes())?;
    }
    output.write_all(bytes)?;
    output.flush()
}
