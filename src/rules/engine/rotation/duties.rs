//! The ruling on one irregularity by itself, and the duties of a player when calling: they follow
//! from the rulings so far, so that a later call is judged by the same rules that the ruling
//! states. The consequences of a call in breach of a duty are in `breach`.

use super::docket::{Docket, Replayed, StopReason, limit};
use super::hearing::{DutyScope, Hearing};
use super::irregular::{BreachReaction, CallFate, ChangeFate};
use super::laws::registry;
use super::obligation::Obligation;
use super::standing_calls::MadeCall;
use crate::bridge::{Call, Seat};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty};
use crate::engine::ruling::{Answer, Limit, Outcome, Question};
use crate::engine::{Key, Ruling};

impl<'a> Docket<'a> {
    /// The hearing of one irregularity by itself.
    pub fn hearing(&self, index: usize) -> Hearing<'_, 'a> {
        Hearing {
            docket: self,
            index,
            scope: DutyScope::All,
            case: self.case,
            facts: self.facts,
            irregular: &self.irregularities[index],
            standing: &self.standing,
            unrecorded: self.unrecorded,
            depth: None,
            on_answer,
            obligation_by_others,
        }
    }

    /// Checks whether the rulings so far let the player make this call in turn. Returns true for a
    /// call in breach of a duty to pass; a breach of another duty is a limit.
    pub(super) fn breaks_duty(&self, made: &MadeCall<'a>) -> Result<bool, StopReason> {
        let passes = made.call == Call::Pass;
        let breached = match self.obligation_so_far(made.seat, passes, made.number, true)? {
            Some(duty) if duty.call() == Some(Call::Pass) => return Ok(!passes),
            Some(Obligation::Repeat(call)) => made.call != call,
            Some(Obligation::NoDouble) => matches!(made.call, Call::Double | Call::Redouble),
            _ => false,
        };
        if breached { Err(StopReason::Limit(Limit::ObligationBreached(made.number))) } else { Ok(false) }
    }

    /// True if the rulings so far require this player to pass, even out of turn.
    pub(super) fn must_pass(&self, seat: Seat, n: usize) -> Result<bool, StopReason> {
        let duty = self.obligation_so_far(seat, false, n, false)?;
        Ok(duty.and_then(Obligation::call) == Some(Call::Pass))
    }

    /// True if one of the rulings so far requires this player to pass throughout.
    pub(super) fn must_pass_throughout(&self, seat: Seat) -> bool {
        let throughout = |duty: &Component| {
            let always = Duty::MustPassThroughout;
            *duty == Component::Offender(always) || *duty == Component::Partner(always)
        };
        self.irregularities.iter().enumerate().filter(|(_, irregular)| irregular.obliges()).any(
            |(i, irregular)| {
                let key = irregular.key_of(seat);
                key.is_some_and(|key| rule(&self.hearing(i)).component(key).is_some_and(throughout))
            },
        )
    }

    /// The one call that the rulings so far leave this player in turn.
    pub(super) fn required(&self, seat: Seat, n: usize) -> Result<Option<Call>, StopReason> {
        Ok(self.obligation_so_far(seat, false, n, true)?.and_then(Obligation::call))
    }

    /// True if the law has just made this call for its player (28A, 37B2, 38C), so that making it
    /// adds nothing.
    pub(super) fn has_called_by_law(&self, made: &MadeCall<'a>) -> bool {
        self.irregularities.iter().rfind(|other| other.exposure().is_none()).is_some_and(|last| {
            let (by_law, since) = match last.fate {
                CallFate::InRotation => (self.standing.made.get(last.from), 2),
                // The pass in place of the call, before its disposal is done.
                CallFate::Breach { reaction: BreachReaction::Cancelled, .. }
                | CallFate::AboveSeven { .. } => {
                    (self.standing.made.last().filter(|by_law| !by_law.recorded), 0)
                }
                _ => (None, 0),
            };
            last.turn == made.seat
                && self.standing.made.len() == last.from + since
                && by_law.is_some_and(|by_law| by_law.call == made.call)
        })
    }

    /// The obligation that the ruling on this irregularity places on a player's next turn, if it
    /// leaves only one call.
    fn duty(&self, seat: Seat, i: usize) -> Option<Obligation> {
        let irregular = self.irregularities.get(i).filter(|irregular| irregular.obliges())?;
        let key = irregular.key_of(seat)?;
        let hearing = Hearing { scope: DutyScope::Earlier, ..self.hearing(i) };
        let duty = match rule(&hearing).component(key)? {
            Component::Partner(Duty::MustPassNext) if !hearing.partner_is_bound() => return None,
            Component::Offender(duty) | Component::Partner(duty) => *duty,
            _ => return None,
        };
        Obligation::of(duty, irregular.out.call).filter(|duty| duty.call().is_some())
    }

    /// The obligation of this player under the rulings so far, in turn or not. For a player who
    /// `passes`, an open question between a forced pass and a free call does not matter.
    fn obligation_so_far(
        &self,
        seat: Seat,
        passes: bool,
        n: usize,
        in_turn: bool,
    ) -> Result<Option<Obligation>, StopReason> {
        let mut found: Option<Obligation> = None;
        for (i, irregular) in self.irregularities.iter().enumerate() {
            let Some(key) = irregular.key_of(seat) else { continue };
            if !irregular.obliges() {
                continue;
            }
            let hearing = self.hearing(i);
            let ruling = rule(&hearing);
            match ruling.component(key) {
                Some(Component::Partner(Duty::MustPassNext)) if !hearing.partner_is_bound() => {}
                Some(Component::Offender(duty) | Component::Partner(duty)) => {
                    let another = Obligation::of(*duty, irregular.out.call);
                    if in_turn && found.is_some_and(|found| another.is_some_and(|a| a.clashes(found))) {
                        limit(Limit::DutiesClash(n))?;
                    }
                    // To bid or pass is no duty beside having to pass, or to make this very call.
                    found = another.filter(|a| !matches!(a, Obligation::NoDouble)).or(found).or(another);
                }
                _ => self.check_unsettled(i, key, passes, n, in_turn, &ruling)?,
            }
        }
        Ok(found)
    }

    /// Handles a ruling without a decision on the player's duty: the missing answer matters unless
    /// the player passes.
    fn check_unsettled(
        &self,
        i: usize,
        key: Key,
        passes: bool,
        n: usize,
        in_turn: bool,
        ruling: &Ruling,
    ) -> Replayed {
        let replaced = || self.hearing(i).replacement().is_some();
        match &ruling.outcome {
            Outcome::Fork { question: Question::Artificial(_), .. } => Err(StopReason::Settle(i)),
            Outcome::Fork { question: Question::PassesOrActs { .. }, .. }
                if key == Key::Offender && in_turn =>
            {
                limit(Limit::TurnLost(n))
            }
            Outcome::Fork { question, .. }
                if key == Key::Partner && !passes && question.finding().is_some() && replaced() =>
            {
                Err(StopReason::Settle(i))
            }
            Outcome::NotCovered(beyond) => limit(*beyond),
            _ => Ok(()),
        }
    }
}

/// The ruling on one irregularity.
pub(super) fn rule(hearing: &Hearing<'_, '_>) -> Ruling {
    let mut bench = Bench::new(hearing.case);
    bench.call = hearing.irregular.is_call().then_some(hearing.irregular.out.number);
    registry::rule(&mut bench, hearing)
}

/// The ruling on an irregularity by itself once a question has been answered.
fn on_answer(hearing: &Hearing<'_, '_>, question: Question, answer: Answer) -> Ruling {
    let facts = hearing.facts.answered(question, answer);
    let (mut irregular, mut standing) = (hearing.irregular.clone(), hearing.standing.clone());
    let mut unrecorded = hearing.unrecorded;
    match (question, answer) {
        (Question::Accepts { .. }, Answer::Accepts | Answer::Declines) => {
            irregular.set_answer(answer == Answer::Accepts);
        }
        (Question::LetsStand { .. }, Answer::Yes | Answer::No) => {
            let lets_stand = answer == Answer::Yes;
            irregular.set_choice(if lets_stand {
                ChangeFate::LetStand
            } else {
                ChangeFate::Substituted(None)
            });
        }
        (Question::Artificial(number), Answer::Yes | Answer::No) => {
            irregular.set_artificial(number, answer == Answer::Yes);
            standing.set_artificial(number, answer == Answer::Yes);
        }
        (Question::PassesOrActs { seat, call }, Answer::Passes)
            if standing.add(MadeCall::pass(seat, call)).is_err() =>
        {
            return Bench::new(hearing.case).not_covered(Limit::TurnLost(call));
        }
        (Question::PassesOrActs { seat, .. }, Answer::Acts) => unrecorded = Some(seat),
        _ => {}
    }
    let (facts, irregular, standing) = (&facts, &irregular, &standing);
    rule(&Hearing { facts, irregular, standing, unrecorded, depth: None, ..*hearing })
}

/// The obligation that rulings on irregularities other than the one at this index place on this
/// player's next turn; an error if two of them conflict. With `DutyScope::All`, each later
/// irregularity counts as its predecessors leave it.
fn obligation_by_others(
    docket: &Docket<'_>,
    seat: Seat,
    index: usize,
    scope: DutyScope,
) -> Result<Option<Obligation>, ()> {
    let after = match scope {
        DutyScope::All => index + 1..docket.irregularities.len(),
        DutyScope::Earlier => 0..0,
    };
    let mut found: Option<Obligation> = None;
    for i in (0..index).chain(after) {
        let Some(duty) = docket.duty(seat, i) else { continue };
        if found.is_some_and(|found| found.clashes(duty)) {
            return Err(());
        }
        found = Some(duty);
    }
    Ok(found)
}
