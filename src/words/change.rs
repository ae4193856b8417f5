//! Changes of one fact, as a line of a list and as a counterfactual. Message ids have the token's
//! first word: `change-dealer` and `had-dealer`.

use super::{Arg, Words};
use bank::Change;
use bank::change::{ChangeGroup, Counterfactual, Election, RemovedFact};
use rules::bridge::{Call, Seat};
use rules::engine::claim::StatementStep;
use rules::engine::{Case, Facts, Key};

type ChangeArgs = Vec<(&'static str, Arg)>;

/// Grammatical form of a change.
#[derive(Clone, Copy)]
enum ChangeForm {
    /// As a fact
    Fact,
    /// As a counterfactual condition
    Had,
}

impl Words {
    /// Heading of a group of changes: `Who made the call`.
    pub fn change_group(&self, group: ChangeGroup) -> String {
        self.say(&format!("change-group-{}", group.word()))
    }

    /// The changed fact, as a line of a list: `East is dealer`.
    pub fn change(&self, case: &Case, change: Change) -> String {
        self.change_message(ChangeForm::Fact, case, change)
    }

    /// A counterfactual: `If East had been dealer, Law 30A would apply.`
    pub fn counterfactual(&self, case: &Case, other: &Counterfactual) -> String {
        let law = other.ruling.component(Key::Law).map(|law| self.component(&other.case, law));
        let had = self.change_message(ChangeForm::Had, case, other.change);
        self.format("counterfactual", &[("had", had.into()), ("law", law.unwrap_or_default().into())])
    }

    /// Facts that fall away with a change: `Falls away: East’s 2♣ and South’s 2♠.`
    pub fn removed(&self, facts: &[RemovedFact]) -> Option<String> {
        let named: Vec<String> = facts
            .iter()
            .map(|fact| match *fact {
                RemovedFact::Call(seat, call) => self.call_by(seat, call),
                RemovedFact::Unrecorded(seat) => {
                    self.format("change-removed-call", &[("seat", self.seat(seat).into())])
                }
                RemovedFact::Lead(seat) => {
                    self.format("change-removed-lead", &[("seat", self.seat(seat).into())])
                }
                RemovedFact::Exposed(seat, cards) => {
                    let args = [("seat", self.seat(seat).into()), ("cards", self.cards(cards).into())];
                    self.format("change-removed-exposed", &args)
                }
                RemovedFact::Statement => self.say("change-removed-statement"),
            })
            .collect();
        let removed = [("removed", self.list(&named).into())];
        (!named.is_empty()).then(|| self.format("change-removed", &removed))
    }

    fn change_message(&self, how: ChangeForm, case: &Case, change: Change) -> String {
        let token = change.token();
        let mut parts = token.split(':');
        let word = match change {
            Change::Election(_) => parts.by_ref().take(2).collect::<Vec<_>>().join("-"),
            _ => parts.next().unwrap_or_default().to_owned(),
        };
        // The last part is the new value, by which a message may choose.
        let mut args: ChangeArgs = vec![("to", parts.next_back().unwrap_or_default().into())];
        args.extend(self.of_call(how, case, change));
        args.extend(self.of_play_or_code(case, change));
        let id = match how {
            ChangeForm::Fact => format!("change-{word}"),
            ChangeForm::Had => format!("had-{word}"),
        };
        let message = self.format(&id, &args);
        match repeated(case, change) {
            Some(n) => self.format("change-of-call", &[("change", message.into()), ("n", n.into())]),
            None => message,
        }
    }

    /// Arguments of a change of an auction.
    fn of_call(&self, how: ChangeForm, case: &Case, change: Change) -> ChangeArgs {
        let makes = |seat: Seat, call: Call| match how {
            ChangeForm::Fact => self.makes(seat, call),
            ChangeForm::Had => self.format("had-makes", &self.call_args(seat, call)),
        };
        let Some((seat, made)) = change.call().and_then(|call| made(case, call)) else {
            let all = matches!(change, Change::Found { .. });
            return if all { vec![("call", self.irregular(case).into())] } else { Vec::new() };
        };
        let mut args: ChangeArgs = vec![("call", self.call_by(seat, made).into())];
        args.push(("next", self.seat(seat.lho()).into()));
        match change {
            Change::Caller { seat: other, .. } => {
                args.push(("makes", makes(other, made).into()));
                args.push(("seat", self.seat(seat).into()));
            }
            Change::Call { to, .. } => {
                args.push(("makes", makes(seat, to).into()));
                args.push(("instead", self.format("change-instead", &self.call_args(seat, made)).into()));
            }
            Change::Meaning { to: Some(name), .. } => {
                args.push(("meaning", self.agreement_name(name).into()));
            }
            _ => {}
        }
        args
    }

    fn call_args(&self, seat: Seat, call: Call) -> [(&'static str, Arg); 3] {
        let kind = super::offender::kind(call);
        [("seat", self.seat(seat).into()), ("kind", kind.into()), ("call", self.call(call).into())]
    }

    /// The irregular call that a finding for all is about, by its player if there is only one.
    fn irregular(&self, case: &Case) -> String {
        match super::offender::irregular_call(case, None) {
            Some((seat, call)) => self.call_by(seat, call),
            None => self.say("change-irregular"),
        }
    }

    /// Arguments of a change of a claim or concession, or of the code.
    fn of_play_or_code(&self, case: &Case, change: Change) -> ChangeArgs {
        let mut args: ChangeArgs = Vec::new();
        if let Some(speaker) = speaker(case) {
            args.push(("speaker", self.seat(speaker).into()));
            args.push(("partner", self.seat(speaker.partner()).into()));
            args.push(("family", case.facts.family().word().into()));
        }
        match change {
            Change::Dealer(seat)
            | Change::Acts { seat, .. }
            | Change::Speaker(seat)
            | Change::Exposed { seat, .. } => args.push(("seat", self.seat(seat).into())),
            Change::ShownOut { seat, suit, .. } => {
                args.push(("seat", self.seat(seat).into()));
                args.push(("suit", self.suit_spoken(suit).into()));
            }
            Change::Aware { suit, .. } => args.push(("suit", self.suit_spoken(suit).into())),
            Change::Set { field: "trump", to: Some(to) } => {
                args.extend(to.parse().ok().map(|suit| ("suit", self.suit_spoken(suit).into())));
            }
            Change::Set { to: Some(to), .. } => {
                args.extend(to.parse().ok().map(|seat| ("seat", self.seat(seat).into())));
                args.extend(to.parse::<u8>().ok().map(|n| ("tricks", self.tricks(n).into())));
            }
            Change::Trick(n) | Change::PlayedOn(n) => {
                args.extend([("n", n.into()), ("number", self.count(n).into())]);
            }
            Change::WithoutStep(n) => {
                let step = step(case, n).map(|step| self.stated(step));
                args.push(("step", step.unwrap_or_default().into()));
            }
            Change::Date(date) => args.push(("date", self.calendar_day(date).into())),
            Change::Election(election) => args.extend(self.elected(election)),
            _ => {}
        }
        args
    }

    fn elected(&self, election: Election) -> Option<(&'static str, Arg)> {
        match election {
            Election::SimilarFrom(share) | Election::DissimilarBelow(share) => {
                Some(("percent", i64::from(share.0 / 10).into()))
            }
            Election::Presumes(one, _) => Some(("presumption", self.presumption(one).into())),
            Election::Order(_) | Election::Guidelines(_) => None,
        }
    }
}

fn made(case: &Case, call: usize) -> Option<(Seat, Call)> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    facts.calls().nth(call.checked_sub(1)?)
}

/// The number of the call that a change is about, if the same player made the same call more than
/// once.
fn repeated(case: &Case, change: Change) -> Option<usize> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    let call = change.call()?;
    let this = made(case, call)?;
    (facts.calls().filter(|other| *other == this).count() > 1).then_some(call)
}

fn speaker(case: &Case) -> Option<Seat> {
    match &case.facts {
        Facts::Rotation(_) => None,
        Facts::Claim(facts) => Some(facts.claimer()),
    }
}

fn step(case: &Case, n: usize) -> Option<&StatementStep> {
    case.facts.statement().get(n.checked_sub(1)?)
}
