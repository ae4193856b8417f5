//! A federation's own texts of emails: `/federation/{code}/emails` and below.

use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use server::mail::texts::{ListedEmail, SetEmailText, languages};
pub use server::mail::{EditableEmail, EmailText};
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;
use words::Language;

/// An email as its page shows it.
pub struct EmailOnPage {
    pub kind: EditableEmail,
    pub language: Language,
    pub text: EmailText,
    /// The version of the text.
    pub version: String,
    /// A text of the user that was not saved, because another one has changed the text meanwhile.
    pub kept: Option<EmailText>,
    /// True if the text is the federation's own.
    pub is_own: bool,
    /// An example to the user.
    pub preview: EmailText,
}

/// Every editable email in each of the federation's languages.
pub async fn email_texts(context: &RequestContext, allowed: &Allowed) -> Result<Vec<ListedEmail>, Refused> {
    or_refuse(server(context)?.email_texts.list(allowed).await)
}

/// The email of the URL, and the user's text kept under an id.
pub async fn email_text(
    context: &RequestContext,
    allowed: &Allowed,
    kind: &str,
    language: &str,
    kept: Option<Uuid>,
) -> Result<EmailOnPage, Refused> {
    let (server, account, _) = context.signed_in().await?;
    let (kind, language) = named(allowed, kind, language)?;
    let (text, is_own) = or_refuse(server.email_texts.text(allowed, kind, language).await)?;
    let own = is_own.then_some(&text);
    let preview = server.email_texts.preview(allowed, &account, (kind, language), own);
    let kept = match kept {
        Some(id) => or_refuse(server.email_texts.kept(allowed, (kind, language), id).await)?,
        None => None,
    };
    Ok(EmailOnPage { kind, language, version: text.version(), text, kept, is_own, preview })
}

/// The kind and the language of these tokens, if the federation has that language.
fn named(allowed: &Allowed, kind: &str, language: &str) -> Result<(EditableEmail, Language), Refused> {
    let kind = EditableEmail::read(kind).ok_or(Refused::NotFound)?;
    let language = Language::read(language).filter(|one| languages(allowed.federation()).contains(one));
    Ok((kind, language.ok_or(Refused::NotFound)?))
}

form! {
    /// Stores a federation's own text of an email.
    "email-text" EmailTextPost at "/federation/{federation}/emails/{kind}/{language}"
    labels "email-text-{}" {
        federation: hidden,
        kind: hidden,
        language: hidden,
        seen: kept,
        subject: text,
        body: lines(16),
    }
}

impl Posted for EmailTextPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        let (kind, language) = named(&allowed, &self.kind, &self.language)?;
        let text = EmailText { subject: self.subject.clone(), body: self.body.clone() };
        match server(context)?.email_texts.set(&allowed, (kind, language), &self.seen, &text).await? {
            SetEmailText::Set => {
                super::cookies::tell(Self::FORM.name, "saved");
                Ok(self.page())
            }
            SetEmailText::Changed(kept) => Ok(format!("{}?kept={kept}", self.page())),
        }
    }
}

form! {
    /// Returns to the standard text of an email.
    "email-standard" EmailStandardPost at "/federation/{federation}/emails/{kind}/{language}" {
        federation: hidden,
        kind: hidden,
        language: hidden,
        seen: hidden,
    }
}

impl Posted for EmailStandardPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        let (kind, language) = named(&allowed, &self.kind, &self.language)?;
        if !server(context)?.email_texts.reset(&allowed, (kind, language), &self.seen).await? {
            super::cookies::tell(EmailTextPost::FORM.name, "changed");
        }
        Ok(self.page())
    }
}
