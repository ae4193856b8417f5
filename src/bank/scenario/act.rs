//! File format of the act of a claim or concession, and of the play since.

use super::values::{cards, seat};
use crate::reader::{TableReader, ValueNode};
use rules::engine::claim::{Act, ClaimAct, PlayOn};

/// Reads its fields of the table `facts`.
pub(super) fn read(table: &mut TableReader<'_>) -> Option<Act> {
    let how = table.maybe("how", |n| n.word(ClaimAct::ALL.map(|how| (how.word(), how))));
    let meant = table.maybe("meant", ValueNode::truth);
    let played_on = table.maybe("played_on", cards);
    let play_on = table.maybe("play_on", play_on);
    Some(Act { how: how?, meant: meant?, played_on: played_on?.unwrap_or_default(), play_on: play_on? })
}

fn play_on(node: &ValueNode<'_>) -> Option<PlayOn> {
    let mut table = node.table()?;
    let asked_by = table.need("asked_by").and_then(|n| seat(&n));
    let all_agree = table.maybe("all_agree", ValueNode::truth);
    let made = table.maybe("made", |n| n.number(0, 13));
    table.close();
    Some(PlayOn { asked_by: asked_by?, all_agree: all_agree?, made: made?.map(|made| made as u8) })
}
