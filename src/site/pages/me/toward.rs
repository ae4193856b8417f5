//! The way to the next requirement of a certificate, and answers given in this browser that are not
//! in the account yet.

use crate::api::{GivenNotice, GivenPost, OwnProgrammeRecords, given_notice};
use crate::parts::button::inline;
use crate::parts::symbols::symbols;
use crate::parts::title::name;
use crate::words;
use bank::{Bank, variant};
use jiff::civil::Date;
use leptos::prelude::*;

/// How many scenarios the next requirement of the user's programmes needs, with a link to the first
/// of them. It leads to no list of a law, where answers would not count.
pub fn next_requirement(bank: &Bank, toward: &OwnProgrammeRecords, today: Date) -> Option<AnyView> {
    let words = words();
    toward.offered.iter().map(|one| &one.programme).find_map(|programme| {
        let levels = programme.progress(&toward.records, today);
        let need = levels.iter().find_map(|level| level.practice_need())?;
        let to = format!("/scenario/{}", need.scenario(bank, programme, &toward.records)?.id);
        let args = [
            ("n", need.more.into()),
            ("level", words.level_name(need.level).into()),
            ("what", words.scope(need.of).into()),
        ];
        Some(view! { <p class="toward"><a href=to>{words.format("me-toward", &args)}</a></p> }.into_any())
    })
}

/// The notice about answers of this browser; `None` if there is nothing to tell.
pub fn given(bank: &Bank) -> Option<AnyView> {
    let words = words();
    let GivenNotice { waiting, lost } = given_notice();
    let lost: Vec<AnyView> = lost.iter().map(|id| lost_row(bank, id)).collect();
    let lost = (!lost.is_empty()).then(|| {
        let text = words.format("given-lost", &[("n", lost.len().into())]);
        view! { <div class="aside aside-refused" role="alert"><p>{text}</p> <ul class="rows">{lost}</ul></div> }
    });
    let waiting = (waiting > 0).then(|| {
        let text = words.format("given-waiting", &[("n", waiting.into())]);
        let button =
            |act: &str, id: &str| inline(&GivenPost::FORM, [("act", act.to_owned())], id, words.say(id));
        view! {
            <div class="aside given">
                <p>{text}</p>
                <div class="actions">{button("add", "given-add")} {button("drop", "given-drop")}</div>
            </div>
        }
    });
    (lost.is_some() || waiting.is_some()).then(|| view! { {lost} {waiting} }.into_any())
}

/// A scenario whose answer was lost, with a link if it can be answered again.
fn lost_row(bank: &Bank, id: &str) -> AnyView {
    let words = words();
    let short = words.format("practice-id", &[("id", id.into())]);
    match bank.scenario(variant::origin(id)) {
        Some(scenario) => {
            let to = format!("/scenario/{}", scenario.id);
            view! { <li><a href=to>{symbols(&name(scenario))}</a> <span class="note">{short}</span></li> }
                .into_any()
        }
        None => view! { <li><bdi>{short}</bdi></li> }.into_any(),
    }
}
