//! Wrong assumptions about exposed cards: other cards are put in the place of those exposed.

use super::assumption::AsIf;
use crate::bridge::{Card, Cards, Rank};
use crate::engine::rotation::docket::Docket;
use crate::engine::rotation::irregular::{CallFate, Exposure};
use crate::engine::rotation::laws::law_24::is_one_low_card;
use crate::law;
use crate::law::{Clause, Edition};

/// Applies the assumption. Returns whether that changes anything; `None` where it cannot apply.
pub(super) fn apply(as_if: AsIf, docket: &mut Docket<'_>, subject: usize, truly: Exposure) -> Option<bool> {
    let first = truly.cards.into_iter().next()?;
    let (two, ace) = (Card::new(first.suit, Rank::new(0)?), Card::new(first.suit, Rank::new(12)?));
    let one = |card: Card| Cards::EMPTY.with(card);
    let exposed = match as_if {
        AsIf::LowCard => Exposure { cards: one(two), led: false, ..truly },
        AsIf::HonourCard => Exposure { cards: one(ace), led: false, ..truly },
        AsIf::SeveralCards if truly.cards.len() == 1 => {
            Exposure { cards: one(two).with(ace), led: false, ..truly }
        }
        AsIf::DuringAuction => Exposure { ended: false, ..truly },
        // Law 24 of 2007 goes on after the auction.
        AsIf::AfterAuction if docket.standing.is_over() && docket.edition() != Edition::E2007 => {
            Exposure { ended: true, ..truly }
        }
        _ => return None,
    };
    docket.irregularities[subject].fate = CallFate::Exposed(exposed);
    Some(paragraph(&exposed) != paragraph(&truly) || exposed.ended != truly.ended)
}

/// The paragraph that the cards come under.
fn paragraph(exposure: &Exposure) -> Clause {
    match exposure {
        Exposure { led: true, .. } => law!("24B"),
        Exposure { cards, .. } if cards.len() > 1 => law!("24C"),
        Exposure { cards, .. } if is_one_low_card(*cards) => law!("24A"),
        _ => law!("24B"),
    }
}
