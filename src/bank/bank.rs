//! The bank: all scenarios, programmes and papers of a folder, each scenario ruled on.

use super::exam::Paper;
use super::fault::{FaultKind, FileFault, LocatedFault};
use super::files::{self, Folder, FoundFile};
use super::grade::right_answers;
use super::programme::Programme;
use super::question::RulingForm;
use super::scenario::{Scenario, is_id};
use super::turns::ClauseIndex;
use super::variant;
use rules::engine::ruling::{Limit, Outcome};
use rules::engine::{self, Case, Component, Family, Key, Ruling};
use rules::law::Clause;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The scenarios, programmes and papers there are. Every scenario in it can be ruled on and
/// answered, each of its stages by itself.
#[derive(Clone, Debug, Default)]
pub struct Bank {
    scenarios: BTreeMap<String, BankEntry>,
    /// All stages of each scenario, in order, by the id of the scenario
    stages: BTreeMap<String, Vec<Arc<Scenario>>>,
    /// The numbers of all laws that dispose of some scenario, in order
    laws: Vec<&'static str>,
    /// By their ids, with their texts
    programmes: BTreeMap<String, (Programme, Arc<str>)>,
    /// By the names of their files, with their texts
    papers: BTreeMap<String, (Paper, Arc<str>)>,
    turns: ClauseIndex,
}

#[derive(Clone, Debug)]
struct BankEntry {
    scenario: Arc<Scenario>,
    text: Arc<str>,
    /// Of all stages of the scenario
    laws: Vec<&'static str>,
    ruling: Arc<Ruling>,
}

impl Bank {
    /// Reads every file in the folders of a bank, and rules on every scenario. Reports every fault of every file.
    pub fn load(dir: &Path) -> Result<Bank, Vec<FileFault>> {
        let found = files::find(dir);
        if found.is_empty() {
            let fault = LocatedFault::new(1, "", FaultKind::Empty);
            return Err(vec![FileFault { file: dir.to_owned(), fault }]);
        }
        Bank::of(found)
    }

    /// Reads a bank from files in memory, each with its path in the bank.
    pub fn read(files: Vec<(PathBuf, Vec<u8>)>) -> Result<Bank, Vec<FileFault>> {
        Bank::of(files::told(files))
    }

    fn of(found: Vec<FoundFile>) -> Result<Bank, Vec<FileFault>> {
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
                        named(&programme.id, programme.line("id"), path, true, &mut ids, &mut of_file);
                        let id = programme.id.clone();
                        bank.programmes.entry(id).or_insert((programme, text.as_str().into()));
                    }
                },
                Ok((Folder::Papers, text)) => match (stem(path), Paper::read(text)) {
                    (_, Err(faults)) => of_file = faults,
                    (None, Ok(_)) => of_file.push(LocatedFault::new(1, "", FaultKind::NotAnId)),
                    (Some(id), Ok(paper)) => {
                        bank.papers.insert(id.to_owned(), (paper, text.as_str().into()));
                    }
                },
                Ok((folder, text)) => match Scenario::read_stages(text) {
                    Err(faults) => of_file = faults,
                    Ok(stages) => {
                        if let Some(first) = stages.first() {
                            named(&first.id, first.line("id"), path, false, &mut ids, &mut of_file);
                            if Folder::of(first.family()) != *folder {
                                let kind = FaultKind::WrongFolder(first.family());
                                of_file.push(LocatedFault::new(first.line("family"), "family", kind));
                            }
                        }
                        of_file.extend(bank.take_in(stages, text));
                    }
                },
            }
            faults.extend(of_file.into_iter().map(|fault| FileFault { file: path.clone(), fault }));
        }
        let laws: BTreeSet<&'static str> = bank.scenarios.values().flat_map(|e| e.laws.clone()).collect();
        bank.laws = laws.into_iter().collect();
        bank.laws.sort_by_key(|law| law.parse::<u16>().unwrap_or(u16::MAX));
        if faults.is_empty() {
            // Only of a bank that is good otherwise can it be said that it is too small.
            for FoundFile { path, .. } in
                found.iter().filter(|f| matches!(f.text, Ok((Folder::Programmes, _))))
            {
                let file_fault = |fault| FileFault { file: path.clone(), fault };
                faults.extend(bank.unfinishable(path).into_iter().map(file_fault));
            }
            for FoundFile { path, .. } in found.iter().filter(|f| matches!(f.text, Ok((Folder::Papers, _)))) {
                let file_fault = |fault| FileFault { file: path.clone(), fault };
                let paper = stem(path).and_then(|id| bank.paper(id));
                faults.extend(paper.into_iter().flat_map(|paper| paper.check(&bank)).map(file_fault));
            }
        }
        if faults.is_empty() { Ok(bank) } else { Err(faults) }
    }

    /// Takes in the stages of a file, and tells what keeps them from being asked.
    fn take_in(&mut self, stages: Vec<Scenario>, text: &str) -> Vec<LocatedFault> {
        let rulings: Vec<Ruling> = stages.iter().map(|stage| engine::rule(&stage.case)).collect();
        let laws: BTreeSet<&'static str> = rulings.iter().flat_map(laws).collect();
        let of_all: Vec<&'static str> = laws.into_iter().collect();
        let text: Arc<str> = text.into();
        let mut faults = Vec::new();
        for (scenario, ruling) in stages.into_iter().zip(rulings) {
            faults.extend(unanswerable(&scenario, &ruling));
            self.turns.take_in(&scenario.stage.of, &ruling);
            let entry = BankEntry {
                text: text.clone(),
                laws: of_all.clone(),
                ruling: Arc::new(ruling),
                scenario: Arc::new(scenario),
            };
            self.stages.entry(entry.scenario.stage.of.clone()).or_default().push(entry.scenario.clone());
            self.scenarios.entry(entry.scenario.id.clone()).or_insert(entry);
        }
        faults
    }

    /// Faults that keep the programme in this file from being completed with this bank.
    fn unfinishable(&self, path: &Path) -> Vec<LocatedFault> {
        let Some(programme) = stem(path).and_then(|id| self.programme(id)) else { return Vec::new() };
        let unknown = programme.papers().into_iter().filter(|(_, paper)| self.paper(paper).is_none());
        let fault = |(field, paper): (String, &str)| {
            LocatedFault::new(programme.line(&field), field, FaultKind::UnknownPaper(paper.to_owned()))
        };
        programme.check(self).into_iter().chain(unknown.map(fault)).collect()
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.get(id).map(|e| &*e.scenario)
    }

    /// True for a scenario or stage exactly as the bank has it, and false for a variant.
    pub fn holds(&self, scenario: &Scenario) -> bool {
        self.scenario(&scenario.id).is_some_and(|one| std::ptr::eq(one, scenario) || one == scenario)
    }

    /// The scenario or stage with this id, with the ruling by which it was found to be sound.
    pub(super) fn ruled(&self, id: &str) -> Option<(&Arc<Scenario>, &Arc<Ruling>)> {
        self.scenarios.get(id).map(|e| (&e.scenario, &e.ruling))
    }

    /// The text of the file of this scenario, stage or variant, byte for byte.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.scenarios.get(variant::origin(id)).map(|e| &*e.text)
    }

    /// The rulings by which the bank was found to be sound, with their cases.
    pub fn rulings(&self) -> impl Iterator<Item = (&Case, Arc<Ruling>)> {
        self.scenarios.values().map(|e| (&e.scenario.case, e.ruling.clone()))
    }

    /// Everything that is asked, ordered by id: a scenario of several stages comes with each of them.
    pub fn scenarios(&self) -> impl ExactSizeIterator<Item = &Scenario> {
        self.scenarios.values().map(|e| &*e.scenario)
    }

    /// Every scenario once, ordered by id: of several stages the first.
    pub fn firsts(&self) -> impl Iterator<Item = &Scenario> {
        self.whole().map(|e| &*e.scenario)
    }

    /// The first stages of a family, ordered by id.
    pub fn by_family(&self, family: Family) -> impl Iterator<Item = &Scenario> {
        self.firsts().filter(move |s| s.family() == family)
    }

    /// Those that the law with this number disposes of, at some stage and whatever is answered to an open question;
    /// first stages, ordered by id.
    pub fn by_law(&self, law: &str) -> impl Iterator<Item = &Scenario> {
        self.whole().filter(move |e| e.laws.contains(&law)).map(|e| &*e.scenario)
    }

    /// Those that turn on this clause, at some stage and whatever is answered to an open question; ordered by id.
    pub fn by_clause(&self, clause: Clause) -> impl Iterator<Item = &Scenario> {
        self.turns.on(clause).filter_map(|id| self.scenario(id))
    }

    /// All stages of the scenario that this one is a stage or a variant of, in order, as they stand in the bank.
    pub fn stages(&self, scenario: &Scenario) -> impl Iterator<Item = &Scenario> {
        self.stages.get(&scenario.stage.of).into_iter().flatten().map(|stage| &**stage)
    }

    /// The numbers of the laws that dispose of this scenario: one, or one for each stage and each way an open question
    /// can go. A variant has those of its scenario.
    pub fn laws_of(&self, id: &str) -> &[&'static str] {
        self.scenarios.get(variant::origin(id)).map_or(&[], |e| &e.laws)
    }

    fn whole(&self) -> impl Iterator<Item = &BankEntry> {
        self.scenarios.values().filter(|e| e.scenario.stage.is_first())
    }

    /// The numbers of all laws that dispose of some scenario, in order.
    pub fn laws(&self) -> &[&'static str] {
        &self.laws
    }

    /// All programmes, ordered by id.
    pub fn programmes(&self) -> impl ExactSizeIterator<Item = &Programme> {
        self.programmes.values().map(|(programme, _)| programme)
    }

    /// All papers with their ids, which are the names of their files, in the order of these.
    pub fn papers(&self) -> impl ExactSizeIterator<Item = (&str, &Paper)> {
        self.papers.iter().map(|(id, (paper, _))| (id.as_str(), paper))
    }

    /// The paper with this id.
    pub fn paper(&self, id: &str) -> Option<&Paper> {
        self.papers.get(id).map(|(paper, _)| paper)
    }

    /// The text of the file of this paper, byte for byte.
    pub fn text_of_paper(&self, id: &str) -> Option<&str> {
        self.papers.get(id).map(|(_, text)| &**text)
    }

    /// The programme with this id.
    pub fn programme(&self, id: &str) -> Option<&Programme> {
        self.programmes.get(id).map(|(programme, _)| programme)
    }

    /// The text of the file of this programme, byte for byte.
    pub fn text_of_programme(&self, id: &str) -> Option<&str> {
        self.programmes.get(id).map(|(_, text)| &**text)
    }
}

/// The name of a file without its ending, where it is an id.
fn stem(path: &Path) -> Option<&str> {
    path.file_stem()?.to_str().filter(|stem| is_id(stem))
}

/// An id is the name of its file, and there is one of it.
fn named(
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
    match ids.get(&(programme, id.to_owned())) {
        Some(other) => faults.push(LocatedFault::new(line, "id", FaultKind::IdTwice(other.clone()))),
        None => {
            ids.insert((programme, id.to_owned()), path.to_owned());
        }
    }
}

/// Faults that keep a scenario from being asked: a limit of the engine, an undecided component, or
/// a right answer that is not offered.
pub fn unanswerable(scenario: &Scenario, ruling: &Ruling) -> Vec<LocatedFault> {
    if let Some(limit) = limit(ruling) {
        let first = if limit.call().is_some() { "facts.auction" } else { "facts" };
        let field = scenario.stage.place(if scenario.stage.is_first() { first } else { "auction" });
        return vec![LocatedFault::new(scenario.line(&field), field, FaultKind::NotCovered(limit))];
    }
    let mut faults = Vec::new();
    for ask in &RulingForm::of(scenario).asks {
        let right = right_answers(ruling, ask.key);
        let kind = if right.is_empty() {
            FaultKind::AskedButNotDecided(ask.key)
        } else if right.iter().any(|tokens| !ask.admits(tokens)) {
            FaultKind::RightAnswerNotOffered(ask.key)
        } else {
            continue;
        };
        let field = scenario.stage.place("asks");
        faults.push(LocatedFault::new(scenario.line(&field), field, kind));
    }
    faults
}

/// The limit at which a ruling ends, whatever the answers to its open questions are.
pub(super) fn limit(ruling: &Ruling) -> Option<Limit> {
    match &ruling.outcome {
        Outcome::NotCovered(limit) => Some(*limit),
        Outcome::Fork { branches, .. } if ruling.beyond.is_none() => {
            let mut met = branches.iter().map(|branch| limit(&branch.ruling));
            let first = met.next()??;
            met.all(|other| other == Some(first)).then_some(first)
        }
        _ => ruling.beyond,
    }
}

/// The numbers of the laws that dispose of a case, one for each way an open question can go.
fn laws(ruling: &Ruling) -> BTreeSet<&'static str> {
    match (ruling.component(Key::Law), &ruling.outcome) {
        (Some(Component::Law(clause)), _) => BTreeSet::from([clause.law()]),
        (_, Outcome::Fork { branches, .. }) => branches.iter().flat_map(|b| self::laws(&b.ruling)).collect(),
        _ => BTreeSet::new(),
    }
}
