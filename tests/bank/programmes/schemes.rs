//! The pass rules in use, each at its boundary.

use crate::programmes::{eligible, exam, first, item, loaded, missing, sat, today};
use bank::programme::{Counts, ExamRecord, MissingPart, PracticeRecord, ResultBand};
use bank::{Programme, Records, ScenarioMark};
use rules::engine::Family;

fn scheme(id: &str) -> &'static Programme {
    let programme = loaded().programme(id).unwrap_or_else(|| panic!("no programme {id}"));
    assert!(programme.example, "{id} is not offered");
    programme
}

/// An exam with this many wholly right items; all others are nearly right.
fn right(right: usize, of: usize) -> ExamRecord {
    let items = (0..of).map(|n| if n < right { item(2000, 2, 1) } else { item(1999, 2, 1) });
    ExamRecord { items: items.collect(), ..exam(990) }
}

#[test]
fn acbl_scheme() {
    let acbl = scheme("acbl");
    assert!(eligible(acbl, &sat([exam(650)])));
    assert!(!eligible(acbl, &sat([exam(649)])));
    assert_eq!(missing(acbl, &sat([exam(649)])), [MissingPart::Mark { have: 649, need: 650 }]);
    assert_eq!(missing(acbl, &Records::default()), [MissingPart::Exam]);
    assert!(eligible(acbl, &sat([exam(650), exam(100)])), "a later failure takes nothing away");
}

/// Marks for the first scenarios of each family: this many of each, with these marks.
fn lessons(marks: [[u16; 4]; 3]) -> Vec<PracticeRecord> {
    let bank = loaded();
    let of = |(family, marks): (_, [u16; 4])| {
        let ids: Vec<String> = bank
            .by_family(family)
            .filter(|one| one.stage.stages == 1)
            .take(4)
            .map(|one| one.id.clone())
            .collect();
        assert_eq!(ids.len(), 4);
        ids.into_iter()
            .zip(marks)
            .map(|(scenario, permille)| ScenarioMark { scenario, permille })
            .collect::<Vec<_>>()
    };
    let marks: Vec<ScenarioMark> =
        [Family::Rotation, Family::Claim, Family::Concession].into_iter().zip(marks).flat_map(of).collect();
    Records::practice_records(bank, &marks)
}

#[test]
fn norwegian_scheme() {
    let norway = scheme("norway");
    let with = |marks: [[u16; 4]; 3], passed: Option<bool>| Records {
        practice: lessons(marks),
        ..sat([ExamRecord { passed, ..exam(700) }])
    };
    let enough = [[500; 4], [700; 4], [900; 4]];
    assert!(eligible(norway, &with(enough, Some(true))));
    for passed in [Some(false), None] {
        assert_eq!(missing(norway, &with(enough, passed)), [MissingPart::Pass]);
    }
    let low = [[499, 500, 500, 500], [900; 4], [900; 4]];
    assert_eq!(missing(norway, &with(low, Some(true))), [MissingPart::Lessons(1)]);
    let mean = [[500; 4], [700; 4], [899, 900, 900, 900]];
    assert_eq!(missing(norway, &with(mean, Some(true))), [MissingPart::Mean { have: 699, need: 700 }]);
    let mut fewer = with([[900; 4]; 3], Some(true));
    let claim = fewer.practice.iter().position(|one| one.family == Family::Claim).unwrap();
    fewer.practice.remove(claim);
    assert_eq!(missing(norway, &fewer), [MissingPart::Lessons(1)]);
    let progress = first(norway, &fewer);
    let Counts::Lessons { lessons, .. } = &progress.requires[0].counts else { panic!("no lessons") };
    let missing: Vec<&[MissingPart]> = lessons.iter().map(|one| &*one.missing).collect();
    assert_eq!(missing, [&[][..], &[MissingPart::Scenarios(1)], &[]]);
}

#[test]
fn swedish_scheme() {
    let sweden = scheme("sweden");
    assert!(eligible(sweden, &sat([right(8, 10)])));
    assert_eq!(missing(sweden, &sat([right(7, 10)])), [MissingPart::Right(1)]);
    assert_eq!(
        missing(sweden, &sat([right(9, 11)])),
        [MissingPart::Exam],
        "an exam of ten items is required"
    );
}

#[test]
fn driving_theory_scheme() {
    let driving = scheme("driving");
    assert!(eligible(driving, &sat([right(43, 50)])));
    assert_eq!(missing(driving, &sat([right(42, 50)])), [MissingPart::Right(1)]);
}

#[test]
fn dutch_scheme() {
    let netherlands = scheme("netherlands");
    // Three items of five, six and nine points: five, three and four of them.
    let earned = |ninths: u32| ExamRecord {
        items: vec![item(1000, 1, 5), item(1000, 2, 6), item(1000 * ninths, 9, 9)],
        ..exam(600)
    };
    assert!(eligible(netherlands, &sat([earned(4)])));
    assert_eq!(missing(netherlands, &sat([earned(3)])), [MissingPart::Points { have: 11, need: 12 }]);
    let nearly =
        ExamRecord { items: vec![item(1000, 1, 5), item(1000, 2, 6), item(3999, 9, 9)], ..exam(599) };
    assert!(!eligible(netherlands, &sat([nearly])), "a thousandth of a point is missing");
    let longer = ExamRecord { items: vec![item(1000, 1, 21)], ..exam(1000) };
    assert_eq!(
        missing(netherlands, &sat([longer])),
        [MissingPart::Exam],
        "an exam of twenty points is required"
    );
}

#[test]
fn golf_bands_scheme() {
    let golf = scheme("golf");
    for (mark, band) in [
        (599, None),
        (600, Some(ResultBand::Pass)),
        (799, Some(ResultBand::Pass)),
        (800, Some(ResultBand::Merit)),
        (899, Some(ResultBand::Merit)),
        (900, Some(ResultBand::Distinction)),
    ] {
        assert_eq!(first(golf, &sat([exam(mark)])).band, band, "{mark}");
    }
    assert_eq!(first(golf, &sat([exam(610), exam(850), exam(700)])).band, Some(ResultBand::Merit));
}

#[test]
fn every_bank_programme_has_progress() {
    let words = words::english();
    for programme in loaded().programmes() {
        for one in programme.progress(&Records::default(), today()).iter().flat_map(|level| &level.requires) {
            assert!(!one.met, "{}", programme.id);
            let told = [words.requirement(one.requirement), words.counts(one)];
            let missing = one.missing.iter().map(|missing| words.missing(missing));
            assert!(told.into_iter().chain(missing).all(|text| !text.contains('{')), "{}", programme.id);
        }
    }
}
