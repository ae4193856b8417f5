//! The auction replayed event by event: what stands, and each irregularity with what became of it.
//!
//! What a player must do under the rulings so far is asked of the laws themselves, so that a later call is judged by
//! the same rules that the ruling tells.

use super::facts::{Event, Happened, RotationFacts};
use super::hearing::Hearing;
use super::standing::{LostTurn, Made, Standing};
use crate::bridge::{Call, Illegal, Seat};
use crate::engine::case::Case;
use crate::engine::component::{Component, Duty};
use crate::engine::ruling::{Limit, Outcome, Question};
use crate::engine::{Key, Ruling};
use crate::law::Edition;
use std::collections::VecDeque;

/// A call that was not regular, and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Irregular<'a> {
    /// The call
    pub out: Made<'a>,
    /// Whose turn it was
    pub turn: Seat,
    /// The call of the player whose turn it was, if both were made at the same time
    pub same_time: Option<usize>,
    /// What stood before
    pub before: Standing<'a>,
    /// How many calls stood when it had been dealt with; what was called since stands after those
    pub from: usize,
    /// What became of it
    pub fate: Fate<'a>,
    /// It was accepted, and with passes that followed it took a turn away (Law 17D3)
    pub reverted: Option<Reverted>,
}

/// What became of a call that was not regular.
#[derive(Clone, Debug)]
pub(super) enum Fate<'a> {
    /// The right-hand opponent had to pass, so that it was in rotation (28A)
    InRotation,
    /// The player whose turn it was called first (28B): his call, if it is told
    ProperPlayerCalled { call: Option<usize>, cancelled: Vec<usize> },
    /// The next player has not said yet whether he accepts
    Open,
    /// He accepted, by this call if it is told (29A)
    Accepted(Option<usize>),
    /// He declined (29B)
    Declined,
    /// It is a change of the offender's call before (Law 25)
    Change { first: Made<'a>, change: Change },
    /// It is an inadmissible double or redouble (Law 36)
    Inadmissible { in_turn: bool, upon: Upon },
}

/// What became of a change of call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// This is not known yet
    Open(Question),
    /// The first call was not meant (25A)
    Unintended,
    /// The left-hand opponent accepted (25B1)
    Accepted,
    /// He called over it, and by that accepted (25B1)
    CalledOver,
    /// He declined (25B2)
    Declined,
}

/// What followed an inadmissible double or redouble.
#[derive(Clone, Debug)]
pub(super) enum Upon {
    /// It was cancelled before the next player had called (36B)
    Cancelled,
    /// The next player called over it: his call, if it is told, and all that is cancelled (36A)
    CalledOver { call: Option<usize>, cancelled: Vec<usize> },
    /// The opening lead was faced before it was noticed (36C)
    LeadFaced { cancelled: Vec<usize> },
}

/// A turn given back (Law 17D3).
#[derive(Clone, Debug)]
pub(super) struct Reverted {
    /// To whom
    pub player: Seat,
    /// The passes cancelled
    pub cancelled: Vec<usize>,
    /// How many passes had followed a call
    pub passes: usize,
    /// Who had passed out of rotation
    pub offenders: Vec<Seat>,
}

/// Why the replay went no further.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// What follows is not covered
    Limit(Limit),
    /// The last irregularity waits for an answer
    Open,
    /// The question that the ruling on this irregularity leaves open must be answered first
    Settle(usize),
}

/// What a player must do.
#[derive(Clone, Copy)]
enum Obligation {
    Pass,
    Repeat(Call),
    NoDouble,
}

impl Obligation {
    /// Whether no call does both.
    fn clashes(self, other: Obligation) -> bool {
        let repeat = |o| match o {
            Obligation::Repeat(call) => Some(call),
            Obligation::Pass => Some(Call::Pass),
            Obligation::NoDouble => None,
        };
        repeat(self).zip(repeat(other)).is_some_and(|(a, b)| a != b)
    }
}

/// An auction as it was replayed.
pub(super) struct Docket<'a> {
    case: &'a Case,
    pub(super) facts: &'a RotationFacts,
    pub standing: Standing<'a>,
    pub irregularities: Vec<Irregular<'a>>,
    /// Who bid, doubled or redoubled last, which is not told
    pub untold: Option<Seat>,
    /// Two calls made at the same time and both in rotation: the later one, and the other
    pub same_time: Option<(usize, usize)>,
    pub stop: Option<Stop>,
}

pub(super) type Queue<'a> = VecDeque<(usize, &'a Event)>;
pub(super) type Went = Result<(), Stop>;

pub(super) const fn limit(limit: Limit) -> Went {
    Err(Stop::Limit(limit))
}

impl<'a> Docket<'a> {
    /// Replays the auction.
    pub fn hear(case: &'a Case, facts: &'a RotationFacts) -> Docket<'a> {
        let mut docket = Docket {
            case,
            facts,
            standing: Standing::new(facts.dealer()),
            irregularities: Vec::new(),
            untold: None,
            same_time: None,
            stop: None,
        };
        let mut number = 0;
        let numbered = facts.events().iter().map(|event| {
            number += usize::from(event.is_call());
            (number, event)
        });
        let mut queue: Queue<'a> = numbered.collect();
        while let Some((n, event)) = queue.pop_front() {
            if let Err(stop) = docket.event(n, event, &mut queue) {
                docket.stop = Some(stop);
                break;
            }
        }
        docket
    }

    /// The hearing of one irregularity; `depth` tells how many questions have been answered on the way to it when the
    /// whole auction is ruled on, and is absent when the irregularity is looked at by itself.
    pub fn hearing(&self, index: usize, depth: Option<usize>) -> Hearing<'_, 'a> {
        Hearing {
            case: self.case,
            facts: self.facts,
            irregular: &self.irregularities[index],
            standing: &self.standing,
            untold: self.untold,
            depth,
        }
    }

    pub(super) fn made(&self, event: &'a Event, n: usize) -> Option<Made<'a>> {
        Made::of(event, n, self.facts.findings())
    }

    pub(super) const fn edition(&self) -> Edition {
        self.case.edition
    }

    fn event(&mut self, n: usize, event: &'a Event, queue: &mut Queue<'a>) -> Went {
        let turn = self.standing.auction.turn();
        match event.happened {
            Happened::Called { .. } => self.called(n, event, queue),
            Happened::Acted if event.seat == turn && self.untold.is_none() && !self.standing.is_over() => {
                self.untold = Some(turn);
                Ok(())
            }
            Happened::Director => Ok(()),
            Happened::Led if self.standing.is_over() => Ok(()),
            _ => limit(Limit::NothingToAnswer(n)),
        }
    }

    /// Law 33: of two calls at the same time the one of the player whose turn it was comes first.
    fn called(&mut self, n: usize, event: &'a Event, queue: &mut Queue<'a>) -> Went {
        let Some(made) = self.made(event, n) else { return Ok(()) };
        let other = match queue.front() {
            Some((m, other)) if other.together => self.made(other, *m),
            _ => None,
        };
        let Some(other) = other else { return self.call(made, None, queue) };
        queue.pop_front();
        let turn = self.standing.auction.turn();
        let (first, second) = match (made.seat == turn, other.seat == turn) {
            (true, _) => (made, other),
            (false, true) => (other, made),
            (false, false) => return limit(Limit::SameTime(n)),
        };
        // What others did upon these calls they did upon both.
        self.call(first, None, &mut Queue::new())?;
        self.call(second, Some(first.number), queue)
    }

    fn call(&mut self, made: Made<'a>, same_time: Option<usize>, queue: &mut Queue<'a>) -> Went {
        let (n, turn) = (made.number, self.standing.auction.turn());
        if self.untold.is_some() {
            return limit(Limit::NotTold(n));
        }
        if self.standing.is_over() {
            return limit(Limit::AfterTheEnd(n));
        }
        if made.seat == turn {
            self.same_time = same_time.map(|with| (n, with)).or(self.same_time);
            return self.in_turn(made, queue);
        }
        if made.call == Call::Pass && self.has_passed_by_law(made.seat) {
            return Ok(());
        }
        let rho_must_pass = turn == made.seat.rho()
            && matches!(self.obligation(turn, Call::Double, n, true)?, Some(Obligation::Pass));
        if rho_must_pass {
            self.enter(made, same_time, Fate::InRotation);
            self.stands(Made::pass(turn, n))?;
            return self.in_turn(made, queue);
        }
        if made.call != Call::Pass
            && matches!(self.obligation(made.seat, made.call, n, false)?, Some(Obligation::Pass))
        {
            return limit(Limit::ObligationBreached(n));
        }
        self.out_of_turn(made, same_time, queue)
    }

    /// Whether the law has just passed for this player (28A): that he says his pass as well adds nothing.
    fn has_passed_by_law(&self, seat: Seat) -> bool {
        self.irregularities.last().is_some_and(|last| {
            matches!(last.fate, Fate::InRotation)
                && last.turn == seat
                && self.standing.made.len() == last.from + 2
        })
    }

    /// Enters an irregularity. What is called from now on was called since.
    pub(super) fn enter(&mut self, out: Made<'a>, same_time: Option<usize>, fate: Fate<'a>) {
        let (turn, before, from) =
            (self.standing.auction.turn(), self.standing.clone(), self.standing.made.len());
        self.irregularities.push(Irregular { out, turn, same_time, before, from, fate, reverted: None });
    }

    /// A call of the player whose turn it is.
    fn in_turn(&mut self, made: Made<'a>, queue: &mut Queue<'a>) -> Went {
        self.may_call(&made)?;
        match self.standing.auction.legality_by(made.seat, made.call) {
            Err(Illegal::Inadmissible) => self.inadmissible(made, None, queue),
            _ => self.stands(made),
        }
    }

    /// Whether the rulings so far let the player make this call at his turn.
    pub(super) fn may_call(&self, made: &Made<'a>) -> Went {
        let breached = match self.obligation(made.seat, made.call, made.number, true)? {
            Some(Obligation::Pass) => made.call != Call::Pass,
            Some(Obligation::Repeat(call)) => made.call != call,
            Some(Obligation::NoDouble) => matches!(made.call, Call::Double | Call::Redouble),
            None => false,
        };
        if breached { limit(Limit::ObligationBreached(made.number)) } else { Ok(()) }
    }

    /// Adds a call in rotation, and looks whether the pass took a turn away (Law 17D3).
    fn stands(&mut self, made: Made<'a>) -> Went {
        match self.standing.add(made) {
            Ok(()) => {}
            Err(Illegal::Over) => return limit(Limit::AfterTheEnd(made.number)),
            Err(_) => return limit(Limit::InsufficientBid(made.number)),
        }
        if made.call == Call::Pass
            && let Some(lost) = self.standing.lost_turn()
        {
            self.revert(lost);
        }
        Ok(())
    }

    fn revert(&mut self, lost: LostTurn) {
        let passes = self.standing.passes_following();
        let late = &self.standing.made[lost.before..];
        let offenders: Vec<Seat> = late.iter().filter(|m| m.missed.is_some()).map(|m| m.seat).collect();
        let cancelled = self.standing.back_to(lost.before);
        let player = lost.player;
        for irregular in self.irregularities.iter_mut().filter(|i| cancelled.contains(&i.out.number)) {
            if matches!(irregular.fate, Fate::Accepted(_)) {
                let (cancelled, offenders) = (cancelled.clone(), offenders.clone());
                irregular.reverted = Some(Reverted { player, cancelled, passes, offenders });
                irregular.from = lost.before;
            }
        }
    }

    /// What this player must do under the rulings so far, in turn or not. For a pass it does not matter what is still open
    /// between having to pass and being free.
    fn obligation(
        &self,
        seat: Seat,
        call: Call,
        n: usize,
        in_turn: bool,
    ) -> Result<Option<Obligation>, Stop> {
        let mut found: Option<Obligation> = None;
        for (i, irregular) in self.irregularities.iter().enumerate() {
            let key = match seat {
                s if s == irregular.offender() => Key::Offender,
                s if s == irregular.offender().partner() => Key::Partner,
                _ => continue,
            };
            if !irregular.obliges() {
                continue;
            }
            let hearing = self.hearing(i, None);
            let ruling = hearing.ruling();
            match ruling.component(key) {
                // Partner has to pass once only after the offender has replaced his call.
                Some(Component::Partner(Duty::MustPassNext)) if hearing.replacement().is_none() => {}
                Some(Component::Offender(duty) | Component::Partner(duty)) => {
                    let another = Irregular::obligation(*duty, irregular.out.call);
                    if in_turn && found.is_some_and(|found| another.is_some_and(|a| a.clashes(found))) {
                        limit(Limit::DutiesClash(n))?;
                    }
                    found = another.or(found);
                }
                _ => self.not_settled(i, key, call, n, in_turn, &ruling)?,
            }
        }
        Ok(found)
    }

    /// The ruling does not say what the player must do: an answer is missing, and here it matters unless he passes.
    fn not_settled(&self, i: usize, key: Key, call: Call, n: usize, in_turn: bool, ruling: &Ruling) -> Went {
        let irregular = &self.irregularities[i];
        let replaced = || self.hearing(i, None).replacement().is_some();
        match &ruling.outcome {
            Outcome::Fork { question: Question::Artificial(_), .. } => Err(Stop::Settle(i)),
            Outcome::Fork { question: Question::PassesOrActs { .. }, .. }
                if key == Key::Offender && in_turn =>
            {
                limit(Limit::TurnLost(n))
            }
            Outcome::Fork { question: Question::Comparable { .. } | Question::Repeats { .. }, .. }
                if key == Key::Partner && call != Call::Pass && replaced() =>
            {
                Err(Stop::Settle(i))
            }
            Outcome::NotCovered(_) if irregular.obliges() => limit(Limit::ObligationBreached(n)),
            _ => Ok(()),
        }
    }
}

impl<'a> Irregular<'a> {
    /// Who made the call.
    pub fn offender(&self) -> Seat {
        self.out.seat
    }

    /// Whether it is a change of the offender's last call (30B2, 31C), as far as anybody has to ask.
    pub fn is_change_of_call(&self) -> bool {
        matches!(self.fate, Fate::Change { .. })
    }

    /// Whether it was made at left-hand opponent's turn.
    pub fn at_lhos_turn(&self) -> bool {
        self.turn == self.offender().lho()
    }

    /// With this finding on whether a call was artificial.
    pub fn found_artificial(&mut self, number: usize, found: bool) {
        let calls = self.before.made.iter_mut().chain(std::iter::once(&mut self.out));
        calls.filter(|made| made.number == number).for_each(|made| made.artificial = Some(found));
    }

    /// Whether it was cancelled with a duty for the offending side.
    fn obliges(&self) -> bool {
        matches!(self.fate, Fate::Declined | Fate::Inadmissible { upon: Upon::Cancelled, .. })
    }

    fn obligation(duty: Duty, call: Call) -> Option<Obligation> {
        match duty {
            Duty::MustPassNext | Duty::MustPassThroughout => Some(Obligation::Pass),
            Duty::MustRepeat => Some(Obligation::Repeat(call)),
            Duty::MayNotDoubleNow => Some(Obligation::NoDouble),
            Duty::AnyLegalCall | Duty::ChangeOfCall => None,
        }
    }
}
