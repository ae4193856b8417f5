//! The token of a one-click edit, as its button sends it: written and parsed. [`SheetEdit`] lists
//! them.

use super::edit::SheetEdit;
use rules::engine::Family;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for SheetEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetEdit::Call(seat, call) => write!(f, "call:{seat}:{call}"),
            SheetEdit::With(seat, call) => write!(f, "with:{seat}:{call}"),
            SheetEdit::Did(seat, action, None) => write!(f, "did:{seat}:{action}"),
            SheetEdit::Did(seat, action, Some(call)) => write!(f, "did:{seat}:{action}:{call}"),
            SheetEdit::Undo => f.write_str("undo"),
            SheetEdit::Put(seat, card) => write!(f, "put:{seat}:{card}"),
            SheetEdit::Take(card) => write!(f, "take:{card}"),
            SheetEdit::Play(card) => write!(f, "play:{card}"),
            SheetEdit::Unplay => f.write_str("unplay"),
            SheetEdit::Say(step) => write!(f, "say:{step}"),
            SheetEdit::Unsay(n) => write!(f, "unsay:{n}"),
            SheetEdit::Earlier(n) => write!(f, "earlier:{n}"),
            SheetEdit::Family(family) => write!(f, "family:{}", family.word()),
            SheetEdit::Clear(path) => write!(f, "clear:{path}"),
        }
    }
}

fn did(seat: &str, action: &str, after: Option<usize>) -> Option<SheetEdit> {
    Some(SheetEdit::Did(seat.parse().ok()?, action.parse().ok()?, after))
}

impl FromStr for SheetEdit {
    type Err = ();

    /// Reads a token.
    fn from_str(token: &str) -> Result<SheetEdit, ()> {
        // A step on a condition has a colon of its own.
        if let Some(step) = token.strip_prefix("say:") {
            return step.parse().map(SheetEdit::Say).map_err(|_| ());
        }
        let parts: Vec<&str> = token.split(':').collect();
        let edit = match parts[..] {
            ["call", seat, call] => {
                seat.parse().ok().zip(call.parse().ok()).map(|(s, c)| SheetEdit::Call(s, c))
            }
            ["with", seat, call] => {
                seat.parse().ok().zip(call.parse().ok()).map(|(s, c)| SheetEdit::With(s, c))
            }
            ["did", seat, action] => did(seat, action, None),
            ["did", seat, action, call] => call.parse().ok().and_then(|call| did(seat, action, Some(call))),
            ["undo"] => Some(SheetEdit::Undo),
            ["put", seat, card] => {
                seat.parse().ok().zip(card.parse().ok()).map(|(s, c)| SheetEdit::Put(s, c))
            }
            ["take", card] => card.parse().ok().map(SheetEdit::Take),
            ["play", card] => card.parse().ok().map(SheetEdit::Play),
            ["unplay"] => Some(SheetEdit::Unplay),
            ["unsay", n] => n.parse().ok().map(SheetEdit::Unsay),
            ["earlier", n] => n.parse().ok().map(SheetEdit::Earlier),
            ["family", word] => Family::ALL.into_iter().find(|f| f.word() == word).map(SheetEdit::Family),
            ["clear", path] => Some(SheetEdit::Clear(path.to_owned())),
            _ => None,
        };
        edit.ok_or(())
    }
}
