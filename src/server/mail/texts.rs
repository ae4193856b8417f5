//! A federation's own texts of emails: list, change, standard text again, preview.

use super::email::{CertificateNotice, Email, EmailKind, ExamNotice};
use super::{EditableEmail, EmailText, Mail};
use crate::accounts::Account;
use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::federation::Federation;
use crate::forms::Rejection;
use crate::jobs::{KeptKind, KeptTexts};
use crate::parts::{Clock, Service, Store};
use crate::roles::Allowed;
use serde_json::json;
use store::email_text::{self, EmailTextRow};
use store::{ReadSource, StoreError, WriteTransaction, federation};
use time::Duration;
use uuid::Uuid;
use words::Language;

/// Texts of emails that federations write themselves.
#[derive(Clone, Debug, Service)]
pub struct EmailTexts {
    store: Store,
    clock: Clock,
    audit: Audit,
    mail: Mail,
    kept: KeptTexts,
}

/// What became of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetEmailText {
    Set,
    /// It was not set, as another user has changed the text since; it is kept under this id.
    Changed(Uuid),
}

/// An email in the list: its languages, each with true for an own text.
pub type ListedEmail = (EditableEmail, Vec<(Language, bool)>);

impl EmailTexts {
    /// Every editable email in each of the federation's languages.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<ListedEmail>, StoreError> {
        let own = email_text::of_federation(&self.store, allowed.federation().id).await?;
        let is_own = |kind: EditableEmail, language: Language| {
            own.iter().any(|row| row.kind == kind.word() && row.language == language.tag())
        };
        let languages = languages(allowed.federation());
        let listed = EditableEmail::ALL.into_iter().map(|kind| {
            (kind, languages.iter().map(|language| (*language, is_own(kind, *language))).collect())
        });
        Ok(listed.collect())
    }

    /// The text as it is sent, and true for an own one.
    pub async fn text(
        &self,
        allowed: &Allowed,
        kind: EditableEmail,
        language: Language,
    ) -> Result<(EmailText, bool), StoreError> {
        current((&self.store).into(), allowed, kind, language).await
    }

    /// Sets an own text of a user who has seen this version, or any if it is empty. The standard text
    /// as it is counts as none. If another user has changed the text since, it stays.
    pub async fn set(
        &self,
        allowed: &Allowed,
        (kind, language): (EditableEmail, Language),
        seen: &str,
        text: &EmailText,
    ) -> Result<SetEmailText, Rejection> {
        let text = text.checked(kind)?;
        let Some(mut write) = self.write(allowed, (kind, language), seen, &text).await? else {
            let about = about(kind, language);
            let id = self.kept.keep(allowed, (KeptKind::EMAIL_TEXT, &about), &text.one()).await?;
            return Ok(SetEmailText::Changed(id));
        };
        if Ok(&text) == kind.standard(language.words()).checked(kind).as_ref() {
            self.delete(&mut write, allowed, kind, language).await?;
        } else {
            let row = EmailTextRow {
                federation_id: allowed.federation().id,
                kind: kind.word().to_owned(),
                language: language.tag().to_owned(),
                subject: text.subject,
                body: text.body,
                changed_at: self.clock.now(),
            };
            email_text::put(&mut write, &row).await?;
            self.audit.record(&mut write, &changed(allowed, kind, language, "own")).await?;
        }
        write.commit().await?;
        Ok(SetEmailText::Set)
    }

    /// Returns to the standard text for a user who has seen this version, or any if it is empty.
    /// Returns false if another user has changed the text since: it stays.
    pub async fn reset(
        &self,
        allowed: &Allowed,
        (kind, language): (EditableEmail, Language),
        seen: &str,
    ) -> Result<bool, StoreError> {
        let standard = kind.standard(language.words());
        let Some(mut write) = self.write(allowed, (kind, language), seen, &standard).await? else {
            return Ok(false);
        };
        self.delete(&mut write, allowed, kind, language).await?;
        write.commit().await?;
        Ok(true)
    }

    /// A text that the user has sent and that was not set, unless expired.
    pub async fn kept(
        &self,
        allowed: &Allowed,
        (kind, language): (EditableEmail, Language),
        id: Uuid,
    ) -> Result<Option<EmailText>, StoreError> {
        let kept = self.kept.find(allowed, (KeptKind::EMAIL_TEXT, &about(kind, language)), id).await?;
        Ok(kept.and_then(|text| EmailText::of_one(&text)))
    }

    /// Begins a transaction that may set a text; `None` if it is neither in the version seen nor this
    /// one already. There may be no row to lock, so the federation is locked.
    async fn write(
        &self,
        allowed: &Allowed,
        (kind, language): (EditableEmail, Language),
        seen: &str,
        text: &EmailText,
    ) -> Result<Option<WriteTransaction>, StoreError> {
        let mut write = self.store.write().await?;
        federation::lock(&mut write, allowed.federation().id).await?;
        let (current, _) = current((&mut write).into(), allowed, kind, language).await?;
        let is_seen = seen.is_empty() || current.version() == seen || current == *text;
        Ok(is_seen.then_some(write))
    }

    async fn delete(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        kind: EditableEmail,
        language: Language,
    ) -> Result<(), StoreError> {
        let federation = allowed.federation().id;
        if email_text::delete(write, federation, kind.word(), language.tag()).await? {
            self.audit.record(write, &changed(allowed, kind, language, "standard")).await?;
        }
        Ok(())
    }

    /// Subject and body of an example to this recipient, as it would be sent with an own text or the
    /// standard one.
    pub fn preview(
        &self,
        allowed: &Allowed,
        to: &Account,
        (kind, language): (EditableEmail, Language),
        own: Option<&EmailText>,
    ) -> EmailText {
        let (federation, now) = (allowed.federation(), self.clock.now());
        let level = federation.levels.first().map_or("…", String::as_str);
        let (link, reason, until) = ("/me", "…", now.plus(Duration::days(30)));
        let certificate = |notice| EmailKind::Certificate { notice, level, reason, link };
        let instant = self.clock.instant();
        let exam = |notice| EmailKind::Exam {
            notice,
            name: "…",
            opens: instant,
            closes: instant,
            minutes: 90,
            entry_code: "123456",
            link,
        };
        let sample = match kind {
            EditableEmail::Invitation => EmailKind::Invitation { name: &to.name, link, until },
            EditableEmail::Exam => exam(ExamNotice::Listed),
            EditableEmail::ExamTomorrow => exam(ExamNotice::Tomorrow),
            EditableEmail::Review => EmailKind::Review { link },
            EditableEmail::AppealDecided => EmailKind::AppealDecided { link },
            EditableEmail::Remarked => EmailKind::Remarked { link },
            EditableEmail::CertificateIssued => certificate(CertificateNotice::Issued),
            EditableEmail::CertificateSuspended => certificate(CertificateNotice::Suspended),
            EditableEmail::CertificateReinstated => certificate(CertificateNotice::Reinstated),
            EditableEmail::CertificateRevoked => certificate(CertificateNotice::Revoked),
            EditableEmail::RunsOut => {
                EmailKind::RunsOut { level, on: instant.to_zoned(jiff::tz::TimeZone::UTC).date(), link }
            }
        };
        let email = Email { federation, to: &to.email, kind: sample };
        let (subject, body) = self.mail.composed(&email, language.words(), now, own);
        EmailText { subject, body }
    }
}

/// The text as it is sent, and true for an own one.
async fn current(
    from: ReadSource<'_>,
    allowed: &Allowed,
    kind: EditableEmail,
    language: Language,
) -> Result<(EmailText, bool), StoreError> {
    let own = email_text::find(from, allowed.federation().id, kind.word(), language.tag()).await?;
    Ok(match own {
        Some(row) => (EmailText { subject: row.subject, body: row.body }, true),
        None => (kind.standard(language.words()), false),
    })
}

/// What a kept text is about.
fn about(kind: EditableEmail, language: Language) -> String {
    format!("{} {}", kind.word(), language.tag())
}

/// The languages of a federation that the program speaks, the main one first.
pub fn languages(federation: &Federation) -> Vec<Language> {
    let mut languages = Vec::new();
    for language in federation.languages.iter().filter_map(|tag| Language::read(tag)) {
        if !languages.contains(&language) {
            languages.push(language);
        }
    }
    if languages.is_empty() {
        languages.push(Language::ENGLISH);
    }
    languages
}

fn changed(allowed: &Allowed, kind: EditableEmail, language: Language, text: &str) -> AuditEvent {
    let entry =
        AuditEvent::new(allowed.federation().id, allowed.by(), Deed::EmailTextChanged, On::Federation);
    entry.with(json!({"kind": kind.word(), "language": language.tag(), "text": text}))
}
