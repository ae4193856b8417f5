//! Simulation of a programme on people's records.

use super::{exam, sat, today};
use bank::programme::{HeldCertificate, NeedSimulation, Simulation};
use bank::{Programme, Records};
use jiff::civil::date;
use rules::law::Edition;

fn programme(mark: u16) -> Programme {
    let text = format!(
        "id = \"p\"\nname = \"P\"\n[[levels]]\nid = \"club\"\nname = \"Club\"\n\
         [[levels.requires]]\nexam = {{ mark = \"{mark} %\" }}\n\
         [[levels.requires]]\npractical = {{ hours = 1 }}\n\
         [[levels]]\nid = \"region\"\nname = \"Region\"\nprerequisites = [\"club\"]\n\
         [[levels.requires]]\nexam = {{ mark = \"90 %\" }}\n"
    );
    Programme::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A person with this result, who has or has not directed, and holds the club certificate or not.
fn person(permille: u16, directed: bool, holds: bool) -> Records {
    let session = bank::programme::PracticalRecord { date: date(2026, 5, 1), minutes: 90, cosigned: true };
    let held = HeldCertificate {
        programme: "p".to_owned(),
        level: "club".to_owned(),
        edition: Edition::E2017,
        issued: date(2026, 1, 1),
        until: None,
    };
    Records {
        practical: directed.then_some(session).into_iter().collect(),
        held: holds.then_some(held).into_iter().collect(),
        ..sat([exam(permille)])
    }
}

#[test]
fn counts_who_would_pass_and_what_stops_the_others() {
    let (draft, in_force) = (programme(65), programme(80));
    let mut simulation = Simulation::new(&draft, Some(&in_force), today());
    let people = [
        person(700, true, false),  // gains
        person(850, true, false),  // passes either way
        person(600, true, false),  // lacks the mark
        person(900, false, true),  // holds the certificate and lacks directing, and reaches the region
        person(500, false, false), // lacks both
    ];
    let numbers: Vec<Option<usize>> = people.iter().map(|one| simulation.add(one)).collect();
    assert_eq!(numbers, (0..5).map(Some).collect::<Vec<_>>());
    assert_eq!(simulation.add(&Records::default()), None);
    assert_eq!((simulation.people, simulation.without), (5, 1));
    let club = &simulation.levels[0];
    assert_eq!((club.holders, club.others), (1, 4));
    assert_eq!((club.passed, club.before), (2, Some(1)));
    assert_eq!((&*club.gains, &*club.losses), (&[0][..], &[][..]));
    assert_eq!(club.needs, [NeedSimulation { met: 2, alone: 1 }, NeedSimulation { met: 3, alone: 0 }]);
    assert_eq!(club.most_stops(), Some(0));
    let region = &simulation.levels[1];
    assert_eq!((region.holders, region.others), (0, 5));
    assert_eq!((region.passed, region.before), (1, Some(1)));
    assert_eq!(region.needs, [NeedSimulation { met: 1, alone: 0 }, NeedSimulation { met: 1, alone: 0 }]);
}

#[test]
fn stricter_rules_lose_people() {
    let (draft, in_force) = (programme(80), programme(65));
    let mut simulation = Simulation::new(&draft, Some(&in_force), today());
    simulation.add(&person(700, true, false));
    let club = &simulation.levels[0];
    assert_eq!((&*club.gains, &*club.losses, club.before), (&[][..], &[0][..], Some(1)));
    simulation.add(&person(700, true, true));
    let club = &simulation.levels[0];
    assert_eq!((club.holders, &*club.losses), (1, &[0][..]), "a certificate is not lost to new rules");
    let mut alone = Simulation::new(&draft, None, today());
    alone.add(&person(850, true, false));
    assert_eq!((alone.levels[0].passed, alone.levels[0].before), (1, None));
    assert_eq!(alone.levels[0].most_stops(), None);
}
