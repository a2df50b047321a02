//! Certificates for daemons and those who call them: a small authority of the operator's own.
//!
//! A node's certificate has its names and addresses, a caller's has one name that says who it is to every daemon: no daemon
//! needs a list of callers.

use std::io::Write;
use std::net::IpAddr;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use rcgen::{
    BasicConstraints, CertificateParams, DistinguishedName, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer,
    KeyPair, KeyUsagePurpose, SanType, date_time_ymd,
};

/// Name of whom every process may be shown to.
pub const OPERATOR: &str = "operator.gputap.internal";
/// End of a user's name, after `uid-` and his number.
pub const USER: &str = ".gputap.internal";
/// The authority's name.
const AUTHORITY: &str = "gputap authority";
/// How many days the authority's certificate is valid.
const AUTHORITY_DAYS: u64 = 3650;

/// Whom a certificate is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A daemon, by the name or address that callers use.
    Node(String),
    /// A caller who is this user.
    User(u32),
    /// A caller who may see and trace everybody.
    Operator,
}

impl Holder {
    /// Name of its files.
    fn file(&self) -> String {
        match self {
            Holder::Node(name) => format!("node-{}", name.replace(['/', ':'], "_")),
            Holder::User(uid) => format!("uid-{uid}"),
            Holder::Operator => "operator".into(),
        }
    }

    fn params(&self) -> Result<CertificateParams> {
        let (names, purpose) = match self {
            Holder::Node(name) => (name.clone(), ExtendedKeyUsagePurpose::ServerAuth),
            Holder::User(uid) => (format!("uid-{uid}{USER}"), ExtendedKeyUsagePurpose::ClientAuth),
            Holder::Operator => (OPERATOR.to_owned(), ExtendedKeyUsagePurpose::ClientAuth),
        };
        let mut params = CertificateParams::default();
        let san = match names.parse::<IpAddr>() {
            Ok(address) => SanType::IpAddress(address),
            Err(_) => {
                SanType::DnsName(names.clone().try_into().with_context(|| format!("'{names}' is no name"))?)
            }
        };
        params.subject_alt_names = vec![san];
        params.extended_key_usages = vec![purpose];
        params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        params.distinguished_name = DistinguishedName::new();
        params.distinguished_name.push(DnType::CommonName, names);
        Ok(params)
    }
}

/// Makes an authority in a directory that has none.
pub fn init(dir: &Path) -> Result<PathBuf> {
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(dir)?;
    let path = dir.join("ca.pem");
    if path.exists() {
        bail!("{} is there already: `gputap certs add` makes certificates with it", path.display());
    }
    let key = KeyPair::generate()?;
    let mut params = authority();
    live(&mut params, AUTHORITY_DAYS);
    let certificate = params.self_signed(&key)?;
    write(&dir.join("ca.key"), &key.serialize_pem(), 0o600)?;
    write(&path, &certificate.pem(), 0o644)?;
    Ok(path)
}

/// Makes a certificate with the authority of a directory; where it is.
pub fn add(dir: &Path, holder: &Holder, days: u64) -> Result<PathBuf> {
    let its_key = dir.join("ca.key");
    let pem = std::fs::read_to_string(&its_key)
        .with_context(|| format!("reading {}: `gputap certs init` makes an authority", its_key.display()))?;
    // What is needed of the authority to sign is its name and its key.
    let issuer = Issuer::new(authority(), KeyPair::from_pem(&pem)?);
    let key = KeyPair::generate()?;
    let mut params = holder.params()?;
    live(&mut params, days);
    let certificate = params.signed_by(&key, &issuer)?;
    let name = holder.file();
    write(&dir.join(format!("{name}.key")), &key.serialize_pem(), 0o600)?;
    let path = dir.join(format!("{name}.pem"));
    write(&path, &certificate.pem(), 0o644)?;
    Ok(path)
}

/// Makes a token.
pub fn token(path: &Path) -> Result<()> {
    let token = crate::spool::unguessable()? + &crate::spool::unguessable()?;
    write(path, &format!("{token}\n"), 0o600)
}

fn authority() -> CertificateParams {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    params.distinguished_name = DistinguishedName::new();
    params.distinguished_name.push(DnType::CommonName, AUTHORITY);
    params
}

/// From yesterday, for clocks that are behind, to the midnight that begins the last day.
fn live(params: &mut CertificateParams, days: u64) {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() / 86_400) as i64;
    let date = |day: i64| {
        let (y, m, d) = civil(day);
        date_time_ymd(y, m, d)
    };
    params.not_before = date(today - 1);
    params.not_after = date(today + days.min(36_500) as i64);
}

/// Year, month and day of a day since 1970, in the calendar that counts years from March.
fn civil(day: i64) -> (i32, u8, u8) {
    let z = day + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    let year = yoe + era * 400 + i64::from(month <= 2);
    (year as i32, month as u8, (doy - (153 * mp + 2) / 5 + 1) as u8)
}

/// A new file: what is there is not replaced.
fn write(path: &Path, text: &str, mode: u32) -> Result<()> {
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(mode)
        .open(path)
        .with_context(|| format!("making {}", path.display()))?;
    file.write_all(text.as_bytes()).with_context(|| format!("writing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::MetadataExt;

    use super::*;

    #[test]
    fn days() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
    }

    #[test]
    fn keys_are_their_owners_and_nothing_is_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let dir = dir.path().join("pki");
        init(&dir).unwrap();
        assert!(init(&dir).is_err());
        let path = add(&dir, &Holder::User(1000), 365).unwrap();
        assert!(add(&dir, &Holder::User(1000), 365).is_err());
        let mode = |name: &str| std::fs::metadata(dir.join(name)).unwrap().mode() & 0o777;
        assert_eq!((mode("ca.key"), mode("uid-1000.key")), (0o600, 0o600));
        assert!(std::fs::read_to_string(path).unwrap().contains("BEGIN CERTIFICATE"));
        assert!(add(&dir, &Holder::Node("10.0.0.1".into()), 1).is_ok());
    }
}
