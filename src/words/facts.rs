//! The facts of a test, a question or a component as arguments of its sentences.
//!
//! A fact has the argument of its name. Beside it stand `NAME-n`, the number, for numbers and
//! lists; `NAME-word`, the number as a word without its noun, for tricks; `NAME-by`, the authority,
//! for presumptions; and `NAME-known`, `yes` or `no`, for facts that may be absent.

use super::{Arg, Words};
use rules::engine::Case;
use rules::engine::fact::Fact;
use rules::engine::rotation::HandShare;

/// Arguments of a message.
pub(super) type Args = Vec<(String, Arg)>;

/// `yes` or `no`, for messages to choose by.
pub(super) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl Words {
    /// The arguments of facts.
    pub(super) fn fact_args(&self, case: &Case, facts: &[(&str, Fact)]) -> Args {
        let mut args = Args::new();
        facts.iter().for_each(|(name, fact)| self.add_fact(case, name, fact, &mut args));
        args
    }

    fn add_fact(&self, case: &Case, name: &str, fact: &Fact, args: &mut Args) {
        let mut add = |suffix: &str, arg: Arg| args.push((format!("{name}{suffix}"), arg));
        match fact {
            Fact::CallNumber(n) => add("", self.call_of(case, *n).into()),
            Fact::Call(call) => add("", self.call(*call).into()),
            Fact::Calls(calls) => {
                let all: Vec<String> = calls.iter().map(|n| self.call_of(case, *n)).collect();
                add("", self.list(&all).into());
                add("-n", calls.len().into());
            }
            Fact::Step(n) => add("", self.step_of(case, *n).into()),
            Fact::Count(n) => {
                add("", self.count(*n).into());
                add("-n", (*n).into());
            }
            Fact::Tricks(n) => {
                add("", self.tricks(*n).into());
                add("-n", (*n).into());
                add("-word", self.number(*n).into());
            }
            Fact::Result(contract, tricks) => add("", self.result(*contract, *tricks).into()),
            Fact::Score(score) => add("", self.score(*score).into()),
            Fact::Permille(permille) => add("", self.share(*permille).into()),
            Fact::Share(share) => self.add_share(*share, args),
            Fact::Flag(yes) => add("", yes_or_no(*yes).into()),
            Fact::Seat(seat) => add("", self.seat(*seat).into()),
            Fact::Seats(seats) => add("", self.seats(seats).into()),
            Fact::Side(side) => add("", self.side(*side).into()),
            Fact::Suit(suit) => add("", self.suit_spoken(*suit).into()),
            Fact::Suits(suits) => {
                add("", self.suits(suits).into());
                add("-n", suits.len().into());
            }
            Fact::Strains(strains) => {
                let all: Vec<String> = strains.iter().map(|strain| self.strain_spoken(*strain)).collect();
                add("", self.list(&all).into());
                add("-n", strains.len().into());
            }
            Fact::Card(card) => add("", self.card(*card).into()),
            Fact::Cards(cards) => {
                add("", self.cards(*cards).into());
                add("-n", cards.len().into());
            }
            Fact::Played(cards) => add("", self.in_order(cards).into()),
            Fact::Clause(clause) => add("", self.cite(*clause).into()),
            Fact::Clauses(clauses) => {
                let all: Vec<String> = clauses.iter().map(|clause| self.cite(*clause)).collect();
                add("", self.list(&all).into());
            }
            Fact::Presumption(presumption) => {
                add("", self.presumption(*presumption).into());
                add("-by", self.presumed_by(*presumption).into());
            }
            Fact::Word(word) => add("", (*word).into()),
            Fact::Compound(value) => args.extend(self.fact_args(case, &value.parts)),
            Fact::Optional(fact) => {
                add("-known", yes_or_no(fact.is_some()).into());
                match fact {
                    Some(fact) => self.add_fact(case, name, fact, args),
                    None => add("", "none".into()),
                }
            }
        }
    }

    /// A share of hands, and whether there are none.
    fn add_share(&self, share: HandShare, args: &mut Args) {
        let all: [(&str, Arg); 2] =
            [("share", self.share(share.permille()).into()), ("none", yes_or_no(share.both == 0).into())];
        args.extend(all.map(|(name, arg)| (name.to_owned(), arg)));
    }

    /// The step of the claimer's statement with this number, in words.
    fn step_of(&self, case: &Case, number: usize) -> String {
        let step = case.facts.statement().get(number.wrapping_sub(1));
        step.map_or_else(|| self.say("list-none"), |step| self.stated(step))
    }

    /// A share of hands in per cent with one decimal, rounded down: `97.3 %`.
    pub(super) fn share(&self, permille: u16) -> String {
        if permille == 0 { self.say("share-less") } else { self.percent(permille) }
    }
}
