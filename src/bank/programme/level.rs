//! A level of a programme, as read from its file.

use super::band::Bands;
use super::exam::ExamRequirement;
use super::practice::{Lesson, PracticeScope};
use super::renewal::Renewal;
use super::requirement::Requirement;
use super::validity::Validity;
use crate::fault::FaultKind;
use crate::id;
use crate::names::Names;
use crate::reader::{TableReader, ValueNode};

/// A level of a programme: its prerequisites must be held, and all of its requirements met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Key in records and for other levels: its id, or its name if it has none
    pub id: String,
    /// The federation's name for it
    pub name: String,
    /// Its translations
    pub names: Names,
    /// Ids of earlier levels that must be held
    pub prerequisites: Vec<String>,
    /// Requirements
    pub requires: Vec<Requirement>,
    /// Marks of the higher bands; `None` if there is only a pass
    pub bands: Option<Bands>,
    /// Validity of a certificate
    pub validity: Validity,
    /// Renewal of a certificate; `None` if it cannot be renewed
    pub renewal: Option<Renewal>,
    /// Number of examiners who must agree to a certificate: one or two
    pub examiners: u8,
}

impl Level {
    /// All kinds of scenarios that it requires, with their numbers.
    pub fn lessons(&self) -> Vec<&Lesson> {
        self.requires.iter().flat_map(Requirement::lessons).collect()
    }

    /// The kinds of scenarios that it requires.
    pub fn scopes(&self) -> impl Iterator<Item = PracticeScope> {
        self.lessons().into_iter().map(|lesson| lesson.of)
    }

    /// All exams that it requires, followed by those that renew it.
    pub fn exams(&self) -> Vec<&ExamRequirement> {
        let renewal = self.renewal.iter().flat_map(|renewal| [&renewal.refresher, &renewal.delta]);
        self.requires.iter().flat_map(Requirement::exams).chain(renewal.flatten()).collect()
    }
}

/// Reads the list `levels`.
pub(super) fn read(node: &ValueNode<'_>) -> Option<Vec<Level>> {
    let levels = node.each_non_empty(level);
    if node.is_list() {
        named(node);
    }
    levels
}

fn level(node: &ValueNode<'_>) -> Option<Level> {
    let mut table = node.table()?;
    let id = table.maybe("id", id::read);
    let name = table.need("name").and_then(|n| n.non_empty_text().map(str::to_owned));
    let names = Names::read(&mut table);
    let prerequisites =
        table.maybe("prerequisites", |n| n.each(|one| one.non_empty_text().map(str::to_owned)));
    let requires = table.need("requires").and_then(|n| n.each_non_empty(Requirement::read));
    let bands = table.maybe("bands", Bands::read);
    let validity = table.maybe("validity", Validity::read);
    let renewal = table.maybe("renewal", Renewal::read);
    let examiners = table.maybe("examiners", |n| n.number(1, 2));
    let graded = bands.and_then(|bands| graded(&mut table, bands, requires.as_deref()));
    table.close();
    let (id, name) = (id?, name?);
    Some(Level {
        id: id.unwrap_or_else(|| name.clone()),
        name,
        names: names?,
        prerequisites: prerequisites?.unwrap_or_default(),
        requires: requires?,
        bands: graded?,
        validity: validity?.unwrap_or(Validity::Life),
        renewal: renewal?,
        examiners: if examiners? == Some(2) { 2 } else { 1 },
    })
}

/// The bands, if the level requires an exam whose mark decides them.
fn graded(
    table: &mut TableReader<'_>,
    bands: Option<Bands>,
    requires: Option<&[Requirement]>,
) -> Option<Option<Bands>> {
    let exam = requires.is_none_or(|requires| requires.iter().any(Requirement::needs_exam));
    match (bands, exam) {
        (Some(_), false) => table.get("bands")?.fault(FaultKind::BandsWithoutExam),
        (bands, _) => Some(bands),
    }
}

/// Reports duplicate levels, and prerequisites that are no earlier level.
fn named(levels: &ValueNode<'_>) {
    let mut earlier: Vec<String> = Vec::new();
    for node in levels.list().into_iter().flatten().filter(ValueNode::is_table) {
        let Some(mut table) = node.table() else { continue };
        for one in
            table.get("prerequisites").filter(ValueNode::is_list).and_then(|n| n.list()).into_iter().flatten()
        {
            let text = one.is_text().then(|| one.text()).flatten();
            if text.is_some_and(|text| earlier.iter().all(|level| level != text)) {
                one.fault::<()>(FaultKind::UnknownLevel(earlier.clone()));
            }
        }
        let name = table.get("id").or_else(|| table.get("name")).filter(ValueNode::is_text);
        let Some((node, text)) = name.and_then(|node| Some((node.clone(), node.text()?.to_owned()))) else {
            continue;
        };
        if earlier.contains(&text) {
            node.fault::<()>(FaultKind::Twice);
        }
        earlier.push(text);
    }
}
