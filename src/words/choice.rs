//! The choices of a form: a token of a component in words.

use super::{Arg, Words};
use rules::bridge::contract::Bidding;
use rules::bridge::{Contract, Seat, Suit};
use rules::engine::{Case, Facts, Key};
use rules::law::{Clause, Edition};

impl Words {
    /// The label of a choice; an unknown token is shown unchanged.
    pub fn choice(&self, case: &Case, key: Key, token: &str) -> String {
        let specific = match key {
            Key::Law => token.parse().ok().map(|clause| self.law_choice(clause, case.edition)),
            Key::Watch => token.parse().ok().map(|clause| self.watch_choice(clause, case.edition)),
            Key::Cancelled => token.parse().ok().map(|n: usize| {
                self.format("choice-call", &[("n", n.into()), ("call", self.call_of(case, n).into())])
            }),
            Key::Result => contract(case).and_then(|c| self.result_choice(c, token)),
            _ => None,
        };
        specific.unwrap_or_else(|| self.token(key, token))
    }

    /// The words of a token, without the case.
    pub(super) fn token(&self, key: Key, token: &str) -> String {
        let id = format!("choice-{}", key.word());
        let own = format!("{id}-{}", token.replace(':', "-"));
        if self.knows(&own) {
            return self.say(&own);
        }
        let (word, value) = token.split_once(':').unwrap_or((token, ""));
        let seat = |text: &str| text.parse::<Seat>().ok().map(|s| self.seat(s));
        let specific = match key {
            Key::Lead => token.trim_start_matches("require_or_forbid:").parse::<Suit>().ok().map(|suit| {
                let args = [("symbol", self.suit(suit).into()), ("suit", self.suit_spoken(suit).into())];
                self.format(if value.is_empty() { "choice-suit" } else { "choice-lead-require" }, &args)
            }),
            Key::Contract => self.contract_choice(word, value),
            Key::Result => self.result_undeclared_choice(token),
            Key::Tricks => self.tricks_choice(token),
            _ if value.is_empty() => seat(token),
            _ => {
                let tricks = value.parse().ok().map(|n| ("tricks", Arg::from(self.tricks(n))));
                let arg = tricks.or_else(|| seat(value).map(|seat| ("seat", seat.into())));
                arg.map(|arg| self.format(&format!("{id}-{word}"), &[arg]))
            }
        };
        specific.unwrap_or_else(|| token.to_owned())
    }

    /// `Law 30A: it was the right-hand opponent’s turn`, in the short form if there is one.
    pub(super) fn law_choice(&self, clause: Clause, edition: Edition) -> String {
        let id = format!("short-{}", super::law::slug(clause));
        let own = format!("{id}-{edition}");
        if !self.knows(&own) && !self.knows(&id) {
            return self.clause_and_gist(clause, edition);
        }
        let short = self.of_edition(&id, edition);
        self.format("choice-law", &[("cite", self.cite(clause).into()), ("gist", short.into())])
    }

    /// `Law 23C: was the outcome helped by the infraction?`
    fn watch_choice(&self, clause: Clause, edition: Edition) -> String {
        let own = format!("choice-watch-{}", super::law::slug(clause));
        if !self.knows(&own) {
            return self.clause_and_gist(clause, edition);
        }
        self.format(&own, &[("cite", self.cite(clause).into())])
    }

    fn clause_and_gist(&self, clause: Clause, edition: Edition) -> String {
        let args = [("cite", self.cite(clause).into()), ("gist", self.gist(clause, edition).into())];
        self.format("choice-clause", &args)
    }

    /// `three tricks`; for a range `two or three tricks`, `from two to four tricks`.
    fn tricks_choice(&self, token: &str) -> Option<String> {
        let (least, most) = match token.split_once('-') {
            Some((least, most)) => (least.parse().ok()?, most.parse().ok()?),
            None => return token.parse().ok().map(|n| self.tricks(n)),
        };
        let args = [("least", Arg::from(self.number(least))), ("most", self.tricks(most).into())];
        Some(self.format(if least + 1 == most { "choice-tricks-or" } else { "choice-tricks-range" }, &args))
    }

    /// `4♠︎ doubled by North`, from `4SX:N`.
    fn contract_choice(&self, contract: &str, declarer: &str) -> Option<String> {
        let contract = contract.parse::<Bidding>().ok()?.by(declarer.parse().ok()?);
        Some(self.contract(contract))
    }

    /// `4♠︎ doubled, one down`, from `4SX-1`.
    fn result_undeclared_choice(&self, token: &str) -> Option<String> {
        let (bidding, over) = token.split_at(token.find(['=', '+', '-'])?);
        let over = if over == "=" { 0 } else { over.parse().ok()? };
        Some(self.result_undeclared(bidding.parse().ok()?, over))
    }

    fn result_choice(&self, contract: Contract, token: &str) -> Option<String> {
        (0..=13).find(|n| contract.result(*n) == token).map(|n| self.result(contract, n))
    }
}

/// The contract, if known.
fn contract(case: &Case) -> Option<Contract> {
    match &case.facts {
        Facts::Claim(facts) => facts.contract(),
        Facts::Rotation(_) => None,
    }
}
