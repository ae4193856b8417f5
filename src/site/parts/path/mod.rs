//! The decision path as a drawing: each test in order with its taken and refused exits, and at the
//! end the outcome or the open exits.
//!
//! - `tree`: questions and exits; `layout`: positions on a screen; `spread`: on a page; `text`: text
//!   measurement
//! - `compared`: two paths in one drawing; `parting`: the point where an answer leaves the path
//! - `draw`: SVG; `book`: laws as trees
//!
//! Not here: the facts that decided each test. They are in the list below (`trace`), which says
//! everything the drawing shows.

mod book;
mod compared;
mod draw;
mod layout;
mod parting;
mod spread;
mod text;
mod tree;

pub use book::{law_drawn, law_on_page};
pub use compared::path_beside;
pub use layout::{FONT_SIZE, TextPart, TreeLayout};
pub use parting::path_parting;
pub use tree::NodeShape;

use crate::words;
use draw::figure;
use leptos::prelude::*;
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Component, Key, Ruling, TraceStep};
use tree::{Exit, ExitState, Node};

/// A ruling's path. `name` distinguishes it from other drawings of the page.
pub fn path(case: &Case, ruling: &Ruling, name: &str) -> AnyView {
    let words = words();
    let text = words.format("path-told", &[("n", ruling.trace.steps().len().into())]);
    figure(&tree(case, ruling), &words.say("path-title"), &text, name, "path")
}

/// The tests in order, and the end.
fn tree(case: &Case, ruling: &Ruling) -> Node {
    in_order(ruling.trace.steps(), path_end(case, ruling, &[]))
}

/// Tests in order with their taken and refused exits, followed by this node.
fn in_order(steps: &[TraceStep], end: Node) -> Node {
    let words = words();
    let mut node = end;
    for step in steps.iter().rev() {
        let answer = |held: bool| words.say(if held { "answer-yes" } else { "answer-no" });
        node = Node {
            tag: Some(step.clause.citation().to_owned()),
            text: vec![words.short(step.test.word())],
            shape: if step.holds { NodeShape::Held } else { NodeShape::Refused },
            exits: vec![
                Exit { label: answer(step.holds), way: ExitState::Taken, to: Some(node) },
                Exit { label: answer(!step.holds), way: ExitState::Refused, to: None },
            ],
        };
    }
    node
}

/// The end of a path, without statements already made.
fn path_end(case: &Case, ruling: &Ruling, message: &[String]) -> Node {
    let words = words();
    let Outcome::Fork { question, branches } = &ruling.outcome else { return outcome(case, ruling, message) };
    let message = words.summary(case, ruling);
    let exits = branches.iter().map(|branch| Exit {
        label: words.answer(case, *question, branch.answer),
        way: ExitState::Possible,
        to: Some(branch_end(case, ruling, &branch.ruling, &message)),
    });
    Node {
        tag: None,
        text: vec![words.open_question(case, *question)],
        shape: NodeShape::Open,
        exits: exits.collect(),
    }
}

/// The end of a branch. If the answer settles one irregularity and the ruling goes on to the next,
/// the settled one comes first.
fn branch_end(case: &Case, above: &Ruling, branch: &Ruling, message: &[String]) -> Node {
    if branch.call == above.call {
        return path_end(case, branch, message);
    }
    let words = words();
    let mut heading = words.irregularity(case, branch.earlier.len() + 1, branch);
    let mut node = path_end(case, branch, &[]);
    for (number, earlier) in branch.settled_since(above).rev() {
        let next = std::mem::replace(&mut heading, words.irregularity(case, number, earlier));
        let mut text = vec![heading.clone()];
        text.extend(words.follows(case, earlier, &[]));
        let on = Exit { label: next, way: ExitState::Possible, to: Some(node) };
        node = Node { tag: disposing(earlier), text, shape: NodeShape::Settled, exits: vec![on] };
    }
    node
}

/// The outcome, and the limit if later events are not covered.
fn outcome(case: &Case, ruling: &Ruling, message: &[String]) -> Node {
    let words = words();
    let is_beyond = matches!(ruling.outcome, Outcome::NotCovered(_));
    let beyond = ruling.beyond.map(|limit| Exit {
        label: String::new(),
        way: ExitState::Possible,
        to: Some(Node {
            tag: None,
            text: vec![words.limit(case, limit)],
            shape: NodeShape::Beyond,
            exits: Vec::new(),
        }),
    });
    Node {
        tag: disposing(ruling),
        text: words.follows(case, ruling, message),
        shape: if is_beyond { NodeShape::Beyond } else { NodeShape::Ends },
        exits: beyond.into_iter().collect(),
    }
}

/// The deciding clause.
fn disposing(ruling: &Ruling) -> Option<String> {
    match ruling.component(Key::Law) {
        Some(Component::Law(clause)) => Some(clause.citation().to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::layout::{TreeLayout, WIDTH};
    use super::*;
    use bank::Bank;
    use rules::engine;
    use std::path::Path;

    /// Number of open ends of a ruling.
    fn open_ends(ruling: &Ruling) -> usize {
        match &ruling.outcome {
            Outcome::Fork { branches, .. } => branches.iter().map(|branch| open_ends(&branch.ruling)).sum(),
            _ => 1,
        }
    }

    /// Two calls in a row before the Director was summoned: each may be accepted.
    const TWICE: &str = r#"
        id = "twice"
        family = "rotation"
        edition = "2017"
        asks = ["in_rotation"]
        [source]
        kind = "constructed"
        [facts]
        dealer = "N"
        auction = ["S P", "N 1H"]
    "#;

    #[test]
    fn settled_irregularity_comes_first() {
        let case = bank::Scenario::read(TWICE).expect("a sound scenario").case;
        let layout = TreeLayout::of(&tree(&case, &engine::rule(&case)));
        let settled: Vec<_> =
            layout.boxes.iter().filter(|frame| frame.shape.frame().contains("settled")).collect();
        assert_eq!(settled.len(), 1, "the pass is settled when it is accepted");
        let next = layout.texts.iter().find(|text| text.text.starts_with("Second irregularity"));
        assert!(next.is_some_and(|next| next.y > settled[0].y), "North’s bid comes next");
    }

    #[test]
    fn draws_every_path_of_the_bank() {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        for scenario in bank.scenarios() {
            let ruling = engine::rule(&scenario.case);
            let layout = TreeLayout::of(&tree(&scenario.case, &ruling));
            let boxes =
                |class: &str| layout.boxes.iter().filter(|frame| frame.shape.frame().contains(class)).count();
            let tests = boxes("frame-held") + boxes("frame-refused");
            assert_eq!(tests, ruling.trace.steps().len(), "{}", scenario.id);
            assert_eq!(boxes("frame-ends") + boxes("frame-beyond"), open_ends(&ruling), "{}", scenario.id);
            for text in &layout.texts {
                let right = text.x + text::width(&text.text, 14);
                assert!(right <= WIDTH, "{}: {} ends at {right}", scenario.id, text.text);
            }
        }
    }
}
