//! A client: one request per connection, each with a deadline.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, UnixStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use crate::api::Refusal;
use crate::credential::Credential;
use crate::error::{Error, explain_unix};
use crate::tunnel::Tunnel;
use crate::{text, trust};
use gputap_host::text::line;

/// Longest answer that is no file.
const ANSWER_MAX: usize = 8 << 20;
/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);
/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(15);
/// The same where a program must be started on another node first.
const START: Duration = Duration::from_secs(60);
/// How long a file may stand still.
const STALL: Duration = Duration::from_secs(30);

#[derive(Clone, Debug)]
enum At {
    Unix(PathBuf),
    Tcp { host: String, port: u16, credential: Credential },
    Through(Tunnel),
}

/// A daemon, and the way to call it.
#[derive(Clone, Debug)]
pub struct Client {
    at: At,
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

impl Client {
    /// The daemon behind a socket of this node.
    pub fn unix(path: &Path) -> Client {
        Client { at: At::Unix(path.to_owned()) }
    }

    /// The daemon of a host.
    pub fn tcp(host: &str, port: u16, credential: Credential) -> Client {
        Client { at: At::Tcp { host: host.to_owned(), port, credential } }
    }

    /// The daemon that a program leads to.
    pub fn through(tunnel: Tunnel) -> Client {
        Client { at: At::Through(tunnel) }
    }

    /// How long a connection may take, and how long an answer.
    fn patience(&self) -> (Duration, Duration) {
        match self.at {
            At::Through(_) => (START, START + ANSWER),
            _ => (CONNECT, ANSWER),
        }
    }

    /// Where it is.
    pub fn place(&self) -> String {
        match &self.at {
            At::Unix(path) => path.display().to_string(),
            At::Tcp { host, port, .. } => format!("{host}:{port}"),
            At::Through(tunnel) => tunnel.name().to_owned(),
        }
    }

    /// Reads what is at a path of the interface, with GET.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.call(Method::GET, path, Bytes::new()).await
    }

    /// Asks for something at a path of the interface, with POST.
    pub async fn post<B: Serialize, T: DeserializeOwned>(&self, path: &str, body: &B) -> Result<T, Error> {
        let body = serde_json::to_vec(body).map_err(|e| self.foreign(e))?;
        self.call(Method::POST, path, body.into()).await
    }

    /// Takes back what was asked for at a path of the interface, with DELETE.
    pub async fn delete<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.call(Method::DELETE, path, Bytes::new()).await
    }

    async fn call<T: DeserializeOwned>(&self, method: Method, path: &str, body: Bytes) -> Result<T, Error> {
        let answer = async {
            let response = self.send(method, path, body).await?;
            let status = response.status();
            let body = Limited::new(response.into_body(), ANSWER_MAX);
            let bytes = body.collect().await.map_err(|e| self.foreign(e))?.to_bytes();
            if status.is_success() {
                let mut value: Value = serde_json::from_slice(&bytes).map_err(|e| self.foreign(e))?;
                text::answer(&mut value);
                return serde_json::from_value(value).map_err(|e| self.foreign(e));
            }
            Err(self.refused(status, &bytes))
        };
        let (_, after) = self.patience();
        timeout(after, answer).await.unwrap_or(Err(Error::Slow { at: self.place(), after }))
    }

    /// Reads a file piece by piece.
    pub async fn file(
        &self,
        path: &str,
        mut each: impl FnMut(&[u8]) -> std::io::Result<()>,
    ) -> Result<u64, Error> {
        let slow = || Error::Slow { at: self.place(), after: STALL };
        let response = timeout(STALL.max(self.patience().1), self.send(Method::GET, path, Bytes::new()))
            .await
            .map_err(|_| slow())??;
        let status = response.status();
        let mut body = response.into_body();
        if !status.is_success() {
            let bytes =
                Limited::new(body, ANSWER_MAX).collect().await.map_err(|e| self.foreign(e))?.to_bytes();
            return Err(self.refused(status, &bytes));
        }
        let mut sum = 0;
        while let Some(frame) = timeout(STALL, body.frame()).await.map_err(|_| slow())? {
            if let Ok(data) = frame.map_err(|e| self.foreign(e))?.into_data() {
                sum += data.len() as u64;
                each(&data).map_err(|e| self.foreign(e))?;
            }
        }
        Ok(sum)
    }

    async fn send(&self, method: Method, path: &str, body: Bytes) -> Result<Response<Incoming>, Error> {
        let (after, _) = self.patience();
        let connected = timeout(after, self.connect()).await;
        let stream = connected.unwrap_or(Err(Error::Slow { at: self.place(), after }))?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|e| self.foreign(e))?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header("connection", "close");
        match &self.at {
            At::Unix(_) | At::Through(_) => request = request.header("host", "gputap"),
            At::Tcp { host, credential, .. } => {
                request = request.header("host", host);
                if let Some(token) = &credential.token {
                    request = request.header("authorization", format!("Bearer {token}"));
                }
            }
        }
        let request = request.body(Full::new(body)).map_err(|e| self.foreign(e))?;
        sender.send_request(request).await.map_err(|e| self.broken(&e))
    }

    async fn connect(&self) -> Result<Box<dyn Stream>, Error> {
        match &self.at {
            At::Unix(path) => {
                let stream =
                    UnixStream::connect(path).await.map_err(|e| self.absent(&explain_unix(path, &e)))?;
                // The one who listens, not the one whose name is on the file.
                let uid = stream.peer_cred().map_err(|e| self.absent(&e.to_string()))?.uid();
                if !trust::is_believed(path, uid) {
                    return Err(Error::Stranger { at: self.place(), uid });
                }
                Ok(Box::new(stream))
            }
            At::Tcp { host, port, credential } => {
                let addresses: Vec<SocketAddr> = lookup_host((host.as_str(), *port))
                    .await
                    .map_err(|e| self.absent(&format!("the name is not known ({e})")))?
                    .collect();
                let stream =
                    TcpStream::connect(&addresses[..]).await.map_err(|e| self.absent(&e.to_string()))?;
                let _ = stream.set_nodelay(true);
                let Some(tls) = &credential.tls else { return Ok(Box::new(stream)) };
                let name = ServerName::try_from(host.clone()).map_err(|e| self.foreign(e))?;
                let tls = TlsConnector::from(tls.clone()).connect(name, stream).await;
                Ok(Box::new(tls.map_err(|e| self.untrusted(e))?))
            }
            At::Through(tunnel) => {
                let stream = tunnel.connect().await.map_err(|why| self.absent(&why))?;
                Ok(Box::new(stream))
            }
        }
    }

    fn absent(&self, why: &str) -> Error {
        Error::Absent { at: self.place(), why: line(why).into_owned() }
    }

    fn untrusted(&self, e: std::io::Error) -> Error {
        match of_tls(&e) {
            Some(rustls::Error::InvalidCertificate(why)) => {
                Error::Untrusted { at: self.place(), why: why.to_string() }
            }
            Some(rustls::Error::InvalidMessage(_)) => {
                self.foreign("it does not speak TLS: is the port another one's?")
            }
            _ => self.broken(&e),
        }
    }

    /// With TLS 1.3 a server says only after the first request that it does not want us.
    fn broken(&self, e: &(dyn std::error::Error + 'static)) -> Error {
        match of_tls(e) {
            Some(why @ rustls::Error::AlertReceived(_)) => {
                Error::Unaccepted { at: self.place(), why: why.to_string() }
            }
            _ => self.foreign(e),
        }
    }

    fn foreign(&self, why: impl std::fmt::Display) -> Error {
        Error::Foreign { at: self.place(), why: line(&why.to_string()).into_owned() }
    }

    fn refused(&self, status: StatusCode, body: &[u8]) -> Error {
        let why = serde_json::from_slice::<Refusal>(body).map_or_else(|_| status.to_string(), |r| r.error);
        Error::Refused { at: self.place(), status: status.as_u16(), why: line(&why).into_owned() }
    }
}

/// The error of TLS behind another one.
fn of_tls<'a>(e: &'a (dyn std::error::Error + 'static)) -> Option<&'a rustls::Error> {
    let mut next = Some(e);
    while let Some(e) = next {
        if let Some(tls) = e.downcast_ref() {
            return Some(tls);
        }
        // An error of I/O does not name what it was made of as its source.
        let inner = e.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        next = inner.map(|i| i as &(dyn std::error::Error + 'static)).or(e.source());
    }
    None
}
