//! Confidence in answers, and its calibration against marks.

use derive::Word;

/// A trainee's groups confidence in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Confidence {
    /// They guessed
    Guess,
    /// They were fairly sure
    FairlySure,
    /// They were sure
    Sure,
}

/// The answers with one confidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// The groups confidence; `None` if not groups
    pub confidence: Option<Confidence>,
    /// Number of answers
    pub answers: usize,
    /// Number of answers right in every component
    pub right: usize,
    /// The mean of their marks in thousandths, rounded down; `None` when there are none
    pub mean: Option<u16>,
}

/// The lowest mark of a wholly right answer, in thousandths.
pub const RIGHT: u16 = 1000;

impl Confidence {
    /// The confidence with this word.
    pub fn from_word(word: &str) -> Option<Confidence> {
        Confidence::ALL.into_iter().find(|one| one.word() == word)
    }
}

impl Calibration {
    /// Calibration from the confidence and mark of each answer, the least confident first and those
    /// without a statement last.
    pub fn of(answers: &[(Option<Confidence>, u16)]) -> Vec<Calibration> {
        let all = Confidence::ALL.into_iter().map(Some).chain([None]);
        all.map(|confidence| {
            let marks: Vec<u16> =
                answers.iter().filter(|(one, _)| *one == confidence).map(|(_, mark)| *mark).collect();
            let right = marks.iter().filter(|mark| **mark >= RIGHT).count();
            Calibration { confidence, answers: marks.len(), right, mean: super::mastery::mean(&marks) }
        })
        .collect()
    }

    /// The share of these answers that were right in every part, in thousandths, rounded down.
    pub fn share_right(&self) -> Option<u16> {
        (self.right * 1000).checked_div(self.answers).and_then(|share| u16::try_from(share).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_answers_by_confidence() {
        let sure = Some(Confidence::Sure);
        let groups = Calibration::of(&[(sure, 1000), (sure, 500), (sure, 999), (None, 0)]);
        let words: Vec<_> = groups.iter().map(|one| one.confidence.map(Confidence::word)).collect();
        assert_eq!(words, [Some("guess"), Some("fairly_sure"), Some("sure"), None]);
        assert_eq!((groups[2].answers, groups[2].right, groups[2].mean), (3, 1, Some(833)));
        assert_eq!(groups[2].share_right(), Some(333));
        assert_eq!((groups[0].answers, groups[0].mean, groups[0].share_right()), (0, None, None));
        assert_eq!(groups[3].mean, Some(0));
    }

    #[test]
    fn parses_only_its_own_words() {
        for one in Confidence::ALL {
            assert_eq!(Confidence::from_word(one.word()), Some(one));
        }
        assert_eq!(Confidence::from_word("Sure"), None);
        assert_eq!(Confidence::from_word(""), None);
    }
}
