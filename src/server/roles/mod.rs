//! Who may do what: roles, and the one table that decides.
//!
//! | file | what |
//! |---|---|
//! | `table` | every action, and the roles that may do it: the only place that decides |
//! | `allow` | who asks, held against the table for a federation |
//! | `grant` | giving a role and taking it back |
//!
//! A person has one account, at home, and is a trainee there. Other roles are held per federation, also in others than one's own. A site
//! operator is one everywhere.
//!
//! Deliberately not here: what an action does, and what somebody sees who may not do it (`app`).

mod allow;
mod grant;
mod table;

pub use allow::{Allowed, Refusal};
pub use grant::{GrantFault, Holder};
pub use table::{Action, Whose, may};

use std::fmt;

/// What somebody is to a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Has an account there, and practises
    Trainee,
    /// Runs courses
    CourseLeader,
    /// Holds exams
    Examiner,
    /// Answers for the federation: settings, people, roles
    Admin,
    /// Runs the site
    Operator,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 5] =
        [Role::Trainee, Role::CourseLeader, Role::Examiner, Role::Admin, Role::Operator];

    /// The word of the database, of forms and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Trainee => "trainee",
            Role::CourseLeader => "course_leader",
            Role::Examiner => "examiner",
            Role::Admin => "admin",
            Role::Operator => "operator",
        }
    }

    /// Whether it counts only for somebody with a second factor.
    pub const fn asks_for_second_factor(self) -> bool {
        matches!(self, Role::Examiner | Role::Admin | Role::Operator)
    }

    /// The role with this word.
    pub fn read(word: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.word() == word)
    }
}

/// The roles that somebody holds in one federation; none of a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Roles(u8);

impl Roles {
    /// None.
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

    /// Whether this one is among them.
    pub const fn has(self, role: Role) -> bool {
        self.0 & 1 << role as u8 != 0
    }

    /// Whether any of those is among them.
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
