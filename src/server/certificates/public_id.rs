//! Public id of a certificate, used in its permanent URL: the federation's code and the
//! certificate's id, `demo.0193c5…`.

use crate::federation::is_code;
use std::fmt;
use std::str::FromStr;
use store::certificate::CertificateId;
use uuid::Uuid;

/// A certificate's id with its federation in a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicId {
    /// The code of the federation.
    pub federation: String,
    /// The certificate's id there.
    pub id: CertificateId,
}

/// Path prefix of its URL.
const PAGE: &str = "/verify/";

impl PublicId {
    /// Parses a copied id: also its full URL, in capitals, with spaces or hyphens.
    pub fn copied(text: &str) -> Option<PublicId> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.rsplit_once(PAGE).map_or(&*text, |(_, number)| number);
        let (federation, id) = text.trim_end_matches('/').split_once('.')?;
        let id = Uuid::try_parse(id).ok()?;
        let federation = federation.to_ascii_lowercase();
        is_code(&federation).then_some(PublicId { federation, id: CertificateId(id) })
    }
}

impl fmt::Display for PublicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.federation, self.id.0.simple())
    }
}

impl FromStr for PublicId {
    type Err = ();

    /// Accepts only the canonical form: a certificate has one URL.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (federation, id) = text.split_once('.').ok_or(())?;
        let id = Uuid::try_parse(id).map_err(drop)?;
        let read = PublicId { federation: federation.to_owned(), id: CertificateId(id) };
        if read.to_string() == text { Ok(read) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_ids() {
        let id = PublicId { federation: "demo".to_owned(), id: CertificateId(Uuid::from_u128(0xab)) };
        assert_eq!(id.to_string(), "demo.000000000000000000000000000000ab");
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn reads_copied_numbers() {
        let id = PublicId { federation: "demo".to_owned(), id: CertificateId(Uuid::from_u128(0xab)) };
        for text in [
            "demo.000000000000000000000000000000ab",
            " demo.0000 0000 0000 0000 0000 0000 0000 00AB\n",
            "DEMO.00000000-0000-0000-0000-0000000000ab",
            "https://director.example.org/verify/demo.000000000000000000000000000000ab",
            "https://director.example.org/verify/demo.000000000000000000000000000000ab/",
        ] {
            assert_eq!(PublicId::copied(text).as_ref(), Some(&id), "{text}");
        }
        for text in
            ["", "demo", "{}", "demo.ab", "{\"a\": 1.5}", "/verify/../demo.000000000000000000000000000000ab"]
        {
            assert_eq!(PublicId::copied(text), None, "{text}");
        }
    }

    #[test]
    fn rejects_anything_else() {
        for text in [
            "",
            "demo",
            "demo.",
            "demo.ab",
            "demo.000000000000000000000000000000AB",
            "demo.00000000-0000-0000-0000-0000000000ab",
        ] {
            assert_eq!(text.parse::<PublicId>(), Err(()), "{text}");
        }
    }
}
