//! The control interface on TCP: a certificate or a token says who comes.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use gputap_control::credential::{certificates, key, roots, token};
use rustls::ServerConfig;
use rustls::pki_types::CertificateDer;
use rustls::server::WebPkiClientVerifier;
use subtle::ConstantTimeEq;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use crate::Shared;
use crate::caller::{Caller, Holder};
use crate::certs::{OPERATOR, USER};
use crate::places::{Places, Seat};
use crate::server::{Identify, connection};
use crate::settings::Control;

/// How long a handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(5);

/// How the listener knows who comes.
#[derive(Clone)]
pub struct Remote {
    tls: Option<TlsAcceptor>,
    token: Option<String>,
    token_uid: Option<u32>,
}

impl Remote {
    /// From the settings.
    pub fn new(control: &Control) -> Result<Remote> {
        let tls = match (&control.tls_cert, &control.tls_key) {
            (Some(cert), Some(its_key)) => {
                let provider = Arc::new(rustls::crypto::ring::default_provider());
                let builder = ServerConfig::builder_with_provider(provider.clone())
                    .with_safe_default_protocol_versions()?;
                let builder = match &control.tls_ca {
                    Some(ca) => {
                        let roots = Arc::new(roots(ca).context("--tls-ca")?);
                        let verifier =
                            WebPkiClientVerifier::builder_with_provider(roots, provider).build()?;
                        builder.with_client_cert_verifier(verifier)
                    }
                    None => builder.with_no_client_auth(),
                };
                let config = builder.with_single_cert(
                    certificates(cert).context("--tls-cert")?,
                    key(its_key).context("--tls-key")?,
                )?;
                Some(TlsAcceptor::from(Arc::new(config)))
            }
            _ => None,
        };
        let token = control.token_file.as_deref().map(token).transpose().context("--token-file")?;
        Ok(Remote { tls, token, token_uid: control.token_uid })
    }

    /// Serves connections for ever.
    pub async fn serve(self, shared: Shared, listener: TcpListener) {
        let places = Places::default();
        loop {
            let (stream, from) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(e) => {
                    tracing::warn!(error = %e, "accepting");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let _ = stream.set_nodelay(true);
            // Until he has shown who he is, his address stands for him.
            let holder = Holder::Address(from.ip().to_canonical());
            let one = |stream, seat| self.clone().one(shared.clone(), stream, from, seat);
            places.serve(&shared, holder, stream, one);
        }
    }

    async fn one(self, shared: Shared, stream: TcpStream, from: SocketAddr, seat: Seat) {
        let Some(tls) = &self.tls else {
            return connection(shared, stream, self.identify(None, from.to_string()), seat).await;
        };
        match timeout(HANDSHAKE, tls.accept(stream)).await {
            Ok(Ok(stream)) => {
                let shown = stream.get_ref().1.peer_certificates().and_then(|c| c.first());
                let shown = shown.map(|c| c.clone().into_owned());
                let identify = self.identify(shown, from.to_string());
                connection(shared, stream, identify, seat).await;
            }
            Ok(Err(e)) => {
                let holder = seat.holder();
                let mut core = shared.lock();
                core.registry.counters.refused += 1;
                if core.logs(holder) {
                    tracing::warn!(%from, error = crate::process_look::plain(&e.to_string()), "refused");
                }
            }
            Err(_) => tracing::debug!(%from, "no handshake in time"),
        }
    }

    /// Who comes with this certificate, and with the token of a request.
    fn identify(&self, certificate: Option<CertificateDer<'static>>, from: String) -> Identify {
        let (expected, uid) = (self.token.clone(), self.token_uid);
        let by_certificate = certificate.map(|c| named(&c));
        Arc::new(move |token| {
            if let Some(name) = &by_certificate {
                let uid = name.clone()?;
                return Ok(Caller { uid, who: format!("{from} by certificate") });
            }
            match (&expected, token) {
                (Some(expected), Some(token)) if bool::from(expected.as_bytes().ct_eq(token.as_bytes())) => {
                    Ok(Caller { uid, who: format!("{from} by token") })
                }
                (Some(_), None) => Err("a token is needed: --token-file FILE".into()),
                (Some(_), Some(_)) => Err("this is not the daemon's token".into()),
                (None, _) => Err("a certificate is needed: --tls-cert and --tls-key".into()),
            }
        })
    }
}

/// The user that a certificate names; `None` is an operator.
fn named(certificate: &CertificateDer<'_>) -> Result<Option<u32>, String> {
    let none = || {
        "the certificate names neither a user nor an operator: `gputap certs add` makes one that does"
            .to_owned()
    };
    let certificate = webpki::EndEntityCert::try_from(certificate).map_err(|_| none())?;
    let found = certificate.valid_dns_names().find_map(|name| {
        if name == OPERATOR {
            return Some(None);
        }
        let uid = name.strip_prefix("uid-")?.strip_suffix(USER)?;
        uid.parse().ok().map(Some)
    });
    found.ok_or_else(none)
}
