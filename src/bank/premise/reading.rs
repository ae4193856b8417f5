//! Readings of a ruling: seats or numbers taken for others.

use rules::bridge::{Seat, Suit, Vulnerable};
use rules::engine::claim::ClaimTest;
use rules::engine::component::{
    AuctionConsequence, ClaimedTricks, Duty, ExposedCards, LeadRestriction, MayAccept, Replacement, Score,
    Tricks,
};
use rules::engine::trace::Test;
use rules::engine::{Component, Key, Ruling};
use rules::law;

/// A reading of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RulingReading {
    /// The duties of the offender and of their partner are swapped
    PartnerForOffender,
    /// The other opponent is the one who may accept
    OtherOpponent,
    /// The suits of a lead restriction are the others
    LeadTurned,
    /// Who must pass at every turn passes once only
    PassesOnce,
    /// Who must pass once passes at every turn
    PassesThroughout,
    /// The call is cancelled, and nothing more follows
    OnlyCancelled,
    /// The call by this player stands as if it were legal
    StandsAsLegal(Seat),
    /// Another number of tricks
    Tricks(MistakenTricks),
    /// The act is a claim of this many tricks alone
    ClaimAlone(u8),
    /// Cards that are no penalty cards are
    PenaltyCards,
}

/// A number of tricks taken for that of the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MistakenTricks {
    /// Those of declarer's side
    pub tricks: u8,
    /// For the score
    pub vulnerable: Vulnerable,
    /// True if the claim is good for them, under Law 70A
    pub good: bool,
}

impl RulingReading {
    /// The ruling under this reading; `None` if it makes no difference.
    pub fn apply(self, ruling: &Ruling) -> Option<Ruling> {
        let read = ruling.components.iter().filter_map(|component| self.component(component, ruling));
        let read: Vec<Component> = read.collect();
        if read.is_empty() {
            return None;
        }
        let mut under = ruling.clone();
        // A trainee with a view of the matter does not leave it to judgement, unlike the law.
        under.judgement.retain(|j| !j.range.iter().any(|c| read.iter().any(|r| r.key() == c.key())));
        Some(read.into_iter().fold(under, Ruling::with_component))
    }

    /// A component under this reading, if it differs.
    fn component(self, component: &Component, ruling: &Ruling) -> Option<Component> {
        let read = match self {
            RulingReading::PartnerForOffender => swapped(component, ruling),
            RulingReading::OtherOpponent => match component {
                Component::MayAccept(MayAccept::Seat(seat)) => {
                    Some(Component::MayAccept(MayAccept::Seat(seat.partner())))
                }
                _ => None,
            },
            RulingReading::LeadTurned => turned(component),
            RulingReading::PassesOnce => bound(component, Duty::MustPassThroughout, Duty::MustPassNext),
            RulingReading::PassesThroughout => bound(component, Duty::MustPassNext, Duty::MustPassThroughout),
            RulingReading::OnlyCancelled if is_cancelled(ruling) => without_rectification(component),
            RulingReading::StandsAsLegal(caller) if is_cancelled(ruling) => as_legal(component, caller),
            RulingReading::OnlyCancelled | RulingReading::StandsAsLegal(_) => None,
            RulingReading::Tricks(mistaken) => mistaken.component(component, ruling),
            RulingReading::ClaimAlone(claims) => match component {
                Component::What(ClaimedTricks::Both) => Some(Component::What(ClaimedTricks::Claim(claims))),
                _ => None,
            },
            RulingReading::PenaltyCards => match component {
                Component::ExposedCards(ExposedCards::NotPenalty) => {
                    Some(Component::ExposedCards(ExposedCards::Penalty))
                }
                _ => None,
            },
        };
        read.filter(|read| read != component)
    }
}

/// The offender's part and his partner's exchanged.
fn swapped(component: &Component, ruling: &Ruling) -> Option<Component> {
    let duties = match (ruling.component(Key::Offender), ruling.component(Key::Partner)) {
        // His partner has made no call that he could repeat or change.
        (Some(Component::Offender(Duty::MustRepeat | Duty::ChangeOfCall)), _) => None,
        (Some(Component::Offender(his)), Some(Component::Partner(partners))) => Some((*his, *partners)),
        _ => None,
    };
    match (component, duties) {
        (Component::Offender(_), Some((_, partners))) => Some(Component::Offender(partners)),
        (Component::Partner(_), Some((his, _))) => Some(Component::Partner(his)),
        (Component::UnauthorisedFor { seats, clause }, _) => {
            let mut seats: Vec<Seat> = seats.iter().map(|seat| seat.partner()).collect();
            seats.sort();
            Some(Component::UnauthorisedFor { seats, clause: *clause })
        }
        _ => None,
    }
}

/// A player under this duty bound by another one.
fn bound(component: &Component, truly: Duty, taken: Duty) -> Option<Component> {
    match component {
        Component::Offender(duty) if *duty == truly => Some(Component::Offender(taken)),
        Component::Partner(duty) if *duty == truly => Some(Component::Partner(taken)),
        _ => None,
    }
}

/// True if the irregular call is cancelled.
fn is_cancelled(ruling: &Ruling) -> bool {
    let cancelled = ruling.component(Key::Cancelled);
    matches!(cancelled, Some(Component::Cancelled(calls)) if ruling.call.is_some_and(|n| calls.contains(&n)))
}

/// A component without rectification or restriction.
fn without_rectification(component: &Component) -> Option<Component> {
    Some(match component {
        Component::Offender(_) => Component::Offender(Duty::AnyLegalCall),
        Component::Partner(_) => Component::Partner(Duty::AnyLegalCall),
        Component::Lead(_) => Component::Lead(LeadRestriction::None),
        Component::Watch(_) => Component::Watch(Vec::new()),
        Component::Replacement(_) => Component::Replacement(Replacement::NotTested),
        Component::UnauthorisedFor { clause, .. } => {
            Component::UnauthorisedFor { seats: Vec::new(), clause: *clause }
        }
        _ => return None,
    })
}

/// A component once the call of this player stands, and LHO is next.
fn as_legal(component: &Component, caller: Seat) -> Option<Component> {
    match component {
        Component::Cancelled(_) => Some(Component::Cancelled(Vec::new())),
        Component::Turn(_) => Some(Component::Turn(caller.lho())),
        Component::Auction(AuctionConsequence::BackTo(_)) => Some(Component::Auction(AuctionConsequence::On)),
        other => without_rectification(other),
    }
}

/// A lead restricted in the other suits.
fn turned(component: &Component) -> Option<Component> {
    let Component::Lead(LeadRestriction::ForbidOneOf { suits, binds }) = component else { return None };
    let suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|suit| !suits.contains(suit)).collect();
    // Where every suit is restricted there is no other.
    (!suits.is_empty()).then_some(Component::Lead(LeadRestriction::ForbidOneOf { suits, binds: *binds }))
}

impl MistakenTricks {
    /// A component of a ruling with this number in it.
    fn component(self, component: &Component, ruling: &Ruling) -> Option<Component> {
        match component {
            Component::Tricks(of) => {
                Some(Component::Tricks(Tricks { least: self.tricks, most: self.tricks, ..*of }))
            }
            Component::Result(result) => {
                let Some(Component::Tricks(ruled)) = ruling.component(Key::Tricks) else { return None };
                let tricks = result.tricks + i32::from(self.tricks) - i32::from(ruled.least);
                Some(Component::Result(Score::of(result.contract, tricks, self.vulnerable)))
            }
            Component::Law(clause) if self.good && clause.law() == "70" => Some(Component::Law(law!("70A"))),
            _ => None,
        }
    }
}

/// The tricks of declarer's side and the number left, in a ruling with a single number.
pub(super) fn tricks(ruling: &Ruling) -> Option<(u8, u8)> {
    match ruling.component(Key::Tricks)? {
        Component::Tricks(tricks) if tricks.least == tricks.most => Some((tricks.least, tricks.left)),
        _ => None,
    }
}

/// Double-dummy tricks of the claimer's side, if a ruling has them.
pub(super) fn best(ruling: &Ruling) -> Option<u8> {
    ruling.trace.steps().iter().find_map(|step| match step.test {
        Test::Claim(ClaimTest::NormalLineLoses { best, .. }) => Some(best),
        _ => None,
    })
}
