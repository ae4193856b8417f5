//! The wrong premise behind a wrong answer.

use super::{Arg, Words, offender};
use bank::paths::decides;
use bank::premise::{CasePremise, Diagnosis, Premise, PremiseSubject};
use rules::engine::{Case, Facts, Key, Ruling};

/// True for a slip whose message names the error alone; the decision of the clause follows it.
const fn is_named_alone(premise: Premise) -> bool {
    matches!(
        premise,
        Premise::FreePlayerBound
            | Premise::BoundPlayerFree
            | Premise::OtherDuty
            | Premise::OtherCaseLaw
            | Premise::NothingToAccept
            | Premise::ChoiceMade
            | Premise::TakenInRotation
            | Premise::TakenOutOfRotation
            | Premise::TurnOfOffender
            | Premise::TurnGoesOn
            | Premise::TurnSkipped
            | Premise::TurnRepeated
            | Premise::TurnOfPartner
            | Premise::AuctionClosed
            | Premise::AuctionReopened
            | Premise::AuctionTakenBack
            | Premise::AuctionNotTakenBack
            | Premise::OtherDeclarer
            | Premise::OtherDoubling
            | Premise::OtherContract
            | Premise::PassedOutOrNot
            | Premise::LegalCallCancelled
            | Premise::CallLeftStanding
            | Premise::LeadImposed
            | Premise::LeadForgotten
            | Premise::LeadSuitMissing
            | Premise::LeadRequired
            | Premise::LeadOnlyForbidden
            | Premise::LeadOtherSuit
            | Premise::PenaltyLifted
            | Premise::PenaltyForDeclarer
            | Premise::PenaltyRank
            | Premise::PenaltyMoment
            | Premise::JudgementLeft
            | Premise::ComparedNeedlessly
            | Premise::WatchForgotten
            | Premise::WatchImposed
            | Premise::WatchOther
            | Premise::ChangeGranted
            | Premise::ChangeByOther
            | Premise::CorrectionMoment
            | Premise::InformationBarred
            | Premise::InformationForgotten
            | Premise::InformationForOne
            | Premise::InformationForOthers
            | Premise::TooManyTricks
            | Premise::TooFewTricks
    )
}

impl Words {
    /// The premise behind an answer: the case in which the answer would be right, and the
    /// difference in this case. Other premises that explain it as well are named after it.
    pub fn premise(&self, case: &Case, diagnosis: &Diagnosis) -> String {
        let main = CasePremise { premise: diagnosis.premise, of: diagnosis.of };
        let text = self.one_premise(case, &diagnosis.ruling, main);
        let text = match is_named_alone(main.premise) {
            true => self.with_consequence(case, diagnosis, text),
            false => text,
        };
        let mut others: Vec<Premise> = diagnosis.others.iter().map(|other| other.premise).collect();
        others.dedup();
        others.retain(|other| *other != main.premise);
        if others.is_empty() {
            return text;
        }
        let others: Vec<String> = others.into_iter().map(|other| self.premise_label(other)).collect();
        self.format("premise-others", &[("premise", text.into()), ("others", self.list(&others).into())])
    }

    /// A premise in a few words, for lists: `a natural call taken as artificial`.
    pub fn premise_label(&self, premise: Premise) -> String {
        self.say(&format!("premise-label-{}", premise.word()))
    }

    /// A slip with what the clause makes of the case instead: the decision in the ruling, or where
    /// there is none what the clause says.
    fn with_consequence(&self, case: &Case, diagnosis: &Diagnosis, slip: String) -> String {
        let ruling = &diagnosis.ruling;
        let key = match diagnosis.first_wrong {
            // The sentence on the tricks has the result.
            Key::Result => Key::Tricks,
            key => key,
        };
        let Some(clause) = decides(ruling, key) else { return slip };
        let decided = ruling.component(key).and_then(|one| self.sentence(case, ruling, one));
        let then = decided.unwrap_or_else(|| self.gist(clause, case.edition));
        let cite = self.cite(clause);
        let id = if then.contains(&cite) { "slip-then-cited" } else { "slip-then" };
        self.format(id, &[("slip", slip.into()), ("cite", cite.into()), ("then", then.into())])
    }

    /// One premise with the facts of the case put in.
    fn one_premise(&self, case: &Case, ruling: &Ruling, premise: CasePremise) -> String {
        let mut args: Vec<(&'static str, Arg)> = vec![("edition", self.edition(case.edition).into())];
        match premise.of {
            PremiseSubject::Case => {}
            PremiseSubject::Turn { taken, truly } => {
                args.push(("taken", self.seat(taken).into()));
                args.push(("truly", self.seat(truly).into()));
            }
            PremiseSubject::Call(call) => args.push(("call", self.call_of(case, call).into())),
            PremiseSubject::Suit(suit) => args.push(("suit", self.suit_spoken(suit).into())),
            PremiseSubject::Edition(other) => args.push(("other", self.edition(other).into())),
            PremiseSubject::Clause(clause) => {
                args.push(("clause", self.law_choice(clause, case.edition).into()));
            }
            PremiseSubject::Tricks(tricks) => args.push(("tricks", self.tricks(tricks).into())),
        }
        if let Some(seat) = offender::offender(case, ruling) {
            args.push(("offender", self.seat(seat).into()));
            args.push(("partner", self.seat(seat.partner()).into()));
            args.push(("lho", self.seat(seat.lho()).into()));
            args.push(("rho", self.seat(seat.rho()).into()));
        }
        if let Some((seat, call)) = offender::irregular_call(case, ruling.call) {
            args.push(("irregular", self.call_by(seat, call).into()));
        }
        let speaker = match &case.facts {
            Facts::Rotation(_) => None,
            Facts::Claim(facts) => Some((facts.claimer(), facts.declarer())),
        };
        if let Some((speaker, declarer)) = speaker {
            args.push(("speaker", self.seat(speaker).into()));
            args.push(("mate", self.seat(speaker.partner()).into()));
            args.push(("side", self.side(declarer.side()).into()));
        }
        self.format(&format!("premise-{}", premise.premise.word()), &args)
    }
}
