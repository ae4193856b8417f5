//! Meanings of calls by agreement, and their comparison (Law 23A).
//!
//! | file | contents |
//! |---|---|
//! | `hand_box`, `box_fault` | a kind of hand, and the reasons a box may be empty |
//! | `count` | exact counts of the hands that make a call, and of those that would also have made another |
//! | `promise` | promises beyond what can be counted; forcing character |
//! | `purpose` | the purpose of a call, and sameness of purposes (23A3) |
//!
//! Not here: the decision that a call is comparable. `law_23` makes it, with the thresholds of the
//! elections.

mod box_fault;
mod count;
mod hand_box;
mod promise;
mod purpose;

pub use box_fault::BoxFault;
pub use count::HandShare;
pub use hand_box::HandBox;
pub use promise::{Forcing, Promise};
pub use purpose::{AskSubject, Purpose};

use crate::bridge::Strain;

/// The meaning of a call: a union of kinds of hands, and further agreements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// Name of the agreement in the list of common ones, such as `weak-two-H`. Informative only
    pub name: Option<&'static str>,
    /// The kinds of hands that make it; a hand makes it if it is of any of these
    pub boxes: Vec<HandBox>,
    /// Purpose, if other than to describe the hand
    pub purpose: Option<Purpose>,
    /// The denominations it specifies (Law 29C); `None` for a natural bid, which specifies the one
    /// it names
    pub specifies: Option<Vec<Strain>>,
    /// Promises of every hand beyond the boxes
    pub marks: Vec<Promise>,
    /// Forcing character. Informative only: Law 23A compares what a call shows, from which its
    /// forcing character follows
    pub forcing: Option<Forcing>,
    /// Promises something that neither boxes nor marks can express
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

    /// True if some hand can make the call.
    pub fn is_possible(&self) -> bool {
        self.hands() > 0
    }

    /// True if it promises something uncountable that the other does not promise. A shared mark
    /// excludes the same hands from both; an unmarked promise may be different each time.
    pub fn promises_beyond(&self, other: &Meaning) -> bool {
        let shared = |mark: &Promise| other.marks.iter().any(|has| has.implies(*mark));
        self.more || !self.marks.iter().all(shared)
    }

    /// True if both have the same purpose (Law 23A3): see [`Purpose::same_as`].
    pub fn shares_purpose(&self, other: &Meaning) -> bool {
        self.purpose.is_some_and(|purpose| other.purpose.is_some_and(|p| purpose.same_as(p)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Suit;

    fn with_marks(marks: &[Promise]) -> Meaning {
        Meaning { marks: marks.to_vec(), ..Meaning::showing(vec![HandBox::ANY]) }
    }

    #[test]
    fn shared_mark_does_not_exclude() {
        let stopper = with_marks(&[Promise::Stopper(Suit::H)]);
        let other = with_marks(&[Promise::Stopper(Suit::S)]);
        let none = with_marks(&[]);
        assert!(!stopper.promises_beyond(&stopper));
        assert!(!none.promises_beyond(&stopper));
        assert!(stopper.promises_beyond(&none) && stopper.promises_beyond(&other));
    }

    #[test]
    fn solid_suit_implies_good_suit() {
        let (solid, good) = (with_marks(&[Promise::Solid(Suit::C)]), with_marks(&[Promise::Good(Suit::C)]));
        assert!(!good.promises_beyond(&solid) && solid.promises_beyond(&good));
    }

    #[test]
    fn unmarked_promises_never_match() {
        let more = Meaning { more: true, ..with_marks(&[]) };
        assert!(more.promises_beyond(&more));
    }
}
