//! The first steps of a new site: its first federation and the account of its operator. They are
//! open to those who have the setup key, which the program logs, and only until there is an
//! operator. After them, a list of what is left to do.

use super::sign_up::{SignUp, SignUpFailure};
use super::{Account, Browser, Password, SecondFactor, SessionToken};
use crate::accounts::password::{Passwords, QueueFull};
use crate::accounts::second_factor::SecondFactors;
use crate::accounts::session::Sessions;
use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::certificates::SigningKeys;
use crate::federation::{self, EnterFault, Federation, Federations, Settings, SignUpPolicy};
use crate::forms::{Faults, Rejection};
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service};
use crate::roles::{Role, RoleGrants};
use derive::Word;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::sync::{Arc, OnceLock};
use store::federation::lock;
use store::role::{self, RoleRow};
use store::{Store, StoreError, WriteTransaction, account};

/// The path of the page.
pub const FIRST_STEPS: &str = "/first-steps";

/// Set once an operator was seen: there always is one from then on.
#[derive(Debug, Default)]
pub struct OperatorFound(OnceLock<()>);

/// The first federation, and the account of the operator, who is an admin there too.
#[derive(Clone, Debug, Default)]
pub struct NewSite {
    /// The federation's name.
    pub federation: String,
    /// The federation's code.
    pub code: String,
    /// Languages, the main one first, separated by commas.
    pub languages: String,
    pub zone: String,
    /// Token of the edition of the Laws in force.
    pub edition: String,
    /// The operator's name.
    pub name: String,
    pub email: String,
    /// True if the operator is an examiner too.
    pub examines: bool,
}

/// A step after the first ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Step {
    /// A second factor, without which the roles have no effect
    SecondFactor,
    /// A public address with TLS
    Address,
    /// A mail server
    Email,
    /// A key to seal the federations' signing keys
    Key,
    /// The demonstration federation closed to strangers
    Demonstration,
    /// A second admin of one's federation
    Colleague,
}

/// The first steps of a new site.
#[derive(Clone, Debug, Service)]
pub struct FirstSteps {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    operator_found: Arc<OperatorFound>,
    passwords: Passwords,
    audit: Audit,
    federations: Federations,
    mail: Mail,
    roles: RoleGrants,
    second_factors: SecondFactors,
    sessions: Sessions,
    sign_up: SignUp,
    signing_keys: SigningKeys,
}

impl FirstSteps {
    /// True until there is an operator.
    pub async fn are_open(&self) -> Result<bool, StoreError> {
        if self.operator_found.0.get().is_some() {
            return Ok(false);
        }
        let is_held = role::is_held(&self.store, Role::Operator.word()).await?;
        if is_held {
            let _ = self.operator_found.0.set(());
        }
        Ok(!is_held)
    }

    /// True if the site has a key from which the setup key is derived.
    pub fn have_key(&self) -> bool {
        self.signing_keys.can_sign()
    }

    /// The address of the page with the setup key, while it is of use.
    pub async fn address(&self) -> Result<Option<String>, StoreError> {
        let key = self.signing_keys.setup_key();
        let key = if self.are_open().await? { key } else { None };
        Ok(key.map(|key| self.mail.page_address(&format!("{FIRST_STEPS}?key={key}"))))
    }

    /// True for the setup key.
    pub fn is_key(&self, text: &str) -> bool {
        // Hashes are compared, so that the time taken tells nothing about the key.
        let hash = |text: &str| Sha256::digest(text.as_bytes());
        self.signing_keys.setup_key().is_some_and(|key| hash(&key) == hash(text.trim()))
    }

    /// Creates the federation and the account with its roles, and signs it in.
    pub async fn take(
        &self,
        browser: &Browser,
        key: &str,
        site: &NewSite,
        password: Password,
    ) -> Result<SessionToken, Rejection> {
        if !self.is_key(key) {
            return Err("key".into());
        }
        let federation = self.federations.begin(&site.code, &site.settings());
        // No address is taken in a federation that does not exist yet.
        let person =
            self.sign_up.check(self.demonstration.id, true, &site.name, &site.email, &password).await;
        let (federation, person) = match (federation, person) {
            (Ok(federation), Ok(person)) => (federation, person),
            (federation, person) => return Err(both(federation.err(), person.err())),
        };
        let hash = self.passwords.hash(password, self.entropy.bytes()).await.map_err(busy)?;
        let mut row = self.sign_up.new_account(&federation, person, hash, browser.language);
        // There may be no mail server yet, and the key has proven more than an address would.
        (row.must_confirm, row.confirmed_at) = (false, Some(row.created_at));
        let (id, now) = (row.id, row.created_at);
        let mut write = self.store.write().await?;
        // Of concurrent calls one goes on.
        lock(&mut write, self.demonstration.id).await?;
        if role::is_held(&mut write, Role::Operator.word()).await? {
            return Err("key".into());
        }
        federation::insert(&mut write, &federation).await.map_err(of_federation)?;
        account::insert(&mut write, &row).await?;
        let operator = Account::from(row);
        let roles = [Role::Operator, Role::Admin].into_iter().chain(site.examines.then_some(Role::Examiner));
        let mut entries = vec![
            AuditEvent::new(federation.id, &operator, Deed::FederationAdded, On::Federation),
            AuditEvent::own(&operator, Deed::AccountMade),
        ];
        for role in roles {
            self.grant(&mut write, &operator, role).await?;
            let entry = AuditEvent::own(&operator, Deed::RoleGranted);
            entries.push(entry.with(json!({"role": role.word()})));
        }
        let token = self.sessions.begin_session(&mut write, &federation, id, now, browser).await?;
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        Ok(token)
    }

    async fn grant(
        &self,
        write: &mut WriteTransaction,
        operator: &Account,
        role: Role,
    ) -> Result<bool, StoreError> {
        let row = RoleRow {
            federation_id: operator.federation,
            home_id: operator.federation,
            account_id: operator.id,
            role: role.word().to_owned(),
            granted_at: self.clock.now(),
        };
        role::grant(write, &row).await
    }

    /// The steps that follow, each with true if it is done; none for others than operators.
    pub async fn left(&self, who: &Account) -> Result<Vec<(Step, bool)>, StoreError> {
        if !self.roles.roles_everywhere(who).await?.contains(&Role::Operator) {
            return Ok(Vec::new());
        }
        let has_second_factor =
            matches!(self.second_factors.status(who).await?, SecondFactor::Confirmed { .. });
        let demonstration = self.federations.by_code(&self.demonstration.code).await?;
        let is_closed = demonstration.is_none_or(|one| SignUpPolicy::of(&one) != SignUpPolicy::Open);
        let roles = role::of_federation(&self.store, who.federation).await?;
        let admins = roles.iter().filter(|held| held.role == Role::Admin.word()).count();
        let done = |step: &Step| match step {
            Step::SecondFactor => has_second_factor,
            Step::Address => self.mail.page_address("").starts_with("https://"),
            Step::Email => self.mail.sends_mail(),
            Step::Key => self.signing_keys.can_sign(),
            Step::Demonstration => is_closed,
            Step::Colleague => admins > 1,
        };
        Ok(Step::ALL.into_iter().map(|step| (step, done(&step))).collect())
    }
}

impl NewSite {
    fn settings(&self) -> Settings {
        Settings {
            name: self.federation.clone(),
            languages: self.languages.clone(),
            zone: self.zone.clone(),
            edition: self.edition.clone(),
            ..Settings::usual()
        }
    }
}

/// The faults of both halves of the form.
fn both(federation: Option<EnterFault>, person: Option<SignUpFailure>) -> Rejection {
    let mut faults = Faults::default();
    match federation.map(of_federation) {
        Some(Rejection::Faults(found)) => faults.tokens.extend(found.tokens),
        Some(other) => return other,
        None => {}
    }
    match person {
        Some(SignUpFailure::Faults(found)) => faults.tokens.extend(found.iter().map(|one| one.word().into())),
        Some(SignUpFailure::Store(error)) => return error.into(),
        Some(_) => return "busy".into(),
        None => {}
    }
    faults.into()
}

/// A fault of the federation, with the names of this form's fields.
fn of_federation(fault: EnterFault) -> Rejection {
    match fault {
        EnterFault::Code => "code".into(),
        EnterFault::Taken => "code-taken".into(),
        EnterFault::Settings(faults) => {
            let named = |token: String| if token == "name" { "federation_name".to_owned() } else { token };
            faults.tokens.into_iter().map(named).collect::<Faults>().into()
        }
        EnterFault::Store(error) => error.into(),
    }
}

fn busy(_: QueueFull) -> Rejection {
    "busy".into()
}
