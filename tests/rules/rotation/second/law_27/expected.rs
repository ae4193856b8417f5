//! The account of a story in the engine's terms, after each of its events.

use super::matter::{Matter, State};
use super::opinion::Account;
use rules::bridge::{Contract, Strain, Suit};
use rules::engine::Key;
use rules::law::Edition;

/// What the Laws decide; components that they leave open, or that depend on a finding, are missing.
pub struct Expected {
    /// `accepts`, `lowest`, `comparable`, or `-` if nothing is open
    pub asks: &'static str,
    /// The limit met, by the number of the call
    pub breach: Option<usize>,
    pub components: Vec<(Key, String)>,
}

impl Account<'_> {
    /// Nothing if the auction has been regular.
    pub fn expected(&self) -> Option<Expected> {
        let matter = self.matter.as_ref()?;
        let new = if let State::Replaced(tried) = matter.state { Some(tried) } else { None };
        if !self.is_consistent(new) {
            return None;
        }
        let over = self.auction.is_over();
        let asks = self.asks(matter);
        let mut said = Expected { asks, breach: self.breach, components: Vec::new() };
        let mut say = |key, word: &str| said.components.push((key, word.to_owned()));
        let (offender, lho) = (matter.offender, matter.offender.lho());
        say(Key::InRotation, "yes");
        let mut numbers: Vec<String> = matter.cancelled.iter().map(ToString::to_string).collect();
        numbers.sort();
        let cancelled = if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") };
        match matter.state {
            State::Offered => say(Key::MayAccept, lho.letter()),
            State::Accepted => {
                say(Key::Law, if self.is_1997() { "27A" } else { "27A1" });
                say(Key::MayAccept, "already_accepted");
                say(Key::Cancelled, &cancelled);
                say(Key::Auction, if over { "over" } else { "goes_on" });
                say(Key::Watch, "none");
                if matter.cancelled.is_empty() {
                    say(Key::Offender, "any_legal_call");
                    say(Key::Partner, self.free(matter));
                }
                if matter.cancelled.is_empty() && self.earlier == 0 {
                    say(Key::Lead, "none");
                }
            }
            State::Doubtful => say(Key::MayAccept, "nobody"),
            State::Refused => {
                say(Key::MayAccept, "nobody");
                say(Key::Offender, "bid_or_pass");
                say(Key::Auction, &format!("back_to:{offender}"));
                say(Key::Cancelled, &cancelled);
                say(Key::Turn, offender.letter());
            }
            State::Replaced(_) => {
                say(Key::MayAccept, "nobody");
                say(Key::Cancelled, &cancelled);
                say(Key::Auction, if over { "over" } else { "goes_on" });
                say(Key::Offender, "any_legal_call");
            }
        }
        if matter.is_closed() && !over {
            say(Key::Turn, self.auction.turn().letter());
        }
        if let Some(paragraph) = self.paragraph().filter(|_| self.is_refused(matter)) {
            self.rectification(matter, paragraph, &mut said.components);
        }
        if over {
            said.components.retain(|(key, _)| !matches!(key, Key::Offender | Key::Partner));
        }
        Some(said)
    }

    /// Partner's duty where this bid places none.
    fn free(&self, matter: &Matter) -> &'static str {
        let silent = self.silent.contains(&matter.offender.partner());
        if silent { "must_pass_throughout" } else { "any_legal_call" }
    }

    fn is_1997(&self) -> bool {
        self.story.edition == Edition::E1997
    }

    fn is_refused(&self, matter: &Matter) -> bool {
        matches!(matter.state, State::Refused | State::Replaced(_))
    }

    fn asks(&self, matter: &Matter) -> &'static str {
        let new = match matter.state {
            State::Offered => return "accepts",
            State::Accepted => return "-",
            State::Doubtful => return "comparable",
            State::Refused => None,
            State::Replaced(tried) => Some(tried),
        };
        match self.paragraph() {
            Some(_) => "-",
            None if self.is_lowest(new).is_none() => "lowest",
            None => "comparable",
        }
    }

    fn rectification(&self, matter: &Matter, paragraph: &'static str, said: &mut Vec<(Key, String)>) {
        let mut say = |key, word: &str| said.push((key, word.to_owned()));
        let edition = self.story.edition;
        let partner = matter.offender.partner();
        let same = paragraph.starts_with("27B1");
        if paragraph != "?" {
            say(Key::Law, paragraph);
        }
        say(Key::Partner, if same { self.free(matter) } else { "must_pass_throughout" });
        say(
            Key::Watch,
            match (same, edition) {
                (true, Edition::E1997) => "27B1(b)",
                (true, _) => "27D",
                (false, Edition::E2017) => "72C",
                (false, _) => "23",
            },
        );
        match (paragraph, edition) {
            (_, Edition::E1997) => {}
            ("27B1(a)", _) | ("27B1(b)", Edition::E2017) => say(Key::UnauthorisedFor, "none"),
            _ => say(Key::UnauthorisedFor, partner.letter()),
        }
        let replaced = matches!(matter.state, State::Replaced(_));
        if edition == Edition::E2017 && replaced {
            match paragraph {
                "27B1(a)" => say(Key::Replacement, "not_tested"),
                "27B1(b)" => say(Key::Replacement, "comparable"),
                "27B2" => say(Key::Replacement, "not_comparable"),
                _ => {}
            }
        }
        if let Some(lead) = self.lead(matter, same, replaced) {
            say(Key::Lead, &lead);
        }
    }

    /// 26: one suit that the offender's legal calls have not specified (2017); before, each suit
    /// that a withdrawn call specified and those have not, or any suit if it specified none.
    fn lead(&self, matter: &Matter, same: bool, replaced: bool) -> Option<String> {
        // An earlier restriction may stand beside this one.
        if self.earlier > 0 {
            return None;
        }
        let declares = |contract: Contract| contract.declarer.side() == matter.offender.side();
        if same || self.auction.is_over() && self.auction.contract().is_some_and(declares) {
            return Some("none".to_owned());
        }
        let legal: Vec<Strain> = self
            .stands
            .iter()
            .filter(|(seat, _)| *seat == matter.offender)
            .map(|(_, made)| made.specifies())
            .collect::<Option<Vec<_>>>()?
            .concat();
        let open = |suits: Vec<Suit>| -> Vec<Suit> {
            suits.into_iter().filter(|suit| !legal.contains(&Strain::Suit(*suit))).collect()
        };
        if self.story.edition == Edition::E2017 {
            return Some(words(open(Suit::DOWN.to_vec()), ""));
        }
        // It depends on the call that he chooses in the end; and of two withdrawn calls each has
        // its own restriction.
        let [bid] = matter.tried[..] else { return None };
        if !replaced || matter.attempted {
            return None;
        }
        let shown: Vec<Suit> = bid.made.specifies()?.into_iter().filter_map(Strain::suit).collect();
        Some(if shown.is_empty() {
            words(Suit::DOWN.to_vec(), "")
        } else {
            words(open(shown), "require_or_forbid:")
        })
    }
}

fn words(suits: Vec<Suit>, word: &str) -> String {
    let mut all: Vec<String> = suits.iter().map(|suit| format!("{word}{suit}")).collect();
    all.sort();
    if all.is_empty() { "none".to_owned() } else { all.join(" ") }
}
