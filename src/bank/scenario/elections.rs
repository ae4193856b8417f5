//! File format of the Regulating Authority's elections.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::law::{Elections, Guidelines, OrderWithinSuit, Permille, Presumption, Presumptions};

/// Reads the table `elections`. Missing fields follow the guidelines on claims, and otherwise the
/// Laws.
pub(super) fn read(node: &ValueNode<'_>) -> Option<Elections> {
    let mut table = node.table()?;
    let similar_from = table.maybe("similar_from", |n| n.number(0, 1000).map(Permille));
    let dissimilar_below = table.maybe("dissimilar_below", |n| n.number(0, 1000).map(Permille));
    let guidelines = table.maybe("guidelines", |n| n.word(Guidelines::ALL.map(|g| (g.word(), g))));
    let order = table.maybe("order", |n| n.word(OrderWithinSuit::ALL.map(|o| (o.word(), o))));
    let presumed = table.maybe("presumptions", presumptions);
    table.close();
    let guidelines = guidelines?.unwrap_or_default();
    let otherwise = Elections::under(guidelines);
    let elections = Elections {
        similar_from: similar_from?.unwrap_or(otherwise.similar_from),
        dissimilar_below: dissimilar_below?.unwrap_or(otherwise.dissimilar_below),
        order: order?.unwrap_or(otherwise.order),
        guidelines,
        presumed: presumed?.into_iter().flatten().fold(otherwise.presumed, chosen),
    };
    if elections.dissimilar_below > elections.similar_from {
        return node.fault(FaultKind::ThresholdsCross);
    }
    Some(elections)
}

fn chosen(presumed: Presumptions, (one, holds): (Presumption, bool)) -> Presumptions {
    if holds { presumed.with(one) } else { presumed.without(one) }
}

/// Presumptions, each on or off.
fn presumptions(node: &ValueNode<'_>) -> Option<Vec<(Presumption, bool)>> {
    let mut table = node.table()?;
    let elective = Presumption::ALL.into_iter().filter(|one| one.is_elective());
    let read: Vec<_> = elective.map(|one| (one, table.maybe(one.word(), ValueNode::truth))).collect();
    table.close();
    let mut chosen = Vec::new();
    for (one, holds) in read {
        chosen.extend(holds?.map(|holds| (one, holds)));
    }
    Some(chosen)
}
