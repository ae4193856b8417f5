//! Fields of an auction: deal, calls, reactions to an irregular call, meanings.

use super::happened;
use crate::parts::auction_view::{AuctionView, Shown};
use crate::parts::bidding_box::bidding_box;
use crate::parts::entry::{FieldChoice, SheetForm};
use crate::parts::symbols::call;
use crate::words;
use bank::agreements;
use bank::desk::CaseSheet;
use leptos::prelude::*;
use rules::bridge::{Call, Seat, Suit};
use rules::engine::rotation::FindingKind;

/// Id of the list of agreement names, for the fields that take one.
const AGREEMENTS: &str = "agreements";

/// The bidding box, and events other than calls.
pub fn calls(auction: &AuctionView, sheet: &CaseSheet) -> AnyView {
    let words = words();
    let last = auction.calls.last();
    // The player in turn; after a call out of rotation the player who may accept it, who is likely
    // to call next.
    let next = auction.next.or_else(|| last.map(|last| last.seat.lho())).unwrap_or(Seat::N);
    let any = last.is_some() || !auction.asides.is_empty();
    let undo = any.then(|| {
        view! {
            <p class="actions">
                <button type="submit" name="act" value="undo" id="undo" class="button quiet small">
                    {words.say("desk-undo")}
                </button>
                <label class="pick">
                    <input type="checkbox" name="together" id="together" value="true" data-quiet="" />
                    <span>{words.say("desk-together")}</span>
                </label>
            </p>
        }
    });
    view! { {bidding_box(next, auction.next, auction.last_bid)} {undo} {happened::events(auction, sheet, next)} }
        .into_any()
}

/// The meaning of each call, newest last; the most relevant ones are unfolded.
pub fn meanings(entry: &SheetForm<'_>, auction: &AuctionView) -> Option<AnyView> {
    let words = words();
    let irregular = auction.irregular().and_then(|one| one.number());
    let text: Vec<AnyView> = auction
        .calls
        .iter()
        .filter_map(|one| match one.shown {
            Shown::Call(made, number) => Some((one.seat, made, number)),
            Shown::Unknown => None,
        })
        .map(|(seat, made, number)| meaning(entry, seat, made, number, irregular == Some(number)))
        .collect();
    if text.is_empty() {
        return None;
    }
    let names = agreements::all().keys().map(|name| {
        view! { <option value=*name>{words.agreement_name(name)}</option> }
    });
    let names: Vec<_> = names.collect();
    Some(
        view! {
            <h2 id="meanings">{words.say("desk-meanings")}</h2>
            <p class="hint">{words.say("desk-meanings-hint")}</p>
            <datalist id=AGREEMENTS>{names}</datalist>
            {text}
        }
        .into_any(),
    )
}

fn meaning(entry: &SheetForm<'_>, seat: Seat, made: Call, number: usize, open: bool) -> AnyView {
    let words = words();
    let path = |field: &str| format!("facts.meaning.{number}.{field}");
    let fields = [
        "agreement",
        "artificial",
        "points",
        "S",
        "H",
        "D",
        "C",
        "balanced",
        "purpose",
        "specifies",
        "marks",
        "forcing",
        "more",
    ];
    let paths: Vec<String> = fields.map(path).to_vec();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let text = entry.any(&paths);
    let rarer = entry.any(&paths[2..]);
    let artificial: Vec<FieldChoice> =
        [("false", "desk-natural"), ("true", "desk-artificial"), ("unknown", "desk-unknown")]
            .map(|(value, id)| (value.to_owned(), words.say(id)))
            .to_vec();
    let forcing = ["game", "round", "no"]
        .map(|word| (word.to_owned(), words.say(&format!("agreement-forcing-{word}"))))
        .to_vec();
    let untold = || Some(words.say("desk-untold"));
    let label = |id: &str| words.say(&format!("desk-meaning-{id}"));
    let lengths: Vec<AnyView> = Suit::DOWN
        .into_iter()
        .map(|suit| entry.number(&path(suit.letter()), words.suit(suit), None))
        .collect();
    view! {
        <details class="meaning" id=format!("meaning-{number}") open=open || text>
            <summary>
                <span class="nums">{number}". "</span> {words.seat(seat)} " " <b>{call(made)}</b>
                {text.then(|| view! { <span class="note">" " {words.say("desk-told")}</span> })}
            </summary>
            {entry.radio(
                &path("artificial"),
                label("artificial"),
                None,
                artificial,
                Some(words.say("desk-by-itself")),
            )}
            {entry.named(&path("agreement"), label("agreement"), Some(label("agreement-hint")), AGREEMENTS)}
            <details class="rarer" id=format!("meaning-{number}-more") open=rarer>
                <summary>{words.say("desk-meaning-more")}</summary>
                {entry.number(&path("points"), label("points"), Some(label("points-hint")))}
                <div class="entry-row">{lengths}</div>
                {entry.yes_no(&path("balanced"), label("balanced"), None)}
                {entry.line(&path("purpose"), label("purpose"), Some(label("purpose-hint")))}
                {entry.line(&path("specifies"), label("specifies"), Some(label("specifies-hint")))}
                {entry.line(&path("marks"), label("marks"), Some(label("marks-hint")))}
                {entry.radio(&path("forcing"), label("forcing"), None, forcing, untold())}
                {entry.yes_no(&path("more"), label("promises-more"), None)}
            </details>
        </details>
    }
    .into_any()
}

/// The Director's findings, and the result at the table.
pub fn findings(entry: &SheetForm<'_>) -> AnyView {
    let findings = FindingKind::fields().map(|kind| format!("facts.{}", kind.word()));
    let paths: Vec<String> = findings.chain(["facts.made".to_owned()]).collect();
    entry.folded("findings", "desk-findings", &paths.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The calls as editable text.
pub fn written(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    view! {
        <details class="folded" id="written" open=!entry.faults_of("facts.auction").is_empty()>
            <summary>{words.say("desk-written")}</summary>
            {entry.lines("facts.auction", words.say("desk-written-label"), Some(words.say("desk-written-hint")), 4)}
        </details>
    }
    .into_any()
}
