//! The date of the event at the desk, by which an amended text follows.

use crate::desk::press;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;

const LOW_BID: &str = "/desk?family=rotation&edition=2007&facts.dealer=W\
    &facts.auction=W+1S,+N+1H,+E+declines,+N+2H";

#[test]
fn the_day_decides_which_text_applies() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let start = visitor.get(LOW_BID).body;
    assert!(start.contains("27B1(a)") && start.contains("type=\"date\""), "{start}");
    let (to, dated) = press(&mut visitor, &start, "", &[("date", "2008-03-04")]);
    assert!(to.contains("date=2008-03-04"), "{to}");
    assert!(dated.contains("value=\"2008-03-04\"") && dated.contains("the amendment, which is not covered"));
    assert!(dated.contains("This happened on 4 March 2008."), "the story tells the day");
    let (_, later) = press(&mut visitor, &dated, "", &[("date", "2008-03-05")]);
    assert!(later.contains("27B1(a)"));
}

#[test]
fn a_wrong_day_is_a_fault_beside_its_field() {
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    for (day, fault) in [
        ("2011-02-30", "not a day of the calendar"),
        ("2019-05-04", "the edition of 2007 was not in force anywhere on this day"),
    ] {
        let page = visitor.get(&format!("{LOW_BID}&date={day}")).body;
        let field = page.split("id=\"date\"").nth(1).expect("the field");
        assert!(field.split('>').next().is_some_and(|tag| tag.contains("aria-invalid=\"true\"")), "{day}");
        assert!(page.contains(fault) && page.contains(&format!("value=\"{day}\"")), "{day}");
    }
}
