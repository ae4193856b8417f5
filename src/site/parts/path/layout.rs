//! Layout of a tree of questions: boxes, connections and texts, in pixels of a narrow phone.

use super::text::{width, wrap};
use super::tree::{Exit, ExitState, Node};

/// Width of every drawing.
pub const WIDE: u32 = 356;
/// Font size.
const SIZE: u32 = 14;
/// Line height.
const LINE: u32 = 18;
/// Padding of a box.
const PAD: u32 = 10;
/// Vertical distance between boxes.
const DOWN: u32 = 30;
/// Space at the side for a refused exit.
const ASIDE: u32 = 58;
/// Indentation of an answer from its question.
const STEP: u32 = 26;
/// Distance of a connection's start from the left edge of its box.
const LEAVES: u32 = 12;
/// Distance between two paths side by side.
const APART: u32 = 10;

/// Horizontal space of a box and everything below it.
#[derive(Clone, Copy)]
struct Lane {
    left: u32,
    right: u32,
}

impl Lane {
    /// This lane, indented.
    const fn inner(self, by: u32) -> Lane {
        Lane { left: self.left + by, ..self }
    }

    /// Two lanes of equal width.
    const fn halves(self) -> [Lane; 2] {
        let middle = (self.left + self.right) / 2;
        [Lane { right: middle - APART / 2, ..self }, Lane { left: middle + APART / 2, ..self }]
    }
}

pub struct PathBox {
    /// Left edge
    pub x: u32,
    /// Top edge
    pub y: u32,
    /// Width
    pub wide: u32,
    /// Height
    pub high: u32,
    /// CSS class
    pub class: &'static str,
}

/// A connection between two boxes, or to the side.
pub struct Line {
    /// As an SVG path
    pub points: String,
    /// State of the exit
    pub way: ExitState,
}

/// End of a line.
pub struct ArrowTip {
    pub x: u32,
    pub y: u32,
    /// True for a line from above, false for one from the left
    pub down: bool,
    /// State of the exit
    pub way: ExitState,
}

/// A line of text.
pub struct Text {
    /// Left edge
    pub x: u32,
    /// Baseline
    pub y: u32,
    /// Text
    pub text: String,
    /// CSS class
    pub class: &'static str,
}

#[derive(Default)]
pub struct Picture {
    /// Height
    pub high: u32,
    pub frames: Vec<PathBox>,
    pub lines: Vec<Line>,
    pub tips: Vec<ArrowTip>,
    pub texts: Vec<Text>,
}

impl Picture {
    /// Lays out a tree.
    pub fn of(root: &Node) -> Picture {
        let mut picture = Picture::default();
        // Room for half the thickest edge, and for the first answer's label above its box.
        picture.high = picture.place(root, Lane { left: 2, right: WIDE - 2 }, 6) + 4;
        picture
    }

    /// Places a node and everything below it; returns the bottom edge.
    fn place(&mut self, node: &Node, lane: Lane, y: u32) -> u32 {
        let aside = node.exits.iter().any(|exit| exit.to.is_none());
        let right = if aside { WIDE - ASIDE } else { lane.right };
        let lower = self.frame(node, Lane { right, ..lane }, y);
        for exit in node.exits.iter().filter(|exit| exit.to.is_none()) {
            self.aside(exit, right, (y + lower) / 2);
        }
        let on: Vec<(&Exit, &Node)> =
            node.exits.iter().filter_map(|e| e.to.as_ref().map(|to| (e, to))).collect();
        match on[..] {
            [] => lower,
            [(exit, to)] => self.down(exit, to, lane, lower),
            [(one, to), (other, beside)] if matches!(other.way, ExitState::Other) => {
                let [left, right] = lane.halves();
                let low = self.down(one, to, left, lower);
                self.down(other, beside, right, lower).max(low)
            }
            _ => self.fan(&on, lane, lower),
        }
    }

    /// Adds the box with its text; returns the bottom edge.
    fn frame(&mut self, node: &Node, lane: Lane, y: u32) -> u32 {
        let Lane { left: x, right } = lane;
        let (room, left) = (right - x - 2 * PAD, x + PAD);
        let mut baseline = y + PAD + 12;
        let tag = node.tag.as_deref().unwrap_or_default();
        let mut begins = 0;
        if !tag.is_empty() {
            let class = node.shape.tag();
            self.texts.push(Text { x: left, y: baseline, text: tag.to_owned(), class });
            // The tag is bold, so wider.
            begins = width(tag, SIZE + 1) + 8;
        }
        for paragraph in &node.text {
            for (i, line) in wrap(paragraph, SIZE, room, begins).into_iter().enumerate() {
                let x = if i == 0 { left + begins } else { left };
                if !line.is_empty() {
                    self.texts.push(Text { x, y: baseline, text: line, class: node.shape.text() });
                }
                baseline += LINE;
            }
            begins = 0;
        }
        let high = baseline - LINE + PAD - 2 - y;
        self.frames.push(PathBox { x, y, wide: right - x, high, class: node.shape.frame() });
        y + high
    }

    /// Adds an exit without target, to the side.
    fn aside(&mut self, exit: &Exit, x: u32, y: u32) {
        let end = WIDE - 10;
        self.lines.push(Line { points: format!("M{x} {y}H{}", end - 4), way: exit.way });
        self.tips.push(ArrowTip { x: end, y, down: false, way: exit.way });
        self.texts.push(Text { x: x + 10, y: y - 6, text: exit.label.clone(), class: exit.way.label() });
    }

    /// Adds the only target, below.
    fn down(&mut self, exit: &Exit, to: &Node, lane: Lane, y: u32) -> u32 {
        let at = lane.left + LEAVES + 6;
        let mut baseline = y + 20;
        let lines = wrap(&exit.label, SIZE + 1, lane.right - at - 12, 0);
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            self.texts.push(Text { x: at + 12, y: baseline, text: line, class: exit.way.label() });
            baseline += LINE;
        }
        let end = (y + DOWN).max(baseline - LINE + 10);
        self.lines.push(Line { points: format!("M{at} {y}V{}", end - 7), way: exit.way });
        self.tips.push(ArrowTip { x: at, y: end - 1, down: true, way: exit.way });
        self.place(to, lane, end)
    }

    /// Adds several targets, each with its answer, one below the other.
    fn fan(&mut self, on: &[(&Exit, &Node)], lane: Lane, from: u32) -> u32 {
        let (at, inner) = (lane.left + LEAVES, lane.left + STEP);
        let mut lower = from;
        for (exit, to) in on {
            let mut baseline = lower + 24;
            for line in wrap(&exit.label, SIZE + 1, lane.right - inner, 0) {
                self.texts.push(Text { x: inner, y: baseline, text: line, class: exit.way.label() });
                baseline += LINE;
            }
            let top = baseline - LINE + 7;
            let enters = top + 17;
            self.lines.push(Line { points: format!("M{at} {from}V{enters}H{}", inner - 7), way: exit.way });
            self.tips.push(ArrowTip { x: inner - 1, y: enters, down: false, way: exit.way });
            lower = self.place(to, lane.inner(STEP), top);
        }
        lower
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::NodeShape;
    use super::*;

    fn ends(text: &str) -> Node {
        Node { tag: Some("30A".into()), text: vec![text.into()], shape: NodeShape::Ends, exits: Vec::new() }
    }

    fn asks(exits: Vec<Exit>) -> Node {
        Node { tag: None, text: vec!["Whose turn was it?".into()], shape: NodeShape::Open, exits }
    }

    fn to(label: &str, node: Node) -> Exit {
        Exit { label: label.into(), way: ExitState::Possible, to: Some(node) }
    }

    /// Nested questions, as deep as in the longest auction.
    fn deep() -> Node {
        let long = "The offender’s partner must pass at the next turn, and may make any legal call after it.";
        (0..4).fold(ends(long), |node, _| asks(vec![to("If it is so", node), to("If it is not", ends(long))]))
    }

    #[test]
    fn drawing_contains_everything() {
        let picture = Picture::of(&deep());
        for frame in &picture.frames {
            assert!(frame.x + frame.wide <= WIDE && frame.y + frame.high <= picture.high);
        }
        for text in &picture.texts {
            assert!(text.x + width(&text.text, SIZE) <= WIDE, "{}", text.text);
        }
    }

    /// A question that two paths answer differently, each with another question.
    fn two_ways() -> Node {
        let long = "The offender’s partner must pass at the next turn, and may make any legal call after it.";
        let way =
            |way| Exit { label: "The ruling: no".into(), way, to: Some(asks(vec![to("Yes", ends(long))])) };
        asks(vec![way(ExitState::Taken), way(ExitState::Other)])
    }

    #[test]
    fn no_box_covers_another() {
        for picture in [deep(), two_ways()].map(|root| Picture::of(&root)) {
            let apart = |a: &PathBox, b: &PathBox| {
                a.y + a.high < b.y || b.y + b.high < a.y || a.x + a.wide < b.x || b.x + b.wide < a.x
            };
            for (at, frame) in picture.frames.iter().enumerate() {
                assert!(picture.frames[..at].iter().all(|before| apart(before, frame)), "{}", frame.y);
            }
        }
    }

    #[test]
    fn draws_paths_side_by_side() {
        let picture = Picture::of(&two_ways());
        let ends: Vec<&PathBox> = picture.frames.iter().filter(|f| f.class.contains("ends")).collect();
        let [one, other] = ends[..] else { panic!("{} ends", ends.len()) };
        assert!(one.x + one.wide < other.x && one.y == other.y);
        let middle = one.x + one.wide;
        let lines = |of: &dyn Fn(&&Text) -> bool| picture.texts.iter().filter(of).count();
        let beside = lines(&|text| text.x > middle);
        assert!(beside > 3 && lines(&|text| text.x + width(&text.text, SIZE) <= middle) >= beside);
    }
}
