//! Devices on which an account has been used. Their attempts are counted separately, so that
//! strangers elsewhere cannot lock the owner out.
//!
//! A device keeps a *mark*: a unique number and its MAC, keyed by the salted password hash. So
//! marks cannot be forged, none is stored, and a new password invalidates them all. A mark grants
//! no access; it only affects how attempts are counted.

use crate::Server;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::StoreError;
use store::account::{self, AccountRow};

/// Marks kept per device, the latest first, as several people may use it.
const KEPT: usize = 4;
/// Separator.
const BETWEEN: char = '.';
/// Bytes of the number.
const NUMBER: usize = 16;

/// The marks of a device, as it keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<DeviceMark>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct DeviceMark {
    number: [u8; NUMBER],
    mac: [u8; 32],
}

impl Marks {
    /// From the text of a cookie; what is no mark is passed over.
    pub fn read(text: &str) -> Self {
        Self(text.split(BETWEEN).filter_map(DeviceMark::read).take(KEPT).collect())
    }

    /// The value of the cookie.
    pub fn text(&self) -> String {
        let marks = self.0.iter().map(|mark| hex::encode([&mark.number[..], &mark.mac].concat()));
        marks.collect::<Vec<_>>().join(&BETWEEN.to_string())
    }

    /// By what the attempts of this device with an account are counted, if the account was used on it.
    pub(super) fn of(&self, account: &AccountRow) -> Option<String> {
        let found = self.0.iter().find(|mark| mark.is_of(account))?;
        Some(format!("device {}", hex::encode(found.number)))
    }

    fn with(mut self, mark: DeviceMark) -> Self {
        self.0.insert(0, mark);
        self.0.truncate(KEPT);
        self
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

    /// In a time that tells nothing of the right one.
    fn is_of(&self, account: &AccountRow) -> bool {
        keyed(&self.number, account).is_some_and(|mac| mac.verify_slice(&self.mac).is_ok())
    }
}

/// None for an account without a password.
fn keyed(number: &[u8; NUMBER], account: &AccountRow) -> Option<Hmac<Sha256>> {
    let key = Some(account.password_hash.as_bytes()).filter(|key| !key.is_empty())?;
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(b"director device 1");
    mac.update(account.federation_id.0.as_bytes());
    mac.update(account.id.0.as_bytes());
    mac.update(number);
    Some(mac)
}

impl Server {
    /// The device's marks with one added for the account that just signed in; `None` if it has one.
    pub async fn marks_with(&self, who: &super::Account) -> Result<Option<Marks>, StoreError> {
        let Some(row) = account::by_id(&self.inner.store, who.federation, who.id).await? else {
            return Ok(None);
        };
        let marks = &self.browser.marks;
        if marks.of(&row).is_some() {
            return Ok(None);
        }
        Ok(DeviceMark::new(self.inner.entropy.bytes(), &row).map(|mark| marks.clone().with(mark)))
    }
}
