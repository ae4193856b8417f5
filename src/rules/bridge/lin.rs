//! LIN, the notation of Bridge Base Online: pairs of a command and its argument, each ended by a
//! bar, as in `md|3S…|sv|o|`.

use super::card::{Card, Suit};
use super::game::fault::{GameFault, GameFaultKind};
use super::game::lenient;
use super::game::recorded::{RecordedDeal, TrickCards};
use super::hand::Cards;
use super::seat::Seat;
use std::collections::VecDeque;

/// The seats in the order of LIN: its dealers are 1 to 4, its first hand is South's.
const SEATS: [Seat; 4] = [Seat::S, Seat::W, Seat::N, Seat::E];

/// A command with its line and argument.
struct Command<'a> {
    line: usize,
    name: String,
    argument: &'a str,
}

/// True if a text looks like LIN.
pub fn is_lin(text: &str) -> bool {
    commands(text).iter().any(|command| matches!(command.name.as_str(), "md" | "mb" | "pc"))
}

/// Reads every game of a text; one that cannot be read gives its first fault.
pub fn read(text: &str) -> Vec<Result<RecordedDeal, GameFault>> {
    let mut games: Vec<(Option<&str>, Vec<Command<'_>>)> = Vec::new();
    // In a match the board and room stand before each deal: `qx|o1|`.
    let mut board = None;
    for command in commands(text) {
        if command.name == "qx" {
            board = Some(command.argument);
        }
        if command.name == "md" || games.is_empty() {
            games.push((board.take(), Vec::new()));
        }
        if let Some((_, game)) = games.last_mut() {
            game.push(command);
        }
    }
    // Commands before the first deal are about the match.
    let has_deal =
        |game: &Vec<Command<'_>>| game.iter().any(|c| matches!(c.name.as_str(), "md" | "mb" | "pc"));
    games.iter().filter(|(_, game)| has_deal(game)).map(|(board, game)| read_game(*board, game)).collect()
}

fn commands(text: &str) -> Vec<Command<'_>> {
    let mut parts: VecDeque<(usize, &str)> = VecDeque::new();
    let mut line = 1;
    for part in text.split('|') {
        let begins = part.len() - part.trim_start().len();
        parts.push_back((line + part[..begins].matches('\n').count(), part));
        line += part.matches('\n').count();
    }
    let mut commands = Vec::new();
    while let (Some((line, name)), Some((_, argument))) = (parts.pop_front(), parts.pop_front()) {
        commands.push(Command { line, name: name.trim().to_ascii_lowercase(), argument: argument.trim() });
    }
    commands
}

fn read_game(board: Option<&str>, commands: &[Command<'_>]) -> Result<RecordedDeal, GameFault> {
    let named = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let mut game = RecordedDeal {
        line: commands.first().map_or(1, |command| command.line),
        board: board.and_then(named),
        ..RecordedDeal::default()
    };
    let mut played = Vec::new();
    for Command { line, name, argument } in commands {
        let fault = |kind: fn(String) -> GameFaultKind| GameFault::new(*line, kind((*argument).to_owned()));
        match name.as_str() {
            "md" => (game.dealer, game.hands) = deal(argument, *line)?,
            "ah" => game.board = named(argument.strip_prefix("Board ").unwrap_or(argument)),
            "sv" if !argument.is_empty() => {
                let vulnerable = lenient::vulnerable(argument);
                game.vulnerable = Some(vulnerable.ok_or_else(|| fault(GameFaultKind::NotVulnerable))?);
            }
            "mb" if !argument.is_empty() => {
                let first = game.dealer.ok_or(GameFault::new(*line, GameFaultKind::NoFirstCaller))?;
                for call in lenient::calls(argument).ok_or_else(|| fault(GameFaultKind::NotACall))? {
                    game.calls.push((first.after(game.calls.len()), call));
                }
            }
            "pc" => {
                for card in cards(argument).ok_or_else(|| fault(GameFaultKind::NotACard))? {
                    played.push((*line, card));
                }
            }
            "mc" if !argument.is_empty() => {
                game.claimed =
                    Some(lenient::tricks(argument).ok_or_else(|| fault(GameFaultKind::NotTricks))?);
                game.result = game.claimed;
            }
            _ => {}
        }
    }
    let recorded = |trick: &[(usize, Card)]| TrickCards {
        line: trick[0].0,
        cards: trick.iter().map(|(_, card)| *card).collect(),
        led: Some(trick[0].1),
    };
    game.tricks = played.chunks(4).map(recorded).collect();
    Ok(game)
}

/// One card or several, suit first.
fn cards(text: &str) -> Option<Vec<Card>> {
    let text = text.trim_end_matches(['!', '?']).replace("10", "T");
    let chars: Vec<char> = text.chars().collect();
    chars.chunks(2).map(|card| lenient::card(&card.iter().collect::<String>())).collect()
}

/// The dealer and the hands: a digit, then South's hand and the others clockwise. The last hand may
/// be left out.
fn deal(text: &str, line: usize) -> Result<(Option<Seat>, Option<[Cards; 4]>), GameFault> {
    let digit = text.chars().next().and_then(|c| c.to_digit(10));
    let dealer = digit.and_then(|n| SEATS.get((n as usize).checked_sub(1)?).copied());
    let mut hands = [Cards::EMPTY; 4];
    let mut seen = Cards::EMPTY;
    for (seat, text) in
        SEATS.into_iter().zip(text.trim_start_matches(|c: char| c.is_ascii_digit()).split(','))
    {
        let hand = hand(text, seat, line)?;
        if let Some(card) = seen.common(hand).lowest() {
            let twice = super::pbn::PbnFault::Twice(card);
            return Err(GameFault::new(line, GameFaultKind::NotHands(twice)));
        }
        seen = seen.and(hand);
        hands[seat.index()] = hand;
    }
    let complete = |seat: &&Seat| hands[seat.index()].len() == 13;
    if SEATS[..3].iter().filter(complete).count() == 3 {
        hands[Seat::E.index()] = deck().minus(hands[0]).minus(hands[2]).minus(hands[3]);
    }
    Ok((dealer, (!seen.is_empty()).then_some(hands)))
}

/// A hand: the letter of each suit, and its ranks after it.
fn hand(text: &str, seat: Seat, line: usize) -> Result<Cards, GameFault> {
    let mut suit: Option<Suit> = None;
    let mut hand = Cards::EMPTY;
    for c in text.trim().replace("10", "T").to_ascii_uppercase().chars() {
        if let Ok(next) = c.to_string().parse() {
            suit = Some(next);
            continue;
        }
        let card = suit.zip(c.try_into().ok()).map(|(suit, rank)| Card::new(suit, rank));
        let kind = GameFaultKind::NotInAHand(seat, c);
        hand = hand.with(card.ok_or(GameFault::new(line, kind))?);
    }
    Ok(hand)
}

fn deck() -> Cards {
    let ranks = (0..13).filter_map(super::card::Rank::new);
    ranks.flat_map(|rank| Suit::DOWN.map(|suit| Card::new(suit, rank))).collect()
}
