//! Marks of devices on which an account has been used. Their attempts are counted separately, so
//! that strangers elsewhere cannot lock the owner out.
//!
//! A mark is a unique number and its MAC, keyed by the salted password hash. So marks cannot be
//! forged, none is stored, and a new password invalidates them all. A mark grants no access; it
//! only affects how attempts are counted.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::account::AccountRow;

/// Maximum number of marks per device, the latest first, as several people may use it.
const CAPACITY: usize = 4;
/// Separator of marks in the cookie.
const SEPARATOR: char = '.';
/// Bytes of the number.
const NUMBER: usize = 16;

/// The marks in a device's cookie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<DeviceMark>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct DeviceMark {
    number: [u8; NUMBER],
    mac: [u8; 32],
}

impl Marks {
    /// Parses the text of a cookie; malformed marks are skipped.
    pub fn read(text: &str) -> Self {
        Self(text.split(SEPARATOR).filter_map(DeviceMark::read).take(CAPACITY).collect())
    }

    /// The value of the cookie.
    pub fn text(&self) -> String {
        let marks = self.0.iter().map(|mark| hex::encode([&mark.number[..], &mark.mac].concat()));
        marks.collect::<Vec<_>>().join(&SEPARATOR.to_string())
    }

    /// Rate-limit key of this device for an account, if the account was used on it.
    pub(super) fn key_for(&self, account: &AccountRow) -> Option<String> {
        let found = self.0.iter().find(|mark| mark.is_of(account))?;
        Some(format!("device {}", hex::encode(found.number)))
    }

    /// The marks with one added for an account; `None` if the account has no password.
    pub(super) fn with_mark_of(&self, account: &AccountRow, number: [u8; NUMBER]) -> Option<Self> {
        let mark = DeviceMark::new(number, account)?;
        Some(Self([mark].into_iter().chain(self.0.iter().cloned()).take(CAPACITY).collect()))
    }
}

impl DeviceMark {
    fn read(text: &str) -> Option<Self> {
        let bytes = hex::decode(text).ok()?;
        let (number, mac) = bytes.split_at_checked(NUMBER)?;
        Some(Self { number: number.try_into().ok()?, mac: mac.try_into().ok()? })
    }

    fn new(number: [u8; NUMBER], account: &AccountRow) -> Option<Self> {
        let mac = keyed(&number, account)?.finalize().into_bytes().into();
        Some(Self { number, mac })
    }

    /// Compares in constant time.
    fn is_of(&self, account: &AccountRow) -> bool {
        keyed(&self.number, account).is_some_and(|mac| mac.verify_slice(&self.mac).is_ok())
    }
}

/// The MAC of a number; `None` for an account without a password.
fn keyed(number: &[u8; NUMBER], account: &AccountRow) -> Option<Hmac<Sha256>> {
    let key = Some(account.password_hash.as_bytes()).filter(|key| !key.is_empty())?;
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(b"director device 1");
    mac.update(account.federation_id.0.as_bytes());
    mac.update(account.id.0.as_bytes());
    mac.update(number);
    Some(mac)
}
