//! HTTP: requests of a connection one after the other, every step with a deadline, the number of connections bounded.
//!
//! When all places are taken, the oldest connection that has no request here has to go: a client that sends its request at once is
//! never kept waiting by those who do not.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::channel::Channel;
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite};
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::Shared;
use crate::caller::Caller;
use crate::routes::{self, Response, refuse};

/// Connections at a time.
const CONNECTIONS_MAX: usize = 64;
/// A request's head must be here by then, the next one's after an answer, too; and its body.
const READ: Duration = Duration::from_secs(5);
/// The longest body.
const BODY_MAX: usize = 64 * 1024;
/// Longest time for one connection, the transfer of a file included.
const ALL: Duration = Duration::from_secs(600);
/// Piece of a file.
const PIECE: usize = 64 * 1024;

/// One connection's place.
struct Place {
    number: u64,
    task: AbortHandle,
    /// A request is here and not answered yet: whoever has got so far is served.
    served: Arc<AtomicBool>,
}

/// The places of a listener.
#[derive(Clone, Default)]
pub struct Places {
    inner: Arc<Mutex<(u64, VecDeque<Place>)>>,
}

impl Places {
    /// Serves a connection in a place of its own; makes one if there is none. Where all are being served, it is closed.
    pub fn serve(
        &self,
        shared: &Shared,
        connection: impl Future<Output = ()> + Send + 'static,
        served: Arc<AtomicBool>,
    ) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, places) = &mut *inner;
        if places.len() >= CONNECTIONS_MAX {
            let Some(at) = places.iter().position(|p| !p.served.load(Ordering::Relaxed)) else {
                shared.lock().registry.counters.refused += 1;
                return;
            };
            if let Some(place) = places.remove(at) {
                place.task.abort();
                shared.lock().registry.counters.evicted += 1;
            }
        }
        *count += 1;
        let number = *count;
        let mine = self.clone();
        let task = tokio::spawn(async move {
            let _ = timeout(ALL, connection).await;
            let mut inner = mine.inner.lock().unwrap_or_else(PoisonError::into_inner);
            inner.1.retain(|p| p.number != number);
        });
        places.push_back(Place { number, task: task.abort_handle(), served });
    }
}

/// Who a request comes from, once its head is known.
pub type Identify = Arc<dyn Fn(Option<&str>) -> Result<Caller, String> + Send + Sync>;

/// Serves one connection.
pub async fn connection<S>(shared: Shared, stream: S, identify: Identify, served: Arc<AtomicBool>)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let service = service_fn(move |request: Request<Incoming>| {
        let (shared, identify, served) = (shared.clone(), identify.clone(), served.clone());
        async move { Ok::<_, Infallible>(answer(shared, request, identify, served).await) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(READ).max_buf_size(16 * 1024);
    if let Err(e) = builder.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(error = %e, "a connection broke");
    }
}

type Body = BoxBody<Bytes, std::io::Error>;

/// A request that is being served: until its answer has been taken from here.
struct Serving(Arc<AtomicBool>);

impl Serving {
    fn begin(served: Arc<AtomicBool>) -> Serving {
        served.store(true, Ordering::Relaxed);
        Serving(served)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

async fn answer(
    shared: Shared,
    request: Request<Incoming>,
    identify: Identify,
    served: Arc<AtomicBool>,
) -> hyper::Response<Body> {
    let authorization = request.headers().get("authorization").and_then(|v| v.to_str().ok());
    let token = authorization.and_then(|v| v.strip_prefix("Bearer "));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut serving = None;
    let response = match identify(token) {
        Err(why) => {
            shared.lock().registry.counters.refused += 1;
            tracing::warn!(%method, path = crate::facts::plain(&path), why, "refused");
            refuse(StatusCode::UNAUTHORIZED, why)
        }
        Ok(caller) => match timeout(READ, Limited::new(request.into_body(), BODY_MAX).collect()).await {
            Ok(Ok(body)) => {
                serving = Some(Serving::begin(served));
                let response = routes::call(&shared, &caller, &method, &path, &body.to_bytes()).await;
                log(&caller, &method, &path, &response);
                response
            }
            Ok(Err(_)) => {
                refuse(StatusCode::PAYLOAD_TOO_LARGE, format!("a request has {BODY_MAX} bytes at most"))
            }
            Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, "the request did not come in time"),
        },
    };
    let (status, kind, body) = match response {
        Response::Json(status, bytes) => (status, "application/json", full(bytes)),
        Response::File(file, bytes) => (StatusCode::OK, "application/octet-stream", stream(file, bytes)),
    };
    let body = body.map_frame(move |frame| {
        let _held = &serving;
        frame
    });
    let mut answer = hyper::Response::new(body.boxed());
    *answer.status_mut() = status;
    answer.headers_mut().insert("content-type", hyper::header::HeaderValue::from_static(kind));
    answer
}

/// What changes or hands over something is always logged; reading only when somebody looks closely.
fn log(caller: &Caller, method: &Method, path: &str, response: &Response) {
    let path = crate::facts::plain(path);
    match response {
        Response::File(_, bytes) => tracing::info!(caller = caller.who, %method, path, bytes, "handed over"),
        Response::Json(status, _) if *method == Method::GET => {
            tracing::debug!(caller = caller.who, %method, path, status = status.as_u16(), "call");
        }
        Response::Json(status, _) => {
            tracing::info!(caller = caller.who, %method, path, status = status.as_u16(), "call");
        }
    }
}

fn full(bytes: Vec<u8>) -> Body {
    Full::new(Bytes::from(bytes)).map_err(|e| match e {}).boxed()
}

/// A file in pieces: no more than it had when it was opened.
fn stream(file: std::fs::File, bytes: u64) -> Body {
    let (mut pieces, body) = Channel::<Bytes, std::io::Error>::new(2);
    tokio::spawn(async move {
        let mut reader = tokio::fs::File::from_std(file).take(bytes);
        loop {
            let mut piece = vec![0; PIECE];
            match reader.read(&mut piece).await {
                Ok(0) => return,
                Ok(n) => {
                    piece.truncate(n);
                    if pieces.send_data(Bytes::from(piece)).await.is_err() {
                        return;
                    }
                }
                Err(e) => return pieces.abort(e),
            }
        }
    });
    body.boxed()
}
