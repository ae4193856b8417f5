//! Meanings of calls in words.

use super::{Arg, Words};
use rules::bridge::shape::MOST_POINTS;
use rules::bridge::{Call, Strain, Suit};
use rules::engine::rotation::meaning::{HandBox, Meaning, Promise, Purpose};

/// All points there are.
const ALL_POINTS: (u8, u8) = (0, MOST_POINTS as u8);

impl Words {
    /// The meaning of a call: `0–11 points`, `a weak two in hearts: 6–10 points, exactly 6 hearts`.
    pub fn agreement(&self, meaning: &Meaning) -> String {
        let mut says: Vec<String> = Vec::new();
        // The name of a transfer includes its suit.
        let in_name = |purpose: &Purpose| meaning.name.is_some() && matches!(purpose, Purpose::Transfer(_));
        says.extend(meaning.purpose.filter(|p| !in_name(p)).map(|purpose| self.purpose(purpose)));
        says.extend(self.specified(meaning));
        if meaning.boxes.iter().any(|b| *b != HandBox::ANY) || says.is_empty() {
            says.push(self.any_of(&meaning.boxes));
        }
        says.extend(meaning.marks.iter().map(|mark| self.mark(*mark)));
        if meaning.more {
            says.push(self.say("agreement-more"));
        }
        says.extend(
            meaning.forcing.map(|forcing| self.say(&format!("agreement-forcing-{}", forcing.word()))),
        );
        let shows = says.join(&self.say("agreement-and"));
        match meaning.name {
            Some(name) => {
                let args = [("name", self.agreement_name(name).into()), ("shows", shows.into())];
                self.format("agreement-named", &args)
            }
            None => shows,
        }
    }

    /// The meaning of a call in a story: an agreement of the list by its name and points, its
    /// definition left to the notes of the auction; any other in full.
    pub fn agreement_short(&self, meaning: &Meaning) -> String {
        let Some(name) = meaning.name else { return self.agreement(meaning) };
        let name = self.agreement_name(name);
        let points = meaning.boxes.first().map(|b| b.points).filter(|points| *points != ALL_POINTS);
        match points.filter(|points| meaning.boxes.iter().all(|b| b.points == *points)) {
            Some(points) => {
                let args = [("name", name.into()), ("points", self.points(points).into())];
                self.format("agreement-short", &args)
            }
            None => name,
        }
    }

    /// The name of an agreement of the list: `a weak two in hearts` for `weak-two-H`.
    pub fn agreement_name(&self, name: &str) -> String {
        let mut stem = name;
        let mut ends = Vec::new();
        while let Some((rest, end)) = stem.rsplit_once('-') {
            let Some(said) = self.call_or_suit(end) else { break };
            ends.insert(0, said);
            stem = rest;
        }
        let end = |n: usize| ends.get(n).map_or_else(|| Arg::from("none"), Arg::from);
        self.format(&format!("agreement-name-{stem}"), &[("first", end(0)), ("second", end(1))])
    }

    fn call_or_suit(&self, text: &str) -> Option<String> {
        let suit = |_| text.parse().ok().map(|suit| self.suit_spoken(suit));
        text.parse::<Call>().map_or_else(suit, |call| Some(self.call(call)))
    }

    /// The purpose of a call.
    fn purpose(&self, purpose: Purpose) -> String {
        let suit = |suit: Option<Suit>| suit.map_or_else(|| "none".to_owned(), |s| self.suit_spoken(s));
        match purpose {
            Purpose::Relay => self.say("agreement-relay"),
            Purpose::Transfer(to) => {
                self.format("agreement-transfer", &[("suit", self.suit_spoken(to).into())])
            }
            Purpose::Asks(asks) => {
                let id = format!("agreement-asks-{}", asks.word());
                self.format(&id, &[("suit", suit(asks.suit()).into())])
            }
        }
    }

    /// The denominations it specifies, except suits that all its hands are known to hold.
    fn specified(&self, meaning: &Meaning) -> Option<String> {
        let implied = |strain: &Strain| match strain {
            Strain::Suit(suit) => meaning.boxes.iter().all(|b| b.length(*suit).0 >= 3),
            Strain::Notrump => false,
        };
        let strains = meaning.specifies.iter().flatten().filter(|s| !implied(s));
        let named: Vec<String> = strains.map(|s| self.strain_spoken(*s)).collect();
        let suits = || self.format("agreement-specifies", &[("suits", self.list(&named).into())]);
        (!named.is_empty()).then(suits)
    }

    fn mark(&self, mark: Promise) -> String {
        let id = format!("agreement-mark-{}", mark.word());
        let suit = mark.suit().map(|suit| ("suit", self.suit_spoken(suit).into()));
        self.format(&id, suit.as_slice())
    }

    /// Several kinds of hand, with shared points stated once.
    fn any_of(&self, boxes: &[HandBox]) -> String {
        let or = self.say("agreement-or");
        let points = boxes.first().map_or(ALL_POINTS, |b| b.points);
        if boxes.len() < 2 || points == ALL_POINTS || boxes.iter().any(|b| b.points != points) {
            return boxes.iter().map(|b| self.hands(b)).collect::<Vec<_>>().join(&or);
        }
        let rest: Vec<String> =
            boxes.iter().map(|b| self.hands(&HandBox { points: ALL_POINTS, ..*b })).collect();
        let args = [("points", self.points(points).into()), ("hands", rest.join(&or).into())];
        self.format("agreement-either", &args)
    }

    /// One kind of hand.
    fn hands(&self, hands: &HandBox) -> String {
        let mut says = Vec::new();
        if hands.points != ALL_POINTS {
            says.push(self.points(hands.points));
        }
        for suit in Suit::DOWN {
            let (from, to) = hands.length(suit);
            if (from, to) != (0, 13) {
                let cards = if to == 1 && from == 1 { "suit-one" } else { "suit" };
                let suit: Arg = self.say(&format!("{cards}-{suit}")).into();
                let way = if to == 0 { "none" } else { way(from, to, 13) };
                let args = [("way", way.into()), ("from", from.into()), ("to", to.into()), ("suit", suit)];
                says.push(self.format("agreement-length", &args));
            }
        }
        match hands.balanced {
            Some(true) => says.push(self.say("agreement-balanced")),
            Some(false) => says.push(self.say("agreement-unbalanced")),
            None => {}
        }
        if says.is_empty() { self.say("agreement-any") } else { says.join(", ") }
    }

    fn points(&self, (from, to): (u8, u8)) -> String {
        let way = way(from, to, ALL_POINTS.1);
        self.format("agreement-points", &[("way", way.into()), ("from", from.into()), ("to", to.into())])
    }
}

/// The natural form for a range.
fn way(from: u8, to: u8, most: u8) -> &'static str {
    match (from, to) {
        (from, to) if from == to => "exactly",
        (_, to) if to >= most => "least",
        (0, _) if most == 13 => "most",
        _ => "range",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use bank::agreements;
    use rules::engine::rotation::meaning::{AskSubject, Forcing};

    fn of(name: &str) -> String {
        english().agreement(&agreements::all()[name].meaning)
    }

    #[test]
    fn words_ranges_as_players_do() {
        let weak = HandBox { points: (0, 11), ..HandBox::ANY };
        let mut opening = HandBox { points: (12, 37), ..HandBox::ANY };
        opening.lengths[Suit::S.index()] = (5, 13);
        opening.lengths[Suit::H.index()] = (0, 3);
        opening.lengths[Suit::C.index()] = (1, 1);
        let words = english();
        assert_eq!(words.agreement(&Meaning::showing(vec![weak])), "0–11 points");
        assert_eq!(
            words.agreement(&Meaning::showing(vec![
                opening,
                HandBox { balanced: Some(true), ..HandBox::ANY }
            ])),
            "12+ points, 5+ spades, at most 3 hearts, exactly 1 club; or a balanced hand"
        );
    }

    #[test]
    fn a_purpose_needs_no_hands_beside_it() {
        let any = Meaning::showing(vec![HandBox::ANY]);
        let asks = |asks| Meaning { purpose: Some(Purpose::Asks(asks)), ..any.clone() };
        let says = |asks_for| english().agreement(&asks(asks_for));
        assert_eq!(says(AskSubject::Majors), "an ask about the majors");
        assert_eq!(says(AskSubject::KeyCards(None)), "an ask for key cards");
        assert_eq!(says(AskSubject::KeyCards(Some(Suit::S))), "an ask for key cards with spades as trumps");
        assert_eq!(english().agreement(&any), "any hand");
    }

    #[test]
    fn names_a_listed_agreement() {
        for (name, text) in [
            ("weak-two-H", "a weak two in hearts: 6–10 points, exactly 6 hearts"),
            ("opening-weak-1NT", "a weak 1NT opening: 12–14 points, a balanced hand"),
            (
                "stayman-1NT",
                "Stayman over 1NT: an ask about the majors; and 8+ points, with either exactly 4 spades; or \
                 exactly 4 hearts",
            ),
            ("transfer-2NT-S", "a transfer to spades over 2NT: 5+ spades"),
            (
                "notrump-overcall-D",
                "a notrump overcall over diamonds: 15–18 points, a balanced hand; and a stopper in diamonds",
            ),
        ] {
            assert_eq!(of(name), text);
        }
    }

    #[test]
    fn every_agreement_has_a_name() {
        for name in agreements::all().keys() {
            let text = of(name);
            assert!(!text.contains("agreement-") && !text.contains(['{', '}']), "{name}: {text}");
        }
    }

    #[test]
    fn words_marks_and_forcing() {
        let meaning = Meaning {
            marks: vec![Promise::Solid(Suit::C), Promise::PlayingTricks],
            forcing: Some(Forcing::ToGame),
            ..Meaning::showing(vec![HandBox::ANY])
        };
        let text =
            "any hand; and solid clubs; and more playing tricks than the points suggest; and forcing to game";
        assert_eq!(english().agreement(&meaning), text);
    }
}
