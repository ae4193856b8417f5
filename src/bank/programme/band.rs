//! Bands: with what distinction a level is passed.

use crate::fault::FaultKind;
use crate::reader::ValueNode;

/// With what distinction a level is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResultBand {
    /// With what is required
    Pass,
    /// With merit
    Merit,
    /// With distinction
    Distinction,
}

/// From which mark on the higher bands are reached, in thousandths. What passes, the requirements say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bands {
    /// Merit, if there is such a band
    pub merit: Option<u16>,
    /// Distinction, if there is such a band
    pub distinction: Option<u16>,
}

impl ResultBand {
    /// All of them, the lowest first.
    pub const ALL: [ResultBand; 3] = [ResultBand::Pass, ResultBand::Merit, ResultBand::Distinction];

    /// The word of files, tables and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            ResultBand::Pass => "pass",
            ResultBand::Merit => "merit",
            ResultBand::Distinction => "distinction",
        }
    }

    /// The band with this word.
    pub fn from_word(word: &str) -> Option<ResultBand> {
        ResultBand::ALL.into_iter().find(|band| band.word() == word)
    }
}

impl Bands {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Bands> {
        let mut table = node.table()?;
        let merit = table.maybe(ResultBand::Merit.word(), ValueNode::mark);
        let distinction = table.maybe(ResultBand::Distinction.word(), ValueNode::mark);
        table.close();
        match (merit?, distinction?) {
            (None, None) => node.fault(FaultKind::Empty),
            (Some(merit), Some(distinction)) if merit >= distinction => {
                node.fault(FaultKind::ThresholdsCross)
            }
            (merit, distinction) => Some(Bands { merit, distinction }),
        }
    }
}
