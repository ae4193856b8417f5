//! The id of a programme, or the code of an exam, from a name.

use collation::search_key;

/// The longest one, in bytes: that of the code of an exam.
const LONGEST: usize = 40;

/// Letters without a decomposition, as they are spelt in ASCII.
const SPELT: [(char, &str); 5] = [('ø', "o"), ('æ', "ae"), ('œ', "oe"), ('ß', "ss"), ('đ', "d")];

/// Lower-case letters, digits and hyphens; `otherwise` for a name in another script.
pub fn word_for(name: &str, otherwise: &str) -> String {
    let mut spelt = String::new();
    for c in search_key(name).chars() {
        match SPELT.iter().find(|(letter, _)| *letter == c) {
            Some((_, spelling)) => spelt.push_str(spelling),
            None => spelt.push(if c.is_ascii_alphanumeric() { c } else { ' ' }),
        }
    }
    let word = spelt.split_whitespace().collect::<Vec<_>>().join("-");
    // All of it is ASCII.
    match word[..word.len().min(LONGEST)].trim_matches('-') {
        "" => otherwise.to_owned(),
        word => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spells_names_in_ascii() {
        for (name, word) in [
            ("Club Director", "club-director"),
            ("Arbitre fédéral (2e degré)", "arbitre-federal-2e-degre"),
            ("Økt – Ærlig", "okt-aerlig"),
            ("裁判", "exam"),
            ("  ", "exam"),
        ] {
            assert_eq!(word_for(name, "exam"), word);
        }
        assert!(word_for(&"long ".repeat(30), "exam").len() <= LONGEST);
    }
}
