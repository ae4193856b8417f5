//! Steps of a statement that need several choices, each a short form with its own button; and the
//! condition of the next step. What is chosen travels with the desk's form until the step is added.

use super::statement::Named;
use crate::parts::field::{Choice, beside, choices};
use crate::parts::symbols::symbols;
use crate::words;
use bank::desk::{StepDraft, StepField};
use leptos::prelude::*;
use rules::bridge::{Card, Seat, Suit};

/// The most cards of a suit that break.
const MOST_OUT: u8 = 7;

/// The forms of steps, with what is chosen in them.
pub struct StepForms<'a> {
    pub draft: &'a StepDraft,
    /// The field without which a step cannot be added
    pub lacking: Option<StepField>,
    pub(super) named: &'a Named,
}

impl StepForms<'_> {
    /// True if something is chosen, or lacking, outside the condition.
    pub fn is_open(&self) -> bool {
        let chosen = self.draft.choices().map(|(field, _)| field).chain(self.lacking);
        chosen.into_iter().any(|field| !is_condition(field))
    }

    /// Each step that needs choices.
    pub fn rows(&self) -> AnyView {
        use StepField as Field;
        let seats = |seats: &[Seat]| -> Vec<Choice> {
            seats.iter().map(|seat| (seat.to_string(), words().seat(*seat))).collect()
        };
        let (hands, opponents) = (seats(&self.named.hands), seats(&self.named.opponents));
        let any_suit = [(String::new(), words().say("desk-say-any-suit"))].into_iter().chain(suits());
        let times = (1..=6).map(|n: u8| (default_of(n, 1), n.to_string()));
        let high = ("high".to_owned(), words().say("desk-say-with-high"));
        let with = [(String::new(), words().say("desk-say-with-low")), high.clone()];
        let tally = [Field::TallyS, Field::TallyH, Field::TallyD, Field::TallyC];
        let tally: Vec<AnyView> =
            tally.into_iter().zip(Suit::DOWN).map(|(field, suit)| self.tricks(field, suit)).collect();
        view! {
            {self.form("ruff", vec![
                self.picks("radio", Field::RuffSuit, "suit", suits()),
                self.picks("radio", Field::RuffHand, "hand", hands.clone()),
                self.select(Field::RuffTimes, "times", times.collect()),
                self.select(Field::RuffWith, "with", with.into_iter().chain(cards(&self.named.cards)).collect()),
            ])}
            {self.form("finesse", vec![
                self.select(Field::FinesseCard, "card", none().chain(cards(&self.named.cards)).collect()),
                self.picks("radio", Field::FinesseThrough, "through", opponents),
            ])}
            {self.form("cross", vec![
                self.picks("radio", Field::CrossHand, "hand", hands.clone()),
                self.select(Field::CrossSuit, "in", any_suit.collect()),
            ])}
            {self.form("crossruff", vec![
                self.picks("checkbox", Field::CrossruffSuits, "suits", suits()),
                self.picks("checkbox", Field::CrossruffHigh, "trumps", vec![high]),
            ])}
            {self.form("discard", vec![
                self.select(Field::DiscardCard, "card", none().chain(cards(&self.named.cards)).collect()),
                self.picks("radio", Field::DiscardHand, "hand", hands),
            ])}
            {self.form("tally", vec![view! { <div class="entry-row">{tally}</div> }.into_any()])}
        }
        .into_any()
    }

    /// The condition of the next step.
    pub fn condition(&self) -> AnyView {
        use StepField as Field;
        let words = words();
        let of = |ids: &[&str], begin: &str| -> Vec<Choice> {
            ids.iter().map(|id| ((*id).to_owned(), words.say(&format!("{begin}-{id}")))).collect()
        };
        let always = (String::new(), words.say("desk-say-always"));
        let when = [always].into_iter().chain(of(&["if", "unless", "else"], "desk-say-when"));
        let what = none().chain(of(&["breaks", "out", "falls"], "desk-say-what"));
        let splits =
            (1..=MOST_OUT).flat_map(|out| (out.div_ceil(2)..=out).map(move |long| [long, out - long]));
        let splits = splits.map(|[long, short]| (format!("{long}-{short}"), format!("{long}–{short}")));
        let anyone = (String::new(), words.say("desk-say-anyone"));
        let seats = self.named.opponents.iter().map(|seat| (seat.to_string(), words.seat(*seat)));
        let open = self.lacking.is_some_and(is_condition)
            || self.draft.choices().any(|(field, _)| is_condition(field));
        view! {
            <details class="folded" id="condition" open=open>
                <summary>{words.say("desk-say-condition")}</summary>
                <div data-quiet="">
                    <p class="hint">{words.say("desk-say-condition-hint")}</p>
                    <div class="entry-row">
                        {self.select(Field::When, "when", when.collect())}
                        {self.select(Field::WhenWhat, "what", what.collect())}
                    </div>
                    {self.picks("radio", Field::WhenSuit, "suit", suits())}
                    <div class="entry-row">
                        {self.select(Field::WhenSplit, "split", none().chain(splits).collect())}
                        {self.select(Field::WhenSeat, "who", [anyone].into_iter().chain(seats).collect())}
                        {self.select(Field::WhenCard, "falls", none().chain(cards(&self.named.others)).collect())}
                    </div>
                </div>
            </details>
        }
        .into_any()
    }

    /// A form with a button that adds the step.
    fn form(&self, kind: &'static str, fields: Vec<AnyView>) -> AnyView {
        let words = words();
        let legend = format!("say-{kind}-title");
        let title = legend.clone();
        view! {
            <div class="say-form" role="group" aria-labelledby=title data-quiet="">
                <p class="entry-legend" id=legend>{words.say(&format!("desk-say-{kind}"))}</p>
                {fields}
                <button
                    type="submit"
                    name="act"
                    value=format!("say {kind}")
                    id=format!("say-form-{kind}")
                    class="button quiet small"
                >
                    {words.say("desk-say-add")}
                    <span class="vh">" " {words.say(&format!("desk-say-{kind}"))}</span>
                </button>
            </div>
        }
        .into_any()
    }

    fn faults(&self, field: StepField) -> Vec<String> {
        let id = if field == StepField::RuffTimes { "desk-say-once" } else { "desk-say-choose" };
        (self.lacking == Some(field)).then(|| words().say(id)).into_iter().collect()
    }

    fn select(&self, field: StepField, label: &str, offered: Vec<Choice>) -> AnyView {
        let label = words().say(&format!("desk-say-field-{label}"));
        let name = (field.name(), field.name());
        choices("entry-field", name, label, None, offered, self.draft.get(field), self.faults(field))
    }

    /// Radio buttons or checkboxes, side by side.
    fn picks(&self, kind: &'static str, field: StepField, label: &str, offered: Vec<Choice>) -> AnyView {
        let (described, faults, wrong) = beside(&field.name(), None, self.faults(field));
        let chosen = self.draft.get(field);
        let picks: Vec<AnyView> = offered
            .into_iter()
            .map(|(value, label)| {
                let checked = chosen.split(' ').any(|one| one == value);
                let id = format!("{}-{value}", field.name());
                view! {
                    <label class="pick">
                        <input type=kind id=id name=field.name() value=value checked=checked />
                        <span>{symbols(&label)}</span>
                    </label>
                }
                .into_any()
            })
            .collect();
        view! {
            <fieldset class="entry-field" class:has-fault=wrong aria-describedby=described>
                <legend>{words().say(&format!("desk-say-field-{label}"))}</legend>
                {faults}
                <div class="picks">{picks}</div>
            </fieldset>
        }
        .into_any()
    }

    /// The number of tricks in a suit.
    fn tricks(&self, field: StepField, suit: Suit) -> AnyView {
        let offered = (0..=13).map(|n: u8| (default_of(n, 0), n.to_string()));
        let name = (field.name(), field.name());
        let faults = self.faults(field);
        choices("entry-field", name, words().suit(suit), None, offered, self.draft.get(field), faults)
    }
}

/// True for a field of the condition.
fn is_condition(field: StepField) -> bool {
    use StepField as Field;
    matches!(
        field,
        Field::When
            | Field::WhenWhat
            | Field::WhenSuit
            | Field::WhenSplit
            | Field::WhenSeat
            | Field::WhenCard
    )
}

/// The value of a number; that of the default is empty, as if nothing were chosen.
fn default_of(n: u8, default: u8) -> String {
    if n == default { String::new() } else { n.to_string() }
}

fn none() -> std::iter::Once<Choice> {
    std::iter::once((String::new(), words().say("desk-untold")))
}

fn suits() -> Vec<Choice> {
    Suit::DOWN.map(|suit| (suit.to_string(), words().suit(suit))).to_vec()
}

fn cards(cards: &[Card]) -> Vec<Choice> {
    cards.iter().map(|card| (card.to_string(), words().card(*card))).collect()
}
