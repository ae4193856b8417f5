//! A plan, and the rating of an answer.

use bank::Confidence;
use bank::grade::CAP;
use bank::review::{PlanFault, Rating, ReviewPlan, zone};
use jiff::civil::date;

#[test]
fn plan_states_the_choices() {
    let plan = ReviewPlan::read(Some("2027-05-01"), "Europe/Oslo", 850).unwrap();
    assert_eq!(
        (plan.exam(), plan.zone_name(), plan.retention()),
        (Some(date(2027, 5, 1)), "Europe/Oslo", 850)
    );
    assert_eq!(ReviewPlan::read(None, "UTC", ReviewPlan::USUAL).map(|plan| plan.exam()), Ok(None));
}

#[test]
fn reports_every_plan_fault() {
    use PlanFault::{NotADay, NotARetention, NotAZone};
    for (exam, zone, retention, faults) in [
        (Some("2027-02-29"), "UTC", 900, vec![NotADay]),
        (Some("soon"), "Mars/Olympus", 100, vec![NotADay, NotAZone, NotARetention]),
        (None, "", ReviewPlan::MOST + 1, vec![NotAZone, NotARetention]),
        (None, "UTC", ReviewPlan::LEAST - 1, vec![NotARetention]),
    ] {
        assert_eq!(ReviewPlan::read(exam, zone, retention), Err(faults), "{exam:?} {zone} {retention}");
    }
}

#[test]
fn zones_are_built_in() {
    for name in ["UTC", "Europe/Oslo", "America/Los_Angeles", "Pacific/Auckland", "Asia/Kolkata"] {
        assert_eq!(zone(name).and_then(|zone| zone.iana_name().map(str::to_owned)).as_deref(), Some(name));
    }
    assert!(zone("Europe/Nowhere").is_none());
}

#[test]
fn rates_by_mark_and_confidence() {
    use Confidence::{FairlySure, Guess, Sure};
    for (permille, confidence, rating) in [
        (0, None, Rating::Again),
        (CAP, Some(Sure), Rating::Again),
        (CAP + 1, None, Rating::Hard),
        (999, Some(Sure), Rating::Hard),
        (1000, Some(Guess), Rating::Hard),
        (1000, Some(FairlySure), Rating::Good),
        (1000, None, Rating::Good),
        (1000, Some(Sure), Rating::Easy),
    ] {
        assert_eq!(Rating::of(permille, confidence), rating, "{permille} {confidence:?}");
    }
    assert_eq!([Rating::Again, Rating::Hard, Rating::Good, Rating::Easy].map(Rating::number), [1, 2, 3, 4]);
    for one in Confidence::ALL {
        assert_eq!(Confidence::from_word(one.word()), Some(one));
    }
    assert_eq!(Confidence::from_word("certain"), None);
}
