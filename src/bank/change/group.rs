//! Groups of changes by the fact they change: headings of lists, and distances from the events.

use super::Change;
use derive::Word;

/// The fact that a change is about, in list order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum ChangeGroup {
    /// The dealer and the first call of the auction
    Dealer,
    Caller,
    /// The call itself
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
    /// The table at that moment: the leader, the trick in progress, players who have shown out
    Table,
    /// Exposed cards
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
    /// The day of the event
    Date,
    /// Elections of the Regulating Authority
    Election,
}

impl ChangeGroup {
    /// Distance from the events at the table: actions and knowledge of the players, meanings and
    /// findings, the edition and the date, the elections. The nearest have the lowest number.
    pub const fn distance(self) -> u8 {
        match self {
            ChangeGroup::Meaning | ChangeGroup::Finding => 1,
            ChangeGroup::Edition | ChangeGroup::Date => 2,
            ChangeGroup::Election => 3,
            _ => 0,
        }
    }
}

impl Change {
    /// The fact that it is of.
    pub fn group(&self) -> ChangeGroup {
        match self {
            Change::Dealer(_) | Change::Begins(_) => ChangeGroup::Dealer,
            Change::Caller { .. } => ChangeGroup::Caller,
            Change::Call { .. } => ChangeGroup::Call,
            Change::Together { .. } => ChangeGroup::Together,
            Change::Accepts { .. } | Change::Acts { .. } | Change::NotLed => ChangeGroup::Answer,
            Change::Director { .. } => ChangeGroup::Director,
            Change::Artificial { .. } | Change::Meaning { .. } => ChangeGroup::Meaning,
            Change::Found { .. } => ChangeGroup::Finding,
            Change::Speaker(_) => ChangeGroup::Speaker,
            Change::Silent | Change::WithoutStep(_) => ChangeGroup::Statement,
            Change::Aware { .. } => ChangeGroup::Aware,
            Change::Trick(_) | Change::ShownOut { .. } => ChangeGroup::Table,
            Change::Exposed { .. } => ChangeGroup::Exposed,
            Change::PlayedOn(_) | Change::NotAskedToPlayOn => ChangeGroup::Play,
            Change::Set { field, .. } => match *field {
                "claims" | "concedes" => ChangeGroup::Tricks,
                "how" | "meant" | "current_trick_only" => ChangeGroup::Act,
                "trump" => ChangeGroup::Trump,
                "leader" => ChangeGroup::Table,
                "objection" => ChangeGroup::Objection,
                "disputed" | "agreed" => ChangeGroup::Disputed,
                "all_agree" => ChangeGroup::Play,
                _ => ChangeGroup::Doubt,
            },
            Change::Edition(_) => ChangeGroup::Edition,
            Change::Date(_) => ChangeGroup::Date,
            Change::Election(_) => ChangeGroup::Election,
        }
    }
}
