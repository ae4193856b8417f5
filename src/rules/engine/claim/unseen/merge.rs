//! One ruling from those of all layouts: their common content where they agree, a fork where they
//! do not.

use super::content::{RulingContent, differing};
use super::layout::Layout;
use super::question::{self, LayoutSplit};
use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::claim::test::ClaimTest;
use crate::engine::component::{Component, Key, Tricks};
use crate::engine::fact::Count;
use crate::engine::ruling::{Answer, Branch, Contested, Judgement, Limit, Outcome, Question, Ruling};
use crate::law;
use crate::law::Clause;

/// Limit on consecutive questions about the layout; the rest is given as a range.
const MOST_QUESTIONS: usize = 4;

/// The constants of a merge.
pub(super) struct LayoutMerge<'a> {
    case: &'a Case,
    /// The player whose cards are asked about; the other unknown hand has the rest
    player: Seat,
}

impl<'a> LayoutMerge<'a> {
    pub fn new(case: &'a Case, unseen: &[Seat]) -> LayoutMerge<'a> {
        LayoutMerge { case, player: unseen.first().copied().unwrap_or(Seat::N) }
    }

    /// The ruling over these layouts.
    pub fn over(&self, layouts: Vec<Layout>) -> Ruling {
        self.merge(&layouts.iter().collect::<Vec<_>>(), MOST_QUESTIONS)
    }

    /// The ruling over these layouts if all agree; `None` as soon as one differs or was not
    /// settled.
    pub fn merge_if_alike(&self, layouts: impl Iterator<Item = Layout>) -> Option<Ruling> {
        let mut layouts = layouts.peekable();
        let content = RulingContent::of(&layouts.peek()?.ruling);
        let same = |layout: Layout| {
            let is_same = !is_stopped(&layout.ruling) && RulingContent::of(&layout.ruling) == content;
            is_same.then_some(layout)
        };
        let all: Option<Vec<Layout>> = layouts.map(same).collect();
        Some(self.over(all?))
    }

    fn merge(&self, layouts: &[&Layout], questions: usize) -> Ruling {
        let contents: Vec<RulingContent> =
            layouts.iter().map(|layout| RulingContent::of(&layout.ruling)).collect();
        if let Some(question) = common_question(layouts) {
            return self.ask_first(layouts, question, questions);
        }
        if contents.windows(2).all(|pair| pair[0] == pair[1]) {
            return self.agreed(layouts);
        }
        if layouts.iter().any(|layout| is_stopped(&layout.ruling)) {
            return self.between(layouts, Limit::SearchBound);
        }
        let contents = numbered(&contents);
        let split = question::best(self.player, layouts, &contents).filter(|_| questions > 0);
        match split {
            Some(split) => match self.open_finding(layouts, split.left) {
                Some(question) => self.ask_first(layouts, question, questions),
                None => self.ask(layouts, split, questions - 1),
            },
            None => self.between(layouts, Limit::Layouts),
        }
    }

    /// A fork on a question about the layout.
    fn ask(&self, layouts: &[&Layout], split: LayoutSplit, questions: usize) -> Ruling {
        let branches = split.answers.iter();
        let branches =
            branches.map(|(answer, with)| Branch { answer: *answer, ruling: self.merge(with, questions) });
        self.bench(layouts).fork(split.question, branches.collect())
    }

    /// A fork on a question of the ruling in some layouts; in a layout without it the answer
    /// changes nothing.
    fn ask_first(&self, layouts: &[&Layout], question: Question, questions: usize) -> Ruling {
        let branches = answers_to(layouts, question).into_iter().map(|answer| {
            let answered = answered(layouts, question, answer);
            Branch { answer, ruling: self.merge(&answered.iter().collect::<Vec<_>>(), questions) }
        });
        let branches = branches.collect();
        self.bench(layouts).fork(question, branches)
    }

    /// A question of some layouts whose answers leave fewer pairs of differing rulings than `left`.
    fn open_finding(&self, layouts: &[&Layout], left: usize) -> Option<Question> {
        let question = layouts.iter().find_map(|layout| question_of(&layout.ruling))?;
        let answers = answers_to(layouts, question);
        let differ = answers.iter().map(|answer| {
            let answered = answered(layouts, question, *answer);
            differing(&answered.iter().map(|layout| RulingContent::of(&layout.ruling)).collect::<Vec<_>>())
        });
        (differ.sum::<usize>() < left * answers.len()).then_some(question)
    }

    /// The ruling where all layouts agree.
    fn agreed(&self, layouts: &[&Layout]) -> Ruling {
        let ruling = &layouts[0].ruling;
        if layouts.len() == 1 {
            return ruling.clone();
        }
        let mut bench = self.bench(layouts);
        if let Outcome::NotCovered(limit) = ruling.outcome {
            return bench.not_covered(limit);
        }
        shared(layouts).into_iter().for_each(|component| bench.decide(component));
        if let Some(clause) = common_law(layouts) {
            let test = ClaimTest::SameInAllLayouts { layouts: Count(layouts.len()) };
            bench.trace.ask(clause, test, true);
            bench.decide(Component::Law(clause));
        }
        bench.judgement = judgement(layouts);
        bench.contested = contested(layouts);
        let merged = bench.finish(ruling.outcome.clone());
        Ruling { beyond: ruling.beyond, ..merged }
    }

    /// The ruling with a range, where it stays open which of several numbers is right.
    fn between(&self, layouts: &[&Layout], limit: Limit) -> Ruling {
        let mut bench = self.bench(layouts);
        shared(layouts).into_iter().for_each(|component| bench.decide(component));
        let numbers: Option<Vec<Tricks>> =
            layouts.iter().map(|layout| tricks(&layout.ruling)).collect::<Option<Vec<_>>>();
        let Some(tricks) = numbers.and_then(|all| all.into_iter().reduce(widest)) else {
            return bench.not_covered(limit);
        };
        if let Some(clause) = common_law(layouts) {
            bench.decide(Component::Law(clause));
        }
        bench.decide(Component::Tricks(tricks));
        let ruling = bench.finish(Outcome::Rectification);
        Ruling { beyond: Some(limit), ..ruling }
    }

    /// A bench with the tests that had the same result in all layouts.
    fn bench(&self, layouts: &[&Layout]) -> Bench<'a> {
        let mut bench = Bench::new(self.case);
        for step in layouts[0].ruling.trace.steps() {
            if layouts[1..].iter().all(|layout| layout.ruling.trace.steps().contains(step)) {
                bench.trace.ask(step.clause, step.test.clone(), step.holds);
            }
        }
        bench
    }
}

fn question_of(ruling: &Ruling) -> Option<Question> {
    if let Outcome::Fork { question, .. } = &ruling.outcome { Some(*question) } else { None }
}

fn branches(ruling: &Ruling) -> &[Branch] {
    if let Outcome::Fork { branches, .. } = &ruling.outcome { branches } else { &[] }
}

/// The question that all layouts ask, with the same answers.
fn common_question(layouts: &[&Layout]) -> Option<Question> {
    let answers = |ruling: &Ruling| branches(ruling).iter().map(|b| b.answer).collect::<Vec<_>>();
    let first = &layouts.first()?.ruling;
    let question = question_of(first)?;
    let same = |layout: &&Layout| {
        question_of(&layout.ruling) == Some(question) && answers(&layout.ruling) == answers(first)
    };
    layouts.iter().all(same).then_some(question)
}

/// The answers to this question in the layouts in which it is asked.
fn answers_to(layouts: &[&Layout], question: Question) -> Vec<Answer> {
    let mut answers = Vec::new();
    for layout in layouts.iter().filter(|layout| question_of(&layout.ruling) == Some(question)) {
        for branch in branches(&layout.ruling) {
            if !answers.contains(&branch.answer) {
                answers.push(branch.answer);
            }
        }
    }
    answers
}

/// The layouts with this answer to the question.
fn answered(layouts: &[&Layout], question: Question, answer: Answer) -> Vec<Layout> {
    let then = |layout: &&Layout| {
        let is_asked = question_of(&layout.ruling) == Some(question);
        let branch = branches(&layout.ruling).iter().find(|branch| is_asked && branch.answer == answer);
        let ruling = branch.map_or(&layout.ruling, |branch| &branch.ruling).clone();
        Layout { hands: layout.hands, ruling }
    };
    layouts.iter().map(then).collect()
}

/// The contents as numbers, equal for equal contents.
fn numbered(contents: &[RulingContent]) -> Vec<usize> {
    contents.iter().map(|one| contents.iter().position(|other| other == one).unwrap_or_default()).collect()
}

fn is_stopped(ruling: &Ruling) -> bool {
    ruling.beyond == Some(Limit::SearchBound)
        || ruling.outcome == Outcome::NotCovered(Limit::SearchBound)
        || branches(ruling).iter().any(|branch| is_stopped(&branch.ruling))
}

/// The components that all of them have.
fn shared(layouts: &[&Layout]) -> Vec<Component> {
    let in_all = |c: &&Component| layouts[1..].iter().all(|layout| layout.ruling.components.contains(c));
    layouts[0].ruling.components.iter().filter(in_all).cloned().collect()
}

/// The clause that disposes of the case in every layout; where several paragraphs of Law 70 do,
/// 70A, which all of them spell out.
fn common_law(layouts: &[&Layout]) -> Option<Clause> {
    let law = |layout: &&Layout| match layout.ruling.component(Key::Law) {
        Some(Component::Law(clause)) => Some(*clause),
        _ => None,
    };
    let laws: Vec<Clause> = layouts.iter().map(law).collect::<Option<_>>()?;
    let first = *laws.first()?;
    match laws.iter().all(|clause| *clause == first) {
        true => Some(first),
        false => laws.iter().all(|clause| clause.law() == law!("70A").law()).then_some(law!("70A")),
    }
}

/// Matters left to the Director in some layout, with all values that would be right in one.
fn judgement(layouts: &[&Layout]) -> Vec<Judgement> {
    let mut all: Vec<Judgement> = Vec::new();
    for one in layouts.iter().flat_map(|layout| &layout.ruling.judgement) {
        match all.iter_mut().find(|merged| (merged.clause, merged.matter) == (one.clause, one.matter)) {
            Some(merged) => {
                for component in &one.range {
                    if !merged.range.contains(component) {
                        merged.range.push(component.clone());
                    }
                }
            }
            None => all.push(one.clone()),
        }
    }
    all
}

fn contested(layouts: &[&Layout]) -> Vec<Contested> {
    let mut all: Vec<Contested> = Vec::new();
    for one in layouts.iter().flat_map(|layout| &layout.ruling.contested) {
        if !all.contains(one) {
            all.push(one.clone());
        }
    }
    all
}

/// The tricks of a ruling, from the fewest to the most over its branches.
fn tricks(ruling: &Ruling) -> Option<Tricks> {
    if let Some(Component::Tricks(tricks)) = ruling.component(Key::Tricks) {
        return Some(*tricks);
    }
    let all = branches(ruling).iter().map(|branch| tricks(&branch.ruling)).collect::<Option<Vec<_>>>()?;
    all.into_iter().reduce(widest)
}

fn widest(one: Tricks, other: Tricks) -> Tricks {
    Tricks { least: one.least.min(other.least), most: one.most.max(other.most), ..one }
}
