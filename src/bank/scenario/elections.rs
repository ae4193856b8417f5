//! The fields of the Regulating Authority's elections. Those left out follow the guidelines on
//! claims, and otherwise the Laws.

use super::schema::{self, FieldRow, Place, may};
use super::write::{FieldSink, WrittenFields};
use crate::fault::FaultKind;
use crate::reader::ValueNode;
use rules::law::{Elections, Presumption, Presumptions};

type Elected<T> = Place<Elections, T>;

/// The guidelines, which decide the defaults of the other fields.
pub(crate) const GUIDELINES: &[FieldRow<Elections>] =
    &[("guidelines", may, &Elected::at(|e| Some(&mut e.guidelines)))];

pub(crate) const FIELDS: &[FieldRow<Elections>] = &[
    ("similar_from", may, &Elected::within(0, 1000, |e| Some(&mut e.similar_from))),
    ("dissimilar_below", may, &Elected::within(0, 1000, |e| Some(&mut e.dissimilar_below))),
    ("order", may, &Elected::at(|e| Some(&mut e.order))),
];

/// Presumptions that an authority may elect.
pub(crate) fn elective() -> impl Iterator<Item = Presumption> {
    Presumption::ALL.into_iter().filter(|one| one.is_elective())
}

/// Reads the table `elections`.
pub(super) fn read(node: &ValueNode<'_>) -> Option<Elections> {
    let mut table = node.table()?;
    let mut elections = Elections::default();
    let guidelines = schema::read(GUIDELINES, &mut table, &mut elections);
    elections = Elections::under(elections.guidelines);
    let others = schema::read(FIELDS, &mut table, &mut elections);
    let presumed = table.maybe("presumptions", presumptions);
    table.close();
    guidelines.and(others)?;
    elections.presumed = presumed?.into_iter().flatten().fold(elections.presumed, chosen);
    if elections.dissimilar_below > elections.similar_from {
        return node.fault(FaultKind::ThresholdsCross);
    }
    Some(elections)
}

/// Writes the table `elections`.
pub(super) fn write(elections: &Elections, fields: &mut WrittenFields) {
    let (mut elections, mut otherwise) = (*elections, Elections::under(elections.guidelines));
    schema::write(GUIDELINES, "elections", &mut elections, &mut Elections::default(), fields);
    schema::write(FIELDS, "elections", &mut elections, &mut otherwise, fields);
    for one in elective() {
        let holds = elections.presumed.has(one);
        if holds != otherwise.presumed.has(one) {
            fields.put(format!("elections.presumptions.{}", one.word()), holds);
        }
    }
}

fn chosen(presumed: Presumptions, (one, holds): (Presumption, bool)) -> Presumptions {
    if holds { presumed.with(one) } else { presumed.without(one) }
}

/// Presumptions, each on or off.
fn presumptions(node: &ValueNode<'_>) -> Option<Vec<(Presumption, bool)>> {
    let mut table = node.table()?;
    let read: Vec<_> = elective().map(|one| (one, table.maybe(one.word(), ValueNode::truth))).collect();
    table.close();
    let mut chosen = Vec::new();
    for (one, holds) in read {
        chosen.extend(holds?.map(|holds| (one, holds)));
    }
    Some(chosen)
}
