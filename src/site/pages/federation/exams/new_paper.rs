//! The form for a new paper: empty, or like one of the bank or of the federation.

use crate::api::{Allowed, WrittenPaper};
use crate::pages::federation::federation_field;
use crate::parts::field::Choice;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::Bank;
use leptos::prelude::*;

pub fn form(allowed: &Allowed, bank: &Bank, papers: &[WrittenPaper], form: &PageForm) -> AnyView {
    let words = words();
    let shown = |name, names| words.shown_name(name, names).into();
    let of_bank = bank.papers().map(|(id, paper)| -> Choice {
        (id.to_owned(), words.format("hold-paper-like-bank", &[("name", shown(&paper.name, &paper.names))]))
    });
    let own = papers.iter().map(|paper| -> Choice {
        let name = [("name", shown(&paper.name, &paper.names))];
        (paper.id.0.to_string(), words.format("hold-paper-like-own", &name))
    });
    let nothing = (String::new(), words.say("hold-paper-like-nothing"));
    let offered: Vec<Choice> = std::iter::once(nothing).chain(own).chain(of_bank).collect();
    let fields = view! {
        {form.field("name", "")}
        {form.choice("like", offered, "")}
        {form.tick("unasked", false)}
    };
    form.view([federation_field(allowed)], fields, ("hold-paper-make", "quiet"))
}
