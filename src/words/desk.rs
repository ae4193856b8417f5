//! Messages of the desk: missing fields, and wrong ones.

use super::Words;
use bank::{FaultKind, LocatedFault};
use rules::engine::claim::ClaimFault;
use rules::engine::rotation::RotationFault;

impl Words {
    /// A fault of a field, with the field's name: `Declarer: not a seat; …`.
    pub fn field_fault(&self, fault: &LocatedFault) -> String {
        let (path, item) = item_of(&fault.field);
        let message = self.fault_kind(&fault.kind);
        let field = ("field", self.desk_field(path).into());
        match item {
            _ if path.is_empty() => message,
            Some(n) => self.format("desk-fault-item", &[field, ("n", n.into()), ("fault", message.into())]),
            None => self.format("desk-fault", &[field, ("fault", message.into())]),
        }
    }

    /// A missing fact.
    pub fn desk_missing(&self, fault: &LocatedFault) -> String {
        match fault.kind {
            FaultKind::Rotation(RotationFault::NoCall) => self.say("desk-missing-call"),
            FaultKind::Claim(ClaimFault::NoCards) => self.say("desk-missing-cards"),
            FaultKind::Claim(ClaimFault::NothingConceded) => self.say("desk-missing-conceded"),
            FaultKind::Claim(ClaimFault::HandSize { seat, has, must }) => {
                let args = [("seat", self.seat(seat).into()), ("has", has.into()), ("must", must.into())];
                self.format("desk-missing-hand", &args)
            }
            _ if fault.field == "facts.auction" => self.say("desk-missing-call"),
            _ if fault.field == "facts" => self.say("desk-missing-facts"),
            _ => self.desk_field(item_of(&fault.field).0),
        }
    }

    /// A field's name at the desk; its path if it has none.
    pub fn desk_field(&self, path: &str) -> String {
        let mut steps = path.trim_start_matches("facts.").split('.');
        let (first, last) = (steps.next().unwrap_or_default(), steps.next_back());
        match (first, last) {
            ("auction", _) => self.say("desk-written"),
            ("cards", _) => self.say("desk-missing-cards"),
            ("meaning", _) => self.say("desk-meanings"),
            ("aware", _) => self.say("desk-awareness"),
            ("elections", Some(last)) if !self.knows(&format!("desk-{last}")) => self.say("desk-elections"),
            ("elections", Some(last)) => self.say(&field_id(last)),
            _ if self.knows(&field_id(path)) => self.say(&field_id(path)),
            _ => path.to_owned(),
        }
    }

    /// A field's label and hint at the desk.
    pub fn desk_label(&self, path: &str) -> (String, Option<String>) {
        let id = field_id(path);
        let hint = format!("{id}-hint");
        (self.say(&id), self.knows(&hint).then(|| self.say(&hint)))
    }

    /// A choice of a field at the desk, or no choice.
    pub fn desk_choice(&self, path: &str, choice: Option<&str>) -> String {
        let id = format!("{}-{}", field_id(path), choice.unwrap_or("open"));
        self.say(if choice.is_some() || self.knows(&id) { &id } else { "desk-untold" })
    }
}

/// The message id of a field: `desk-play-on-made`.
fn field_id(path: &str) -> String {
    format!("desk-{}", path.trim_start_matches("facts.").replace(['.', '_'], "-"))
}

/// The field of a fault, and the number of its item, counted from 1: `facts.trick[2]`.
fn item_of(path: &str) -> (&str, Option<usize>) {
    match path.split_once('[') {
        Some((field, rest)) => {
            (field, rest.split(']').next().and_then(|n| n.parse::<usize>().ok()).map(|n| n + 1))
        }
        None => (path, None),
    }
}
