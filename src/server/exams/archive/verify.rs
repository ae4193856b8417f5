//! Verification of an archive: every file by its hash, every answer by its receipt.

use super::evidence::{Checksum, ReceiptDigits};
use super::fault::ArchiveFault;
use super::format::{ATTEMPTS, AnswerFile, ArchivedFile, AttemptFile, FORMAT, MANIFEST, Manifest, VERSION};
use crate::clock::moment;
use crate::exams::attempt::receipt::first_broken;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io::{Read, Seek};
use store::attempt::AttemptId;
use store::attempt_answer::AttemptAnswerRow;
use store::federation::FederationId;
use uuid::Uuid;
use zip::ZipArchive;

/// Maximum size of a manifest, in bytes.
const LONGEST: u64 = 256 * 1024 * 1024;

/// Result of verifying an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub manifest: Manifest,
    /// The SHA-256 of the manifest, as in the audit log.
    pub sha256: String,
    /// Number of saved answers.
    pub answers: usize,
    /// All faults.
    pub faults: Vec<ArchiveFault>,
    /// For each given receipt the answer found, or none.
    pub saved: Vec<Vec<SavedAnswer>>,
}

/// A saved answer for which a receipt was presented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedAnswer {
    pub attempt: String,
    pub page: i32,
    pub saved_at: String,
    pub answer: String,
    /// True if it counts: the last answer on its page.
    pub counts: bool,
}

/// Verifies an archive. Searches it for the given receipts; with a given checksum, its manifest
/// must match.
pub fn verify(
    archive: impl Read + Seek,
    receipts: &[ReceiptDigits],
    manifest: Option<&Checksum>,
) -> Result<Verified, ArchiveFault> {
    let mut zip = ZipArchive::new(archive).map_err(|_| ArchiveFault::NotAnArchive)?;
    let bytes = read(&mut zip, MANIFEST, LONGEST).ok_or(ArchiveFault::NotAnArchive)?;
    let parsed: Manifest = serde_json::from_slice(&bytes).map_err(|_| ArchiveFault::NotAnArchive)?;
    if parsed.format != FORMAT || parsed.version != VERSION {
        return Err(ArchiveFault::NotAnArchive);
    }
    let sha256 = hex::encode(Sha256::digest(&bytes));
    let mut faults = unlisted(&mut zip, &parsed);
    if zip.has_duplicate_names() || zip.has_overlapping_files().unwrap_or(true) {
        faults.push(ArchiveFault::Twice);
    }
    if manifest.is_some_and(|given| given.digits() != sha256) {
        faults.push(ArchiveFault::OtherManifest);
    }
    let saved = vec![Vec::new(); receipts.len()];
    let mut found = Verified { manifest: parsed, sha256, answers: 0, faults, saved };
    let listed = std::mem::take(&mut found.manifest.files);
    for file in &listed {
        found.file(&mut zip, file, receipts);
    }
    found.manifest.files = listed;
    let attempts = found.manifest.files.iter().filter(|file| file.path.starts_with(ATTEMPTS)).count();
    if attempts != found.manifest.attempts {
        found.faults.push(ArchiveFault::Attempts);
    }
    Ok(found)
}

/// A file of an archive; `None` if missing or longer than `most`.
fn read(zip: &mut ZipArchive<impl Read + Seek>, path: &str, most: u64) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    zip.by_name(path).ok()?.take(most.saturating_add(1)).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 <= most).then_some(bytes)
}

/// Files that are not in the manifest, and those it lists twice.
fn unlisted(zip: &mut ZipArchive<impl Read + Seek>, manifest: &Manifest) -> Vec<ArchiveFault> {
    let mut listed: BTreeSet<&str> = BTreeSet::from([MANIFEST]);
    let twice = manifest.files.iter().filter(|file| !listed.insert(&file.path));
    let mut faults: Vec<ArchiveFault> = twice.map(|file| ArchiveFault::Unlisted(file.path.clone())).collect();
    for at in 0..zip.len() {
        let name = zip.by_index(at).ok().and_then(|file| Some(file.name().ok()?.into_owned()));
        let name = name.unwrap_or_default();
        if !listed.contains(name.as_str()) {
            faults.push(ArchiveFault::Unlisted(name));
        }
    }
    faults
}

impl Verified {
    /// True if its contents are sound and every given receipt was found.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty() && self.saved.iter().all(|saved| !saved.is_empty())
    }

    /// True if it is also complete: every page marked, and every question as asked.
    pub fn is_whole(&self) -> bool {
        let manifest = &self.manifest;
        self.is_sound()
            && !manifest.is_provisional()
            && manifest.missing.is_empty()
            && manifest.changed.is_empty()
    }

    fn file(&mut self, zip: &mut ZipArchive<impl Read + Seek>, file: &ArchivedFile, asked: &[ReceiptDigits]) {
        let path = file.path.clone();
        if zip.index_for_name(&path).is_none() {
            return self.faults.push(ArchiveFault::Missing(path));
        }
        let Some(bytes) = read(zip, &path, file.bytes) else {
            return self.faults.push(ArchiveFault::Changed(path));
        };
        if bytes.len() as u64 != file.bytes || hex::encode(Sha256::digest(&bytes)) != file.sha256 {
            return self.faults.push(ArchiveFault::Changed(path));
        }
        if !path.starts_with(ATTEMPTS) {
            return;
        }
        match serde_json::from_slice::<AttemptFile>(&bytes) {
            Ok(attempt) => self.attempt(&attempt, asked),
            Err(_) => self.faults.push(ArchiveFault::Unreadable(path)),
        }
    }

    fn attempt(&mut self, attempt: &AttemptFile, asked: &[ReceiptDigits]) {
        self.answers += attempt.answers.len();
        let id = &attempt.attempt;
        let rows: Option<Vec<AttemptAnswerRow>> =
            attempt.answers.iter().map(|answer| row(id, answer)).collect();
        match rows {
            None => self.faults.push(ArchiveFault::Unreadable(format!("{ATTEMPTS}{id}.json"))),
            Some(rows) => self.faults.extend(
                first_broken(&rows).map(|number| ArchiveFault::Receipt { attempt: id.clone(), number }),
            ),
        }
        for (saved, receipt) in self.saved.iter_mut().zip(asked) {
            let begins = |answer: &&AnswerFile| answer.receipt.starts_with(receipt.digits());
            saved.extend(attempt.answers.iter().filter(begins).map(|answer| saved_answer(attempt, answer)));
        }
    }
}

/// The answer of a receipt.
fn saved_answer(attempt: &AttemptFile, answer: &AnswerFile) -> SavedAnswer {
    let last = attempt.answers.iter().rev().find(|other| other.page == answer.page);
    SavedAnswer {
        attempt: attempt.attempt.clone(),
        page: answer.page,
        saved_at: answer.saved_at.clone(),
        answer: answer.answer.clone(),
        counts: last == Some(answer),
    }
}

/// The row of a change.
fn row(attempt: &str, answer: &AnswerFile) -> Option<AttemptAnswerRow> {
    let saved_at: Timestamp = answer.saved_at.parse().ok()?;
    Some(AttemptAnswerRow {
        // Receipts do not depend on the federation.
        federation_id: FederationId(Uuid::nil()),
        attempt_id: AttemptId(Uuid::try_parse(attempt).ok()?),
        number: answer.number,
        page: answer.page,
        change: Uuid::try_parse(&answer.change).ok()?,
        answer: answer.answer.clone(),
        saved_at: moment(saved_at),
        receipt: hex::decode(&answer.receipt).ok()?,
        device: String::new(),
    })
}
