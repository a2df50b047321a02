//! HTTP: requests of a connection one after the other, every step with a deadline.

use std::convert::Infallible;
use std::sync::Arc;
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
use tokio::time::timeout;

use crate::Shared;
use crate::caller::Caller;
use crate::places::{Seat, Serving};
use crate::routes::{self, Response, refuse};

/// A request's head must be here by then, the next one's after an answer, too; and its body.
const READ: Duration = Duration::from_secs(5);
/// The longest body.
const BODY_MAX: usize = 64 * 1024;
/// Piece of a file.
const PIECE: usize = 64 * 1024;
/// How long a piece may wait for its reader.
const STALL: Duration = Duration::from_secs(30);

/// Who a request comes from, once its head is known.
pub type Identify = Arc<dyn Fn(Option<&str>) -> Result<Caller, String> + Send + Sync>;

/// Serves one connection.
pub async fn connection<S>(shared: Shared, stream: S, identify: Identify, seat: Seat)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let service = service_fn(move |request: Request<Incoming>| {
        let (shared, identify, seat) = (shared.clone(), identify.clone(), seat.clone());
        async move { Ok::<_, Infallible>(answer(shared, request, identify, seat).await) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(READ).max_buf_size(16 * 1024);
    if let Err(e) = builder.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(error = %e, "a connection broke");
    }
}

type Body = BoxBody<Bytes, std::io::Error>;

async fn answer(
    shared: Shared,
    request: Request<Incoming>,
    identify: Identify,
    seat: Seat,
) -> hyper::Response<Body> {
    let authorization = request.headers().get("authorization").and_then(|v| v.to_str().ok());
    let token = authorization.and_then(|v| v.strip_prefix("Bearer "));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut serving = None;
    let response = match identify(token) {
        Err(why) => {
            let holder = seat.holder();
            let mut core = shared.lock();
            core.registry.counters.refused += 1;
            if core.logs(holder) {
                tracing::warn!(%method, path = crate::process_look::plain(&path), why, "refused");
            }
            drop(core);
            refuse(StatusCode::UNAUTHORIZED, why)
        }
        Ok(caller) if !seat.belongs_to(caller.holder()) => {
            shared.lock().registry.counters.refused += 1;
            refuse(StatusCode::SERVICE_UNAVAILABLE, "you have too many connections here: close some")
        }
        Ok(caller) if !shared.lock().admits(&caller) => {
            let why = format!("more than {} calls a second: try again", crate::CALLS);
            refuse(StatusCode::TOO_MANY_REQUESTS, why)
        }
        Ok(caller) => match timeout(READ, Limited::new(request.into_body(), BODY_MAX).collect()).await {
            Ok(Ok(body)) => {
                serving = Some(Serving::begin(&seat));
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
    let path = crate::process_look::plain(path);
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
                    // A reader who has stopped gets no more.
                    match timeout(STALL, pieces.send_data(Bytes::from(piece))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return,
                        Err(_) => return pieces.abort(std::io::ErrorKind::TimedOut.into()),
                    }
                }
                Err(e) => return pieces.abort(e),
            }
        }
    });
    body.boxed()
}
