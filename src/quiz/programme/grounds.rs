//! What a certificate was issued for: the records that count toward a level, as they were then.

use super::progress::{Counts, LevelProgress, Practised, RequirementProgress};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a certificate was issued for. Kept beside it, and told by it as far as the federation shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Grounds {
    /// The scenarios whose marks in practice counted, by their ids
    pub scenarios: BTreeSet<String>,
    /// The numbers of the laws that dispose of these
    pub laws: BTreeSet<String>,
    /// The exams that counted, in the order of the requirements
    pub exams: Vec<ExamGround>,
    /// The sessions that counted
    pub sessions: usize,
    /// How many minutes they took together
    pub minutes: u64,
    /// The marks of the oral examinations that counted, in thousandths
    pub orals: Vec<u16>,
}

/// An exam for which a certificate was issued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExamGround {
    /// Its paper
    pub paper: String,
    /// The day on which it was sat
    pub date: Date,
    /// Its result in thousandths
    pub permille: u16,
}

impl Grounds {
    /// What counts toward a level as somebody has it.
    pub fn of(level: &LevelProgress<'_>) -> Grounds {
        let mut grounds = Grounds::default();
        grounds.add(&level.requires);
        grounds
    }

    fn add(&mut self, requires: &[RequirementProgress<'_>]) {
        for one in requires {
            match &one.counts {
                Counts::Practice(practised) => self.practised(practised),
                Counts::Lessons { lessons, .. } => {
                    lessons.iter().for_each(|lesson| self.practised(&lesson.practised));
                }
                Counts::Exam(exam) => self.exams.extend(exam.iter().map(|exam| ExamGround {
                    paper: exam.paper.clone(),
                    date: exam.date,
                    permille: exam.permille,
                })),
                Counts::Practical(sessions) => {
                    // Requirements that ask for sessions each count the same ones.
                    self.sessions = self.sessions.max(sessions.len());
                    let minutes = sessions.iter().map(|one| u64::from(one.minutes)).sum();
                    self.minutes = self.minutes.max(minutes);
                }
                Counts::Oral(oral) => self.orals.extend(oral.iter().map(|oral| oral.permille)),
                Counts::Several(each) => self.add(each),
            }
        }
    }

    fn practised(&mut self, practised: &Practised<'_>) {
        for mark in &practised.marks {
            self.scenarios.insert(mark.scenario.clone());
            self.laws.extend(mark.laws.iter().map(|law| (*law).to_owned()));
        }
    }
}
