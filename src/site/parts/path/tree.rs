//! A tree of questions: what is asked, the ways out of it, and where they lead.

/// A question, or what follows when nothing is asked any more.
pub struct Node {
    /// The clause
    pub tag: Option<String>,
    /// Text, a paragraph per string
    pub text: Vec<String>,
    /// Kind of node
    pub shape: NodeShape,
    /// The ways out
    pub exits: Vec<Exit>,
}

/// A way out of a question.
pub struct Exit {
    /// The answer
    pub label: String,
    /// State of the way
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
    /// On the other way: a test that held
    OtherHeld,
    /// On the other way: a test that did not hold
    OtherRefused,
    /// On the other way: what follows, or what would have to be known
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
    /// The look of its box.
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

    /// The look of its text.
    pub const fn text(self) -> &'static str {
        match self {
            NodeShape::Held | NodeShape::OtherHeld => "on-held",
            NodeShape::Ends => "on-ends",
            _ => "on-paper",
        }
    }

    /// The look of its clause.
    pub const fn tag(self) -> &'static str {
        match self {
            NodeShape::Ends => "cited on-ends",
            _ => "cited",
        }
    }
}

impl ExitState {
    /// The look of its line and its end.
    pub const fn class(self) -> &'static str {
        match self {
            ExitState::Taken => "way way-taken",
            ExitState::Refused => "way way-refused",
            ExitState::Possible => "way way-possible",
            ExitState::Other => "way way-other",
        }
    }

    /// The look of the answer beside it.
    pub const fn label(self) -> &'static str {
        match self {
            ExitState::Refused => "answer answer-refused",
            ExitState::Taken | ExitState::Possible | ExitState::Other => "answer",
        }
    }
}
