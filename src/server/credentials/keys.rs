//! A federation's signing keys, and the operator's key that seals them.

use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use base64::{Engine, alphabet};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use ed25519_dalek::{Signature, Signer};
use sha2::{Digest, Sha256};
use std::fmt;

/// Length of a seal's nonce.
pub const NONCE: usize = 24;

/// Version byte of a seal.
const SEAL: u8 = 1;

/// Prefix of an Ed25519 key in a Multikey: the multicodec `ed25519-pub`.
const ED25519: [u8; 2] = [0xed, 0x01];

/// The operator's key. It never leaves memory: not in `Debug`, not in an error.
pub struct OperatorKey([u8; 32]);

impl fmt::Debug for OperatorKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OperatorKey(…)")
    }
}

/// The reason a text is no operator's key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OperatorKeyFault {
    /// Nothing is there.
    #[error(
        "the operator’s key is empty: 32 bytes are wanted, in base64 or hexadecimal (`openssl rand -base64 32`)"
    )]
    Empty,
    /// Neither base64 nor hexadecimal.
    #[error(
        "the operator’s key is neither base64 nor hexadecimal: 32 bytes are wanted (`openssl rand -base64 32`)"
    )]
    Encoding,
    /// Wrong length.
    #[error("the operator’s key has {0} bytes, and 32 are wanted (`openssl rand -base64 32`)")]
    Length(usize),
}

impl OperatorKey {
    /// A key of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Parses 32 bytes in base64 (of either alphabet, padded or not) or hexadecimal, trimmed.
    pub fn read(text: &str) -> Result<Self, OperatorKeyFault> {
        let text = text.trim();
        if text.is_empty() {
            return Err(OperatorKeyFault::Empty);
        }
        // 64 hexadecimal digits would also be base64 of 48 bytes, which is never meant.
        let bytes = match hex::decode(text) {
            Ok(bytes) if bytes.len() == 32 => bytes,
            _ => from_base64(text).or_else(|| hex::decode(text).ok()).ok_or(OperatorKeyFault::Encoding)?,
        };
        bytes.try_into().map(Self).map_err(|bytes: Vec<u8>| OperatorKeyFault::Length(bytes.len()))
    }

    /// The key to the first steps of a new site. Derived, so that every node and every start has
    /// the same one; it tells nothing about the operator's key.
    pub fn setup_key(&self) -> String {
        let digest = Sha256::new_with_prefix(b"director first steps\0").chain_update(self.0).finalize();
        hex::encode(&digest[..16])
    }

    /// A short secret, sealed for what `name` says. The nonce is chance, fresh for each seal.
    ///
    /// # Panics
    ///
    /// Never: a short secret is not too long to seal.
    pub fn seal(&self, secret: &[u8], nonce: [u8; NONCE], name: &[u8]) -> Vec<u8> {
        let payload = Payload { msg: secret, aad: name };
        let sealed = self.cipher().encrypt(&XNonce::from(nonce), payload).expect("a short message");
        [&[SEAL][..], &nonce, &sealed].concat()
    }

    /// Opens the output of [`Self::seal`] for the same name.
    pub fn open(&self, sealed: &[u8], name: &[u8]) -> Result<Vec<u8>, SealFault> {
        let rest = sealed.strip_prefix(&[SEAL]).ok_or(SealFault::NoSeal)?;
        let (nonce, sealed) = rest.split_first_chunk::<NONCE>().ok_or(SealFault::NoSeal)?;
        let payload = Payload { msg: sealed, aad: name };
        self.cipher().decrypt(&XNonce::from(*nonce), payload).map_err(|_| SealFault::Closed)
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&Key::from(self.0))
    }
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let lax = GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    let of = |alphabet| GeneralPurpose::new(alphabet, lax).decode(text).ok();
    of(&alphabet::STANDARD).or_else(|| of(&alphabet::URL_SAFE))
}

/// Identity of a sealed key: a seal opens for no other federation and no other id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyName<'a> {
    pub federation: &'a str,
    pub key: &'a str,
}

impl KeyName<'_> {
    /// Both ids with their lengths, so that no two pairs give the same bytes.
    fn bytes(self) -> Vec<u8> {
        let mut bytes = b"director signing key".to_vec();
        for id in [self.federation, self.key] {
            bytes.extend((id.len() as u64).to_be_bytes());
            bytes.extend(id.as_bytes());
        }
        bytes
    }
}

/// The reason a seal does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealFault {
    /// Not a seal of this kind, or truncated.
    #[error("this is no sealed signing key")]
    NoSeal,
    /// Sealed under another operator's key or for another federation or key, or tampered with.
    #[error(
        "the signing key does not open: it was sealed under another operator’s key, or the seal was changed"
    )]
    Closed,
}

/// An Ed25519 key that signs. The secret is never shown.
pub struct SigningKey(ed25519_dalek::SigningKey);

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey({}, …)", self.public().multikey())
    }
}

impl SigningKey {
    /// The key of these bytes, which are the secret: fresh chance, used for nothing else.
    pub fn new(secret: [u8; 32]) -> Self {
        Self(ed25519_dalek::SigningKey::from_bytes(&secret))
    }

    /// The public half.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// The signature over a message.
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.0.sign(message).to_bytes()
    }

    /// The secret, sealed. The nonce is chance, fresh for each seal.
    pub fn seal(&self, operator: &OperatorKey, nonce: [u8; NONCE], name: KeyName<'_>) -> Vec<u8> {
        operator.seal(self.0.as_bytes(), nonce, &name.bytes())
    }

    /// Opens the output of [`Self::seal`] for the same name.
    pub fn open(sealed: &[u8], operator: &OperatorKey, name: KeyName<'_>) -> Result<Self, SealFault> {
        let opened = operator.open(sealed, &name.bytes())?;
        opened.try_into().map(Self::new).map_err(|_| SealFault::NoSeal)
    }
}

/// The public half of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicKey(ed25519_dalek::VerifyingKey);

/// A text is no public key of the kind that signs here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no Ed25519 key in the form of a Multikey")]
pub struct NoPublicKey;

impl PublicKey {
    /// The key as a Multikey: `z6Mk…`.
    pub fn multikey(&self) -> String {
        let bytes = [&ED25519[..], self.0.as_bytes()].concat();
        format!("z{}", bs58::encode(bytes).into_string())
    }

    /// Parses the output of [`Self::multikey`].
    pub fn read(multikey: &str) -> Result<Self, NoPublicKey> {
        let bytes = multikey.strip_prefix('z').filter(|text| text.len() < 64).ok_or(NoPublicKey)?;
        let bytes = bs58::decode(bytes).into_vec().map_err(|_| NoPublicKey)?;
        let key: &[u8; 32] =
            bytes.strip_prefix(&ED25519).and_then(|key| key.try_into().ok()).ok_or(NoPublicKey)?;
        ed25519_dalek::VerifyingKey::from_bytes(key).map(Self).map_err(|_| NoPublicKey)
    }

    /// True if a signature over a message is valid for this key. Refuses keys and signatures on
    /// which verifiers would disagree.
    pub fn verifies(&self, message: &[u8], signature: &[u8; 64]) -> bool {
        self.0.verify_strict(message, &Signature::from_bytes(signature)).is_ok()
    }
}
