//! Cached play values of one view of a claim hold for every other view of it.

use crate::claims::chance::Chance;
use crate::claims::facts::forgotten;
use rules::bridge::Cards;
use rules::engine::claim::Standard;
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation, Weighings, double_dummy};
use rules::law::{OrderWithinSuit, Presumption};

/// The claim as other authorities see it, for other numbers of tricks, and with no card located by
/// showing out.
fn views<'a>(game: &SearchGame<'a>) -> Vec<SearchGame<'a>> {
    let presumed = game.presumed.with(Presumption::NoTrumpToBeSafe).with(Presumption::KeepsTrumps);
    let unlocated = [true, false, true, false];
    let mut views = vec![
        SearchGame { ..*game },
        SearchGame { order: OrderWithinSuit::TopDown, ..*game },
        SearchGame { order: OrderWithinSuit::Ebu, ..*game },
        SearchGame { presumed, ..*game },
        SearchGame { irrational_excepted: true, ..*game },
        SearchGame { unlocated, ..*game },
        SearchGame { unlocated: [true; 4], ..*game },
    ];
    views.extend((0..=game.facts.left()).map(|conceded| SearchGame { conceded, ..*game }));
    views
}

fn search(
    game: &SearchGame,
    switch: SearchVariation,
    at: &Ending,
    weighings: Weighings,
) -> ([Option<u8>; 3], u64, Weighings) {
    let mut solver = DoubleDummy::new(game.trump);
    let best = double_dummy(game, &mut solver);
    let before = solver.nodes();
    let mut search =
        LineSearch::new(game, Standard::Careless, switch, &mut solver, BOUND).with_weighings(weighings);
    let numbers = Standard::ALL.map(|standard| {
        search.by(standard);
        search.tricks(at, 0, best).settled()
    });
    let weighings = search.into_weighings();
    (numbers, solver.nodes() - before, weighings)
}

#[test]
fn weighed_plays_hold_for_every_view() {
    compare(&[(3, 60), (4, 60), (5, 8)]);
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn weighed_plays_hold_in_long_endings() {
    compare(&[(3, 60), (4, 60), (5, 50), (6, 20)]);
}

/// Compares searches with a shared cache and with their own, for this many endings of this many
/// cards.
fn compare(counts: &[(usize, usize)]) {
    let mut chance = Chance(0x3e16);
    let (mut shared, mut anew) = (0, 0);
    for &(cards, endings) in counts {
        for _ in 0..endings {
            let facts = chance.claim(cards);
            let game = SearchGame::new(&facts, OrderWithinSuit::Any);
            let mut weighings = Weighings::default();
            for forgotten in [forgotten(&facts), Cards::EMPTY] {
                let at = Ending::of(&facts, forgotten);
                for view in views(&game) {
                    for sees_all in [false, true] {
                        let switch = SearchVariation { sees_all, ..SearchVariation::default() };
                        let (alone, alone_nodes, _) = search(&view, switch, &at, Weighings::default());
                        let (with, nodes, after) = search(&view, switch, &at, weighings);
                        weighings = after;
                        assert_eq!(with, alone, "{sees_all} {:?} {:?} {facts:?}", view.order, view.unlocated);
                        shared += nodes;
                        anew += alone_nodes;
                    }
                }
            }
        }
    }
    println!("{shared} positions looked at in place of {anew}");
    assert!(shared < anew * 2 / 3);
}
