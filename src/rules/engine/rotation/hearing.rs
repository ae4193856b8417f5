//! One irregularity before the Director: its fate, and the calls since.

use super::docket::Docket;
use super::facts::RotationFacts;
use super::irregular::Irregular;
use super::obligation::Obligation;
use super::standing_calls::{MadeCall, StandingCalls};
use super::test::RotationTest;
use crate::bridge::{Call, Seat, Strain};
use crate::engine::Ruling;
use crate::engine::bench::Bench;
use crate::engine::case::Case;
use crate::engine::component::{Component, Duty, LeadRestriction, Replacement};
use crate::engine::ruling::{Answer, Branch, Limit, Question};
use crate::law;

/// Limit on consecutive open questions; each doubles the branches.
const MOST_QUESTIONS: usize = 5;

/// The other irregularities whose rulings count towards a player's obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DutyScope {
    All,
    /// Only earlier ones, so that no two depend on each other
    Earlier,
}

/// A player's obligation by the irregularities of a docket other than one, for their next turn.
type ObligationByOthers = fn(&Docket<'_>, Seat, usize, DutyScope) -> Result<Option<Obligation>, ()>;

/// One irregularity, and the auction as it stands now.
#[derive(Clone, Copy)]
pub(super) struct Hearing<'h, 'a> {
    pub docket: &'h Docket<'a>,
    /// Index among the irregularities of the docket
    pub index: usize,
    pub scope: DutyScope,
    pub case: &'h Case,
    pub facts: &'h RotationFacts,
    pub irregular: &'h Irregular<'a>,
    pub standing: &'h StandingCalls<'a>,
    /// The last player to bid, double or redouble with an unrecorded call
    pub unrecorded: Option<Seat>,
    /// Number of questions answered on the way; `None` when the irregularity is considered by
    /// itself
    pub depth: Option<usize>,
    /// The ruling once a question has been answered: on the whole auction, or on this irregularity
    /// by itself
    pub on_answer: fn(&Hearing<'_, '_>, Question, Answer) -> Ruling,
    /// The obligation that rulings on the other irregularities place on a player's next turn; an
    /// error if two of them conflict
    pub obligation_by_others: ObligationByOthers,
}

impl<'h, 'a> Hearing<'h, 'a> {
    pub fn offender(&self) -> Seat {
        self.irregular.offender()
    }

    pub fn partner(&self) -> Seat {
        self.offender().partner()
    }

    /// The number of the call.
    pub fn call(&self) -> usize {
        self.irregular.out.number
    }

    /// Calls made since.
    fn since(&self) -> &'h [MadeCall<'a>] {
        self.standing.made.get(self.irregular.from..).unwrap_or(&[])
    }

    /// True if no call has been made since.
    pub fn nothing_since(&self) -> bool {
        self.since().is_empty() && self.unrecorded.is_none()
    }

    /// True if the auction has been taken back to a point before the call was dealt with (Law
    /// 17D3).
    pub fn taken_back(&self) -> bool {
        self.irregular.taken_back || self.standing.made.len() < self.irregular.from
    }

    /// The first call of this player since.
    pub fn since_by(&self, seat: Seat) -> Option<&'h MadeCall<'a>> {
        self.since().iter().find(|made| made.seat == seat)
    }

    /// The offender's first call since: the one that replaces the cancelled call.
    pub fn replacement(&self) -> Option<&'h MadeCall<'a>> {
        self.since_by(self.offender())
    }

    /// True if a duty to pass once binds partner by now: after a cancelled call only when the offender
    /// has replaced it.
    pub fn partner_is_bound(&self) -> bool {
        self.irregular.binds_partner_at_once() || self.replacement().is_some()
    }

    /// True if the offender has repeated the call in turn, and it was irregular there too.
    pub fn has_repeated(&self) -> bool {
        let (seat, call) = (self.offender(), self.irregular.out.call);
        let later = &self.docket.irregularities[self.index + 1..];
        later.iter().any(|other| other.turn == seat && other.offender() == seat && other.out.call == call)
    }

    /// Partner's first call after the replacement.
    pub fn partner_after_replacement(&self) -> Option<&'h MadeCall<'a>> {
        let mut since = self.since().iter().skip_while(|made| made.seat != self.offender());
        since.find(|made| made.seat == self.partner())
    }

    /// RHO's action since: the number of the call, if recorded, and whether it was a pass.
    pub fn rho_action(&self) -> Option<(Option<usize>, bool)> {
        if let Some(passed) = self.irregular.rho_passed {
            return Some((None, passed));
        }
        let rho = self.offender().rho();
        let unrecorded = (self.unrecorded == Some(rho)).then_some((None, false));
        self.since_by(rho).map(|made| (made.recorded_number(), made.call == Call::Pass)).or(unrecorded)
    }

    /// The obligation that rulings on other irregularities place on this player's next turn; an
    /// error if they conflict.
    pub fn obligation(&self, seat: Seat) -> Result<Option<Obligation>, ()> {
        (self.obligation_by_others)(self.docket, seat, self.index, self.scope)
    }

    /// The denominations of the one call that rulings on other irregularities leave the offender;
    /// `None` where they leave a choice.
    pub fn forced_denominations(&self) -> Option<Vec<Strain>> {
        let call = self.obligation(self.offender()).ok()??.call()?;
        Some(if let Call::Bid(bid) = call { vec![bid.strain()] } else { Vec::new() })
    }

    /// The test of a call at partner's turn, or at LHO's before the offender had called.
    pub fn at_partners_or_first_at_lhos(&self) -> RotationTest {
        let earlier = self.irregular.before.first_of(self.offender()).and_then(MadeCall::recorded_number);
        RotationTest::AtPartnersOrFirstAtLhos { turn: self.irregular.turn, earlier }
    }

    /// The test of a call at LHO's turn after the offender had called.
    pub fn later_at_lhos(&self) -> RotationTest {
        let earlier = self.irregular.before.last_of(self.offender()).and_then(MadeCall::recorded_number);
        RotationTest::LaterAtLhos { turn: self.irregular.turn, earlier }
    }

    /// A fork with a ruling for either answer to an open question.
    pub fn fork(&self, bench: &mut Bench<'_>, question: Question, answers: [Answer; 2]) -> Ruling {
        if self.depth.is_some_and(|depth| depth >= MOST_QUESTIONS) {
            return bench.not_covered(Limit::OpenQuestions);
        }
        let branches =
            answers.map(|answer| Branch { answer, ruling: (self.on_answer)(self, question, answer) });
        bench.fork(question, branches.into())
    }

    /// A fork with a ruling for either finding of the Director.
    pub fn fork_on_finding(&self, bench: &mut Bench<'_>, question: Question) -> Ruling {
        self.fork(bench, question, [Answer::Yes, Answer::No])
    }

    /// Decides no rectification and no restriction; a law that restricts overrides this.
    pub fn nothing_further(&self, bench: &mut Bench<'_>) {
        bench.decide(Component::Offender(Duty::AnyLegalCall));
        bench.decide(Component::Partner(Duty::AnyLegalCall));
        not_tested(bench);
        bench.decide(Component::Lead(LeadRestriction::None));
        bench.decide(Component::Watch(Vec::new()));
    }
}

/// Decides that comparability is not tested, in the 2017 code.
pub(super) fn not_tested(bench: &mut Bench<'_>) {
    if law!("23A").is_in(bench.edition()) {
        bench.decide(Component::Replacement(Replacement::NotTested));
    }
}
