//! A provider's settings, as the form gives them.

use super::documents;
use super::identity::EmailRule;
use crate::accounts::Password;
use crate::forms::Faults;
use store::provider::ProviderRow;
use url::Url;

/// The longest name, in characters.
const NAME: usize = 60;
/// The longest client id, secret, scopes or claim, in characters.
const TEXT: usize = 300;
/// Scopes of a new provider.
pub const USUAL_SCOPES: &str = "profile email";

/// A provider's settings, as the form gives them.
#[derive(Clone)]
pub struct ProviderSettings {
    /// The name on the button.
    pub name: String,
    /// The issuer's URL; counts for a new provider only.
    pub issuer: String,
    /// The site's client id there.
    pub client: String,
    /// The client's secret; empty keeps the stored one.
    pub secret: Password,
    pub scopes: String,
    /// Claim with the member number; empty for none.
    pub number_claim: String,
    /// Token of the rule for addresses.
    pub email_rule: String,
    pub admits: bool,
    pub trusts_factor: bool,
}

impl ProviderSettings {
    /// The settings of a new provider, or of this one.
    pub fn of(row: Option<&ProviderRow>) -> Self {
        let text = |of: fn(&ProviderRow) -> &String, usual: &str| {
            row.map_or(usual.to_owned(), |row| of(row).clone())
        };
        Self {
            name: text(|row| &row.name, ""),
            issuer: text(|row| &row.issuer, ""),
            client: text(|row| &row.client, ""),
            secret: Password::new(""),
            scopes: text(|row| &row.scopes, USUAL_SCOPES),
            number_claim: text(|row| &row.number_claim, ""),
            email_rule: text(|row| &row.email_rule, EmailRule::Verified.word()),
            admits: row.is_none_or(|row| row.admits),
            trusts_factor: row.is_some_and(|row| row.trusts_factor),
        }
    }

    /// The issuer, if all fields are well-formed.
    pub(super) fn check(&self) -> Result<Url, Faults> {
        let mut faults = Faults::default();
        let name = self.name.trim();
        let is_name = !name.is_empty() && name.chars().count() <= NAME && !name.chars().any(char::is_control);
        faults.unless(is_name, "name");
        let issuer = documents::issuer(&self.issuer);
        faults.unless(issuer.is_some(), "issuer");
        faults.unless(is_text(self.client.trim()) && !self.client.trim().is_empty(), "client");
        faults.unless(is_text(self.secret.typed()), "secret");
        faults.unless(is_text(self.scopes.trim()), "scopes");
        let claim = self.number_claim.trim();
        faults.unless(is_text(claim) && !claim.contains(' '), "number_claim");
        faults.unless(EmailRule::ALL.iter().any(|one| one.word() == self.email_rule), "email_rule");
        issuer.filter(|_| faults.tokens.is_empty()).ok_or(faults)
    }

    /// The row with these settings, but for issuer and secret.
    pub(super) fn applied(&self, row: ProviderRow) -> ProviderRow {
        let words =
            |text: &str| text.split_whitespace().filter(|one| *one != "openid").collect::<Vec<_>>().join(" ");
        ProviderRow {
            name: self.name.trim().to_owned(),
            client: self.client.trim().to_owned(),
            scopes: words(&self.scopes),
            number_claim: self.number_claim.trim().to_owned(),
            email_rule: self.email_rule.clone(),
            admits: self.admits,
            trusts_factor: self.trusts_factor,
            ..row
        }
    }
}

/// Printable ASCII, as OAuth asks for (RFC 6749, appendix A).
fn is_text(text: &str) -> bool {
    text.len() <= TEXT && text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}
