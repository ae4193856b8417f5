//! Why something cannot be done at the Director's desk, as a sentence.

use super::{Arg, Words};
use crate::quiz::desk::DeskFault;

impl Words {
    /// Why it cannot be done.
    pub fn desk_fault(&self, fault: &DeskFault) -> String {
        let args: Vec<(&str, Arg)> = match fault {
            DeskFault::Unreadable(field) => vec![("field", (*field).into())],
            DeskFault::HandFull(seat) => vec![("seat", self.seat(*seat).into())],
            DeskFault::InTheTrick(card) => vec![("card", self.card(*card).into())],
            DeskFault::NotOnTurn(card, seat) => {
                vec![("card", self.card(*card).into()), ("seat", self.seat(*seat).into())]
            }
            _ => vec![],
        };
        self.tell(&format!("desk-fault-{}", fault.word()), &args)
    }
}
