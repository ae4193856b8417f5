//! A single call out of rotation, the reaction to it, and its encoding as facts.

use rules::bridge::{Auction, Bid, Call, Seat, Suit};

/// The offender in all situations. A property test shows that seats are alike.
pub const OFFENDER: Seat = Seat::S;
pub const PARTNER: Seat = OFFENDER.partner();
pub const LHO: Seat = OFFENDER.lho();

/// Kind of the offender's call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Pass,
    ArtificialPass,
    PassOfPartnersArtificial,
    Bid,
    NotrumpBid,
    /// Two diamonds, showing hearts.
    Transfer,
    Double,
    Inadmissible,
}

pub const KINDS: [Kind; 8] = [
    Kind::Pass,
    Kind::ArtificialPass,
    Kind::PassOfPartnersArtificial,
    Kind::Bid,
    Kind::NotrumpBid,
    Kind::Transfer,
    Kind::Double,
    Kind::Inadmissible,
];

/// Answer to the call out of rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Open,
    Declined,
    AcceptedByWord,
    /// Left-hand opponent, whose turn it was not, called over it.
    AcceptedByCall,
    /// The opponent whose turn it was called before the Director had ruled.
    Overtaken,
}

/// Calls after the auction had gone back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    Called(Call),
    /// A bid, double or redouble, unknown which.
    Acted,
}

/// A single irregularity, and its continuation.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The calls in rotation before it.
    pub before: Auction,
    pub kind: Kind,
    pub call: Call,
    pub answer: Answer,
    pub later: Vec<Later>,
    /// The Director's findings.
    pub comparable: Option<bool>,
    pub repeats: Option<bool>,
    pub unintended: Option<bool>,
}

impl Situation {
    /// The same, with this answer and these calls after it.
    pub fn and(&self, answer: Answer, calls: Vec<Call>) -> Situation {
        self.with_later_calls(answer, calls.into_iter().map(Later::Called).collect())
    }

    pub fn with_later_calls(&self, answer: Answer, later: Vec<Later>) -> Situation {
        Situation { answer, later, ..self.clone() }
    }

    /// The player whose turn it was.
    pub fn proper(&self) -> Seat {
        self.before.turn()
    }

    /// The number of the irregular call.
    pub fn number(&self) -> usize {
        self.before.calls().len() + 1
    }

    /// `rho`, `partner`, `lho_first` or `lho_later`.
    pub fn at(&self) -> &'static str {
        match self.proper() {
            turn if turn == OFFENDER.rho() => "rho",
            turn if turn == PARTNER => "partner",
            _ if self.before.has_called(OFFENDER) => "lho_later",
            _ => "lho_first",
        }
    }

    /// The caller of each later call; acting counts as well.
    pub fn later_seats(&self) -> impl Iterator<Item = (Seat, Later)> + '_ {
        let first = match self.answer {
            Answer::AcceptedByCall | Answer::AcceptedByWord => OFFENDER.lho(),
            _ => self.proper(),
        };
        self.later.iter().enumerate().map(move |(i, later)| (first.after(i), *later))
    }

    /// The offender's call at his next turn, if made.
    pub fn replacement(&self) -> Option<Call> {
        self.calls_by(OFFENDER).next()
    }

    pub fn calls_by(&self, seat: Seat) -> impl Iterator<Item = Call> + '_ {
        self.later_seats().filter_map(move |(by, later)| match later {
            Later::Called(call) if by == seat => Some(call),
            _ => None,
        })
    }

    /// Right-hand opponent's action after the auction had gone back to him: `waits`, `passed` or
    /// `acted`.
    pub fn rho(&self) -> &'static str {
        match self.later.first() {
            None => "waits",
            Some(Later::Called(Call::Pass)) => "passed",
            Some(_) => "acted",
        }
    }

    /// True if the offender's partner has called since the replacement.
    pub fn partner_has_called_since(&self) -> bool {
        let since = self.later_seats().skip_while(|(by, _)| *by != OFFENDER);
        since.into_iter().any(|(by, _)| by == PARTNER)
    }

    /// The suits that the cancelled call specified; empty if none.
    pub fn suits_shown(&self) -> Vec<Suit> {
        match (self.kind, self.call) {
            (Kind::Transfer, _) => vec![Suit::H],
            (_, Call::Bid(bid)) => bid.strain().suit().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The suits that the offender's legal calls specified.
    pub fn suits_specified(&self) -> Vec<Suit> {
        let before = self.before.calls().filter(|(by, _)| *by == OFFENDER).map(|(_, call)| call);
        let suit = |call| if let Call::Bid(bid) = call { Bid::strain(bid).suit() } else { None };
        before.chain(self.calls_by(OFFENDER)).filter_map(suit).collect()
    }

    /// The auction as facts of the engine.
    pub fn told(&self) -> Vec<String> {
        let mut events: Vec<String> = self.before.calls().map(|(by, call)| format!("{by} {call}")).collect();
        if self.kind == Kind::PassOfPartnersArtificial {
            let partners = self.before.calls().rposition(|(_, call)| call != Call::Pass);
            events[partners.expect("partner has bid")] += "*";
        }
        let artificial = matches!(self.kind, Kind::ArtificialPass | Kind::Transfer);
        events.push(format!("{OFFENDER} {}{}", self.call, if artificial { "*" } else { "" }));
        match self.answer {
            Answer::Declined => events.push(format!("{} declines", OFFENDER.lho())),
            Answer::AcceptedByWord => events.push(format!("{} accepts", OFFENDER.lho())),
            _ => {}
        }
        events.extend(self.later_seats().map(|(by, later)| match later {
            Later::Called(call) => format!("{by} {call}"),
            Later::Acted => format!("{by} acts"),
        }));
        events
    }
}
