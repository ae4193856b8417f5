//! A pasted game in PBN or LIN: the calls for an auction, the position after the play for a claim
//! or concession.

use super::fault::DeskFault;
use super::query::decode;
use super::sheet::CaseSheet;
use rules::bridge::game::{self, GameFault, GameFaultKind, RecordedDeal, RecordedEnding};
use rules::bridge::{Card, Seat};
use rules::engine::Family;
use rules::engine::rotation::FindingKind;

/// Fields of the previous game that do not apply to another, besides the findings.
const OF_THE_GAME: &[&str] = &[
    "facts.vulnerable",
    "facts.meaning",
    "facts.made",
    "facts.trick",
    "facts.won",
    "facts.statement",
    "facts.shown_out",
    "facts.aware",
    "facts.forgot",
    "facts.unseen",
    "facts.out",
    "facts.played",
    "facts.lengths",
    "facts.played_on",
    "facts.play_on.made",
];

/// Fewest and most tricks left at a claim, where the record does not tell.
const USUAL_LEFT: (usize, usize) = (3, 7);

/// Every game of a text in PBN or LIN, or four hands in PBN alone; LIN may also be the `lin`
/// parameter of a URL.
pub fn pasted_games(text: &str) -> Result<PastedGames, DeskFault> {
    let games = game::read(&in_address(text).unwrap_or_else(|| text.to_owned()));
    if games.is_empty() {
        return Err(DeskFault::Pasted(GameFault::new(1, GameFaultKind::NoGame)));
    }
    Ok(PastedGames(games))
}

/// The games of a pasted text, at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct PastedGames(Vec<Result<RecordedDeal, GameFault>>);

impl PastedGames {
    /// Each game, or its fault.
    pub fn all(&self) -> &[Result<RecordedDeal, GameFault>] {
        &self.0
    }

    /// The game of this number, counted from 1.
    pub fn game(&self, number: usize) -> Result<&RecordedDeal, DeskFault> {
        let game = number.checked_sub(1).and_then(|n| self.0.get(n));
        let game = game.ok_or(DeskFault::NoSuchGame(self.0.len()))?.as_ref();
        game.map_err(|fault| DeskFault::Pasted(fault.clone()))
    }
}

/// The number of tricks after which a claim is likely in a game played to the end: when one side
/// won all tricks that followed, with 3 to 7 left. `None` if the play cannot be followed.
pub fn likely_claim(game: &RecordedDeal) -> Option<usize> {
    let winners = game.winners().ok()?;
    let last = winners.last()?;
    let streak = winners.iter().rev().take_while(|winner| *winner == last).count();
    Some(winners.len() - streak.clamp(USUAL_LEFT.0, USUAL_LEFT.1).min(winners.len()))
}

impl CaseSheet {
    /// A sheet with the game of this number, counted from 1, from a pasted text.
    pub fn paste(&self, text: &str, number: usize) -> Result<CaseSheet, DeskFault> {
        self.import(pasted_games(text)?.game(number)?, None)
    }

    /// A sheet with a pasted game: for an ending the position after so many tricks, or where the
    /// record stops. A sheet without a family becomes a claim if cards are known, and an auction
    /// otherwise. Games do not name the claimer; they give the number of tricks only if the sheet
    /// names one.
    pub fn import(&self, game: &RecordedDeal, after: Option<usize>) -> Result<CaseSheet, DeskFault> {
        let otherwise = if game.hands.is_some() { Family::Claim } else { Family::Rotation };
        let family = self.family().unwrap_or(otherwise);
        let mut sheet = self.clone();
        OF_THE_GAME.iter().for_each(|field| sheet.clear(field));
        FindingKind::fields().for_each(|kind| sheet.clear(&format!("facts.{}", kind.word())));
        sheet.put("family", family.word());
        match family {
            Family::Rotation => sheet.set_auction(game)?,
            Family::Claim | Family::Concession => {
                let ending = after.map_or_else(|| game.ending(), |tricks| game.ending_after(tricks));
                let ending = ending.map_err(DeskFault::Pasted)?;
                sheet.set_ending(&ending, family);
            }
        }
        sheet.put("facts.vulnerable", game.vulnerable.map_or("", |vulnerable| vulnerable.word()));
        Ok(sheet)
    }

    fn set_auction(&mut self, game: &RecordedDeal) -> Result<(), DeskFault> {
        let first = game.calls.first().map(|(seat, _)| *seat);
        let first = first.ok_or(DeskFault::Pasted(GameFault::new(game.line, GameFaultKind::NoAuction)))?;
        let calls: Vec<String> = game.calls.iter().map(|(seat, call)| format!("{seat} {call}")).collect();
        self.put("facts.dealer", game.dealer.unwrap_or(first).letter());
        self.set("facts.auction", &calls.join(", ")).map_err(|_| DeskFault::Full)
    }

    fn set_ending(&mut self, ending: &RecordedEnding, family: Family) {
        let letter = |seat: Option<Seat>| seat.map_or("", Seat::letter);
        self.put_hands(&ending.cards);
        self.put_trick(&ending.trick);
        self.put("facts.leader", letter(ending.leader));
        self.put("facts.declarer", letter(ending.declarer));
        self.put("facts.trump", ending.trump.map_or("", |trump| trump.letters()));
        let contract = ending.contract.map(|contract| format!("{}{}", contract.bid, contract.doubled));
        self.put("facts.contract", &contract.unwrap_or_default());
        for (side, tricks) in ["NS", "EW"].into_iter().zip(ending.won.into_iter().flatten()) {
            self.put(&format!("facts.won.{side}"), &tricks.to_string());
        }
        match family {
            Family::Concession => self.put("facts.left", &left(ending).to_string()),
            _ => self.put("facts.claims", &self.claimed(ending).map_or_else(String::new, |n| n.to_string())),
        }
    }

    /// Tricks claimed by the claimer's side, if the text has the total and the sheet the claimer.
    fn claimed(&self, ending: &RecordedEnding) -> Option<u8> {
        let (claimer, declarer) = (self.seat("facts.claimer")?, ending.declarer?);
        let more = ending.claimed?.checked_sub(ending.won?[declarer.side() as usize])?;
        let others = left(ending).checked_sub(more)?;
        Some(if claimer.side() == declarer.side() { more } else { others })
    }
}

/// The LIN in the URL of a page that shows it.
fn in_address(text: &str) -> Option<String> {
    let address = text.trim();
    let (_, query) = address.split_once('?').filter(|_| address.starts_with("http"))?;
    decode(query.split('&').find_map(|part| part.strip_prefix("lin="))?)
}

/// Number of tricks left, including the one in progress.
fn left(ending: &RecordedEnding) -> u8 {
    let of =
        |seat: &Seat| ending.cards[seat.index()].len() + usize::from(has_played(ending, *seat).is_some());
    Seat::ALL.iter().map(of).max().unwrap_or(0) as u8
}

/// The card of this player in the trick in progress.
fn has_played(ending: &RecordedEnding, seat: Seat) -> Option<Card> {
    let leader = ending.leader?;
    (0..4).find(|n| leader.after(*n) == seat).and_then(|n| ending.trick.get(n).copied())
}
