//! Published rulings on changes of call, calls out of rotation, passes that end no auction, and
//! inadmissible doubles (Laws 25 and 28 to 36), which `published` compares with the engine.

use crate::scenarios::published::Published;
use rules::engine::Key;

const FREE: (Key, &[&str]) = (Key::Partner, &["any_legal_call"]);
const PASSES_ONCE: (Key, &[&str]) = (Key::Partner, &["must_pass_next"]);
const SILENCED: (Key, &[&str]) = (Key::Partner, &["must_pass_throughout"]);
const NOBODY: (Key, &[&str]) = (Key::MayAccept, &["nobody"]);
const ACCEPTED: (Key, &[&str]) = (Key::MayAccept, &["already_accepted"]);
const COMPARABLE: (Key, &[&str]) = (Key::Replacement, &["comparable"]);
const NOT_COMPARABLE: (Key, &[&str]) = (Key::Replacement, &["not_comparable"]);

pub(super) const ROTATION: &[Published] = &[
    ("R-WBU-INADM", "r580", &[NOBODY, (Key::Cancelled, &["3"]), SILENCED], &["36B"]),
    ("R-EBUN19", "r581", &[SILENCED, (Key::Lead, &["C", "D", "H", "S"])], &["36B", "23"]),
    ("X-EBU991", "r582", &[ACCEPTED, (Key::Cancelled, &["1"])], &["25B1", "26B"]),
    ("X-EBU487", "r583", &[NOT_COMPARABLE, PASSES_ONCE], &["31B"]),
    ("X-EBU462", "r584", &[NOT_COMPARABLE, PASSES_ONCE], &["31B"]),
    ("R-WBF37", "r585", &[NOT_COMPARABLE, PASSES_ONCE], &["31A2(b)"]),
    ("R-NZB330", "r586", &[NOT_COMPARABLE, PASSES_ONCE], &["31B"]),
    ("X-EBU297", "r587", &[COMPARABLE, FREE], &["31B"]),
    ("X-EBU151", "r588", &[NOT_COMPARABLE, PASSES_ONCE], &["30B"]),
    ("X-EBU373", "r589", &[COMPARABLE, FREE], &["30B1(b)(i)"]),
    ("R-LINCOLN-a", "r590", &[COMPARABLE, FREE], &["30B1(b)(i)"]),
    ("R-LINCOLN-b", "r591", &[NOT_COMPARABLE, PASSES_ONCE], &["30B1(b)(ii)"]),
    ("X-EBU1642", "r592", &[NOT_COMPARABLE, PASSES_ONCE], &["30B1(b)(ii)"]),
    ("X-EBU272-b", "r593", &[(Key::Cancelled, &["3"]), FREE, (Key::Lead, &["none"])], &["25A"]),
    ("X-BBO81484", "r595", &[(Key::Offender, &["any_legal_call"])], &["32B"]),
    ("X-EBU759", "r596", &[COMPARABLE, FREE], &["31B"]),
    ("R-EB2008APR-b", "r597", &[(Key::Offender, &["must_repeat"]), FREE], &["31A1"]),
    ("R-EB2008APR-a", "r598", &[SILENCED], &["31B"]),
    ("R-CAMBS-BOX", "r599", &[(Key::Cancelled, &["2"])], &["25A"]),
    ("X-BBO57147", "r600", &[(Key::Offender, &["must_pass_next"]), (Key::Turn, &["W"])], &["30A"]),
    ("R-WBF35", "r601", &[COMPARABLE, FREE], &["31A2(a)"]),
    ("X-WBFC-25-19", "r602", &[(Key::Cancelled, &["6"])], &["25B2"]),
    ("R-WBF14", "r604", &[(Key::Auction, &["back_to:E"]), (Key::Cancelled, &["3", "4"])], &["17D3"]),
    ("X-EBU440-a", "r605", &[(Key::Auction, &["back_to:E"])], &["17D3"]),
    ("X-EBU440-b", "r606", &[(Key::Auction, &["back_to:W"])], &["17D3"]),
    ("X-EBU547", "r630", &[SILENCED], &["36B2"]),
    ("X-EBU115", "r631", &[(Key::Cancelled, &["7"]), FREE], &["25A"]),
    ("X-BLML2006-25A", "r632", &[(Key::Cancelled, &["11"]), (Key::Turn, &["W"])], &["25A"]),
    ("X-BLAKJAK-25B-a", "r633", &[PASSES_ONCE], &["25B2(b)(1)"]),
    ("X-BLAKJAK-25B-b", "r634", &[(Key::Watch, &["25B2(b)(2)"])], &["25B2(b)(2)"]),
    ("X-BLAKJAK-25B-c", "r635", &[ACCEPTED, FREE], &["25B1"]),
    ("X-RGB2019-15A", "r663", &[(Key::Auction, &["adjusted_score"])], &["15A2(a)"]),
    ("X-BBO64241", "r669", &[(Key::Auction, &["artificial_score"])], &["17D2"]),
    ("R-LINCOLN-c", "r609", &[ACCEPTED, (Key::Turn, &["S"])], &["29A"]),
];
