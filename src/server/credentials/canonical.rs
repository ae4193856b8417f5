//! A document as RDF in canonical form: what a proof signs is this, not the bytes of the file.
//!
//! JSON-LD is read by the contexts that are bundled here, and by no others: nothing is ever loaded.
//! A graph of nodes without names can be made such that ordering them takes for ever, so graphs in
//! which such nodes hang together are refused; no credential has any.

use oxjsonld::{JsonLdParser, JsonLdRemoteDocument};
use oxrdf::dataset::{CanonicalizationAlgorithm, CanonicalizationHashAlgorithm};
use oxrdf::{Dataset, GraphName, NamedOrBlankNode, Quad, Term};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// The context of the Verifiable Credentials Data Model 2.0.
pub const CREDENTIALS: &str = "https://www.w3.org/ns/credentials/v2";
/// The context of Open Badges 3.0.3.
pub const OPEN_BADGES: &str = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";
/// The context of what 1EdTech has added to it, such as the kind of its schema.
pub const EXTENSIONS: &str = "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json";

/// The contexts that are known, each as it is published.
pub const CONTEXTS: [(&str, &str); 3] = [
    (CREDENTIALS, include_str!("contexts/credentials-v2.json")),
    (OPEN_BADGES, include_str!("contexts/open-badges-3.0.3.json")),
    (EXTENSIONS, include_str!("contexts/open-badges-extensions.json")),
];

/// The most bytes of a document. A status list in which nothing repeats has about 23,000.
pub const LONGEST: usize = 128 * 1024;
/// Maximum nesting of a document.
pub const DEEPEST: usize = 32;
/// The most contexts, wherever they are named: one that is named again is worked through again.
const NAMED: usize = 16;
/// The most statements.
const QUADS: usize = 2_000;
/// The most nodes without names.
const BLANK: usize = 64;
/// The most statements from one such node to another.
const BETWEEN: usize = 4;

/// The reason a document has no canonical form here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CanonicalFault {
    /// Longer than [`LONGEST`].
    #[error("the document has {0} bytes, more than {LONGEST}")]
    TooLong(usize),
    /// Nested deeper than [`DEEPEST`].
    #[error("the document is nested deeper than {DEEPEST} levels")]
    TooDeep,
    /// A context that is not bundled.
    #[error("the context `{0}` is not known here, and none is ever loaded")]
    UnknownContext(String),
    /// Not JSON-LD.
    #[error("this is no JSON-LD: {0}")]
    NotJsonLd(String),
    /// More statements or contexts than any credential, or many interrelated blank nodes.
    #[error("the document is more entangled than any credential")]
    Entangled,
}

/// The document in canonical form: a line for each statement, in order.
pub fn canonical(document: &Value) -> Result<String, CanonicalFault> {
    let text = document.to_string();
    if text.len() > LONGEST {
        return Err(CanonicalFault::TooLong(text.len()));
    }
    if deeper_than(document, DEEPEST) {
        return Err(CanonicalFault::TooDeep);
    }
    if contexts(document) > NAMED {
        return Err(CanonicalFault::Entangled);
    }
    let unknown = Arc::new(Mutex::new(None));
    let first_unknown = unknown.clone();
    let parser =
        JsonLdParser::new().for_slice(&text).with_load_document_callback(move |url, _| {
            match CONTEXTS.iter().find(|(known, _)| *known == url) {
                Some((_, text)) => Ok(JsonLdRemoteDocument {
                    document: text.as_bytes().to_vec(),
                    document_url: url.to_owned(),
                }),
                None => {
                    first_unknown
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .get_or_insert_with(|| url.to_owned());
                    Err("not bundled".into())
                }
            }
        });
    let mut dataset = Dataset::new();
    for quad in parser {
        match quad {
            Ok(quad) => _ = dataset.insert(&quad),
            Err(cause) => {
                let unknown = unknown.lock().unwrap_or_else(PoisonError::into_inner).take();
                let other = || CanonicalFault::NotJsonLd(cause.to_string());
                return Err(unknown.map_or_else(other, CanonicalFault::UnknownContext));
            }
        }
        if dataset.len() > QUADS {
            return Err(CanonicalFault::Entangled);
        }
    }
    if entangled(&dataset) {
        return Err(CanonicalFault::Entangled);
    }
    dataset.canonicalize(CanonicalizationAlgorithm::Rdfc10 {
        hash_algorithm: CanonicalizationHashAlgorithm::Sha256,
    });
    let mut lines: Vec<String> = dataset.iter().map(|quad| format!("{quad} .\n")).collect();
    lines.sort_unstable();
    Ok(lines.concat())
}

/// True if ordering the blank nodes could take long.
fn entangled(dataset: &Dataset) -> bool {
    let mut blank = BTreeSet::new();
    let mut between = 0;
    for quad in dataset {
        let Quad { subject, object, graph_name, .. } = quad.into_owned();
        let mut here = 0;
        if let NamedOrBlankNode::BlankNode(node) = subject {
            here += 1;
            blank.insert(node.into_string());
        }
        if let Term::BlankNode(node) = object {
            here += 1;
            blank.insert(node.into_string());
        }
        if let GraphName::BlankNode(node) = graph_name {
            here += 1;
            blank.insert(node.into_string());
        }
        between += usize::from(here > 1);
    }
    blank.len() > BLANK || between > BETWEEN
}

/// True if a document is nested deeper than `most`.
fn deeper_than(document: &Value, most: usize) -> bool {
    let below = |value: &Value| most == 0 || deeper_than(value, most - 1);
    match document {
        Value::Array(all) => all.iter().any(below),
        Value::Object(fields) => fields.values().any(below),
        _ => false,
    }
}

/// Number of contexts in a document, at any depth.
fn contexts(document: &Value) -> usize {
    match document {
        Value::Array(all) => all.iter().map(contexts).sum(),
        Value::Object(fields) => {
            let named = |value: &Value| value.as_array().map_or(1, Vec::len);
            fields
                .iter()
                .map(|(name, value)| if name == "@context" { named(value) } else { 0 } + contexts(value))
                .sum()
        }
        _ => 0,
    }
}
