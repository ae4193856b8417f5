//! Arguments of the sentences of a doubt's tests (Laws 69 and 71).

use super::trace::Args;
use super::{Arg, Words};
use rules::bridge::Side;
use rules::engine::claim::DoubtTest;

impl Words {
    pub(super) fn doubt_args(&self, asked: &DoubtTest) -> Args {
        let side = |side: &Side| Arg::from(self.side(*side));
        let tricks = |n: &u8| Arg::from(self.tricks(*n));
        match asked {
            DoubtTest::Assented { side: of } => vec![("side", side(of))],
            DoubtTest::DoubtedBeforeNextCall { side: of, when } => {
                vec![("side", side(of)), ("when", when.word().into())]
            }
            DoubtTest::InCorrectionPeriod { when } => vec![("when", when.word().into())],
            DoubtTest::TrickWon { side: of, tricks: n } => {
                vec![("side", side(of)), ("n", (*n).into()), ("tricks", tricks(n))]
            }
            DoubtTest::NoLegalPlayLoses { side: of, given_up, tricks: n } => vec![
                ("side", side(of)),
                ("given", tricks(given_up)),
                ("n", (*n).into()),
                ("number", self.number(*n).into()),
            ],
            DoubtTest::NoNormalPlayLoses { side: of, given_up, tricks: n, standard } => vec![
                ("side", side(of)),
                ("given", tricks(given_up)),
                ("n", (*n).into()),
                ("number", self.number(*n).into()),
                ("standard", standard.map_or("found", |standard| standard.word()).into()),
            ],
            DoubtTest::ContractDecided { declares, won, takes, conceded_to } => vec![
                ("declares", if *declares { "yes" } else { "no" }.into()),
                ("won", tricks(won)),
                ("takes", self.number(*takes).into()),
                ("conceded", tricks(conceded_to)),
            ],
            DoubtTest::LikelyWon { side: of, found, tricks: n, least, most, best } => vec![
                ("side", side(of)),
                ("found", if found.is_some() { "yes" } else { "no" }.into()),
                ("tricks", tricks(n)),
                ("least", tricks(least)),
                ("most", tricks(most)),
                ("seen", if best.is_some() { "yes" } else { "no" }.into()),
                ("best", tricks(&best.unwrap_or(0))),
            ],
        }
    }
}
