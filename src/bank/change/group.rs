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
    /// Elections of the Regulating Authority
    Election,
}

impl ChangeGroup {
    /// Distance from the events at the table: actions and knowledge of the players, meanings and
    /// findings, the edition, the elections. The nearest have the lowest number.
    pub const fn distance(self) -> u8 {
        match self {
            ChangeGroup::Meaning | ChangeGroup::Finding => 1,
            ChangeGroup::Edition => 2,
            ChangeGroup::Election => 3,
            _ => 0,
        }
    }
}

impl Change {
    /// The fact that it is of.
    pub const fn group(&self) -> ChangeGroup {
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
            Change::Claims(_) | Change::Concedes(_) => ChangeGroup::Tricks,
            Change::Silent | Change::WithoutStep(_) => ChangeGroup::Statement,
            Change::How(_) | Change::Meant(_) | Change::CurrentTrickOnly(_) => ChangeGroup::Act,
            Change::Aware { .. } => ChangeGroup::Aware,
            Change::Trump(_) => ChangeGroup::Trump,
            Change::Leader(_) | Change::Trick(_) | Change::ShownOut { .. } => ChangeGroup::Table,
            Change::Exposed { .. } => ChangeGroup::Exposed,
            Change::Objects(_) => ChangeGroup::Objection,
            Change::Disputed(_) | Change::Agreed(_) => ChangeGroup::Disputed,
            Change::Doubted(_) | Change::Doubter(_) | Change::Tricks { .. } => ChangeGroup::Doubt,
            Change::PlayedOn(_) | Change::NotAskedToPlayOn | Change::AllAgree(_) => ChangeGroup::Play,
            Change::Edition(_) => ChangeGroup::Edition,
            Change::Election(_) => ChangeGroup::Election,
        }
    }
}
