//! What the keys choose in a question of a ruling form, and the key of each.

use crate::page::all;
use web_sys::Element;

const CHOICES: &str = "input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled)";
const GROUP: &str = ".law-group";
/// The keys shown, in the order of the choices: without those that do something else. `F` needs
/// Shift, since `f` flags; so the sixth choice shows its number.
const KEYS: &str = "ABCDE6789GHIMNOPQRSTUVWXYZ";
/// The same where the choices are numbers from 0.
const NUMBER_KEYS: &str = "0123456789ABCDE";

/// The row that a key chooses in a question.
pub fn row_of(question: &Element, key: &str) -> Option<Element> {
    rows(question).into_iter().nth(index_of(question, key)?)
}

/// The index of the choice for a key.
fn index_of(question: &Element, key: &str) -> Option<usize> {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let letter = letter.to_ascii_uppercase();
    if is_number(question) {
        return NUMBER_KEYS.find(letter);
    }
    match letter {
        'F' => Some(5),
        digit @ '1'..='9' => Some(digit as usize - '1' as usize),
        letter => KEYS.find(letter),
    }
}

fn is_number(question: &Element) -> bool {
    question.get_attribute("data-question").as_deref() == Some("number")
}

/// What the keys choose in a question: the clauses of the open law, or else laws and choices.
fn rows(question: &Element) -> Vec<Element> {
    let clauses = all(question, ".law-group[open] input");
    if !clauses.is_empty() {
        return clauses;
    }
    let is_row =
        |row: &Element| row.tag_name() == "SUMMARY" || row.closest(GROUP).is_ok_and(|group| group.is_none());
    let rows = all(question, &format!("{CHOICES}, {GROUP} > summary"));
    rows.into_iter().filter(is_row).collect()
}

/// Shows at each row its key.
pub fn mark(form: &Element) {
    for row in all(form, "[data-key]") {
        let _ = row.remove_attribute("data-key");
    }
    for row in all(form, "fieldset[data-question] [aria-keyshortcuts]") {
        let _ = row.remove_attribute("aria-keyshortcuts");
    }
    for question in all(form, "fieldset[data-question]") {
        let keys = if is_number(&question) { NUMBER_KEYS } else { KEYS };
        for (index, (row, key)) in rows(&question).iter().zip(keys.chars()).enumerate() {
            let shortcuts = match key {
                '6' if index == 5 => "Shift+F 6".to_owned(),
                letter @ 'A'..='E' if index < 5 => format!("{letter} {}", index + 1),
                key => key.to_string(),
            };
            let _ = row.set_attribute("aria-keyshortcuts", &shortcuts);
            let shown = row.closest("label").ok().flatten();
            let _ = shown.as_ref().unwrap_or(row).set_attribute("data-key", &key.to_string());
        }
    }
}
