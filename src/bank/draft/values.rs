//! The values of a field: read from the text of a form, and written as one.

use super::marks::{bare, each};
use crate::exam::part::{Part, UnwrittenPart};
use crate::reader::ValueNode;
use derive::Word;
use rules::engine::Family;
use rules::law::Edition;
use toml::Value;

/// Thousandths up to this, without a unit, are probably meant as per cent.
const PROBABLY_PER_CENT: i64 = 100;

/// A field of a paper's or programme's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftField {
    /// Its name in the file; of a field in a table within, with the table's: `validity.years`
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
    /// True or false; false if it is left out
    Truth,
    /// True or false; true if it is left out
    Assumed,
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
    /// A family or a law, in the field of that name
    Scope,
    /// A programme, by its id
    Programme,
    /// A level of the programme, by its name
    Level,
    /// Levels of the programme, by their ids, a line each
    Levels,
    /// A scenario, or a variation of one, by its id
    Scenario,
    /// An exam, by its code
    Exam,
}

impl DraftField {
    /// Reads a number within the bounds of this field.
    pub(crate) fn number(&self, node: &ValueNode<'_>) -> Option<u16> {
        match self.values {
            FieldValues::Number(low, high) => node.number(low, high),
            _ => None,
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

    /// The text of a value.
    pub(crate) fn text(self, value: &Value) -> String {
        match (self, value) {
            (FieldValues::Mark, mark) => per_cent(mark),
            (FieldValues::Marks, Value::Array(marks)) => {
                let marks: Vec<String> = marks.iter().map(per_cent).collect();
                each(&marks.join(" ")).collect::<Vec<_>>().join(" ")
            }
            (FieldValues::Marks, Value::String(marks)) => each(marks).collect::<Vec<_>>().join(" "),
            (FieldValues::Levels, Value::Array(ids)) => {
                let ids: Vec<String> = ids.iter().map(|id| FieldValues::Text.text(id)).collect();
                ids.join("\n")
            }
            (FieldValues::Truth, Value::Boolean(false)) | (FieldValues::Assumed, Value::Boolean(true)) => {
                String::new()
            }
            (FieldValues::Truth, Value::String(text)) if text == "false" => String::new(),
            (FieldValues::Number(..), Value::String(text)) => {
                text.trim().parse::<i64>().map_or_else(|_| text.clone(), |number| number.to_string())
            }
            (_, Value::String(text)) => text.clone(),
            (_, value) => value.to_string(),
        }
    }

    /// The value of a text; a text where it is not of the kind that the field wants.
    pub(crate) fn value(self, text: &str) -> Value {
        let mark = |text: &str| Value::String(format!("{} %", bare(text)));
        let number = || text.trim().parse().ok().map(Value::Integer);
        let found = match self {
            FieldValues::Number(..) => number(),
            FieldValues::Mark => Some(mark(text)),
            FieldValues::Marks => Some(Value::Array(each(text).map(mark).collect())),
            FieldValues::Levels => Some(Value::Array(text.lines().map(Value::from).collect())),
            FieldValues::Truth | FieldValues::Assumed => text.parse().ok().map(Value::Boolean),
            _ => None,
        };
        found.unwrap_or_else(|| Value::String(text.to_owned()))
    }
}

/// A mark in per cent, without the sign.
fn per_cent(mark: &Value) -> String {
    match mark {
        Value::String(text) => bare(text).to_owned(),
        Value::Integer(mark) if (1..=PROBABLY_PER_CENT).contains(mark) => mark.to_string(),
        Value::Integer(mark) if mark % 10 == 0 => (mark / 10).to_string(),
        Value::Integer(mark) => format!("{}.{}", mark / 10, mark % 10),
        other => other.to_string(),
    }
}
