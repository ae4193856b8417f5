//! The fields of a paper's file: name and values of each, for the reader, the writer and the form.

use super::part::{Part, UnwrittenPart};
use crate::names::LANGUAGES;
use crate::reader::ValueNode;
use derive::Word;
use rules::engine::Family;
use rules::law::Edition;

/// A table of a paper's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum PaperTable {
    /// Fields above all tables
    Head,
    /// Translations of the name, by language
    Names,
    /// Rules for the result
    Result,
    /// Fixed items, a table each
    Item,
    /// Drawn items, a table for each kind
    Draw,
    /// Lines of a rubric
    Rubric,
}

/// A field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperField {
    /// Its name in the file
    pub name: &'static str,
    /// Its values
    pub values: FieldValues,
}

/// The values of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum FieldValues {
    /// Any text
    Text,
    /// An id of small letters, digits and hyphens
    Id,
    /// A whole number between these
    Number(u16, u16),
    /// A mark in per cent
    Mark,
    /// Marks in per cent, in ascending order
    Marks,
    /// True or false
    Truth,
    /// `closed` or `open`
    Part,
    /// `practical` or `oral`
    Unwritten,
    /// A family of scenarios
    Family,
    /// An edition of the Laws
    Edition,
    /// The number of a law
    Law,
    /// A programme, by its id
    Programme,
    /// A level of the programme, by its name
    Level,
    /// A scenario, or a variation of one, by its id
    Scenario,
}

const fn field(name: &'static str, values: FieldValues) -> PaperField {
    PaperField { name, values }
}

const fn number(name: &'static str, low: u16, high: u16) -> PaperField {
    field(name, FieldValues::Number(low, high))
}

/// The most rows that a paper has, and the most items that one of them draws.
pub(super) const MOST: u16 = 200;

pub(super) const NAME: PaperField = field("name", FieldValues::Text);
pub(super) const PROGRAMME: PaperField = field("programme", FieldValues::Programme);
pub(super) const EDITION: PaperField = field("edition", FieldValues::Edition);
pub(super) const SINCE: PaperField = field("since", FieldValues::Edition);
/// Up to ten years.
pub(super) const UNASKED_MONTHS: PaperField = number("unasked_months", 1, 120);

pub(super) const PASS: PaperField = field("pass", FieldValues::Mark);
pub(super) const PART_FLOOR: PaperField = field("part_floor", FieldValues::Mark);
pub(super) const CRITICAL_ABOVE: PaperField = field("critical_above", FieldValues::Mark);
pub(super) const CAP: PaperField = field("cap", FieldValues::Mark);
pub(super) const BANDS: PaperField = field("bands", FieldValues::Marks);

pub(super) const PART: PaperField = field("part", FieldValues::Part);
pub(super) const WEIGHT: PaperField = number("weight", 1, 100);
pub(super) const CRITICAL: PaperField = field("critical", FieldValues::Truth);
pub(super) const SCENARIO: PaperField = field("scenario", FieldValues::Scenario);
pub(super) const COUNT: PaperField = number("count", 1, MOST);
pub(super) const FAMILY: PaperField = field("family", FieldValues::Family);
pub(super) const LAW: PaperField = field("law", FieldValues::Law);
pub(super) const LEVEL: PaperField = field("level", FieldValues::Level);
/// The most stages that a scenario has.
pub(super) const STAGES: PaperField = number("stages", 1, 9);
pub(super) const VARIANTS: PaperField = field("variants", FieldValues::Truth);
pub(super) const JUDGEMENT: PaperField = field("judgement", FieldValues::Truth);

pub(super) const ID: PaperField = field("id", FieldValues::Id);
pub(super) const POINTS: PaperField = number("points", 1, 100);
pub(super) const UNWRITTEN: PaperField = field("part", FieldValues::Unwritten);

const TRANSLATIONS: [PaperField; LANGUAGES.len()] = {
    let mut fields = [NAME; LANGUAGES.len()];
    let mut at = 0;
    while at < fields.len() {
        fields[at].name = LANGUAGES[at];
        at += 1;
    }
    fields
};

impl PaperTable {
    /// Its fields, in the order in which they are written and asked for.
    pub const fn fields(self) -> &'static [PaperField] {
        match self {
            PaperTable::Head => &[NAME, PROGRAMME, EDITION, SINCE, UNASKED_MONTHS],
            PaperTable::Names => &TRANSLATIONS,
            PaperTable::Result => &[PASS, PART_FLOOR, CRITICAL_ABOVE, CAP, BANDS],
            PaperTable::Item => &[PART, SCENARIO, WEIGHT, CRITICAL],
            PaperTable::Draw => {
                &[PART, COUNT, FAMILY, LAW, LEVEL, STAGES, WEIGHT, CRITICAL, VARIANTS, JUDGEMENT]
            }
            PaperTable::Rubric => &[ID, NAME, UNWRITTEN, POINTS, WEIGHT],
        }
    }

    /// True if the file may have any number of such tables.
    pub const fn is_list(self) -> bool {
        matches!(self, PaperTable::Item | PaperTable::Draw | PaperTable::Rubric)
    }

    /// The path of a field of this table, or of the table of this index in the list: `draw[2].count`.
    pub fn path(self, index: usize, field: &str) -> String {
        match self {
            PaperTable::Head => field.to_owned(),
            table if table.is_list() => format!("{}[{index}].{field}", table.word()),
            table => format!("{}.{field}", table.word()),
        }
    }
}

impl FieldValues {
    /// The words among which it chooses; none for other values.
    pub fn words(self) -> Vec<&'static str> {
        match self {
            FieldValues::Part => Part::ALL.map(Part::word).into(),
            FieldValues::Unwritten => UnwrittenPart::ALL.map(UnwrittenPart::word).into(),
            FieldValues::Family => Family::ALL.map(Family::word).into(),
            FieldValues::Edition => Edition::ALL.map(Edition::word).into(),
            _ => Vec::new(),
        }
    }
}

impl PaperField {
    /// Reads a number within the bounds of this field.
    pub(super) fn number(&self, node: &ValueNode<'_>) -> Option<u16> {
        match self.values {
            FieldValues::Number(low, high) => node.number(low, high),
            _ => None,
        }
    }
}
