//! Translation of a row of a table into the engine's terms.

use super::situation::{Answer, Kind, LHO, OFFENDER, PARTNER, Situation};
use super::table::Row;
use rules::bridge::{Call, Suit};
use rules::engine::Key;
use rules::law::Edition;

impl Situation {
    /// The table's word for the replacement.
    pub fn replaced(&self, edition: Edition) -> &'static str {
        let (found, yes, no) = match edition {
            Edition::E2017 => (self.comparable, "comparable", "different"),
            _ => (self.repeats.or(self.denomination_repeated()), "repeats", "differs"),
        };
        match found {
            Some(true) => yes,
            Some(false) => no,
            None if self.replacement().is_some() => "unknown",
            None => "open",
        }
    }

    /// True if the replacement of a natural bid repeats its denomination.
    fn denomination_repeated(&self) -> Option<bool> {
        let strain = |call| if let Call::Bid(bid) = call { Some(bid.strain()) } else { None };
        let natural = matches!(self.kind, Kind::Bid | Kind::NotrumpBid);
        self.replacement().filter(|_| natural).map(|call| strain(call) == strain(self.call))
    }

    /// True if a player has since made a call that the ruling forbids: another irregularity.
    pub fn breached(&self, row: &Row) -> bool {
        let offenders: Vec<Call> = self.calls_by(OFFENDER).collect();
        let partners: Vec<Call> = self.calls_by(PARTNER).collect();
        let passed = |call: &Call| *call == Call::Pass;
        let kept = match row.offender {
            "once" => offenders.iter().take(1).all(passed),
            "always" => offenders.iter().all(passed),
            "repeat" => offenders.iter().take(1).all(|call| *call == self.call),
            _ => true,
        } && match row.partner {
            // While his duty to pass is open, a bid of his may be another irregularity.
            "once" | "?" if self.partner_has_called_since() => partners.last().is_some_and(passed),
            "always" => partners.iter().all(passed),
            "not_double" => partners.iter().take(1).all(|c| !matches!(c, Call::Double | Call::Redouble)),
            _ => true,
        };
        !kept
    }

    /// The suits behind the table's word for the lead, as in the engine.
    fn lead(&self, word: &'static str) -> Option<String> {
        let text = |suits: Vec<Suit>, word: &str| {
            let mut told: Vec<String> = suits.iter().map(|suit| format!("{word}{suit}")).collect();
            told.sort();
            if told.is_empty() { "none".to_owned() } else { told.join(" ") }
        };
        let specified = self.suits_specified();
        let not_yet = |suits: Vec<Suit>| suits.into_iter().filter(|s| !specified.contains(s)).collect();
        match word {
            "?" => None,
            "none" => Some("none".to_owned()),
            "forbid" => Some(text(not_yet(Suit::DOWN.to_vec()), "")),
            // It depends on the replacement that he chooses, and on whether that is another call.
            _ if self.replacement().is_none_or(|call| call == self.call) => None,
            _ if self.suits_shown().is_empty() => Some(text(Suit::DOWN.to_vec(), "")),
            _ => Some(text(not_yet(self.suits_shown()), "require_or_forbid:")),
        }
    }

    /// The row's value for each component, as in the engine; undecided ones are left out.
    pub fn expected(&self, row: &Row) -> Vec<(Key, String)> {
        let mut expected: Vec<(Key, String)> = Vec::new();
        let mut say = |key, word: &str| {
            if word != "?" {
                expected.push((key, word.to_owned()));
            }
        };
        if !row.law.starts_with("asks:") {
            say(Key::Law, row.law);
        }
        say(
            Key::MayAccept,
            match row.may_accept {
                "lho" => LHO.letter(),
                "already" => "already_accepted",
                other => other,
            },
        );
        let replaced = self.replacement().is_some();
        say(
            Key::Offender,
            match row.offender {
                "any" => "any_legal_call",
                "once" | "repeat" if replaced => "any_legal_call",
                "once" => "must_pass_next",
                "repeat" => "must_repeat",
                "always" => "must_pass_throughout",
                "change" => "change_of_call",
                other => other,
            },
        );
        say(
            Key::Partner,
            match row.partner {
                "any" => "any_legal_call",
                "once" if self.partner_has_called_since() => "any_legal_call",
                "once" => "must_pass_next",
                "always" => "must_pass_throughout",
                "not_double" if self.calls_by(PARTNER).next().is_some() => "any_legal_call",
                "not_double" => "may_not_double_now",
                other => other,
            },
        );
        say(
            Key::UnauthorisedFor,
            match row.told {
                "partner" => PARTNER.letter(),
                other => other,
            },
        );
        say(Key::Watch, row.watch);
        if let Some(lead) = self.lead(row.lead) {
            say(Key::Lead, &lead);
        }
        if row.offender != "change" && !matches!(self.answer, Answer::Open) {
            let back = format!("back_to:{}", self.proper());
            let turn = self.later_seats().last().map(|(by, _)| by.lho());
            let (turn, goes, cancelled) = match (row.law, self.answer) {
                ("36A" | "35A", _) => {
                    (self.proper(), back, format!("{} {}", self.number(), self.number() + 1))
                }
                (_, Answer::AcceptedByWord) => (LHO, "goes_on".to_owned(), "none".to_owned()),
                (_, Answer::AcceptedByCall) => (turn.unwrap_or(LHO), "goes_on".to_owned(), "none".to_owned()),
                _ => match turn {
                    Some(turn) => (turn, "goes_on".to_owned(), self.number().to_string()),
                    None => (self.proper(), back, self.number().to_string()),
                },
            };
            say(Key::Turn, turn.letter());
            say(Key::Auction, &goes);
            say(Key::Cancelled, &cancelled);
        }
        expected
    }
}
