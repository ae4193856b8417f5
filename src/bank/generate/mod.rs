//! New scenarios on a clause, for review by a person before use.
//!
//! A seed tells stories: a plausible auction, an irregularity of a kind that the clause is about, and
//! what followed; or it moves cards and changes facts of an ending. The engine rules on each, and what
//! does not reach the clause is dropped. So nothing here knows what a law says, and no draft has an
//! answer.
//!
//! | file | contents |
//! |---|---|
//! | `request` | what is asked for; drafts, or the reason for none |
//! | `chance` | numbers from a seed |
//! | `bidding` | plausible calls with their meanings |
//! | `irregularity`, `plan` | kinds of irregularities; what may follow each |
//! | `story`, `irregular`, `again` | a story under construction; its irregularity; the call made again |
//! | `ending` | claims and concessions |
//! | `mistaken` | calls of players who misread the auction |
//! | `proof` | the path that a ruling must take, and that it is settled |
//! | `pattern` | twins |
//! | `difficulty` | the length of a path, against the bank's |
//! | `needless` | facts that change nothing |
//! | `asked` | what a draft asks |
//!
//! Every draft is proven: its own text is read back without a fault, the engine rules on that, and
//! the ruling is on the clause, on the path of a given scenario if there is one, settled unless
//! otherwise asked for, and can be answered. None is a twin.
//!
//! Not here: sentences, which `words` makes of the facts.

mod again;
mod asked;
mod bidding;
mod chance;
mod difficulty;
mod ending;
mod irregular;
mod irregularity;
mod mistaken;
mod needless;
mod pattern;
mod plan;
mod proof;
mod request;
mod story;

pub(super) use asked::asked;
pub use difficulty::{Difficulty, difficulty};
pub use pattern::{PathTest, Pattern, path_tests};
pub use request::{Draft, Generated, LeftOut, Request, Shortfall};

use super::answerable::unanswerable;
use super::bank::Bank;
use super::scenario::{Scenario, ScenarioSource};
use super::variant::{NamingRule, Shift};
use chance::Chance;
use difficulty::Thirds;
use ending::Endings;
use irregularity::Irregularity;
use needless::without_needless;
use plan::Step;
use proof::{Goal, is_covered, is_settled, paragraphs};
use rules::bridge::{Call, Vulnerable};
use rules::engine::{Case, Facts, Ruling, rule};
use rules::law::{Clause, Edition, Elections};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::{Discriminant, discriminant};
use story::Story;

/// Stories tried before a request is given up, and further ones for each scenario asked for.
const TRIES: usize = 20_000;
const TRIES_EACH: usize = 1_000;

/// Of a hundred stories, those of a kind that has reached the clause.
const AGAIN: usize = 70;

/// The vulnerabilities.
const VULNERABLE: [Vulnerable; 4] = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both];

/// Generates scenarios that no bank has yet.
#[derive(Clone, Debug)]
pub struct Generator {
    taken: BTreeSet<Pattern>,
    thirds: Thirds,
    endings: Endings,
}

impl Generator {
    /// For what this bank does not have.
    pub fn new(bank: &Bank) -> Generator {
        let taken = bank.rulings().filter_map(|(case, ruling)| Pattern::of(case, &ruling)).collect();
        Generator { taken, thirds: Thirds::of(bank), endings: Endings::of(bank) }
    }

    /// The scenarios of a request, as far as they were found.
    pub fn generate(&self, request: &Request<'_>) -> Generated {
        self.generate_while(request, || true)
    }

    /// The same, while the caller lets it go on.
    pub fn generate_while(&self, request: &Request<'_>, goes_on: impl Fn() -> bool) -> Generated {
        let goal = match goal(request) {
            Ok(goal) => goal,
            Err(shortfall) => return Generated::nothing(shortfall),
        };
        let mut found =
            Search { generator: self, request, goal, twins: self.taken.clone(), left_out: BTreeMap::new() };
        let (mut drafts, mut tried) = (Vec::new(), 0);
        // The kinds of the drafts so far, which are tried again.
        let mut kinds: Vec<StoryKind> = Vec::new();
        let most = TRIES + TRIES_EACH * request.count;
        while drafts.len() < request.count && tried < most && goes_on() {
            let mut chance = Chance::new(request.seed.wrapping_mul(1 << 32).wrapping_add(tried as u64));
            tried += 1;
            let again = chance.percent(AGAIN).then(|| chance.one_of(&kinds).copied()).flatten();
            let Some(kind) = again.or_else(|| self.any_kind(request, &mut chance)) else { continue };
            let Some((kind, case)) = self.told(kind, request.edition, &mut chance) else { continue };
            if let Some(draft) = found.draft(case, drafts.len() + 1) {
                drafts.push(draft);
                kinds.push(kind);
            }
        }
        let left_out: Vec<(LeftOut, usize)> = found.left_out.into_iter().collect();
        let shortfall = match drafts.len() {
            made if made >= request.count => None,
            0 if left_out.is_empty() => Some(Shortfall::NotReached),
            _ => Some(Shortfall::Bound),
        };
        Generated { drafts, tried, left_out, shortfall }
    }
}

impl Generator {
    /// Any kind of story that may be about the clause of a request.
    fn any_kind(&self, request: &Request<'_>, chance: &mut Chance) -> Option<StoryKind> {
        match is_on_endings(request.clause) {
            true => self.endings.any(request.clause, chance).map(StoryKind::Ending),
            false => CallKind::any(request.clause, chance).map(StoryKind::Call),
        }
    }

    /// The case of a story of this kind, and the kind with that of its irregular call; `None` for a
    /// story without an end.
    fn told(&self, kind: StoryKind, edition: Edition, chance: &mut Chance) -> Option<(StoryKind, Case)> {
        match kind {
            StoryKind::Call(kind) => {
                kind.told(edition, chance).map(|(kind, case)| (StoryKind::Call(kind), case))
            }
            StoryKind::Ending(at) => self.endings.told(at, edition, chance).map(|case| (kind, case)),
        }
    }
}

/// True for a clause of a law on claims.
fn is_on_endings(clause: Clause) -> bool {
    matches!(clause.law(), "68" | "69" | "70" | "71")
}

/// The path asked for, or why no scenario can take it.
fn goal(request: &Request<'_>) -> Result<Goal, Shortfall> {
    let (clause, edition) = (request.clause, request.edition);
    if !clause.is_in(edition) {
        return Err(Shortfall::NotInEdition);
    }
    let is_on_calls = clause.law().parse::<u8>().is_ok_and(|law| law <= 50 || law == 72);
    if !is_on_calls && !is_on_endings(clause) {
        return Err(Shortfall::NotAboutCallsOrClaims);
    }
    if !paragraphs(clause).any(|one| one.entry().ruled && one.is_in(edition)) {
        return Err(Shortfall::NotRuled);
    }
    let mut goal = Goal::on(clause, edition);
    if let Some(like) = request.like {
        let ruling = rule(&like.case.under(edition));
        if !goal.is_reached(&ruling) {
            return Err(Shortfall::GivenElsewhere);
        }
        if !request.judgement && !is_settled(&ruling) {
            return Err(Shortfall::GivenUnsettled);
        }
        goal.tests = Some(path_tests(&ruling));
    }
    Ok(goal)
}

/// The kind of a story.
#[derive(Clone, Copy, Debug)]
enum StoryKind {
    /// An irregularity in the auction
    Call(CallKind),
    /// An ending modelled on the one with this number
    Ending(usize),
}

/// The irregularity, what follows it, and the kind of the irregular call.
#[derive(Clone, Copy, Debug)]
struct CallKind {
    irregularity: Irregularity,
    plan: &'static [Step],
    call: Option<Discriminant<Call>>,
}

impl CallKind {
    /// Any kind that may be about this clause.
    fn any(clause: Clause, chance: &mut Chance) -> Option<CallKind> {
        let irregularity = *chance.one_of(Irregularity::of_law(clause))?;
        let plan = *chance.one_of(irregularity.plans())?;
        Some(CallKind { irregularity, plan, call: None })
    }

    /// The case of one story of this kind, at any seats and vulnerability, and the kind with that of its
    /// irregular call; `None` for a story without an end.
    fn told(self, edition: Edition, chance: &mut Chance) -> Option<(CallKind, Case)> {
        let turn = Shift { vulnerable: chance.one_of(&VULNERABLE).copied(), ..Shift::turn(chance.below(4)) };
        let mut story = Story::new(edition, chance);
        story.kind_of_call = self.call;
        let irregular = story.begin(self.irregularity)?;
        story.follow(self.plan, &irregular)?;
        let facts = turn.auction(&story.setup(), NamingRule::AsListed)?.check().ok()?;
        let (elections, facts) = (Elections::default(), Facts::Rotation(facts));
        let case = Case { edition, elections, date: None, facts };
        Some((CallKind { call: Some(discriminant(&irregular.call.call)), ..self }, case))
    }
}

/// A request being answered.
struct Search<'a> {
    generator: &'a Generator,
    request: &'a Request<'a>,
    goal: Goal,
    twins: BTreeSet<Pattern>,
    left_out: BTreeMap<LeftOut, usize>,
}

impl Search<'_> {
    /// The draft with this number, if the case is on the clause and every proof holds.
    fn draft(&mut self, case: Case, number: usize) -> Option<Draft> {
        let ruling = rule(&case);
        if !is_covered(&ruling) || !self.goal.is_reached(&ruling) {
            return None;
        }
        let drafted = self.proven(case, &ruling, number);
        if let Err(why) = &drafted {
            *self.left_out.entry(*why).or_default() += 1;
        }
        drafted.ok()
    }

    fn proven(&mut self, case: Case, ruling: &Ruling, number: usize) -> Result<Draft, LeftOut> {
        let is_wanted = |difficulty| self.request.difficulty.is_none_or(|wanted| wanted == difficulty);
        if !self.goal.is_followed(ruling) {
            return Err(LeftOut::OtherPath);
        }
        if !self.request.judgement && !is_settled(ruling) {
            return Err(LeftOut::Unsettled);
        }
        let difficulty = self.generator.thirds.difficulty(&case, ruling);
        if !is_wanted(difficulty) {
            return Err(LeftOut::OtherLevel);
        }
        let case = without_needless(case, ruling).ok_or(LeftOut::Faulty)?;
        let (scenario, text) = self.read_back(case, ruling, number).ok_or(LeftOut::Faulty)?;
        // The proof is on what was read, not on what was meant.
        let again = rule(&scenario.case);
        let is_sound = self.goal.is_reached(&again)
            && path_tests(&again) == path_tests(ruling)
            && unanswerable(&scenario, &again).is_empty();
        let pattern = Pattern::of(&scenario.case, &again).filter(|_| is_sound).ok_or(LeftOut::Faulty)?;
        if !self.twins.insert(pattern) {
            return Err(LeftOut::Twin);
        }
        Ok(Draft { scenario, text, difficulty, tests: path_tests(&again).len() })
    }

    /// The scenario as read from its own text, and the text.
    fn read_back(&self, case: Case, ruling: &Ruling, number: usize) -> Option<(Scenario, String)> {
        let Request { clause, edition, seed, judgement, .. } = self.request;
        let clause = clause.dotted().to_lowercase().replace('.', "-");
        let id = format!("g{edition}-{clause}-{seed}-{number:02}");
        let source = ScenarioSource::Constructed { publication: None, url: None, case: None };
        let asked = asked(ruling, *judgement);
        let mut written = Scenario::single_stage(&id, case, asked.asks, source);
        (written.critical, written.weights) = (asked.critical, asked.weights);
        let text = written.write();
        let read = Scenario::read(&text).ok()?;
        (read.as_asked() == written.as_asked() && read.case == written.case).then_some((read, text))
    }
}
