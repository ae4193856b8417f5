//! Two paths through the Laws in one drawing: the common part, and then both side by side.

use super::draw::figure;
use super::tree::{Exit, ExitState, Node, NodeShape};
use super::{in_order, outcome};
use crate::parts::compared::ComparedRuling;
use crate::words;
use bank::{ComparedPaths, PartingPoint};
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Component, Key, Ruling, TraceStep};
use rules::law::Clause;
use words::Words;

/// A ruling's path beside another. `name` distinguishes it from other drawings of the page.
pub fn path_beside(case: &Case, ruling: &Ruling, beside: &ComparedRuling<'_>, name: &str) -> AnyView {
    let words = words();
    let whose = beside.whose.word();
    let text = words.format(
        &format!("path-two-told-{whose}"),
        &[("n", ComparedPaths::of(ruling, beside.ruling).together.into())],
    );
    figure(&tree(case, ruling, beside), &words.say("path-two-title"), &text, name, "path path-two")
}

/// The common part of both paths, and then each by itself.
pub fn tree(case: &Case, ruling: &Ruling, beside: &ComparedRuling<'_>) -> Node {
    let words = words();
    let ways = ComparedPaths::of(ruling, beside.ruling);
    let (steps, others) = (ruling.trace.steps(), beside.ruling.trace.steps());
    let exit = |way: ExitState, answer: Option<&TraceStep>, to: Node| {
        let who = words.say(&match way {
            ExitState::Other => format!("beside-other-{}", beside.whose.word()),
            _ => format!("beside-one-{}", beside.whose.word()),
        });
        let label = answer.map_or_else(|| who.clone(), |step| who_says(words, &who, step));
        Exit { label, way, to: Some(to) }
    };
    // If both paths answer the same test differently, they leave its box; otherwise they leave the
    // last common box, or the beginning.
    let (shared, requested) = match ways.part {
        Some((at, PartingPoint::Answer)) => (at, true),
        _ => (ways.together, false),
    };
    let rest = shared + usize::from(requested);
    let answers = requested.then(|| (steps.get(shared), others.get(shared)));
    let (mine, theirs) = answers.unwrap_or_else(|| {
        let last = shared.checked_sub(1);
        (last.and_then(|last| steps.get(last)), last.and_then(|last| others.get(last)))
    });
    let exits = vec![
        exit(ExitState::Taken, mine, one_path(case, ruling, rest, false)),
        exit(ExitState::Other, theirs, one_path(beside.case, beside.ruling, rest, true)),
    ];
    let parting = match steps.get(rest.wrapping_sub(1)) {
        Some(step) => Node { exits, ..test(step, false) },
        None => Node { tag: None, text: vec![words.say("path-begins")], shape: NodeShape::Settled, exits },
    };
    in_order(&steps[..rest.saturating_sub(1)], parting)
}

/// `The ruling: no`.
fn who_says(words: &Words, who: &str, step: &TraceStep) -> String {
    let answer = words.say(if step.holds { "answer-yes" } else { "answer-no" });
    words.format("beside-says", &[("who", who.into()), ("answer", answer.into())])
}

/// Tests of one path from this one on, and its end.
fn one_path(case: &Case, ruling: &Ruling, from: usize, other: bool) -> Node {
    let words = words();
    let mut node = end(case, ruling, other);
    for step in ruling.trace.steps().iter().skip(from).rev() {
        let label = words.say(if step.holds { "answer-yes" } else { "answer-no" });
        let way = if other { ExitState::Other } else { ExitState::Taken };
        node = Node { exits: vec![Exit { label, way, to: Some(node) }], ..test(step, other) };
    }
    node
}

fn test(step: &TraceStep, other: bool) -> Node {
    let shape = match (step.holds, other) {
        (true, false) => NodeShape::Held,
        (false, false) => NodeShape::Refused,
        (true, true) => NodeShape::OtherHeld,
        (false, true) => NodeShape::OtherRefused,
    };
    let text = vec![words().short(step.test.word())];
    Node { tag: Some(step.clause.citation().to_owned()), text, shape, exits: Vec::new() }
}

/// The outcome, or the open question, with the clauses of each answer.
fn end(case: &Case, ruling: &Ruling, other: bool) -> Node {
    let words = words();
    let mut node = match &ruling.outcome {
        Outcome::Fork { question, branches } => {
            let answers = branches.iter().map(|branch| {
                let answer = words.answer(case, *question, branch.answer);
                let laws: Vec<String> = leads(&branch.ruling).iter().map(|one| words.cite(*one)).collect();
                if laws.is_empty() {
                    return answer;
                }
                let laws = laws.join(&words.say("marks-or"));
                words.format("path-branch", &[("answer", answer.into()), ("laws", laws.into())])
            });
            let text = std::iter::once(words.open_question(case, *question)).chain(answers).collect();
            Node { tag: None, text, shape: NodeShape::Open, exits: Vec::new() }
        }
        _ => outcome(case, ruling, &[]),
    };
    if other {
        node.shape = NodeShape::OtherEnds;
    }
    node
}

/// Deciding clauses at the open ends, each once, in order.
fn leads(ruling: &Ruling) -> Vec<Clause> {
    let mut leads = match (&ruling.outcome, ruling.component(Key::Law)) {
        (Outcome::Fork { branches, .. }, _) => branches.iter().flat_map(|one| leads(&one.ruling)).collect(),
        (_, Some(Component::Law(clause))) => vec![*clause],
        _ => Vec::new(),
    };
    leads.sort();
    leads.dedup();
    leads
}

#[cfg(test)]
mod tests {
    use super::super::layout::{TreeLayout, WIDTH};
    use super::super::text;
    use super::*;
    use crate::parts::compared::Whose;
    use bank::Bank;
    use rules::engine;
    use rules::law::Edition;
    use std::path::Path;

    /// Every 2017 scenario's ruling, beside the 2007 ruling.
    #[test]
    fn draws_both_paths_whole() {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        let of_2017 = bank.scenarios().filter(|s| {
            s.case.edition == Edition::E2017 && matches!(s.case.facts, engine::Facts::Rotation(_))
        });
        let mut parted = 0;
        for scenario in of_2017 {
            let older = scenario.case.under(Edition::E2007);
            let (ruling, other) = (engine::rule(&scenario.case), engine::rule(&older));
            let ways = ComparedPaths::of(&ruling, &other);
            let Some((_, part)) = ways.part else { continue };
            parted += 1;
            let beside = ComparedRuling { case: &older, ruling: &other, whose: Whose::Premise };
            let layout = TreeLayout::of(&tree(&scenario.case, &ruling, &beside));
            let boxes = |class: &str| {
                layout
                    .boxes
                    .iter()
                    .filter(|frame| frame.shape.frame().split(' ').any(|one| one == class))
                    .count()
            };
            let shared = ways.together + usize::from(part == PartingPoint::Answer);
            let mine = ruling.trace.steps().len();
            assert_eq!(boxes("frame-held") + boxes("frame-refused"), mine, "{}", scenario.id);
            let theirs = boxes("frame-other-held") + boxes("frame-other-refused");
            assert_eq!(theirs, other.trace.steps().len() - shared, "{}", scenario.id);
            assert_eq!(boxes("frame-other-ends"), 1, "{}", scenario.id);
            let edge = layout.boxes.iter().filter(|f| f.shape.frame().contains("other")).map(|f| f.x).min();
            for one in &layout.texts {
                let right = one.x + text::width(&one.text, 14);
                assert!(right <= WIDTH, "{}: {} ends at {right}", scenario.id, one.text);
            }
            let lane = layout.boxes.iter().filter(|f| f.x + f.width < edge.unwrap_or(WIDTH));
            for frame in lane {
                let within = layout.texts.iter().filter(|t| {
                    t.x >= frame.x
                        && t.x < frame.x + frame.width
                        && t.y > frame.y
                        && t.y < frame.y + frame.height
                });
                for one in within {
                    let right = one.x + text::width(&one.text, 14);
                    assert!(right <= frame.x + frame.width, "{}: {} ends at {right}", scenario.id, one.text);
                }
            }
        }
        assert!(parted > 20, "{parted} scenarios part");
    }
}
