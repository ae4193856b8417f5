//! The bank: all scenarios and programmes of a folder, each ruled on.

use super::fault::{Fault, FaultKind, FileFault};
use super::files::{self, Folder, Found};
use super::grade::right_answers;
use super::programme::Programme;
use super::question::Question;
use super::scenario::Scenario;
use super::turns::Turns;
use crate::engine::ruling::Outcome;
use crate::engine::{self, Component, Family, Key, Ruling};
use crate::law::Clause;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The scenarios and programmes there are. Every scenario in it can be ruled on and answered.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    scenarios: BTreeMap<String, Entry>,
    programmes: BTreeMap<String, Programme>,
    turns: Turns,
}

#[derive(Clone, Debug)]
struct Entry {
    scenario: Scenario,
    text: String,
    laws: Vec<&'static str>,
}

impl Bank {
    /// Reads every file in the folders of a bank, and rules on every scenario. Reports every fault of every file.
    pub fn load(dir: &Path) -> Result<Bank, Vec<FileFault>> {
        let found = files::find(dir);
        if found.is_empty() {
            let fault = Fault::new(1, "", FaultKind::Empty);
            return Err(vec![FileFault { file: dir.to_owned(), fault }]);
        }
        Bank::of(found)
    }

    fn of(found: Vec<Found>) -> Result<Bank, Vec<FileFault>> {
        let mut bank = Bank::default();
        let mut faults = Vec::new();
        let mut ids: BTreeMap<(bool, String), PathBuf> = BTreeMap::new();
        for Found { path, text } in &found {
            let mut of_file = Vec::new();
            match text {
                Err(kind) => of_file.push(Fault::new(1, "", kind.clone())),
                Ok((Folder::Programmes, text)) => match Programme::read(text) {
                    Err(faults) => of_file = faults,
                    Ok(programme) => {
                        named(&programme.id, programme.line("id"), path, true, &mut ids, &mut of_file);
                        bank.programmes.entry(programme.id.clone()).or_insert(programme);
                    }
                },
                Ok((folder, text)) => match Scenario::read(text) {
                    Err(faults) => of_file = faults,
                    Ok(scenario) => {
                        named(&scenario.id, scenario.line("id"), path, false, &mut ids, &mut of_file);
                        if Folder::of(scenario.family()) != *folder {
                            let kind = FaultKind::WrongFolder(scenario.family());
                            of_file.push(Fault::new(scenario.line("family"), "family", kind));
                        }
                        let ruling = engine::rule(&scenario.case);
                        of_file.extend(unanswerable(&scenario, &ruling));
                        bank.turns.take_in(&scenario.id, &ruling);
                        let entry = Entry { text: text.clone(), laws: laws(&ruling), scenario };
                        bank.scenarios.entry(entry.scenario.id.clone()).or_insert(entry);
                    }
                },
            }
            faults.extend(of_file.into_iter().map(|fault| FileFault { file: path.clone(), fault }));
        }
        if faults.is_empty() {
            // Only of a bank that is good otherwise can it be said that it is too small.
            for Found { path, .. } in found.iter().filter(|f| matches!(f.text, Ok((Folder::Programmes, _)))) {
                let file_fault = |fault| FileFault { file: path.clone(), fault };
                faults.extend(bank.too_small_for(path).into_iter().map(file_fault));
            }
        }
        if faults.is_empty() { Ok(bank) } else { Err(faults) }
    }

    /// The requirements of the programme in this file that no one can meet with this bank.
    fn too_small_for(&self, path: &Path) -> Vec<Fault> {
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or_default();
        let mut faults = Vec::new();
        let Some(programme) = self.programmes.get(stem) else { return faults };
        for (i, level) in programme.levels.iter().enumerate() {
            for (j, requirement) in level.requires.iter().enumerate() {
                let is_one = |e: &&Entry| requirement.of.has(e.scenario.family(), &e.laws);
                let has = self.scenarios.values().filter(is_one).count();
                if has < requirement.scenarios {
                    let field = format!("levels[{i}].requires[{j}].scenarios");
                    faults.push(Fault::new(programme.line(&field), field, FaultKind::TooFewScenarios(has)));
                }
            }
        }
        faults
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.get(id).map(|e| &e.scenario)
    }

    /// The text of the file of this scenario, byte for byte.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.scenarios.get(id).map(|e| e.text.as_str())
    }

    /// All scenarios, ordered by id.
    pub fn scenarios(&self) -> impl ExactSizeIterator<Item = &Scenario> {
        self.scenarios.values().map(|e| &e.scenario)
    }

    /// Those of a family, ordered by id.
    pub fn by_family(&self, family: Family) -> impl Iterator<Item = &Scenario> {
        self.scenarios().filter(move |s| s.family() == family)
    }

    /// Those that the law with this number disposes of, whatever is answered to an open question; ordered by id.
    pub fn by_law(&self, law: &str) -> impl Iterator<Item = &Scenario> {
        self.scenarios.values().filter(move |e| e.laws.contains(&law)).map(|e| &e.scenario)
    }

    /// Those that turn on this clause, whatever is answered to an open question; ordered by id.
    pub fn by_clause(&self, clause: Clause) -> impl Iterator<Item = &Scenario> {
        self.turns.on(clause).filter_map(|id| self.scenario(id))
    }

    /// The numbers of the laws that dispose of this scenario: one, or one for each way an open question can go.
    pub fn laws_of(&self, id: &str) -> &[&'static str] {
        self.scenarios.get(id).map_or(&[], |e| &e.laws)
    }

    /// The numbers of all laws that dispose of some scenario, in order.
    pub fn laws(&self) -> Vec<&'static str> {
        let mut laws: Vec<&'static str> = self.scenarios.values().flat_map(|e| e.laws.clone()).collect();
        laws.sort_by_key(|law| law.parse::<u16>().unwrap_or(u16::MAX));
        laws.dedup();
        laws
    }

    /// All programmes, ordered by id.
    pub fn programmes(&self) -> impl ExactSizeIterator<Item = &Programme> {
        self.programmes.values()
    }

    /// The programme with this id.
    pub fn programme(&self, id: &str) -> Option<&Programme> {
        self.programmes.get(id)
    }
}

/// An id is the name of its file, and there is one of it.
fn named(
    id: &str,
    line: usize,
    path: &Path,
    programme: bool,
    ids: &mut BTreeMap<(bool, String), PathBuf>,
    faults: &mut Vec<Fault>,
) {
    if path.file_stem().is_none_or(|stem| stem != id) {
        faults.push(Fault::new(line, "id", FaultKind::IdIsNotTheName));
    }
    match ids.get(&(programme, id.to_owned())) {
        Some(other) => faults.push(Fault::new(line, "id", FaultKind::IdTwice(other.clone()))),
        None => {
            ids.insert((programme, id.to_owned()), path.to_owned());
        }
    }
}

/// What keeps a scenario from being asked: the engine does not cover it, what is asked is not decided, or the right
/// answer is not offered.
pub fn unanswerable(scenario: &Scenario, ruling: &Ruling) -> Vec<Fault> {
    if let Outcome::NotCovered(limit) = ruling.outcome {
        return vec![Fault::new(scenario.line("facts"), "facts", FaultKind::NotCovered(limit))];
    }
    let mut faults = Vec::new();
    for ask in &Question::of(scenario).asks {
        let right = right_answers(ruling, ask.key);
        let kind = if right.is_empty() {
            FaultKind::AskedButNotDecided(ask.key)
        } else if right.iter().any(|tokens| !ask.admits(tokens)) {
            FaultKind::RightAnswerNotOffered(ask.key)
        } else {
            continue;
        };
        faults.push(Fault::new(scenario.line("asks"), "asks", kind));
    }
    faults
}

/// The numbers of the laws that dispose of a case, one for each way an open question can go.
fn laws(ruling: &Ruling) -> Vec<&'static str> {
    let mut laws = match (ruling.component(Key::Law), &ruling.outcome) {
        (Some(Component::Law(clause)), _) => vec![clause.law()],
        (_, Outcome::Fork { branches, .. }) => branches.iter().flat_map(|b| self::laws(&b.ruling)).collect(),
        _ => Vec::new(),
    };
    laws.sort();
    laws.dedup();
    laws
}
