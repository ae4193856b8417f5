//! Federations: the one a visitor finds, entering others, and what each decides.

use super::Server;
use super::accounts::Account;
use super::audit::{AuditEvent, By, Deed, On};
use super::clock::Clock;
use super::entropy::Entropy;
use super::roles::Allowed;
use bank::programme::Disclosure;
use bank::read_elections;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rules::law::{Edition, Elections, Presumption};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use store::federation::{self, FederationId};
use store::{Moment, Store, StoreError};
use words::Language;

pub use store::federation::Federation;

/// The code of the demonstration federation, in addresses and in the database.
pub const DEMONSTRATION: &str = "demo";
/// The longest code.
const CODE: usize = 32;
/// The longest name, of a federation or of a level, in characters.
const NAME: usize = 120;
/// Limit on levels and on languages.
const MANY: usize = 20;

/// A federation's settings, as a form or a command gives them.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Settings {
    /// Full name.
    pub name: String,
    /// The languages it is run in, the first one before all, separated by commas: `nb, en`.
    pub languages: String,
    /// The word of the edition of the Laws in force.
    pub edition: String,
    /// The day from which it is, `2017-08-01`; empty for always.
    pub edition_from: String,
    /// Elections under the names of scenario files (`guidelines`, `order`, `similar_from`,
    /// `dissimilar_below`, and each elective presumption as `yes` or `no`). Empty ones follow the
    /// guidelines, or else the Laws.
    pub elections: BTreeMap<String, String>,
    /// The name of its time zone.
    pub zone: String,
    /// The names of its levels, from the lowest up, one a line.
    pub levels: String,
    /// The word of who may sign up.
    pub sign_up: String,
    /// True if the public record of a certificate stays when its holder's account is deleted.
    pub keeps_record: bool,
    /// Token of the public part of certificates' grounds.
    pub disclosure: String,
}

/// A fault of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// The name is missing, too long, or holds what no name does
    Name,
    /// The languages are not written like `nb, en`
    Languages,
    /// There is no such edition
    Edition,
    /// The day is none
    EditionFrom,
    /// An impossible or contradictory election
    Elections,
    /// There is no such time zone
    Zone,
    /// A level's name is too long, comes twice, or there are too many
    Levels,
    /// Unknown sign-up policy
    SignUp,
    /// There is no such disclosure
    Disclosure,
}

impl SettingsFault {
    /// The word of the field that it is about.
    pub const fn word(self) -> &'static str {
        match self {
            SettingsFault::Name => "name",
            SettingsFault::Languages => "languages",
            SettingsFault::Edition => "edition",
            SettingsFault::EditionFrom => "edition_from",
            SettingsFault::Elections => "elections",
            SettingsFault::Zone => "zone",
            SettingsFault::Levels => "levels",
            SettingsFault::SignUp => "sign_up",
            SettingsFault::Disclosure => "disclosure",
        }
    }
}

/// Sign-up policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignUpPolicy {
    /// Open to all
    Open,
    /// Open to all with a confirmed address
    Confirmed,
    /// By invitation only
    Invited,
}

impl SignUpPolicy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Confirmed, Self::Invited];

    /// The word of the database and of forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Confirmed => "confirmed",
            Self::Invited => "invited",
        }
    }

    /// The policy of a federation.
    pub fn of(federation: &Federation) -> Self {
        // An unknown policy admits no sign-ups.
        Self::ALL.into_iter().find(|one| one.word() == federation.sign_up).unwrap_or(Self::Invited)
    }
}

/// The reason a federation was not created.
#[derive(Debug, thiserror::Error)]
pub enum EnterFault {
    /// The code is empty, too long, or not made of small letters, digits and hyphens.
    #[error("a code is made of small letters, digits and hyphens, {CODE} at most")]
    Code,
    /// There is a federation with this code.
    #[error("there is a federation with this code already")]
    Taken,
    /// The settings have faults.
    #[error("{}: not as it must be", .0.iter().map(|fault| fault.word()).collect::<Vec<_>>().join(", "))]
    Settings(Vec<SettingsFault>),
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Settings {
    /// A federation's current settings.
    pub fn of(federation: &Federation) -> Self {
        Self {
            name: federation.name.clone(),
            languages: federation.languages.join(", "),
            edition: federation.edition.clone(),
            edition_from: federation.edition_from.clone().unwrap_or_default(),
            elections: elected(&federation.elections),
            zone: federation.zone.clone(),
            levels: federation.levels.join("\n"),
            sign_up: federation.sign_up.clone(),
            keeps_record: federation.keeps_record,
            disclosure: federation.disclosure.clone(),
        }
    }

    /// The federation with these settings; or every fault, in the order of the form.
    fn applied(&self, federation: &Federation) -> Result<Federation, Vec<SettingsFault>> {
        let name = self.name.trim();
        let languages: Vec<String> = self.languages.split(',').map(|one| one.trim().to_owned()).collect();
        let levels: Vec<String> =
            self.levels.lines().map(|one| one.trim().to_owned()).filter(|one| !one.is_empty()).collect();
        let from = self.edition_from.trim();
        let elections = table(&self.elections);
        let holds = [
            (is_name(name), SettingsFault::Name),
            (
                languages.len() <= MANY && languages.iter().all(|one| is_language(one)),
                SettingsFault::Languages,
            ),
            (self.edition.parse::<Edition>().is_ok(), SettingsFault::Edition),
            (from.is_empty() || is_day(from), SettingsFault::EditionFrom),
            (read(&elections).is_some(), SettingsFault::Elections),
            (TimeZone::get(self.zone.trim()).is_ok(), SettingsFault::Zone),
            (are_levels(&levels), SettingsFault::Levels),
            (SignUpPolicy::ALL.iter().any(|one| one.word() == self.sign_up), SettingsFault::SignUp),
            (Disclosure::ALL.iter().any(|one| one.word() == self.disclosure), SettingsFault::Disclosure),
        ];
        let faults: Vec<SettingsFault> =
            holds.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Federation {
            name: name.to_owned(),
            language: languages[0].clone(),
            languages,
            edition: self.edition.clone(),
            edition_from: (!from.is_empty()).then(|| from.to_owned()),
            elections,
            zone: self.zone.trim().to_owned(),
            levels,
            sign_up: self.sign_up.clone(),
            keeps_record: self.keeps_record,
            disclosure: self.disclosure.clone(),
            ..federation.clone()
        })
    }
}

/// The table `elections` of a scenario file, from what stands in the fields of a form.
fn table(fields: &BTreeMap<String, String>) -> Value {
    let (mut table, mut presumptions) = (Map::new(), Map::new());
    for (name, text) in fields {
        let (name, text) = (name.clone(), text.trim());
        match (Presumption::ALL.iter().any(|one| one.word() == name), text) {
            (_, "") => {}
            (true, "yes" | "no") => drop(presumptions.insert(name, (text == "yes").into())),
            (true, _) => drop(presumptions.insert(name, text.into())),
            (false, _) => {
                drop(table.insert(name, text.parse::<u16>().map_or_else(|_| text.into(), Value::from)));
            }
        }
    }
    if !presumptions.is_empty() {
        table.insert("presumptions".to_owned(), presumptions.into());
    }
    table.into()
}

/// The same the other way.
fn elected(table: &Value) -> BTreeMap<String, String> {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Bool(holds) => if *holds { "yes" } else { "no" }.to_owned(),
        other => other.to_string(),
    };
    let fields = table.as_object().into_iter().flatten().filter(|(name, _)| *name != "presumptions");
    let presumed = table["presumptions"].as_object().into_iter().flatten();
    fields.chain(presumed).map(|(name, value)| (name.clone(), text(value))).collect()
}

/// The elections that such a table writes.
fn read(table: &Value) -> Option<Elections> {
    let file = toml::to_string(&json!({"elections": table})).ok()?;
    read_elections(&file).ok()
}

/// A federation's elections by the field paths of a scenario file: `elections.order`,
/// `elections.presumptions.wins_last`.
pub fn election_fields(federation: &Federation) -> Vec<(String, String)> {
    let is_presumption = |name: &str| Presumption::ALL.iter().any(|one| one.word() == name);
    elected(&federation.elections)
        .into_iter()
        .map(|(name, text)| match is_presumption(&name) {
            true => (format!("elections.presumptions.{name}"), (text == "yes").to_string()),
            false => (format!("elections.{name}"), text),
        })
        .collect()
}

/// The language in which a federation speaks to those who have chosen none: the first of its own that there is.
pub fn language_of(federation: &Federation) -> Language {
    federation.languages.iter().find_map(|tag| Language::read(tag)).unwrap_or(Language::ENGLISH)
}

/// A federation's elections.
pub fn elections_of(federation: &Federation) -> Elections {
    read(&federation.elections).unwrap_or_default()
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= NAME && !name.chars().any(char::is_control)
}

/// Like `nb` or `pt-BR`.
fn is_language(tag: &str) -> bool {
    let mut pieces = tag.split('-');
    let first = pieces
        .next()
        .is_some_and(|one| (2..=3).contains(&one.len()) && one.bytes().all(|b| b.is_ascii_lowercase()));
    first && pieces.all(|one| (2..=8).contains(&one.len()) && one.bytes().all(|b| b.is_ascii_alphanumeric()))
}

/// True for a stored day of the year: two digits, two digits.
fn is_day(text: &str) -> bool {
    text.parse::<Date>().is_ok_and(|day| day.to_string() == text)
}

fn are_levels(levels: &[String]) -> bool {
    let twice = levels.iter().enumerate().any(|(place, one)| levels[..place].contains(one));
    levels.len() <= MANY && !twice && levels.iter().all(|one| is_name(one))
}

/// A federation with nothing decided yet.
fn begun(id: FederationId, code: &str, name: &str, now: Moment) -> Federation {
    Federation {
        id,
        code: code.to_owned(),
        name: name.to_owned(),
        language: "en".to_owned(),
        languages: vec!["en".to_owned()],
        edition: Edition::E2017.word().to_owned(),
        edition_from: None,
        elections: json!({}),
        zone: "UTC".to_owned(),
        levels: Vec::new(),
        sign_up: SignUpPolicy::Open.word().to_owned(),
        keeps_record: true,
        disclosure: Disclosure::default().word().to_owned(),
        created_at: now,
    }
}

/// The edition of the Laws in force in a federation on a day.
pub fn edition_on(federation: &Federation, day: Date) -> Edition {
    let edition = federation.edition.parse().unwrap_or(Edition::E2017);
    let from = federation.edition_from.as_deref().and_then(|from| from.parse::<Date>().ok());
    match from {
        Some(from) if day < from => {
            Edition::ALL.into_iter().rev().find(|one| *one < edition).unwrap_or(edition)
        }
        _ => edition,
    }
}

/// The demonstration federation, entered if it is not there. It is there once, however many servers start at once.
pub(super) async fn demonstration(
    store: &Store,
    clock: &Clock,
    entropy: &Entropy,
) -> Result<Federation, StoreError> {
    let now = clock.now();
    let row = begun(FederationId(entropy.id(now)), DEMONSTRATION, "Demonstration Federation", now);
    let mut write = store.write().await?;
    let kept = federation::ensure(&mut write, &row).await?;
    write.commit().await?;
    Ok(kept)
}

impl Server {
    /// The federation with this code.
    pub async fn federation_of(&self, code: &str) -> Result<Option<Federation>, StoreError> {
        // No federation has such a code, and PostgreSQL rejects some texts.
        if !is_code(code) {
            return Ok(None);
        }
        federation::by_code(&self.inner.store, code).await
    }

    /// An account's home federation.
    pub async fn home_of(&self, account: &Account) -> Result<Option<Federation>, StoreError> {
        federation::by_id(&self.inner.store, account.federation).await
    }

    /// The name of the time zone of the federation of an account.
    pub async fn zone_of(&self, account: &Account) -> Result<String, StoreError> {
        Ok(self.home_of(account).await?.map_or_else(|| "UTC".to_owned(), |home| home.zone))
    }

    /// The edition of the Laws in force in a federation today, as it is there.
    pub fn edition_in_force(&self, federation: &Federation) -> Edition {
        let zone = TimeZone::get(&federation.zone).unwrap_or(TimeZone::UTC);
        let now = Timestamp::from_second(self.now().unix_timestamp()).unwrap_or_default();
        edition_on(federation, now.to_zoned(zone).date())
    }

    /// All federations, by name.
    pub async fn federations(&self) -> Result<Vec<Federation>, StoreError> {
        federation::all(&self.inner.store).await
    }

    /// Enters a federation: the operator's program alone does so.
    pub async fn enter_federation(&self, code: &str, settings: &Settings) -> Result<Federation, EnterFault> {
        if !is_code(code) {
            return Err(EnterFault::Code);
        }
        let now = self.inner.clock.now();
        let row = begun(FederationId(self.inner.entropy.id(now)), code, "", now);
        let row = settings.applied(&row).map_err(EnterFault::Settings)?;
        let mut write = self.inner.store.write().await?;
        let kept = federation::ensure(&mut write, &row).await?;
        if kept.id != row.id {
            return Err(EnterFault::Taken);
        }
        let entry = AuditEvent::new(kept.id, By::Program, Deed::FederationAdded, On::Federation);
        self.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(kept)
    }

    /// Changes the settings of the federation in which it is allowed.
    pub async fn set_federation(
        &self,
        allowed: &Allowed,
        settings: &Settings,
    ) -> Result<Federation, EnterFault> {
        self.change_federation(allowed.by(), allowed.federation(), settings).await
    }

    /// The same for the operator's program.
    pub async fn change_federation(
        &self,
        by: impl Into<By>,
        federation: &Federation,
        settings: &Settings,
    ) -> Result<Federation, EnterFault> {
        let mut write = self.inner.store.write().await?;
        let before = federation::lock(&mut write, federation.id).await?;
        let before = before.unwrap_or_else(|| federation.clone());
        let row = settings.applied(&before).map_err(EnterFault::Settings)?;
        if row == before {
            return Ok(row);
        }
        federation::update(&mut write, &row).await?;
        let entry = AuditEvent::new(row.id, by, Deed::FederationChanged, On::Federation);
        self.record(&mut write, &entry.with(changes(&before, &row))).await?;
        write.commit().await?;
        Ok(row)
    }
}

/// The settings that are others now, by their names: what each was and is.
fn changes(before: &Federation, now: &Federation) -> Value {
    let told = |one: &Federation| {
        json!({
            "name": one.name, "languages": one.languages, "edition": one.edition, "edition_from": one.edition_from,
            "elections": one.elections, "zone": one.zone, "levels": one.levels, "sign_up": one.sign_up, "keeps_record": one.keeps_record,
            "disclosure": one.disclosure,
        })
    };
    let (before, now) = (told(before), told(now));
    let names = now.as_object().into_iter().flat_map(|now| now.keys());
    names
        .filter(|name| before[*name] != now[*name])
        .map(|name| (name.clone(), json!({"before": before[name], "now": now[name]})))
        .collect::<Map<_, _>>()
        .into()
}

/// True for a valid code: lower-case letters, digits and hyphens, beginning with a letter.
pub fn is_code(code: &str) -> bool {
    code.len() <= CODE
        && code.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
        && code.starts_with(|first: char| first.is_ascii_lowercase())
}
