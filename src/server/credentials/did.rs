//! Decentralised identifiers: the name under which an issuer is known to verifiers, and the
//! document that lists its keys.

use super::keys::PublicKey;
use serde::Serialize;
use std::fmt;
use std::fmt::Write;

/// An identifier, such as `did:web:example.org:did:ibf`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Did(String);

/// The reason an address has no identifier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DidFault {
    /// Not a host name with an optional port; `did:web` does not allow IPv6 addresses.
    #[error("`{0}` is no host, with or without a port")]
    Host(String),
    /// A part of the path is empty, or one that means another folder.
    #[error("`{0}` is no part of a path")]
    Part(String),
}

impl fmt::Display for Did {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Did {
    /// The identifier whose document is served at `https://{host}/{path}/did.json`; without a path
    /// at `/.well-known/did.json`. The host may have a port.
    pub fn web(host: &str, path: &[&str]) -> Result<Self, DidFault> {
        let wrong = || DidFault::Host(host.to_owned());
        let (name, port) = match host.split_once(':') {
            Some((name, port)) => (name, Some(port)),
            None => (host, None),
        };
        let sign = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
        let is_port = |port: &str| port.parse::<u16>().is_ok_and(|n| n > 0 && n.to_string() == port);
        if name.is_empty() || name.len() > 253 || !name.chars().all(sign) || !port.is_none_or(is_port) {
            return Err(wrong());
        }
        let mut did = format!("did:web:{}", name.to_ascii_lowercase());
        if let Some(port) = port {
            did.push_str("%3A");
            did.push_str(port);
        }
        for part in path {
            if matches!(*part, "" | "." | "..") {
                return Err(DidFault::Part((*part).to_owned()));
            }
            did.push(':');
            for byte in part.bytes() {
                match byte {
                    b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => did.push(byte.into()),
                    // Writing to a string does not fail.
                    _ => _ = write!(did, "%{byte:02X}"),
                }
            }
        }
        Ok(Self(did))
    }

    /// A `did:key`, which needs no document. Says nothing about its owner.
    pub fn key(key: &PublicKey) -> Self {
        Self(format!("did:key:{}", key.multikey()))
    }

    /// The identifier as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The verification method of a key of this issuer: the identifier, and the key after `#`.
    pub fn method(&self, key: &PublicKey) -> String {
        format!("{self}#{}", key.multikey())
    }

    /// The document of this identifier, with every key it ever signed with: a key that is left out
    /// takes what it has signed with it.
    pub fn document(&self, keys: &[PublicKey]) -> DidDocument {
        let method = |key: &PublicKey| Method {
            id: self.method(key),
            kind: "Multikey",
            controller: self.0.clone(),
            public_key_multibase: key.multikey(),
        };
        DidDocument {
            context: ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
            id: self.0.clone(),
            verification_method: keys.iter().map(method).collect(),
            assertion_method: keys.iter().map(|key| self.method(key)).collect(),
        }
    }
}

/// A DID document: the issuer's keys for assertions.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DidDocument {
    #[serde(rename = "@context")]
    context: [&'static str; 2],
    id: String,
    verification_method: Vec<Method>,
    assertion_method: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Method {
    id: String,
    #[serde(rename = "type")]
    kind: &'static str,
    controller: String,
    public_key_multibase: String,
}

impl DidDocument {
    /// The document as it is served.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}
