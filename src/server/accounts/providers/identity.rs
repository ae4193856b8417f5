//! What a provider says of a person, from verified claims.

use crate::accounts::policy;
use crate::enrolment::member_number;
use derive::Word;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::provider::ProviderRow;

/// Values of `acr` for several factors: of the OpenID Foundation (resistant to phishing), of REFEDS,
/// and of the former PAPE.
const FACTOR_CLASSES: [&str; 4] = [
    "phr",
    "phrh",
    "https://refeds.org/profile/mfa",
    "http://schemas.openid.net/pape/policies/2007/06/multi-factor",
];
/// The longest subject, in characters (OpenID Connect Core, section 2).
const SUBJECT_LIMIT: usize = 255;

/// Which addresses from a provider are trusted to be the person's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum EmailRule {
    /// Those that it says it has verified
    Verified,
    /// All
    Always,
    /// None
    Never,
}

/// What a provider says of a person.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The provider's name of the person, never reused there.
    pub subject: String,
    /// The person's name; empty if it gives none that is allowed here.
    pub name: String,
    /// The address, if it gives a valid one.
    pub email: Option<String>,
    /// True if the address is trusted to be theirs.
    pub trusts_email: bool,
    /// The member number, if it gives a valid one.
    pub number: Option<String>,
    /// True if it asked for a second factor.
    pub second_factor: bool,
}

impl Identity {
    /// The identity in these claims, by a provider's settings.
    pub(super) fn of(claims: &Map<String, Value>, provider: &ProviderRow) -> Option<Self> {
        let text = |name: &str| claims.get(name).and_then(Value::as_str).unwrap_or_default();
        let subject = text("sub");
        if subject.is_empty() || subject.chars().count() > SUBJECT_LIMIT || subject.contains('\0') {
            return None;
        }
        let whole = format!("{} {}", text("given_name"), text("family_name"));
        let name = policy::name(text("name")).or_else(|_| policy::name(&whole)).unwrap_or_default();
        let email = policy::email(text("email")).ok();
        let trusts_email = match EmailRule::of(provider) {
            EmailRule::Always => true,
            EmailRule::Verified => claims.get("email_verified").is_some_and(is_true),
            EmailRule::Never => false,
        };
        let number = claims.get(&provider.number_claim).filter(|_| !provider.number_claim.is_empty());
        let number = number.and_then(|value| match value {
            Value::String(text) => Some(text.trim().to_owned()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        });
        let methods = claims.get("amr").and_then(Value::as_array);
        let has_factors = methods.is_some_and(|methods| methods.iter().any(|one| one == "mfa"));
        Some(Self {
            subject: subject.to_owned(),
            name,
            trusts_email: trusts_email && email.is_some(),
            email,
            number: number.and_then(|number| member_number(&number).ok().flatten()),
            second_factor: has_factors || FACTOR_CLASSES.contains(&text("acr")),
        })
    }

    /// True if these claims lack one that the provider's settings ask for.
    pub(super) fn lacks(claims: &Map<String, Value>, provider: &ProviderRow) -> bool {
        let asked = ["email", "name", provider.number_claim.as_str()];
        asked.into_iter().any(|name| !name.is_empty() && !claims.contains_key(name))
    }
}

/// Some providers send a text.
fn is_true(value: &Value) -> bool {
    *value == Value::Bool(true) || *value == "true"
}

impl EmailRule {
    /// The rule of a provider.
    pub fn of(provider: &ProviderRow) -> Self {
        // An unknown rule of a later program trusts nothing.
        Self::ALL.into_iter().find(|one| one.word() == provider.email_rule).unwrap_or(Self::Never)
    }
}
