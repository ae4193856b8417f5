use crate::making::{facts, order, ruled};
use crate::table::ROWS;
use director::engine::component::{Component, Key};
use director::law::Edition;
#[test]
fn debug() {
    let id = std::env::var("ID").unwrap_or_default();
    for row in ROWS.iter().filter(|r| r.id.contains(&id)) {
        let facts = facts(row);
        let r = ruled(&facts, Edition::E2017, order(row.order));
        println!("== {}", row.id);
        for s in r.trace.steps() { println!("  {} {} {:?}", s.clause, s.held, s.asked); }
        if let Some(Component::Line(l)) = r.component(Key::Line) { for p in l { println!("   {}{} {}", p.seat, p.card, p.why.word()); } }
        println!("  {:?}", r.judgement);
    }
}
