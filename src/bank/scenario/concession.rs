//! File format of the facts of a concession.

use super::claim::won;
use super::values::{cards, hands, seat, strain, unseen, vulnerable};
use super::{act, doubt, statement};
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::bridge::contract::Bidding;
use rules::engine::claim::{ConcessionFacts, ConcessionSetup, Objection};

/// Reads the table `facts`.
pub(super) fn read(node: &ValueNode<'_>) -> Option<ConcessionFacts> {
    let mut table = node.table()?;
    let declarer = table.need("declarer").and_then(|n| seat(&n));
    let conceder = table.need("conceder").and_then(|n| seat(&n));
    let left = table.need("left").and_then(|n| n.number(1, 13));
    let concedes = table.need("concedes").and_then(|n| n.number(0, 13));
    let claims = table.maybe("claims", |n| n.number(0, 13));
    let objection = table.maybe("objection", |n| n.word(Objection::ALL.map(|o| (o.word(), o))));
    let exposed = table.maybe("exposed", |n| n.each(seat));
    let current_trick_only = table.maybe("current_trick_only", ValueNode::truth);
    let agreed = table.maybe("agreed", ValueNode::truth);
    let said = statement::read(&mut table);
    let hands = table.maybe("cards", hands);
    let trump = table.maybe("trump", strain);
    let leader = table.maybe("leader", seat);
    let trick = table.maybe("trick", cards);
    let won = table.maybe("won", won);
    let contract = table.maybe("contract", |n| n.read::<Bidding>(FaultKind::NotAContract));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let doubt = doubt::read(&mut table);
    let act = act::read(&mut table);
    let unseen = unseen(&mut table);
    table.close();
    let declarer = declarer?;
    let setup = ConcessionSetup {
        declarer,
        conceder: conceder?,
        left: left? as u8,
        concedes: concedes? as u8,
        claims: claims?.unwrap_or(0) as u8,
        objection: objection?,
        exposed: exposed?.unwrap_or_default(),
        concerns_current_trick_only: current_trick_only?.unwrap_or(false),
        agreed: agreed?.unwrap_or(false),
        said: said?,
        cards: hands?,
        trump: trump?,
        leader: leader?,
        trick: trick?.unwrap_or_default(),
        won: won?,
        contract: contract?.map(|c| c.by(declarer)),
        vulnerable: vulnerable?.unwrap_or_default(),
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
