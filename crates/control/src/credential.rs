//! How to show who asks: a certificate, or a token.

use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::Arc;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};
use thiserror::Error;

/// Shortest token: 256 bits in hexadecimal digits.
const TOKEN_MIN: usize = 64;

/// Why a credential can't be used.
#[derive(Debug, Error)]
pub enum CredentialError {
    /// A file can't be read.
    #[error("{path}: {why}")]
    File {
        /// Path of the file that can't be read.
        path: String,
        /// Why the file can't be read.
        why: String,
    },
    /// A token that others can read.
    #[error(
        "{0} can be read by others, or is another user's: it must be yours or root's, with mode 0600 (chmod 600)"
    )]
    Open(String),
    /// A token that can be guessed.
    #[error("{0} has no token of {TOKEN_MIN} characters or more: `gputap certs token FILE` makes one")]
    Weak(String),
    /// They do not fit together.
    #[error("the certificate and its key: {0}")]
    Tls(#[from] rustls::Error),
}

/// What is sent to a daemon on another node.
#[derive(Clone, Default)]
pub struct Credential {
    /// TLS, with a certificate of ours if there is one.
    pub tls: Option<Arc<ClientConfig>>,
    /// A token that lets the caller in, if there is one.
    pub token: Option<String>,
}

impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credential")
            .field("tls", &self.tls.is_some())
            .field("token", &self.token.is_some())
            .finish()
    }
}

fn file<E: std::fmt::Display>(path: &Path) -> impl Fn(E) -> CredentialError {
    move |e| CredentialError::File { path: path.display().to_string(), why: e.to_string() }
}

/// Certificates of a file.
pub fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, CredentialError> {
    let all: Result<Vec<_>, _> = CertificateDer::pem_file_iter(path).map_err(file(path))?.collect();
    let all = all.map_err(file(path))?;
    if all.is_empty() {
        return Err(file(path)("there is no certificate in it"));
    }
    Ok(all)
}

/// The key of a file.
pub fn key(path: &Path) -> Result<PrivateKeyDer<'static>, CredentialError> {
    PrivateKeyDer::from_pem_file(path).map_err(file(path))
}

/// Authorities of a file.
pub fn roots(path: &Path) -> Result<RootCertStore, CredentialError> {
    let mut roots = RootCertStore::empty();
    for certificate in certificates(path)? {
        roots.add(certificate)?;
    }
    Ok(roots)
}

/// The token of a file that only its owner can read.
pub fn token(path: &Path) -> Result<String, CredentialError> {
    let mut opened = std::fs::File::open(path).map_err(file(path))?;
    // Of what is read, not of what the name means at another moment.
    let meta = opened.metadata().map_err(file(path))?;
    let own = rustix::process::getuid().as_raw();
    if meta.mode() & 0o077 != 0 || (meta.uid() != 0 && meta.uid() != own) {
        return Err(CredentialError::Open(path.display().to_string()));
    }
    let mut text = String::new();
    opened.read_to_string(&mut text).map_err(file(path))?;
    let token = text.trim();
    if token.len() < TOKEN_MIN || !token.bytes().all(|b| b.is_ascii_graphic()) {
        return Err(CredentialError::Weak(path.display().to_string()));
    }
    Ok(token.to_owned())
}

impl Credential {
    /// Believes this authority, and shows this certificate.
    pub fn with_tls(mut self, ca: &Path, own: Option<(&Path, &Path)>) -> Result<Credential, CredentialError> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots(ca)?);
        let config = match own {
            Some((cert, its_key)) => builder.with_client_auth_cert(certificates(cert)?, key(its_key)?)?,
            None => builder.with_no_client_auth(),
        };
        self.tls = Some(Arc::new(config));
        Ok(self)
    }
}
