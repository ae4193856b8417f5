//! A federation's own texts of emails: list, change, standard text again, preview.

use super::email::{CertificateNotice, Email, EmailKind, ExamNotice};
use super::{EditableEmail, EmailText, Mail};
use crate::accounts::Account;
use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::federation::Federation;
use crate::forms::Rejection;
use crate::parts::{Clock, Service, Store};
use crate::roles::Allowed;
use serde_json::json;
use store::StoreError;
use store::email_text::{self, EmailTextRow};
use time::Duration;
use words::Language;

/// Texts of emails that federations write themselves.
#[derive(Clone, Debug, Service)]
pub struct EmailTexts {
    store: Store,
    clock: Clock,
    audit: Audit,
    mail: Mail,
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
        let federation = allowed.federation().id;
        let own = email_text::find(&self.store, federation, kind.word(), language.tag()).await?;
        Ok(match own {
            Some(row) => (EmailText { subject: row.subject, body: row.body }, true),
            None => (kind.standard(language.words()), false),
        })
    }

    /// Sets an own text. The standard text as it is counts as none.
    pub async fn set(
        &self,
        allowed: &Allowed,
        kind: EditableEmail,
        language: Language,
        text: &EmailText,
    ) -> Result<(), Rejection> {
        let text = text.checked(kind)?;
        if Ok(&text) == kind.standard(language.words()).checked(kind).as_ref() {
            return Ok(self.reset(allowed, kind, language).await?);
        }
        let row = EmailTextRow {
            federation_id: allowed.federation().id,
            kind: kind.word().to_owned(),
            language: language.tag().to_owned(),
            subject: text.subject,
            body: text.body,
            changed_at: self.clock.now(),
        };
        let mut write = self.store.write().await?;
        email_text::put(&mut write, &row).await?;
        self.audit.record(&mut write, &changed(allowed, kind, language, "own")).await?;
        Ok(write.commit().await?)
    }

    /// Returns to the standard text.
    pub async fn reset(
        &self,
        allowed: &Allowed,
        kind: EditableEmail,
        language: Language,
    ) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        let federation = allowed.federation().id;
        if email_text::delete(&mut write, federation, kind.word(), language.tag()).await? {
            self.audit.record(&mut write, &changed(allowed, kind, language, "standard")).await?;
        }
        write.commit().await
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
