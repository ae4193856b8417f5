//! Bands of a pass: with merit, with distinction.

use crate::fault::FaultKind;
use crate::reader::ValueNode;
use derive::Word;

/// The band in which a level is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum ResultBand {
    /// Without distinction
    Pass,
    /// With merit
    Merit,
    /// With distinction
    Distinction,
}

/// Lowest marks of the higher bands, in thousandths. A pass is decided by the requirements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bands {
    /// Merit, if there is such a band
    pub merit: Option<u16>,
    /// Distinction, if there is such a band
    pub distinction: Option<u16>,
}

impl ResultBand {
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
