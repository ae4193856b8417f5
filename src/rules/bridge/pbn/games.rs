//! The games of a text in PBN, in its import format.
//!
//! A game begins at a repeated tag, or after an empty line with another deal. Tags left out, or
//! given as `#`, are as in the game before: that is how two tables of one board are written.

use super::items::{self, PbnItem};
use crate::bridge::call::Call;
use crate::bridge::card::Strain;
use crate::bridge::game::fault::{GameFault, GameFaultKind};
use crate::bridge::game::lenient;
use crate::bridge::game::recorded::{RecordedDeal, TrickCards};
use crate::bridge::seat::Seat;

/// A tag with its line, and the words after it.
struct PbnSection {
    line: usize,
    name: String,
    value: String,
    words: Vec<(usize, String)>,
}

/// The tags that make a section a deal.
const DEAL_TAGS: &[&str] = &["Deal", "Auction", "Play", "Contract"];

/// Reads every game of a text; one that cannot be read gives its first fault.
pub fn games(text: &str) -> Vec<Result<RecordedDeal, GameFault>> {
    let mut games = Vec::new();
    let mut before = RecordedDeal::default();
    for sections in apart(text) {
        let game = sections.and_then(|sections| {
            let has_deal = sections.iter().any(|section| DEAL_TAGS.contains(&section.name.as_str()));
            if has_deal { read(&sections, &before).map(Some) } else { Ok(None) }
        });
        if let Ok(Some(game)) = &game {
            before = game.clone();
        }
        games.extend(game.transpose());
    }
    games
}

/// The sections of each game.
fn apart(text: &str) -> Vec<Result<Vec<PbnSection>, GameFault>> {
    let mut games: Vec<Result<Vec<PbnSection>, GameFault>> = Vec::new();
    let mut blank = true;
    for (line, item) in items::items(text) {
        let item = match item {
            Ok(item) => item,
            Err(fault) => {
                match games.last_mut() {
                    Some(Err(_)) if !blank => {}
                    Some(game) if !blank => *game = Err(fault),
                    _ => games.push(Err(fault)),
                }
                blank = false;
                continue;
            }
        };
        match item {
            PbnItem::Blank => blank = true,
            PbnItem::Word(word) => {
                let game = games.last_mut().and_then(|game| game.as_mut().ok());
                if let Some(section) = game.and_then(|game| game.last_mut()) {
                    section.words.push((line, word));
                }
            }
            PbnItem::Tag(name, value) => {
                let section = PbnSection { line, name, value, words: Vec::new() };
                match games.last_mut() {
                    Some(Ok(game)) if !begins(game, &section.name, blank) => game.push(section),
                    Some(Err(_)) if !blank => {}
                    _ => games.push(Ok(vec![section])),
                }
                blank = false;
            }
        }
    }
    games
}

/// True if a tag begins a new game.
fn begins(game: &[PbnSection], name: &str, blank: bool) -> bool {
    let has = |name: &str| game.iter().any(|section| section.name == name);
    let repeats = has(name) && !["Note"].contains(&name);
    // After an empty line the first tags of a game begin another, once there is one.
    let first = ["Event", "Board", "Dealer", "Deal"].contains(&name);
    repeats || (blank && first && DEAL_TAGS.iter().any(|tag| has(tag)))
}

fn read(sections: &[PbnSection], before: &RecordedDeal) -> Result<RecordedDeal, GameFault> {
    let has = |name: &str| sections.iter().any(|section| section.name == name);
    let mut game =
        RecordedDeal { line: sections.first().map_or(1, |section| section.line), ..RecordedDeal::default() };
    if !has("Deal") && !has("Board") {
        (game.dealer, game.vulnerable, game.hands) = (before.dealer, before.vulnerable, before.hands);
        game.board.clone_from(&before.board);
    }
    game.result = result(sections);
    for section in sections {
        let value = section.value.trim().trim_start_matches('^');
        let fault = |kind| GameFault::new(section.line, kind);
        let same = value == "#";
        let absent = matches!(value, "" | "?") || same;
        match section.name.as_str() {
            "Board" if same => game.board.clone_from(&before.board),
            "Dealer" if same => game.dealer = before.dealer,
            "Vulnerable" if same => game.vulnerable = before.vulnerable,
            "Deal" if same => game.hands = before.hands,
            _ if absent => {}
            "Board" => game.board = Some(value.to_owned()),
            "Dealer" => game.dealer = Some(seat(value, section.line)?),
            "Vulnerable" => {
                let kind = || GameFaultKind::NotVulnerable(value.to_owned());
                game.vulnerable = Some(lenient::vulnerable(value).ok_or_else(|| fault(kind()))?);
            }
            "Deal" => {
                game.hands = Some(lenient::deal(value).map_err(|f| fault(GameFaultKind::NotHands(f)))?);
            }
            "Declarer" => game.declarer = Some(seat(value, section.line)?),
            "Contract" if value.parse::<Strain>().is_ok() => game.trump = value.parse().ok(),
            "Contract" if !value.eq_ignore_ascii_case("pass") => {
                let kind = || GameFaultKind::NotAContract(value.to_owned());
                game.contract = Some(lenient::contract(value).ok_or_else(|| fault(kind()))?);
            }
            "Auction" => game.calls = auction(section, seat(value, section.line)?)?,
            "Play" => {
                game.leader = Some(seat(value, section.line)?);
                (game.tricks, game.claimed) = play(section, game.result)?;
            }
            _ => {}
        }
    }
    Ok(game)
}

fn seat(text: &str, line: usize) -> Result<Seat, GameFault> {
    lenient::seat(text).ok_or_else(|| GameFault::new(line, GameFaultKind::NotASeat(text.to_owned())))
}

/// The tricks of declarer's side; `None` for a result by side, as in `NS 9`.
fn result(sections: &[PbnSection]) -> Option<u8> {
    let section = sections.iter().find(|section| section.name == "Result")?;
    lenient::tricks(section.value.trim().trim_start_matches('^'))
}

/// True for a note, a suffix such as `!?`, or another annotation beside calls and cards.
fn is_beside(word: &str) -> bool {
    word.starts_with(['=', '$', '!', '?'])
}

/// The calls from this seat on; each word is one seat's.
fn auction(section: &PbnSection, first: Seat) -> Result<Vec<(Seat, Call)>, GameFault> {
    let mut calls = Vec::new();
    let mut at = first;
    for (line, word) in section.words.iter().filter(|(_, word)| !is_beside(word)) {
        // A note may follow the call without a space.
        let word = word.split('=').next().unwrap_or_default();
        match word {
            "*" | "+" => break,
            // The player has not called yet, or another player called in that turn.
            "^S" | "^s" => at = at.lho(),
            _ if is_unknown(word) => at = at.lho(),
            _ if word.starts_with('^') => {}
            _ if word.eq_ignore_ascii_case("ap") => {
                calls.extend((0..passes(&calls)).map(|n| (at.after(n), Call::Pass)));
                break;
            }
            _ => {
                let called = lenient::calls(word);
                let kind = || GameFaultKind::NotACall(word.to_owned());
                for call in called.ok_or_else(|| GameFault::new(*line, kind()))? {
                    calls.push((at, call));
                    at = at.lho();
                }
            }
        }
    }
    Ok(calls)
}

/// Number of passes that end an auction.
fn passes(calls: &[(Seat, Call)]) -> usize {
    let made = calls.iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
    let needed = if calls.iter().any(|(_, call)| call.is_bid()) { 3 } else { 4 };
    needed - made.min(needed)
}

/// The tricks, four words for each, and the tricks given to declarer's side if the play was broken
/// off.
fn play(section: &PbnSection, result: Option<u8>) -> Result<(Vec<TrickCards>, Option<u8>), GameFault> {
    let mut rows: Vec<TrickCards> = Vec::new();
    let mut column = 0;
    let mut led = false;
    let mut over = false;
    for (line, word) in section.words.iter().filter(|(_, word)| !is_beside(word)) {
        let word = word.split('=').next().unwrap_or_default();
        match word {
            "*" => {
                over = true;
                break;
            }
            "^L" | "^l" => led = true,
            _ if word.starts_with('^') => {}
            _ => {
                if column == 0 {
                    rows.push(TrickCards { line: *line, ..TrickCards::default() });
                }
                column = (column + 1) % 4;
                if let Some(row) = rows.last_mut().filter(|_| !is_unknown(word)) {
                    let kind = || GameFaultKind::NotACard(word.to_owned());
                    let card = lenient::card(word).ok_or_else(|| GameFault::new(*line, kind()))?;
                    row.cards.push(card);
                    row.led = row.led.or(led.then_some(card));
                }
                led = false;
            }
        }
    }
    rows.retain(|row| !row.cards.is_empty());
    let broken_off = over && rows.iter().map(|row| row.cards.len()).sum::<usize>() < 52;
    Ok((rows, result.filter(|_| broken_off)))
}

/// True if a word stands for a missing card or call.
fn is_unknown(word: &str) -> bool {
    word.chars().all(|c| matches!(c, '-' | '+'))
}
