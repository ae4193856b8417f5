//! Statistics against figures by R and its package psych on the same data (`figures/figures.R`),
//! and by hand.

use bank::statistics::{
    CandidateAnswer, ItemBand, ItemHistory, LEAST_ANSWERS, ReliabilityBand, Scores, alpha, disputes,
    distribution, expected, items, reliability, time_used,
};
use rules::engine::Key;
use std::collections::BTreeMap;
use std::path::Path;

const SETS: [&str; 3] = ["binary", "graded", "drawn"];

fn file(name: &str) -> csv::Reader<std::fs::File> {
    let path = Path::new(env!("CHECKOUT")).join("tests/bank/exams/figures").join(name);
    csv::ReaderBuilder::new().comment(Some(b'#')).from_path(path).expect("a file of figures")
}

/// Marks of a data set: for each candidate, the items they were asked.
fn marks(set: &str) -> Vec<Vec<(String, u16)>> {
    let mut file = file(&format!("{set}.csv"));
    let names: Vec<String> = file.headers().unwrap().iter().map(str::to_owned).collect();
    let row = |record: csv::StringRecord| {
        let asked = names.iter().zip(record.iter()).filter(|(_, mark)| !mark.is_empty());
        asked.map(|(name, mark)| (name.clone(), mark.parse().unwrap())).collect()
    };
    file.records().map(|record| row(record.unwrap())).collect()
}

fn scores(set: &str) -> Scores {
    let marks = marks(set);
    Scores::of(marks.iter().map(|of| of.iter().map(|(item, mark)| (item.as_str(), *mark)).collect()))
}

/// R's figures, by set, statistic and item.
fn figures() -> BTreeMap<(String, String, String), f64> {
    let of = |record: csv::StringRecord| {
        let at = |n: usize| record[n].to_owned();
        ((at(0), at(1), at(2)), record[3].parse().unwrap())
    };
    file("figures.csv").records().map(|record| of(record.unwrap())).collect()
}

fn near(got: Option<f64>, figure: f64, what: &str) {
    let got = got.unwrap_or_else(|| panic!("{what}: nothing, and R has {figure}"));
    assert!((got - figure).abs() < 0.0005, "{what}: {got}, and R has {figure}");
}

#[test]
fn matches_r_to_three_decimals() {
    let figures = figures();
    let mut held = 0;
    for set in SETS {
        let scores = scores(set);
        let of_items = items(&scores);
        let results: Vec<u16> =
            scores.means().into_iter().map(|mean| (mean.unwrap() * 1000.0 + 1e-9).floor() as u16).collect();
        let lie = distribution(&results).unwrap();
        for ((_, what, item), figure) in figures.iter().filter(|((of, ..), _)| of == set) {
            let text = format!("{set} {what} {item}");
            let one = || of_items.iter().find(|one| one.item == *item).expect("an item");
            // R takes the number of columns as the length of the paper.
            let length = scores.items().len() as f64;
            let got = match what.as_str() {
                "alpha" | "kr20" => alpha(&scores, length),
                "error" => reliability(&scores).unwrap().error,
                "facility" => one().facility,
                "item_rest" => one().item_rest,
                "discrimination" => one().discrimination,
                "mean" => Some(lie.mean),
                "deviation" => lie.deviation,
                "quantile" => match item.as_str() {
                    "0" => Some(lie.quartiles[0]),
                    "0.25" => Some(lie.quartiles[1]),
                    "0.5" => Some(lie.quartiles[2]),
                    "0.75" => Some(lie.quartiles[3]),
                    "0.9" => time_used(&results.iter().copied().map(u32::from).collect::<Vec<_>>())
                        .map(|t| t.ninetieth),
                    _ => Some(lie.quartiles[4]),
                },
                _ => panic!("{text} is not computed"),
            };
            near(got, *figure, &text);
            held += 1;
        }
    }
    assert_eq!(held, 135, "figures were passed over");
}

#[test]
fn binary_alpha_is_kr20() {
    let (binary, graded) = (reliability(&scores("binary")).unwrap(), reliability(&scores("graded")).unwrap());
    assert!(binary.is_kr20 && !graded.is_kr20);
    assert_eq!(binary.band, ReliabilityBand::Questionable);
}

#[test]
fn detects_negative_discrimination() {
    let of_items = items(&scores("binary"));
    let bands: Vec<ItemBand> = of_items.iter().map(|one| ItemBand::of(one.discrimination.unwrap())).collect();
    assert_eq!(bands.iter().filter(|band| **band == ItemBand::Negative).count(), 1, "{bands:?}");
    assert_eq!(bands[9], ItemBand::Negative);
}

#[test]
fn candidate_order_is_irrelevant() {
    for set in SETS {
        let mut marks = marks(set);
        marks.reverse();
        marks.rotate_left(7);
        let other =
            Scores::of(marks.iter().map(|of| of.iter().map(|(item, mark)| (item.as_str(), *mark)).collect()));
        for (one, again) in items(&scores(set)).iter().zip(items(&other)) {
            assert!(
                (one.discrimination.unwrap() - again.discrimination.unwrap()).abs() < 1e-9,
                "{set} {}",
                one.item
            );
            assert!((one.item_rest.unwrap() - again.item_rest.unwrap()).abs() < 1e-9);
        }
    }
}

#[test]
fn too_few_results_give_no_figures() {
    let none = Scores::of(Vec::new());
    assert_eq!((reliability(&none), items(&none).len()), (None, 0));
    let one = Scores::of([vec![("a", 1000), ("b", 0)]]);
    assert_eq!(reliability(&one), None);
    assert_eq!(items(&one)[0].facility, Some(1.0));
    assert_eq!((items(&one)[0].discrimination, items(&one)[0].item_rest), (None, None));
    let all_right = Scores::of(vec![vec![("a", 1000), ("b", 1000)]; 8]);
    assert_eq!((reliability(&all_right), items(&all_right)[0].item_rest), (None, None));
    assert_eq!((distribution(&[]), time_used(&[])), (None, None));
    // Each candidate had other items, so nothing is shared.
    let apart = Scores::of([vec![("a", 1000)], vec![("b", 0)], vec![("c", 500)]]);
    assert_eq!(reliability(&apart), None);
}

#[test]
fn every_result_has_a_class() {
    let lie = distribution(&[0, 99, 100, 500, 999, 1000]).unwrap();
    assert_eq!(lie.classes, [2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
    assert_eq!(lie.quartiles, [0.0, 99.25, 300.0, 874.25, 1000.0]);
}

#[test]
fn bands_start_at_their_threshold() {
    let of = |alpha| ReliabilityBand::of(alpha).word();
    assert_eq!(
        [-1.0, 0.49, 0.5, 0.6, 0.7, 0.8, 0.9].map(of),
        ["unacceptable", "unacceptable", "poor", "questionable", "acceptable", "good", "excellent"]
    );
    let of = |d| ItemBand::of(d).word();
    assert_eq!([-0.01, 0.0, 0.2, 0.3, 0.4].map(of), ["negative", "poor", "marginal", "good", "very_good"]);
}

/// Twenty candidates, strongest first, and their answers to one component of r001.
fn answers(given: impl Fn(usize) -> (&'static str, bool)) -> Vec<CandidateAnswer> {
    let of = |candidate: usize| {
        let (token, right) = given(candidate);
        let tokens = if token.is_empty() { Vec::new() } else { vec![token.to_owned()] };
        let answered = |page: &str, permille, given, right| CandidateAnswer {
            candidate,
            page: page.to_owned(),
            permille,
            key: Key::Law,
            given,
            right,
        };
        let rest = 1000 - 40 * candidate as u16;
        [
            answered("r001", if right { 1000 } else { 0 }, tokens, right),
            answered("r002", rest, vec!["30A".to_owned()], true),
        ]
    };
    (0..20).flat_map(of).collect()
}

#[test]
fn reports_strong_disagreement() {
    // The upper 27 % of twenty are five.
    let found = disputes(&answers(|n| match n {
        0 | 1 | 3 => ("31A", false),
        4 => ("32A", false),
        _ => ("30A", true),
    }));
    assert_eq!(found.len(), 1);
    let one = &found[0];
    assert_eq!((&*one.page, one.key, one.strong, one.agree), ("r001", Key::Law, 5, 1));
    assert_eq!((one.given.as_slice(), one.gave), (["31A".to_owned()].as_slice(), 3));
}

#[test]
fn weak_candidates_raise_no_doubt() {
    assert_eq!(disputes(&answers(|n| if n < 5 { ("30A", true) } else { ("31A", false) })), []);
    // Nor is a candidate without an answer.
    assert_eq!(disputes(&answers(|n| if n < 3 { ("", false) } else { ("30A", true) })), []);
    // A mark for the page itself makes no candidate strong.
    assert_eq!(disputes(&answers(|n| if n > 10 { ("31A", false) } else { ("30A", true) })), []);
}

#[test]
fn expectation_needs_enough_answers() {
    let paper = crate::exams::read(
        "name = \"A\"\n[[item]]\nscenario = \"r002\"\npart = \"open\"\nweight = 3\n\
         [[item]]\nscenario = \"r003\"\npart = \"open\"\n",
    );
    let pool = bank::exam::unprepared(crate::loaded(), &paper);
    let answers =
        |asked: usize, marks: f64, seconds: f64| ItemHistory { asked, marks, timed: asked, seconds };
    let mut history = BTreeMap::from([
        ("r002".to_owned(), answers(LEAST_ANSWERS, 8.0, 600.0)),
        ("r003".to_owned(), answers(LEAST_ANSWERS - 1, 1.0, 900.0)),
    ]);
    let found = expected(&pool, &history);
    assert_eq!(found.rows.iter().map(|row| (row.available, row.known)).collect::<Vec<_>>(), [(1, 1), (1, 0)]);
    assert_eq!((found.rows[0].expected.mark, found.rows[0].expected.seconds), (Some(0.8), Some(60.0)));
    assert_eq!((found.whole.mark, found.whole.seconds), (None, None), "one row is unknown");
    // Another sitting.
    history.get_mut("r003").unwrap().add(answers(1, 1.0, 300.0));
    let whole = expected(&pool, &history).whole;
    assert_eq!((whole.mark, whole.seconds), (Some((0.8 * 3.0 + 0.2) / 4.0), Some(180.0)));
}
