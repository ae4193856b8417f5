//! Grounds of a certificate: the records that counted toward its level when it was issued.

use super::progress::{Counts, LevelProgress, PracticeMarks, RenewalProgress, RequirementProgress};
use super::records::ExamRecord;
use jiff::civil::Date;
use rules::engine;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Public disclosure of a certificate's grounds. Marks are never public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Disclosure {
    None,
    /// The number of scenarios, their laws, and the version of the engine
    Laws,
    /// Also the exams with their days, the sessions, and the fact of an oral examination
    #[default]
    All,
}

/// Grounds of a certificate. Stored with it, and shown as far as the federation allows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Grounds {
    /// Ids of the scenarios whose practice marks counted
    pub scenarios: BTreeSet<String>,
    /// Numbers of the laws that dispose of them
    pub laws: BTreeSet<String>,
    /// The exams that counted, in the order of the requirements, followed by those of renewals
    pub exams: Vec<ExamGround>,
    /// The sessions that counted
    pub sessions: usize,
    /// Total minutes
    pub minutes: u64,
    /// Marks of the oral examinations that counted, in thousandths
    pub orals: Vec<u16>,
    /// The version of the engine that ruled on the scenarios; empty if not disclosed
    pub engine: String,
}

impl Disclosure {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::None, Self::Laws, Self::All];

    /// The word of the database and of forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "nothing",
            Self::Laws => "laws",
            Self::All => "all",
        }
    }

    /// The disclosure with this word; nothing for an unknown word.
    pub fn read(word: &str) -> Self {
        Self::ALL.into_iter().find(|one| one.word() == word).unwrap_or(Self::None)
    }
}

/// An exam for which a certificate was issued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExamGround {
    /// Paper
    pub paper: String,
    /// The day on which it was sat
    pub date: Date,
    /// Result in thousandths
    pub permille: u16,
    /// Ids of the scenarios in the holder's paper; empty for certificates issued before they were
    /// stored
    #[serde(default)]
    pub scenarios: BTreeSet<String>,
}

impl ExamGround {
    fn of(exam: &ExamRecord) -> ExamGround {
        ExamGround {
            paper: exam.paper.clone(),
            date: exam.date,
            permille: exam.permille,
            scenarios: exam.scenarios.clone(),
        }
    }
}

impl Grounds {
    /// Grounds from a user's progress with a level, by this program's engine.
    pub fn of(level: &LevelProgress<'_>) -> Grounds {
        let mut grounds = Grounds { engine: engine::VERSION.to_owned(), ..Grounds::default() };
        grounds.add(&level.requires);
        grounds
    }

    /// The ids of all scenarios behind it, in practice and exams.
    pub fn behind(&self) -> BTreeSet<&str> {
        let asked = self.exams.iter().flat_map(|exam| &exam.scenarios);
        self.scenarios.iter().chain(asked).map(String::as_str).collect()
    }

    /// Adds the exams by which a certificate is renewed.
    pub fn renewed(mut self, renewal: &RenewalProgress<'_>) -> Grounds {
        let ways = [&renewal.refresher, &renewal.delta].into_iter().flatten();
        let met = ways.filter(|(_, missing)| missing.is_empty()).filter_map(|(exam, _)| *exam);
        for exam in met.map(ExamGround::of) {
            if !self.exams.contains(&exam) {
                self.exams.push(exam);
            }
        }
        self
    }

    /// The public part.
    pub fn shown(&self, disclosure: Disclosure) -> Grounds {
        match disclosure {
            Disclosure::None => Grounds::default(),
            Disclosure::Laws => Grounds {
                scenarios: self.scenarios.clone(),
                laws: self.laws.clone(),
                engine: self.engine.clone(),
                ..Grounds::default()
            },
            Disclosure::All => self.clone(),
        }
    }

    fn add(&mut self, requires: &[RequirementProgress<'_>]) {
        for one in requires {
            match &one.counts {
                Counts::Practice(practised) => self.add_practice(practised),
                Counts::Lessons { lessons, .. } => {
                    lessons.iter().for_each(|lesson| self.add_practice(&lesson.practised));
                }
                Counts::Exam(exam) => self.exams.extend(exam.iter().map(|exam| ExamGround::of(exam))),
                Counts::Practical(sessions) => {
                    // Several requirements for sessions count the same sessions.
                    self.sessions = self.sessions.max(sessions.len());
                    let minutes = sessions.iter().map(|one| u64::from(one.minutes)).sum();
                    self.minutes = self.minutes.max(minutes);
                }
                Counts::Oral(oral) => self.orals.extend(oral.iter().map(|oral| oral.permille)),
                Counts::Several(each) => self.add(each),
            }
        }
    }

    fn add_practice(&mut self, practised: &PracticeMarks<'_>) {
        for mark in &practised.marks {
            self.scenarios.insert(mark.scenario.clone());
            self.laws.extend(mark.laws.iter().map(|law| (*law).to_owned()));
        }
    }
}
