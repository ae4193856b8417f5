//! The token of a one-click edit, as its button sends it: written and parsed. [`Act`] lists them.

use super::act::Act;
use super::action::AuctionAction;
use rules::engine::Family;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Call(seat, call) => write!(f, "call:{seat}:{call}"),
            Act::With(seat, call) => write!(f, "with:{seat}:{call}"),
            Act::Did(seat, action) => write!(f, "did:{seat}:{}", action.word()),
            Act::Undo => f.write_str("undo"),
            Act::Put(seat, card) => write!(f, "put:{seat}:{card}"),
            Act::Take(card) => write!(f, "take:{card}"),
            Act::Play(card) => write!(f, "play:{card}"),
            Act::Unplay => f.write_str("unplay"),
            Act::Family(family) => write!(f, "family:{}", family.word()),
            Act::Clear(path) => write!(f, "clear:{path}"),
        }
    }
}

impl FromStr for Act {
    type Err = ();

    fn from_str(token: &str) -> Result<Act, ()> {
        let parts: Vec<&str> = token.split(':').collect();
        let act = match parts[..] {
            ["call", seat, call] => seat.parse().ok().zip(call.parse().ok()).map(|(s, c)| Act::Call(s, c)),
            ["with", seat, call] => seat.parse().ok().zip(call.parse().ok()).map(|(s, c)| Act::With(s, c)),
            ["did", seat, word] => {
                let action = AuctionAction::ALL.into_iter().find(|action| action.word() == word);
                seat.parse().ok().zip(action).map(|(seat, action)| Act::Did(seat, action))
            }
            ["undo"] => Some(Act::Undo),
            ["put", seat, card] => seat.parse().ok().zip(card.parse().ok()).map(|(s, c)| Act::Put(s, c)),
            ["take", card] => card.parse().ok().map(Act::Take),
            ["play", card] => card.parse().ok().map(Act::Play),
            ["unplay"] => Some(Act::Unplay),
            ["family", word] => Family::ALL.into_iter().find(|f| f.word() == word).map(Act::Family),
            ["clear", path] => Some(Act::Clear(path.to_owned())),
            _ => None,
        };
        act.ok_or(())
    }
}
