//! A draft as the fields of a form or URL. The facts up to the stage being written are the desk's
//! own fields; those of the other stages have the stage's number before their name: `2.facts.made`.

use super::{OTHER, SOURCE, ScenarioDraft, StageDraft};
use crate::desk::CaseSheet;

const NOTE: &str = "note";
const VETOED: &str = "vetoed";
const STAGE: &str = "stage";
const STAGES: &str = "stages";

/// A draft with the index of the stage being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudioFields {
    pub draft: ScenarioDraft,
    pub at: usize,
}

impl StudioFields {
    /// Reads the fields beside the facts; `facts` are those up to the stage being written. Unknown
    /// fields are ignored.
    pub fn read<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>, facts: CaseSheet) -> StudioFields {
        let mut draft = ScenarioDraft::new(CaseSheet::default());
        let mut at = 0;
        let mut sent: Vec<(&str, &str)> = fields.into_iter().collect();
        let number = |name: &str| {
            let number = sent.iter().rev().find(|(sent, _)| *sent == name)?.1.parse::<usize>().ok()?;
            number.checked_sub(1).filter(|at| *at < MOST)
        };
        if let Some(last) = number(STAGES) {
            draft.need_stages(last + 1);
        }
        if let Some(stage) = number(STAGE) {
            at = stage.min(draft.count() - 1);
        }
        // Of a repeated field the last counts, as in the form before it.
        for (name, text) in sent.drain(..) {
            match name {
                NOTE => draft.note = text.replace("\r\n", "\n"),
                VETOED => drop(draft.vetoed.insert(text.to_owned())),
                OTHER => draft.other = text.replace("\r\n", "\n"),
                name => {
                    let source = name.strip_prefix("source.").filter(|name| SOURCE.contains(name));
                    if let Some(name) = source {
                        draft.source.insert(name.to_owned(), text.trim().to_owned());
                        continue;
                    }
                    let (stage, field) = numbered(name).unwrap_or((at, name));
                    if stage < draft.count() {
                        draft.stage_mut(stage).put(field, text, stage != at);
                    }
                }
            }
        }
        draft.source.retain(|_, text| !text.is_empty());
        draft.set_facts(at, facts);
        StudioFields { draft, at }
    }

    /// The names and texts of all fields but the facts up to the stage being written.
    pub fn fields(&self) -> Vec<(String, String)> {
        let mut fields: Vec<(String, String)> = Vec::new();
        let mut put = |name: String, text: &str| {
            if !text.is_empty() {
                fields.push((name, text.to_owned()));
            }
        };
        if self.draft.count() > 1 {
            put(STAGES.to_owned(), &self.draft.count().to_string());
            put(STAGE.to_owned(), &(self.at + 1).to_string());
        }
        for at in 0..self.draft.count() {
            let stage = self.draft.stage(at);
            let begin = if at == self.at { String::new() } else { format!("{}.", at + 1) };
            if at != self.at {
                stage.sheet.fields().for_each(|(path, text)| put(format!("{begin}{path}"), text));
            }
            stage.asks.iter().for_each(|word| put(format!("{begin}asks"), word));
            stage.critical.iter().for_each(|word| put(format!("{begin}critical"), word));
            stage.weights.iter().for_each(|(word, weight)| put(format!("{begin}weights.{word}"), weight));
        }
        for name in SOURCE {
            put(format!("source.{name}"), self.draft.source.get(name).map_or("", String::as_str));
        }
        self.draft.vetoed.iter().for_each(|token| put(VETOED.to_owned(), token));
        put(NOTE.to_owned(), &self.draft.note);
        put(OTHER.to_owned(), &self.draft.other);
        fields
    }
}

/// Most stages that a form may send.
const MOST: usize = 20;

impl StageDraft {
    /// Sets a field; facts only if they are not the desk's.
    fn put(&mut self, field: &str, text: &str, facts: bool) {
        match (field, field.strip_prefix("weights.")) {
            ("asks", _) => drop(self.asks.insert(text.to_owned())),
            ("critical", _) => drop(self.critical.insert(text.to_owned())),
            (_, Some(word)) if text.trim().is_empty() => drop(self.weights.remove(word)),
            (_, Some(word)) => drop(self.weights.insert(word.to_owned(), text.trim().to_owned())),
            // What is too long or unknown is not stored in the first place.
            (path, None) if facts => drop(self.sheet.set(path, text)),
            _ => {}
        }
    }
}

/// The index of the stage in a name such as `2.facts.made`, and the rest.
fn numbered(name: &str) -> Option<(usize, &str)> {
    let (number, field) = name.split_once('.')?;
    Some((number.parse::<usize>().ok()?.checked_sub(1)?, field))
}
