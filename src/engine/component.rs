//! The components of a ruling: the flat list that is marked, printed and given as JSON.
//!
//! Every component has a key and, for marking and forms, its value as canonical tokens: a set of short words in which
//! two values are equal exactly when the tokens are.

use crate::bridge::{Card, Contract, Seat, Side, Suit};
use crate::law::Clause;

/// The keys of components, in the order in which a Director works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// Whether the call was in rotation
    InRotation,
    /// What was said or done: a claim, a concession, both or neither
    What,
    /// The clause that disposes of it
    Law,
    /// Who may accept the irregular call
    MayAccept,
    /// Which calls are cancelled
    Cancelled,
    /// Whose turn it is
    Turn,
    /// What becomes of the auction
    Auction,
    /// What becomes of the play
    Play,
    /// What the offender may or must do
    Offender,
    /// Whether the replacement is a comparable call
    Replacement,
    /// What the offender's partner may or must do
    Partner,
    /// Lead restrictions
    Lead,
    /// For whom information is unauthorised
    UnauthorisedFor,
    /// What becomes of exposed cards
    ExposedCards,
    /// Whether the claim or concession stands
    Standing,
    /// The tricks to each side
    Tricks,
    /// The contract, or that the board was passed out
    Contract,
    /// The result and the score
    Result,
    /// The worst normal line
    Line,
    /// Which time limit governs
    Period,
    /// What the Director watches for afterwards
    Watch,
}

/// A component with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    /// Whether the call was in rotation
    InRotation(bool),
    /// A claim, a concession, both or neither
    What(What),
    /// The clause that disposes of it
    Law(Clause),
    /// Who may accept the irregular call
    MayAccept(MayAccept),
    /// Which calls are cancelled, counted from 1 in the order made
    Cancelled(Vec<usize>),
    /// Whose turn it is to call
    Turn(Seat),
    /// What becomes of the auction
    Auction(AuctionGoes),
    /// What becomes of the play
    Play(PlayGoes),
    /// What the offender may or must do
    Offender(Duty),
    /// Whether the replacement is comparable
    Replacement(Replacement),
    /// What the offender's partner may or must do
    Partner(Duty),
    /// Lead restrictions
    Lead(Lead),
    /// For whom information is unauthorised, and by which clause
    UnauthorisedFor {
        /// The players who may not use it
        seats: Vec<Seat>,
        /// The clause that says so
        clause: Clause,
    },
    /// What becomes of cards a defender exposed
    ExposedCards(ExposedCards),
    /// Whether the claim or concession stands
    Standing(Standing),
    /// Tricks of the remaining ones
    Tricks(Tricks),
    /// The contract with its declarer when the auction is over; none when the board was passed out
    Contract(Option<Contract>),
    /// Contract result and duplicate score of declarer's side
    Result {
        /// The contract
        contract: Contract,
        /// Tricks declarer's side has won in all
        tricks: i32,
        /// The score to declarer's side
        score: i32,
    },
    /// The worst normal line, card by card
    Line(Vec<Played>),
    /// What the Director watches for afterwards
    Watch(Vec<Clause>),
}

/// A claim, a concession, both or neither (Law 68A and B), in tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A claim of so many tricks and no concession
    Claim(u8),
    /// A concession of so many tricks and no claim
    Concession(u8),
    /// A claim of some and a concession of the rest
    Both,
    /// Neither
    Neither,
}

/// Who may accept a call out of rotation (Law 29A).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayAccept {
    /// This player
    Seat(Seat),
    /// Nobody: it has been cancelled, or cannot be accepted
    Nobody,
    /// It has been accepted
    AlreadyAccepted,
}

/// What a player may or must do in the auction from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// Any legal call
    AnyLegalCall,
    /// He must pass at his next turn
    MustPassNext,
    /// He must repeat his call
    MustRepeat,
    /// He must pass whenever it is his turn
    MustPassThroughout,
    /// He may bid or pass, but neither double nor redouble at this turn (2007, 30B2(b))
    MayNotDoubleNow,
    /// His call is treated as a change of call (Law 25)
    ChangeOfCall,
}

/// Whether the call that replaces a cancelled one is comparable (Law 23A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Replacement {
    /// It is
    Comparable,
    /// It is not
    NotComparable,
    /// The Director judges
    Judgement,
    /// There is none yet, or it is not tested
    NotTested,
}

/// A restriction on a defender's lead (Law 26).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// None
    None,
    /// Declarer may forbid one suit of these at this player's first turn to lead
    ForbidOneOf {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// Whom it binds
        binds: Seat,
    },
    /// Declarer may require or forbid one of these suits at this player's first turn to lead (before 2017)
    RequireOrForbid {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// Whom it binds
        binds: Seat,
    },
}

/// What becomes of the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionGoes {
    /// It goes on
    On,
    /// It is over
    Over,
    /// It goes back to this player
    BackTo(Seat),
}

/// What becomes of the play (Law 68D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayGoes {
    /// It goes on
    On,
    /// It ceases
    Ceases,
    /// It is suspended
    Suspended,
    /// It may go on when all four agree
    MayGoOnIfAllAgree,
}

/// Whether a claim or concession stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It stands
    Stands,
    /// The Director adjudicates
    Adjudicated,
    /// It is cancelled
    Cancelled,
    /// It is void
    Void,
    /// There was none in law
    NotEstablished,
}

/// What becomes of cards that a defender exposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExposedCards {
    /// They are penalty cards
    Penalty,
    /// They are not
    NotPenalty,
    /// None was exposed
    None,
}

/// Tricks of the remaining ones to declarer's side: from `least` to `most`, equal when it is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tricks {
    /// Declarer's side
    pub declarer: Side,
    /// Tricks that are left, the one in progress included
    pub left: u8,
    /// The fewest declarer's side may get
    pub least: u8,
    /// The most
    pub most: u8,
}

/// One card of a line of play, and why it is normal there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who plays it
    pub seat: Seat,
    /// The card
    pub card: Card,
    /// Why this play is normal, or whose choice it is
    pub why: super::claim::Why,
}

impl Key {
    /// All keys in order.
    pub const ALL: [Key; 21] = [
        Key::InRotation,
        Key::What,
        Key::Law,
        Key::MayAccept,
        Key::Cancelled,
        Key::Turn,
        Key::Auction,
        Key::Play,
        Key::Offender,
        Key::Replacement,
        Key::Partner,
        Key::Lead,
        Key::UnauthorisedFor,
        Key::ExposedCards,
        Key::Standing,
        Key::Tricks,
        Key::Contract,
        Key::Result,
        Key::Line,
        Key::Period,
        Key::Watch,
    ];

    /// The word of files and of the program's JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Key::InRotation => "in_rotation",
            Key::What => "what",
            Key::Law => "law",
            Key::MayAccept => "may_accept",
            Key::Cancelled => "cancelled",
            Key::Turn => "turn",
            Key::Auction => "auction",
            Key::Play => "play",
            Key::Offender => "offender",
            Key::Replacement => "replacement",
            Key::Partner => "partner",
            Key::Lead => "lead",
            Key::UnauthorisedFor => "unauthorised_for",
            Key::ExposedCards => "exposed_cards",
            Key::Standing => "standing",
            Key::Tricks => "tricks",
            Key::Contract => "contract",
            Key::Result => "result",
            Key::Line => "line",
            Key::Period => "period",
            Key::Watch => "watch",
        }
    }

    /// Whether it is about the table as it is now, and not about one irregularity.
    pub const fn is_of_the_table(self) -> bool {
        matches!(self, Key::Turn | Key::Auction | Key::Contract | Key::Result)
    }

    /// The key with this word.
    pub fn from_word(word: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|k| k.word() == word)
    }
}

impl Duty {
    /// Whether it leaves the player less than any legal call.
    pub const fn binds(self) -> bool {
        !matches!(self, Duty::AnyLegalCall | Duty::ChangeOfCall)
    }

    /// The word of files, tokens and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Duty::AnyLegalCall => "any_legal_call",
            Duty::MustPassNext => "must_pass_next",
            Duty::MustRepeat => "must_repeat",
            Duty::MustPassThroughout => "must_pass_throughout",
            Duty::MayNotDoubleNow => "may_not_double_now",
            Duty::ChangeOfCall => "change_of_call",
        }
    }
}

impl Component {
    /// Its key.
    pub const fn key(&self) -> Key {
        match self {
            Component::InRotation(_) => Key::InRotation,
            Component::What(_) => Key::What,
            Component::Law(_) => Key::Law,
            Component::MayAccept(_) => Key::MayAccept,
            Component::Cancelled(_) => Key::Cancelled,
            Component::Turn(_) => Key::Turn,
            Component::Auction(_) => Key::Auction,
            Component::Play(_) => Key::Play,
            Component::Offender(_) => Key::Offender,
            Component::Replacement(_) => Key::Replacement,
            Component::Partner(_) => Key::Partner,
            Component::Lead(_) => Key::Lead,
            Component::UnauthorisedFor { .. } => Key::UnauthorisedFor,
            Component::ExposedCards(_) => Key::ExposedCards,
            Component::Standing(_) => Key::Standing,
            Component::Tricks(_) => Key::Tricks,
            Component::Contract(_) => Key::Contract,
            Component::Result { .. } => Key::Result,
            Component::Line(_) => Key::Line,
            Component::Watch(_) => Key::Watch,
        }
    }

    /// Its value as tokens, sorted. An empty set (no call cancelled, nobody bound) is the one token `none`.
    pub fn tokens(&self) -> Vec<String> {
        match self {
            Component::InRotation(yes) => one(if *yes { "yes" } else { "no" }),
            Component::What(what) => vec![match what {
                What::Claim(n) => format!("claim:{n}"),
                What::Concession(n) => format!("concession:{n}"),
                What::Both => "both".to_owned(),
                What::Neither => "neither".to_owned(),
            }],
            Component::Law(clause) => one(clause.citation()),
            Component::MayAccept(who) => one(match who {
                MayAccept::Seat(seat) => seat.letter(),
                MayAccept::Nobody => "nobody",
                MayAccept::AlreadyAccepted => "already_accepted",
            }),
            Component::Cancelled(calls) => many(calls),
            Component::Turn(seat) => one(seat.letter()),
            Component::Auction(goes) => vec![match goes {
                AuctionGoes::On => "goes_on".to_owned(),
                AuctionGoes::Over => "over".to_owned(),
                AuctionGoes::BackTo(seat) => format!("back_to:{seat}"),
            }],
            Component::Play(goes) => one(match goes {
                PlayGoes::On => "goes_on",
                PlayGoes::Ceases => "ceases",
                PlayGoes::Suspended => "suspended",
                PlayGoes::MayGoOnIfAllAgree => "may_go_on_if_all_agree",
            }),
            Component::Offender(duty) | Component::Partner(duty) => one(duty.word()),
            Component::Replacement(r) => one(match r {
                Replacement::Comparable => "comparable",
                Replacement::NotComparable => "not_comparable",
                Replacement::Judgement => "judgement",
                Replacement::NotTested => "not_tested",
            }),
            Component::Lead(lead) => match lead {
                Lead::None => one("none"),
                Lead::ForbidOneOf { suits, .. } => many(suits),
                Lead::RequireOrForbid { suits, .. } => {
                    many(&suits.iter().map(|suit| format!("require_or_forbid:{suit}")).collect::<Vec<_>>())
                }
            },
            Component::UnauthorisedFor { seats, .. } => many(seats),
            Component::ExposedCards(e) => one(match e {
                ExposedCards::Penalty => "penalty",
                ExposedCards::NotPenalty => "not_penalty",
                ExposedCards::None => "none",
            }),
            Component::Standing(s) => one(match s {
                Standing::Stands => "stands",
                Standing::Adjudicated => "adjudicated",
                Standing::Cancelled => "cancelled",
                Standing::Void => "void",
                Standing::NotEstablished => "not_established",
            }),
            Component::Tricks(t) if t.least == t.most => vec![t.least.to_string()],
            Component::Tricks(t) => vec![format!("{}-{}", t.least, t.most)],
            Component::Contract(None) => one("passed_out"),
            Component::Contract(Some(contract)) => vec![contract.token()],
            Component::Result { contract, tricks, .. } => vec![contract.result(*tricks)],
            Component::Line(played) => played.iter().map(|p| format!("{}:{}", p.seat, p.card)).collect(),
            Component::Watch(clauses) => many(clauses),
        }
    }
}

fn one(word: &str) -> Vec<String> {
    vec![word.to_owned()]
}

fn many<T: ToString>(items: &[T]) -> Vec<String> {
    if items.is_empty() {
        return one("none");
    }
    let mut words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.sort();
    words
}
