//! A ruling as the Director gives it at the table.

use super::facts::Args;
use super::{Arg, Words, offender, verdict};
use rules::bridge::{Seat, Suit};
use rules::engine::component::{
    AuctionConsequence, Component, Duty, LeadRestriction, MayAccept, Replacement, Standing,
};
use rules::engine::fact::Fact;
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::engine::trace::Test;
use rules::engine::{Case, Family};

impl Words {
    /// The Director's words at the table, a sentence per string; for a claim or concession the
    /// number of tricks first.
    pub fn summary(&self, case: &Case, ruling: &Ruling) -> Vec<String> {
        let mut says = Vec::new();
        match &ruling.outcome {
            Outcome::NotCovered(limit) => return vec![self.limit(case, *limit)],
            Outcome::PlayOn if ruling.family == Family::Rotation => {
                says.push(self.say(if ruling.call.is_some() {
                    "say-in-rotation"
                } else {
                    "say-all-in-turn"
                }));
            }
            Outcome::PlayOn | Outcome::Rectification | Outcome::Fork { .. } => {}
        }
        let goes_back = |c: &Component| matches!(c, Component::Auction(AuctionConsequence::BackTo(_)));
        // A sentence that the auction goes back to a player names the player in turn.
        let goes_back = ruling.components.iter().any(goes_back);
        let is_stated = |c: &&Component| !(goes_back && matches!(c, Component::Turn(_)));
        let (first, then): (Vec<&Component>, Vec<&Component>) =
            ruling.components.iter().filter(is_stated).partition(|c| verdict::is_first(ruling, c));
        says.extend(first.into_iter().chain(then).filter_map(|c| self.sentence(case, ruling, c)));
        says.extend(self.stands(case, ruling));
        match ruling.beyond {
            // A proved ruling is complete despite the limit.
            Some(limit @ (Limit::SearchBound | Limit::Layouts)) => says.push(self.limit(case, limit)),
            Some(limit) => says.push(self.format("beyond", &[("limit", self.limit(case, limit).into())])),
            None => {}
        }
        says
    }

    /// The call that stands, of a player who changed a call (Law 25).
    fn stands(&self, case: &Case, ruling: &Ruling) -> Option<String> {
        let number =
            ruling.trace.steps().iter().filter(|step| step.holds).find_map(|step| match &step.test {
                Test::Rotation(RotationTest::FirstCallStands { earlier }) => Some(*earlier),
                Test::Rotation(RotationTest::UnintendedCall { .. } | RotationTest::ChangeAccepted { .. }) => {
                    ruling.call
                }
                _ => None,
            })?;
        Some(self.format("say-call-stands", &[("call", self.call_of(case, number).into())]))
    }

    /// The sentences of a branch that its parent does not have.
    pub(super) fn added(&self, case: &Case, common: &Ruling, ruling: &Ruling) -> Vec<String> {
        let common = self.summary(case, common);
        let all = self.summary(case, ruling);
        let new: Vec<String> = all.iter().filter(|s| !common.contains(s)).cloned().collect();
        if new.is_empty() { all } else { new }
    }

    /// An open question: `Does West accept the call?`
    pub fn open_question(&self, case: &Case, question: Question) -> String {
        self.format(&format!("open-{}", question.word()), &self.question_args(case, question))
    }

    /// An answer to it, as a condition: `If West accepts the call`.
    pub fn answer(&self, case: &Case, question: Question, answer: Answer) -> String {
        let condition = match answer {
            Answer::Accepts | Answer::Passes | Answer::Yes => "yes",
            Answer::Later => "later",
            Answer::Doubted(when) => when.word(),
            Answer::Tricks(_) => "tricks",
            Answer::Cards(_) => "cards",
            Answer::Declines | Answer::Acts | Answer::No => "no",
        };
        let mut args = self.question_args(case, question);
        if let Answer::Tricks(n) = answer {
            args.extend(self.fact_args(case, &[("tricks", Fact::Tricks(n))]));
        }
        if let Answer::Cards(n) = answer {
            args.extend(self.fact_args(case, &[("cards", Fact::Count(n.into()))]));
        }
        self.format(&format!("if-{}-{condition}", question.word()), &args)
    }

    fn question_args(&self, case: &Case, question: Question) -> Args {
        let mut args = self.fact_args(case, &question.facts());
        args.push(("family".to_owned(), case.facts.family().word().into()));
        args
    }

    /// A component as a sentence; `None` if another component says it.
    pub(super) fn sentence(&self, case: &Case, ruling: &Ruling, component: &Component) -> Option<String> {
        let offender = offender::irregular_call(case, ruling.call).map(|(seat, _)| seat);
        let duty = |seat: Option<Seat>, duty: &Duty| {
            let seat = seat.map_or_else(String::new, |s| self.seat(s));
            Some(self.format(&format!("say-duty-{}", duty.word()), &[("seat", seat.into())]))
        };
        match component {
            Component::MayAccept(MayAccept::Seat(seat)) => {
                Some(self.format("say-may-accept", &[("seat", self.seat(*seat).into())]))
            }
            Component::MayAccept(MayAccept::AlreadyAccepted) => {
                let call = ruling.call.map(|number| self.call_of(case, number));
                let call = call.unwrap_or_else(|| self.say("change-irregular"));
                Some(self.format("say-accepted", &[("call", call.into())]))
            }
            Component::Cancelled(calls) if !calls.is_empty() => {
                let named: Vec<String> = calls.iter().map(|n| self.call_of(case, *n)).collect();
                let args = [("n", calls.len().into()), ("calls", self.list(&named).into())];
                Some(self.format("say-cancelled", &args))
            }
            Component::Turn(seat) => Some(self.format("say-turn", &[("seat", self.seat(*seat).into())])),
            Component::Auction(AuctionConsequence::Over) => Some(self.say("say-auction-over")),
            Component::Auction(AuctionConsequence::BackTo(seat)) => {
                Some(self.format("say-auction-back", &[("seat", self.seat(*seat).into())]))
            }
            // A scored board has no play to continue.
            Component::Play(_) if ruling.is_after_scoring() => None,
            Component::Play(_) => Some(self.say(&format!("say-play-{}", component.tokens()[0]))),
            // Once a player has called again, that any call was legal no longer matters.
            Component::Offender(Duty::AnyLegalCall) if offender::has_called_since(case, ruling.call) => None,
            Component::Offender(d) => duty(offender, d),
            Component::Partner(d) => duty(offender.map(|o| o.partner()), d),
            Component::Replacement(Replacement::NotTested) => None,
            Component::Replacement(_) => {
                Some(self.say(&format!("say-replacement-{}", component.tokens()[0])))
            }
            Component::Lead(LeadRestriction::ForbidOneOf { suits, binds }) => {
                Some(self.restricted(["say-lead", "say-lead-declared"], ruling, suits, *binds))
            }
            Component::Lead(LeadRestriction::RequireOrForbid { suits, binds }) => {
                let ids = ["say-lead-require", "say-lead-require-declared"];
                Some(self.restricted(ids, ruling, suits, *binds))
            }
            Component::Contract(None) => Some(self.say("say-passed-out")),
            Component::Contract(Some(_)) => {
                Some(self.format("say-contract", &[("contract", self.component(case, component).into())]))
            }
            Component::UnauthorisedFor { seats, clause } if !seats.is_empty() => {
                let args = [("seats", self.seats(seats).into()), ("cite", self.cite(*clause).into())];
                Some(self.format(&format!("say-unauthorised-{}", case.facts.family().word()), &args))
            }
            other => self.sentence_of_play(case, ruling, other),
        }
    }

    /// Lead restrictions: the first id if that side becomes defenders, the second with a known
    /// declarer.
    fn restricted(&self, ids: [&str; 2], ruling: &Ruling, suits: &[Suit], binds: Seat) -> String {
        let [unknown, declared] = ids;
        let Some(declarer) = verdict::declarer(ruling) else {
            return self.restriction(unknown, suits, binds);
        };
        let mut args = self.restriction_args(suits, binds).to_vec();
        args.push(("declarer", self.seat(declarer).into()));
        self.format(declared, &args)
    }

    /// Lead restrictions, in the message of this id.
    pub(super) fn restriction(&self, id: &str, suits: &[Suit], binds: Seat) -> String {
        self.format(id, &self.restriction_args(suits, binds))
    }

    fn restriction_args(&self, suits: &[Suit], binds: Seat) -> [(&'static str, Arg); 3] {
        [("n", suits.len().into()), ("suits", self.suits(suits).into()), ("seat", self.seat(binds).into())]
    }

    /// The components of claims and concessions, and clauses to watch for.
    fn sentence_of_play(&self, case: &Case, ruling: &Ruling, component: &Component) -> Option<String> {
        match component {
            Component::What(_) => {
                let what = self.component(case, component);
                Some(self.format("say-what", &[("what", what.into())]))
            }
            Component::ExposedCards(_) if component.tokens()[0] != "none" => {
                Some(self.say(&format!("say-exposed-{}", component.tokens()[0])))
            }
            // Said with the component of what it was.
            Component::Standing(Standing::NotEstablished) => None,
            Component::Standing(_) => {
                let (standing, family) = (&component.tokens()[0], case.facts.family().word());
                Some(self.say(&format!("say-standing-{standing}-{family}")))
            }
            Component::Tricks(tricks) => Some(self.tricks_ruled(case, ruling, tricks)),
            Component::Returned { side, tricks } => Some(self.returned(ruling, *side, *tricks)),
            Component::Period(_) => {
                let token = component.tokens().concat().replace(':', "-");
                Some(self.say(&format!("say-period-{token}")))
            }
            Component::Result { .. } => Some(self.result_ruled(case, ruling, component)),
            Component::Watch(clauses) if !clauses.is_empty() => {
                let laws: Vec<String> = clauses.iter().map(|c| self.cite(*c)).collect();
                Some(self.format("say-watch", &[("laws", self.list(&laws).into())]))
            }
            _ => None,
        }
    }
}
