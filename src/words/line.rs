//! The worst normal line, with the reason of each play.

use super::Words;
use bank::{PlayedTrick, Replay};
use rules::bridge::{Card, Cards, Seat};
use rules::engine::claim::PlayReason;
use rules::engine::component::{LineCard, NormalityStatus, OtherCard};
use rules::law::{Presumption, PresumptionSource};

/// One card of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Player of the card
    pub seat: Seat,
    /// The card, written
    pub card: String,
    /// The card, spoken
    pub spoken: String,
    /// Reason for the play, or the side that chose it
    pub why: String,
    /// Comments on other cards the claimer's side could have played
    pub others: Vec<String>,
}

/// A trick of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickText {
    /// The cards by [`Seat::index`], with what they do besides following suit
    pub cards: [String; 4],
    /// The winner, of a complete trick
    pub winner: Option<String>,
}

impl Words {
    /// The line, trick by trick.
    pub fn tricks_of(&self, replay: &Replay) -> Vec<TrickText> {
        let text = |trick: &PlayedTrick| {
            let card = |seat: Seat| {
                let card = trick.cards.iter().find(|(player, ..)| *player == seat).map(|(_, card, _)| *card);
                card.map_or_else(String::new, |card| self.played(replay, trick, card))
            };
            let winner = trick.is_complete().then(|| self.seat(trick.winner));
            TrickText { cards: Seat::ALL.map(card), winner }
        };
        replay.tricks.iter().map(text).collect()
    }

    /// A card of a trick, with what it does: `♣︎8 ruffs`.
    fn played(&self, replay: &Replay, trick: &PlayedTrick, card: Card) -> String {
        let text = self.card(card);
        if replay.is_ruff(trick, card) { self.format("line-ruffs", &[("card", text.into())]) } else { text }
    }

    /// Tricks won up to this moment: of the whole deal if the tricks before the line are known.
    pub fn tricks_won(&self, replay: &Replay, moment: usize) -> String {
        let [ns, ew] = replay.tally(moment);
        let id = if replay.won.is_some() { "line-tally" } else { "line-tally-since" };
        let [ns_before, ew_before] = replay.won.unwrap_or_default().map(usize::from);
        self.format(id, &[("ns", (ns_before + ns).into()), ("ew", (ew_before + ew).into())])
    }

    /// The line, card by card.
    pub fn line(&self, played: &[LineCard]) -> Vec<Explained> {
        let explained = |p: &LineCard| Explained {
            seat: p.seat,
            card: self.card(p.card),
            spoken: self.card_spoken(p.card),
            why: self.why(p.why),
            others: self.others(&p.others),
        };
        played.iter().map(explained).collect()
    }

    /// Cards that could have been played instead, those alike together.
    fn others(&self, others: &[OtherCard]) -> Vec<String> {
        let mut worths: Vec<NormalityStatus> = Vec::new();
        for other in others {
            if !worths.contains(&other.worth) {
                worths.push(other.worth);
            }
        }
        let comment = |worth: NormalityStatus| {
            let cards: Cards = others.iter().filter(|o| o.worth == worth).map(|o| o.card).collect();
            let args = [("n", cards.len().into()), ("cards", self.cards(cards).into())];
            match worth {
                NormalityStatus::Normal => self.format("other-normal", &args),
                NormalityStatus::UpTo(standard) => self.format(&format!("other-{}", standard.word()), &args),
                NormalityStatus::Excluded(by) => {
                    let by = [
                        ("why", self.presumption(by).into()),
                        ("law", self.cite(by.clause()).into()),
                        ("authority", self.presumed_by(by).into()),
                    ];
                    self.format("other-excluded", &[&args[..], &by[..]].concat())
                }
            }
        };
        worths.into_iter().map(comment).collect()
    }

    /// A presumption.
    pub fn presumption(&self, presumption: Presumption) -> String {
        self.say(&format!("presumption-{}", presumption.word()))
    }

    /// Authority of a presumption.
    pub fn presumed_by(&self, presumption: Presumption) -> String {
        match presumption.authority() {
            PresumptionSource::Laws => self.say("presumed-laws"),
            PresumptionSource::Practice => self.say("presumed-practice"),
            PresumptionSource::EbuWhiteBook(paragraph) => {
                self.format("presumed-ebu_white_book", &[("paragraph", paragraph.into())])
            }
            PresumptionSource::Acbl2019(number) => {
                self.format("presumed-acbl_2019", &[("number", number.into())])
            }
        }
    }

    /// Reason for a play.
    pub fn why(&self, why: PlayReason) -> String {
        self.say(&format!("why-{}", why.word()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use rules::engine::claim::Standard;

    #[test]
    fn every_play_reason_has_words() {
        for why in PlayReason::ALL {
            assert!(english().why(why).contains(' '), "{}", why.word());
        }
    }

    #[test]
    fn explains_unplayed_cards() {
        let other = |card: &str, worth| OtherCard { card: card.parse().unwrap(), worth };
        let mut others: Vec<OtherCard> =
            Presumption::ALL.into_iter().map(|by| other("S2", NormalityStatus::Excluded(by))).collect();
        others.push(other("H3", NormalityStatus::Normal));
        others.push(other("H4", NormalityStatus::Normal));
        others
            .extend(Standard::ALL[..2].iter().map(|standard| other("D5", NormalityStatus::UpTo(*standard))));
        let comment = english().others(&others);
        assert_eq!(comment.len(), Presumption::ALL.len() + 3);
        assert!(comment.iter().all(|sentence| sentence.contains(' ')), "{comment:?}");
    }
}
