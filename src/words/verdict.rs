//! The verdict on a claim or concession: the tricks and the result, with the others that the
//! Director may judge right.

use super::Words;
use super::facts::yes_or_no;
use rules::bridge::Seat;
use rules::engine::component::{Component, Duty, Score, Standing, Tricks};
use rules::engine::rotation::RotationTest;
use rules::engine::ruling::{Judgement, Ruling};
use rules::engine::trace::Test;
use rules::engine::{Case, Family, Key};

/// Another number of tricks that a judgement allows.
struct OtherNumber<'r> {
    judgement: &'r Judgement,
    tricks: &'r Component,
    result: Option<&'r Component>,
}

/// Place of a component in what the Director says: the verdict, or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// The number, before all else
    Number,
    /// The verdict, in the order of components
    Verdict(Key),
    /// What else to say
    Then(Key),
    /// Last: who goes on, and what follows after play
    Last(Key),
}

impl Place {
    /// True for a part of the verdict.
    pub const fn is_verdict(self) -> bool {
        matches!(self, Place::Number | Place::Verdict(_))
    }
}

/// The place of a component.
pub(super) fn place(ruling: &Ruling, component: &Component) -> Place {
    let key = component.key();
    match component {
        Component::Tricks(_) | Component::Returned(_) | Component::Result(_) => {
            if ruling.family == Family::Rotation { Place::Then(key) } else { Place::Number }
        }
        Component::InRotation(_)
        | Component::MayAccept(_)
        | Component::MayChange(_)
        | Component::Cancelled(_)
        | Component::Auction(_)
        | Component::Replacement(_)
        | Component::PenaltyCards { .. }
        | Component::Standing(_) => Place::Verdict(key),
        Component::Offender(duty) | Component::Partner(duty) if *duty != Duty::AnyLegalCall => {
            Place::Verdict(key)
        }
        Component::Watch(_) | Component::Turn(_) => Place::Last(key),
        _ => Place::Then(key),
    }
}

/// Declarer, once the auction is over. A ruling on an earlier irregularity has no contract, but
/// tests whether the auction has ended.
pub(super) fn declarer(ruling: &Ruling) -> Option<Seat> {
    if let Some(Component::Contract(contract)) = ruling.component(Key::Contract) {
        return contract.contract().map(|contract| contract.declarer);
    }
    ruling.trace.steps().iter().find_map(|step| match step.test {
        Test::Rotation(RotationTest::AuctionEnded { declarer }) => Some(declarer),
        _ => None,
    })
}

impl Words {
    /// Tricks of declarer's side: the number, other numbers within the Director's judgement, and
    /// the reason.
    pub(super) fn tricks_ruled(&self, case: &Case, ruling: &Ruling, tricks: &Tricks) -> String {
        if tricks.least != tricks.most {
            return self.tricks_between(case, ruling, tricks);
        }
        let others: Vec<String> = others(ruling)
            .iter()
            .map(|other| {
                let tricks = self.answer_text(case, Key::Tricks, &other.tricks.tokens());
                let args = [("tricks", tricks.into()), ("cite", self.cite(other.judgement.clause).into())];
                let id = format!("or-{}", other.judgement.matter.word());
                self.format(&self.of_play(&id, case.edition), &args)
            })
            .collect();
        let mut args = self.fact_args(case, &Component::Tricks(*tricks).facts());
        args.push(("all".to_owned(), yes_or_no(others.is_empty() && tricks.least == tricks.left).into()));
        let awarded = self.format("awarded", &args);
        if !others.is_empty() {
            args.extend([
                ("awarded".to_owned(), awarded.into()),
                ("others".to_owned(), others.join(", ").into()),
            ]);
            return self.format("say-tricks-judged", &args);
        }
        let result = ruling.component(Key::Result);
        let result = result.map_or_else(String::new, |result| self.component(case, result));
        let sum = scored(ruling).map_or_else(String::new, |score| self.sum(score, tricks.least));
        let id = if result.is_empty() { "say-tricks" } else { "say-tricks-result" };
        self.format(id, &[("awarded", awarded.into()), ("result", result.into()), ("sum", sum.into())])
    }

    /// The addition behind a result: tricks won, tricks awarded, and the number needed if they are
    /// too few.
    fn sum(&self, score: Score, awarded: u8) -> String {
        let needed = score.contract.bid.level() + 6;
        let is_down = score.tricks < i32::from(needed);
        let args = [
            ("won", (score.tricks - i32::from(awarded)).to_string().into()),
            ("awarded", awarded.to_string().into()),
            ("all", score.tricks.to_string().into()),
            ("needed", needed.to_string().into()),
        ];
        self.format(if is_down { "sum-down" } else { "sum" }, &args)
    }

    /// The least and the most, with the matter of judgement between them.
    fn tricks_between(&self, case: &Case, ruling: &Ruling, tricks: &Tricks) -> String {
        let args = self.fact_args(case, &Component::Tricks(*tricks).facts());
        let between = self.format("say-tricks-bounds", &args);
        let about = |j: &&Judgement| j.range.iter().any(|c| c.key() == Key::Tricks);
        let judged = ruling.judgement.iter().filter(about).map(|judgement| {
            let args = [
                ("cite", self.cite(judgement.clause).into()),
                ("matter", self.matter(case, judgement.matter).into()),
            ];
            self.format(&self.of_play("judgement", case.edition), &args)
        });
        std::iter::once(between).chain(judged).collect::<Vec<_>>().join(" ")
    }

    /// The tricks returned; and that the board is rescored, unless another sentence says so.
    pub(super) fn returned(&self, case: &Case, ruling: &Ruling, returned: &Component) -> String {
        let returned = self.format("say-returned", &self.fact_args(case, &returned.facts()));
        let withdrawn = ruling.components.contains(&Component::Standing(Standing::Withdrawn));
        if withdrawn || ruling.component(Key::Result).is_some() {
            return returned;
        }
        [returned, self.say("say-rescored")].join(" ")
    }

    /// The result, and that of each other number of tricks that the Director may judge right; `None`
    /// if the sentence on the tricks has it.
    pub(super) fn result_ruled(&self, case: &Case, ruling: &Ruling, result: &Component) -> Option<String> {
        let judged = others(ruling);
        if judged.is_empty() && is_one_number(ruling) {
            return None;
        }
        let others: Vec<String> = judged
            .iter()
            .filter_map(|other| {
                let args = [
                    ("tricks", self.answer_text(case, Key::Tricks, &other.tricks.tokens()).into()),
                    ("result", self.component(case, other.result?).into()),
                ];
                Some(self.format("result-with", &args))
            })
            .collect();
        let result = [vec![self.component(case, result)], others].concat();
        Some(self.format("say-result", &[("result", self.joined(&result).into())]))
    }

    /// The value of a component of this ruling, with the others that the Director may judge right.
    pub fn component_ruled(&self, case: &Case, ruling: &Ruling, component: &Component) -> String {
        let value = self.component(case, component);
        let others: Vec<String> = match component.key() {
            Key::Tricks => others(ruling)
                .iter()
                .map(|other| self.answer_text(case, Key::Tricks, &other.tricks.tokens()))
                .collect(),
            Key::Result => {
                others(ruling).iter().filter_map(|other| Some(self.component(case, other.result?))).collect()
            }
            _ => Vec::new(),
        };
        if others.is_empty() {
            return value;
        }
        self.format("value-judged", &[("value", value.into()), ("others", self.joined(&others).into())])
    }
}

/// True if a number of tricks is awarded, not bounds of it.
fn is_one_number(ruling: &Ruling) -> bool {
    matches!(ruling.component(Key::Tricks), Some(Component::Tricks(tricks)) if tricks.least == tricks.most)
}

/// The score.
fn scored(ruling: &Ruling) -> Option<Score> {
    if let Some(Component::Result(score)) = ruling.component(Key::Result) { Some(*score) } else { None }
}

/// The other numbers that judgements allow, nearest to the ruled number first. The stricter
/// standard comes last; a number shared with a laxer one belongs to the stricter.
fn others(ruling: &Ruling) -> Vec<OtherNumber<'_>> {
    let Some(Component::Tricks(ruled)) = ruling.component(Key::Tricks) else { return Vec::new() };
    if ruled.least != ruled.most {
        return Vec::new();
    }
    let mut found: Vec<(u8, OtherNumber<'_>)> = Vec::new();
    for judgement in ruling.judgement.iter().rev() {
        for (place, component) in judgement.range.iter().enumerate() {
            let Component::Tricks(tricks) = component else { continue };
            if tricks.least == ruled.least || found.iter().any(|(_, other)| other.tricks == component) {
                continue;
            }
            let result = judgement.range.get(place + 1).filter(|c| c.key() == Key::Result);
            found.push((
                tricks.least.abs_diff(ruled.least),
                OtherNumber { judgement, tricks: component, result },
            ));
        }
    }
    found.sort_by_key(|(apart, _)| *apart);
    found.into_iter().map(|(_, other)| other).collect()
}
