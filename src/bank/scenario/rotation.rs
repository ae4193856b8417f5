//! File format of the facts of an auction: those of the first stage, and the additions of later
//! ones.

use super::meaning::{self, MeaningFields};
use super::schema::{self, FieldRow, Place, always, may};
use super::{event, finding};
use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::engine::rotation::{Event, Finding, FindingKind, RotationFacts, RotationFault, RotationSetup};
use std::collections::BTreeMap;

/// The fields of the first stage alone. The others may be in any stage, and refer to calls.
pub(crate) const DEAL: &[FieldRow<RotationSetup>] = &[
    ("dealer", always, &Place::<RotationSetup, _>::at(|s| Some(&mut s.dealer))),
    ("vulnerable", may, &Place::<RotationSetup, _>::at(|s| Some(&mut s.vulnerable))),
];

/// The unchecked facts of an auction up to a stage.
pub(super) struct StagedAuction {
    setup: RotationSetup,
    /// Places in the file by fields of the facts: `facts.auction[5]` may be `stages[0].auction[2]`
    places: BTreeMap<String, String>,
    /// Inconsistencies of earlier stages, already reported
    reported: Vec<(String, RotationFault)>,
}

/// The additions of one stage.
pub(super) struct StageAdditions {
    /// By moment
    moments: Vec<Vec<Event>>,
    findings: Vec<(FindingKind, Finding)>,
    made: Option<u8>,
    meanings: BTreeMap<usize, MeaningFields>,
}

/// Reads the table `facts`: the facts of the first stage.
pub(super) fn read(node: &ValueNode<'_>) -> Option<StagedAuction> {
    let mut table = node.table()?;
    let mut setup = RotationSetup::default();
    let deal = schema::read(DEAL, &mut table, &mut setup);
    let auction = table.need("auction");
    let added = additions(&mut table, Some(0));
    table.close();
    auction.zip(deal)?;
    let mut auction_so_far = StagedAuction { setup, places: BTreeMap::new(), reported: Vec::new() };
    auction_so_far.add(node.path(), added?);
    Some(auction_so_far)
}

/// Reads the facts of a stage; `before` is the number of earlier calls, if it could be read.
pub(super) fn additions(table: &mut TableReader<'_>, before: Option<usize>) -> Option<StageAdditions> {
    let moments = table.maybe("auction", |n| n.each(event::read)).map(Option::unwrap_or_default);
    let made_here = moments.as_ref().map(|moments| moments.iter().flatten().filter(|e| e.is_call()).count());
    let calls = before.zip(made_here).map(|(before, here)| before + here);
    let findings: Vec<_> = FindingKind::fields()
        .map(|kind| Some(table.maybe(kind.word(), |n| finding::read(n, calls))?.map(|found| (kind, found))))
        .collect();
    let made = table.maybe("made", |n| n.number(0, 13));
    let meanings = table.maybe("meaning", |n| meaning::read(n, calls));
    Some(StageAdditions {
        moments: moments?,
        findings: findings.into_iter().collect::<Option<Vec<_>>>()?.into_iter().flatten().collect(),
        made: made?.map(|tricks| tricks as u8),
        meanings: meanings?.unwrap_or_default(),
    })
}

impl StageAdditions {
    /// True if it adds nothing.
    pub fn is_nothing(&self) -> bool {
        self.moments.is_empty() && self.findings.is_empty() && self.made.is_none() && self.meanings.is_empty()
    }
}

impl StagedAuction {
    /// Number of calls made.
    pub fn calls(&self) -> usize {
        self.setup.events.iter().filter(|event| event.is_call()).count()
    }

    /// Adds the facts at `place`, a path in the file. Later findings replace earlier ones.
    pub fn add(&mut self, place: &str, added: StageAdditions) {
        let StageAdditions { moments, findings, made, meanings } = added;
        let mut at = |field: &str, within: &str| {
            self.places.insert(format!("facts.{field}"), format!("{place}.{within}"));
        };
        for number in meanings.keys() {
            let field = format!("meaning.{number}");
            at(&field, &field);
        }
        for (i, event) in
            moments.into_iter().enumerate().flat_map(|(i, events)| events.into_iter().map(move |e| (i, e)))
        {
            at(&format!("auction[{}]", self.setup.events.len()), &format!("auction[{i}]"));
            self.setup.events.push(event);
        }
        meaning::put(&mut self.setup.events, meanings);
        for (kind, later) in findings {
            finding::add(&mut self.setup.findings[kind], later);
        }
        self.setup.made = made.or(self.setup.made);
    }

    /// The facts so far, if consistent. Each inconsistency is reported once, at its place.
    pub fn check(&mut self, node: &ValueNode<'_>) -> Option<RotationFacts> {
        let misfits = match self.setup.clone().check() {
            Ok(facts) => return Some(facts),
            Err(misfits) => misfits,
        };
        for misfit in misfits {
            let field = self.places.get(&misfit.field).unwrap_or(&misfit.field).clone();
            let fault = (field, misfit.kind);
            if !self.reported.contains(&fault) {
                node.fault_at(&fault.0, FaultKind::Rotation(fault.1));
                self.reported.push(fault);
            }
        }
        None
    }
}
