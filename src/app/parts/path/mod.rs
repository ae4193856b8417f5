//! The decision path as a drawing: each test in order with the way taken and the way refused, and at the end what follows, or the ways that are
//! still open.
//!
//! - `tree`: questions and the ways out of them; `layout`: where they stand; `text`: how much room their words take
//! - `draw`: the same as SVG; `book`, `grown`: the laws that are such trees
//!
//! Deliberately not here: the facts that decided each test. They stand in the list beneath (`trace`), which says all that the drawing shows.

mod book;
mod draw;
mod grown;
mod layout;
mod text;
mod tree;

pub use book::law_drawn;

use draw::figure;
use tree::{Exit, Node, Shape, Way};
use crate::engine::ruling::Outcome;
use crate::engine::{Case, Component, Key, Ruling};
use crate::words::english;
use leptos::prelude::*;

/// The path of a ruling. `name` tells it from other drawings of the page.
pub fn path(case: &Case, ruling: &Ruling, name: &str) -> AnyView {
    let words = english();
    let told = words.tell("path-told", &[("n", ruling.trace.steps().len().into())]);
    figure(&tree(case, ruling), &words.say("path-title"), &told, name)
}

/// The tests in order, and what stands at the end.
fn tree(case: &Case, ruling: &Ruling) -> Node {
    let words = english();
    let mut node = last(case, ruling, &[]);
    for step in ruling.trace.steps().iter().rev() {
        let answer = |held: bool| words.say(if held { "answer-yes" } else { "answer-no" });
        node = Node {
            tag: Some(step.clause.citation().to_owned()),
            text: vec![words.short(case, ruling.call, step)],
            shape: if step.held { Shape::Held } else { Shape::Refused },
            exits: vec![
                Exit { label: answer(step.held), way: Way::Taken, to: Some(node) },
                Exit { label: answer(!step.held), way: Way::Refused, to: None },
            ],
        };
    }
    node
}

/// What stands at the end of a path, without what has been said before.
fn last(case: &Case, ruling: &Ruling, said: &[String]) -> Node {
    let words = english();
    let Outcome::Fork { question, branches } = &ruling.outcome else {
        let shape = if matches!(ruling.outcome, Outcome::NotCovered(_)) { Shape::Beyond } else { Shape::Ends };
        return Node { tag: disposing(ruling), text: words.follows(case, ruling, said), shape, exits: Vec::new() };
    };
    let said = words.summary(case, ruling);
    let exits = branches.iter().map(|branch| Exit {
        label: words.answer(case, *question, branch.answer),
        way: Way::Possible,
        to: Some(last(case, &branch.ruling, &said)),
    });
    Node {
        tag: None,
        text: vec![words.open_question(case, *question)],
        shape: Shape::Open,
        exits: exits.collect(),
    }
}

/// The clause that disposes of the case.
fn disposing(ruling: &Ruling) -> Option<String> {
    match ruling.component(Key::Law) {
        Some(Component::Law(clause)) => Some(clause.citation().to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::layout::{Picture, WIDE};
    use super::*;
    use crate::engine;
    use crate::quiz::Bank;
    use std::path::Path;

    /// The ways that a ruling leaves open, down to the last.
    fn ends(ruling: &Ruling) -> usize {
        match &ruling.outcome {
            Outcome::Fork { branches, .. } => branches.iter().map(|branch| ends(&branch.ruling)).sum(),
            _ => 1,
        }
    }

    #[test]
    fn the_path_of_every_ruling_of_the_bank_is_drawn_whole() {
        let bank = Bank::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("quizzes")).expect("a sound bank");
        for scenario in bank.scenarios() {
            let ruling = engine::rule(&scenario.case);
            let picture = Picture::of(&tree(&scenario.case, &ruling));
            let boxes = |class: &str| picture.frames.iter().filter(|frame| frame.class.contains(class)).count();
            let tests = boxes("frame-held") + boxes("frame-refused");
            assert_eq!(tests, ruling.trace.steps().len(), "{}", scenario.id);
            assert_eq!(boxes("frame-ends") + boxes("frame-beyond"), ends(&ruling), "{}", scenario.id);
            for text in &picture.texts {
                let right = text.x + text::width(&text.text, 14);
                assert!(right <= WIDE, "{}: {} ends at {right}", scenario.id, text.text);
            }
        }
    }
}
