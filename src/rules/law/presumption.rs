//! Presumptions about a claimer (Law 70), each with its name and authority.
//!
//! The Laws leave open which plays are normal; the presumptions draw the line. Those shared by
//! senior Directors apply unless an authority elects otherwise; two come from guidelines of the
//! American Contract Bridge League and apply only under them. The other guidelines on that list
//! need no presumption: that suits are played in the worst order, and that a claimer is not
//! credited with drawing a trump they had likely forgotten, already follow from searching for the
//! worst line.

use super::clause::Clause;
use super::order_within_suit::OrderWithinSuit;
use crate::law;
use derive::Word;

/// A presumption about every player, which excludes other plays from the normal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Presumption {
    /// The claimer follows their statement
    AsStated,
    /// Leads cards they believe to be winners, or towards them, before others; not after conceding
    /// a trick
    WinnersFirst,
    /// Plays the two hands' cards of a suit from the top, where an order is laid down
    FromTheTop,
    /// Does not play high under a winner of their own side, unless that changes hands at no cost
    LowUnderHisOwn,
    /// Last to play, wins when possible
    WinsLast,
    /// Does not duck with a certain winner
    TakesSureWinner,
    /// Ruffs as low as possible, and not their own winners
    RuffsLow,
    /// Discards losers before winners
    KeepsWinners,
    /// Draws the trumps they know to be out, unless there are losers to ruff
    DrawsTrumps,
    /// Plays no higher than the purpose requires
    NoDearerThanNeeded,
    /// A claiming defender's partner does not discard a master, nor refuse a trick that can be won
    /// cheaply as last player
    PartnerKeepsMasters,
    /// Cashes no high trump for safety or for a squeeze when they believe none to be out
    NoTrumpToBeSafe,
    /// Does not use up trumps before other winners once both opponents have shown out of trumps
    KeepsTrumps,
}

/// The authority behind a presumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresumptionSource {
    /// The Laws themselves
    Laws,
    /// The common view among Directors of what is worse than careless
    Practice,
    /// The White Book of the English Bridge Union, a paragraph
    EbuWhiteBook(&'static str),
    /// The guidelines on claims of the ACBL Laws Commission, spring 2019, by number
    Acbl2019(u8),
}

/// Guidelines on claims that a Regulating Authority follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Word)]
pub enum Guidelines {
    /// None
    #[default]
    None,
    /// The ACBL Laws Commission, spring 2019
    #[word("acbl_2019")]
    Acbl2019,
    /// The EBU White Book, 8.70.4, 8.70.5 and 8.70.9. It has no presumption about trumps believed
    /// good: they may be led first, and lose to a forgotten one; and a stated line goes on until a
    /// trick is lost, however a suit breaks
    Ebu,
}

/// A set of presumptions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Presumptions(u16);

impl Presumption {
    /// The paragraph it serves. `70D` and `70E` are the headings that every covered edition has.
    pub const fn clause(self) -> Clause {
        match self {
            Presumption::AsStated => law!("68C"),
            Presumption::FromTheTop => law!("70E"),
            Presumption::DrawsTrumps => law!("70C"),
            _ => law!("70D"),
        }
    }

    /// The authority behind it.
    pub const fn authority(self) -> PresumptionSource {
        match self {
            Presumption::AsStated
            | Presumption::FromTheTop
            | Presumption::TakesSureWinner
            | Presumption::PartnerKeepsMasters => PresumptionSource::Laws,
            Presumption::WinnersFirst
            | Presumption::LowUnderHisOwn
            | Presumption::WinsLast
            | Presumption::KeepsWinners
            | Presumption::NoDearerThanNeeded => PresumptionSource::Practice,
            Presumption::DrawsTrumps => PresumptionSource::EbuWhiteBook("8.70.4"),
            Presumption::NoTrumpToBeSafe => PresumptionSource::Acbl2019(3),
            Presumption::KeepsTrumps => PresumptionSource::Acbl2019(4),
            Presumption::RuffsLow => PresumptionSource::Acbl2019(5),
        }
    }

    /// True if an authority may elect it or do without it. A stated line binds by the Laws, and the
    /// order within a suit is an election of its own.
    pub const fn is_elective(self) -> bool {
        !matches!(self, Presumption::AsStated | Presumption::FromTheTop)
    }
}

impl Guidelines {
    /// The order in which they deem a suit to be played (Law 70E2).
    pub const fn order(self) -> OrderWithinSuit {
        match self {
            Guidelines::None => OrderWithinSuit::Any,
            Guidelines::Acbl2019 => OrderWithinSuit::TopDown,
            Guidelines::Ebu => OrderWithinSuit::Ebu,
        }
    }

    /// The presumptions under these guidelines.
    pub const fn presumptions(self) -> Presumptions {
        match self {
            Guidelines::Acbl2019 => {
                Presumptions::SHARED.with(Presumption::NoTrumpToBeSafe).with(Presumption::KeepsTrumps)
            }
            Guidelines::None | Guidelines::Ebu => Presumptions::SHARED,
        }
    }
}

impl Presumptions {
    /// Those that apply without an election.
    pub const SHARED: Presumptions = {
        let mut shared = Presumptions(0);
        let mut n = 0;
        while n < Presumption::ALL.len() {
            let one = Presumption::ALL[n];
            if !matches!(one, Presumption::NoTrumpToBeSafe | Presumption::KeepsTrumps) {
                shared = shared.with(one);
            }
            n += 1;
        }
        shared
    };

    /// True if this presumption applies.
    pub const fn has(self, one: Presumption) -> bool {
        self.0 & 1 << one as u16 != 0
    }

    /// The set with this one.
    pub const fn with(self, one: Presumption) -> Presumptions {
        Presumptions(self.0 | 1 << one as u16)
    }

    /// The set without this one.
    pub const fn without(self, one: Presumption) -> Presumptions {
        Presumptions(self.0 & !(1 << one as u16))
    }

    /// True if all shared presumptions apply, so that no play is normal here that is excluded
    /// elsewhere.
    pub const fn has_all_shared(self) -> bool {
        self.0 & Presumptions::SHARED.0 == Presumptions::SHARED.0
    }
}

impl std::fmt::Debug for Presumptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(Presumption::ALL.into_iter().filter(|one| self.has(*one))).finish()
    }
}
