//! The table: a square with North on top, hands around it, the dealer and the vulnerability on its edges, and at each seat what was done there.

use super::seen::{Auction, Shown};
use super::symbols::{call, card, suit_line, symbols};
use crate::bridge::{Card, Cards, Seat, Strain, Suit, Trick, Vulnerable};
use crate::engine::claim::{ClaimFacts, ConcessionFacts};
use crate::engine::rotation::RotationFacts;
use crate::engine::{Case, Facts};
use crate::words::english;
use leptos::prelude::*;

/// What is drawn.
struct Drawn {
    hands: Option<[Cards; 4]>,
    dealer: Option<Seat>,
    vulnerable: Option<Vulnerable>,
    marks: Vec<(Seat, AnyView)>,
    trick: Option<Trick>,
    facts: Vec<String>,
}

/// The table of a case, at the moment that matters: when somebody called out of turn, claimed or conceded.
pub fn table(case: &Case) -> AnyView {
    match &case.facts {
        Facts::Rotation(facts) => of_rotation(facts),
        Facts::Claim(facts) => of_claim(facts),
        Facts::Concession(facts) => of_concession(facts),
    }
    .view()
}

fn of_rotation(facts: &RotationFacts) -> Drawn {
    let words = english();
    let seen = Auction::of(facts);
    let irregular = seen.irregular();
    let mut marks = Vec::new();
    for one in &seen.calls {
        let what = match one.shown {
            Shown::Call(made, _) => call(made),
            Shown::Untold => words.say("auction-untold").into_any(),
        };
        let acted = irregular == Some(one);
        let class = if acted { "did did-acted" } else { "called" };
        marks.push((one.seat, view! { <span class=class>{what}</span> }.into_any()));
        if acted {
            break;
        }
    }
    let turn = irregular.map_or(seen.next, |one| one.turn);
    if let Some(turn) = turn {
        marks.push((turn, turn_mark("table-to-call")));
    }
    Drawn {
        hands: None,
        dealer: Some(facts.dealer()),
        vulnerable: Some(facts.vulnerable()),
        marks,
        trick: None,
        facts: Vec::new(),
    }
}

fn of_claim(facts: &ClaimFacts) -> Drawn {
    let words = english();
    let (left, claims) = (facts.left(), facts.claims());
    let conceded = left.saturating_sub(claims);
    let (id, n) = if claims == 0 { ("table-concedes", conceded) } else { ("table-claims", claims) };
    let said = acted_mark(words.tell(id, &[("n", n.into())]));
    let trick = trick(facts.leader(), facts.trick());
    let marks = vec![(facts.claimer(), said), (trick.turn(), to_play(&trick))];
    let mut told = vec![match facts.contract() {
        Some(contract) => words.contract(contract),
        None => words.tell("table-declarer", &[("player", words.seat(facts.declarer()).into())]),
    }];
    told.push(trumps(facts.trump()));
    let [ns, ew] = [crate::bridge::Side::NS, crate::bridge::Side::EW].map(|side| facts.won(side));
    if let (Some(ns), Some(ew)) = (ns, ew) {
        told.push(words.tell("table-won", &[("ns", ns.into()), ("ew", ew.into())]));
    }
    Drawn {
        hands: Some(facts.cards()),
        dealer: None,
        vulnerable: Some(facts.vulnerable()),
        marks,
        trick: Some(trick),
        facts: told,
    }
}

fn of_concession(facts: &ConcessionFacts) -> Drawn {
    let words = english();
    let said = words.tell("table-concedes", &[("n", facts.concedes().into())]);
    let mut marks = vec![(facts.conceder(), acted_mark(said))];
    let trick = facts.leader().map(|leader| trick(leader, facts.trick()));
    if let Some(trick) = &trick {
        marks.push((trick.turn(), to_play(trick)));
    }
    let mut told = vec![words.tell("table-declarer", &[("player", words.seat(facts.declarer()).into())])];
    told.extend(facts.trump().map(trumps));
    told.push(words.tell("table-left", &[("n", facts.left().into())]));
    Drawn { hands: facts.cards(), dealer: None, vulnerable: None, marks, trick, facts: told }
}

fn trick(leader: Seat, cards: &[Card]) -> Trick {
    cards.iter().fold(Trick::new(leader), |trick, card| trick.play(*card))
}

fn trumps(trump: Strain) -> String {
    let words = english();
    match trump {
        Strain::Notrump => words.say("table-notrump"),
        Strain::Suit(_) => words.tell("table-trumps", &[("suit", words.strain_spoken(trump).into())]),
    }
}

fn to_play(trick: &Trick) -> AnyView {
    turn_mark(if trick.is_empty() { "table-on-lead" } else { "table-to-play" })
}

fn turn_mark(id: &str) -> AnyView {
    view! { <span class="did did-turn">{english().say(id)}</span> }.into_any()
}

fn acted_mark(text: String) -> AnyView {
    view! { <span class="did did-acted">{text}</span> }.into_any()
}

impl Drawn {
    fn view(self) -> AnyView {
        let words = english();
        let vulnerable = self.vulnerable.unwrap_or_default();
        let Drawn { hands, dealer, marks, trick, facts, .. } = self;
        let mut marks: [Vec<AnyView>; 4] = marks.into_iter().fold(Default::default(), |mut all, (seat, mark)| {
            all[seat.index()].push(mark);
            all
        });
        let edges: Vec<AnyView> = Seat::ALL
            .into_iter()
            .map(|seat| edge(seat, dealer, vulnerable, std::mem::take(&mut marks[seat.index()])))
            .collect();
        let bare = hands.is_none();
        let hands = hands.map(|hands| Vec::from(Seat::ALL.map(|seat| hand(seat, hands[seat.index()]))));
        let square = match vulnerable {
            Vulnerable::None => "square",
            Vulnerable::NS => "square vul-ns",
            Vulnerable::EW => "square vul-ew",
            Vulnerable::Both => "square vul-ns vul-ew",
        };
        let facts: Vec<_> = facts.iter().map(|fact| view! { <li>{symbols(fact)}</li> }).collect();
        let facts = (!facts.is_empty()).then(|| view! { <ul class="deal-facts">{facts}</ul> });
        view! {
            <figure class="deal" role="group" aria-label=words.say("table-caption")>
                <div class=if bare { "board board-bare" } else { "board" }>
                    {hands}
                    <div class=square>{edges} {trick.map(|trick| trick_view(&trick))}</div>
                </div>
                {facts}
            </figure>
        }
        .into_any()
    }
}

fn edge(seat: Seat, dealer: Option<Seat>, vulnerable: Vulnerable, marks: Vec<AnyView>) -> AnyView {
    let words = english();
    let about: Vec<AnyView> = [
        (dealer == Some(seat), "is-dealer", "table-dealer"),
        (vulnerable.is(seat.side()), "is-vul", "table-vulnerable"),
    ]
    .into_iter()
    .filter(|(shown, ..)| *shown)
    .map(|(_, class, id)| view! { <span class=class>{words.say(id)}</span> }.into_any())
    .collect();
    let about = (!about.is_empty()).then(|| view! { <span class="about">{about}</span> });
    view! {
        <div class=format!("edge edge-{}", lower(seat))>
            <abbr class="seat" title=words.seat(seat)>{words.say(&format!("seat-letter-{seat}"))}</abbr>
            {about}
            {marks}
        </div>
    }
    .into_any()
}

fn hand(seat: Seat, cards: Cards) -> AnyView {
    let words = english();
    let label = words.tell("hand-of", &[("player", words.seat(seat).into())]);
    let lines: Vec<AnyView> = Suit::DOWN.into_iter().map(|suit| suit_line(words, suit, cards)).collect();
    view! { <ul class=format!("hand hand-{}", lower(seat)) aria-label=label>{lines}</ul> }.into_any()
}

fn trick_view(trick: &Trick) -> AnyView {
    let words = english();
    let played: Vec<AnyView> = trick
        .cards()
        .enumerate()
        .map(|(i, played)| {
            let seat = trick.leader.after(i);
            let who = words.tell("trick-card", &[("player", words.seat(seat).into())]);
            view! {
                <span class=format!("trick-{}", lower(seat))>
                    <span class="vh">{who}" "</span>
                    {card(played)}
                </span>
            }
            .into_any()
        })
        .collect();
    view! { <div class="trick">{played}</div> }.into_any()
}

fn lower(seat: Seat) -> String {
    seat.letter().to_lowercase()
}
