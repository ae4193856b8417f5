//! Lays out a tree of questions and exits as boxes, lines, arrow tips and texts, at positions in
//! pixels. The width is fixed, and fits a narrow phone; the height follows from the tree.

use super::text::{width, wrap};
use super::tree::{Exit, ExitState, Node, NodeShape};

/// Width of every drawing.
pub const WIDTH: u32 = 356;
/// Font size.
pub const FONT_SIZE: u32 = 14;
/// Line height.
const LINE_HEIGHT: u32 = 18;
/// Space between the edge of a box and its text.
pub(super) const PADDING: u32 = 10;
/// Smallest vertical distance between a box and the next below.
const BOX_GAP: u32 = 30;
/// Space to the right of a box for an exit without a target.
const SIDE_WIDTH: u32 = 58;
/// Indentation of each box below a question with several.
pub(super) const INDENT: u32 = 26;
/// Distance of a line that leads down from the left edge of the box it leaves.
pub(super) const LINE_INSET: u32 = 12;
/// Distance between two paths side by side.
const LANE_GAP: u32 = 10;

/// Horizontal space of a box and everything below it.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    pub left: u32,
    pub right: u32,
}

impl Lane {
    /// This lane, indented on the left.
    const fn indented(self, by: u32) -> Lane {
        Lane { left: self.left + by, ..self }
    }

    /// The left and the right half of this lane, with a gap between.
    const fn halves(self) -> [Lane; 2] {
        let middle = (self.left + self.right) / 2;
        [Lane { right: middle - LANE_GAP / 2, ..self }, Lane { left: middle + LANE_GAP / 2, ..self }]
    }
}

/// The box of a question or an end, without its text.
pub struct PathBox {
    /// Left edge
    pub x: u32,
    /// Top edge
    pub y: u32,
    /// Width
    pub width: u32,
    /// Height
    pub height: u32,
    /// Kind of node
    pub shape: NodeShape,
}

/// A line from a box to the one below, or to the side.
pub struct Line {
    /// Its corners, each after the first at the height or above the place of the one before
    pub points: Vec<(u32, u32)>,
    /// State of the exit that it shows
    pub way: ExitState,
}

/// The arrow tip at the end of a line.
pub struct ArrowTip {
    pub x: u32,
    pub y: u32,
    /// True if it points down, false if it points right
    pub points_down: bool,
    /// State of the exit that it shows
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
    /// Part of the drawing
    pub part: TextPart,
}

/// What a text is part of.
#[derive(Clone, Copy)]
pub enum TextPart {
    /// The clause of a node
    Clause(NodeShape),
    /// The text of a node
    Node(NodeShape),
    /// The answer beside an exit
    Answer(ExitState),
}

impl TextPart {
    /// CSS class.
    pub const fn class(self) -> &'static str {
        match self {
            TextPart::Clause(shape) => shape.tag(),
            TextPart::Node(shape) => shape.text(),
            TextPart::Answer(way) => way.label(),
        }
    }
}

/// A tree with all its parts laid out.
#[derive(Default)]
pub struct TreeLayout {
    /// Width
    pub width: u32,
    /// Height
    pub height: u32,
    pub boxes: Vec<PathBox>,
    pub lines: Vec<Line>,
    pub tips: Vec<ArrowTip>,
    pub texts: Vec<Text>,
}

impl TreeLayout {
    /// Lays out a tree.
    pub fn of(root: &Node) -> TreeLayout {
        let mut layout = TreeLayout { width: WIDTH, ..TreeLayout::default() };
        // The margins have room for half the thickest edge, and at the top for a label.
        layout.height = layout.place(root, Lane { left: 2, right: WIDTH - 2 }, 6) + 4;
        layout
    }

    /// Places a node and everything below it, from `y` down; returns the bottom edge.
    fn place(&mut self, node: &Node, lane: Lane, y: u32) -> u32 {
        let has_side_exit = node.exits.iter().any(|exit| exit.to.is_none());
        let right = if has_side_exit { WIDTH - SIDE_WIDTH } else { lane.right };
        let bottom = self.place_box(node, Lane { right, ..lane }, y);
        for exit in node.exits.iter().filter(|exit| exit.to.is_none()) {
            self.place_at_side(exit, right, (y + bottom) / 2);
        }
        let targets: Vec<(&Exit, &Node)> =
            node.exits.iter().filter_map(|e| e.to.as_ref().map(|to| (e, to))).collect();
        match targets[..] {
            [] => bottom,
            [(exit, to)] => self.place_below(exit, to, lane, bottom),
            [(one, to), (other, beside)] if matches!(other.way, ExitState::Other) => {
                let [left, right] = lane.halves();
                let left_bottom = self.place_below(one, to, left, bottom);
                self.place_below(other, beside, right, bottom).max(left_bottom)
            }
            _ => self.place_stacked(&targets, lane, bottom),
        }
    }

    /// Places the box of a node with its text; returns the bottom edge.
    pub(super) fn place_box(&mut self, node: &Node, lane: Lane, y: u32) -> u32 {
        let Lane { left: x, right } = lane;
        let (room, text_left) = (right - x - 2 * PADDING, x + PADDING);
        let mut baseline = y + PADDING + 12;
        let tag = node.tag.as_deref().unwrap_or_default();
        let mut begins = 0;
        if !tag.is_empty() {
            let part = TextPart::Clause(node.shape);
            self.texts.push(Text { x: text_left, y: baseline, text: tag.to_owned(), part });
            // The tag is bold, so wider.
            begins = width(tag, FONT_SIZE + 1) + 8;
        }
        for paragraph in &node.text {
            for (i, line) in wrap(paragraph, FONT_SIZE, room, begins).into_iter().enumerate() {
                let x = if i == 0 { text_left + begins } else { text_left };
                if !line.is_empty() {
                    self.texts.push(Text { x, y: baseline, text: line, part: TextPart::Node(node.shape) });
                }
                baseline += LINE_HEIGHT;
            }
            begins = 0;
        }
        let height = baseline - LINE_HEIGHT + PADDING - 2 - y;
        self.boxes.push(PathBox { x, y, width: right - x, height, shape: node.shape });
        y + height
    }

    /// Places an exit without target, to the right of its box.
    fn place_at_side(&mut self, exit: &Exit, x: u32, y: u32) {
        let end = WIDTH - 10;
        self.leads(exit, vec![(x, y), (end - 4, y)], (end, y), false);
        self.answer(exit, exit.label.clone(), x + 10, y - 6);
    }

    /// Places the target of an exit below its box, with the answer beside the line; returns the
    /// bottom edge.
    fn place_below(&mut self, exit: &Exit, to: &Node, lane: Lane, y: u32) -> u32 {
        let at = lane.left + LINE_INSET + 6;
        let mut baseline = y + 20;
        let lines = wrap(&exit.label, FONT_SIZE + 1, lane.right - at - 12, 0);
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            self.answer(exit, line, at + 12, baseline);
            baseline += LINE_HEIGHT;
        }
        let end = (y + BOX_GAP).max(baseline - LINE_HEIGHT + 10);
        self.leads(exit, vec![(at, y), (at, end - 7)], (at, end - 1), true);
        self.place(to, lane, end)
    }

    /// Places the targets of several exits one below the other, indented, each below its answer;
    /// returns the bottom edge.
    fn place_stacked(&mut self, targets: &[(&Exit, &Node)], lane: Lane, from: u32) -> u32 {
        let (at, inner) = (lane.left + LINE_INSET, lane.left + INDENT);
        let mut bottom = from;
        for (exit, to) in targets {
            let mut baseline = bottom + 24;
            for line in wrap(&exit.label, FONT_SIZE + 1, lane.right - inner, 0) {
                self.answer(exit, line, inner, baseline);
                baseline += LINE_HEIGHT;
            }
            let top = baseline - LINE_HEIGHT + 7;
            let enters = top + 17;
            let points = vec![(at, from), (at, enters), (inner - 7, enters)];
            self.leads(exit, points, (inner - 1, enters), false);
            bottom = self.place(to, lane.indented(INDENT), top);
        }
        bottom
    }

    /// Places the line of an exit with its tip.
    pub(super) fn leads(
        &mut self,
        exit: &Exit,
        points: Vec<(u32, u32)>,
        (x, y): (u32, u32),
        points_down: bool,
    ) {
        self.lines.push(Line { points, way: exit.way });
        self.tips.push(ArrowTip { x, y, points_down, way: exit.way });
    }

    /// Places a line of the answer beside an exit.
    pub(super) fn answer(&mut self, exit: &Exit, text: String, x: u32, y: u32) {
        self.texts.push(Text { x, y, text, part: TextPart::Answer(exit.way) });
    }
}

#[cfg(test)]
mod tests {
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
    fn layout_contains_everything() {
        let layout = TreeLayout::of(&deep());
        for frame in &layout.boxes {
            assert!(frame.x + frame.width <= WIDTH && frame.y + frame.height <= layout.height);
        }
        for text in &layout.texts {
            assert!(text.x + width(&text.text, FONT_SIZE) <= WIDTH, "{}", text.text);
        }
    }

    /// A question that two paths answer differently, each going on to a further question.
    fn two_ways() -> Node {
        let long = "The offender’s partner must pass at the next turn, and may make any legal call after it.";
        let way =
            |way| Exit { label: "The ruling: no".into(), way, to: Some(asks(vec![to("Yes", ends(long))])) };
        asks(vec![way(ExitState::Taken), way(ExitState::Other)])
    }

    #[test]
    fn no_box_covers_another() {
        for layout in [deep(), two_ways()].map(|root| TreeLayout::of(&root)) {
            let apart = |a: &PathBox, b: &PathBox| {
                a.y + a.height < b.y || b.y + b.height < a.y || a.x + a.width < b.x || b.x + b.width < a.x
            };
            for (at, frame) in layout.boxes.iter().enumerate() {
                assert!(layout.boxes[..at].iter().all(|before| apart(before, frame)), "{}", frame.y);
            }
        }
    }

    #[test]
    fn draws_paths_side_by_side() {
        let layout = TreeLayout::of(&two_ways());
        let ends: Vec<&PathBox> =
            layout.boxes.iter().filter(|f| matches!(f.shape, NodeShape::Ends)).collect();
        let [one, other] = ends[..] else { panic!("{} ends", ends.len()) };
        assert!(one.x + one.width < other.x && one.y == other.y);
        let middle = one.x + one.width;
        let lines = |of: &dyn Fn(&&Text) -> bool| layout.texts.iter().filter(of).count();
        let beside = lines(&|text| text.x > middle);
        assert!(beside > 3 && lines(&|text| text.x + width(&text.text, FONT_SIZE) <= middle) >= beside);
    }
}
