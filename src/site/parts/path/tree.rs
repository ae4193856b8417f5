//! A tree of questions and exits.

/// A question, or an end.
pub struct Node {
    /// The clause
    pub tag: Option<String>,
    /// Text, a paragraph per string
    pub text: Vec<String>,
    /// Kind of node
    pub shape: NodeShape,
    /// Exits
    pub exits: Vec<Exit>,
}

/// An exit of a question.
pub struct Exit {
    /// The answer
    pub label: String,
    /// State
    pub way: ExitState,
    /// Target, if drawn
    pub to: Option<Node>,
}

/// Kind of node.
#[derive(Clone, Copy)]
pub enum NodeShape {
    /// A test that held
    Held,
    /// A test that did not hold
    Refused,
    /// A question that is open
    Open,
    /// An irregularity that an answer settles, before the next one
    Settled,
    /// An outcome
    Ends,
    /// Outside the engine's coverage
    Beyond,
    /// On the other path: a test that held
    OtherHeld,
    /// On the other path: a test that did not hold
    OtherRefused,
    /// On the other path: the outcome, or what is unknown
    OtherEnds,
}

/// State of an exit.
#[derive(Clone, Copy)]
pub enum ExitState {
    /// Taken
    Taken,
    /// Not taken
    Refused,
    /// Still possible
    Possible,
    /// Taken on the other path
    Other,
}

impl NodeShape {
    /// CSS class of the box.
    pub const fn frame(self) -> &'static str {
        match self {
            NodeShape::Held => "frame frame-held",
            NodeShape::Refused => "frame frame-refused",
            NodeShape::Open => "frame frame-open",
            NodeShape::Settled => "frame frame-settled",
            NodeShape::Ends => "frame frame-ends",
            NodeShape::Beyond => "frame frame-beyond",
            NodeShape::OtherHeld => "frame frame-other frame-other-held",
            NodeShape::OtherRefused => "frame frame-other frame-other-refused",
            NodeShape::OtherEnds => "frame frame-other frame-other-ends",
        }
    }

    /// CSS class of the text.
    pub const fn text(self) -> &'static str {
        match self {
            NodeShape::Held | NodeShape::OtherHeld => "on-held",
            NodeShape::Ends => "on-ends",
            _ => "on-paper",
        }
    }

    /// CSS class of the clause.
    pub const fn tag(self) -> &'static str {
        match self {
            NodeShape::Ends => "cited on-ends",
            _ => "cited",
        }
    }
}

impl ExitState {
    /// CSS class of the connection and its tip.
    pub const fn class(self) -> &'static str {
        match self {
            ExitState::Taken => "way way-taken",
            ExitState::Refused => "way way-refused",
            ExitState::Possible => "way way-possible",
            ExitState::Other => "way way-other",
        }
    }

    /// CSS class of the answer's label.
    pub const fn label(self) -> &'static str {
        match self {
            ExitState::Refused => "answer answer-refused",
            ExitState::Taken | ExitState::Possible | ExitState::Other => "answer",
        }
    }
}
