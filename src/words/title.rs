//! Titles of scenarios: the events in a few words, from the facts alone. Each tells what sets a
//! case apart from others like it, and nothing that is asked.

use super::Words;
use super::auction_title::AuctionTitle;
use bank::{Scenario, Stage};
use rules::bridge::Suit;
use rules::engine::claim::{ClaimAct, ClaimFacts, Objection};
use rules::engine::{Case, Facts, Key};

/// Cards of the longest hand in a title.
const SHORT: usize = 5;

/// Letters of a statement quoted in a title.
const QUOTED: usize = 40;

impl Words {
    /// `4♠ by South: claims three of four, no line`. States none of the components `asked`.
    pub fn title(&self, case: &Case, asked: &[Key]) -> String {
        match &case.facts {
            Facts::Rotation(facts) => {
                let title = AuctionTitle::of(self, facts);
                if asked.contains(&Key::InRotation) { title.neutral() } else { title.irregular() }
            }
            Facts::Claim(facts) => self.claim_title(facts),
        }
    }

    /// The title of a scenario, which states nothing that it asks.
    pub fn scenario_title(&self, scenario: &Scenario) -> String {
        self.title(&scenario.case, &scenario.asks)
    }

    /// The title, and the stage if there are several: `…, stage 2 of 3`.
    pub fn scenario_name(&self, scenario: &Scenario) -> String {
        let title = self.scenario_title(scenario);
        if !scenario.stage.is_one_of_several() {
            return title;
        }
        let stage = self.stage(&scenario.stage).into();
        self.format("title-stage", &[("title", title.into()), ("stage", stage)])
    }

    /// `stage 2 of 3`.
    pub fn stage(&self, stage: &Stage) -> String {
        self.format("stage-of", &[("n", stage.number.into()), ("of", stage.stages.into())])
    }

    fn claim_title(&self, facts: &ClaimFacts) -> String {
        let title = self.with_line(self.announced(facts), facts);
        let title = self.with_hand(title, facts);
        let id = match (facts.objection(), facts.doubt().is_later()) {
            (Some(Objection::AtOnce), _) => "title-objects",
            (Some(Objection::Later), _) => "title-objects-later",
            (_, true) => "title-doubted-later",
            (_, false) => return title,
        };
        self.format(id, &[("title", title.into())])
    }

    /// The hand of the player, if it is short.
    fn with_hand(&self, title: String, facts: &ClaimFacts) -> String {
        let hand = facts.setup().cards.map(|hands| hands[facts.claimer().index()]).unwrap_or_default();
        if hand.is_empty() || hand.len() > SHORT {
            return title;
        }
        let suits = Suit::DOWN.into_iter().filter(|suit| !hand.of(*suit).is_empty());
        let suits: Vec<String> = suits
            .map(|suit| format!("{}{}", self.suit(suit), self.holding(hand, suit).replace(' ', "")))
            .collect();
        self.format("title-hand", &[("title", title.into()), ("hand", suits.join(" ").into())])
    }

    /// What was claimed, conceded or done, and at which contract.
    fn announced(&self, facts: &ClaimFacts) -> String {
        let all = [facts.claims(), facts.concedes()].contains(&facts.left());
        let (id, n) = match facts.act().how {
            Some(how) if how != ClaimAct::Named => (format!("title-{}", how.word()), facts.claims()),
            _ if facts.is_concession() && all => ("title-concedes-all".to_owned(), facts.concedes()),
            _ if facts.is_concession() => ("title-concedes".to_owned(), facts.concedes()),
            _ if all => ("title-claims-all".to_owned(), facts.claims()),
            _ => ("title-claims".to_owned(), facts.claims()),
        };
        let by = if facts.claimer() == facts.declarer() { "declarer" } else { "other" };
        let args = [
            ("contract", self.contract_title(facts).into()),
            ("by", by.into()),
            ("player", self.seat(facts.claimer()).into()),
            ("n", n.into()),
            ("number", self.number(n).into()),
            ("left", self.number(facts.left()).into()),
        ];
        self.format(&id, &args)
    }

    /// `4♠ by South`, or as much of it as is known.
    fn contract_title(&self, facts: &ClaimFacts) -> String {
        let declarer = self.seat(facts.declarer()).into();
        match (facts.contract(), facts.setup().trump) {
            (Some(contract), _) => self.contract(contract),
            (None, Some(trump)) => {
                let trump = self.strain_spoken(trump).into();
                self.format("title-in", &[("declarer", declarer), ("trump", trump)])
            }
            (None, None) => self.format("title-declarer", &[("declarer", declarer)]),
        }
    }

    /// The beginning of the statement, or that a claimer made none.
    fn with_line(&self, title: String, facts: &ClaimFacts) -> String {
        let Some((first, rest)) = facts.statement().split_first() else {
            let is_silent = facts.is_concession() || facts.act().shows();
            return if is_silent { title } else { self.format("title-no-line", &[("title", title.into())]) };
        };
        let whole = self.stated(first);
        // A text of the test language ends in a mark.
        let line = if self.language().is_marked() { whole.as_str() } else { beginning(&whole) };
        let id = if rest.is_empty() && line == whole { "title-line" } else { "title-line-more" };
        self.format(id, &[("title", title.into()), ("line", line.into())])
    }
}

/// The first words of a text, as many as a title has room for.
fn beginning(text: &str) -> &str {
    let end = text.char_indices().nth(QUOTED).map_or(text.len(), |(end, _)| end);
    if end == text.len() {
        text
    } else {
        text[..end].rsplit_once(' ').map_or(&text[..end], |(words, _)| words)
    }
}
