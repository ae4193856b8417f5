//! Composition of an email: its arguments, and its subject and body by the standard text or the
//! federation's own.

use super::email::{Email, EmailKind};
use super::own_text::EmailText;
use super::{EditableEmail, Mail};
use bank::review;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use store::Moment;
use words::{Arg, Words};

/// Arguments of a message by name.
type Args = Vec<(&'static str, Arg)>;

impl Mail {
    /// Subject and body, by the federation's own text if there is one.
    pub(super) fn composed(
        &self,
        email: &Email<'_>,
        words: &Words,
        now: Moment,
        own: Option<&EmailText>,
    ) -> (String, String) {
        let (kind, args) = (email.kind.word(), self.args(email, words, now));
        let EmailText { subject, body } = match own {
            Some(own) => own.filled(&args),
            None => standard(kind, words, &args),
        };
        let close = words.format("mail-close", &args);
        (subject, format!("{body}\n\n-- \n{close}\n"))
    }

    fn args(&self, email: &Email<'_>, words: &Words, now: Moment) -> Args {
        let site = self.public_url();
        let mut args: Args =
            vec![("federation", email.federation.name.clone().into()), ("site", site.with("/").into())];
        args.push(("reset", site.with(&format!("/reset?federation={}", email.federation.code)).into()));
        if let Some((link, until)) = email.kind.link() {
            args.push(("link", site.with(link).into()));
            // Rounded: the ticket was issued a moment ago.
            let hours = (until.since(now).whole_minutes() + 30) / 60;
            let span = if hours < 48 { ("mail-hours", hours) } else { ("mail-days", hours / 24) };
            args.push(("span", words.format(span.0, &[("n", span.1.into())]).into()));
        }
        if let Some(page) = email.kind.page() {
            args.push(("link", site.with(page).into()));
        }
        if let EmailKind::Invitation { name, .. }
        | EmailKind::Marker { name, .. }
        | EmailKind::ProviderLinked { name }
        | EmailKind::ProviderUnlinked { name } = email.kind
        {
            args.push(("name", name.to_owned().into()));
        }
        if let EmailKind::Exam { name, opens, closes, minutes, entry_code, .. } = email.kind {
            let zone = &email.federation.zone;
            let at = |at: Timestamp| {
                words.moment_spoken(at.to_zoned(review::zone(zone).unwrap_or(TimeZone::UTC)).datetime(), zone)
            };
            let has_code = if entry_code.is_empty() { "no" } else { "yes" };
            args.extend([("name", name.to_owned().into()), ("entry", entry_code.to_owned().into())]);
            args.extend([("opens", at(opens).into()), ("closes", at(closes).into())]);
            args.extend([("minutes", i64::from(minutes).into()), ("coded", has_code.to_owned().into())]);
        }
        if let EmailKind::Certificate { level, reason, .. } = email.kind {
            args.extend([("level", level.to_owned().into()), ("reason", reason.to_owned().into())]);
        }
        if let EmailKind::RunsOut { level, on, .. } = email.kind {
            args.extend([("level", level.to_owned().into()), ("on", words.day(on).into())]);
        }
        if let EmailKind::WebhookPaused { name, is_gone, .. } = email.kind {
            let gone = if is_gone { "yes" } else { "no" };
            args.extend([("name", name.to_owned().into()), ("gone", gone.to_owned().into())]);
        }
        args
    }
}

/// The standard text with these arguments.
fn standard(kind: &str, words: &Words, args: &[(&'static str, Arg)]) -> EmailText {
    let say = |part: &str| words.format(&format!("mail-{kind}-{part}"), args);
    EmailText { subject: say("subject"), body: say("text") }
}

impl EditableEmail {
    /// The standard text with its placeholders, from which a federation's own text begins.
    pub fn standard(self, words: &Words) -> EmailText {
        let placeholder = |name: &&'static str| (*name, Arg::Text(format!("{{{name}}}")));
        let mut args: Args = self.placeholders().iter().map(placeholder).collect();
        args.push(("coded", "yes".to_owned().into()));
        standard(self.word(), words, &args)
    }
}
