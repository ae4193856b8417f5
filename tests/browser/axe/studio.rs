//! The pages of the scenario studio, in each of its states.

use super::AxeRun;
use crate::harness::visitor::{ADA, PASSWORD, Visitor};
use crate::journey_account::sign_in;
use server::roles::Role;

/// Nothing yet; no such scenario to copy; an expired form; a fact missing; a fault; a ruling with
/// questions; stages; a claim.
const STATES: [&str; 8] = [
    "",
    "?like=none",
    "?form=none",
    "?family=rotation&edition=2017&facts.dealer=N",
    "?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+sings&notice=unruled",
    "?family=rotation&edition=2017&facts.dealer=N&facts.auction=N+1C,+S+1S,+W+declines\
     &asks=law&asks=turn&asks=nothing&critical=law&weights.law=3&source.kind=published&source.url=club\
     &other=title+%3D+1&notice=faults",
    "?like=r059",
    "?like=c001",
];

#[test]
fn studio_pages_pass_axe() {
    let mut run = AxeRun::start();
    let mut ada = Visitor::new(&run.site);
    ada.sign_up("Ada", ADA);
    run.site.grant_role("demo", ADA, Role::Examiner);
    ada.sign_in_to("demo", ADA);
    let draft = [
        ("federation", "demo"),
        ("act", "save"),
        ("family", "rotation"),
        ("edition", "2017"),
        ("facts.dealer", "N"),
        ("facts.auction", "N 1C, S 1S, W declines, E P"),
        ("asks", "law"),
        ("source.kind", "constructed"),
    ];
    let stored = ada.post("/api/studio", &draft).header("location").to_owned();
    drop(ada);
    sign_in(&run.browser, &run.site, ADA, PASSWORD);
    run.give_code();
    for state in STATES {
        run.at(&format!("/federation/demo/bank/new{state}"));
    }
    run.at(stored.split('#').next().unwrap_or_default());
    run.end();
}
