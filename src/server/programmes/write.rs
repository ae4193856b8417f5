//! Changes to programmes, each recorded in the audit log with the hashes of the texts involved.

use super::{FILE, NewProgramme, Programmes, Saved, programme_id, read_own, text_of};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::paper::is_name;
use crate::forms::Rejection;
use crate::roles::Allowed;
use bank::programme::ProgrammeDraft;
use bank::{Bank, Programme};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::programme::{self, ProgrammeId, ProgrammeRow, ProgrammeTextRow};
use store::{Key, StoreError};

/// The longest name, in characters.
const NAME: usize = 120;

impl Programmes {
    /// Creates a programme: a copy of one of the bank's or the federation's, or a minimal one.
    pub async fn make(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        new: &NewProgramme,
    ) -> Result<ProgrammeId, Rejection> {
        let (name, word) = (new.name.trim(), new.word.trim());
        let file = match self.like(allowed, bank, &new.like).await? {
            Some(draft) => draft.named(word, name).file(),
            None => Programme::template(word, name),
        };
        self.make_of(allowed, name, word, file).await
    }

    /// Creates a programme with this file.
    pub(crate) async fn make_of(
        &self,
        allowed: &Allowed,
        name: &str,
        word: &str,
        file: String,
    ) -> Result<ProgrammeId, Rejection> {
        if !is_name(name, NAME) {
            return Err("name".into());
        }
        if !Programme::is_word(word) {
            return Err("word".into());
        }
        let (federation_id, now) = (allowed.federation().id, self.clock.now());
        let row = ProgrammeRow {
            federation_id,
            id: ProgrammeId(self.entropy.id(now)),
            word: word.to_owned(),
            name: name.to_owned(),
            current: 1,
            offered: None,
            changed_at: now,
        };
        let text = ProgrammeTextRow { federation_id, programme_id: row.id, number: 1, file, written_at: now };
        let mut write = self.store.write().await?;
        match programme::insert(&mut write, &row).await {
            Err(StoreError::Unique(Key::ProgrammeWord)) => return Err("taken".into()),
            done => done?,
        }
        programme::insert_text(&mut write, &text).await?;
        let detail = json!({ "word": row.word, "text": 1, "sha256": digest(&text.file) });
        self.audit.record(&mut write, &entry(allowed, row.id, Deed::ProgrammeMade, detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// The programme that a new one is like: one of the bank, or of the federation as it is edited.
    async fn like(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: &str,
    ) -> Result<Option<ProgrammeDraft>, Rejection> {
        let file = match (id, programme_id(id)) {
            ("", _) => return Ok(None),
            (_, Some(id)) => {
                let written = self.find(allowed, id).await?.ok_or("like")?;
                self.text(allowed, id, written.current).await?
            }
            (id, None) => bank.text_of_programme(id).map(str::to_owned),
        };
        Ok(Some(file.and_then(|file| ProgrammeDraft::read(&file)).ok_or("like")?))
    }

    /// Saves a version by a user who edited the version `seen`. It takes the name in its file, if
    /// that can be read.
    pub async fn write(
        &self,
        allowed: &Allowed,
        id: ProgrammeId,
        seen: u32,
        file: &str,
    ) -> Result<Saved, Rejection> {
        // Browsers send CRLF; PostgreSQL rejects zero bytes, and no file needs one.
        let file = file.replace("\r\n", "\n").replace('\0', "");
        if file.len() > FILE {
            return Err("long".into());
        }
        let (federation, now) = (allowed.federation().id, self.clock.now());
        let mut write = self.store.write().await?;
        let row = programme::lock(&mut write, federation, id).await?;
        let mut row = row.ok_or(Rejection::NotFound)?;
        let before = text_of(&mut write, federation, id, Some(row.current)).await?;
        if before.as_ref() == Some(&file) {
            return Ok(Saved::Same);
        }
        let number = programme::last_number(&mut write, federation, id).await?.saturating_add(1);
        let text =
            ProgrammeTextRow { federation_id: federation, programme_id: id, number, file, written_at: now };
        programme::insert_text(&mut write, &text).await?;
        let is_beside = row.current.unsigned_abs() != seen;
        if !is_beside {
            row.name = named(&text.file).unwrap_or(row.name);
            (row.current, row.changed_at) = (number, now);
            programme::save(&mut write, &row).await?;
        }
        let detail = json!({
            "word": row.word, "text": number, "sha256": digest(&text.file),
            "before": before.map(|file| digest(&file)), "beside": is_beside,
        });
        self.audit.record(&mut write, &entry(allowed, id, Deed::ProgrammeChanged, detail)).await?;
        write.commit().await?;
        Ok(if is_beside { Saved::Beside(number.unsigned_abs()) } else { Saved::Written })
    }

    /// Publishes a version of a programme, if it is the current one and has no faults. Issued
    /// certificates keep their version.
    pub async fn offer(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        id: ProgrammeId,
        number: u32,
    ) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let row = programme::lock(&mut write, federation, id).await?;
        let mut row = row.ok_or(Rejection::NotFound)?;
        if row.current.unsigned_abs() != number {
            return Err("changed".into());
        }
        let file = text_of(&mut write, federation, id, Some(row.current)).await?.unwrap_or_default();
        if read_own(bank, &row.word, &file).is_err() {
            return Err("faults".into());
        }
        let before = text_of(&mut write, federation, id, row.offered).await?;
        row.offered = Some(row.current);
        row.changed_at = self.clock.now();
        programme::save(&mut write, &row).await?;
        let detail = json!({
            "word": row.word, "text": row.current, "sha256": digest(&file), "before": before.map(|file| digest(&file)),
        });
        self.audit.record(&mut write, &entry(allowed, id, Deed::ProgrammeOffered, detail)).await?;
        write.commit().await?;
        Ok(())
    }

    /// Withdraws a published programme.
    pub async fn withdraw(&self, allowed: &Allowed, id: ProgrammeId) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let row = programme::lock(&mut write, federation, id).await?;
        let mut row = row.ok_or(Rejection::NotFound)?;
        let Some(number) = row.offered.take() else { return Ok(()) };
        row.changed_at = self.clock.now();
        programme::save(&mut write, &row).await?;
        let detail = json!({ "word": row.word, "text": number });
        self.audit.record(&mut write, &entry(allowed, id, Deed::ProgrammeWithdrawn, detail)).await?;
        write.commit().await?;
        Ok(())
    }
}

/// The audit entry about a programme.
fn entry(allowed: &Allowed, id: ProgrammeId, deed: Deed, detail: Value) -> AuditEvent {
    AuditEvent::new(allowed.federation().id, allowed.by(), deed, On::Programme(id.0)).with(detail)
}

/// The SHA-256 of a file, in hexadecimal.
fn digest(file: &str) -> String {
    hex::encode(Sha256::digest(file))
}

/// The name in a programme's file, regardless of other faults.
fn named(file: &str) -> Option<String> {
    let table: toml::Table = file.parse().ok()?;
    let name = table.get("name")?.as_str()?.trim().to_owned();
    is_name(&name, NAME).then_some(name)
}
