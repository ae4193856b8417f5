//! A row of a paper in brief: the values it has.

use super::field::PaperFields;
use crate::parts::title::name;
use crate::words;
use bank::exam::{FieldValues, PaperField, PaperTable};
use bank::variant::origin;

impl PaperFields<'_> {
    /// The values of a row; those left empty are left out.
    pub fn brief(&self, table: PaperTable, index: usize) -> String {
        let value = |field: &PaperField| self.brief_value(field, self.draft.text(table, index, field.name));
        let values: Vec<String> = table.fields().iter().filter_map(value).collect();
        match values.is_empty() {
            true => words().say("exam-paper-brief-none"),
            false => values.join(" · "),
        }
    }

    fn brief_value(&self, field: &PaperField, text: &str) -> Option<String> {
        let (words, id) = (words(), format!("exam-paper-brief-{}", field.name));
        match field.values {
            _ if text.is_empty() => None,
            FieldValues::Id => None,
            FieldValues::Truth => (text == "true").then(|| words.say(&id)),
            FieldValues::Number(..) => {
                let n = text.parse::<i64>();
                Some(n.map_or_else(|_| text.to_owned(), |n| words.format(&id, &[("n", n.into())])))
            }
            FieldValues::Scenario => {
                Some(self.bank.listed(origin(text)).map_or_else(|| text.to_owned(), name))
            }
            values => {
                let offered = self.offered(values, text).unwrap_or_default();
                let label = offered.into_iter().find(|(value, _)| value == text).map(|(_, label)| label);
                Some(label.unwrap_or_else(|| text.to_owned()))
            }
        }
    }
}
