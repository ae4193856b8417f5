//! A step of a statement as it is chosen in a form: a field for each of its parts.

use derive::Word;
use rules::bridge::{Card, Suit};
use rules::engine::claim::{Condition, RuffWith, StatementStep, SuitTricks};
use std::collections::BTreeMap;
use std::str::FromStr;

/// The beginning of the name of each field, `say.ruff.suit`, as in forms and URLs.
const PREFIX: &str = "say.";

/// A field of the forms of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum StepField {
    #[word("ruff.suit")]
    RuffSuit,
    #[word("ruff.hand")]
    RuffHand,
    /// Number of times; empty for once
    #[word("ruff.times")]
    RuffTimes,
    /// `high`, a card, or empty for low
    #[word("ruff.with")]
    RuffWith,
    #[word("cross.hand")]
    CrossHand,
    /// Empty for any suit
    #[word("cross.suit")]
    CrossSuit,
    #[word("finesse.card")]
    FinesseCard,
    #[word("finesse.through")]
    FinesseThrough,
    #[word("discard.hand")]
    DiscardHand,
    #[word("discard.card")]
    DiscardCard,
    /// Two suits
    #[word("crossruff.suits")]
    CrossruffSuits,
    #[word("crossruff.high")]
    CrossruffHigh,
    #[word("tally.S")]
    TallyS,
    #[word("tally.H")]
    TallyH,
    #[word("tally.D")]
    TallyD,
    #[word("tally.C")]
    TallyC,
    /// Empty, `if`, `unless` or `else`: the condition of the next step
    #[word("when")]
    When,
    /// `breaks`, `out` or `falls`
    #[word("when.what")]
    WhenWhat,
    #[word("when.suit")]
    WhenSuit,
    #[word("when.split")]
    WhenSplit,
    /// Empty for either opponent
    #[word("when.seat")]
    WhenSeat,
    #[word("when.card")]
    WhenCard,
}

/// The chosen parts of a step, and of its condition. An empty text is no choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepDraft(BTreeMap<StepField, String>);

impl StepField {
    /// Its name in forms and URLs.
    pub fn name(self) -> String {
        format!("{PREFIX}{}", self.word())
    }

    /// The field with a name.
    pub fn of(name: &str) -> Option<StepField> {
        let word = name.strip_prefix(PREFIX)?;
        StepField::ALL.into_iter().find(|field| field.word() == word)
    }
}

impl StepDraft {
    /// The choice in a field; empty without one.
    pub fn get(&self, field: StepField) -> &str {
        self.0.get(&field).map_or("", String::as_str)
    }

    /// Each choice.
    pub fn choices(&self) -> impl Iterator<Item = (StepField, &str)> {
        self.0.iter().map(|(field, text)| (*field, text.as_str()))
    }

    /// Adds a choice. Checkboxes send several for one field.
    pub fn choose(&mut self, field: StepField, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.0.get_mut(&field) {
            Some(before) if field == StepField::CrossruffSuits => *before = format!("{before} {text}"),
            _ => drop(self.0.insert(field, text.to_owned())),
        }
    }

    /// The step of this kind, a word such as `ruff`, or a whole step in notation; on the chosen
    /// condition, if there is one. Fails with the field that lacks a choice.
    pub fn step(&self, kind: &str) -> Result<StatementStep, StepField> {
        use StepField as Field;
        let step = match kind {
            "ruff" => self.ruff()?,
            "cross" => {
                let suit = Some(self.get(Field::CrossSuit)).filter(|suit| !suit.is_empty());
                let suit = suit.map(|_| self.read(Field::CrossSuit)).transpose()?;
                StatementStep::Cross { to: self.read(Field::CrossHand)?, suit }
            }
            "finesse" => StatementStep::Finesse {
                card: self.read(Field::FinesseCard)?,
                through: self.read(Field::FinesseThrough)?,
            },
            "discard" => StatementStep::Discard {
                hand: self.read(Field::DiscardHand)?,
                card: self.read(Field::DiscardCard)?,
            },
            "crossruff" => {
                let suits = self.get(Field::CrossruffSuits).split(' ').filter(|suit| !suit.is_empty());
                let suits: Result<Vec<Suit>, _> = suits.map(str::parse).collect();
                let suits = suits.map_err(|_| Field::CrossruffSuits)?;
                StatementStep::Crossruff { suits, high: !self.get(Field::CrossruffHigh).is_empty() }
            }
            "tally" => self.tally()?,
            step => step.parse().map_err(|_| Field::When)?,
        };
        self.on_condition(step)
    }

    fn read<T: FromStr>(&self, field: StepField) -> Result<T, StepField> {
        self.get(field).parse().map_err(|_| field)
    }

    fn ruff(&self) -> Result<StatementStep, StepField> {
        use StepField as Field;
        let times = match self.get(Field::RuffTimes) {
            "" => 1,
            _ => self.read(Field::RuffTimes)?,
        };
        let with = match self.get(Field::RuffWith) {
            "" => RuffWith::Low,
            "high" => RuffWith::High,
            _ => RuffWith::Card(self.read::<Card>(Field::RuffWith)?),
        };
        // One card ruffs once.
        if !(1..=13).contains(&times) || (times > 1 && matches!(with, RuffWith::Card(_))) {
            return Err(Field::RuffTimes);
        }
        let (suit, hand) = (self.read(Field::RuffSuit)?, self.read(Field::RuffHand)?);
        Ok(StatementStep::Ruff { suit, hand, times, with })
    }

    fn tally(&self) -> Result<StatementStep, StepField> {
        use StepField::{TallyC, TallyD, TallyH, TallyS};
        let mut list = Vec::new();
        for (suit, field) in Suit::DOWN.into_iter().zip([TallyS, TallyH, TallyD, TallyC]) {
            match self.get(field) {
                "" => {}
                text => match text.parse() {
                    Ok(tricks @ 1..=13) => list.push(SuitTricks { suit, tricks }),
                    _ => return Err(field),
                },
            }
        }
        if list.is_empty() { Err(TallyS) } else { Ok(StatementStep::Tally(vec![list])) }
    }

    fn on_condition(&self, step: StatementStep) -> Result<StatementStep, StepField> {
        use StepField as Field;
        let met = match self.get(Field::When) {
            "" => return Ok(step),
            "else" => return Ok(StatementStep::Else(Box::new(step))),
            "if" => true,
            "unless" => false,
            _ => return Err(Field::When),
        };
        let condition = match self.get(Field::WhenWhat) {
            "breaks" => {
                let suit: Suit = self.read(Field::WhenSuit)?;
                // The reader of conditions knows what a break is.
                let text = format!("{suit} breaks {}", self.get(Field::WhenSplit));
                text.parse::<Condition>().map_err(|_| Field::WhenSplit)?
            }
            "out" => {
                let named = !self.get(Field::WhenSeat).is_empty();
                let seat = named.then(|| self.read(Field::WhenSeat)).transpose()?;
                Condition::ShowsOut { seat, suit: self.read(Field::WhenSuit)? }
            }
            "falls" => Condition::Falls(self.read(Field::WhenCard)?),
            _ => return Err(Field::WhenWhat),
        };
        Ok(StatementStep::If { condition, met, then: Box::new(step) })
    }
}
