//! Calls on cards from a wrong board, and the auction afterwards (Law 15A, 17D before 2017).
//!
//! Decisions:
//!
//! - The player held the wrong cards from the beginning, so the auction goes back to their first call.
//! - Before 2017 only the player's own calls are cancelled; LHO must repeat the call over the first
//!   one, which is entered again. Where partner has called as well, 2007 awards a score; 1997 says
//!   nothing of it, and after a call that does not differ it is a limit.
//! - Law 15A sets no time limit. A score is awarded whenever it applies; otherwise, once the opening
//!   lead has been faced, a limit says that the Laws are silent.
//! - LHO need not repeat a call that was made on cards from a wrong board itself.
//! - Before 2017 the Laws do not say how such a ruling combines with one on another irregularity,
//!   before it or before the player has called again: that is a limit, unless the other one is the
//!   same. In 2017 everything since is undone with the call.

use super::docket::{Docket, EventQueue, Replayed, StopReason, limit};
use super::finding::FindingKind;
use super::irregular::{CallFate, Irregular, WrongBoard};
use super::standing_calls::MadeCall;
use crate::bridge::Seat;
use crate::engine::ruling::Limit;
use crate::law;
use crate::law::Edition;

impl<'a> Docket<'a> {
    /// Takes the auction back to the first call of a player with the wrong cards.
    pub(super) fn wrong_board(&mut self, seat: Seat, n: usize) -> Replayed {
        if self.unrecorded.is_some() {
            return limit(Limit::NothingToAnswer(n));
        }
        let irregular_before = |one: &Irregular<'_>| !matches!(one.fate, CallFate::WrongBoard(_));
        if self.edition() != Edition::E2017 && self.irregularities.iter().any(irregular_before) {
            return limit(Limit::WrongBoardAndAnother);
        }
        self.release_from_repeating(seat);
        let at = self.standing.made.iter().position(|made| made.seat == seat && made.recorded);
        let Some(at) = at else {
            let wrong = WrongBoard {
                has_called: false,
                cancelled: Vec::new(),
                over: None,
                partners: None,
                substitute: None,
            };
            self.record(MadeCall::pass(seat, n), None, CallFate::WrongBoard(wrong));
            return Ok(());
        };
        let late = self.standing.made[at..].to_vec();
        let over = late.get(1).filter(|made| made.seat == seat.lho()).copied();
        let partners = late.iter().find(|made| made.seat == seat.partner()).copied();
        let adjusted = partners.is_some() && self.edition() != Edition::E1997;
        if self.led && !adjusted {
            return limit(Limit::WrongBoardInPlay);
        }
        let mut cancelled = self.take_back(at);
        if self.edition() != Edition::E2017 {
            cancelled
                .retain(|n| late.iter().any(|made| made.seat == seat && made.recorded_number() == Some(*n)));
        }
        let wrong = WrongBoard { has_called: true, cancelled, over, partners, substitute: None };
        self.record(late[0], None, CallFate::WrongBoard(wrong));
        self.adjusted = adjusted;
        Ok(())
    }

    /// Forgets a call that this player would have to repeat, since it was made on wrong cards too.
    fn release_from_repeating(&mut self, seat: Seat) {
        for irregular in &mut self.irregularities {
            if let CallFate::WrongBoard(wrong) = &mut irregular.fate {
                wrong.over = wrong.over.filter(|over| over.seat != seat);
            }
        }
    }

    /// Before 2017: the player's call with the right cards where LHO had called over the first one,
    /// and LHO's call again. `None` for any other call.
    pub(super) fn after_wrong_board(
        &mut self,
        made: MadeCall<'a>,
        queue: &mut EventQueue<'a>,
    ) -> Option<Replayed> {
        if self.edition() == Edition::E2017 || self.standing.auction.turn() != made.seat {
            return None;
        }
        let (len, findings) = (self.standing.made.len(), self.facts.findings());
        let legal = self.standing.auction.legality_by(made.seat, made.call).is_ok();
        let is_it =
            |fate: &CallFate<'_>| matches!(fate, CallFate::WrongBoard(WrongBoard { over: Some(_), .. }));
        let index = self.irregularities.iter().rposition(|one| is_it(&one.fate) && !one.taken_back)?;
        let another = index + 1 < self.irregularities.len();
        let irregular = self.irregularities.get_mut(index)?;
        let (number, from, seat) = (irregular.out.number, irregular.from, irregular.out.seat);
        let CallFate::WrongBoard(wrong) = &mut irregular.fate else { return None };
        // An answer to a question of another law is no call that could be compared.
        if made.seat == seat && len == from && legal && made.recorded {
            if another {
                return Some(limit(Limit::WrongBoardAndAnother));
            }
            wrong.substitute = Some(made);
            return Some(match findings.of(FindingKind::Differs, number) {
                None => {
                    queue.clear();
                    Err(StopReason::Settle(index))
                }
                Some(true) => {
                    self.adjusted = true;
                    Ok(())
                }
                Some(false) if wrong.partners.is_some() => limit(Limit::Edition(law!("17D"))),
                Some(false) => self.add(made),
            });
        }
        let over = wrong.over.filter(|over| over.seat == made.seat && wrong.substitute.is_some())?;
        (len == from + 1 && over.call != made.call).then(|| limit(Limit::ObligationBreached(made.number)))
    }
}
