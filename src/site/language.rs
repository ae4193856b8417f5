//! In which languages the page at hand is told.

use collation::Alphabet;
use leptos::prelude::{provide_context, use_context};
use words::{Language, Reading, Words, english};

/// The languages of whoever the page is made for; English where there is no page.
pub fn reading() -> Reading {
    use_context().unwrap_or(Reading { page: Language::ENGLISH, law: Language::ENGLISH, beside: false })
}

/// Makes a part of the page in another language than the page. It has to be whole when it is made: what is told later is told as the page is.
pub fn told_in<T>(language: Language, make: impl FnOnce() -> T) -> T {
    let before = reading();
    provide_context(Reading { page: language, law: language, beside: false });
    let made = make();
    provide_context(before);
    made
}

/// The order of names on the page.
pub fn alphabet() -> Alphabet {
    words().language().alphabet()
}

/// The words of the page.
pub fn words() -> &'static Words {
    use_context::<Reading>().map_or_else(english, Reading::words)
}
