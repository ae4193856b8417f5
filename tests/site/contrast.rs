//! Colour contrast: the colours of `style/tokens.css` against WCAG's ratios, in light and dark
//! mode.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Text colours with their backgrounds: at least 4.5 to 1 (WCAG 2.2, 1.4.3).
const TEXT: &[(&str, &[&str])] = &[
    ("ink", &["paper", "paper-sunk", "paper-chosen", "red-sunk", "amber-sunk", "violet-sunk"]),
    ("ink-soft", &["paper", "paper-sunk", "paper-chosen"]),
    ("green", &["paper", "paper-sunk", "paper-chosen"]),
    ("green-deep", &["paper", "paper-sunk"]),
    ("on-green", &["green", "green-deep"]),
    // The bidding box: pass, double and redouble
    ("paper", &["green", "red", "focus"]),
    ("red", &["paper", "paper-sunk", "red-sunk"]),
    ("amber", &["paper", "amber-sunk"]),
    ("violet", &["paper", "violet-sunk"]),
    ("spade", &["paper", "paper-sunk", "paper-chosen", "red-sunk", "amber-sunk", "violet-sunk"]),
    ("heart", &["paper", "paper-sunk", "paper-chosen", "red-sunk", "amber-sunk", "violet-sunk"]),
    ("diamond", &["paper", "paper-sunk", "paper-chosen", "red-sunk", "amber-sunk", "violet-sunk"]),
    ("club", &["paper", "paper-sunk", "paper-chosen", "red-sunk", "amber-sunk", "violet-sunk"]),
];

/// Edges of controls, marks and the focus: at least 3 to 1 (1.4.11).
const DRAWN: &[(&str, &[&str])] = &[
    ("rule-strong", &["paper", "paper-sunk", "paper-chosen"]),
    ("focus", &["paper", "paper-sunk", "paper-chosen"]),
    ("red", &["paper-sunk"]),
    ("green", &["paper", "paper-sunk"]),
];

type Colours = BTreeMap<String, String>;

fn tokens() -> String {
    fs::read_to_string(Path::new(env!("CHECKOUT")).join("style/tokens.css")).expect("the tokens")
}

/// Colours of each block that sets any, in file order.
fn blocks(css: &str) -> Vec<Colours> {
    let mut blocks = vec![Colours::new()];
    for line in css.lines().map(str::trim) {
        if line.ends_with('{') {
            blocks.push(Colours::new());
        }
        let Some((name, value)) = line.strip_prefix("--").and_then(|rest| rest.split_once(": ")) else {
            continue;
        };
        let value = value.trim_end_matches(';');
        if value.starts_with('#')
            && let Some(block) = blocks.last_mut()
        {
            block.insert(name.to_owned(), value.to_owned());
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// The relative luminance of `#rrggbb`.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let byte = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour as #rrggbb");
        let share = f64::from(byte) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn ratio(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn too_weak(colours: &Colours, pairs: &[(&str, &[&str])], least: f64) -> Vec<String> {
    let of = |name: &str| colours.get(name).unwrap_or_else(|| panic!("no colour {name}")).as_str();
    let mut weak = Vec::new();
    for (ink, grounds) in pairs {
        for ground in *grounds {
            let ratio = ratio(of(ink), of(ground));
            if ratio < least {
                weak.push(format!("{ink} on {ground}: {ratio:.2}"));
            }
        }
    }
    weak
}

#[test]
fn contrast_holds_in_both_modes() {
    for (ground, colours) in ["light", "dark"].iter().zip(blocks(&tokens())) {
        let mut weak = too_weak(&colours, TEXT, 4.5);
        weak.extend(too_weak(&colours, DRAWN, 3.0));
        assert!(weak.is_empty(), "{ground}: {weak:#?}");
    }
}

#[test]
fn dark_mode_is_consistent() {
    let blocks = blocks(&tokens());
    assert_eq!(blocks.len(), 3, "light, and dark twice");
    assert_eq!(blocks[1], blocks[2]);
    assert_eq!(blocks[0].keys().collect::<Vec<_>>(), blocks[1].keys().collect::<Vec<_>>());
}

#[test]
fn two_colours_repeat_two_of_the_four() {
    let css = tokens();
    let two = css.split(":root[data-suits=\"two\"] {").nth(1).and_then(|rest| rest.split('}').next());
    let two: Vec<&str> =
        two.expect("the choice").lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(two, ["--diamond: var(--heart);", "--club: var(--spade);"]);
}

#[test]
fn colours_are_in_one_file() {
    let style = Path::new(env!("CHECKOUT")).join("style");
    let words = ["rgb(", "rgba(", "hsl(", "oklch(", "lab(", "gradient(", "box-shadow"];
    let names = ["white", "black", "red", "green", "gray", "grey"];
    let mut own = Vec::new();
    for entry in fs::read_dir(style).expect("the styles").map(|entry| entry.expect("a style").path()) {
        if entry.ends_with("tokens.css") || entry.extension().is_none_or(|ending| ending != "css") {
            continue;
        }
        for (number, line) in fs::read_to_string(&entry).expect("a style").lines().enumerate() {
            let value = line.split_once(": ").map_or("", |(_, value)| value);
            let hash = value
                .split(['#'])
                .nth(1)
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_hexdigit()));
            let word = words.iter().any(|word| line.contains(word) && !line.trim_start().starts_with("/*"));
            let name =
                value.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|part| names.contains(&part));
            if hash || word || name {
                own.push(format!("{}:{}: {line}", entry.display(), number + 1));
            }
        }
    }
    assert!(own.is_empty(), "{own:#?}");
}
