//! Published rulings on insufficient bids (Law 27), which `published` compares with the engine.

use crate::scenarios::published::Published;
use rules::engine::Key;

const FREE: (Key, &[&str]) = (Key::Partner, &["any_legal_call"]);
const SILENCED: (Key, &[&str]) = (Key::Partner, &["must_pass_throughout"]);
const ACCEPTED: (Key, &[&str]) = (Key::MayAccept, &["already_accepted"]);
const COMPARABLE: (Key, &[&str]) = (Key::Replacement, &["comparable"]);
const NOT_COMPARABLE: (Key, &[&str]) = (Key::Replacement, &["not_comparable"]);

pub(super) const INSUFFICIENT: &[Published] = &[
    ("R-AKAROA-a", "r401", &[ACCEPTED, FREE], &["27A1"]),
    ("R-AKAROA-b", "r402", &[FREE, (Key::Lead, &["none"])], &["27B1(a)"]),
    ("R-AKAROA-c", "r403", &[SILENCED, (Key::Lead, &["C", "H", "S"])], &["27B2", "26B"]),
    (
        "X-WBFC-27-23",
        "r404",
        &[(Key::Cancelled, &["2", "3"]), (Key::Offender, &["bid_or_pass"]), SILENCED],
        &["27B3"],
    ),
    ("X-WBFC-27-24", "r405", &[COMPARABLE, FREE], &["27B1(b)", "23A"]),
    ("X-EBU1562", "r406", &[(Key::Offender, &["bid_or_pass"])], &["27B"]),
    ("X-EBU1562", "r406.2", &[NOT_COMPARABLE, (Key::Contract, &["2H:N"])], &["27B2"]),
    ("X-EBU837", "r407", &[ACCEPTED, (Key::Contract, &["1H:W"])], &["27A1", "27C"]),
    ("X-EBU1445", "r408", &[NOT_COMPARABLE, SILENCED], &["27B2"]),
    ("X-EBU122", "r409", &[SILENCED], &["27B2"]),
    ("X-EBU781", "r410", &[(Key::Cancelled, &["3", "4"]), SILENCED], &["27B3"]),
    ("X-EBU457", "r411", &[(Key::Contract, &["2SX:S"]), (Key::Result, &["2SX-1"])], &["27B2", "26B"]),
    ("X-EBU11", "r412", &[COMPARABLE, FREE], &["27B1(b)"]),
    ("X-EBU1547", "r413", &[NOT_COMPARABLE, SILENCED], &["27B2"]),
    ("R-WBU893", "r414", &[SILENCED], &["27B2"]),
    ("X-EBU1834", "r421", &[FREE], &["27C", "27B1(a)"]),
    ("X-EBU1484", "r422", &[ACCEPTED, (Key::Turn, &["N"])], &["27A1"]),
    ("X-EBU89", "r423.2", &[(Key::Offender, &["must_repeat"])], &["27A2", "31A1"]),
    ("X-EBU89", "r423.3", &[(Key::MayAccept, &["W"])], &["27"]),
    ("X-BBO91295", "r430", &[NOT_COMPARABLE, SILENCED], &["27B2"]),
    ("R-BALMA182", "r431", &[(Key::Contract, &["2S:S"]), (Key::Result, &["2S-1"])], &["27A1"]),
    ("R-GBU29", "r432", &[FREE], &["27B1(b)"]),
    ("R-IBLF4411-1", "r433", &[FREE], &["27B1(b)"]),
    ("X-BBO53400", "r434", &[SILENCED], &["27B2"]),
    ("X-BBO38059", "r435", &[SILENCED], &["27B2"]),
    ("X-BBO73436", "r436", &[FREE], &["27B1(a)"]),
    ("R-EB2008", "r437.2", &[(Key::Offender, &["bid_or_pass"]), SILENCED], &["27B4"]),
    ("R-BLML39293-c", "r441", &[FREE], &["27B1(b)"]),
    ("R-EZGAME-a", "r443", &[ACCEPTED, (Key::Turn, &["N"])], &["27A"]),
    ("R-EZGAME-b", "r444", &[FREE, (Key::Lead, &["none"])], &["27B1"]),
    ("R-HEGERM1096", "r445", &[ACCEPTED, FREE], &["27A"]),
    ("X-EBU272-a", "r594", &[FREE], &["27B1(a)"]),
    ("X-EBU11-b", "r603", &[(Key::Replacement, &["not_comparable"]), SILENCED], &["27B2"]),
    ("X-EBU872", "r608", &[(Key::Contract, &["4S:N"]), (Key::Result, &["4S+3"])], &["27B2"]),
];
