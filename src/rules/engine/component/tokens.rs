//! The values of components as canonical tokens, for comparison with answers, published rulings and
//! tests.

use super::{
    AuctionConsequence, ClaimedTricks, Component, ExposedCards, LeadRestriction, MayAccept, Period,
    PlayConsequence, Replacement, Standing,
};

impl Component {
    /// Sorted tokens of the value. An empty set (no call cancelled, no player bound) is the single
    /// token `none`.
    pub fn tokens(&self) -> Vec<String> {
        match self {
            Component::InRotation(yes) => single(if *yes { "yes" } else { "no" }),
            Component::What(what) => vec![match what {
                ClaimedTricks::Claim(n) => format!("claim:{n}"),
                ClaimedTricks::Concession(n) => format!("concession:{n}"),
                ClaimedTricks::Both => "both".to_owned(),
                ClaimedTricks::Neither => "neither".to_owned(),
            }],
            Component::Law(clause) => single(clause.citation()),
            Component::MayAccept(who) => single(match who {
                MayAccept::Seat(seat) => seat.letter(),
                MayAccept::Nobody => "nobody",
                MayAccept::AlreadyAccepted => "already_accepted",
            }),
            Component::Cancelled(calls) => sorted(calls),
            Component::Turn(seat) => single(seat.letter()),
            Component::Auction(goes) => vec![match goes {
                AuctionConsequence::On => "goes_on".to_owned(),
                AuctionConsequence::Over => "over".to_owned(),
                AuctionConsequence::BackTo(seat) => format!("back_to:{seat}"),
            }],
            Component::Play(goes) => single(match goes {
                PlayConsequence::On => "goes_on",
                PlayConsequence::Ceases => "ceases",
                PlayConsequence::Suspended => "suspended",
                PlayConsequence::MayGoOnIfAllAgree => "may_go_on_if_all_agree",
            }),
            Component::Offender(duty) | Component::Partner(duty) => single(duty.word()),
            Component::Replacement(r) => single(match r {
                Replacement::Comparable => "comparable",
                Replacement::NotComparable => "not_comparable",
                Replacement::Judgement => "judgement",
                Replacement::NotTested => "not_tested",
            }),
            Component::Lead(lead) => match lead {
                LeadRestriction::None => single("none"),
                LeadRestriction::ForbidOneOf { suits, .. } => sorted(suits),
                LeadRestriction::RequireOrForbid { suits, .. } => {
                    sorted(&suits.iter().map(|suit| format!("require_or_forbid:{suit}")).collect::<Vec<_>>())
                }
            },
            Component::UnauthorisedFor { seats, .. } => sorted(seats),
            Component::ExposedCards(e) => single(match e {
                ExposedCards::Penalty => "penalty",
                ExposedCards::NotPenalty => "not_penalty",
                ExposedCards::None => "none",
            }),
            Component::Standing(s) => single(match s {
                Standing::Stands => "stands",
                Standing::Adjudicated => "adjudicated",
                Standing::Cancelled => "cancelled",
                Standing::Withdrawn => "withdrawn",
                Standing::Void => "void",
                Standing::NotEstablished => "not_established",
            }),
            Component::Returned { side, tricks } => vec![format!("{}:{tricks}", side.letters())],
            Component::Tricks(t) if t.least == t.most => vec![t.least.to_string()],
            Component::Tricks(t) => vec![format!("{}-{}", t.least, t.most)],
            Component::Contract(None) => single("passed_out"),
            Component::Contract(Some(contract)) => vec![contract.token()],
            Component::Result { contract, tricks, .. } => vec![contract.result(*tricks)],
            Component::Line(played) => played.iter().map(|p| format!("{}:{}", p.seat, p.card)).collect(),
            Component::Period(Period { limit, over }) => {
                vec![format!("{}:{}", limit.word(), if *over { "over" } else { "open" })]
            }
            Component::Watch(clauses) => sorted(clauses),
        }
    }
}

fn single(word: &str) -> Vec<String> {
    vec![word.to_owned()]
}

fn sorted<T: ToString>(items: &[T]) -> Vec<String> {
    if items.is_empty() {
        return single("none");
    }
    let mut words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.sort();
    words
}
