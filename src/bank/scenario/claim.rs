//! File format of the facts of a claim or concession.

use super::values::{cards, hands, seat, strain, unseen, vulnerable};
use super::{act, doubt, statement};
use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::bridge::contract::Bidding;
use rules::engine::Family;
use rules::engine::claim::{Announced, ClaimFacts, ClaimSetup, Objection};

/// Reads the table `facts` of this family.
pub(super) fn read(node: &ValueNode<'_>, family: Family) -> Option<ClaimFacts> {
    let mut table = node.table()?;
    let is_claim = family == Family::Claim;
    let hands = recorded(&mut table, "cards", is_claim, hands);
    let trump = recorded(&mut table, "trump", is_claim, strain);
    let declarer = table.need("declarer").and_then(|n| seat(&n));
    let leader = recorded(&mut table, "leader", is_claim, seat);
    let trick = table.maybe("trick", cards);
    let won = table.maybe("won", won);
    let contract = table.maybe("contract", |n| n.read::<Bidding>(FaultKind::NotAContract));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let claimer = table.need(if is_claim { "claimer" } else { "conceder" }).and_then(|n| seat(&n));
    let announced = if is_claim { claim(&mut table) } else { concession(&mut table) };
    let claims = recorded(&mut table, "claims", is_claim, |n| n.number(0, 13));
    let said = statement::read(&mut table);
    let exposed = table.maybe("exposed", |n| n.each(seat));
    let current_trick_only = table.maybe("current_trick_only", ValueNode::truth);
    let agreed = table.maybe("agreed", ValueNode::truth);
    let doubt = doubt::read(&mut table);
    let act = act::read(&mut table);
    let unseen = unseen(&mut table);
    table.close();
    let declarer = declarer?;
    let statement::Said { statement, shown_out, aware } = said?;
    let setup = ClaimSetup {
        announced: announced?,
        claimer: claimer?,
        claims: claims?.unwrap_or(0) as u8,
        statement,
        shown_out,
        aware,
        exposed: exposed?.unwrap_or_default(),
        concerns_current_trick_only: current_trick_only?.unwrap_or(false),
        // A concession without agreement is what it is by default.
        agreed: agreed?.filter(|agreed| is_claim || *agreed),
        doubt: doubt?,
        act: act?,
        cards: hands?,
        unseen: unseen?,
        trump: trump?,
        declarer,
        leader: leader?,
        trick: trick?.unwrap_or_default(),
        won: won?,
        contract: contract?.map(|c| c.by(declarer)),
        vulnerable: vulnerable?.unwrap_or_default(),
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

/// A field that a claim must have, and a concession may.
fn recorded<'a, T>(
    table: &mut TableReader<'a>,
    field: &'static str,
    is_needed: bool,
    read: impl FnOnce(&ValueNode<'a>) -> Option<T>,
) -> Option<Option<T>> {
    if is_needed { table.need(field).and_then(|n| read(&n)).map(Some) } else { table.maybe(field, read) }
}

fn claim(table: &mut TableReader<'_>) -> Option<Announced> {
    let disputed = table.maybe("disputed", ValueNode::truth);
    Some(Announced::Claim { disputed: disputed?.unwrap_or(true) })
}

fn concession(table: &mut TableReader<'_>) -> Option<Announced> {
    let left = table.need("left").and_then(|n| n.number(1, 13));
    let concedes = table.need("concedes").and_then(|n| n.number(0, 13));
    let objection = table.maybe("objection", |n| n.word(Objection::ALL.map(|o| (o.word(), o))));
    Some(Announced::Concession { left: left? as u8, concedes: concedes? as u8, objection: objection? })
}

/// Tricks that each side has won.
fn won(node: &ValueNode<'_>) -> Option<[u8; 2]> {
    let mut table = node.table()?;
    let ns = table.need("NS").and_then(|n| n.number(0, 13));
    let ew = table.need("EW").and_then(|n| n.number(0, 13));
    table.close();
    Some([ns? as u8, ew? as u8])
}
