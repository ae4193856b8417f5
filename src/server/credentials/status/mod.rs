//! Revocation and suspension of credentials: one bit each in a list without other content
//! (Bitstring Status List 1.0).
//!
//! A list has [`ENTRIES`] bits, so that a lookup does not reveal the credential, and indexes are
//! random. It is signed twice, as a document with an embedded proof and as a token, because
//! verifiers expect either.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use derive::Word;
use flate2::bufread::GzDecoder;
use flate2::{Compression, GzBuilder};
use std::io::{Read, Write};

mod list;

pub use list::{ListFault, StatusList};

/// Number of bits in a list.
pub const ENTRIES: u32 = 131_072;

/// Meaning of a set bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum StatusPurpose {
    /// Permanently invalid
    Revocation,
    /// Temporarily invalid
    Suspension,
}

/// The bits of a list.
#[derive(Clone, PartialEq, Eq)]
pub struct Bits(Vec<u8>);

impl std::fmt::Debug for Bits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bits({} set)", self.0.iter().map(|byte| byte.count_ones()).sum::<u32>())
    }
}

impl Default for Bits {
    fn default() -> Self {
        Self(vec![0; ENTRIES as usize / 8])
    }
}

/// The reason a text is not a list of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BitsFault {
    /// Does not begin with `u`, or is not base64 after it.
    #[error("the list is not written in base64")]
    Encoding,
    /// Not GZIP, or truncated.
    #[error("the list is not compressed as lists are")]
    Compression,
    /// Not [`ENTRIES`] bits long.
    #[error("the list has not {ENTRIES} entries")]
    Length,
}

impl Bits {
    /// A list in which these bits are set. What is not in a list is left out.
    pub fn with(set: impl IntoIterator<Item = u32>) -> Self {
        let mut bits = Self::default();
        for index in set {
            bits.set(index, true);
        }
        bits
    }

    /// The bit; `None` outside the list.
    pub fn get(&self, index: u32) -> Option<bool> {
        self.0.get(index as usize / 8).map(|byte| byte & mask(index) != 0)
    }

    /// Sets a bit, or takes it back.
    pub fn set(&mut self, index: u32, on: bool) {
        if let Some(byte) = self.0.get_mut(index as usize / 8) {
            if on { *byte |= mask(index) } else { *byte &= !mask(index) }
        }
    }

    /// The list as text: `u`, then compressed base64. Equal bits give equal text.
    pub fn encode(&self) -> String {
        let mut gzip = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
        // Writing to memory does not fail.
        let compressed = gzip.write_all(&self.0).and_then(|()| gzip.finish()).unwrap_or_default();
        format!("u{}", URL_SAFE_NO_PAD.encode(compressed))
    }

    /// Parses the output of [`Self::encode`]. Unpacks no more than the size of a list.
    pub fn decode(text: &str) -> Result<Self, BitsFault> {
        let text = text.strip_prefix('u').ok_or(BitsFault::Encoding)?;
        let compressed = URL_SAFE_NO_PAD.decode(text).map_err(|_| BitsFault::Encoding)?;
        let length = ENTRIES as usize / 8;
        let mut bytes = Vec::with_capacity(length + 1);
        let mut gzip = GzDecoder::new(compressed.as_slice()).take(length as u64 + 1);
        gzip.read_to_end(&mut bytes).map_err(|_| BitsFault::Compression)?;
        if bytes.len() == length { Ok(Self(bytes)) } else { Err(BitsFault::Length) }
    }
}

/// The first entry is the highest bit of the first byte.
fn mask(index: u32) -> u8 {
    0x80 >> (index % 8)
}
