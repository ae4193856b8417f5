//! Six-digit codes derived from a shared secret (TOTP), and recovery codes.

use crate::entropy::Entropy;
use sha2::{Digest, Sha256};
use std::fmt;
use store::Moment;
use totp_rs::{Builder, Secret, Totp};

/// Number of recovery codes.
pub const RECOVERY_CODES: usize = 10;

/// The secret shared with a user's authenticator. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedSecret(Vec<u8>);

/// Recovery codes, shown once. `Debug` hides them.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCodes(Vec<String>);

impl SharedSecret {
    pub(super) fn of(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// For typing: groups of four letters and digits.
    pub fn typed(&self) -> String {
        let base32 = Secret::from(self.0.clone()).to_base32();
        base32.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
    }

    /// The `otpauth:` URL of the QR code.
    pub fn address(&self, site: &str, email: &str) -> String {
        let part = |text: &str| -> String {
            url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>().replace('+', "%20")
        };
        let (site, email) = (part(&site.replace(':', "")), part(email));
        let secret = Secret::from(self.0.clone()).to_base32();
        format!(
            "otpauth://totp/{site}:{email}?secret={secret}&issuer={site}&algorithm=SHA1&digits=6&period=30"
        )
    }

    /// The code at a time.
    pub fn code_at(&self, at: time::OffsetDateTime) -> String {
        totp(&self.0).generate(seconds(Moment::new(at))).to_string()
    }
}

impl fmt::Debug for SharedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedSecret(…)")
    }
}

impl RecoveryCodes {
    pub(super) fn new(entropy: &Entropy) -> Self {
        let code = |_| {
            let letters = Secret::from(entropy.bytes::<10>()).to_base32().to_lowercase();
            letters.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join("-")
        };
        Self((0..RECOVERY_CODES).map(code).collect())
    }

    /// The codes as displayed.
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }
}

impl fmt::Debug for RecoveryCodes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCodes(…)")
    }
}

/// The defaults of authenticator programs, some of which ignore other parameters.
fn totp(secret: &[u8]) -> Totp {
    Builder::new().with_secret(secret).with_digits(6).with_skew(1).with_step_duration(30).build_noncompliant()
}

fn seconds(at: Moment) -> u64 {
    u64::try_from(at.time().unix_timestamp()).unwrap_or_default()
}

/// The time step of a code, among the three accepted. Spaces are ignored.
pub(super) fn step_of(secret: &[u8], code: &str, now: Moment) -> Option<i64> {
    let digits: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let step = plain.then(|| totp(secret).check(&digits, seconds(now))).flatten()?;
    i64::try_from(step).ok()
}

/// The stored hash of a recovery code, independent of how it was typed. A plain one is enough for
/// 80 random bits.
pub(super) fn hash(code: &str) -> [u8; 32] {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    Sha256::digest(letters.to_ascii_lowercase()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::Duration;
    use time::macros::datetime;

    /// The vectors of RFC 6238, appendix B, of which six digits are used here.
    #[test]
    fn codes_match_rfc_6238() {
        let secret = SharedSecret(b"12345678901234567890".to_vec());
        for (at, code) in [
            (datetime!(1970-01-01 00:00:59 UTC), "287082"),
            (datetime!(2005-03-18 01:58:29 UTC), "081804"),
            (datetime!(2009-02-13 23:31:30 UTC), "005924"),
            (datetime!(2033-05-18 03:33:20 UTC), "279037"),
        ] {
            assert_eq!(secret.code_at(at), code);
            let step = step_of(&secret.0, code, Moment::new(at)).unwrap();
            assert_eq!(step, at.unix_timestamp() / 30);
            let spaced = format!("{} {}", &code[..3], &code[3..]);
            assert_eq!(step_of(&secret.0, &spaced, Moment::new(at + Duration::seconds(30))), Some(step));
            assert_eq!(step_of(&secret.0, code, Moment::new(at + Duration::seconds(90))), None);
        }
        for no_code in ["", "28708", "2870821", "abcdef", "２８７０８２"] {
            assert_eq!(step_of(&secret.0, no_code, Moment::new(datetime!(1970-01-01 00:00:59 UTC))), None);
        }
    }

    #[test]
    fn secret_url_is_standard() {
        let secret = SharedSecret(b"12345678901234567890".to_vec());
        assert_eq!(secret.typed(), "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
        assert_eq!(
            secret.address("Director, please!", "ada@example.org"),
            "otpauth://totp/Director%2C%20please%21:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ\
             &issuer=Director%2C%20please%21&algorithm=SHA1&digits=6&period=30"
        );
    }

    #[test]
    fn recovery_code_ignores_formatting() {
        let codes = RecoveryCodes::new(&Entropy::seeded(1));
        assert_eq!(codes.as_slice().len(), RECOVERY_CODES);
        let code = &codes.as_slice()[0];
        assert_eq!(code.len(), 19, "sixteen letters in four groups: {code}");
        let typed = code.replace('-', " ").to_uppercase();
        assert_eq!(hash(code), hash(&typed));
        assert_ne!(hash(code), hash(&codes.as_slice()[1]));
        assert_eq!(format!("{codes:?}"), "RecoveryCodes(…)");
    }
}
