//! The Laws as data: editions with their dated amendments, the catalogue of clauses with those the
//! engine rules on, and the elections of a Regulating Authority. Headings and gists are in `words`,
//! decisions in `engine`.

mod amendment;
mod catalogue;
mod clause;
mod date;
mod edition;
mod elections;
mod order_within_suit;
mod presumption;

pub use amendment::{AMENDMENTS, Amendment};
pub use catalogue::{CATALOGUE, CaseKind, CatalogueEntry};
pub use clause::{Clause, Unknown, cite, cited};
pub use date::{Date, NotADate};
pub use edition::{Edition, NotAnEdition};
pub use elections::{Elections, Permille};
pub use order_within_suit::OrderWithinSuit;
pub use presumption::{Guidelines, Presumption, PresumptionSource, Presumptions};

/// A clause of the Laws, checked by the compiler against the catalogue: `law!("30B1(b)(i)")`.
#[macro_export]
macro_rules! law {
    ($clause:literal) => {{
        const CLAUSE: $crate::law::Clause = $crate::law::cite($clause);
        CLAUSE
    }};
}
