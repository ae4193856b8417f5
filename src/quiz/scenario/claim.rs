//! How the facts of a disputed claim are written.

use super::{act, cards, doubt, hands, seat, seat_and_suit, strain, vulnerable};
use crate::bridge::contract::Bidding;
use crate::bridge::{Card, Cards, Suit};
use crate::engine::claim::{Awareness, ClaimFacts, ClaimSetup};
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::Node;

/// Reads the table `facts`.
pub(super) fn read(node: &Node<'_>) -> Option<ClaimFacts> {
    let mut table = node.table()?;
    let hands = table.need("cards").and_then(|n| hands(&n));
    let trump = table.need("trump").and_then(|n| strain(&n));
    let declarer = table.need("declarer").and_then(|n| seat(&n));
    let leader = table.need("leader").and_then(|n| seat(&n));
    let trick = table.maybe("trick", cards);
    let won = table.maybe("won", won);
    let contract = table.maybe("contract", |n| n.read::<Bidding>(FaultKind::NotAContract));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let claimer = table.need("claimer").and_then(|n| seat(&n));
    let claims = table.need("claims").and_then(|n| n.number(0, 13));
    let statement = table.maybe("statement", |n| n.each(|n| n.read(FaultKind::NotAStep)));
    let shown_out = table.maybe("shown_out", |n| n.each(seat_and_suit));
    let exposed = table.maybe("exposed", |n| n.each(seat));
    let forgot = table.maybe("forgot", forgot);
    let aware = table.maybe("aware", |n| aware(n, forgot.as_ref().and_then(Option::as_ref)));
    let current_trick_only = table.maybe("current_trick_only", Node::truth);
    let disputed = table.maybe("disputed", Node::truth);
    let agreed = table.maybe("agreed", Node::truth);
    let doubt = doubt::read(&mut table);
    let act = act::read(&mut table);
    table.close();
    let (aware, forgot) = (aware?, forgot?);
    let left_over = forgot.iter().flat_map(|f| f.iter()).filter(|(_, card)| {
        let found = aware.and_then(|aware| aware[card.suit.index()]);
        !matches!(found, Some(Awareness::Unaware { .. }))
    });
    let mut all_placed = true;
    for (item, _) in left_over {
        all_placed = false;
        item.fault::<()>(FaultKind::ForgottenButNotUnaware);
    }
    let declarer = declarer?;
    let setup = ClaimSetup {
        cards: hands?,
        trump: trump?,
        declarer,
        leader: leader?,
        trick: trick?.unwrap_or_default(),
        won: won?,
        contract: contract?.map(|c| c.by(declarer)),
        vulnerable: vulnerable?.unwrap_or_default(),
        claimer: claimer?,
        claims: claims? as u8,
        statement: statement?.unwrap_or_default(),
        shown_out: shown_out?.unwrap_or_default(),
        aware: aware.unwrap_or_default(),
        concerns_current_trick_only: current_trick_only?.unwrap_or(false),
        disputed: disputed?.unwrap_or(true),
        exposed: exposed?.unwrap_or_default(),
        agreed: agreed?,
        doubt: doubt?,
        act: act?,
    };
    match setup.check() {
        Ok(facts) => all_placed.then_some(facts),
        Err(misfits) => {
            for misfit in misfits {
                node.fault_at(&misfit.field, FaultKind::Claim(misfit.kind));
            }
            None
        }
    }
}

/// Tricks that each side has won.
pub(super) fn won(node: &Node<'_>) -> Option<[u8; 2]> {
    let mut table = node.table()?;
    let ns = table.need("NS").and_then(|n| n.number(0, 13));
    let ew = table.need("EW").and_then(|n| n.number(0, 13));
    table.close();
    Some([ns? as u8, ew? as u8])
}

fn forgot<'a>(node: &Node<'a>) -> Option<Vec<(Node<'a>, Card)>> {
    node.each(|n| Some((n.clone(), n.read(FaultKind::NotACard)?)))
}

/// What the Director found, by suit; the forgotten cards go with a `no`.
fn aware(node: &Node<'_>, forgot: Option<&Vec<(Node<'_>, Card)>>) -> Option<[Option<Awareness>; 4]> {
    #[derive(Clone, Copy)]
    enum Found {
        Yes,
        No,
        Doubtful,
    }
    let mut table = node.table()?;
    let mut aware = [None; 4];
    let mut good = true;
    for suit in Suit::DOWN {
        let words = [("yes", Found::Yes), ("no", Found::No), ("doubtful", Found::Doubtful)];
        let Some(found) = table.maybe(suit.letter(), |n| n.word(words)) else {
            good = false;
            continue;
        };
        let cards: Cards = forgot.into_iter().flatten().map(|(_, c)| *c).filter(|c| c.suit == suit).collect();
        aware[suit.index()] = found.map(|found| match found {
            Found::Yes => Awareness::Aware,
            Found::Doubtful => Awareness::Doubtful,
            Found::No => Awareness::Unaware { forgot: (!cards.is_empty()).then_some(cards) },
        });
    }
    table.close();
    good.then_some(aware)
}
