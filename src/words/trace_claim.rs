//! Arguments of the sentences of a claim's or concession's tests.

use super::trace::Args;
use super::{Arg, Words};
use rules::bridge::{Cards, Seat, Suit};
use rules::engine::claim::{Awareness, ClaimAsked};
use rules::engine::{Case, Facts};

impl Words {
    pub(super) fn claim_args(&self, case: &Case, asked: &ClaimAsked) -> Args {
        let seat = |seat: &Seat| Arg::from(self.seat(*seat));
        let tricks = |n: &u8| Arg::from(self.tricks(*n));
        let suit = |suit: &Suit| Arg::from(self.suit_spoken(*suit));
        let cards = |cards: &Cards| Arg::from(self.cards(*cards));
        let mut args: Args = match asked {
            ClaimAsked::Act(asked) => self.act_args(case, asked),
            ClaimAsked::Doubt(asked) => self.doubt_args(asked),
            ClaimAsked::Social(asked) => self.social_args(*asked),
            ClaimAsked::OtherTricks | ClaimAsked::Disputed | ClaimAsked::Agreed => vec![],
            ClaimAsked::ClaimsTricks { claims, left } => {
                vec![("number", self.number(*claims).into()), ("left", tricks(left))]
            }
            ClaimAsked::ConcedesTricks { concedes, left } => {
                vec![("number", self.number(*concedes).into()), ("left", tricks(left))]
            }
            ClaimAsked::DefenderConcedes { conceder } => vec![("conceder", seat(conceder))],
            ClaimAsked::PartnerObjected { partner } => vec![("partner", seat(partner))],
            ClaimAsked::ClaimFallsToo { claims } => vec![("tricks", tricks(claims))],
            ClaimAsked::CardsExposed { seats } => vec![("seats", self.seats(seats).into())],
            ClaimAsked::Unauthorised { seat: bound } => vec![("seat", seat(bound)), ("told", "words".into())],
            ClaimAsked::LineStated { steps } => {
                vec![("n", (*steps).into()), ("number", self.count(*steps).into())]
            }
            ClaimAsked::StatementHeard { must_face } => {
                vec![("faces", if *must_face { "yes" } else { "no" }.into())]
            }
            ClaimAsked::IrrationalKeptOut { guess } => {
                vec![("guess", if *guess { "yes" } else { "no" }.into())]
            }
            ClaimAsked::TrumpOut { cards: out } => vec![("n", out.len().into()), ("cards", cards(out))],
            ClaimAsked::TrumpNotMentioned { step } => vec![
                ("said", if step.is_some() { "yes" } else { "no" }.into()),
                ("stated", if stated(case) { "yes" } else { "no" }.into()),
                ("step", self.step_said(case, *step).into()),
            ],
            ClaimAsked::TrumpForgotten { found, cards: forgot } => {
                vec![("found", found_word(*found).into()), ("cards", cards(forgot))]
            }
            ClaimAsked::TrickLostToTrump { tricks: n, aware } => {
                vec![("n", (*n).into()), ("tricks", tricks(n)), ("aware", tricks(aware))]
            }
            ClaimAsked::CardsForgotten { suit: of, found, cards: forgot } => {
                vec![("suit", suit(of)), ("found", found_word(*found).into()), ("cards", cards(forgot))]
            }
            ClaimAsked::NormalLineLoses { standard, tricks: n, best } => {
                vec![
                    ("standard", standard.word().into()),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("best", tricks(best)),
                ]
            }
            ClaimAsked::MoreLines { standard, least } => {
                vec![("standard", standard.word().into()), ("least", tricks(least))]
            }
            ClaimAsked::RestsOnPartner { partner, tricks: n, found } => {
                vec![
                    ("partner", seat(partner)),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("found", tricks(found)),
                ]
            }
            ClaimAsked::RestsOnLocation { tricks: n, located } => {
                vec![("n", (*n).into()), ("tricks", tricks(n)), ("located", tricks(located))]
            }
            ClaimAsked::RestsOnShowingOut { suit: of, before, tricks: n, otherwise } => vec![
                ("suit", suit(of)),
                ("before", if *before { "yes" } else { "no" }.into()),
                ("tricks", tricks(n)),
                ("otherwise", tricks(otherwise)),
            ],
            ClaimAsked::RestsOnIrrational { tricks: n, otherwise } => {
                vec![("tricks", tricks(n)), ("otherwise", tricks(otherwise))]
            }
            ClaimAsked::RestsOnOrder { order, tricks: n, otherwise } => {
                vec![
                    ("order", order.word().into()),
                    ("n", (*n).into()),
                    ("tricks", tricks(n)),
                    ("otherwise", tricks(otherwise)),
                ]
            }
            ClaimAsked::RestsOnPresumption { presumption, tricks: n, otherwise } => {
                vec![
                    ("presumption", self.presumption(*presumption).into()),
                    ("authority", self.presumed_by(*presumption).into()),
                    ("tricks", tricks(n)),
                    ("otherwise", tricks(otherwise)),
                ]
            }
            ClaimAsked::ClaimGood { claims, tricks: n } => {
                vec![("claims", tricks(claims)), ("tricks", tricks(n))]
            }
            ClaimAsked::SearchStopped { least, most } => {
                vec![("least", self.number(*least).into()), ("most", tricks(most))]
            }
            ClaimAsked::SameInAllLayouts { layouts } => vec![("layouts", (*layouts).into())],
            ClaimAsked::ConcededTrickSure { conceded, sure } => {
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

    /// The step of the claimer's statement with this number, in words.
    fn step_said(&self, case: &Case, number: Option<usize>) -> String {
        let step = number.and_then(|n| case.facts.statement().get(n.wrapping_sub(1)));
        step.map_or_else(|| self.say("list-none"), |step| self.stated(step))
    }
}

/// True if the claimer made a statement.
fn stated(case: &Case) -> bool {
    !case.facts.statement().is_empty()
}

fn found_word(found: Option<Awareness>) -> &'static str {
    match found {
        None => "nothing",
        Some(Awareness::Aware) => "aware",
        Some(Awareness::Unaware { .. }) => "unaware",
        Some(Awareness::Doubtful) => "doubtful",
    }
}
