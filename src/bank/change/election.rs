//! A changed election of the Regulating Authority.

use rules::law::{Elections, Guidelines, OrderWithinSuit, Permille, Presumption};

/// A changed election.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Election {
    /// Lowest share of hands of a similar meaning
    SimilarFrom(Permille),
    /// Share of hands below which a meaning is not similar
    DissimilarBelow(Permille),
    /// The order in which a suit is deemed played
    Order(OrderWithinSuit),
    /// Guidelines on claims, with the order and the presumptions that go with them
    Guidelines(Guidelines),
    /// A presumption about a claimer, on or off
    Presumes(Presumption, bool),
}

impl Election {
    /// These elections with this change.
    pub(super) fn over(self, elections: Elections) -> Elections {
        match self {
            Election::SimilarFrom(share) => Elections { similar_from: share, ..elections },
            Election::DissimilarBelow(share) => Elections { dissimilar_below: share, ..elections },
            Election::Order(order) => Elections { order, ..elections },
            Election::Guidelines(guidelines) => Elections {
                order: guidelines.order(),
                guidelines,
                presumed: guidelines.presumptions(),
                ..elections
            },
            Election::Presumes(one, true) => {
                Elections { presumed: elections.presumed.with(one), ..elections }
            }
            Election::Presumes(one, false) => {
                Elections { presumed: elections.presumed.without(one), ..elections }
            }
        }
    }
}
