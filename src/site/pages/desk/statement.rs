//! The claimer's statement, step by step: a button for each step, the steps in order, and the
//! sentence that they make, in the words of rulings and stories.

use super::step_forms::StepForms;
use super::step_list;
use crate::api::DeskQuery;
use crate::parts::entry::SheetForm;
use crate::parts::symbols::{suit_symbol, symbols};
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Card, Rank, Seat, Suit};
use rules::engine::claim::StatementStep;

/// The players and cards that a statement may name.
pub(super) struct Named {
    /// The hands of the claimer's side; all while the claimer is unknown
    pub hands: Vec<Seat>,
    /// The claimer's opponents
    pub opponents: Vec<Seat>,
    /// The cards in those hands; all while none is entered
    pub cards: Vec<Card>,
    /// Every card that may be out
    pub others: Vec<Card>,
}

impl Named {
    fn of(query: &DeskQuery) -> Named {
        let sheet = &query.sheet;
        let claimer = sheet.seat("facts.claimer").or(sheet.seat("facts.conceder"));
        let beside = |own: bool| {
            let is_named =
                move |seat: &Seat| claimer.is_none_or(|claimer| (seat.side() == claimer.side()) == own);
            Seat::ALL.into_iter().filter(is_named).collect::<Vec<_>>()
        };
        let (hands, opponents) = (beside(true), beside(false));
        let deck = || {
            let suits = Suit::DOWN.into_iter();
            suits.flat_map(|suit| (0..13).rev().filter_map(Rank::new).map(move |rank| Card::new(suit, rank)))
        };
        let held = sheet.hands().unwrap_or_default();
        let of = |seats: &[Seat]| {
            deck().filter(|card| seats.iter().any(|seat| held[seat.index()].has(*card))).collect::<Vec<_>>()
        };
        let cards = of(&hands);
        let others: Vec<Card> = deck().filter(|card| !cards.contains(card)).collect();
        let known = of(&opponents);
        Named {
            cards: if cards.is_empty() { deck().collect() } else { cards },
            others: if known.is_empty() { others } else { known },
            hands,
            opponents,
        }
    }
}

/// The statement.
pub fn statement(entry: &SheetForm<'_>, query: &DeskQuery) -> AnyView {
    let words = words();
    let named = Named::of(query);
    let lacking = query.lacking.as_deref().and_then(|kind| query.draft.step(kind).err());
    let forms = StepForms { draft: &query.draft, lacking, named: &named };
    let faults = entry.faults_of("facts.statement");
    let wrong = !faults.is_empty();
    let fault = wrong.then(|| view! { <p class="fault">{symbols(&faults.join(" "))}</p> });
    view! {
        <section class="statement" id="statement" aria-labelledby="statement-title">
            <h3 id="statement-title">{words.say("desk-statement")}</h3>
            <p class="hint">{words.say("desk-statement-hint")}</p>
            {fault}
            {step_list::steps(&query.sheet.steps())}
            {usual(query, &named)}
            {forms.condition()}
            <details class="folded" id="more-steps" open=forms.is_open()>
                <summary>{words.say("desk-say-more")}</summary>
                {rarer(query)}
                {forms.rows()}
                {cards(&named)}
            </details>
            {written(entry, wrong)}
        </section>
    }
    .into_any()
}

/// True if there is a trump suit, or may be one.
fn has_trumps(query: &DeskQuery) -> bool {
    query.sheet.trump().is_none_or(|trump| trump.suit().is_some())
}

/// The steps that most statements have.
fn usual(query: &DeskQuery, named: &Named) -> AnyView {
    let draw = has_trumps(query).then(|| worded(&StatementStep::Draw));
    let good: Vec<AnyView> = named
        .hands
        .iter()
        .map(|seat| button(&StatementStep::Good(*seat), words().seat(*seat).into_any()))
        .collect();
    view! {
        <div class="event-buttons">{draw} {worded(&StatementStep::Top(None))}</div>
        {of_suits("desk-say-cash", StatementStep::Cash)}
        {of_suits("desk-say-concede", StatementStep::Concede)}
        {row("desk-say-good", good)}
    }
    .into_any()
}

/// Other steps that need no form.
fn rarer(query: &DeskQuery) -> AnyView {
    let steps = [
        StatementStep::DrawRounds(1),
        StatementStep::DrawRounds(2),
        StatementStep::DrawRounds(3),
        StatementStep::DrawOut(1),
        StatementStep::DrawOut(2),
        StatementStep::DrawOut(3),
    ];
    let of_trumps = has_trumps(query).then(|| steps.iter().map(worded).collect::<Vec<_>>());
    view! {
        <div class="event-buttons">{of_trumps}</div>
        {of_suits("desk-say-top", |suit| StatementStep::Top(Some(suit)))}
    }
    .into_any()
}

/// The cards of the claimer's side: each is played after those before it.
fn cards(named: &Named) -> AnyView {
    let words = words();
    let of = |suit: Suit| {
        let cards: Vec<AnyView> = named
            .cards
            .iter()
            .filter(|card| card.suit == suit)
            .map(|card| button(&StatementStep::Play(vec![*card]), words.rank(card.rank).into_any()))
            .collect();
        let label =
            (!cards.is_empty()).then(|| view! { <span aria-hidden="true">{suit_symbol(suit)}</span> });
        view! { <div class="event-buttons say-cards">{label} {cards}</div> }.into_any()
    };
    let suits: Vec<AnyView> = Suit::DOWN.into_iter().map(of).collect();
    view! {
        <div class="say-form" role="group" aria-labelledby="say-play">
            <p class="entry-legend" id="say-play">{words.say("desk-say-play")}</p>
            <p class="hint">{words.say("desk-say-play-hint")}</p>
            {suits}
        </div>
    }
    .into_any()
}

/// A row of buttons, one for each suit.
fn of_suits(label: &'static str, step: impl Fn(Suit) -> StatementStep) -> AnyView {
    row(label, Suit::DOWN.into_iter().map(|suit| button(&step(suit), suit_symbol(suit))).collect())
}

/// Buttons with what they have in common before them.
fn row(label: &'static str, buttons: Vec<AnyView>) -> AnyView {
    view! {
        <div class="say-row" role="group" aria-labelledby=label>
            <span id=label>{words().say(label)}</span>
            {buttons}
        </div>
    }
    .into_any()
}

/// A button with the whole step on it.
fn worded(step: &StatementStep) -> AnyView {
    let text = words().stated(step);
    button(step, symbols(&text).into_any())
}

/// A button that adds a step. Screen readers hear the whole step.
fn button(step: &StatementStep, shown: AnyView) -> AnyView {
    let spoken = words().stated(step);
    view! {
        <button
            type="submit"
            name="act"
            value=format!("say {step}")
            id=format!("say-{}", step.to_string().replace(' ', "-"))
            class="button quiet small"
        >
            <span aria-hidden="true">{shown}</span>
            <span class="vh">{symbols(&spoken)}</span>
        </button>
    }
    .into_any()
}

/// The statement as text, with its notation.
fn written(entry: &SheetForm<'_>, wrong: bool) -> AnyView {
    let words = words();
    view! {
        <details class="folded" id="statement-written" open=wrong>
            <summary>{words.say("desk-statement-written")}</summary>
            {entry.lines(
                "facts.statement",
                words.say("desk-statement-written-label"),
                Some(words.say("desk-statement-written-hint")),
                3,
            )}
            {step_list::notation()}
        </details>
    }
    .into_any()
}
