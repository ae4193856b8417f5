//! Rulings under wrong assumptions, over random auctions: each assumption can be made, none panics,
//! and what is assumed disposes of the case.

use super::random;
use rules::engine::case::Facts;
use rules::engine::rotation::{AsIf, Suppositions};
use rules::engine::{Component, Key};
use std::collections::BTreeMap;

/// The clauses that may dispose of a case under this assumption; none where that depends on it.
fn clauses(as_if: AsIf) -> &'static [&'static str] {
    match as_if {
        AsIf::InRotation => &["28A"],
        AsIf::ProperPlayerCalled => &["28B"],
        AsIf::OwnTurn => &["36B2", "36"],
        AsIf::CalledOver => &["36A", "35A", "37A", "35B", "38C", "35C", "39B", "35D"],
        AsIf::NotCalledOver => &["36B2", "36B4", "36", "37B2", "37", "38C", "38", "39A", "39B", "39C", "39"],
        AsIf::LowCard => &["24A", "48A", "49"],
        AsIf::HonourCard => &["24B", "48A", "49"],
        AsIf::SeveralCards => &["24C", "48A", "49"],
        AsIf::DuringAuction => &["24A", "24B", "24C"],
        AsIf::AfterAuction => &["48A", "49"],
        AsIf::Uncorrected => &["20F5(a)", "20F5(b)", "75D2", "21B1(b)", "75"],
        AsIf::ChangeTooLate => &["21B3", "21B1(b)", "75"],
        AsIf::ChangeInTime => &["21B1(a)", "21B1", "21B1(b)", "75"],
        _ => &[],
    }
}

#[test]
fn assumption_disposes_of_the_case() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..40_000 {
        let Some(case) = random::case(seed, random::MOST) else { continue };
        let Facts::Rotation(facts) = &case.facts else { continue };
        let suppositions = Suppositions::of(&case, facts);
        for as_if in AsIf::ALL {
            let Some(ruling) = suppositions.rule(as_if) else { continue };
            *met.entry(as_if.word()).or_default() += 1;
            if let Some(Component::Law(law)) = ruling.component(Key::Law) {
                let among = clauses(as_if);
                let told = format!("seed {seed}, {as_if:?}: {law}");
                assert!(among.is_empty() || among.contains(&law.citation()), "{told}");
            }
        }
    }
    let never: Vec<AsIf> = AsIf::ALL.into_iter().filter(|one| !met.contains_key(one.word())).collect();
    assert!(never.is_empty(), "{never:?} of {met:?}");
}
