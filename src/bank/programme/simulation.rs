//! Who would pass under a programme's rules, compared with those in force. Who holds the certificate
//! of a level keeps it under any rules, and is counted apart.

use super::Programme;
use super::progress::LevelProgress;
use super::records::Records;
use jiff::civil::Date;

/// The effect of a programme on people. Each is added with their records, and counted from 0 on.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation<'a> {
    programme: &'a Programme,
    in_force: Option<&'a Programme>,
    today: Date,
    /// Number of people with records
    pub people: usize,
    /// Number of people without any, who are left out
    pub without: usize,
    /// Levels, in the order of the programme
    pub levels: Vec<LevelSimulation>,
}

/// The effect of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelSimulation {
    /// Number of people who hold its certificate; all other numbers are of those who do not
    pub holders: usize,
    /// Number of people who do not
    pub others: usize,
    /// Number of people who would pass
    pub passed: usize,
    /// Number of people who pass by the rules in force; `None` if these have no such level
    pub before: Option<usize>,
    /// People who would pass and do not by the rules in force
    pub gains: Vec<usize>,
    /// People who pass by the rules in force and would not
    pub losses: Vec<usize>,
    /// Each prerequisite, then each requirement
    pub needs: Vec<NeedSimulation>,
}

/// The effect of a prerequisite or requirement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NeedSimulation {
    /// Number of people who meet it
    pub met: usize,
    /// Number of people who meet everything else
    pub alone: usize,
}

impl<'a> Simulation<'a> {
    /// The effect of a programme on an empty federation, on a day.
    pub fn new(programme: &'a Programme, in_force: Option<&'a Programme>, today: Date) -> Simulation<'a> {
        let level = |level: &super::Level| LevelSimulation {
            holders: 0,
            others: 0,
            passed: 0,
            before: in_force.and_then(|one| one.level(&level.id)).map(|_| 0),
            gains: Vec::new(),
            losses: Vec::new(),
            needs: vec![NeedSimulation::default(); level.prerequisites.len() + level.requires.len()],
        };
        let levels = programme.levels.iter().map(level).collect();
        Simulation { programme, in_force, today, people: 0, without: 0, levels }
    }

    /// Adds a person with these records. Returns their number; `None` without any records.
    pub fn add(&mut self, records: &Records) -> Option<usize> {
        if *records == Records::default() {
            self.without += 1;
            return None;
        }
        let person = self.people;
        self.people += 1;
        let before = self.in_force.map(|one| one.progress(records, self.today)).unwrap_or_default();
        for (level, progress) in self.levels.iter_mut().zip(self.programme.progress(records, self.today)) {
            let before = before.iter().find(|one| one.level.id == progress.level.id);
            level.add(person, &progress, before.map(|one| one.eligible));
        }
        Some(person)
    }
}

impl LevelSimulation {
    fn add(&mut self, person: usize, progress: &LevelProgress<'_>, before: Option<bool>) {
        if progress.held.is_some() {
            self.holders += 1;
            return;
        }
        self.others += 1;
        let prerequisites = progress.prerequisites.iter().map(|one| one.held.is_some());
        let met: Vec<bool> = prerequisites.chain(progress.requires.iter().map(|one| one.met)).collect();
        let unmet = met.iter().filter(|met| !**met).count();
        for (need, met) in self.needs.iter_mut().zip(met) {
            need.met += usize::from(met);
            need.alone += usize::from(!met && unmet == 1);
        }
        self.passed += usize::from(progress.eligible);
        self.before = self.before.zip(before).map(|(n, before)| n + usize::from(before));
        match (before, progress.eligible) {
            (Some(false), true) => self.gains.push(person),
            (Some(true), false) => self.losses.push(person),
            _ => {}
        }
    }

    /// The place of the requirement that stops most people; `None` if none stops anyone.
    pub fn most_stops(&self) -> Option<usize> {
        let stops = self.needs.iter().enumerate().map(|(place, need)| (self.others - need.met, place));
        let most = stops.filter(|(stopped, _)| *stopped > 0);
        most.max_by_key(|(stopped, place)| (*stopped, std::cmp::Reverse(*place))).map(|(_, place)| place)
    }
}
