//! Whose socket is at the other end of a connection of this node: the kernel is asked for that one connection, or, where it does not
//! take questions, its table is read, which takes milliseconds however few connections there are.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::os::fd::AsRawFd;

use nix::sys::socket::{
    AddressFamily, MsgFlags, NetlinkAddr, SockFlag, SockProtocol, SockType, recv, sendto, socket,
};

/// Established, to the kernel.
const ESTABLISHED: u8 = 1;
const TCP: u8 = 6;
/// A question about one socket, of either family; `SOCK_DIAG_BY_FAMILY`.
const QUESTION: u16 = 20;
const REQUEST: u16 = 1;
/// Bytes of a header, of a question, and of the part of an answer that matters.
const HEADER: usize = 16;
const ASKED: usize = 56;
const TOLD: usize = 72;

/// The user whose socket it is.
pub fn owner(peer: SocketAddr, local: SocketAddr) -> Option<u32> {
    match ask(peer, local) {
        Ok(told) => told,
        Err(_) => {
            let table = if peer.is_ipv4() { "/proc/net/tcp" } else { "/proc/net/tcp6" };
            owner_in(&std::fs::read_to_string(table).ok()?, &entry(peer), &entry(local))
        }
    }
}

/// Asks the kernel. It answers within the call, so nothing is waited for.
fn ask(peer: SocketAddr, local: SocketAddr) -> nix::Result<Option<u32>> {
    let fd = socket(
        AddressFamily::Netlink,
        SockType::Datagram,
        SockFlag::SOCK_CLOEXEC,
        SockProtocol::NetlinkSockDiag,
    )?;
    sendto(fd.as_raw_fd(), &question(peer, local), &NetlinkAddr::new(0, 0), MsgFlags::empty())?;
    let mut answer = [0; 512];
    let bytes = recv(fd.as_raw_fd(), &mut answer, MsgFlags::MSG_DONTWAIT)?;
    Ok(told(&answer[..bytes]))
}

/// ```text
/// offset 0   u32 length, u16 kind, u16 flags, u32 number, u32 port
/// offset 16  u8 family, u8 protocol, u8 and u8 unused, u32 states
/// offset 24  be16 its port, be16 the other port, [16] its address, [16] the other address, u32 interface, u64 cookie
/// ```
fn question(peer: SocketAddr, local: SocketAddr) -> Vec<u8> {
    let address = |ip: IpAddr| {
        let mut bytes = [0; 16];
        match ip {
            IpAddr::V4(ip) => bytes[..4].copy_from_slice(&ip.octets()),
            IpAddr::V6(ip) => bytes = ip.octets(),
        }
        bytes
    };
    let family = if peer.is_ipv4() { AddressFamily::Inet } else { AddressFamily::Inet6 };
    let mut bytes = ((HEADER + ASKED) as u32).to_ne_bytes().to_vec();
    bytes.extend([QUESTION.to_ne_bytes(), REQUEST.to_ne_bytes()].concat());
    bytes.extend([0; 8]);
    bytes.extend([family as u8, TCP, 0, 0]);
    bytes.extend((1u32 << ESTABLISHED).to_ne_bytes());
    bytes.extend([peer.port().to_be_bytes(), local.port().to_be_bytes()].concat());
    bytes.extend([address(peer.ip()), address(local.ip())].concat());
    bytes.extend(0u32.to_ne_bytes());
    // No cookie: whichever it is now.
    bytes.extend(u64::MAX.to_ne_bytes());
    bytes
}

/// ```text
/// offset 16  u8 family, u8 state
/// offset 20  [48] as it was asked for
/// offset 68  u32 expires, u32 received, u32 sent, u32 user, u32 inode
/// ```
fn told(answer: &[u8]) -> Option<u32> {
    let message = answer.get(HEADER..HEADER + TOLD)?;
    let kind = u16::from_ne_bytes([answer[4], answer[5]]);
    let word =
        |at: usize| u32::from_ne_bytes([message[at], message[at + 1], message[at + 2], message[at + 3]]);
    // A connection without a process any more is root's by name: only one with an inode counts.
    (kind == QUESTION && message[1] == ESTABLISHED && word(68) != 0).then(|| word(64))
}

/// The same in the kernel's table.
fn owner_in(table: &str, peer: &str, local: &str) -> Option<u32> {
    let established = format!("{ESTABLISHED:02X}");
    table.lines().find_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let fits = fields.get(1) == Some(&peer)
            && fields.get(2) == Some(&local)
            && fields.get(3) == Some(&established.as_str());
        let open = fields.get(9).is_some_and(|inode| *inode != "0");
        (fits && open).then(|| fields.get(7)?.parse().ok()).flatten()
    })
}

/// An address as the kernel's table has it: words in the machine's order, hexadecimal.
fn entry(address: SocketAddr) -> String {
    let bytes = match address.ip() {
        IpAddr::V4(ip) => ip.octets().to_vec(),
        IpAddr::V6(ip) => ip.octets().to_vec(),
    };
    let mut text = String::new();
    for word in bytes.chunks_exact(4) {
        for byte in word.iter().rev() {
            let _ = write!(text, "{byte:02X}");
        }
    }
    let _ = write!(text, ":{:04X}", address.port());
    text
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    const TABLE: &str = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n\
   0: 0100007F:06F2 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 100 1 0\n\
   1: 0100007F:C000 0100007F:06F2 01 00000000:00000000 00:00000000 00000000  1000        0 777 1 0\n\
   2: 0100007F:C001 0100007F:06F2 06 00000000:00000000 00:00000000 00000000     0        0 0 1 0\n\
   3: 0100007F:C002 0100007F:06F2 01 00000000:00000000 00:00000000 00000000     0        0 0 1 0\n";

    #[test]
    fn the_owner_of_the_other_end() {
        let local = entry("127.0.0.1:1778".parse().unwrap());
        let of = |port: u16| owner_in(TABLE, &entry(SocketAddr::from((Ipv4Addr::LOCALHOST, port))), &local);
        assert_eq!(of(0xC000), Some(1000));
        assert_eq!((of(0xC001), of(0xC002)), (None, None), "what nobody holds open is not root's");
        assert_eq!(of(1), None);
        assert_eq!(entry("[::1]:1".parse().unwrap()), "00000000000000000000000001000000:0001");
    }

    #[tokio::test]
    async fn this_process_owns_its_connections() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, from) = listener.accept().await.unwrap();
        let (local, us) = (server.local_addr().unwrap(), rustix::process::getuid().as_raw());
        assert_eq!(owner(from, local), Some(us));
        assert_eq!(ask(from, local), Ok(Some(us)), "by asking, too");
        drop(client);
        assert_eq!(ask(from, local).unwrap_or(None), None, "one that is closed is nobody's");
    }
}
