//! Refused edits at the Director's desk, and faults of a pasted game.

use super::{Arg, Words};
use bank::desk::DeskFault;
use rules::bridge::game::{GameFault, GameFaultKind};

impl Words {
    /// The reason an edit is refused.
    pub fn desk_fault(&self, fault: &DeskFault) -> String {
        let args: Vec<(&str, Arg)> = match fault {
            DeskFault::Unreadable(field) => vec![("field", (*field).into())],
            DeskFault::HandFull(seat) => vec![("seat", self.seat(*seat).into())],
            DeskFault::InTheTrick(card) | DeskFault::CardInStep(card) => {
                vec![("card", self.card(*card).into())]
            }
            DeskFault::NotOnTurn(card, seat) => {
                vec![("card", self.card(*card).into()), ("seat", self.seat(*seat).into())]
            }
            DeskFault::Impossible(fault) => return self.rotation_fault(*fault),
            DeskFault::Pasted(fault) => return self.game_fault(fault),
            DeskFault::NoSuchGame(n) => vec![("n", (*n).into())],
            _ => vec![],
        };
        self.format(&format!("desk-fault-{}", fault.word()), &args)
    }

    /// A fault of a game in PBN or LIN, with its line.
    pub fn game_fault(&self, fault: &GameFault) -> String {
        let args: Vec<(&str, Arg)> = match &fault.kind {
            GameFaultKind::NotHands(hands) => vec![("what", self.pbn_fault(hands).into())],
            GameFaultKind::NotInAHand(seat, c) => {
                vec![("seat", self.seat(*seat).into()), ("text", c.escape_debug().to_string().into())]
            }
            GameFaultKind::NotASeat(text)
            | GameFaultKind::NotVulnerable(text)
            | GameFaultKind::NotAContract(text)
            | GameFaultKind::NotTricks(text)
            | GameFaultKind::NotACall(text)
            | GameFaultKind::NotACard(text) => vec![("text", shown(text).into())],
            GameFaultKind::NobodyHolds(card) => vec![("card", self.card(*card).into())],
            GameFaultKind::PlayedTwice(card, seat) => {
                vec![("card", self.card(*card).into()), ("seat", self.seat(*seat).into())]
            }
            _ => vec![],
        };
        let what = self.format(&format!("game-fault-{}", fault.kind.word()), &args);
        self.format("game-fault-at", &[("line", fault.line.into()), ("what", what.into())])
    }
}

/// A text from a file, so that it can be shown: not much of it, and nothing that moves the line.
fn shown(text: &str) -> String {
    text.chars().take(20).collect::<String>().escape_debug().to_string()
}
