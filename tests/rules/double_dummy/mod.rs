//! The double-dummy solver against Haglund's DDS. `cargo ci` installs DDS; without it the tests are
//! skipped.

mod dds;

use dds::{Chance, Dds, Deal, FOLDER};
use rules::bridge::{Seat, Side, Strain, Suit};
use rules::engine::claim::double_dummy::DoubleDummy;
use std::path::Path;

/// Every number of cards from 1 to 13, with zero to three cards played to the trick.
fn deals() -> Vec<Deal> {
    let mut chance = Chance(0x0dd5);
    let deal = |n: usize| chance.deal(1 + n / 4 % 13, n % 4);
    (0..2600).map(deal).collect()
}

#[test]
#[ignore = "needs DDS, which `cargo ci` brings"]
#[expect(clippy::disallowed_methods, reason = "a test is told where DDS is")]
fn solver_matches_dds() {
    let folder = std::env::var(FOLDER).expect("DDS names the folder that has endplay");
    let mut dds = Dds::start(Path::new(&folder));
    for deal in deals() {
        let found = DoubleDummy::new(deal.trump).tricks(&deal.hands, deal.trick, Side::NS);
        assert_eq!(found, dds.solve(&deal).0, "{deal:?}");
    }
}

#[test]
fn deals_cover_every_shape() {
    let deals = deals();
    let trumps = Suit::DOWN.map(Strain::Suit).into_iter().chain([Strain::Notrump]);
    for trump in trumps {
        for leader in Seat::ALL {
            for played in 0..4 {
                let alike = |deal: &&Deal| {
                    (deal.trump, deal.trick.leader, deal.trick.len()) == (trump, leader, played)
                };
                assert!(deals.iter().filter(alike).count() > 10, "{trump:?} {leader:?} {played}");
            }
        }
    }
    for cards in 0..13 {
        let holding = |deal: &&Deal| deal.hands[deal.trick.turn().index()].len() == cards + 1;
        assert!(deals.iter().filter(holding).count() == 200, "{cards}");
    }
}
