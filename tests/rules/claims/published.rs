//! The table, row by row.

use crate::claims::facts::{facts, order, ruled, tricks};
use crate::claims::{long, table};
use rules::engine::component::{Component, Key};
use rules::law::Edition;

#[test]
fn published_rulings_match() {
    let mut wrong = Vec::new();
    for row in table::ROWS.iter().chain(long::ROWS) {
        let facts = facts(row);
        let ruling = ruled(&facts, Edition::E2017, order(row.order));
        let found = tricks(&ruling, &facts);
        let law = ruling.component(Key::Law).map(Component::tokens);
        let [least, most] = row.tricks;
        if !found.is_some_and(|n| least <= n && n <= most) || law != Some(vec![row.law.to_owned()]) {
            wrong.push(format!(
                "{} ({:?}): {found:?} by {law:?}, not {least}-{most} by {}",
                row.id, row.kind, row.law
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
