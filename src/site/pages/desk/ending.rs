//! Fields of a claim or concession: cards, play so far, statement, findings.

use super::deal::{seats, vulnerable};
use crate::parts::card_picker::card_picker;
use crate::parts::entry::SheetForm;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Card, Cards, Strain, Suit};
use rules::engine::Family;
use rules::engine::claim::{ClaimAct, Doubted, Objection, StatementStep};
use rules::law::Edition;

/// Sample steps of a statement, one of each kind, each with an explanation.
const STEPS: [&str; 22] = [
    "draw",
    "draw 2 rounds",
    "draw out 1",
    "cash S",
    "top S",
    "top",
    "play SA SK S5",
    "ruff H in N 2",
    "ruff H high in N",
    "ruff H with SK in N",
    "crossruff",
    "cross to N in D",
    "good N",
    "finesse HQ through W",
    "concede C",
    "tally 2S 1H 1D",
    "tally 6D then 5S",
    "discard N D4",
    "if S breaks 3-2: cash S",
    "if anyone shows out of S: cash H",
    "unless SQ falls: cash D",
    "else: finesse HQ through W",
];

/// The remaining cards, by picker or as text.
pub fn cards(entry: &SheetForm<'_>, hands: &[Cards; 4], trick: &[Card], into: &str) -> AnyView {
    let words = words();
    view! {
        {card_picker(hands, trick, into)}
        <details class="folded" id="cards-written" open=!entry.faults_of("facts.cards").is_empty()>
            <summary>{words.say("desk-cards-written")}</summary>
            {entry.line("facts.cards", words.say("desk-cards-label"), Some(words.say("desk-cards-hint")))}
        </details>
        {unseen(entry)}
    }
    .into_any()
}

/// Unknown hands, and what is known of them.
fn unseen(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let paths = ["facts.unseen", "facts.out", "facts.played", "facts.lengths"];
    view! {
        <details class="folded" id="unseen" open=entry.any(&paths)>
            <summary>{words.say("desk-unseen")}</summary>
            {entry.checkboxes(paths[0], words.say("desk-unseen-hands"), Some(words.say("desk-unseen-hint")), seats())}
            {entry.line(paths[1], words.say("desk-out"), Some(words.say("desk-out-hint")))}
            {entry.line(paths[2], words.say("desk-played"), Some(words.say("desk-played-hint")))}
            {entry.line(paths[3], words.say("desk-lengths"), Some(words.say("desk-lengths-hint")))}
        </details>
    }
    .into_any()
}

/// Contract, declarer and progress of the play.
pub fn play(entry: &SheetForm<'_>, family: Family) -> AnyView {
    let words = words();
    let strains = Suit::DOWN.map(Strain::Suit).into_iter().chain([Strain::Notrump]);
    let strains = strains.map(|strain| (strain.letters().to_owned(), words.strain(strain))).collect();
    let untold = (family == Family::Concession).then(|| words.say("desk-untold"));
    let left = (family == Family::Concession)
        .then(|| entry.number("facts.left", words.say("desk-left"), Some(words.say("desk-left-hint"))));
    view! {
        <h2 id="play">{words.say("desk-play")}</h2>
        {entry.radio("facts.declarer", words.say("desk-declarer"), None, seats(), None)}
        {entry.radio("facts.trump", words.say("desk-trump"), None, strains, untold.clone())}
        {left}
        {entry.radio("facts.leader", words.say("desk-leader"), Some(words.say("desk-leader-hint")), seats(), untold)}
        {entry.line("facts.trick", words.say("desk-trick"), Some(words.say("desk-trick-hint")))}
        <div class="entry-row">
            {entry.number("facts.won.NS", words.say("desk-won-ns"), None)}
            {entry.number("facts.won.EW", words.say("desk-won-ew"), None)}
            {entry.short("facts.contract", words.say("desk-contract"), None)}
        </div>
        <p class="hint">{words.say("desk-won-hint")}</p>
        {vulnerable(entry)}
    }
    .into_any()
}

/// The claim and its statement.
pub fn claim_fields(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    view! {
        <h2 id="claim">{words.say("desk-claim")}</h2>
        {entry.radio("facts.claimer", words.say("desk-claimer"), None, seats(), None)}
        {entry.number("facts.claims", words.say("desk-claims"), Some(words.say("desk-claims-hint")))}
        {statement(entry)}
    }
    .into_any()
}

pub fn concession_fields(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let objections = Objection::ALL
        .map(|one| (one.word().to_owned(), words.say(&format!("desk-objection-{}", one.word()))));
    view! {
        <h2 id="claim">{words.say("desk-concession")}</h2>
        {entry.radio("facts.conceder", words.say("desk-conceder"), None, seats(), None)}
        <div class="entry-row">
            {entry.number("facts.concedes", words.say("desk-concedes"), None)}
            {entry.number("facts.claims", words.say("desk-claims-beside"), None)}
        </div>
        {entry.radio(
            "facts.objection",
            words.say("desk-objection"),
            None,
            objections.to_vec(),
            Some(words.say("desk-unknown")),
        )}
        {statement(entry)}
    }
    .into_any()
}

fn statement(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let step = |text: &str| {
        let message = text.parse::<StatementStep>().map(|step| words.stated(&step)).unwrap_or_default();
        view! { <dt><code>{text.to_owned()}</code></dt> <dd>{crate::parts::symbols::symbols(&message)}</dd> }
    };
    let steps: Vec<_> = STEPS.into_iter().map(step).collect();
    view! {
        {entry.lines("facts.statement", words.say("desk-statement"), Some(words.say("desk-statement-hint")), 3)}
        <details class="folded" id="steps">
            <summary>{words.say("desk-statement-steps")}</summary>
            <dl class="step-list">{steps}</dl>
            <p class="hint">{words.say("desk-statement-more")}</p>
        </details>
    }
    .into_any()
}

/// The Director's findings on the claimer's knowledge.
pub fn awareness(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let found = |suit: Suit| {
        let choices =
            ["yes", "no", "doubtful"].map(|word| (word.to_owned(), words.say(&format!("desk-aware-{word}"))));
        let path = format!("facts.aware.{suit}");
        entry.radio(&path, words.suit(suit), None, choices.to_vec(), Some(words.say("desk-untold")))
    };
    let suits: Vec<AnyView> = Suit::DOWN.into_iter().map(found).collect();
    let paths = [
        "facts.aware.S",
        "facts.aware.H",
        "facts.aware.D",
        "facts.aware.C",
        "facts.forgot",
        "facts.shown_out",
    ];
    view! {
        <details class="folded" id="awareness" open=entry.any(&paths)>
            <summary>{words.say("desk-awareness")}</summary>
            <p class="hint">{words.say("desk-awareness-hint")}</p>
            {suits}
            {entry.line("facts.forgot", words.say("desk-forgot"), Some(words.say("desk-forgot-hint")))}
            {entry.line("facts.shown_out", words.say("desk-shown-out"), Some(words.say("desk-shown-out-hint")))}
        </details>
    }
    .into_any()
}

/// Objections, exposed cards, and whether only the trick in progress was meant.
pub fn objections(entry: &SheetForm<'_>, family: Family) -> AnyView {
    let words = words();
    let disputed = (family == Family::Claim).then(|| {
        entry.yes_no("facts.disputed", words.say("desk-disputed"), Some(words.say("desk-disputed-hint")))
    });
    let paths = ["facts.disputed", "facts.agreed", "facts.exposed", "facts.current_trick_only"];
    view! {
        <details class="folded" id="objections" open=entry.any(&paths)>
            <summary>{words.say("desk-objections")}</summary>
            {disputed}
            {entry.yes_no("facts.agreed", words.say("desk-agreed"), None)}
            {entry.checkboxes("facts.exposed", words.say("desk-exposed"), None, seats())}
            {entry.yes_no("facts.current_trick_only", words.say("desk-trick-only"), None)}
        </details>
    }
    .into_any()
}

/// A later doubt.
pub fn doubt(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let edition = entry.typed("edition").parse().unwrap_or(Edition::E2017);
    let when = Doubted::ALL.into_iter().filter(|when| when.is_in(edition));
    let when = when.map(|when| (when.word().to_owned(), words.say(&format!("desk-doubted-{}", when.word()))));
    let numbers = ["already_won", "likely", "no_normal_play_loses", "no_legal_play_loses"];
    let number = |field: &str| {
        entry.number(&format!("facts.{field}"), words.say(&format!("desk-{}", field.replace('_', "-"))), None)
    };
    let mut paths: Vec<String> = numbers.map(|field| format!("facts.{field}")).to_vec();
    paths.extend(["facts.doubted", "facts.doubter"].map(str::to_owned));
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    let untold = || Some(words.say("desk-untold"));
    view! {
        <details class="folded" id="doubt" open=entry.any(&paths)>
            <summary>{words.say("desk-doubt")}</summary>
            {entry.radio("facts.doubted", words.say("desk-doubted"), None, when.collect(), untold())}
            {entry.radio("facts.doubter", words.say("desk-doubter"), None, seats(), untold())}
            {Vec::from(numbers.map(number))}
        </details>
    }
    .into_any()
}

/// The act, and the play since.
pub fn act(entry: &SheetForm<'_>) -> AnyView {
    let words = words();
    let how =
        ClaimAct::ALL.map(|how| (how.word().to_owned(), words.say(&format!("desk-how-{}", how.word()))));
    let paths = [
        "facts.how",
        "facts.meant",
        "facts.played_on",
        "facts.play_on.asked_by",
        "facts.play_on.all_agree",
        "facts.play_on.made",
    ];
    let untold = || Some(words.say("desk-untold"));
    view! {
        <details class="folded" id="act" open=entry.any(&paths)>
            <summary>{words.say("desk-act")}</summary>
            {entry.radio(paths[0], words.say("desk-how"), None, how.to_vec(), untold())}
            {entry.yes_no(paths[1], words.say("desk-meant"), Some(words.say("desk-meant-hint")))}
            {entry.line(paths[2], words.say("desk-played-on"), Some(words.say("desk-played-on-hint")))}
            {entry.radio(
                paths[3],
                words.say("desk-asked-by"),
                Some(words.say("desk-asked-by-hint")),
                seats(),
                untold(),
            )}
            {entry.yes_no(paths[4], words.say("desk-all-agree"), None)}
            {entry.number(paths[5], words.say("desk-play-on-made"), None)}
        </details>
    }
    .into_any()
}
