//! Points of the law of calls on which authorities differ, and the view that a ruling follows.
//!
//! The ruling by the other view comes from the same laws with one point decided the other way; in
//! it nothing is contested.
//!
//! | point | followed | the other view | seen at |
//! |---|---|---|---|
//! | a pass of an opponent's artificial call | introduction to 31 | 30C | the two texts |
//! | the next player calls, and it is his own turn | 28B | 29A | the two texts |
//! | he calls over a change of call | 25B1 | 28B | the two texts |
//! | the next player has called, then the player whose turn it was | 29A | 28B | EBU forum 485, EBL directors |
//! | a call before a player who must repeat one | 28A, which speaks of a pass | like a required pass | EBU forum 842 |
//! | two calls out of rotation before the Director came | the first goes first | the last | BBO forum 55548, 57147 |
//! | a change of call declined (2007) | 26 | 25B2, which does not name it | BBO forum 42863 |
//! | a pass that must be repeated and means something else | 30A, which names 72C only | 26 | EBU forum 1680 |
//! | partner shows the player the unintended call (2007, before December 2011) | 25A, as the footnote then said | 16 and 73C: it may not be used | EBU newsletter 14, BBO forum 68927 |

use super::hearing::Hearing;
use crate::engine::bench::Bench;
use crate::engine::ruling::{Authority, Contested, Point};
use crate::law;
use crate::law::Clause;

/// The clause of a point, the authority a ruling follows, and the one that differs.
const fn sides(point: Point) -> Option<(Clause, Authority, Authority)> {
    Some(match point {
        Point::PassOfOpponentsArtificialCall => (law!("30C"), Authority::PreambleOf31, Authority::TextOf30C),
        Point::CallAtOwnTurn => (law!("28B"), Authority::TextOf28B, Authority::TextOf29A),
        Point::CallOverAChange => (law!("25B1"), Authority::TextOf25B1, Authority::TextOf28B),
        Point::CallAfterAcceptance => (law!("28B"), Authority::TextOf29A, Authority::TextOf28B),
        Point::BeforeARequiredCall => (law!("28A"), Authority::TextOf28A, Authority::RequiredCallIsMade),
        Point::OrderOfCalls => (law!("29A"), Authority::FirstCallFirst, Authority::LastCallFirst),
        Point::LeadAfterACancelledChange => (law!("25B2"), Authority::TextOf26, Authority::TextOf25B2),
        Point::LeadAfterARequiredPass => (law!("30A"), Authority::TextOf30A, Authority::TextOf26),
        Point::PromptedByPartner => {
            (law!("25A"), Authority::WbflcFootnote2011, Authority::PromptIsUnauthorised)
        }
        _ => return None,
    })
}

/// True for a point of the law of calls, which has a ruling by the other view.
pub(super) const fn is_of_calls(point: Point) -> bool {
    sides(point).is_some()
}

impl Hearing<'_, '_> {
    /// True if the ruling follows the less usual view on this point; otherwise records the point as
    /// contested.
    pub fn follows_other_view(&self, bench: &mut Bench<'_>, point: Point) -> bool {
        if self.docket.other_view == Some(point) {
            return true;
        }
        self.contest(bench, point);
        false
    }

    /// Records a contested point, except in a ruling by the less usual view.
    pub fn contest(&self, bench: &mut Bench<'_>, point: Point) {
        let Some((clause, follows, other)) = sides(point) else { return };
        let known = bench.contested.iter().any(|contested| contested.point == point);
        if self.docket.other_view.is_none() && !known && clause.is_in(bench.edition()) {
            bench.contested.push(Contested::between(clause, point, follows, vec![other]));
        }
    }
}
