//! The paths of rulings, cut to the tests of one law.

use super::cases::TreeCase;
use super::tree::{Asked, LawEnd};
use rules::engine::component::{AuctionConsequence, LeadRestriction};
use rules::engine::ruling::{Limit, Outcome};
use rules::engine::{Component, Key, Ruling, Trace, TraceStep, rule};
use rules::law::Clause;
use std::collections::{BTreeMap, BTreeSet};

/// The auction has ended, so that no player has a duty in it.
pub(super) const OVER: Component = Component::Auction(AuctionConsequence::Over);

/// The test that the ruling is the same in all layouts.
const ALL_LAYOUTS: &str = "same_in_all_layouts";

/// Tests of one law in order, each with its answer.
pub type Path = Vec<(Asked, bool)>;

/// The paths through one law, with the rulings that took each.
pub(super) type Paths = BTreeMap<Path, Vec<Taken>>;

/// What a ruling decides beyond the path that it took through a law.
#[derive(Clone, PartialEq)]
pub(super) struct Taken {
    /// The clause of this law that disposes of the case
    disposing: Option<Clause>,
    /// The last clause of this law under which a test held
    last_held: Option<Clause>,
    /// Decisions that name no player, call or suit
    pub components: Vec<Component>,
    /// Tests of other laws after the last one of this law
    rest: Path,
    /// True if the text of a clause of this law was not available
    is_beyond: bool,
    /// True if the ruling is not one on an earlier irregularity, which leaves the table out
    pub is_last: bool,
    /// True if the case ends with the irregularity
    pub is_fresh: bool,
}

/// The paths through each law that rulings on these cases take.
pub(super) fn by_law(cases: impl IntoIterator<Item = TreeCase>) -> BTreeMap<&'static str, Paths> {
    let mut laws = BTreeMap::new();
    for TreeCase { case, is_fresh } in cases {
        add(&rule(&case), true, is_fresh, &mut laws);
    }
    laws
}

/// Adds the paths of a ruling: of each answer to its open question, and of the rulings on earlier
/// irregularities.
fn add(ruling: &Ruling, is_last: bool, is_fresh: bool, to: &mut BTreeMap<&'static str, Paths>) {
    ruling.earlier.iter().for_each(|earlier| add(earlier, false, false, to));
    let not_available = match &ruling.outcome {
        Outcome::Fork { branches, .. } => {
            return branches.iter().for_each(|branch| add(&branch.ruling, is_last, is_fresh, to));
        }
        Outcome::NotCovered(Limit::Edition(clause)) => Some(clause.law()),
        Outcome::NotCovered(_) => return,
        _ => None,
    };
    let steps: Path = ruling.trace.steps().iter().map(|step| (Asked::of(step), step.holds)).collect();
    let laws: BTreeSet<&'static str> = steps.iter().map(|(asked, _)| asked.clause.law()).collect();
    for law in laws.into_iter().filter(|law| not_available.is_none_or(|of| of == *law)) {
        let own = law_path(law, &ruling.trace);
        let last = steps.iter().rposition(|(asked, _)| asked.clause.law() == law);
        let disposing = ruling.component(Key::Law).and_then(|component| component.clauses().first());
        let taken = Taken {
            disposing: disposing.copied().filter(|clause| clause.law() == law),
            last_held: own.iter().rev().find(|(_, holds)| *holds).map(|(asked, _)| asked.clause),
            components: ruling.components.iter().filter(|one| is_of_any_table(one)).cloned().collect(),
            rest: steps[last.map_or(0, |last| last + 1)..].to_vec(),
            is_beyond: not_available.is_some(),
            is_last,
            is_fresh,
        };
        let same_path = to.entry(law).or_default().entry(own).or_default();
        if !same_path.contains(&taken) {
            same_path.push(taken);
        }
    }
}

/// The tests of a law in this order. One that is asked of several suits, lines or calls holds if it
/// holds for any of them. That all layouts of unknown hands agree is no test of the law.
pub fn law_path(law: &str, trace: &Trace) -> Path {
    let mut path = Path::new();
    let of_law = |step: &&TraceStep| step.clause.law() == law && step.test.word() != ALL_LAYOUTS;
    for step in trace.steps().iter().filter(of_law) {
        let asked = Asked::of(step);
        match path.iter_mut().find(|(before, _)| *before == asked) {
            Some((_, holds)) => *holds |= step.holds,
            None => path.push((asked, step.holds)),
        }
    }
    path
}

/// True for a component whose value names no player, call or suit.
fn is_of_any_table(component: &Component) -> bool {
    match component.key() {
        Key::InRotation | Key::Offender | Key::Partner => true,
        Key::Lead => *component == Component::Lead(LeadRestriction::None),
        Key::Auction => *component == OVER,
        _ => false,
    }
}

/// Paths of the law without those that end for want of a text where others go on, unless they go on
/// with a test that is recorded only where it holds.
pub(super) fn without_gaps(mut paths: Paths) -> Paths {
    let all: Vec<Path> = paths.keys().cloned().collect();
    let answered: BTreeSet<(Asked, bool)> = all.iter().flatten().copied().collect();
    let is_clear = |path: &Path| {
        let mut on = all.iter().filter(|other| other.starts_with(path)).filter_map(|o| o.get(path.len()));
        on.all(|(asked, _)| !answered.contains(&(*asked, false)))
    };
    paths.retain(|path, taken| taken.iter().any(|one| !one.is_beyond) || is_clear(path));
    paths
}

/// Paths of the law without its statements, and the statements, each with its answer. A test with
/// one answer stays if without it a path would be empty or end where another goes on, or two would
/// be one that different clauses dispose of.
pub(super) fn without_statements(mut paths: Paths) -> (Paths, BTreeSet<(Asked, bool)>) {
    let mut statements = BTreeSet::new();
    for (asked, holds) in only_answers(&paths) {
        let mut without = Paths::new();
        for (path, taken) in &paths {
            let rest: Path = path.iter().filter(|(one, _)| *one != asked).copied().collect();
            without.entry(rest).or_default().extend(taken.iter().cloned());
        }
        // Where it was refused, the law does not apply. Where it is the only test of one path but
        // not of all, that path comes from another law and returns to it.
        if !holds || paths.keys().any(|path| path.len() > 1 && path.contains(&(asked, holds))) {
            without.remove(&Path::new());
        }
        if !without.contains_key(&Path::new())
            && unclear_ends(&without) <= unclear_ends(&paths)
            && unclear_disposals(&without) <= unclear_disposals(&paths)
        {
            paths = without;
            statements.insert((asked, holds));
        }
    }
    (paths, statements)
}

/// The tests that have one answer on all paths: those with which a path begins, and then those
/// asked last first.
fn only_answers(paths: &Paths) -> Vec<(Asked, bool)> {
    let mut places: BTreeMap<(Asked, bool), usize> = BTreeMap::new();
    for (place, step) in paths.keys().flat_map(|path| path.iter().enumerate()) {
        let last = places.entry(*step).or_default();
        *last = place.max(*last);
    }
    let is_only = |(asked, holds): &(Asked, bool)| !places.contains_key(&(*asked, !holds));
    let mut only: Vec<(Asked, bool)> = places.keys().filter(|step| is_only(step)).copied().collect();
    only.sort_by_key(|step| std::cmp::Reverse((places[step] == 0, places[step], *step)));
    only
}

/// Number of paths that end where another one goes on.
fn unclear_ends(paths: &Paths) -> usize {
    let goes_on =
        |path: &&Path| paths.keys().any(|other| other.len() > path.len() && other.starts_with(path));
    paths.keys().filter(goes_on).count()
}

/// Number of paths of which several clauses of the law dispose, or for some of whose rulings a text
/// was not available.
fn unclear_disposals(paths: &Paths) -> usize {
    let is_unclear = |taken: &&Vec<Taken>| {
        let disposing: BTreeSet<Clause> = taken.iter().filter_map(|one| one.disposing).collect();
        let is_beyond: BTreeSet<bool> = taken.iter().map(|one| one.is_beyond).collect();
        disposing.len() > 1 || is_beyond.len() > 1
    };
    paths.values().filter(is_unclear).count()
}

/// The end of a path without its consequences. The clause is the one that disposes of the case, or
/// the last one under which a question, otherwise a statement, holds.
pub(super) fn end(path: &Path, taken: &[Taken]) -> LawEnd {
    let agreed = |clause: fn(&Taken) -> Option<Clause>| {
        let first = clause(taken.first()?);
        first.filter(|_| taken.iter().all(|one| clause(one) == first))
    };
    let asked = path.iter().rev().find(|(_, holds)| *holds).map(|(asked, _)| asked.clause);
    LawEnd {
        clause: agreed(|one| one.disposing).or(asked).or_else(|| agreed(|one| one.last_held)),
        follows: Vec::new(),
        next: next(taken),
        is_beyond: taken.iter().all(|one| one.is_beyond),
    }
}

/// The laws that go on from here: of the first test in each ruling that others answer otherwise.
fn next(taken: &[Taken]) -> Vec<Clause> {
    let steps: BTreeSet<(Asked, bool)> = taken.iter().flat_map(|one| one.rest.iter().copied()).collect();
    let is_open = |(asked, holds): &&(Asked, bool)| steps.contains(&(*asked, !holds));
    let first = taken.iter().filter_map(|one| one.rest.iter().find(is_open));
    let laws: BTreeSet<Clause> = first.filter_map(|(asked, _)| asked.clause.law().parse().ok()).collect();
    laws.into_iter().collect()
}
