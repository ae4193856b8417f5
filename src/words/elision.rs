//! Elision: changes to a word before the next one's sound, which messages cannot express for their
//! arguments.

use super::language::Language;

/// A function that Fluent files may use, by its name.
type Function = (&'static str, fn(&str) -> String);

/// The functions that the files of a language may use.
pub(super) fn functions_of(language: Language) -> &'static [Function] {
    match language.tag() {
        "fr" => &[("DE", |next| elided("de", next)), ("QUE", |next| elided("que", next))],
        _ => &[],
    }
}

/// The names of the functions that the files of the language with this tag may use.
pub(super) fn function_names(tag: &str) -> Vec<&'static str> {
    Language::read(tag)
        .map_or_else(Vec::new, |language| functions_of(language).iter().map(|(name, _)| *name).collect())
}

/// Words without elision before them, although they begin with a vowel.
const NOT_BEFORE: [&str; 2] = ["onze", "oui"];

/// A word with the next one: contracted with an article (`du Passe`), and elided before a vowel:
/// `d’Est`, `de Nord`.
fn elided(word: &str, next: &str) -> String {
    let contracted = [("le ", "du "), ("les ", "des ")].into_iter();
    let contracted = contracted
        .filter(|_| word == "de")
        .find_map(|(article, both)| Some((both, next.strip_prefix(article)?)));
    if let Some((both, rest)) = contracted {
        return format!("{both}{rest}");
    }
    let vowel = |c: char| "aeiouyàâäéèêëîïôöùûüœæ".contains(c.to_lowercase().next().unwrap_or(c));
    let mut letters = next.chars();
    match (letters.next(), letters.next()) {
        // A lone letter is a name or a rank.
        (Some(first), Some(_)) if vowel(first) && !NOT_BEFORE.iter().any(|word| next.starts_with(word)) => {
            format!("{}’{next}", &word[..word.len() - 1])
        }
        _ => format!("{word} {next}"),
    }
}

#[cfg(test)]
mod tests {
    use super::elided;

    #[test]
    fn french_elides_before_a_vowel() {
        for (next, told) in
            [("Est", "d’Est"), ("Nord", "de Nord"), ("une levée", "d’une levée"), ("Écart", "d’Écart")]
        {
            assert_eq!(elided("de", next), told);
        }
        assert_eq!(elided("que", "Ouest"), "qu’Ouest");
        assert_eq!(elided("de", "le Passe d’Est"), "du Passe d’Est");
        assert_eq!(elided("de", "les levées"), "des levées");
        assert_eq!(elided("que", "le mort"), "que le mort");
        assert_eq!(elided("de", "onze levées"), "de onze levées");
        assert_eq!(elided("de", "A"), "de A");
        assert_eq!(elided("de", ""), "de ");
        assert_eq!(elided("de", "4♥︎"), "de 4♥︎");
    }
}
