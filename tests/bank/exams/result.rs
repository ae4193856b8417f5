//! Results from marks.

use bank::exam::{DrawnPaper, ExamResult, PageMark, PaperItem, Part, Rules, result};
use proptest::collection::vec;
use proptest::prelude::*;

use PageMark::{Marked, Unanswered, Waits};

fn item(part: Part, stages: u8, weight: u16, critical: bool) -> PaperItem {
    PaperItem { part, id: "r001".to_owned(), stages, weight, critical }
}

/// Closed: an item of two stages, and a critical one of weight three. Open: one.
fn paper() -> DrawnPaper {
    let (closed, open) = (Part::Closed, Part::Open);
    DrawnPaper { items: vec![item(closed, 2, 1, false), item(closed, 1, 3, true), item(open, 1, 2, false)] }
}

#[test]
fn weights_means_by_item_and_part() {
    let got = result(&paper(), &[Marked(1000), Marked(501), Marked(900), Marked(333)], &Rules::default());
    assert_eq!(
        got.items.iter().map(|item| item.permille()).collect::<Vec<_>>(),
        [Some(750), Some(900), Some(333)]
    );
    let parts: Vec<_> = got.parts.iter().map(|part| (part.part, part.permille, part.weight)).collect();
    assert_eq!(parts, [(Part::Closed, Some(862), 4), (Part::Open, Some(333), 2)]);
    // (1501 / 2 + 3 · 900 + 2 · 333) / 6
    assert_eq!(
        (got.permille, got.capped, got.passed, got.band, got.waits),
        (Some(686), false, None, None, 0)
    );
}

#[test]
fn failed_critical_item_caps() {
    let all = |critical| [Marked(1000), Marked(1000), Marked(critical), Marked(1000)];
    for (critical, permille, capped) in
        [(9, 500, true), (500, 500, true), (501, 750, false), (1000, 1000, false)]
    {
        let got = result(&paper(), &all(critical), &Rules::default());
        assert_eq!(
            (got.permille, got.capped, got.items[1].failed),
            (Some(permille), capped, capped),
            "{critical}"
        );
    }
    let strict = Rules { critical_above: 999, cap: 400, ..Rules::default() };
    assert_eq!(result(&paper(), &all(900), &strict).permille, Some(400));
    // A result below the cap stays.
    let low = result(&paper(), &[], &strict);
    assert_eq!((low.permille, low.capped), (Some(0), false));
}

#[test]
fn passing_needs_mark_and_floors() {
    let rules = Rules { pass: Some(650), part_floor: Some(500), ..Rules::default() };
    for (open, permille, passed) in [(333, 777, false), (500, 833, true), (1000, 1000, true)] {
        let got = result(&paper(), &[Marked(1000), Marked(1000), Marked(1000), Marked(open)], &rules);
        assert_eq!((got.permille, got.passed), (Some(permille), Some(passed)), "{open}");
    }
    let just = Rules { part_floor: None, ..rules };
    let all = |mark| [Marked(mark); 4];
    assert_eq!(result(&paper(), &all(650), &just).passed, Some(true));
    assert_eq!(result(&paper(), &all(649), &just).passed, Some(false));
}

#[test]
fn takes_the_highest_band_reached() {
    let rules = Rules { bands: vec![600, 800, 900], ..Rules::default() };
    for (mark, band) in [(599, 0), (600, 1), (799, 1), (800, 2), (900, 3), (1000, 3)] {
        assert_eq!(result(&paper(), &[Marked(mark); 4], &rules).band, Some(band), "{mark}");
    }
}

#[test]
fn pending_marks_decide_nothing() {
    let rules = Rules { pass: Some(650), bands: vec![600], ..Rules::default() };
    let got = result(&paper(), &[Marked(1000), Waits, Marked(1000), Unanswered], &rules);
    assert_eq!((got.permille, got.passed, got.band, got.waits), (None, None, None, 1));
    assert_eq!(got.parts.iter().map(|part| part.permille).collect::<Vec<_>>(), [None, Some(0)]);
}

/// An item of three stages.
fn staged(weight: u16, critical: bool) -> PaperItem {
    item(Part::Closed, 3, weight, critical)
}

#[test]
fn rounds_once_at_the_end() {
    let thirds = [Marked(1000), Marked(1000), Marked(0), Marked(1000), Marked(0), Marked(0)];
    let drawn = DrawnPaper { items: vec![staged(1, false), staged(1, false)] };
    let rules = Rules { pass: Some(500), part_floor: Some(500), bands: vec![500], ..Rules::default() };
    let got = result(&drawn, &thirds, &rules);
    assert_eq!((got.permille, got.passed, got.band), (Some(500), Some(true), Some(1)), "exactly a half");
    assert_eq!(got.parts[0].permille, Some(500));
    // A third above 500 is above it.
    let critical = DrawnPaper { items: vec![staged(1, true)] };
    let just = |last| result(&critical, &[Marked(500), Marked(500), Marked(last)], &rules).items[0].failed;
    assert_eq!((just(501), just(500)), (false, true));
}

fn papers() -> impl Strategy<Value = (DrawnPaper, Vec<u16>)> {
    vec((any::<bool>(), 1_u8..4, 1_u16..9, any::<bool>()), 1..8).prop_flat_map(|items| {
        let pages: usize = items.iter().map(|one| usize::from(one.1)).sum();
        let part = |closed| if closed { Part::Closed } else { Part::Open };
        let of = |(closed, stages, weight, critical): &(bool, u8, u16, bool)| {
            item(part(*closed), *stages, *weight, *critical)
        };
        let drawn = DrawnPaper { items: items.iter().map(of).collect() };
        (Just(drawn), vec(0_u16..=1000, pages))
    })
}

fn marked(marks: &[u16]) -> Vec<PageMark> {
    marks.iter().copied().map(Marked).collect()
}

/// The same paper with every stage as an item, at its share of the weight.
fn apart(drawn: &DrawnPaper) -> DrawnPaper {
    let split = |one: &PaperItem| {
        let alone = PaperItem { stages: 1, weight: one.weight * 6 / u16::from(one.stages), ..one.clone() };
        vec![alone; one.stages.into()]
    };
    DrawnPaper { items: drawn.items.iter().flat_map(split).collect() }
}

/// Earned and possible points, in sixths of a thousandth: no item has more than three stages.
fn sixths(drawn: &DrawnPaper, marks: &[u16]) -> (u64, u64) {
    let mut rest = marks.iter().copied().map(u64::from);
    let earned = |one: &PaperItem| {
        let sum: u64 = rest.by_ref().take(one.stages.into()).sum();
        sum * 6 / u64::from(one.stages) * u64::from(one.weight)
    };
    let weight: u64 = drawn.items.iter().map(|one| u64::from(one.weight)).sum();
    (drawn.items.iter().map(earned).sum(), 6 * weight)
}

proptest! {
    #[test]
    fn grouping_of_stages_is_irrelevant((drawn, marks) in papers()) {
        let rules = Rules {
            pass: Some(600), part_floor: Some(300), bands: vec![500, 700], cap: 1000, ..Rules::default()
        };
        let grouped = result(&drawn, &marked(&marks), &rules);
        let apart = result(&apart(&drawn), &marked(&marks), &rules);
        let come_to = |got: &ExamResult| {
            let parts: Vec<_> = got.parts.iter().map(|part| part.permille).collect();
            (got.permille, got.passed, got.band, parts)
        };
        prop_assert_eq!(come_to(&grouped), come_to(&apart));
    }

    #[test]
    fn exact_pass_mark_passes((drawn, marks) in papers(), pass in 0_u16..=1000) {
        let rules = Rules { pass: Some(pass), cap: 1000, ..Rules::default() };
        let (earned, of) = sixths(&drawn, &marks);
        let passed = |pass: u16| earned >= u64::from(pass) * of;
        let got = result(&drawn, &marked(&marks), &rules);
        prop_assert_eq!(got.passed, Some(passed(pass)));
        let whole = got.permille.unwrap();
        prop_assert!(passed(whole) && !passed(whole + 1), "the mean, rounded down");
    }

    #[test]
    fn better_marks_never_hurt((drawn, marks) in papers(), at: prop::sample::Index, by in 0_u16..500) {
        let rules = Rules { pass: Some(600), part_floor: Some(300), bands: vec![500, 700], ..Rules::default() };
        let before = result(&drawn, &marked(&marks), &rules);
        let mut better = marks.clone();
        let at = at.index(marks.len());
        better[at] = (better[at] + by).min(1000);
        let after = result(&drawn, &marked(&better), &rules);
        prop_assert!(after.permille >= before.permille && after.passed >= before.passed && after.band >= before.band);
    }

    #[test]
    fn result_is_between_extremes((drawn, marks) in papers()) {
        let rules = Rules { cap: 1000, ..Rules::default() };
        let got = result(&drawn, &marked(&marks), &rules).permille.unwrap();
        let (least, most) = (*marks.iter().min().unwrap(), *marks.iter().max().unwrap());
        prop_assert!((least..=most).contains(&got));
        let all = result(&drawn, &vec![Marked(1000); marks.len()], &Rules::default());
        prop_assert_eq!(all.permille, Some(1000));
    }
}
