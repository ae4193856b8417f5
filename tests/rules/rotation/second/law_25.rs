//! A second opinion on Law 25, from the text: on an unintended call that is replaced after left-hand
//! opponent has called over it (25A), who may take back what, whose turn it is, who may use the call;
//! on a change of call that is declined in 1997 (25B2), what the offender's choice leads to.

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
    let editions = [Edition::E1997, Edition::E2007, Edition::E2017];
    for (edition, seat) in editions.iter().flat_map(|e| Seat::ALL.map(|s| (*e, s))) {
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
            let clause = match edition {
                Edition::E2017 => "25A6",
                Edition::E2007 => "25A4",
                _ => "25B1",
            };
            assert!(cites(&ruling).contains(&clause), "{what}");
        }
    }
}

/// The offender's choice in 1997, once left-hand opponent has declined the change of call.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    /// The first call, said again
    Repeats,
    /// The first call, since the next player goes on
    Silent,
    /// This call
    Another(&'static str),
}

#[test]
fn declined_changes_of_1997_cost_what_the_text_says() {
    let choices = ["P", "1S", "2C", "2D", "3H"].map(Choice::Another);
    let choices = [&[Choice::Repeats, Choice::Silent], &choices[..]].concat();
    let suits_of = |call: &str| -> Vec<&str> {
        let suit = call.chars().nth(1).and_then(|suit| "CDHS".find(suit)).map(|i| &"CDHS"[i..=i]);
        suit.into_iter().collect()
    };
    for (first, second) in
        ["P", "1S", "2C", "1NT"].iter().flat_map(|f| ["P", "1H", "2C", "1NT"].map(|s| (*f, s)))
    {
        for (choice, partner_too) in choices.iter().flat_map(|c| [false, true].map(|p| (*c, p))) {
            let own = match choice {
                Choice::Repeats => Some(first),
                Choice::Silent => None,
                Choice::Another(call) => Some(call),
            };
            if first == second || choice == Choice::Another(first) {
                continue;
            }
            let made = own.unwrap_or(first);
            let mut events = vec!["W 1C".to_owned(), "N P".to_owned(), "E 1D".to_owned()];
            events.extend([format!("S {first}"), format!("S {second}"), "W declines".to_owned()]);
            events.extend(own.map(|call| format!("S {call}")));
            events.push(if made == "P" { "W 4C" } else { "W X" }.to_owned());
            events.extend(partner_too.then(|| "N P".to_owned()));
            let told: Vec<&str> = events.iter().map(String::as_str).collect();
            let ruling = Table::new(Seat::W, &told).unintended(false).ruling_under(Edition::E1997);
            let what = format!("{events:?}");

            let stands = made == first;
            // 25B2(b)(1): partner passes at the next turn. 25B2(b)(2): no duty, but the score.
            let partner = if stands && !partner_too { "must_pass_next" } else { "any_legal_call" };
            let (law, watch) = if stands { ("25B2(b)(1)", "23") } else { ("25B2(b)(2)", "25B2(b)(2)") };
            let cancelled = if stands { "5" } else { "4 5" };
            let turn = if partner_too { "E" } else { "N" };
            // 25B2(c) and 26: each withdrawn call that differs from the final one.
            let withdrawn = [first, second].into_iter().filter(|call| *call != made);
            let withdrawn: Vec<&str> = withdrawn.collect();
            let lead_of = |call: &str| match suits_of(call)[..] {
                [] => "C D H S".to_owned(),
                [suit] if suits_of(made) == [suit] => "none".to_owned(),
                [suit] => format!("require_or_forbid:{suit}"),
                _ => unreachable!("a bid names one suit"),
            };
            let leads: Vec<String> = withdrawn.iter().map(|call| lead_of(call)).collect();
            let lead = match &leads[..] {
                [first, second] if first != "none" && second != "none" => {
                    let both_of_26a = [first, second].iter().all(|lead| lead.starts_with("require"));
                    let mut both = vec![first.clone(), second.clone()];
                    both.sort();
                    both.dedup();
                    if both_of_26a { both.join(" ") } else { second.clone() }
                }
                [first, second] if second == "none" => first.clone(),
                [.., last] => last.clone(),
                [] => unreachable!("one of the two is withdrawn"),
            };
            for (key, wanted) in [
                (Key::Law, law),
                (Key::MayAccept, "nobody"),
                (Key::Cancelled, cancelled),
                (Key::Partner, partner),
                (Key::Turn, turn),
                (Key::UnauthorisedFor, "N"),
                (Key::Watch, watch),
                (Key::Lead, &lead),
            ] {
                assert_eq!(value(&ruling, key), wanted, "{key:?} of {what}");
            }
        }
    }
}
