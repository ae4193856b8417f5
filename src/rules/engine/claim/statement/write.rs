//! Writing a step.

use super::{Condition, RuffWith, StatementStep, SuitTricks};
use std::fmt;

impl fmt::Display for StatementStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StatementStep::Draw => f.write_str("draw"),
            StatementStep::DrawRounds(1) => f.write_str("draw 1 round"),
            StatementStep::DrawRounds(n) => write!(f, "draw {n} rounds"),
            StatementStep::DrawOut(n) => write!(f, "draw out {n}"),
            StatementStep::Cash(suit) => write!(f, "cash {suit}"),
            StatementStep::Top(None) => f.write_str("top"),
            StatementStep::Top(Some(suit)) => write!(f, "top {suit}"),
            StatementStep::Play(cards) => {
                f.write_str("play")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            StatementStep::Ruff { suit, hand, times, with } => {
                write!(f, "ruff {suit}{with} in {hand}")?;
                if *times == 1 { Ok(()) } else { write!(f, " {times}") }
            }
            StatementStep::Crossruff { suits, high } => {
                f.write_str("crossruff")?;
                suits.iter().try_for_each(|suit| write!(f, " {suit}"))?;
                f.write_str(if *high { " high" } else { "" })
            }
            StatementStep::Cross { to, suit: None } => write!(f, "cross to {to}"),
            StatementStep::Cross { to, suit: Some(suit) } => write!(f, "cross to {to} in {suit}"),
            StatementStep::Good(hand) => write!(f, "good {hand}"),
            StatementStep::Finesse { card, through } => write!(f, "finesse {card} through {through}"),
            StatementStep::Concede(suit) => write!(f, "concede {suit}"),
            StatementStep::Tally(lists) => {
                f.write_str("tally")?;
                lists.iter().enumerate().try_for_each(|(n, tricks)| tally(f, n, tricks))
            }
            StatementStep::Discard { hand, card } => write!(f, "discard {hand} {card}"),
            StatementStep::If { condition, met, then } => {
                write!(f, "{} {condition}: {then}", if *met { "if" } else { "unless" })
            }
            StatementStep::Else(then) => write!(f, "else: {then}"),
        }
    }
}

/// One list of a tally, the first having the number 0.
fn tally(f: &mut fmt::Formatter<'_>, n: usize, list: &[SuitTricks]) -> fmt::Result {
    if n > 0 {
        f.write_str(" then")?;
    }
    list.iter().try_for_each(|SuitTricks { suit, tricks }| write!(f, " {tricks}{suit}"))
}

impl fmt::Display for RuffWith {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuffWith::Low => Ok(()),
            RuffWith::High => f.write_str(" high"),
            RuffWith::Card(card) => write!(f, " with {card}"),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Breaks { suit, split: [long, short] } => write!(f, "{suit} breaks {long}-{short}"),
            Condition::ShowsOut { seat, suit } => {
                match seat {
                    Some(seat) => write!(f, "{seat}")?,
                    None => f.write_str("anyone")?,
                }
                f.write_str(" shows out")?;
                write!(f, " of {suit}")
            }
            Condition::Falls(card) => write!(f, "{card} falls"),
        }
    }
}
