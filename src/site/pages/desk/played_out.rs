//! A pasted game that was played to the end: the trick after which the claim came, with the
//! position there. The text travels with the form.

use super::games;
use crate::api::{DeskQuery, PlayedOut};
use crate::pages::response::head_title;
use crate::parts::field::between_tags;
use crate::parts::symbols::symbols;
use crate::parts::table::ending_so_far;
use crate::words;
use leptos::prelude::*;
use rules::bridge::Trick;

/// The choice of the trick: a number, and a slider if scripts run.
pub fn page(query: &DeskQuery, game: &PlayedOut) -> AnyView {
    let words = words();
    let title = words.say("desk-finished-title");
    let about = games::about(&game.game);
    let about = format!("{} · {about}", games::title(Some(&game.game), game.number));
    let text = query.paste.clone().unwrap_or_default();
    let label = words.say("desk-finished-after");
    view! {
        {head_title(title.clone())}
        <p class="eyebrow">{words.say("desk-eyebrow")}</p>
        <h1>{title}</h1>
        <p class="lead">{symbols(&about)}</p>
        {games::form(
            query,
            view! {
                <input type="hidden" name="game" value=game.number />
                <textarea name="paste" hidden=true data-quiet="">{between_tags(&text)}</textarea>
                <div class="entry-field after-trick" id="choice">
                    <label for="after">{label.clone()}</label>
                    <p class="hint" id="after-hint">{words.say("desk-finished-hint")}</p>
                    <div class="with-slider">
                        <input
                            type="number"
                            id="after"
                            name="after"
                            min="0"
                            max=game.last()
                            value=game.after
                            aria-describedby="after-hint"
                        />
                        <input
                            type="range"
                            id="after-slider"
                            min="0"
                            max=game.last()
                            value=game.after
                            aria-label=label
                            data-steers="after"
                            data-live=""
                            hidden=true
                        />
                        <button type="submit" id="look" class="button quiet small">
                            {words.say("desk-finished-look")}
                        </button>
                    </div>
                </div>
                <section class="drawn" id="position" aria-label=words.say("facts-caption")>
                    {position(game)}
                </section>
                <div class="submit">
                    <button type="submit" name="act" value="paste" id="paste-send" class="button primary">
                        {words.say("desk-finished-use")}
                    </button>
                </div>
            }
            .into_any(),
        )}
    }
    .into_any()
}

/// The position after the chosen trick.
fn position(game: &PlayedOut) -> AnyView {
    let words = words();
    let ending = &game.position;
    let trick = ending.leader.map(|leader| Trick::of(leader, ending.trick.iter().copied()));
    let lead =
        ending.leader.map(|leader| words.format("table-on-lead", &[("player", words.seat(leader).into())]));
    let won = ending.won.map(|[ns, ew]| words.format("table-won", &[("ns", ns.into()), ("ew", ew.into())]));
    let lines: Vec<AnyView> =
        [lead, won].into_iter().flatten().map(|text| view! { <li>{text}</li> }.into_any()).collect();
    view! {
        {ending_so_far(ending.cards, &[], ending.vulnerable.unwrap_or_default(), trick.as_ref())}
        <ul class="position-lines">{lines}</ul>
    }
    .into_any()
}
