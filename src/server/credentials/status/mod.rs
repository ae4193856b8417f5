//! Which credentials are revoked or suspended: a bit for each in a list that says nothing else (Bitstring Status List 1.0).
//!
//! A list has [`ENTRIES`] bits, so that nobody can tell from it whose is looked up, and a credential's place in it is chance. It is signed
//! twice over, as a document with an embedded proof and as a token, because verifiers ask for either.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::bufread::GzDecoder;
use flate2::{Compression, GzBuilder};
use std::io::{Read, Write};

mod list;

pub use list::{ListFault, StatusList};

/// How many bits a list has.
pub const ENTRIES: u32 = 131_072;

/// What a bit of a list means where it is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Purpose {
    /// It is valid no more, and never again
    Revocation,
    /// It is not valid for now
    Suspension,
}

impl Purpose {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Revocation, Self::Suspension];

    /// What lists and credentials call it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Revocation => "revocation",
            Self::Suspension => "suspension",
        }
    }
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

/// Why a text is no list of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BitsFault {
    /// It does not begin with `u`, or goes on with what is not base64.
    #[error("the list is not written in base64")]
    Encoding,
    /// It is not compressed with GZIP, or cut off.
    #[error("the list is not compressed as lists are")]
    Compression,
    /// It has not [`ENTRIES`] bits.
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

    /// Whether a bit is set; `None` of what is not in the list.
    pub fn get(&self, index: u32) -> Option<bool> {
        self.0.get(index as usize / 8).map(|byte| byte & mask(index) != 0)
    }

    /// Sets a bit, or takes it back.
    pub fn set(&mut self, index: u32, on: bool) {
        if let Some(byte) = self.0.get_mut(index as usize / 8) {
            if on { *byte |= mask(index) } else { *byte &= !mask(index) }
        }
    }

    /// The list as text: compressed, in base64, with `u` before it. The same bits give the same text.
    pub fn encode(&self) -> String {
        let mut gzip = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
        // Writing to memory does not fail.
        let compressed = gzip.write_all(&self.0).and_then(|()| gzip.finish()).unwrap_or_default();
        format!("u{}", URL_SAFE_NO_PAD.encode(compressed))
    }

    /// Reads what [`Self::encode`] writes. However much a text would come to, no more than a list is unpacked.
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
