//! A user's records, from which progress, bands and renewals follow.

use super::exam::ExamPart;
use crate::exam::{CombinedResult, ItemResult};
use jiff::civil::Date;
use num_rational::BigRational;
use rules::engine::Family;
use rules::law::Edition;
use std::collections::{BTreeMap, BTreeSet};

/// All records of a user, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records {
    /// Marks in practice
    pub practice: Vec<PracticeRecord>,
    /// Exams sat and marked
    pub exams: Vec<ExamRecord>,
    /// Sessions directed
    pub practical: Vec<PracticalRecord>,
    /// Oral examinations
    pub orals: Vec<OralRecord>,
    /// Certificates, except revoked and suspended ones
    pub held: Vec<HeldCertificate>,
}

/// A mark for a scenario of the bank as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeRecord {
    pub scenario: String,
    /// Family
    pub family: Family,
    /// The numbers of the laws that dispose of it
    pub laws: Vec<&'static str>,
    /// Edition
    pub edition: Edition,
    /// The mark in thousandths
    pub permille: u16,
}

/// An exam with its whole result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamRecord {
    pub paper: String,
    /// Day
    pub date: Date,
    /// Edition of its paper; `None` for mixed editions
    pub edition: Option<Edition>,
    /// For a delta exam, the edition since which changes are examined
    pub since: Option<Edition>,
    /// The result in thousandths
    pub permille: u16,
    /// Passed or failed by its paper's own rule, if it has one
    pub passed: Option<bool>,
    /// The mark of each section in thousandths
    pub sections: BTreeMap<ExamPart, u16>,
    /// Results of the written items
    pub items: Vec<ItemResult>,
    /// Ids of the scenarios in the candidate's paper, including those asked as variants
    pub scenarios: BTreeSet<String>,
}

/// A session that was directed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticalRecord {
    /// The day
    pub date: Date,
    /// Duration
    pub minutes: u32,
    /// True if co-signed
    pub cosigned: bool,
}

/// An oral examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OralRecord {
    /// The day
    pub date: Date,
    /// Mark in thousandths
    pub permille: u16,
}

/// A certificate held by a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldCertificate {
    pub programme: String,
    pub level: String,
    /// Edition certified
    pub edition: Edition,
    /// Day of issue or latest renewal
    pub issued: Date,
    /// Last day of validity; `None` for life
    pub until: Option<Date>,
}

/// Records as evidence for a programme on a day.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    pub records: &'a Records,
    /// Edition that records must have to count; `None` for any
    pub edition: Option<Edition>,
    pub today: Date,
}

impl ExamRecord {
    /// The record of an exam; `None` while a mark is pending.
    pub fn of(
        paper: &str,
        date: Date,
        edition: Option<Edition>,
        result: &CombinedResult,
    ) -> Option<ExamRecord> {
        let permille = result.permille.filter(|_| result.waits == 0)?;
        let written = result.written.parts.iter().map(|part| (ExamPart::Written(part.part), part.permille));
        let unwritten = result.unwritten.iter().map(|part| (ExamPart::Unwritten(part.part), part.permille));
        Some(ExamRecord {
            paper: paper.to_owned(),
            date,
            edition,
            since: None,
            permille,
            passed: result.passed,
            sections: written.chain(unwritten).filter_map(|(of, mark)| Some((of, mark?))).collect(),
            items: result.written.items.clone(),
            scenarios: BTreeSet::new(),
        })
    }

    /// Number of items wholly right.
    pub fn right(&self) -> usize {
        self.items.iter().filter(|item| item.permille() >= Some(1000)).count()
    }

    /// Total points of its items, each worth its weight.
    pub fn points(&self) -> u32 {
        self.items.iter().map(|item| u32::from(item.weight)).sum()
    }

    /// Points earned, exactly.
    pub fn earned(&self) -> BigRational {
        let of = |item: &ItemResult| {
            let mark = item.mark?;
            let earned = u64::from(mark.earned) * u64::from(item.weight);
            Some(BigRational::new(earned.into(), (u64::from(mark.of) * 1000).into()))
        };
        self.items.iter().filter_map(of).sum()
    }
}

impl HeldCertificate {
    /// True if it is valid on this day.
    pub fn is_valid(&self, on: Date) -> bool {
        self.until.is_none_or(|until| until >= on)
    }
}

impl<'a> Evidence<'a> {
    /// The marks in practice that count.
    pub fn practice(self) -> impl Iterator<Item = &'a PracticeRecord> {
        let counts = move |one: &&PracticeRecord| self.edition.is_none_or(|of| of == one.edition);
        self.records.practice.iter().filter(counts)
    }

    /// The exams that count, delta exams among them.
    pub fn of_edition(self) -> impl Iterator<Item = &'a ExamRecord> {
        let counts = move |one: &&ExamRecord| self.edition.is_none_or(|of| one.edition == Some(of));
        self.records.exams.iter().filter(counts)
    }

    /// The exams that count, without delta exams.
    pub fn exams(self) -> impl Iterator<Item = &'a ExamRecord> {
        self.of_edition().filter(|one| one.since.is_none())
    }

    /// The certificate of a level that is valid longest.
    pub fn held_certificate(self, programme: &str, level: &str) -> Option<&'a HeldCertificate> {
        let of_level = |one: &&HeldCertificate| one.programme == programme && one.level == level;
        let valid = self.records.held.iter().filter(of_level).filter(|one| one.is_valid(self.today));
        valid.max_by_key(|one| (one.until.is_none(), one.until, one.issued))
    }
}
