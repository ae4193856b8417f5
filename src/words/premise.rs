//! The wrong premise behind a wrong answer.

use super::{Arg, Words, offender};
use bank::premise::{CasePremise, Diagnosis, Premise, PremiseSubject};
use rules::engine::{Case, Facts, Ruling};

impl Words {
    /// The premise behind an answer, as sentences that teach: what the answer is right for, and
    /// what is so in this case. Where other premises explain it as well they are named after it.
    pub fn premise(&self, case: &Case, diagnosis: &Diagnosis) -> String {
        let held = CasePremise { premise: diagnosis.premise, of: diagnosis.of };
        let told = self.held(case, &diagnosis.ruling, held);
        let mut others: Vec<Premise> = diagnosis.others.iter().map(|held| held.premise).collect();
        others.dedup();
        others.retain(|other| *other != held.premise);
        if others.is_empty() {
            return told;
        }
        let others: Vec<String> = others.into_iter().map(|other| self.premise_label(other)).collect();
        self.tell("premise-others", &[("premise", told.into()), ("others", self.list(&others).into())])
    }

    /// A premise in a few words, for lists: `a natural call taken as artificial`.
    pub fn premise_label(&self, premise: Premise) -> String {
        self.say(&format!("premise-label-{}", premise.word()))
    }

    /// One premise with the facts of the case put in.
    fn held(&self, case: &Case, ruling: &Ruling, held: CasePremise) -> String {
        let mut args: Vec<(&'static str, Arg)> = vec![("edition", self.edition(case.edition).into())];
        match held.of {
            PremiseSubject::Case => {}
            PremiseSubject::Turn { taken, truly } => {
                args.push(("taken", self.seat(taken).into()));
                args.push(("truly", self.seat(truly).into()));
            }
            PremiseSubject::Call(call) => args.push(("call", self.call_of(case, call).into())),
            PremiseSubject::Suit(suit) => args.push(("suit", self.suit_spoken(suit).into())),
            PremiseSubject::Edition(other) => args.push(("other", self.edition(other).into())),
            PremiseSubject::Tricks(tricks) => args.push(("tricks", self.tricks(tricks).into())),
        }
        if let Some((seat, call)) = offender::irregular_call(case, ruling.call) {
            args.push(("offender", self.seat(seat).into()));
            args.push(("partner", self.seat(seat.partner()).into()));
            args.push(("lho", self.seat(seat.lho()).into()));
            args.push(("rho", self.seat(seat.rho()).into()));
            args.push(("irregular", self.call_by(seat, call).into()));
        }
        let speaker = match &case.facts {
            Facts::Rotation(_) => None,
            Facts::Claim(facts) => Some((facts.claimer(), facts.declarer())),
            Facts::Concession(facts) => Some((facts.conceder(), facts.declarer())),
        };
        if let Some((speaker, declarer)) = speaker {
            args.push(("speaker", self.seat(speaker).into()));
            args.push(("mate", self.seat(speaker.partner()).into()));
            args.push(("side", self.side(declarer.side()).into()));
        }
        self.tell(&format!("premise-{}", held.premise.word()), &args)
    }
}
