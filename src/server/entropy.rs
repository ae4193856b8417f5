//! The source of randomness.

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use store::Moment;
use uuid::Uuid;

/// A source of randomness: the operating system's, or a seeded one for tests.
#[derive(Clone)]
pub struct Entropy(EntropySource);

#[derive(Clone)]
enum EntropySource {
    System,
    Seeded(Arc<Mutex<StdRng>>),
}

impl fmt::Debug for Entropy {
    /// Without its state, from which tokens could be foretold.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            EntropySource::System => "Entropy::system()",
            EntropySource::Seeded(_) => "Entropy::seeded(…)",
        })
    }
}

impl Entropy {
    /// The operating system's, fit for secrets.
    pub fn system() -> Self {
        Self(EntropySource::System)
    }

    /// The same bytes every time: for tests only.
    pub fn seeded(seed: u64) -> Self {
        Self(EntropySource::Seeded(Arc::new(Mutex::new(StdRng::seed_from_u64(seed)))))
    }

    /// Random bytes.
    ///
    /// # Panics
    ///
    /// If the operating system has none: there is no safe way to continue.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match &self.0 {
            EntropySource::System => {
                SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random bytes")
            }
            EntropySource::Seeded(chance) => {
                chance.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes)
            }
        }
        bytes
    }

    /// A UUIDv7 of this time. Ids sort by time, to about a quarter of a microsecond: the twelve
    /// bits after the milliseconds hold the fraction (RFC 9562, section 6.2, method 3), the rest is
    /// random.
    pub fn id(&self, now: Moment) -> Uuid {
        let microseconds = now.time().unix_timestamp_nanos() / 1_000;
        let millis = u64::try_from(microseconds / 1_000).unwrap_or(0);
        let fraction = u16::try_from(microseconds.rem_euclid(1_000) * 4_096 / 1_000).unwrap_or(0);
        let mut rest: [u8; 10] = self.bytes();
        rest[..2].copy_from_slice(&fraction.to_be_bytes());
        uuid::Builder::from_unix_timestamp_millis(millis, &rest).into_uuid()
    }
}
