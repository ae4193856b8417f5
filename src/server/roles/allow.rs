//! Permission checks of an account against the table, for a federation.

use super::table::{Action, Whose, may};
use super::{Role, Roles};
use crate::accounts::Account;
use crate::accounts::second_factor::SecondFactors;
use crate::audit::By;
use crate::clock::Clock;
use crate::federation::Federations;
use derive::Service;
use store::api_token::ApiTokenId;
use store::federation::Federation;
use store::{Store, StoreError, role, sitting_marker};

/// Proof of a permission in a federation. Created only by [`Permissions::allow`], so its holder has been
/// checked.
#[derive(Clone, Debug)]
pub struct Allowed {
    by: Account,
    federation: Federation,
    action: Action,
    held: Roles,
    /// The token that the account's system used.
    token: Option<ApiTokenId>,
}

/// The reason a permission is refused.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// There is no such federation.
    #[error("there is no such federation")]
    NoFederation,
    /// No role of theirs permits it.
    #[error("no role permits it")]
    NotTheirs,
    /// A role of theirs permits it, but is active only with a second factor.
    #[error("the role requires a second factor")]
    SecondFactor,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Allowed {
    /// The acting account.
    pub fn by(&self) -> &Account {
        &self.by
    }

    pub fn federation(&self) -> &Federation {
        &self.federation
    }

    /// The permitted action.
    pub fn action(&self) -> Action {
        self.action
    }

    /// The token that the account's system used, if one did.
    pub(crate) fn token(&self) -> Option<ApiTokenId> {
        self.token
    }

    /// The same, used by a system with this token.
    pub(crate) fn by_token(self, token: ApiTokenId) -> Self {
        Self { token: Some(token), ..self }
    }

    /// True if the account has another permission there too, to decide what a page offers.
    pub fn may_also(&self, action: Action, whose: Whose) -> bool {
        may(self.held, action, whose)
    }

    /// Self or other, for this account.
    pub fn whose(&self, account: &Account) -> Whose {
        if self.by.federation == account.federation && self.by.id == account.id {
            Whose::Own
        } else {
            Whose::Others
        }
    }
}

impl From<&Allowed> for By {
    fn from(allowed: &Allowed) -> Self {
        let Account { federation, id, .. } = allowed.by;
        allowed.token.map_or(By::Person(federation, id), |token| By::Token(federation, id, token))
    }
}

/// Decides who may do what.
#[derive(Clone, Debug, Service)]
pub struct Permissions {
    store: Store,
    clock: Clock,
    federations: Federations,
    second_factors: SecondFactors,
}

impl Permissions {
    /// Checks the permission of an account for an action in the federation with this code, on
    /// itself or on others.
    pub async fn allow(
        &self,
        by: &Account,
        action: Action,
        code: &str,
        whose: Whose,
    ) -> Result<Allowed, Refusal> {
        self.allow_in_session(by, false, action, code, whose).await
    }

    /// The same in a session in which a provider's second factor may count.
    pub async fn allow_in_session(
        &self,
        by: &Account,
        provider_factor: bool,
        action: Action,
        code: &str,
        whose: Whose,
    ) -> Result<Allowed, Refusal> {
        let federation = self.federations.by_code(code).await?.ok_or(Refusal::NoFederation)?;
        let held = self.roles(by, &federation).await?;
        if !may(held, action, whose) {
            if !self.is_marker(by, action, &federation, whose).await? {
                return Err(Refusal::NotTheirs);
            }
            return Ok(Allowed { by: by.clone(), federation, action, held, token: None });
        }
        let held = match provider_factor || self.second_factors.is_active(by).await? {
            true => held,
            false => held.without_second_factor(),
        };
        if !may(held, action, whose) {
            return Err(Refusal::SecondFactor);
        }
        Ok(Allowed { by: by.clone(), federation, action, held, token: None })
    }

    /// True if the action is for markers and the account may mark a sitting of the federation. Which
    /// one, the service asks that carries it out.
    async fn is_marker(
        &self,
        by: &Account,
        action: Action,
        federation: &Federation,
        whose: Whose,
    ) -> Result<bool, StoreError> {
        if !action.is_of_markers() || whose == Whose::Own {
            return Ok(false);
        }
        let (who, now) = ((by.federation, by.id), self.clock.now());
        sitting_marker::may_mark(&self.store, federation.id, None, who, now).await
    }

    /// The roles that an account holds in a federation.
    pub async fn roles(&self, account: &Account, federation: &Federation) -> Result<Roles, StoreError> {
        let store = &self.store;
        let at_home = account.federation == federation.id;
        let rows = role::of_account(store, federation.id, account.federation, account.id).await?;
        let mut held = roles_of(rows);
        if at_home {
            held = held.with(Role::Trainee);
        } else if self.is_operator(account).await? {
            held = held.with(Role::Operator);
        }
        Ok(held)
    }

    /// True for an operator of the site.
    pub async fn is_operator(&self, account: &Account) -> Result<bool, StoreError> {
        let rows = role::of_account(&self.store, account.federation, account.federation, account.id).await?;
        Ok(roles_of(rows).has(Role::Operator))
    }
}

/// The known roles.
fn roles_of(rows: Vec<role::RoleRow>) -> Roles {
    rows.iter().filter_map(|row| Role::read(&row.role)).fold(Roles::NONE, Roles::with)
}
