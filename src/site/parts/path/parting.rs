//! The point where an answer leaves a ruling's path: the tests that held down to there, and then
//! both values.

use super::draw::figure;
use super::in_order;
use super::tree::{Exit, ExitState, Node, NodeShape};
use crate::words;
use leptos::prelude::*;
use rules::engine::{Ruling, TraceStep};

/// The path of a ruling down to the test at this place, and the right and the given value of the
/// first wrong component.
pub fn path_parting(ruling: &Ruling, at: usize, right: &str, given: &str) -> AnyView {
    let words = words();
    let down = down_to(ruling, at);
    let told = words.format("path-parting-told", &[("n", down.len().into())]);
    let title = words.say("path-parting-title");
    figure(&tree(&down, right, given), &title, &told, "parting", "path path-two path-parting")
}

/// The tests that held before this one, and itself.
fn down_to(ruling: &Ruling, at: usize) -> Vec<TraceStep> {
    let steps = ruling.trace.steps().iter().enumerate();
    steps
        .filter(|(place, step)| *place == at || *place < at && step.holds)
        .map(|(_, step)| step.clone())
        .collect()
}

fn tree(down: &[TraceStep], right: &str, given: &str) -> Node {
    let words = words();
    let exit = |way, who: &str, value: &str, shape| {
        let to = Node { tag: None, text: vec![value.to_owned()], shape, exits: Vec::new() };
        Exit { label: words.say(who), way, to: Some(to) }
    };
    let exits = vec![
        exit(ExitState::Taken, "beside-one-premise", right, NodeShape::Ends),
        exit(ExitState::Other, "beside-other-premise", given, NodeShape::OtherEnds),
    ];
    let Some((last, before)) = down.split_last() else {
        return Node { tag: None, text: vec![words.say("path-begins")], shape: NodeShape::Settled, exits };
    };
    let parting = Node {
        tag: Some(last.clause.citation().to_owned()),
        text: vec![words.short(last.test.word())],
        shape: if last.holds { NodeShape::Held } else { NodeShape::Refused },
        exits,
    };
    in_order(before, parting)
}

#[cfg(test)]
mod tests {
    use super::super::layout::{TreeLayout, WIDTH};
    use super::super::text;
    use super::*;
    use bank::Bank;
    use bank::paths::WrongReason;
    use rules::engine::{self, Key};
    use std::path::Path;

    #[test]
    fn draws_both_values_within_its_width() {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        let (right, given) = ("must pass once at the next turn", "may make any legal call");
        for scenario in bank.scenarios().filter(|scenario| scenario.id.starts_with('r')) {
            let ruling = engine::rule(&scenario.case);
            let reason = WrongReason::of(&ruling, Key::Law, &["30A".to_owned()]).expect("a reason");
            let Some(at) = reason.step() else { continue };
            let down = down_to(&ruling, at);
            assert_eq!(down.last(), ruling.trace.steps().get(at), "{}", scenario.id);
            let layout = TreeLayout::of(&tree(&down, right, given));
            let frames =
                |class: &str| layout.boxes.iter().filter(|b| b.shape.frame().ends_with(class)).count();
            assert_eq!((frames("frame-ends"), frames("frame-other-ends")), (1, 1), "{}", scenario.id);
            for one in &layout.texts {
                let right = one.x + text::width(&one.text, 14);
                assert!(right <= WIDTH, "{}: {} ends at {right}", scenario.id, one.text);
            }
        }
    }
}
