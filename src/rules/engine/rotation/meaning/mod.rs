//! What a call means by agreement, and what one agreement has in common with another (Law 23A).
//!
//! | file | what |
//! |---|---|
//! | `hand_box` | a kind of hand, and why there may be none of it |
//! | `count` | how many hands make a call, and of these how many would have made another: counted, not sampled |
//! | `purpose` | what a call is for, and when two are for the same (23A3) |
//! | `mark` | what a call promises beyond what can be counted; how long it forces |
//!
//! Deliberately not here: whether a call is comparable. That is for `law_23`, with the thresholds of the elections.

mod count;
mod hand_box;
mod mark;
mod purpose;

pub use count::Share;
pub use hand_box::{BoxFault, HandBox};
pub use mark::{Forcing, Mark};
pub use purpose::{Asks, Purpose};

use crate::bridge::Strain;

/// What a call means: a union of kinds of hands, and what is agreed besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The name of the agreement in the list of common ones, such as `weak-two-H`. It is told, and nothing follows from it
    pub name: Option<&'static str>,
    /// The hands that make it; a hand makes it when it is in any of these
    pub boxes: Vec<HandBox>,
    /// Why it is made, where that is more than to describe
    pub purpose: Option<Purpose>,
    /// The denominations it specifies (Law 29C); for a natural bid those are the one named, and this is absent
    pub specifies: Option<Vec<Strain>>,
    /// What it promises of every hand beside the boxes
    pub marks: Vec<Mark>,
    /// Whether partner may pass it. It is told, and no comparison asks it: Law 23A speaks of what a call tells, and how
    /// high it drives partner follows from that
    pub forcing: Option<Forcing>,
    /// It promises something that neither boxes nor marks can tell
    pub more: bool,
}

impl Meaning {
    /// A call that describes these hands and nothing else.
    pub const fn showing(boxes: Vec<HandBox>) -> Meaning {
        Meaning {
            name: None,
            boxes,
            purpose: None,
            specifies: None,
            marks: Vec::new(),
            forcing: None,
            more: false,
        }
    }

    /// Whether any hand can make the call.
    pub fn is_possible(&self) -> bool {
        self.hands() > 0
    }

    /// Whether it promises something that cannot be counted and that the other does not promise. The same mark in both
    /// leaves out hands of both alike; what has no mark may be something else each time.
    pub fn promises_beyond(&self, other: &Meaning) -> bool {
        let told = |mark: &Mark| other.marks.iter().any(|has| has.implies(*mark));
        self.more || !self.marks.iter().all(told)
    }

    /// Whether both are for the same purpose (Law 23A3): see [`Purpose::same_as`].
    pub fn shares_purpose(&self, other: &Meaning) -> bool {
        self.purpose.is_some_and(|purpose| other.purpose.is_some_and(|p| purpose.same_as(p)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Suit;

    fn with_marks(marks: &[Mark]) -> Meaning {
        Meaning { marks: marks.to_vec(), ..Meaning::showing(vec![HandBox::ANY]) }
    }

    #[test]
    fn a_mark_in_both_does_not_stand_in_the_way_and_one_in_the_old_call_alone_does() {
        let stopper = with_marks(&[Mark::Stopper(Suit::H)]);
        let other = with_marks(&[Mark::Stopper(Suit::S)]);
        let none = with_marks(&[]);
        assert!(!stopper.promises_beyond(&stopper));
        assert!(!none.promises_beyond(&stopper));
        assert!(stopper.promises_beyond(&none) && stopper.promises_beyond(&other));
    }

    #[test]
    fn a_solid_suit_is_a_good_one_and_not_the_other_way_round() {
        let (solid, good) = (with_marks(&[Mark::Solid(Suit::C)]), with_marks(&[Mark::Good(Suit::C)]));
        assert!(!good.promises_beyond(&solid) && solid.promises_beyond(&good));
    }

    #[test]
    fn what_has_no_mark_is_never_the_same() {
        let more = Meaning { more: true, ..with_marks(&[]) };
        assert!(more.promises_beyond(&more));
    }
}
