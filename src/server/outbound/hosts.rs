//! Where systems of federations may be: any public host by HTTPS, or only the hosts that the operator
//! lists.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use url::{Host, Url};

/// The hosts at which systems may be; none listed: any with a public address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

/// A place that may be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Destination {
    pub host: Host<String>,
    pub port: u16,
    /// True without TLS.
    pub is_plain: bool,
    /// True if its addresses may be private.
    pub is_listed: bool,
}

impl Hosts {
    /// Parses hosts, each with a port if need be, separated by commas.
    pub fn parse(text: &str) -> Option<Self> {
        let hosts = text.split(',').map(|host| host.trim().to_lowercase()).filter(|host| !host.is_empty());
        let hosts: Vec<String> = hosts.collect();
        let is_host = |host: &String| {
            let url = Url::parse(&format!("https://{host}"));
            url.is_ok_and(|url| {
                url.path() == "/" && url.username().is_empty() && !host.contains(['/', '?', '#'])
            })
        };
        hosts.iter().all(is_host).then_some(Self(hosts))
    }

    /// The place of a URL, if it may be asked. Plain HTTP is for listed hosts on this machine.
    pub(super) fn destination(&self, url: &Url) -> Option<Destination> {
        let (host, port) = (url.host()?.to_owned(), url.port_or_known_default()?);
        let is_listed = self.0.contains(&host.to_string()) || self.0.contains(&format!("{host}:{port}"));
        let is_here = match &host {
            Host::Domain(name) => name == "localhost",
            Host::Ipv4(address) => address.is_loopback(),
            Host::Ipv6(address) => address.is_loopback(),
        };
        let is_plain = url.scheme() == "http";
        let scheme_good = url.scheme() == "https" || (is_plain && is_listed && is_here);
        let is_local = match &host {
            Host::Domain(_) => false,
            Host::Ipv4(address) => !is_public((*address).into()),
            Host::Ipv6(address) => !is_public((*address).into()),
        };
        let good = scheme_good && url.username().is_empty() && url.password().is_none();
        let good = good && (is_listed || !is_local);
        (good && (is_listed || self.0.is_empty())).then_some(Destination { host, port, is_plain, is_listed })
    }
}

/// True for an address that belongs to the internet, not to a local network or to this machine.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    let special = v4.is_private()
        || v4.is_loopback()
        || v4.is_link_local()
        || v4.is_documentation()
        || v4.is_multicast()
        || a == 0
        || a >= 240;
    // Shared by carriers; protocol assignments; former relays; benchmarks.
    let shared = (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !special && !shared
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    let segments = v6.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        Ipv4Addr::new(a, b, c, d)
    };
    match segments {
        // NAT64 and 6to4 lead to an IPv4 address.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => is_public_v4(embedded(high, low)),
        // Teredo and other protocol assignments; documentation.
        [0x2001, 0..0x200, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..0x1000, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn local_addresses_are_not_public() {
        let of = |text: &str| is_public(text.parse().unwrap());
        for local in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!of(local), "{local}");
        }
        for public in ["9.9.9.9", "100.128.0.1", "172.32.0.1", "2620:fe::fe", "64:ff9b::909:909"] {
            assert!(of(public), "{public}");
        }
    }

    #[test]
    fn only_https_and_listed_hosts_are_asked() {
        let may = |hosts: &str, url: &str| {
            Hosts::parse(hosts).unwrap().destination(&Url::parse(url).unwrap()).is_some()
        };
        assert!(may("", "https://id.example.org/a"));
        for bad in ["http://id.example.org", "https://ada:hush@id.example.org", "ftp://id.example.org"] {
            assert!(!may("", bad), "{bad}");
        }
        for local in ["http://127.0.0.1:4000", "https://127.0.0.1", "https://10.1.2.3", "https://[::1]:8443"]
        {
            assert!(!may("", local), "{local} only if it is listed");
        }
        assert!(may("10.1.2.3", "https://10.1.2.3"));
        assert!(may("127.0.0.1:4000", "http://127.0.0.1:4000"));
        assert!(!may("127.0.0.1:4000", "http://127.0.0.1:4001"));
        assert!(!may("id.example.org", "http://id.example.org"), "plain HTTP on this machine only");
        assert!(may("id.example.org", "https://id.example.org:8443"));
        assert!(!may("id.example.org", "https://other.example.org"));
        for bad in ["https://id.example.org", "id.example.org/a", "a b", "ada@id.example.org"] {
            assert_eq!(Hosts::parse(bad), None, "{bad}");
        }
    }
}
