//! What a pasted text becomes: facts, or a question about it.

use super::query::DeskQuery;
use bank::desk::{CaseSheet, DeskFault, PastedGames, likely_claim, pasted_games};
use rules::bridge::game::{GameFaultKind, RecordedDeal, RecordedEnding};
use rules::law::Edition;

/// The result of a pasted text.
pub enum Pasted {
    /// The facts of the chosen or only game
    Facts(Box<CaseSheet>),
    /// Several games, of which none is chosen
    Choice(PastedGames),
    /// A game played to the end, and a position in it that may have been claimed from
    PlayedOut(Box<PlayedOut>),
    /// A text that cannot be used
    Fault(DeskFault),
}

/// A game played to the end, at one of its tricks.
pub struct PlayedOut {
    /// The game
    pub game: RecordedDeal,
    /// Number of the game, counted from 1
    pub number: usize,
    /// Number of tricks that are played
    pub after: usize,
    /// The position after them
    pub position: RecordedEnding,
}

impl DeskQuery {
    /// What the pasted text becomes; `None` without one.
    pub fn pasted(&self) -> Option<Pasted> {
        let text = self.paste.as_deref()?;
        Some(self.import(text).unwrap_or_else(Pasted::Fault))
    }

    fn import(&self, text: &str) -> Result<Pasted, DeskFault> {
        let games = pasted_games(text)?;
        let number = match (self.game, games.all().len()) {
            (Some(number), _) => number,
            (None, 1) => 1,
            (None, _) => return Ok(Pasted::Choice(games)),
        };
        let game = games.game(number)?;
        // With a trick chosen the claim came there, once the choice is confirmed.
        match self.sheet.import(game, self.after) {
            Ok(mut sheet) => {
                if sheet.get("edition").is_empty() {
                    // Defaults to the code in force; the field exists, so this cannot fail.
                    let _ = sheet.set("edition", Edition::E2017.word());
                }
                Ok(Pasted::Facts(Box::new(sheet)))
            }
            Err(DeskFault::Pasted(fault)) if fault.kind == GameFaultKind::PlayedOut => {
                let played_out = PlayedOut::at(game, number, None);
                played_out.map(Pasted::PlayedOut).ok_or(DeskFault::Pasted(fault))
            }
            Err(fault) => Err(fault),
        }
    }

    /// The game played to the end that is being looked at, at the chosen trick.
    pub fn played_out(&self) -> Option<Box<PlayedOut>> {
        let games = pasted_games(self.paste.as_deref()?).ok()?;
        let number = self.game.unwrap_or(1);
        PlayedOut::at(games.game(number).ok()?, number, Some(self.after?))
    }
}

impl PlayedOut {
    /// A game after so many tricks, or where a claim is likely; `None` if its play cannot be
    /// followed.
    fn at(game: &RecordedDeal, number: usize, after: Option<usize>) -> Option<Box<PlayedOut>> {
        let last = game.tricks.len().checked_sub(1)?;
        let after = after.or_else(|| likely_claim(game))?.min(last);
        let position = game.ending_after(after).ok()?;
        Some(Box::new(PlayedOut { game: game.clone(), number, after, position }))
    }

    /// The most tricks after which there is something left to claim.
    pub fn last(&self) -> usize {
        self.game.tricks.len().saturating_sub(1)
    }
}
