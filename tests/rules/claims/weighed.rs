//! Plays weighed for one view of a claim hold for every other view of it.

use crate::claims::chance::Chance;
use crate::claims::making::forgotten;
use rules::bridge::Cards;
use rules::engine::claim::Standard;
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::Game;
use rules::engine::claim::search::{BOUND, Search, Switch, Weighings, double_dummy};
use rules::law::{OrderWithinSuit, Presumption};

/// The claim as it is seen by other authorities, for other numbers of tricks, and with no card located by showing out.
fn views<'a>(game: &Game<'a>) -> Vec<Game<'a>> {
    let presumed = game.presumed.with(Presumption::NoTrumpToBeSafe).with(Presumption::KeepsTrumps);
    let unlocated = [true, false, true, false];
    let mut views = vec![
        Game { ..*game },
        Game { order: OrderWithinSuit::TopDown, ..*game },
        Game { order: OrderWithinSuit::Ebu, ..*game },
        Game { presumed, ..*game },
        Game { irrational_excepted: true, ..*game },
        Game { unlocated, ..*game },
        Game { unlocated: [true; 4], ..*game },
    ];
    views.extend((0..=game.facts.left()).map(|conceded| Game { conceded, ..*game }));
    views
}

fn search(
    game: &Game,
    switch: Switch,
    at: &Ending,
    weighings: Weighings,
) -> ([Option<u8>; 3], u64, Weighings) {
    let mut solver = DoubleDummy::new(game.trump);
    let best = double_dummy(game, &mut solver);
    let before = solver.nodes();
    let mut search = Search::new(game, Standard::Careless, switch, &mut solver, BOUND).knowing(weighings);
    let numbers = Standard::ALL.map(|standard| {
        search.by(standard);
        search.tricks(at, 0, best).settled()
    });
    let weighings = search.into_weighings();
    (numbers, solver.nodes() - before, weighings)
}

#[test]
fn weighed_plays_hold_for_every_view() {
    compare([(3, 60), (4, 60), (5, 15), (6, 2)]);
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn weighed_plays_hold_in_long_endings() {
    compare([(3, 60), (4, 60), (5, 50), (6, 20)]);
}

/// Compares searches that share their weighed plays with searches of their own, for so many endings of so many cards.
fn compare(counts: [(usize, usize); 4]) {
    let mut chance = Chance(0x3e16);
    let (mut shared, mut anew) = (0, 0);
    for (cards, endings) in counts {
        for _ in 0..endings {
            let facts = chance.claim(cards);
            let game = Game::new(&facts, OrderWithinSuit::Any);
            let mut weighings = Weighings::default();
            for forgotten in [forgotten(&facts), Cards::EMPTY] {
                let at = Ending::of(&facts, forgotten);
                for view in views(&game) {
                    for sees_all in [false, true] {
                        let switch = Switch { sees_all, ..Switch::default() };
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
