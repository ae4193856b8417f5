//! A second opinion on drawing: exhaustive search.

use bank::exam::Pool;
use std::collections::BTreeSet;

/// True if each row can get this many of its scenarios, all distinct and none of those taken.
pub fn can_be(pool: &Pool, wanted: &[usize], gone: &BTreeSet<String>) -> bool {
    let Some(row) = wanted.iter().position(|wanted| *wanted > 0) else { return true };
    let mut fewer = wanted.to_vec();
    fewer[row] -= 1;
    pool.rows[row].items.iter().filter(|item| !gone.contains(&item.origin)).any(|item| {
        let mut gone = gone.clone();
        gone.insert(item.origin.clone());
        can_be(pool, &fewer, &gone)
    })
}

/// Exposures in the first row, if it takes the least seen scenarios that leave enough for the
/// others.
pub fn first_row(pool: &Pool, seen: impl Fn(&str) -> (u32, u32)) -> Vec<(u32, u32)> {
    let mut wanted: Vec<usize> = pool.rows.iter().map(|row| row.count.into()).collect();
    let mut order: Vec<&str> = pool.rows[0].items.iter().map(|item| &*item.origin).collect();
    order.sort_by_key(|origin| seen(origin));
    let mut gone = BTreeSet::new();
    let mut chosen = Vec::new();
    for origin in order {
        if wanted[0] == 0 {
            break;
        }
        gone.insert(origin.to_owned());
        wanted[0] -= 1;
        if can_be(pool, &wanted, &gone) {
            chosen.push(seen(origin));
        } else {
            gone.remove(origin);
            wanted[0] += 1;
        }
    }
    chosen
}
