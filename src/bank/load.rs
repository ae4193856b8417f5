//! Loads a bank: reads its files, rules on every scenario, and reports every fault.

use super::answerable::unanswerable;
use super::bank::{Bank, BankEntry};
use super::exam::Paper;
use super::fault::{FaultKind, FileFault, LocatedFault};
use super::files::{self, Folder, FoundFile};
use super::id;
use super::own;
use super::programme::Programme;
use super::scenario::Scenario;
use rules::engine::ruling::Outcome;
use rules::engine::{self, Component, Key, Ruling};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Bank {
    /// Reads every file in the folders of a bank, and rules on every scenario. Reports every fault
    /// of every file.
    pub fn load(dir: &Path) -> Result<Bank, Vec<FileFault>> {
        let found = files::find(dir);
        if found.is_empty() {
            let fault = LocatedFault::new(1, "", FaultKind::Empty);
            return Err(vec![FileFault { file: dir.to_owned(), fault }]);
        }
        Bank::from_files(found)
    }

    /// Reads a bank from files in memory, each with its path in the bank.
    pub fn read(files: Vec<(PathBuf, Vec<u8>)>) -> Result<Bank, Vec<FileFault>> {
        Bank::from_files(files::in_memory(files))
    }

    fn from_files(found: Vec<FoundFile>) -> Result<Bank, Vec<FileFault>> {
        let mut bank = Bank::default();
        let mut faults = Vec::new();
        let mut ids: BTreeMap<(bool, String), PathBuf> = BTreeMap::new();
        for FoundFile { path, text } in &found {
            let mut of_file = Vec::new();
            match text {
                Err(kind) => of_file.push(LocatedFault::new(1, "", kind.clone())),
                Ok((Folder::Programmes, text)) => match Programme::read(text) {
                    Err(faults) => of_file = faults,
                    Ok(programme) => {
                        check_id(&programme.id, programme.line("id"), path, true, &mut ids, &mut of_file);
                        let id = programme.id.clone();
                        Arc::make_mut(&mut bank.programmes)
                            .entry(id)
                            .or_insert((programme, text.as_str().into()));
                    }
                },
                Ok((Folder::Papers, text)) => match (stem(path), Paper::read(text)) {
                    (_, Err(faults)) => of_file = faults,
                    (None, Ok(_)) => of_file.push(LocatedFault::new(1, "", FaultKind::NotAnId)),
                    (Some(id), Ok(paper)) => {
                        let text = text.as_str().into();
                        Arc::make_mut(&mut bank.papers).insert(id.to_owned(), (paper, text));
                    }
                },
                Ok((folder, text)) => match Scenario::read_stages(text) {
                    Err(faults) => of_file = faults,
                    Ok(stages) => {
                        if let Some(first) = stages.first() {
                            check_id(&first.id, first.line("id"), path, false, &mut ids, &mut of_file);
                            if Folder::of(first.family()) != *folder {
                                let kind = FaultKind::WrongFolder(first.family());
                                of_file.push(LocatedFault::new(first.line("family"), "family", kind));
                            }
                        }
                        of_file.extend(bank.add_scenario(stages, text));
                    }
                },
            }
            faults.extend(of_file.into_iter().map(|fault| FileFault { file: path.clone(), fault }));
        }
        let laws: BTreeSet<&'static str> = bank.scenarios.values().flat_map(|e| e.laws.clone()).collect();
        let mut laws: Vec<&'static str> = laws.into_iter().collect();
        laws.sort_by_key(|law| law.parse::<u16>().unwrap_or(u16::MAX));
        bank.laws = laws.into();
        if faults.is_empty() {
            // Shortages can be reported only once every file is sound.
            for FoundFile { path, .. } in
                found.iter().filter(|f| matches!(f.text, Ok((Folder::Programmes, _))))
            {
                let file_fault = |fault| FileFault { file: path.clone(), fault };
                faults.extend(bank.programme_faults(path).into_iter().map(file_fault));
            }
            for FoundFile { path, .. } in found.iter().filter(|f| matches!(f.text, Ok((Folder::Papers, _)))) {
                let file_fault = |fault| FileFault { file: path.clone(), fault };
                let paper = stem(path).and_then(|id| bank.paper(id));
                faults.extend(paper.into_iter().flat_map(|paper| paper.check(&bank)).map(file_fault));
            }
        }
        if faults.is_empty() { Ok(bank) } else { Err(faults) }
    }

    /// Adds the stages of a file, and returns the faults that keep them from being asked.
    fn add_scenario(&mut self, stages: Vec<Scenario>, text: &str) -> Vec<LocatedFault> {
        let (entries, faults) = BankEntry::of_file(stages, text);
        entries.into_iter().for_each(|entry| self.add_entry(entry));
        faults
    }

    /// Adds a stage of a scenario.
    pub(super) fn add_entry(&mut self, entry: BankEntry) {
        let of = entry.scenario.stage.of.clone();
        Arc::make_mut(&mut self.clause_index).add(&of, &entry.ruling);
        Arc::make_mut(&mut self.stages).entry(of).or_default().push(entry.scenario.clone());
        Arc::make_mut(&mut self.scenarios).entry(entry.scenario.id.clone()).or_insert(entry);
    }

    /// Faults that keep the programme in this file from being completed with this bank.
    fn programme_faults(&self, path: &Path) -> Vec<LocatedFault> {
        let Some(programme) = stem(path).and_then(|id| self.programme(id)) else { return Vec::new() };
        let unknown = programme.papers().into_iter().filter(|(_, paper)| self.paper(paper).is_none());
        let fault = |(field, paper): (String, &str)| {
            LocatedFault::new(programme.line(&field), field, FaultKind::UnknownPaper(paper.to_owned()))
        };
        programme.check(self).into_iter().chain(unknown.map(fault)).collect()
    }
}

impl BankEntry {
    /// The stages of a file, ruled on, and the faults that keep them from being asked.
    pub(super) fn of_file(stages: Vec<Scenario>, text: &str) -> (Vec<BankEntry>, Vec<LocatedFault>) {
        let rulings: Vec<Ruling> = stages.iter().map(|stage| engine::rule(&stage.case)).collect();
        let laws: BTreeSet<&'static str> = rulings.iter().flat_map(laws).collect();
        let of_all: Vec<&'static str> = laws.into_iter().collect();
        let text: Arc<str> = text.into();
        let mut faults = Vec::new();
        let entry = |(scenario, ruling): (Scenario, Ruling)| {
            faults.extend(unanswerable(&scenario, &ruling));
            let (text, laws) = (text.clone(), of_all.clone());
            BankEntry { text, laws, ruling: Arc::new(ruling), scenario: Arc::new(scenario), own: None }
        };
        let entries = stages.into_iter().zip(rulings).map(entry).collect();
        (entries, faults)
    }
}

/// The name of a file without its ending, if it is a valid id.
fn stem(path: &Path) -> Option<&str> {
    path.file_stem()?.to_str().filter(|stem| id::is_valid(stem))
}

/// Reports an id that is not the name of its file, or is used twice.
fn check_id(
    id: &str,
    line: usize,
    path: &Path,
    programme: bool,
    ids: &mut BTreeMap<(bool, String), PathBuf>,
    faults: &mut Vec<LocatedFault>,
) {
    if path.file_stem().is_none_or(|stem| stem != id) {
        faults.push(LocatedFault::new(line, "id", FaultKind::IdIsNotTheName));
    }
    if !programme && own::is_reserved(id) {
        faults.push(LocatedFault::new(line, "id", FaultKind::ReservedId));
    }
    match ids.get(&(programme, id.to_owned())) {
        Some(other) => faults.push(LocatedFault::new(line, "id", FaultKind::IdTwice(other.clone()))),
        None => {
            ids.insert((programme, id.to_owned()), path.to_owned());
        }
    }
}

/// The numbers of the laws that dispose of a case, one for each answer to an open question.
fn laws(ruling: &Ruling) -> BTreeSet<&'static str> {
    match (ruling.component(Key::Law), &ruling.outcome) {
        (Some(Component::Law(clause)), _) => BTreeSet::from([clause.law()]),
        (_, Outcome::Fork { branches, .. }) => branches.iter().flat_map(|b| self::laws(&b.ruling)).collect(),
        _ => BTreeSet::new(),
    }
}
