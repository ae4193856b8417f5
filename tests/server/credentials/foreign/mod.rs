//! Independent verifiers: Digital Bazaar's for npm, and `openbadgeslib` for Python with the
//! official schema. Both accept credentials issued here, wholly offline, and reject changed ones.
//!
//! `cargo ci` installs them and names their folder in `CREDENTIAL_VERIFIERS`; manually, in a folder
//! of its own: copy `package.json` and `package-lock.json` from here, `npm ci --ignore-scripts`,
//! `pip install --no-deps --only-binary :all: --target python -r requirements.txt`, and unpack the
//! source of `openbadgeslib` in it.

use crate::credentials::{SIGNED, award, did, foreign_key, issued, key, list};
use serde_json::{Value, json};
use server::credentials::award::Award;
use server::credentials::did::Did;
use server::credentials::document::{Credential, unsigned};
use server::credentials::keys::SigningKey;
use server::credentials::proof::prove;
use server::credentials::status::{Bits, StatusList, StatusPurpose};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use time::macros::datetime;

/// Environment variable with the folder of the verifiers.
const FOLDER: &str = "CREDENTIAL_VERIFIERS";
/// Path of the schema in that folder.
const SCHEMA: &str =
    "openbadgeslib-4.6.3/tests/fixtures/ob_schemas/ob_v3p0_achievementcredential_schema.json";

/// Results of both verifiers for a credential.
#[derive(Debug)]
struct VerifierResults {
    bazaar: Value,
    python: Value,
}

impl VerifierResults {
    /// Asserts that both accept it, and that the schema reports only these fields.
    fn accepted(&self, console_messages: &[&str]) {
        assert_eq!(self.bazaar, json!({ "verified": true, "set": [], "error": null }));
        assert_eq!(self.python, json!({ "error": null, "schema": console_messages }));
    }

    /// Asserts that both reject it, with these words in their output.
    fn refused(&self, bazaar: &str, python: &str) {
        let told = |value: &Value| value["error"].as_str().unwrap_or_default().to_lowercase();
        assert_eq!(self.bazaar["verified"], false, "{self:?}");
        assert!(told(&self.bazaar).contains(bazaar) && told(&self.python).contains(python), "{self:?}");
    }

    /// Asserts that both find this bit set.
    fn set(&self, purpose: &str) {
        assert_eq!(self.bazaar["set"], json!([purpose]), "{self:?}");
        let text = self.python["error"].as_str().unwrap_or_default();
        assert!(text.contains(&format!("status '{purpose}' is set")), "{self:?}");
    }
}

fn folder() -> PathBuf {
    let folder = std::env::var_os(FOLDER);
    folder.expect("CREDENTIAL_VERIFIERS names the folder of the verifiers, as `cargo ci` does").into()
}

/// Runs a program with JSON on its standard input.
fn run(mut program: Command, asked: &Value) -> Vec<Value> {
    let name = format!("{program:?}");
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect(&name);
    child.stdin.take().expect("a pipe").write_all(asked.to_string().as_bytes()).expect(&name);
    let output = child.wait_with_output().expect(&name);
    assert!(output.status.success(), "{name}");
    serde_json::from_slice(&output.stdout).expect(&name)
}

/// The federation's public documents: its DID document, and its status lists signed with a key.
struct Served {
    bits: [Bits; 2],
    signer: SigningKey,
}

impl Default for Served {
    fn default() -> Self {
        Self { bits: [Bits::default(), Bits::default()], signer: key() }
    }
}

impl Served {
    fn lists(&self) -> impl Iterator<Item = StatusList> {
        StatusPurpose::ALL.into_iter().zip(&self.bits).map(|(purpose, bits)| StatusList {
            id: list(purpose),
            issuer: did().to_string(),
            purpose,
            bits: bits.clone(),
            valid_from: datetime!(2024-01-01 0:00 UTC),
            valid_until: datetime!(2090-01-01 0:00 UTC),
            ttl: 300_000,
        })
    }

    /// Runs both verifiers on all credentials.
    fn ask(&self, credentials: &[Value]) -> Vec<VerifierResults> {
        let parse = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
        let keys = did().document(&[other_own_key(), key().public()]).json();
        let mut documents = json!({ did().as_str(): parse(&keys) });
        let mut texts = json!({ "https://director.example/did/ibf/did.json": keys });
        for list in self.lists() {
            documents[&list.id] = parse(&list.document(&self.signer).expect("a signature"));
            texts[&list.id] = list.token(&self.signer).into();
        }
        let here = Path::new(env!("CHECKOUT")).join("tests/server/credentials/foreign");
        let mut node = Command::new("node");
        node.arg(here.join("verify.mjs")).env(FOLDER, folder());
        let bazaar = run(node, &json!({ "documents": documents, "credentials": credentials }));
        let mut python = Command::new("python3");
        python.arg(here.join("verify.py")).env("PYTHONPATH", folder().join("python"));
        let schema = folder().join(SCHEMA);
        let python = run(
            python,
            &json!({ "documents": texts, "schema": schema, "issuer": did().as_str(), "credentials": credentials }),
        );
        assert_eq!([bazaar.len(), python.len()], [credentials.len(); 2]);
        bazaar.into_iter().zip(python).map(|(bazaar, python)| VerifierResults { bazaar, python }).collect()
    }

    fn ask_of(&self, credential: Value) -> VerifierResults {
        self.ask(&[credential]).remove(0)
    }
}

/// A key of the federation that signs nothing here.
fn other_own_key() -> server::credentials::keys::PublicKey {
    SigningKey::new([9; 32]).public()
}

/// A credential that is valid at any time.
fn lasting() -> Award {
    Award {
        valid_from: datetime!(2024-01-01 0:00 UTC),
        valid_until: Some(datetime!(2090-01-01 0:00 UTC)),
        ..award()
    }
}

fn value(credential: &Credential) -> Value {
    serde_json::from_str(&credential.json()).expect("JSON")
}

fn good() -> Value {
    value(&issued(&lasting()))
}

#[test]
fn other_verifiers_accept_ours() {
    let mut one_status = lasting();
    one_status.status.pop();
    let mut least = one_status.clone();
    least.issuer.image = None;
    least.achievement.tags.clear();
    least.results.clear();
    least.evidence.clear();
    least.valid_until = None;
    let mut spelt = one_status.clone();
    spelt.holder.name = "Γιώργος \"Al\" D’Arcy-Щербакова <b>\\ 陈伟".to_owned();
    let results = Served::default().ask(&[
        value(&issued(&one_status)),
        value(&issued(&least)),
        value(&issued(&spelt)),
        good(),
    ]);
    for results in &results[..3] {
        results.accepted(&[]);
    }
    // The data model allows several statuses; the Open Badges schema is older and allows one.
    results[3].accepted(&["/credentialStatus"]);
}

#[test]
fn other_verifiers_reject_changes() {
    let mut changes: Vec<Value> = Vec::new();
    let mut change = |change: fn(&mut Value)| {
        let mut document = good();
        change(&mut document);
        changes.push(document);
    };
    change(|d| d["credentialSubject"]["result"][0]["value"] = "97.5".into());
    change(|d| d["credentialSubject"]["identifier"][0]["identityHash"] = "Anna".into());
    change(|d| d["validUntil"] = "2091-01-01T00:00:00Z".into());
    change(|d| d["validFrom"] = "2023-01-01T00:00:00Z".into());
    change(|d| d["credentialStatus"][0]["statusListIndex"] = "4712".into());
    change(|d| _ = d.as_object_mut().map(|d| d.remove("credentialStatus")));
    for results in Served::default().ask(&changes) {
        results.refused("invalid signature", "signature");
    }
}

#[test]
fn verifiers_refuse_foreign_signatures() {
    let method = |key: &SigningKey| did().method(&key.public());
    let sign = |key: &SigningKey, method: &str| {
        let mut document = unsigned(&lasting());
        document["proof"] = json!(prove(&document, key, method, SIGNED).expect("a proof"));
        document
    };
    let strange = foreign_key();
    let with_our_name = sign(&strange, &method(&key()));
    let with_their_name = sign(&strange, &method(&strange));
    let with_their_did = sign(&strange, &Did::key(&strange.public()).method(&strange.public()));
    let mut unsigned = good();
    unsigned.as_object_mut().map(|document| document.remove("proof"));
    let mut unmapped = good();
    unmapped["honours"] = "best of all".into();
    let asked = [with_our_name, with_their_name, unsigned, unmapped];
    let results = Served::default().ask(&asked);
    results[0].refused("invalid signature", "signature");
    results[1].refused("not at hand", "");
    results[2].refused("", "proof");
    results[3].refused("safe mode", "compacted form");
    let theirs = Served::default().ask_of(with_their_did);
    theirs.refused("issuer", "anchored");
}

#[test]
fn verifiers_see_status_and_dates() {
    let bits = |revoked: &[u32], suspended: &[u32]| Served {
        bits: [revoked, suspended].map(|set| Bits::with(set.iter().copied())),
        ..Served::default()
    };
    bits(&[4711], &[]).ask_of(good()).set("revocation");
    bits(&[], &[94]).ask_of(good()).set("suspension");
    bits(&[94, 4710, 4712], &[4711, 93, 95]).ask_of(good()).accepted(&["/credentialStatus"]);
    let over = Award { valid_until: Some(datetime!(2025-01-01 0:00 UTC)), ..lasting() };
    let early = Award { valid_from: datetime!(2089-01-01 0:00 UTC), ..lasting() };
    let results = Served::default().ask(&[value(&issued(&over)), value(&issued(&early))]);
    results[0].refused("", "expired");
    results[1].refused("", "not yet valid");
}

#[test]
fn verifiers_refuse_foreign_lists() {
    let served = Served { signer: foreign_key(), ..Served::default() };
    served.ask_of(good()).refused("", "status list");
}
