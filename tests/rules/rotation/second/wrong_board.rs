//! A second opinion on cards from a wrong board, written from Laws 15A (2017) and 17D (2007, 1997) and
//! from nothing of the engine's: every player is found with them at every moment of some auctions.

use crate::rotation::{Table, value};
use rules::bridge::Seat;
use rules::engine::Key::*;
use rules::engine::ruling::{Limit, Outcome};
use rules::law::Edition;

/// Auctions that North opens, with regular calls.
const AUCTIONS: [&[&str]; 5] = [
    &["P", "P", "P", "P"],
    &["1S", "P", "P", "P"],
    &["P", "1C", "P", "P", "1D", "P", "P", "P"],
    &["1NT", "X", "P", "2H", "P", "P", "P"],
    &["1C", "1D", "1H", "1S", "2C", "P", "P", "P"],
];

/// What the text of the edition makes of the player's cards after these calls.
enum Text {
    /// No call is cancelled
    NoCall,
    /// These calls are cancelled, and the player calls again
    Again { law: &'static str, cancelled: Vec<usize> },
    /// The same, with a score for the board
    Score { law: &'static str, cancelled: Vec<usize>, score: &'static str },
}

fn text(edition: Edition, player: usize, calls: usize) -> Text {
    let own: Vec<usize> = (1..=calls).filter(|call| (call - 1) % 4 == player).collect();
    let Some(first) = own.first().copied() else { return Text::NoCall };
    let partner_called = calls >= first + 2;
    let (law, cancelled) = match edition {
        Edition::E2017 if partner_called => ("15A2(a)", (first..=calls).collect()),
        Edition::E2017 => ("15A2(b)", (first..=calls).collect()),
        Edition::E2007 => ("17D2", own),
        _ => ("17D", own),
    };
    match edition {
        Edition::E2017 if partner_called => Text::Score { law, cancelled, score: "adjusted_score" },
        Edition::E2007 if partner_called => Text::Score { law, cancelled, score: "artificial_score" },
        _ => Text::Again { law, cancelled },
    }
}

fn numbers(calls: &[usize]) -> String {
    calls.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn agrees_on_every_player_at_every_moment() {
    let mut checked = 0;
    for auction in AUCTIONS {
        for (calls, player) in (0..=auction.len()).flat_map(|calls| (0..4).map(move |p| (calls, p))) {
            for led in [false, true] {
                if led && (calls < auction.len() || auction.iter().all(|call| *call == "P")) {
                    continue;
                }
                [Edition::E1997, Edition::E2007, Edition::E2017]
                    .into_iter()
                    .for_each(|edition| check(edition, &auction[..calls], player, led));
                checked += 3;
            }
        }
    }
    assert!(checked > 400, "{checked}");
}

fn check(edition: Edition, calls: &[&str], player: usize, led: bool) {
    let seat = Seat::N.after(player);
    let made = calls.iter().enumerate().map(|(i, call)| format!("{} {call}", Seat::N.after(i)));
    let mut events: Vec<String> = made.collect();
    // A card that was led does not matter to a player who has none of the wrong cards on the table.
    events.extend(led.then(|| format!("{} leads", Seat::N)));
    events.push(format!("{seat} wrong_board"));
    // The facts need a call.
    events.extend((calls.is_empty()).then(|| "N 1D".to_owned()));
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    let ruling = Table::new(Seat::N, &events).ruling_under(edition);
    let about = format!("{edition:?} {events:?} {ruling:#?}");
    match text(edition, player, calls.len()) {
        Text::NoCall => {
            assert_eq!(value(&ruling, Cancelled), "none", "{about}");
            assert_eq!(value(&ruling, Watch), "none", "{about}");
        }
        // The Laws are silent on a card that has been led.
        Text::Again { .. } if led => {
            assert_eq!(ruling.outcome, Outcome::NotCovered(Limit::WrongBoardInPlay), "{about}");
        }
        Text::Again { law, cancelled } => {
            assert_eq!(value(&ruling, Law), law, "{about}");
            assert_eq!(value(&ruling, Cancelled), numbers(&cancelled), "{about}");
            assert_eq!(value(&ruling, Turn), seat.to_string(), "{about}");
            assert_eq!(value(&ruling, Auction), format!("back_to:{seat}"), "{about}");
        }
        Text::Score { law, cancelled, score } => {
            assert_eq!(value(&ruling, Law), law, "{about}");
            assert_eq!(value(&ruling, Cancelled), numbers(&cancelled), "{about}");
            assert_eq!(value(&ruling, Auction), score, "{about}");
            assert_eq!(value(&ruling, Turn), "-", "{about}");
        }
    }
}
