//! File format of the facts of a disputed claim.

use super::values::{cards, hands, seat, strain, unseen, vulnerable};
use super::{act, doubt, statement};
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::bridge::contract::Bidding;
use rules::engine::claim::{ClaimFacts, ClaimSetup, ConcederStatement};

/// Reads the table `facts`.
pub(super) fn read(node: &ValueNode<'_>) -> Option<ClaimFacts> {
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
    let said = statement::read(&mut table);
    let exposed = table.maybe("exposed", |n| n.each(seat));
    let current_trick_only = table.maybe("current_trick_only", ValueNode::truth);
    let disputed = table.maybe("disputed", ValueNode::truth);
    let agreed = table.maybe("agreed", ValueNode::truth);
    let doubt = doubt::read(&mut table);
    let act = act::read(&mut table);
    let unseen = unseen(&mut table);
    table.close();
    let declarer = declarer?;
    let ConcederStatement { statement, shown_out, aware } = said?;
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
        statement,
        shown_out,
        aware,
        concerns_current_trick_only: current_trick_only?.unwrap_or(false),
        disputed: disputed?.unwrap_or(true),
        exposed: exposed?.unwrap_or_default(),
        agreed: agreed?,
        doubt: doubt?,
        act: act?,
        unseen: unseen?,
    };
    match setup.check() {
        Ok(facts) => Some(facts),
        Err(misfits) => {
            for misfit in misfits {
                node.fault_at(&misfit.field, FaultKind::Claim(misfit.kind));
            }
            None
        }
    }
}

/// Tricks that each side has won.
pub(super) fn won(node: &ValueNode<'_>) -> Option<[u8; 2]> {
    let mut table = node.table()?;
    let ns = table.need("NS").and_then(|n| n.number(0, 13));
    let ew = table.need("EW").and_then(|n| n.number(0, 13));
    table.close();
    Some([ns? as u8, ew? as u8])
}
