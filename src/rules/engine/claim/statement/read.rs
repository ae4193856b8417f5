//! Reading a step.

use super::{Condition, NotAStep, RuffWith, StatementStep, SuitTricks};
use crate::bridge::{Card, Suit};
use std::str::FromStr;

impl FromStr for StatementStep {
    type Err = NotAStep;
    fn from_str(s: &str) -> Result<StatementStep, NotAStep> {
        match s.split_once(": ") {
            Some(("else", then)) => Ok(StatementStep::Else(Box::new(simple(then)?))),
            Some((when, then)) => {
                let (met, condition) = match when.split_once(' ') {
                    Some(("if", condition)) => (true, condition),
                    Some(("unless", condition)) => (false, condition),
                    _ => return Err(NotAStep),
                };
                Ok(StatementStep::If { condition: read(condition)?, met, then: Box::new(simple(then)?) })
            }
            None => simple(s),
        }
    }
}

/// A step without a condition.
fn simple(s: &str) -> Result<StatementStep, NotAStep> {
    match s.split(' ').collect::<Vec<_>>()[..] {
        ["draw", ref much @ ..] => draw(much),
        ["cash", suit] => Ok(StatementStep::Cash(read(suit)?)),
        ["top"] => Ok(StatementStep::Top(None)),
        ["top", suit] => Ok(StatementStep::Top(Some(read(suit)?))),
        ["play", ref cards @ ..] if !cards.is_empty() => Ok(StatementStep::Play(different::<Card>(cards)?)),
        ["ruff", suit, ref how @ ..] => ruff(read(suit)?, how),
        ["crossruff", ref suits @ .., "high"] => {
            Ok(StatementStep::Crossruff { suits: different::<Suit>(suits)?, high: true })
        }
        ["crossruff", ref suits @ ..] => {
            Ok(StatementStep::Crossruff { suits: different(suits)?, high: false })
        }
        ["cross", "to", hand] => Ok(StatementStep::Cross { to: read(hand)?, suit: None }),
        ["cross", "to", hand, "in", suit] => {
            Ok(StatementStep::Cross { to: read(hand)?, suit: Some(read(suit)?) })
        }
        ["good", hand] => Ok(StatementStep::Good(read(hand)?)),
        ["finesse", card, "through", seat] => {
            Ok(StatementStep::Finesse { card: read(card)?, through: read(seat)? })
        }
        ["concede", suit] => Ok(StatementStep::Concede(read(suit)?)),
        ["tally", ref tricks @ ..] => Ok(StatementStep::Tally(
            tricks.split(|word| *word == "then").map(tally).collect::<Result<_, _>>()?,
        )),
        ["discard", hand, card] => Ok(StatementStep::Discard { hand: read(hand)?, card: read(card)? }),
        _ => Err(NotAStep),
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, NotAStep> {
    text.parse().map_err(|_| NotAStep)
}

/// A number from 1 to 13.
fn count(text: &str) -> Result<u8, NotAStep> {
    match text.parse() {
        Ok(n @ 1..=13) if !text.starts_with(['+', '0']) => Ok(n),
        _ => Err(NotAStep),
    }
}

/// Parses a list without repetitions.
fn different<T: FromStr + PartialEq>(texts: &[&str]) -> Result<Vec<T>, NotAStep> {
    let mut all = Vec::with_capacity(texts.len());
    for text in texts {
        let one = read(text)?;
        if all.contains(&one) {
            return Err(NotAStep);
        }
        all.push(one);
    }
    Ok(all)
}

fn draw(much: &[&str]) -> Result<StatementStep, NotAStep> {
    match much {
        [] => Ok(StatementStep::Draw),
        ["1", "round"] => Ok(StatementStep::DrawRounds(1)),
        [n, "rounds"] if *n != "1" => Ok(StatementStep::DrawRounds(count(n)?)),
        ["out", n] => Ok(StatementStep::DrawOut(count(n)?)),
        _ => Err(NotAStep),
    }
}

fn ruff(suit: Suit, how: &[&str]) -> Result<StatementStep, NotAStep> {
    let (with, hand, times) = match how {
        ["in", hand] => (RuffWith::Low, hand, 1),
        ["in", hand, times] => (RuffWith::Low, hand, count(times)?),
        ["high", "in", hand] => (RuffWith::High, hand, 1),
        ["high", "in", hand, times] => (RuffWith::High, hand, count(times)?),
        ["with", card, "in", hand] => (RuffWith::Card(read(card)?), hand, 1),
        _ => return Err(NotAStep),
    };
    Ok(StatementStep::Ruff { suit, hand: read(hand)?, times, with })
}

fn tally(tricks: &[&str]) -> Result<Vec<SuitTricks>, NotAStep> {
    let mut list: Vec<SuitTricks> = Vec::with_capacity(tricks.len());
    for text in tricks {
        let (at, _) = text.char_indices().next_back().ok_or(NotAStep)?;
        let suit: Suit = read(&text[at..])?;
        if list.iter().any(|named| named.suit == suit) {
            return Err(NotAStep);
        }
        list.push(SuitTricks { suit, tricks: count(&text[..at])? });
    }
    if list.is_empty() { Err(NotAStep) } else { Ok(list) }
}

impl FromStr for Condition {
    type Err = NotAStep;
    fn from_str(s: &str) -> Result<Condition, NotAStep> {
        match s.split(' ').collect::<Vec<_>>()[..] {
            [suit, "breaks", split] => Ok(Condition::Breaks { suit: read(suit)?, split: break_of(split)? }),
            ["anyone", "shows", "out", "of", suit] => {
                Ok(Condition::ShowsOut { seat: None, suit: read(suit)? })
            }
            [seat, "shows", "out", "of", suit] => {
                Ok(Condition::ShowsOut { seat: Some(read(seat)?), suit: read(suit)? })
            }
            [card, "falls"] => Ok(Condition::Falls(read(card)?)),
            _ => Err(NotAStep),
        }
    }
}

/// `3-2`, the longer first.
fn break_of(text: &str) -> Result<[u8; 2], NotAStep> {
    let (long, short) = text.split_once('-').ok_or(NotAStep)?;
    let long = count(long)?;
    let short = if short == "0" { 0 } else { count(short)? };
    if short <= long && long + short <= 13 { Ok([long, short]) } else { Err(NotAStep) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn step_text_round_trips() {
        for text in [
            "draw",
            "draw 1 round",
            "draw 2 rounds",
            "draw out 1",
            "cash S",
            "top",
            "top S",
            "play SA SK S5",
            "ruff H in N",
            "ruff H in N 2",
            "ruff H high in N",
            "ruff H high in N 2",
            "ruff H with SK in N",
            "crossruff",
            "crossruff H C",
            "crossruff high",
            "crossruff H C high",
            "cross to N",
            "cross to N in D",
            "good N",
            "finesse HQ through W",
            "concede C",
            "tally 2S 1H 1D",
            "tally 1D 2S",
            "tally 6D then 5S",
            "discard N D4",
            "if S breaks 3-2: cash S",
            "unless S breaks 4-0: draw",
            "if E shows out of S: finesse HQ through W",
            "unless anyone shows out of S: cash S",
            "if SQ falls: ruff H high in N 2",
            "else: good N",
        ] {
            assert_eq!(text.parse::<StatementStep>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn rejects_texts_that_are_no_step() {
        for text in [
            "",
            "draw ",
            "draw 1",
            "draw 1 rounds",
            "draw 0 rounds",
            "draw out 14",
            "cash",
            "cash X",
            "top X",
            "play",
            "play S1",
            "play SA SA",
            "ruff H in N 0",
            "ruff H with SK in N 2",
            "ruff H low in N",
            "crossruff H H",
            "crossruff NT",
            "good",
            "tally",
            "tally 2S 1S",
            "tally 14S",
            "tally 02S",
            "tally ♠",
            "tally 2S then",
            "tally then 2S",
            "if S breaks 2-3: cash S",
            "if S breaks 7-7: cash S",
            "if S breaks: cash S",
            "if S breaks 3-2:cash S",
            "if S breaks 3-2: ",
            "if X shows out of S: draw",
            "if SQ drops: draw",
            "when SQ falls: draw",
            "if SQ falls: if HQ falls: draw",
            "else: else: draw",
            "else",
            "else: ",
        ] {
            assert_eq!(text.parse::<StatementStep>(), Err(NotAStep), "{text:?}");
        }
    }
}
