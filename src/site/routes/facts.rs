//! The facts of a route beside its path and handler.

use server::api_tokens::Scope;
use server::roles::Action;

/// Those who may open a route. The handler decides; the tests hold it to this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Visitors too. A link from an email admits its holder.
    Everybody,
    /// Users, each to what is their own.
    SignedIn,
    /// The user whose object it is. For others it does not exist.
    Owner,
    /// The user whose object it is, and those who may do this in its federation.
    OwnerOr(Action),
    /// Those who may do this in the federation, to the account named if one is.
    May(Action),
    /// Those who may do this to themselves in the federation.
    OnSelf(Action),
    /// A federation's system, with a token of this scope if one is named.
    Token(Option<Scope>),
}

/// Route class for load shedding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RouteClass {
    /// Health checks and assets, which need no permit and are never refused.
    Unlimited,
    Exam,
    SignIn,
    Pages,
    /// Reads a whole exam, federation or account.
    Long,
    Practice,
    /// May wait for a search.
    Search,
}

/// Whether candidates may open a route during their exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InExam {
    Open,
    /// Leads back to the exam.
    Closed,
}
