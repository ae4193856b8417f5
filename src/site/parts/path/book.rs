//! Laws that are a tree of questions, as in the book. The texts of the nodes are messages.

use super::draw::figure;
use super::law_trees::{BookStep, law_tree};
use super::tree::{Exit, ExitState, Node, NodeShape};
use crate::words;
use leptos::prelude::*;
use rules::law::{Clause, Edition};

/// The law as a drawing.
pub fn law_drawn(law: &str, edition: Edition) -> Option<AnyView> {
    let words = words();
    let root = node(law_tree(law, edition)?);
    let title = words.format("tree-title", &[("law", law.into())]);
    Some(figure(&root, &title, &words.say("tree-told"), "law-drawn", "path"))
}

fn node(grown: BookStep) -> Node {
    let words = words();
    let cited = |clause: Clause| clause.citation().to_owned();
    match grown {
        BookStep::Ask(question, clause, answers) => Node {
            tag: clause.map(cited),
            text: vec![words.say(&format!("tree-ask-{question}"))],
            shape: NodeShape::Held,
            exits: answers
                .iter()
                .map(|(answer, to)| Exit {
                    label: words.say(&format!("tree-if-{answer}")),
                    way: ExitState::Possible,
                    to: Some(node(*to)),
                })
                .collect(),
        },
        BookStep::Then(follows, clause) => Node {
            tag: Some(cited(clause)),
            text: vec![words.say(&format!("tree-then-{follows}"))],
            shape: NodeShape::Ends,
            exits: Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::path::layout::TreeLayout;

    /// Every word and every clause of a tree.
    fn read(grown: BookStep, edition: Edition, law: &str) {
        let words = words();
        let known = |id: String| assert!(words.knows(&id), "no words for {id}, Law {law} of {edition}");
        let is_in = |clause: Clause| assert!(clause.is_in(edition), "{clause} is not in {edition}");
        match grown {
            BookStep::Ask(question, clause, answers) => {
                known(format!("tree-ask-{question}"));
                clause.into_iter().for_each(is_in);
                assert!(answers.len() > 1, "{question} leaves nothing to answer");
                for (answer, to) in answers {
                    known(format!("tree-if-{answer}"));
                    read(*to, edition, law);
                }
            }
            BookStep::Then(follows, clause) => {
                known(format!("tree-then-{follows}"));
                is_in(clause);
            }
        }
    }

    #[test]
    fn trees_match_their_edition() {
        let mut drawn = 0;
        for edition in Edition::ALL {
            for law in ["25", "29", "30", "31", "32", "36"] {
                if let Some(grown) = law_tree(law, edition) {
                    read(grown, edition, law);
                    assert!(TreeLayout::of(&node(grown)).boxes.len() > 2);
                    drawn += 1;
                }
            }
        }
        assert_eq!(drawn, 13, "six laws in two editions and Law 32 in a third");
    }
}
