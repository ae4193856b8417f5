//! The languages of the current page.

use collation::Alphabet;
use leptos::prelude::{provide_context, use_context};
use words::{Language, ReaderLanguages, Words, english};

/// The reader's languages; English outside a page.
pub fn reading() -> ReaderLanguages {
    use_context().unwrap_or(ReaderLanguages {
        page: Language::ENGLISH,
        law: Language::ENGLISH,
        beside: false,
    })
}

/// Renders a part of the page in another language. It must be rendered completely within `make`:
/// anything later is in the page's language.
pub fn told_in<T>(language: Language, make: impl FnOnce() -> T) -> T {
    let before = reading();
    provide_context(ReaderLanguages { page: language, law: language, beside: false });
    let made = make();
    provide_context(before);
    made
}

/// The order of names on the page.
pub fn alphabet() -> Alphabet {
    words().language().alphabet()
}

/// The page's messages.
pub fn words() -> &'static Words {
    use_context::<ReaderLanguages>().map_or_else(english, ReaderLanguages::words)
}
