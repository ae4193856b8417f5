//! A reader's languages: one for pages, and one for the Laws, optionally with the former beside it.

use super::{Language, Words};

/// The languages of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReaderLanguages {
    /// Language of everything but the Laws
    pub page: Language,
    /// Language of the Laws and rulings
    pub law: Language,
    /// True to show the Laws and rulings in the page's language as well
    pub beside: bool,
}

/// A reader's choices of languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LanguageChoice {
    /// The language of the pages; none where nothing was chosen
    pub page: Option<Language>,
    /// Language of the Laws; `None` for that of the pages
    pub law: Option<Language>,
    /// True to show both
    pub beside: bool,
}

/// Separator of the two languages in a cookie, also the suffix for showing both.
const BETWEEN: char = '.';
const BESIDE: char = '+';

impl LanguageChoice {
    /// The cookie's value: `nb.en+`.
    pub fn text(self) -> String {
        let tag = |language: Option<Language>| language.map_or("", Language::tag);
        let beside = if self.beside { "+" } else { "" };
        format!("{}{BETWEEN}{}{beside}", tag(self.page), tag(self.law))
    }

    /// Parses a cookie. Unknown languages count as not chosen.
    pub fn read(text: &str) -> Self {
        let (page, law) = text.split_once(BETWEEN).unwrap_or((text, ""));
        Self {
            page: Language::read(page),
            law: Language::read(law.trim_end_matches(BESIDE)),
            beside: law.ends_with(BESIDE),
        }
    }

    /// This, and where nothing was chosen what was chosen elsewhere.
    pub fn or(self, other: Self) -> Self {
        let law = if self.page.is_some() || self.law.is_some() { self } else { other };
        Self { page: self.page.or(other.page), law: law.law, beside: law.beside }
    }

    /// The resulting languages, with `usual` as the default.
    pub fn reading(self, usual: Language) -> ReaderLanguages {
        let page = self.page.unwrap_or(usual);
        let law = self.law.unwrap_or(page);
        ReaderLanguages { page, law, beside: self.beside && law != page }
    }
}

impl ReaderLanguages {
    /// The words of the pages.
    pub fn words(self) -> &'static Words {
        self.page.words()
    }

    /// The words of the Laws and of rulings: one language, or two beside each other.
    pub fn law_words(self) -> impl Iterator<Item = &'static Words> {
        let second = self.beside.then_some(self.page);
        [Some(self.law), second].into_iter().flatten().map(Language::words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_kept_as_text() {
        for page in [None, Language::read("nb")] {
            for law in [None, Language::read("fr")] {
                for beside in [false, true] {
                    let chosen = LanguageChoice { page, law, beside };
                    assert_eq!(LanguageChoice::read(&chosen.text()), chosen, "{}", chosen.text());
                }
            }
        }
        for nothing in ["", "xx", ".", "xx.yy"] {
            assert_eq!(LanguageChoice::read(nothing), LanguageChoice::default(), "{nothing}");
        }
    }

    #[test]
    fn the_first_who_has_chosen_decides() {
        let (account, cookie) = (LanguageChoice::read("nb.en+"), LanguageChoice::read("it.fr"));
        assert_eq!(account.or(cookie), account);
        assert_eq!(LanguageChoice::default().or(cookie), cookie);
        assert_eq!(LanguageChoice::read("nb").or(cookie).reading(Language::ENGLISH).law.tag(), "nb");
    }

    #[test]
    fn never_pairs_a_language_with_itself() {
        let reading = LanguageChoice::read("fr.fr+").reading(Language::ENGLISH);
        assert_eq!(reading.law_words().count(), 1);
        assert_eq!(LanguageChoice::read("fr.it+").reading(Language::ENGLISH).law_words().count(), 2);
        assert_eq!(LanguageChoice::default().reading(Language::ENGLISH).page, Language::ENGLISH);
    }
}
