//! The client of a request: user agent, network and language.

use super::device::Marks;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use words::Language;

/// Stored length of a user agent, in characters.
const USER_AGENT_LIMIT: usize = 300;

/// The client of a request; the default for programs and tests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Browser {
    /// User agent: printable, truncated.
    pub device: String,
    /// Network of the client; `None` if unknown.
    pub network: Option<Network>,
    /// Preferred language; `None` if unknown.
    pub language: Option<Language>,
    /// Device marks of accounts used on it.
    pub marks: Marks,
}

/// A network as limits count it: an IPv4 address, or the first 64 bits of an IPv6 address, as one
/// household has a whole such block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

impl Browser {
    /// A client with this user agent, network and preferred language.
    pub fn new(user_agent: &str, network: Option<Network>, language: Option<Language>) -> Self {
        let device = user_agent.chars().filter(|c| !c.is_control()).take(USER_AGENT_LIMIT).collect();
        Self { device, network, language, marks: Marks::default() }
    }

    /// The same client with these device marks.
    pub fn with_marks(self, marks: Marks) -> Self {
        Self { marks, ..self }
    }
}

impl Network {
    /// The network of an address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 => v4,
        })
    }

    /// The network of the last address in a header that a proxy appends to; earlier ones may be
    /// forged. A port after the address is ignored.
    pub fn named(header: &str) -> Option<Self> {
        let last = header.rsplit(',').next()?.trim();
        let bare = last.parse().ok().or_else(|| last.parse::<std::net::SocketAddr>().ok().map(|it| it.ip()));
        bare.map(Self::of)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Browser and system of a user agent, each as a token; empty if unknown.
pub fn browser_and_system(device: &str) -> (&'static str, &'static str) {
    // In this order: Edge and Opera claim to be Chrome, and Chrome claims to be Safari.
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg", "edge"),
        ("OPR/", "opera"),
        ("Firefox/", "firefox"),
        ("FxiOS/", "firefox"),
        ("Chrome/", "chrome"),
        ("Safari/", "safari"),
    ];
    // Android claims to be Linux, and an iPhone to be like a Mac.
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "android"),
        ("iPhone", "iphone"),
        ("iPad", "ipad"),
        ("Windows", "windows"),
        ("Mac OS X", "mac"),
        ("Linux", "linux"),
    ];
    let found = |among: &[(&str, &'static str)]| {
        among.iter().find(|(sign, _)| device.contains(sign)).map_or("", |(_, word)| word)
    };
    (found(&BROWSERS), found(&SYSTEMS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn network_is_an_address_or_prefix() {
        let network = |address: &str| Network::of(address.parse().unwrap()).to_string();
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }

    #[test]
    fn takes_the_proxys_last_address() {
        let named = |header: &str| Network::named(header).map(|network| network.to_string());
        assert_eq!(named("203.0.113.9, 192.0.2.7").as_deref(), Some("192.0.2.7"));
        assert_eq!(named("192.0.2.7:4711").as_deref(), Some("192.0.2.7"));
        assert_eq!(named("[2001:db8::1]:443").as_deref(), Some("2001:db8::"));
        for malformed in ["", "unknown", "192.0.2.7, somebody"] {
            assert_eq!(named(malformed), None, "{malformed}");
        }
    }

    #[test]
    fn a_browser_is_known_by_what_it_says() {
        for (user_agent, is) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("firefox", "linux")),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
                ("edge", "windows"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
                ("chrome", "android"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
                ("safari", "iphone"),
            ),
            ("curl/8.9", ("", "")),
        ] {
            assert_eq!(browser_and_system(user_agent), is, "{user_agent}");
        }
    }

    #[test]
    fn shortens_and_cleans_user_agents() {
        let browser = Browser::new(&format!("a\u{7}b\0{}", "x".repeat(1000)), None, None);
        assert!(browser.device.starts_with("abx"));
        assert_eq!(browser.device.chars().count(), USER_AGENT_LIMIT);
    }
}
