//! Collecting the files of an archive from rows.

use super::Archives;
use super::format::{ATTEMPTS, FORMAT, LogEntry, MANIFEST, Manifest, UnmarkedPages, VERSION};
use super::pack::Packer;
use super::people::People;
use super::rows::{log_entry, settings};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::marking::digest::digest;
use crate::exams::marking::rulings::find_ruled;
use crate::exams::sitting::Sitting;
use crate::roles::Allowed;
use crate::rulings::Rulings;
use bank::Bank;
use rules::engine;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;
use store::account::AccountId;
use store::{audit, hall_scan};

/// Log entries read at a time.
const ENTRIES: i64 = 1000;

/// Inputs of an archive.
pub(super) struct Gather {
    pub archives: Archives,
    pub allowed: Allowed,
    pub sitting: Sitting,
    pub bank: Arc<Bank>,
    pub rulings: Rulings,
}

/// People and questions met in the attempts.
#[derive(Default)]
struct ArchivedReferences {
    attempts: usize,
    waiting: Vec<UnmarkedPages>,
    asked: ArchivedQuestions,
}

/// Questions by id, with their digests when papers were drawn.
type ArchivedQuestions = BTreeMap<String, BTreeSet<String>>;

impl Gather {
    /// Packs all files and the manifest, whose hash is logged before the archive is complete.
    pub async fn all(self, mut packer: Packer) {
        let done = async {
            let hash = self.files(&mut packer).await?;
            let detail = serde_json::json!({ "manifest": hash, "engine": engine::VERSION });
            let by = self.allowed.by();
            let on = On::Sitting(self.sitting.id.0);
            let entry = AuditEvent::new(self.sitting.federation, by, Deed::SittingArchived, on).with(detail);
            self.archives.audit.enter(&[entry]).await.map_err(io::Error::other)
        }
        .await;
        let ended = match done {
            Ok(()) => packer.finish().await,
            Err(cause) => {
                packer.abort(&cause).await;
                Err(cause)
            }
        };
        match ended {
            // The client has gone.
            Err(cause) if matches!(cause.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::TimedOut) => {}
            Err(cause) => tracing::error!(%cause, "archive failed"),
            Ok(()) => {}
        }
    }

    /// Packs all files. Returns the hash of the manifest.
    async fn files(&self, packer: &mut Packer) -> io::Result<String> {
        packer.put("sitting.json", written(&settings(&self.sitting))?).await?;
        if let Some(prepared) =
            self.archives.sittings.prepared(&self.sitting).await.map_err(io::Error::other)?
        {
            packer.put("paper.toml", prepared.paper.into_bytes()).await?;
            packer.put("pool.json", written(&prepared.pool)?).await?;
        }
        let mut people = People::new(self.archives.store.clone());
        let met = self.attempts(packer, &mut people).await?;
        self.pictures(packer).await?;
        packer.put("log.json", written(&self.log(&mut people).await?)?).await?;
        let (missing, changed) = self.scenarios(packer, met.asked).await?;
        let manifest = Manifest {
            format: FORMAT.to_owned(),
            version: VERSION,
            engine: engine::VERSION.to_owned(),
            federation: self.allowed.federation().code.clone(),
            sitting: self.sitting.id.0.to_string(),
            made_at: self.archives.clock.instant().to_string(),
            attempts: met.attempts,
            provisional: !met.waiting.is_empty(),
            waiting: met.waiting,
            missing,
            changed,
            files: packer.listed().to_vec(),
        };
        let manifest = written(&manifest)?;
        let hash = hex::encode(Sha256::digest(&manifest));
        packer.put(MANIFEST, manifest).await?;
        Ok(hash)
    }

    /// Packs all attempts, one after the other.
    async fn attempts(&self, packer: &mut Packer, people: &mut People) -> io::Result<ArchivedReferences> {
        let mut met = ArchivedReferences::default();
        let mut whole = self.whole().await.map_err(io::Error::other)?;
        for attempt in std::mem::take(&mut whole.attempts) {
            let (file, waiting) = whole.file(attempt, people).await?;
            for page in &file.pages {
                met.asked.entry(page.scenario.clone()).or_default().extend(page.facts.clone());
            }
            if !waiting.is_empty() {
                met.waiting.push(UnmarkedPages { attempt: file.attempt.clone(), pages: waiting });
            }
            met.attempts += 1;
            packer.put(format!("{ATTEMPTS}{}.json", file.attempt), written(&file)?).await?;
        }
        Ok(met)
    }

    /// Packs the pictures of candidates' answer sheets that are still kept.
    async fn pictures(&self, packer: &mut Packer) -> io::Result<()> {
        let (store, sitting) = (&self.archives.store, &self.sitting);
        let scans = hall_scan::of_sitting(store, sitting.federation, sitting.id).await;
        for scan in scans.map_err(io::Error::other)? {
            let (Some(attempt), Some(sheet)) = (scan.attempt_id, scan.sheet) else { continue };
            let picture = hall_scan::picture(store, sitting.federation, scan.id).await;
            if let Some(jpeg) = picture.map_err(io::Error::other)? {
                packer.put(format!("sheets/{}-{sheet}-{}.jpg", attempt.0, scan.id), jpeg).await?;
            }
        }
        Ok(())
    }

    /// All audit entries about the sitting, with their actors.
    async fn log(&self, people: &mut People) -> io::Result<Vec<LogEntry>> {
        let (store, sitting) = (&self.archives.store, &self.sitting);
        let mut entries: Vec<LogEntry> = Vec::new();
        loop {
            let after = entries.last().map_or(0, |last| last.number);
            let rows = audit::mentioning(store, sitting.federation, sitting.id.0, after, ENTRIES).await;
            let rows = rows.map_err(io::Error::other)?;
            if rows.is_empty() {
                return Ok(entries);
            }
            for row in rows {
                let by = people.find(row.by_federation_id, row.by_account_id).await;
                let on = people.find(row.on_federation_id, row.on_id.map(AccountId)).await;
                entries.push(log_entry(row, by.map_err(io::Error::other)?, on.map_err(io::Error::other)?));
            }
        }
    }

    /// Adds the questions with their rulings. Returns those that no longer exist, and those that
    /// have changed since a paper was drawn.
    async fn scenarios(
        &self,
        packer: &mut Packer,
        ids: ArchivedQuestions,
    ) -> io::Result<(Vec<String>, Vec<String>)> {
        let (mut missing, mut changed) = (Vec::new(), Vec::new());
        for (id, drawn) in ids {
            let Some((scenario, ruling)) = find_ruled(&self.bank, &self.rulings, &id).await else {
                missing.push(id);
                continue;
            };
            let now = digest(&scenario);
            packer.put(format!("scenarios/{id}/facts.toml"), scenario.write().into_bytes()).await?;
            packer
                .put(format!("scenarios/{id}/ruling.json"), written(&engine::json::ruling(&ruling))?)
                .await?;
            if drawn.iter().any(|was| *was != now) {
                changed.push(id);
            }
        }
        Ok((missing, changed))
    }
}

/// A value as a JSON file with a final line feed.
fn written(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec_pretty(value)?;
    bytes.push(b'\n');
    Ok(bytes)
}
