//! A sentence with controls among its words.

use crate::words;
use leptos::prelude::*;
use words::Arg;

/// The first of the characters that stand for the controls; no text has them.
const FIRST: u32 = 0xE000;

/// The message of this id, with a control in place of each named argument, wherever the language
/// has it.
pub fn sentence<const N: usize>(id: &str, controls: [(&'static str, AnyView); N]) -> AnyView {
    let mark = |place: usize| char::from_u32(FIRST + place as u32).unwrap_or_default();
    let (names, controls): (Vec<&str>, Vec<AnyView>) = controls.into_iter().unzip();
    let args: Vec<(&str, Arg)> =
        names.into_iter().enumerate().map(|(place, name)| (name, mark(place).to_string().into())).collect();
    let text = words().format(id, &args);
    let mut controls: Vec<Option<AnyView>> = controls.into_iter().map(Some).collect();
    let mut pieces: Vec<AnyView> = Vec::new();
    let mut plain = String::new();
    for c in text.chars() {
        let place = (c as u32).checked_sub(FIRST).map(|place| place as usize);
        match place.and_then(|place| controls.get_mut(place)?.take()) {
            Some(control) => {
                pieces.push(std::mem::take(&mut plain).into_any());
                pieces.push(control);
            }
            None => plain.push(c),
        }
    }
    pieces.push(plain.into_any());
    view! { <p class="sentence">{pieces}</p> }.into_any()
}
