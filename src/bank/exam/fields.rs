//! The fields of a paper's file: name and values of each, for the reader, the writer and the form.

use crate::draft::{DraftField, FieldValues};
use crate::names::LANGUAGES;
use derive::Word;

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

const fn field(name: &'static str, values: FieldValues) -> DraftField {
    DraftField { name, values }
}

const fn number(name: &'static str, low: u16, high: u16) -> DraftField {
    field(name, FieldValues::Number(low, high))
}

/// The most rows that a paper has, and the most items that one of them draws.
pub(super) const MOST: u16 = 200;

pub(super) const NAME: DraftField = field("name", FieldValues::Text);
pub(super) const PROGRAMME: DraftField = field("programme", FieldValues::Programme);
pub(super) const EDITION: DraftField = field("edition", FieldValues::Edition);
pub(super) const SINCE: DraftField = field("since", FieldValues::Edition);
/// Up to ten years.
pub(super) const UNASKED_MONTHS: DraftField = number("unasked_months", 1, 120);

pub(super) const PASS: DraftField = field("pass", FieldValues::Mark);
pub(super) const PART_FLOOR: DraftField = field("part_floor", FieldValues::Mark);
pub(super) const CRITICAL_ABOVE: DraftField = field("critical_above", FieldValues::Mark);
pub(super) const CAP: DraftField = field("cap", FieldValues::Mark);
pub(super) const BANDS: DraftField = field("bands", FieldValues::Marks);

pub(super) const PART: DraftField = field("part", FieldValues::Part);
pub(super) const WEIGHT: DraftField = number("weight", 1, 100);
pub(super) const CRITICAL: DraftField = field("critical", FieldValues::Truth);
pub(super) const SCENARIO: DraftField = field("scenario", FieldValues::Scenario);
pub(super) const COUNT: DraftField = number("count", 1, MOST);
pub(super) const FAMILY: DraftField = field("family", FieldValues::Family);
pub(super) const LAW: DraftField = field("law", FieldValues::Law);
pub(super) const LEVEL: DraftField = field("level", FieldValues::Level);
/// The most stages that a scenario has.
pub(super) const STAGES: DraftField = number("stages", 1, 9);
pub(super) const VARIANTS: DraftField = field("variants", FieldValues::Truth);
pub(super) const JUDGEMENT: DraftField = field("judgement", FieldValues::Truth);

pub(super) const ID: DraftField = field("id", FieldValues::Id);
pub(super) const POINTS: DraftField = number("points", 1, 100);
pub(super) const UNWRITTEN: DraftField = field("part", FieldValues::Unwritten);
pub(super) const TABLE: DraftField = field("table", FieldValues::Text);

const TRANSLATIONS: [DraftField; LANGUAGES.len()] = {
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
    pub const fn fields(self) -> &'static [DraftField] {
        match self {
            PaperTable::Head => &[NAME, PROGRAMME, EDITION, SINCE, UNASKED_MONTHS],
            PaperTable::Names => &TRANSLATIONS,
            PaperTable::Result => &[PASS, PART_FLOOR, CRITICAL_ABOVE, CAP, BANDS],
            PaperTable::Item => &[PART, SCENARIO, WEIGHT, CRITICAL],
            PaperTable::Draw => {
                &[PART, COUNT, FAMILY, LAW, LEVEL, STAGES, WEIGHT, CRITICAL, VARIANTS, JUDGEMENT]
            }
            PaperTable::Rubric => &[ID, NAME, UNWRITTEN, TABLE, SCENARIO, POINTS, WEIGHT],
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
