//! A second opinion on mistaken explanations, written from Laws 20F, 21 and, for 1997, 75D and from nothing of the
//! engine's: of every call of the misinformed side it asks by itself whether it may be changed.
//!
//! Not here: calls changed after the correction (21B2), which `rotation::explanation` tests.

use crate::rotation::{Table, value};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::rotation::FindingKind;
use rules::engine::ruling::{Outcome, Question};
use rules::law::Edition;

/// Auctions that North opens with a call that South explains wrongly, with the side that declares.
const AUCTIONS: [(&[&str], Option<&str>); 6] = [
    (&["N 2S", "E P", "S P", "W P"], Some("NS")),
    (&["N 2S", "E 3C", "S P", "W P", "N P"], Some("EW")),
    (&["N 2S", "E P", "S 3S", "W P", "N P", "E P"], Some("NS")),
    (&["N 2S", "E X", "S P", "W 3C", "N P", "E P", "S P"], Some("EW")),
    (&["N 2S", "E 3C", "S 3S", "W 4C", "N 4S", "E P", "S P", "W P"], Some("NS")),
    (&["N P", "E P", "S P", "W P"], None),
];

/// Codes that are asked.
const CODES: [Edition; 3] = [Edition::E2017, Edition::E2007, Edition::E1997];

/// Moments are numbers of calls made before them.
#[derive(Clone, Copy, Debug)]
struct Situation {
    calls: &'static [&'static str],
    declares: Option<&'static str>,
    explained: usize,
    corrected: Option<(usize, Seat)>,
    now: usize,
    /// The lead was faced, before the correction or after it
    led: Option<bool>,
    influenced: Option<bool>,
    mistaken: Option<bool>,
}

impl Situation {
    fn is_over(&self, moment: usize) -> bool {
        moment == self.calls.len()
    }

    fn seat(&self, call: usize) -> Seat {
        self.calls[call].split_once(' ').and_then(|(seat, _)| seat.parse().ok()).expect("a seat")
    }

    /// The events, in the notation of files.
    fn events(&self) -> Vec<String> {
        let mut events = Vec::new();
        let lead = |is: bool| (self.led == Some(is)).then(|| "E leads".to_owned());
        for moment in 0..=self.now {
            if moment == self.explained {
                events.push("S misexplains 1".to_owned());
            }
            if let Some((_, by)) = self.corrected.filter(|(at, _)| *at == moment) {
                events.extend(lead(true));
                events.push(format!("{by} corrects 1"));
                events.extend(lead(false));
            }
            if moment < self.now {
                events.push(self.calls[moment].to_owned());
            }
        }
        events
    }

    /// Calls of the other side that were made on the explanation.
    fn misinformed(&self) -> Vec<usize> {
        let until = self.corrected.map_or(0, |(at, _)| at);
        (self.explained..until).filter(|call| matches!(self.seat(*call), Seat::E | Seat::W)).collect()
    }

    /// 21B1(a): the auction period is not over, and partner has not called since.
    fn is_in_time(&self, call: usize) -> bool {
        let partner = self.seat(call).partner();
        self.led.is_none() && (call + 1..self.now).all(|later| self.seat(later) != partner)
    }

    /// 20F5: when North, whose call was explained, has to speak.
    fn north_speaks(&self) -> &'static str {
        match (self.is_over(self.now), self.declares) {
            (false, _) => "not_in_auction",
            (true, Some("NS")) => "after_final_pass",
            (true, Some(_)) => "after_play",
            (true, None) => "-",
        }
    }

    fn check(&self, edition: Edition) {
        let old = edition == Edition::E1997;
        let (may_change, presumed) = if old { ("21B1", "75") } else { ("21B1(a)", "21B1(b)") };
        let events = self.events();
        let events: Vec<&str> = events.iter().map(String::as_str).collect();
        let mut table = Table::new(Seat::N, &events);
        table.0.findings[FindingKind::Influenced].all = self.influenced;
        table.0.findings[FindingKind::MistakenCall].all = self.mistaken;
        let ruling = table.ruling_under(edition);
        let about = format!("{self:?} {edition:?} {ruling:#?}");
        let calls = self.misinformed();
        let in_time: Vec<usize> = calls.iter().copied().filter(|call| self.is_in_time(*call)).collect();
        if self.mistaken == Some(true) {
            assert_eq!(value(&ruling, Law), presumed, "{about}");
            assert_eq!(value(&ruling, Corrects), "never", "{about}");
            assert_eq!(value(&ruling, MayChange), "nobody", "{about}");
            return;
        }
        if self.corrected.is_none() {
            let clause = match self.is_over(self.now) {
                _ if old => "75D2",
                true => "20F5(b)",
                false => "20F5(a)",
            };
            assert_eq!(value(&ruling, Law), clause, "{about}");
            assert_eq!(value(&ruling, Corrects), self.north_speaks(), "{about}");
            return;
        }
        assert_eq!(value(&ruling, Corrects), "-", "{about}");
        if let ([call], None) = (&in_time[..], self.influenced) {
            let question = Question::Influenced { seat: self.seat(*call), call: 1 };
            let asked = matches!(ruling.outcome, Outcome::Fork { question: q, .. } if q == question);
            assert!(asked, "{about}");
            return;
        }
        let may = in_time.first().filter(|_| self.influenced == Some(true)).map(|call| self.seat(*call));
        let may = may.map_or("nobody".to_owned(), |seat| seat.to_string());
        assert_eq!(value(&ruling, MayChange), may, "{about}");
        let is_late = calls.iter().any(|call| !self.is_in_time(*call));
        assert_eq!(value(&ruling, Watch), if is_late { "21B3" } else { "none" }, "{about}");
        let law = if is_late && in_time.is_empty() { "21B3" } else { may_change };
        assert_eq!(value(&ruling, Law), law, "{about}");
    }
}

#[test]
fn agrees_on_every_moment_of_explanation_and_correction() {
    let mut checked = 0;
    for (calls, declares) in AUCTIONS {
        let moments = (1..=calls.len())
            .flat_map(|explained| (explained..=calls.len()).map(move |now| (explained, now)));
        for (explained, now) in moments {
            let corrections = (explained..=now).flat_map(|at| [Seat::N, Seat::S].map(|by| Some((at, by))));
            for corrected in corrections.chain([None]) {
                let leads = match corrected {
                    Some((at, _)) if at == calls.len() && declares.is_some() => {
                        vec![None, Some(true), Some(false)]
                    }
                    _ => vec![None],
                };
                let found = [None, Some(false), Some(true)];
                for (led, influenced, mistaken) in leads
                    .into_iter()
                    .flat_map(|led| found.into_iter().flat_map(move |i| found.map(|m| (led, i, m))))
                {
                    let situation =
                        Situation { calls, declares, explained, corrected, now, led, influenced, mistaken };
                    CODES.into_iter().for_each(|edition| situation.check(edition));
                    checked += CODES.len();
                }
            }
        }
    }
    assert!(checked > 7500, "{checked}");
}
