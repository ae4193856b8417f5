//! The code in force: the edition, the date of the event, and the Regulating Authority's elections.

use crate::parts::entry::SheetForm;
use crate::words;
use leptos::prelude::*;
use rules::law::{Edition, Guidelines, OrderWithinSuit, Presumption};

/// The edition, the date and the elections.
pub fn code(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    // Newest first, the social edition last.
    let mut editions: Vec<Edition> = Edition::ALL.into_iter().rev().collect();
    editions.sort_by_key(|edition| *edition == Edition::Social);
    let editions =
        editions.into_iter().map(|edition| (edition.word().to_owned(), words.edition(edition))).collect();
    let untold = (!entry.any(&["edition"])).then(|| words.say("desk-untold"));
    view! {
        <h2 id="code">{words.say("desk-code")}</h2>
        {entry.list("edition", words.say("desk-edition"), None, editions, untold)}
        {entry.day("date", words.say("desk-date"), Some(words.say("desk-date-hint")))}
        {elections(entry)}
    }
    .into_any()
}

fn elections(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let untold = || Some(words.say("desk-as-laws"));
    let guidelines = Guidelines::ALL.into_iter().filter(|one| *one != Guidelines::None);
    let guidelines =
        guidelines.map(|one| (one.word().to_owned(), words.say(&format!("desk-guidelines-{}", one.word()))));
    let orders = OrderWithinSuit::ALL
        .map(|one| (one.word().to_owned(), words.say(&format!("desk-order-{}", one.word()))));
    let path = |one: &Presumption| format!("elections.presumptions.{}", one.word());
    let elective: Vec<Presumption> = Presumption::ALL.into_iter().filter(|one| one.is_elective()).collect();
    let paths: Vec<String> = elective.iter().map(path).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let presumed: Vec<AnyView> =
        elective.iter().map(|one| entry.yes_no(&path(one), words.presumption(*one), None)).collect();
    let chosen =
        ["elections.guidelines", "elections.order", "elections.similar_from", "elections.dissimilar_below"];
    view! {
        <details class="folded" id="elections" open=entry.any(&chosen) || entry.any(&paths)>
            <summary>{words.say("desk-elections")}</summary>
            <p class="hint">{words.say("desk-elections-hint")}</p>
            {entry.radio(
                chosen[0],
                words.say("desk-guidelines"),
                None,
                guidelines.collect(),
                Some(words.say("desk-guidelines-none")),
            )}
            {entry.radio(chosen[1], words.say("desk-order"), None, orders.to_vec(), untold())}
            <div class="entry-row">
                {entry.number(chosen[2], words.say("desk-similar-from"), None)}
                {entry.number(chosen[3], words.say("desk-dissimilar-below"), None)}
            </div>
            <p class="hint">{words.say("desk-similar-hint")}</p>
            <details class="rarer" id="presumptions" open=entry.any(&paths)>
                <summary>{words.say("desk-presumptions")}</summary>
                {presumed}
            </details>
        </details>
    }
    .into_any()
}
