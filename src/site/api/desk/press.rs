//! The desk's buttons: what each does to its state.

use super::pasted::Pasted;
use super::query::{DeskForm, DeskQuery};
use bank::desk::{AuctionAction, SheetEdit, StepDraft};
use rules::bridge::{Call, Card, Seat};

/// Fragment of the statement.
const STATEMENT: &str = "statement";

impl DeskQuery {
    /// Performs the button's action and returns the fragment to continue at.
    pub(in crate::api) fn press(&mut self, pressed: &DeskForm) -> &'static str {
        let chose = std::mem::take(&mut self.choose);
        (self.tried, self.lacking) = (None, None);
        if let Some(step) = pressed.act.strip_prefix("say ") {
            return self.say(step);
        }
        let (edit, to) = match (self.meant(pressed), &*pressed.act) {
            (Some(meant), _) => meant,
            (None, "rule") => return "ruling",
            (None, "paste") => return self.take_paste(),
            (None, "drop") => {
                (self.paste, self.game, self.after) = (None, None, None);
                return "facts";
            }
            // Another trick of a game is looked at.
            (None, "") if chose => {
                self.choose = true;
                return "choice";
            }
            (None, act) => match act.strip_prefix("paste ").and_then(|number| number.parse().ok()) {
                Some(number) => {
                    self.game = Some(number);
                    return self.take_paste();
                }
                None => return "facts",
            },
        };
        self.edit(edit, to)
    }

    fn edit(&mut self, edit: SheetEdit, to: &'static str) -> &'static str {
        match self.sheet.apply(&edit) {
            Ok(sheet) => {
                self.sheet = sheet;
                to
            }
            Err(_) => {
                self.tried = Some(edit);
                "tried"
            }
        }
    }

    /// Adds a step to the statement, if all its parts are chosen; what was chosen is then used up.
    fn say(&mut self, kind: &str) -> &'static str {
        match self.draft.step(kind) {
            Ok(step) => {
                let to = self.edit(SheetEdit::Say(step), STATEMENT);
                if self.tried.is_none() {
                    self.draft = StepDraft::default();
                }
                to
            }
            Err(_) => {
                self.lacking = Some(kind.to_owned());
                STATEMENT
            }
        }
    }

    /// Loads the pasted text; one that does not become facts stays in its field.
    fn take_paste(&mut self) -> &'static str {
        match self.pasted() {
            Some(Pasted::Facts(sheet)) => {
                self.sheet = *sheet;
                (self.paste, self.game, self.after) = (None, None, None);
                "facts"
            }
            Some(Pasted::Choice(_) | Pasted::PlayedOut(_)) => {
                self.choose = true;
                "choice"
            }
            _ => "paste",
        }
    }

    /// The edit a button stands for, given the selected hand.
    fn meant(&self, pressed: &DeskForm) -> Option<(SheetEdit, &'static str)> {
        let words: Vec<&str> = pressed.act.split(' ').collect();
        Some(match words[..] {
            ["call", call] => {
                let (seat, call) = (pressed.who?, call.parse::<Call>().ok()?);
                (
                    if pressed.together { SheetEdit::With(seat, call) } else { SheetEdit::Call(seat, call) },
                    "facts",
                )
            }
            ["did", seat, ref action @ ..] => (did(pressed, seat, &action.join(" "))?, "facts"),
            ["seen", card] => {
                let how = pressed.how.as_deref().unwrap_or("exposes");
                (did(pressed, pressed.whose?.letter(), &format!("{how} {card}"))?, "facts")
            }
            ["card", card] => (self.card(card.parse().ok()?)?, "facts"),
            [token] => match token.parse().ok()? {
                edit @ (SheetEdit::Unsay(_) | SheetEdit::Earlier(_)) => (edit, STATEMENT),
                edit => (edit, "facts"),
            },
            _ => return None,
        })
    }

    /// Puts a card into the selected hand, or removes it if it is on the table.
    fn card(&self, card: Card) -> Option<SheetEdit> {
        match self.hand.parse::<Seat>() {
            Ok(seat) if self.sheet.holder(card) == Some(seat) => Some(SheetEdit::Take(card)),
            Ok(seat) => Some(SheetEdit::Put(seat, card)),
            Err(_) if self.sheet.trick().last() == Some(&card) => Some(SheetEdit::Unplay),
            Err(_) => Some(SheetEdit::Play(card)),
        }
    }
}

/// An event other than a call, at the time chosen.
fn did(pressed: &DeskForm, seat: &str, action: &str) -> Option<SheetEdit> {
    let action: AuctionAction = action.parse().ok()?;
    let after = pressed.when.filter(|_| !action.reacts());
    Some(SheetEdit::Did(seat.parse().ok()?, action, after))
}
