//! A law at the table: the easiest scenario that it decides, with its ruling, to be played.

use crate::parts::cached::{ruled_table, scenario_texts};
use crate::parts::field::escape_html;
use crate::words;
use bank::Bank;
use leptos::prelude::*;
use rules::law::Edition;

/// The section; nothing if the bank has no scenario of this law and edition.
pub fn law_example(bank: &Bank, law: &str, edition: Edition) -> Option<AnyView> {
    let words = words();
    let (scenario, ruling) = bank.example(law, edition)?;
    let texts = scenario_texts()(scenario);
    let note = format!("{} · {}", escape_html(&texts.id), texts.subtitle);
    let to = format!("/scenario/{}", scenario.id);
    let section = view! {
        <section class="law-example" aria-labelledby="example">
            <h2 id="example">{words.say("laws-example")}</h2>
            <p><span inner_html=texts.title.clone()></span> " " <span class="note" inner_html=note></span></p>
            {ruled_table(bank, scenario, ruling)}
            <p class="actions"><a class="button quiet" href=to>{words.say("laws-example-practise")}</a></p>
        </section>
    };
    Some(section.into_any())
}
