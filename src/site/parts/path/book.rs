//! A law as a drawing: the tree that the engine's rulings make.

use super::draw::figure;
use super::layout::TreeLayout;
use super::tree::{Exit, ExitState, Node, NodeShape};
use crate::words;
use bank::law_tree::{LawEnd, LawNode, LawTree};
use leptos::prelude::*;
use rules::law::{Clause, Edition};
use std::collections::BTreeSet;

/// The tree of a law. It is made off the serving threads: the first one of an edition takes long.
async fn tree_of(law: &str, edition: Edition) -> Option<&'static LawTree> {
    let law = law.to_owned();
    tokio::task::spawn_blocking(move || LawTree::of(&law, edition)).await.ok().flatten()
}

/// The law as a drawing, with links to the laws it leads to.
pub async fn law_drawn(law: &str, edition: Edition) -> Option<AnyView> {
    let tree = tree_of(law, edition).await?;
    let words = words();
    let title = words.format("tree-title", &[("law", law.into())]);
    let drawing = figure(&node(&tree.root, edition), &title, &words.say("tree-told"), "law-drawn", "path");
    let next: BTreeSet<Clause> = ends(&tree.root).iter().flat_map(|end| end.next.iter().copied()).collect();
    let links: Vec<AnyView> = next
        .into_iter()
        .map(|law| {
            let to = format!("/laws/{edition}/{}", law.law());
            view! { <li><a href=to>{words.cite(law)}</a></li> }.into_any()
        })
        .collect();
    let links = (!links.is_empty()).then(|| {
        view! { <nav class="law-next" aria-label=words.say("tree-leads")><ul>{links}</ul></nav> }
    });
    let file = format!("/laws/{edition}/{law}/law.pdf");
    let file = view! { <p class="law-file"><a href=file>{words.say("tree-file")}</a></p> };
    Some(view! { <div class="law-tree">{drawing} {file} {links}</div> }.into_any())
}

/// Column widths tried for a page.
const COLUMNS: [u32; 6] = [180, 210, 240, 280, 330, 390];

/// The law laid out for a page, of all column widths as large as the page allows: `scale` of a
/// drawing’s width and height.
pub async fn law_on_page(law: &str, edition: Edition, scale: fn(f32, f32) -> f32) -> Option<TreeLayout> {
    Some(on_page(&node(&tree_of(law, edition).await?.root, edition), scale))
}

fn on_page(root: &Node, scale: fn(f32, f32) -> f32) -> TreeLayout {
    let scale = |layout: &TreeLayout| scale(layout.width as f32, layout.height as f32);
    let [first, others @ ..] = COLUMNS.map(|column| TreeLayout::spread(root, column));
    others.into_iter().fold(first, |best, layout| if scale(&layout) > scale(&best) { layout } else { best })
}

/// The ends of the tree from this node on.
fn ends(node: &LawNode) -> Vec<&LawEnd> {
    match node {
        LawNode::Ask { yes, no, .. } => yes.iter().chain(no).flat_map(|to| ends(to)).collect(),
        LawNode::Which(several) => several.iter().flat_map(ends).collect(),
        LawNode::End(end) => vec![end],
    }
}

/// A node as drawn: a question whose answers lead to the same is left out.
fn node(of: &LawNode, edition: Edition) -> Node {
    let words = words();
    let exit = |label: String, to: Node| Exit { label, way: ExitState::Possible, to: Some(to) };
    match of {
        LawNode::Ask { yes: Some(only), no, .. } if no.as_ref().is_none_or(|no| no == only) => {
            node(only, edition)
        }
        LawNode::Ask { yes: None, no: Some(only), .. } => node(only, edition),
        LawNode::Ask { asked, yes, no, .. } => Node {
            tag: Some(asked.clause.citation().to_owned()),
            text: vec![words.short(asked.test)],
            shape: NodeShape::Held,
            exits: [("answer-yes", yes), ("answer-no", no)]
                .into_iter()
                .filter_map(|(answer, to)| Some(exit(words.say(answer), node(to.as_ref()?, edition))))
                .collect(),
        },
        LawNode::Which(several) => match &telling(several)[..] {
            [only] => node(only, edition),
            several => Node {
                tag: None,
                text: vec![words.say("tree-which")],
                shape: NodeShape::Open,
                exits: several.iter().map(|one| exit(which(one), node(one, edition))).collect(),
            },
        },
        LawNode::End(end) => Node {
            tag: end.clause.map(|clause| clause.citation().to_owned()),
            text: words.law_end(end, edition),
            shape: if end.is_beyond { NodeShape::Beyond } else { NodeShape::Ends },
            exits: Vec::new(),
        },
    }
}

/// The alternatives without the questions that lead to no other clause than another question does.
fn telling(several: &[LawNode]) -> Vec<&LawNode> {
    let clauses = |node| -> Vec<Option<Clause>> { ends(node).iter().map(|end| end.clause).collect() };
    let is_end = |node: &LawNode| matches!(node, LawNode::End(_));
    let mut telling: Vec<&LawNode> = several.iter().collect();
    for one in several.iter().filter(|one| !is_end(one)) {
        let own = clauses(one);
        let is_other = |other: &&&LawNode| !is_end(other) && !std::ptr::eq(**other, one);
        let mut others = telling.iter().filter(is_other).map(|other| clauses(other));
        if others.any(|other| own.iter().all(|clause| other.contains(clause))) {
            telling.retain(|other| !std::ptr::eq(*other, one));
        }
    }
    telling
}

/// The label of an alternative.
fn which(one: &LawNode) -> String {
    match one {
        LawNode::Ask { asked, .. } => words().cite(asked.clause),
        LawNode::Which(_) | LawNode::End(_) => words().say("tree-no-more"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{PathBox, TextPart, WIDTH};
    use super::super::text;
    use super::*;

    #[test]
    fn parts_on_a_page_keep_apart() {
        for law in ["23", "25", "27", "30", "31", "32", "36"] {
            let tree = LawTree::of(law, Edition::E2017).expect("a tree");
            let layout =
                on_page(&node(&tree.root, Edition::E2017), |wide, high| (500.0 / wide).min(700.0 / high));
            let apart = |a: &PathBox, b: &PathBox| {
                a.y + a.height < b.y || b.y + b.height < a.y || a.x + a.width < b.x || b.x + b.width < a.x
            };
            for (at, frame) in layout.boxes.iter().enumerate() {
                assert!(layout.boxes[..at].iter().all(|before| apart(before, frame)), "Law {law}");
                assert!(frame.x + frame.width < layout.width && frame.y + frame.height < layout.height);
            }
            for text in layout.texts.iter().filter(|text| matches!(text.part, TextPart::Answer(_))) {
                let (right, top) = (text.x + text::width(&text.text, 15), text.y - 11);
                let covered = |one: &&PathBox| {
                    text.x < one.x + one.width && one.x < right && top < one.y + one.height && one.y < text.y
                };
                assert!(!layout.boxes.iter().any(|one| covered(&one)), "Law {law}: {}", text.text);
            }
        }
    }

    #[test]
    fn draws_every_law_within_its_width() {
        let mut drawn = 0;
        for edition in Edition::ALL {
            let laws: BTreeSet<&str> = Clause::all().map(|clause| clause.law()).collect();
            for (law, tree) in laws.iter().filter_map(|law| Some((law, LawTree::of(law, edition)?))) {
                let layout = TreeLayout::of(&node(&tree.root, edition));
                assert!(layout.boxes.len() > 2, "Law {law} of {edition}");
                for one in &layout.texts {
                    let right = one.x + text::width(&one.text, 14);
                    assert!(right <= WIDTH, "Law {law} of {edition}: {} ends at {right}", one.text);
                }
                drawn += 1;
            }
        }
        assert!(drawn > 13, "{drawn} laws");
    }
}
