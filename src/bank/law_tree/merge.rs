//! Paths through a law, merged into a tree.

use super::paths::{OVER, Paths, Taken, end, without_gaps, without_statements};
use super::tree::{Asked, LawEnd, LawNode, LawTree};
use rules::engine::Component;
use std::collections::{BTreeMap, BTreeSet};

/// The tree of these paths; `None` if no test among them has both answers.
pub(super) fn tree(paths: Paths) -> Option<LawTree> {
    let (paths, statements) = without_statements(without_gaps(paths));
    let steps: BTreeSet<(Asked, bool)> = paths.keys().flatten().copied().collect();
    let is_open = |asked: &Asked| [true, false].iter().all(|holds| steps.contains(&(*asked, *holds)));
    let open: BTreeSet<Asked> = steps.iter().map(|(asked, _)| *asked).filter(is_open).collect();
    open.first()?;
    let decided: Vec<Vec<&Vec<Component>>> = paths.values().map(|taken| decided(taken)).collect();
    let is_possible_at =
        |end: &Vec<&Vec<Component>>, one: &Component| end.iter().any(|all| all.contains(one));
    let ends = paths.iter().zip(&decided).map(|((path, taken), here)| {
        let shared = here.first().into_iter().flat_map(|first| first.iter());
        let shared = shared.filter(|one| here.iter().all(|all| all.contains(one)));
        let telling = shared.filter(|one| !decided.iter().all(|end| is_possible_at(end, one)));
        (&path[..], LawEnd { follows: telling.cloned().collect(), ..end(path, taken) })
    });
    Some(LawTree { root: node(&ends.collect::<Vec<_>>(), &open), statements })
}

/// The components of each of these rulings; where some were given at once, or before the end of the
/// auction, only of those.
fn decided(taken: &[Taken]) -> Vec<&Vec<Component>> {
    let last = preferring(taken.iter().collect(), |one| one.is_last);
    let fresh = preferring(last, |one| one.is_fresh);
    let going_on = preferring(fresh, |one| !one.components.contains(&OVER));
    going_on.into_iter().map(|one| &one.components).collect()
}

/// Those of which this is true, or all if it is true of none.
fn preferring(mut taken: Vec<&Taken>, is_so: impl Fn(&Taken) -> bool) -> Vec<&Taken> {
    if taken.iter().any(|one| is_so(one)) {
        taken.retain(|one| is_so(one));
    }
    taken
}

/// The rest of a path, and its end.
type Rest<'p> = (&'p [(Asked, bool)], LawEnd);

/// The node from which these paths go on; the tests in `open` have both answers in the law.
fn node(paths: &[Rest<'_>], open: &BTreeSet<Asked>) -> LawNode {
    let mut ends = Vec::new();
    let mut asked: BTreeMap<Asked, [Vec<Rest<'_>>; 2]> = BTreeMap::new();
    for (path, end) in paths {
        match path.split_first() {
            Some(((test, holds), rest)) => {
                asked.entry(*test).or_default()[usize::from(*holds)].push((rest, end.clone()));
            }
            None => ends.push(LawNode::End(end.clone())),
        }
    }
    let exit = |paths: Vec<Rest<'_>>| (!paths.is_empty()).then(|| Box::new(node(&paths, open)));
    let is_implied =
        |(asked, [no, yes]): &(Asked, [Vec<_>; 2])| no.is_empty() || yes.is_empty() && !open.contains(asked);
    let (implied, both): (Vec<_>, Vec<_>) = asked.into_iter().partition(is_implied);
    let ask = |(asked, [no, yes]): (Asked, [Vec<_>; 2])| LawNode::Ask {
        asked,
        yes: exit(yes),
        no: exit(no),
        implied: None,
    };
    let mut others: Vec<LawNode> = both.into_iter().map(ask).chain(ends).collect();
    let mut implied = implied.into_iter();
    if others.is_empty() {
        others.extend(implied.next().map(ask));
    }
    let last = match <[LawNode; 1]>::try_from(others) {
        Ok([only]) => only,
        Err(several) => LawNode::Which(several),
    };
    implied.rev().fold(last, |rest, (asked, [no, yes])| {
        let (implied, rest) = (!no.is_empty(), Some(Box::new(rest)));
        let [yes, no] = if implied { [rest, exit(no)] } else { [exit(yes), rest] };
        LawNode::Ask { asked, yes, no, implied: Some(implied) }
    })
}
