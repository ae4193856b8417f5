//! The public URL of the site.

use std::fmt;
use url::Url;

/// The public URL of the site, such as `https://director.example.org`, with which links in emails
/// begin. May have a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Parses an HTTP or HTTPS URL without credentials, query and fragment.
    pub fn parse(text: &str) -> Option<Self> {
        let url = Url::parse(text.trim()).ok()?;
        let web = matches!(url.scheme(), "http" | "https") && url.host().is_some();
        let plain = url.username().is_empty() && url.password().is_none();
        let whole = url.query().is_none() && url.fragment().is_none();
        (web && plain && whole).then(|| Self(url.as_str().trim_end_matches('/').to_owned()))
    }

    /// The local machine's, the default.
    pub fn local() -> Self {
        Self("http://localhost:3000".to_owned())
    }

    /// The host, with its port if given, and the segments of the path.
    pub fn place(&self) -> (&str, Vec<&str>) {
        let rest = self.0.split_once("://").map_or(self.0.as_str(), |(_, rest)| rest);
        let mut parts = rest.split('/');
        let host = parts.next().unwrap_or_default();
        (host, parts.collect())
    }

    /// The full URL of a path of this site.
    pub fn with(&self, path: &str) -> String {
        format!("{}{path}", self.0)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn link_has_exactly_one_slash() {
        for (text, begin) in [
            ("https://director.example.org", "https://director.example.org"),
            (" https://director.example.org/ ", "https://director.example.org"),
            ("http://127.0.0.1:3000", "http://127.0.0.1:3000"),
            ("https://example.org/director/", "https://example.org/director"),
        ] {
            let link = PublicUrl::parse(text).expect(text).with("/reset");
            assert_eq!(link, format!("{begin}/reset"));
        }
        let below = PublicUrl::parse("https://example.org:8443/our/director/").expect("an address");
        assert_eq!(below.place(), ("example.org:8443", vec!["our", "director"]));
        for bad in [
            "",
            "director.example.org",
            "ftp://example.org",
            "https://a:b@example.org",
            "https://example.org/?a",
        ] {
            assert_eq!(PublicUrl::parse(bad), None, "{bad}");
        }
    }
}
