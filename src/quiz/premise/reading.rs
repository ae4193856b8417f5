//! Readings of a ruling: seats or numbers taken for others.

use crate::bridge::Suit;
use crate::engine::claim::ClaimAsked;
use crate::engine::component::{Duty, ExposedCards, Lead, MayAccept, Tricks};
use crate::engine::trace::Asked;
use crate::engine::{Component, Key, Ruling};

/// How a ruling is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// What the offender may or must do is his partner's, and the other way round
    PartnerForOffender,
    /// The other opponent is the one who may accept
    OtherOpponent,
    /// The suits of a lead restriction are the others
    LeadTurned,
    /// So many tricks to declarer's side
    Tricks(u8),
    /// Cards that are no penalty cards are
    PenaltyCards,
}

impl Reading {
    /// The ruling read like this; nothing when that makes no difference.
    pub fn of(self, ruling: &Ruling) -> Option<Ruling> {
        let read: Vec<Component> =
            ruling.components.iter().filter_map(|c| self.component(c, ruling)).collect();
        if read.is_empty() {
            return None;
        }
        let mut under = ruling.clone();
        // What the law leaves to the Director it does not leave to somebody who holds a premise on it.
        under.judgement.retain(|j| !j.range.iter().any(|c| read.iter().any(|r| r.key() == c.key())));
        Some(read.into_iter().fold(under, Ruling::saying))
    }

    /// A component of a ruling read like this, when it is another one then.
    fn component(self, component: &Component, ruling: &Ruling) -> Option<Component> {
        let read = match (self, component) {
            (Reading::PartnerForOffender, Component::Offender(_)) => match ruling.component(Key::Partner)? {
                Component::Partner(duty) => Component::Offender(*duty),
                _ => return None,
            },
            (Reading::PartnerForOffender, Component::Partner(_)) => match ruling.component(Key::Offender)? {
                // That partner has made no call that he could repeat or change.
                Component::Offender(Duty::MustRepeat | Duty::ChangeOfCall) => return None,
                Component::Offender(duty) => Component::Partner(*duty),
                _ => return None,
            },
            (Reading::PartnerForOffender, Component::UnauthorisedFor { seats, clause }) => {
                let mut seats: Vec<_> = seats.iter().map(|seat| seat.partner()).collect();
                seats.sort();
                Component::UnauthorisedFor { seats, clause: *clause }
            }
            (Reading::OtherOpponent, Component::MayAccept(MayAccept::Seat(seat))) => {
                Component::MayAccept(MayAccept::Seat(seat.partner()))
            }
            (Reading::LeadTurned, Component::Lead(Lead::ForbidOneOf { suits, binds })) => {
                let suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|suit| !suits.contains(suit)).collect();
                let binds = *binds;
                Component::Lead(if suits.is_empty() {
                    Lead::None
                } else {
                    Lead::ForbidOneOf { suits, binds }
                })
            }
            (Reading::Tricks(tricks), Component::Tricks(of)) => {
                Component::Tricks(Tricks { least: tricks, most: tricks, ..*of })
            }
            (Reading::PenaltyCards, Component::ExposedCards(ExposedCards::NotPenalty)) => {
                Component::ExposedCards(ExposedCards::Penalty)
            }
            _ => return None,
        };
        (read != *component).then_some(read)
    }
}

/// The tricks of the claimer's side with all cards seen and best play by everybody, if a ruling says it.
pub(super) fn best(ruling: &Ruling) -> Option<u8> {
    ruling.trace.steps().iter().find_map(|step| match step.asked {
        Asked::Claim(ClaimAsked::NormalLineLoses { best, .. }) => Some(best),
        _ => None,
    })
}
