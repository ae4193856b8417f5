//! Fluent arguments of the sentences about the tests of a claim or concession.

use super::trace::Args;
use super::{Arg, Words};
use rules::bridge::{Cards, Seat, Suit};
use rules::engine::claim::{Awareness, ClaimTest};
use rules::engine::{Case, Facts};

impl Words {
    /// The arguments of the sentence about a test, with the claimer or conceder as `speaker`.
    pub(super) fn claim_args(&self, case: &Case, test: &ClaimTest) -> Args {
        let seat = |seat: &Seat| Arg::from(self.seat(*seat));
        let tricks = |n: &u8| Arg::from(self.tricks(*n));
        let suit = |suit: &Suit| Arg::from(self.suit_spoken(*suit));
        let cards = |cards: &Cards| Arg::from(self.cards(*cards));
        let mut args: Args = match test {
            ClaimTest::Act(test) => self.act_args(case, test),
            ClaimTest::Doubt(test) => self.doubt_args(test),
            ClaimTest::Social(test) => self.social_args(*test),
            ClaimTest::OtherTricks | ClaimTest::Disputed | ClaimTest::Agreed => vec![],
            ClaimTest::ClaimsTricks { claims, left } => {
                vec![("number", self.number(*claims).into()), ("left", tricks(left))]
            }
            ClaimTest::ConcedesTricks { concedes, left } => {
                vec![("number", self.number(*concedes).into()), ("left", tricks(left))]
            }
            ClaimTest::DefenderConcedes { conceder } => vec![("conceder", seat(conceder))],
            ClaimTest::PartnerObjected { partner } => vec![("partner", seat(partner))],
            ClaimTest::ClaimFallsToo { claims } => vec![("tricks", tricks(claims))],
            ClaimTest::CardsExposed { seats } => vec![("seats", self.seats(seats).into())],
            ClaimTest::Unauthorised { seat: bound } => vec![("seat", seat(bound)), ("told", "words".into())],
            ClaimTest::LineStated { steps } => {
                vec![("n", (*steps).into()), ("number", self.count(*steps).into())]
            }
            ClaimTest::StatementHeard { must_face } => {
                vec![("faces", if *must_face { "yes" } else { "no" }.into())]
            }
            ClaimTest::IrrationalKeptOut { guess } => {
                vec![("guess", if *guess { "yes" } else { "no" }.into())]
            }
            ClaimTest::TrumpOut { cards: out } => vec![("n", out.len().into()), ("cards", cards(out))],
            ClaimTest::TrumpNotMentioned { step } => vec![
                ("said", if step.is_some() { "yes" } else { "no" }.into()),
                ("stated", if made_statement(case) { "yes" } else { "no" }.into()),
                ("step", self.step_words(case, *step).into()),
            ],
            ClaimTest::TrumpForgotten { found, cards: forgot } => {
                vec![("found", awareness_word(*found).into()), ("cards", cards(forgot))]
            }
            ClaimTest::TrickLostToTrump { tricks: n, aware } => {
                vec![("n", (*n).into()), ("tricks", tricks(n)), ("aware", tricks(aware))]
            }
            ClaimTest::CardsForgotten { suit: of, found, cards: forgot } => {
                vec![("suit", suit(of)), ("found", awareness_word(*found).into()), ("cards", cards(forgot))]
            }
            ClaimTest::NormalLineLoses { standard, tricks: n, best } => {
                vec![
                    ("standard", standard.word().into()),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("best", tricks(best)),
                ]
            }
            ClaimTest::MoreLines { standard, least } => {
                vec![("standard", standard.word().into()), ("least", tricks(least))]
            }
            ClaimTest::RestsOnPartner { partner, tricks: n, found } => {
                vec![
                    ("partner", seat(partner)),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("found", tricks(found)),
                ]
            }
            ClaimTest::RestsOnLocation { tricks: n, located } => {
                vec![("n", (*n).into()), ("tricks", tricks(n)), ("located", tricks(located))]
            }
            ClaimTest::RestsOnShowingOut { suit: of, before, tricks: n, otherwise } => vec![
                ("suit", suit(of)),
                ("before", if *before { "yes" } else { "no" }.into()),
                ("tricks", tricks(n)),
                ("otherwise", tricks(otherwise)),
            ],
            ClaimTest::RestsOnIrrational { tricks: n, otherwise } => {
                vec![("tricks", tricks(n)), ("otherwise", tricks(otherwise))]
            }
            ClaimTest::RestsOnOrder { order, tricks: n, otherwise } => {
                vec![
                    ("order", order.word().into()),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("otherwise", tricks(otherwise)),
                ]
            }
            ClaimTest::RestsOnPresumption { presumption, tricks: n, otherwise } => {
                vec![
                    ("presumption", self.presumption(*presumption).into()),
                    ("authority", self.presumed_by(*presumption).into()),
                    ("tricks", tricks(n)),
                    ("otherwise", tricks(otherwise)),
                ]
            }
            ClaimTest::ClaimGood { claims, tricks: n } => {
                vec![("claims", tricks(claims)), ("tricks", tricks(n))]
            }
            ClaimTest::SearchStopped { least, most } => {
                vec![("least", self.number(*least).into()), ("most", tricks(most))]
            }
            ClaimTest::SameInAllLayouts { layouts } => vec![("layouts", (*layouts).into())],
            ClaimTest::ConcededTrickSure { conceded, sure } => {
                vec![("conceded", tricks(conceded)), ("sure", tricks(sure))]
            }
        };
        let speaker = match &case.facts {
            Facts::Claim(facts) => Some(facts.claimer()),
            Facts::Concession(facts) => Some(facts.conceder()),
            Facts::Rotation(_) => None,
        };
        args.extend(speaker.map(|seat| ("speaker", self.seat(seat).into())));
        args
    }

    /// The step of the claimer's statement with this number, counted from 1, in words.
    fn step_words(&self, case: &Case, number: Option<usize>) -> String {
        let step = number.and_then(|n| case.facts.statement().get(n.wrapping_sub(1)));
        step.map_or_else(|| self.say("list-none"), |step| self.stated(step))
    }
}

/// True if the claimer made a statement.
fn made_statement(case: &Case) -> bool {
    !case.facts.statement().is_empty()
}

/// The Fluent word for the Director's finding, if there is one.
fn awareness_word(found: Option<Awareness>) -> &'static str {
    match found {
        None => "nothing",
        Some(Awareness::Aware) => "aware",
        Some(Awareness::Unaware { .. }) => "unaware",
        Some(Awareness::Doubtful) => "doubtful",
    }
}
