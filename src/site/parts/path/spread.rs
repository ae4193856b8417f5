//! A tree laid out over a page: the first exit of a question leads to the right, the others down, so
//! that a chain of questions stands in a column with its ends beside it.

use super::layout::{INDENT, LINE_INSET, Lane, PADDING, TreeLayout};
use super::text::width;
use super::tree::{Exit, Node};

/// Smallest vertical distance between two boxes.
const GAP: u32 = 16;
/// The same where an answer stands between them.
const ANSWER_GAP: u32 = 28;
/// Space around the answer beside a line to the right.
const BESIDE_ANSWER: u32 = 26;
/// Height at which a line enters or leaves a box to the right, from its top.
const ENTRY: u32 = PADDING + 8;
/// Font size of answers.
const ANSWER_SIZE: u32 = 15;

impl TreeLayout {
    /// Lays out a tree in columns of this width.
    pub fn spread(root: &Node, column: u32) -> TreeLayout {
        let mut layout = TreeLayout::default();
        layout.height = layout.spread_from(root, 2, 2, column) + 2;
        layout.width = layout.boxes.iter().map(|one| one.x + one.width).max().unwrap_or(column) + 2;
        layout
    }

    /// Places a node and everything to the right of it and below; returns the bottom edge.
    fn spread_from(&mut self, node: &Node, x: u32, y: u32, column: u32) -> u32 {
        let right = x + column;
        let own = self.place_box(node, Lane { left: x, right }, y);
        let mut exits = node.exits.iter().filter_map(|exit| Some((exit, exit.to.as_ref()?)));
        let Some((first, beside)) = exits.next() else { return own };
        let left = right + width(&first.label, ANSWER_SIZE) + BESIDE_ANSWER;
        self.answer(first, first.label.clone(), right + 8, y + ENTRY - 5);
        self.leads(first, vec![(right, y + ENTRY), (left - 7, y + ENTRY)], (left - 1, y + ENTRY), false);
        let mut bottom = self.spread_from(beside, left, y, column).max(own);
        let below: Vec<(&Exit, &Node)> = exits.collect();
        let indent = if below.len() > 1 { INDENT } else { 0 };
        for (exit, to) in below {
            let top = bottom + if exit.label.is_empty() { GAP } else { ANSWER_GAP };
            let at = x + LINE_INSET;
            self.answer(exit, exit.label.clone(), at + 12, top - 9);
            if indent == 0 {
                self.leads(exit, vec![(at, own), (at, top - 7)], (at, top - 1), true);
            } else {
                let enters = top + ENTRY;
                let points = vec![(at, own), (at, enters), (x + indent - 7, enters)];
                self.leads(exit, points, (x + indent - 1, enters), false);
            }
            bottom = self.spread_from(to, x + indent, top, column);
        }
        bottom
    }
}
