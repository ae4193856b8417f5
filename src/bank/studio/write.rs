//! The file of a draft.

use super::{OTHER, SOURCE, ScenarioDraft, StageDraft};
use crate::desk::CaseSheet;
use crate::scenario::write::{FieldSink, Value, WrittenField, WrittenFields, layout};
use rules::engine::Key;
use toml::Table;

impl ScenarioDraft {
    /// The file, which reads back as this draft.
    pub fn write(&self) -> String {
        let lines: Option<WrittenFields> =
            self.other.lines().filter(|line| !line.trim().is_empty()).map(line).collect();
        let file = lines.map(|lines| self.file(lines)).filter(|text| text.parse::<Table>().is_ok());
        file.unwrap_or_else(|| {
            // Lines that are no fields: a text, so that they are not lost.
            let text = WrittenField { path: OTHER.to_owned(), value: Value::from(&*self.other) };
            self.file(vec![text])
        })
    }

    fn file(&self, other: WrittenFields) -> String {
        let mut fields = WrittenFields::new();
        fields.put("id", &*self.id);
        let mut facts = self.stages[0].sheet.written();
        let within = facts.iter().position(|field| field.path.contains('.')).unwrap_or(facts.len());
        let within = facts.split_off(within);
        fields.extend(facts);
        asked(&self.stages[0], "", &mut fields);
        let weights = fields.iter().position(|field| field.path.contains('.')).unwrap_or(fields.len());
        let vetoed = WrittenField { path: "vetoed".to_owned(), value: Value::list(&self.vetoed) };
        fields.splice(weights..weights, Some(vetoed).filter(|_| !self.vetoed.is_empty()));
        let (top, mut below): (WrittenFields, WrittenFields) =
            other.into_iter().partition(|field| !field.path.contains(['.', '[']));
        let weights = fields.iter().position(|field| field.path.contains('.')).unwrap_or(fields.len());
        fields.splice(weights..weights, top);
        for name in SOURCE {
            fields.put_optional(
                &format!("source.{name}"),
                self.source.get(name).filter(|text| !text.is_empty()).map(|text| &**text),
            );
        }
        fields.extend(within);
        fields.extend(below.extract_if(.., |field| !field.path.starts_with("stages[")));
        for (index, stage) in self.stages[1..].iter().enumerate() {
            let at = format!("stages[{index}].");
            let written = stage.sheet.written().into_iter();
            let (events, added): (WrittenFields, WrittenFields) = written
                .map(|field| within_stage(field, &at))
                .partition(|field| field.path.ends_with(".auction"));
            fields.extend(events);
            asked(stage, &at, &mut fields);
            fields.extend(added);
            fields.extend(below.extract_if(.., |field| field.path.starts_with(&at)));
        }
        fields.extend(below);
        let note = self.note.trim_end().lines().map(|line| match line.trim_end() {
            "" => "#\n".to_owned(),
            line => format!("# {line}\n"),
        });
        note.collect::<String>() + &layout(&fields)
    }
}

/// What a stage asks. A later stage has the list even if it is empty.
fn asked(stage: &StageDraft, at: &str, fields: &mut WrittenFields) {
    let in_order = |words: &std::collections::BTreeSet<String>| {
        let place = |word: &str| Key::ALL.into_iter().position(|key| key.word() == word);
        let mut words: Vec<String> = words.iter().cloned().collect();
        words.sort_by_key(|word| place(word).unwrap_or(usize::MAX));
        words
    };
    if !stage.asks.is_empty() || !at.is_empty() {
        fields.put(format!("{at}asks"), Value::list(in_order(&stage.asks)));
    }
    fields.put_list(&format!("{at}critical"), in_order(&stage.critical));
    for (name, weight) in &stage.weights {
        let value = weight.trim().parse::<u8>().map_or_else(|_| Value::from(&**weight), Value::from);
        fields.put(format!("{at}weights.{name}"), value);
    }
}

fn within_stage(field: WrittenField, at: &str) -> WrittenField {
    let path = field.path.strip_prefix("facts.").unwrap_or(&field.path);
    WrittenField { path: format!("{at}{path}"), value: field.value }
}

/// A line `path = value`.
fn line(line: &str) -> Option<WrittenField> {
    let (path, value) = line.split_once('=')?;
    let (path, value) = (path.trim(), value.trim());
    let plain = |c: char| c.is_ascii_alphanumeric() || ['-', '_', '.', '[', ']'].contains(&c);
    let is_known = CaseSheet::default().holds(path).is_some();
    let good = !path.is_empty()
        && path.chars().all(plain)
        && !is_known
        && format!("x = {value}").parse::<Table>().is_ok();
    good.then(|| WrittenField { path: path.to_owned(), value: Value::Toml(value.to_owned()) })
}
