//! A tree of questions: what is asked, the ways out of it, and where they lead.

/// A question, or what follows when nothing is asked any more.
pub struct Node {
    /// The clause
    pub tag: Option<String>,
    /// Text, a paragraph per string
    pub text: Vec<String>,
    /// Kind of node
    pub shape: Shape,
    /// The ways out
    pub exits: Vec<Exit>,
}

/// A way out of a question.
pub struct Exit {
    /// The answer
    pub label: String,
    /// State of the way
    pub way: Way,
    /// Target, if drawn
    pub to: Option<Node>,
}

/// Kind of node.
#[derive(Clone, Copy)]
pub enum Shape {
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
pub enum Way {
    /// Taken
    Taken,
    /// Not taken
    Refused,
    /// Still possible
    Possible,
    /// Taken on the other path
    Other,
}

impl Shape {
    /// The look of its box.
    pub const fn frame(self) -> &'static str {
        match self {
            Shape::Held => "frame frame-held",
            Shape::Refused => "frame frame-refused",
            Shape::Open => "frame frame-open",
            Shape::Settled => "frame frame-settled",
            Shape::Ends => "frame frame-ends",
            Shape::Beyond => "frame frame-beyond",
            Shape::OtherHeld => "frame frame-other frame-other-held",
            Shape::OtherRefused => "frame frame-other frame-other-refused",
            Shape::OtherEnds => "frame frame-other frame-other-ends",
        }
    }

    /// The look of its text.
    pub const fn text(self) -> &'static str {
        match self {
            Shape::Held | Shape::OtherHeld => "on-held",
            Shape::Ends => "on-ends",
            _ => "on-paper",
        }
    }

    /// The look of its clause.
    pub const fn tag(self) -> &'static str {
        match self {
            Shape::Ends => "cited on-ends",
            _ => "cited",
        }
    }
}

impl Way {
    /// The look of its line and its end.
    pub const fn class(self) -> &'static str {
        match self {
            Way::Taken => "way way-taken",
            Way::Refused => "way way-refused",
            Way::Possible => "way way-possible",
            Way::Other => "way way-other",
        }
    }

    /// The look of the answer beside it.
    pub const fn label(self) -> &'static str {
        match self {
            Way::Refused => "answer answer-refused",
            Way::Taken | Way::Possible | Way::Other => "answer",
        }
    }
}
