//! Which fact a change is of: the headings under which changes are listed, and how near they are to what happened.

use super::Change;

/// The fact that a change is of, in the order in which they are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// The dealer and the first call of the auction
    Dealer,
    Caller,
    /// Which call it was
    Call,
    /// Simultaneous calls
    Together,
    /// Reactions to an irregular call
    Answer,
    /// The Director's coming
    Director,
    /// Meaning of a call
    Meaning,
    /// The Director's findings
    Finding,
    /// The claimer or conceder
    Speaker,
    /// Numbers of tricks
    Tricks,
    Statement,
    Act,
    /// The claimer's knowledge
    Aware,
    /// Trumps
    Trump,
    /// The table at that moment: who leads, what has been played, who has shown out
    Table,
    /// Which cards were exposed
    Exposed,
    /// The reaction of the conceder's partner
    Objection,
    /// Dispute, and agreement of the other side
    Disputed,
    /// Time of the doubt, doubter and findings
    Doubt,
    /// Play since
    Play,
    /// The edition in force
    Edition,
    /// Elections of the Regulating Authority
    Election,
}

impl Group {
    /// All of them, in order.
    pub const ALL: [Group; 22] = [
        Group::Dealer,
        Group::Caller,
        Group::Call,
        Group::Together,
        Group::Answer,
        Group::Director,
        Group::Meaning,
        Group::Finding,
        Group::Speaker,
        Group::Tricks,
        Group::Statement,
        Group::Act,
        Group::Aware,
        Group::Trump,
        Group::Table,
        Group::Exposed,
        Group::Objection,
        Group::Disputed,
        Group::Doubt,
        Group::Play,
        Group::Edition,
        Group::Election,
    ];

    /// The word of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Group::Dealer => "dealer",
            Group::Caller => "caller",
            Group::Call => "call",
            Group::Together => "together",
            Group::Answer => "answer",
            Group::Director => "director",
            Group::Meaning => "meaning",
            Group::Finding => "finding",
            Group::Speaker => "speaker",
            Group::Tricks => "tricks",
            Group::Statement => "statement",
            Group::Act => "act",
            Group::Aware => "aware",
            Group::Trump => "trump",
            Group::Table => "table",
            Group::Exposed => "exposed",
            Group::Objection => "objection",
            Group::Disputed => "disputed",
            Group::Doubt => "doubt",
            Group::Play => "play",
            Group::Edition => "edition",
            Group::Election => "election",
        }
    }

    /// Distance from the events at the table: actions and knowledge of the players, meanings and
    /// findings, the edition, the elections. The nearest have the lowest number.
    pub const fn distance(self) -> u8 {
        match self {
            Group::Meaning | Group::Finding => 1,
            Group::Edition => 2,
            Group::Election => 3,
            _ => 0,
        }
    }
}

impl Change {
    /// The fact that it is of.
    pub const fn group(&self) -> Group {
        match self {
            Change::Dealer(_) | Change::Begins(_) => Group::Dealer,
            Change::Caller { .. } => Group::Caller,
            Change::Call { .. } => Group::Call,
            Change::Together { .. } => Group::Together,
            Change::Accepts { .. } | Change::Acts { .. } | Change::NotLed => Group::Answer,
            Change::Director { .. } => Group::Director,
            Change::Artificial { .. } | Change::Meaning { .. } => Group::Meaning,
            Change::Found { .. } => Group::Finding,
            Change::Speaker(_) => Group::Speaker,
            Change::Claims(_) | Change::Concedes(_) => Group::Tricks,
            Change::Silent | Change::Unsaid(_) => Group::Statement,
            Change::How(_) | Change::Meant(_) | Change::CurrentTrickOnly(_) => Group::Act,
            Change::Aware { .. } => Group::Aware,
            Change::Trump(_) => Group::Trump,
            Change::Leader(_) | Change::Trick(_) | Change::ShownOut { .. } => Group::Table,
            Change::Exposed { .. } => Group::Exposed,
            Change::Objects(_) => Group::Objection,
            Change::Disputed(_) | Change::Agreed(_) => Group::Disputed,
            Change::Doubted(_) | Change::Doubter(_) | Change::Tricks { .. } => Group::Doubt,
            Change::PlayedOn(_) | Change::NotAskedToPlayOn | Change::AllAgree(_) => Group::Play,
            Change::Edition(_) => Group::Edition,
            Change::Election(_) => Group::Election,
        }
    }
}
