//! A second opinion on an unintended call that is replaced after left-hand opponent has called over
//! it (Law 25A), from the text: who may take back what, whose turn it is, who may use the call.

use crate::rotation::{Table, cites, value};
use rules::bridge::Seat;
use rules::engine::Key;
use rules::law::Edition;

/// What happens after the substitution.
#[derive(Clone, Copy, PartialEq)]
enum Next {
    /// Nothing yet: left-hand opponent has the choice
    Open,
    /// Left-hand opponent makes this call
    Lho(&'static str),
    /// The substitution stands as does left-hand opponent's call, and partner calls
    Partner,
}

#[test]
fn unintended_calls_are_replaced_as_the_text_says() {
    let nexts = [Next::Open, Next::Lho("P"), Next::Lho("X"), Next::Lho("2H"), Next::Partner];
    for (edition, seat) in [Edition::E2007, Edition::E2017].iter().flat_map(|e| Seat::ALL.map(|s| (*e, s))) {
        for (before, over, next) in [0, 1, 2]
            .into_iter()
            .flat_map(|b| ["P", "X", "2H"].map(|o| (b, o)))
            .flat_map(|(b, o)| nexts.map(|n| (b, o, n)))
        {
            let mut events: Vec<String> = Vec::new();
            let mut dealer = seat;
            for _ in 0..before {
                dealer = dealer.rho();
                events.insert(0, format!("{dealer} P"));
            }
            let (lho, partner) = (seat.lho(), seat.partner());
            events.extend([format!("{seat} 1S"), format!("{lho} {over}"), format!("{seat} 1H")]);
            match next {
                Next::Open => {}
                Next::Lho(call) => events.push(format!("{lho} {call}")),
                Next::Partner => events.push(format!("{partner} 3C")),
            }
            let events: Vec<&str> = events.iter().map(String::as_str).collect();
            let ruling = Table::new(dealer, &events).unintended(true).ruling_under(edition);
            let what = format!("{edition} {events:?}");

            let first = before + 1;
            let withdrawn = matches!(next, Next::Lho(call) if call != over);
            let cancelled = if withdrawn { format!("{first} {}", first + 1) } else { first.to_string() };
            let turn = match next {
                Next::Open => lho,
                Next::Lho(_) => partner,
                Next::Partner => seat.rho(),
            };
            // The information is for the non-offending side alone.
            let both = Seat::ALL.into_iter().filter(|s| s.side() == seat.side());
            let both: Vec<String> = both.map(|s| s.to_string()).collect();
            let unauthorised = if withdrawn { both.join(" ") } else { "-".to_owned() };
            for (key, wanted) in [
                (Key::Law, "25A".to_owned()),
                (Key::Cancelled, cancelled),
                (Key::Turn, turn.to_string()),
                (Key::UnauthorisedFor, unauthorised),
                (Key::Lead, "none".to_owned()),
                (Key::Offender, "any_legal_call".to_owned()),
                (Key::Partner, "any_legal_call".to_owned()),
            ] {
                assert_eq!(value(&ruling, key), wanted, "{key:?} of {what}");
            }
            let clause = if edition == Edition::E2017 { "25A6" } else { "25A4" };
            assert!(cites(&ruling).contains(&clause), "{what}");
        }
    }
}
