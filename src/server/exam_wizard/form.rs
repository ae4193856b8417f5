//! The form for a whole exam, with what is suggested.

use crate::exams::SittingForm;
use crate::forms::{NumberEntry, TimeEntry};
use jiff::Timestamp;
use store::paper::PaperId;
use uuid::Uuid;

/// What an exam is to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WizardForm {
    /// `listed`: the people below; `everyone`: all of the federation.
    pub who: String,
    /// Names and addresses, or member numbers, one person to a line.
    pub people: String,
    /// Beginning, in the federation's time zone.
    pub opens: TimeEntry,
    /// The level it counts toward, `programme/level`; empty for a new programme with one level.
    pub level: String,
    /// Name of the new level.
    pub level_name: String,
    /// The paper: one of the bank to begin with, or one of the federation's own.
    pub paper: String,
    /// Pass mark in per cent.
    pub pass: NumberEntry<1, 100>,
    /// Minutes for each question.
    pub per_question: NumberEntry<1, 60>,
    /// Minutes for which it stays open for those who come late.
    pub late: NumberEntry<0, 720>,
    /// Name of the exam; empty for that of the level.
    pub name: String,
    /// Code of the exam; empty for the one that the level asks for.
    pub code: String,
    /// Entry code for candidates, or empty.
    pub entry_code: String,
}

impl WizardForm {
    /// What is filled in: next Saturday, the law book allowed, and the usual pass mark.
    pub fn suggested(now: Timestamp, zone: &str) -> Self {
        let usual = SittingForm::suggested(PaperId(Uuid::nil()), String::new(), (0, 0), now, zone);
        Self {
            who: "listed".to_owned(),
            opens: usual.opens,
            pass: "65".into(),
            per_question: "5".into(),
            late: "30".into(),
            ..Self::default()
        }
    }
}
