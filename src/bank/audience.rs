//! Uses of federations' own scenarios, and those for whom a bank finds and lists them.

use std::sync::Arc;

/// What is done with an own scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnUse {
    /// The code of its federation
    pub owner: Arc<str>,
    /// True until it is retired
    pub live: bool,
    /// True if other federations may draw it
    pub offered: bool,
    /// True if members of its federation may practise it
    pub practised: bool,
}

/// Those for whom a bank finds and lists own scenarios; a federation is named by its code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Exams and marks: finds all, lists none
    #[default]
    Exams,
    /// Visitors: neither
    Public,
    /// Members of a federation: those that they may practise
    Members(Arc<str>),
    /// A federation's papers: finds all, lists its own and those offered
    Papers(Arc<str>),
}

impl OwnUse {
    pub(super) fn is_found_by(&self, audience: &Audience) -> bool {
        match audience {
            Audience::Exams | Audience::Papers(_) => true,
            Audience::Public => false,
            Audience::Members(of) => self.practised && self.owner == *of,
        }
    }

    pub(super) fn is_listed_for(&self, audience: &Audience) -> bool {
        self.live
            && match audience {
                Audience::Exams | Audience::Public => false,
                Audience::Members(of) => self.practised && self.owner == *of,
                Audience::Papers(of) => self.offered || self.owner == *of,
            }
    }
}
