//! A component of a ruling as a short phrase.

use super::{Arg, Words};
use rules::engine::component::{Component, LeadRestriction, Tricks};
use rules::engine::{Case, Key};

impl Words {
    /// The value of a component: `South must pass at the next turn`, `call 3: South’s pass`.
    pub fn component(&self, case: &Case, component: &Component) -> String {
        match component {
            Component::Law(clause) => self.cite(*clause),
            Component::Watch(clauses) if !clauses.is_empty() => {
                self.list(&clauses.iter().map(|c| self.cite(*c)).collect::<Vec<_>>())
            }
            Component::UnauthorisedFor { seats, clause } if !seats.is_empty() => {
                let args = [("seats", self.seats(seats).into()), ("cite", self.cite(*clause).into())];
                self.format("value-unauthorised", &args)
            }
            Component::Lead(LeadRestriction::ForbidOneOf { suits, binds }) => {
                self.restriction("value-lead", suits, *binds)
            }
            Component::Lead(LeadRestriction::RequireOrForbid { suits, binds }) => {
                self.restriction("value-lead-require", suits, *binds)
            }
            Component::Returned { side, tricks } => {
                let args = [("side", self.side(*side).into()), ("tricks", self.tricks(*tricks).into())];
                self.format("value-returned", &args)
            }
            Component::Tricks(tricks) if tricks.least != tricks.most => {
                self.format("value-tricks-bounds", &self.bounds(tricks))
            }
            Component::Tricks(tricks) => {
                // `three tricks of four to North–South`
                let value = self.answer_text(case, Key::Tricks, &component.tokens());
                let args = [
                    ("tricks", value.into()),
                    ("left", self.number(tricks.left).into()),
                    ("side", self.side(tricks.declarer).into()),
                ];
                self.format("value-tricks", &args)
            }
            Component::Result { contract, tricks, score } => {
                let args = [
                    ("result", self.result(*contract, *tricks).into()),
                    ("score", self.score(*score).into()),
                    ("side", self.side(contract.declarer.side()).into()),
                ];
                self.format("value-result", &args)
            }
            Component::Line(played) => {
                let cards: Vec<String> = played.iter().map(|p| self.card(p.card)).collect();
                cards.join(" ")
            }
            other => self.answer_text(case, other.key(), &other.tokens()),
        }
    }

    /// Arguments for a range of numbers of tricks.
    pub(super) fn bounds(&self, tricks: &Tricks) -> [(&'static str, Arg); 4] {
        [
            ("side", self.side(tricks.declarer).into()),
            ("least", self.tricks(tricks.least).into()),
            ("most", self.number(tricks.most).into()),
            ("left", self.number(tricks.left).into()),
        ]
    }

    /// Tokens of a component in words, for a ruling or an answer: `♠︎ spades; ♥︎ hearts`.
    pub fn answer_text(&self, case: &Case, key: Key, tokens: &[String]) -> String {
        let words: Vec<String> = tokens.iter().map(|t| self.choice(case, key, t)).collect();
        if words.is_empty() { self.say("value-nothing") } else { self.joined(&words) }
    }
}
