//! Permissions: roles, and the single table that decides.
//!
//! | file | contents |
//! |---|---|
//! | `table` | every action with the roles that may do it: the only place that decides |
//! | `allow` | checks of an account against the table |
//! | `grant` | granting and revoking roles |
//!
//! A person has one account, at home, and is a trainee there. Other roles are held per federation,
//! also in others than one's own. A site operator is one everywhere.
//!
//! Not here: the actions themselves, and the pages for refused users (`site`).

mod allow;
mod grant;
mod table;

pub use allow::{Allowed, Permissions, Refusal};
use derive::Word;
pub use grant::{GrantFault, RoleGrants, RoleHolder};
pub use table::{Action, Whose, may};

use std::fmt;

/// A role in a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Role {
    /// Practises
    Trainee,
    /// Runs courses
    CourseLeader,
    /// Watches over exams that examiners hold: lets candidates in, stops and adds time
    Invigilator,
    /// Holds exams
    Examiner,
    /// Administers the federation: settings, people, roles
    Admin,
    /// Runs the site
    Operator,
}

impl Role {
    /// True if it is active only with a second factor.
    pub const fn asks_for_second_factor(self) -> bool {
        matches!(self, Role::Examiner | Role::Admin | Role::Operator)
    }
}

/// An account's roles in one federation; none for a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Roles(u8);

impl Roles {
    pub const NONE: Roles = Roles(0);

    /// These.
    pub const fn of(roles: &[Role]) -> Roles {
        let (mut bits, mut at) = (0, 0);
        while at < roles.len() {
            bits |= 1 << roles[at] as u8;
            at += 1;
        }
        Roles(bits)
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, role: Role) -> Roles {
        Roles(self.0 | 1 << role as u8)
    }

    /// Those of them that count without a second factor.
    #[must_use]
    pub fn without_second_factor(self) -> Roles {
        self.each().filter(|role| !role.asks_for_second_factor()).fold(Roles::NONE, Roles::with)
    }

    /// True if this role is held.
    pub const fn has(self, role: Role) -> bool {
        self.0 & 1 << role as u8 != 0
    }

    /// True if any of those roles is held.
    pub const fn has_any(self, others: Roles) -> bool {
        self.0 & others.0 != 0
    }

    /// Each of them.
    pub fn each(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| self.has(*role))
    }
}

impl fmt::Debug for Roles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.each()).finish()
    }
}
