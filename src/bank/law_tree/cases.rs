//! The cases from which the trees are drawn, in groups: each combination of what came before, of the
//! irregular call and of what happened next. A law that needs other cases adds a group.
//!
//! What is unknown in a case need not be enumerated here: the engine rules on each answer.

use super::course::Course;
use rules::bridge::Seat;
use rules::engine::{Case, Facts};
use rules::law::{Edition, Elections};

/// A case, and whether it ends with the irregularity, the first of its auction.
pub(super) struct TreeCase {
    pub case: Case,
    pub is_fresh: bool,
}

/// Cases in the notation of `course`.
struct CaseGroup {
    /// What has happened before the irregular call
    before: &'static [&'static str],
    /// The irregular call
    calls: &'static [&'static str],
    /// True if only the player in turn makes it, and not each of the four
    is_in_turn: bool,
    /// What happens next
    after: &'static [&'static str],
}

/// Calls out of rotation and inadmissible doubles, each at each player's turn in each position. In
/// the last three positions the player in turn has a duty: to pass by Law 30, to pass by Law 31, to
/// repeat a call by Law 31.
const OUT_OF_ROTATION: CaseGroup = CaseGroup {
    before: &[
        "",
        "N P",
        "N P, E P, S P",
        "N 1C",
        "N 1C*",
        "N 1C, E P",
        "N 1C*, E P",
        "N 1C, E X",
        "N 1C, E 1D",
        "N 1C, E P, S P",
        "N 1C, E P, S 1D",
        "N 1C, E 1D, S P, W P",
        "N P, E P, W P, N declines, S P",
        "N 1C, W 1H, N declines, E P, S P, W 2H, N P",
        "N P, S 1H, W declines, E P",
    ],
    calls: &["P", "P*", "2S/five", "2S*", "2S*/hearts", "2S*/asks", "X", "XX"],
    is_in_turn: false,
    after: &[
        "",
        "l accepts",
        "l accepts, =",
        "l accepts, l P, =",
        "l P",
        "l P, =",
        "l P, =, l leads",
        "l 3C",
        "t P",
        "t 3C",
        "t director, t P",
        "t director, t 3C, ~",
        "l declines",
        "l declines, =",
        "l declines, ~, o 3C",
        "l declines, t 3C, ~, o 3S/six",
        "l declines, t 3C, ~, o 3S/six, =",
        "l declines, t 3C, ~, o 3S/more",
        "l declines, t 3C, ~, o 3S/more, =",
        "l declines, t 3C, ~, o 3H/hearts, =",
        "l declines, t 3C, ~, o 3H/also-asks",
        "l declines, t 3C, ~, o P",
        "l declines, t 3C, ~, o 3D, =",
        "l declines, t 3C, ~, o 3S/five, =",
        "l declines, l 3C, p declines",
        "yes comparable, l accepts",
        "no comparable, l declines, l 3C, p declines, l 3D, p accepts",
        "r P, o P, p acts, t P",
    ],
};

/// Insufficient bids in turn (Law 27).
const INSUFFICIENT: CaseGroup = CaseGroup {
    before: &["N 2H", "N 1C, E 2H"],
    calls: &["1S", "1S?", "1S*", "1S/five", "1S*/five", "1S*/hearts", "1S*/asks"],
    is_in_turn: true,
    after: &[
        "",
        "l accepts",
        "l accepts, =",
        "l P",
        "l P, =",
        "l 3C",
        "l declines",
        "l declines, =",
        "l declines, o P",
        "l declines, o 2S",
        "l declines, o 2S, =",
        "l declines, o 2S?, =",
        "l declines, o 2S/five, =",
        "l declines, o 2S*/hearts, =",
        "l declines, o 3S, =",
        "l declines, o 3S/six, =",
        "l declines, o 3S/more, =",
        "l declines, o 3H/hearts, =",
        "l declines, o 3H*/also-asks, =",
        "l declines, o 3D, =",
        "l declines, o X",
        "l declines, o X, o P, =",
        "l declines, o X*/six, =",
        "l declines, o XX, o 3D, =",
        "l declines, o 1NT",
        "l declines, o 1NT, l accepts",
        "l declines, o 1NT, l P, =",
        "l declines, o 1NT, l declines, o 2S, =",
        "l director, o 2S, =",
        "o 2S",
        "o 2S, =",
        "o 2S, l accepts, =",
        "o 2S, l declines, =",
        "o 3D, =",
        "o X",
        "o X, l accepts, =",
        "o 1NT, =",
        "yes unintended, o 2S, =",
        "yes unintended, o 2S, yes prompted, =",
        "no unintended, o 2S, =",
        "yes lowest, l declines, o 3D, =",
        "no lowest, l declines, o 2S, =",
        "yes comparable, l declines, o 3D, =",
        "no comparable, l declines, o 3S/six, =",
    ],
};

/// Insufficient bids out of rotation: Law 27 refers to Law 31.
const INSUFFICIENT_OUT_OF_ROTATION: CaseGroup = CaseGroup {
    before: &["N 2H"],
    calls: &["1S"],
    is_in_turn: false,
    after: &["", "l accepts", "l declines", "l declines, t P"],
};

/// Mistaken explanations of the first call by its maker's partner: Laws 20F and 21.
const MISEXPLAINED: CaseGroup = CaseGroup {
    before: &[""],
    calls: &["2S*", "P*"],
    is_in_turn: true,
    after: &[
        "p misexplains 1",
        "p misexplains 1, =",
        "p misexplains 1, l 3C, =",
        "p misexplains 1, l P, p corrects 1, yes mistaken_call",
        "p misexplains 1, p corrects 1",
        "p misexplains 1, o corrects 1",
        "p misexplains 1, l P, p corrects 1",
        "p misexplains 1, l P, o corrects 1",
        "p misexplains 1, l P, p P, p corrects 1",
        "p misexplains 1, l P, p P, r 3C, p corrects 1",
        "p misexplains 1, l P, p P, r 3C, o corrects 1",
        "p misexplains 1, l P, p corrects 1, p P, r 3C",
        "p misexplains 1, =, p corrects 1",
        "p misexplains 1, =, o corrects 1",
        "p misexplains 1, =, l leads, p corrects 1",
        "p misexplains 1, l 3C, =, o corrects 1",
        "p misexplains 1, l 3C, =, r leads, o corrects 1",
        "p misexplains 1, l P, p corrects 1, l 3C, yes influenced",
        "p misexplains 1, l P, p 3C, p corrects 1, l 3D, yes influenced",
        "p misexplains 1, l P, p 3C, p corrects 1, l 3D, p 4C, yes influenced",
        "p misexplains 1, l P, p P, r P, p corrects 1, r 3D, yes influenced",
    ],
};

/// Cards exposed or led, by each player, during the auction and after its end (Law 24).
const EXPOSED: CaseGroup = CaseGroup {
    before: &["", "N 1C", "N 1C, E P, S 1H, W P", "N 1C, E P, S P, W P", "N 1C, W exposes C2"],
    calls: &["exposes H5", "exposes HA", "exposes H5 D3", "leads H7"],
    is_in_turn: false,
    after: &["", "=", "~, =", "t P", "t P, =", "t 2D, ="],
};

/// Unintended calls replaced late: after the next player has called, after partner has, and after the
/// end (Law 25A).
const UNINTENDED: CaseGroup = CaseGroup {
    before: &["N 1C, E 1D", "N 1C, E P, S 1D", "N 1C, E P, S P, W P"],
    calls: &["2S/five"],
    is_in_turn: false,
    after: &[
        "yes unintended",
        "yes unintended, =, yes prompted",
        "yes unintended, l 3C",
        "yes unintended, l 3C, yes prompted",
        "yes unintended, p P",
    ],
};

/// Changes of call that left-hand opponent declines, and what the offender does then in 1997 (25B2).
const DECLINED_CHANGES: CaseGroup = CaseGroup {
    before: &["N 1C"],
    calls: &["1S", "2S*/hearts", "1NT"],
    is_in_turn: false,
    after: &[
        "no unintended, l declines",
        "no unintended, l declines, l P",
        "no unintended, l declines, l P, =",
        "no unintended, l declines, o 2D",
        "no unintended, l declines, o 2S, l 3D, =",
    ],
};

/// Calls of a player required to pass (Law 37): once by Law 30, throughout by Law 36.
const BREACH: CaseGroup = CaseGroup {
    before: &["N P, E P, W P, N declines, S 1D", "N 1H, E P, S X, W director, S 2H, W P"],
    calls: &["3S", "X"],
    is_in_turn: false,
    after: &["", "l director", "l director, =", "l P", "l P, =", "t P"],
};

/// Bids of more than seven (Law 38), in turn and out of it.
const ABOVE_SEVEN: CaseGroup = CaseGroup {
    before: &["", "N 1C", "N 1C, E P, S P"],
    calls: &["8S", "8S*"],
    is_in_turn: false,
    after: &["", "l director", "l director, =", "l P", "l P, p P, r P", "l 7NT, l director, =", "t P"],
};

/// Calls after the final pass (Law 39), and after four passes.
const AFTER_THE_END: CaseGroup = CaseGroup {
    before: &["N 1NT, E P, S P, W P", "N P, E P, S P, W P"],
    calls: &["P", "2S", "X", "8S"],
    is_in_turn: false,
    after: &["", "l director", "l P", "l leads", "yes unintended", "no unintended"],
};

/// Calls on cards from a wrong board (Law 15A, 17D before 2017).
const WRONG_BOARD: CaseGroup = CaseGroup {
    before: &["", "N 1C, E P", "N 1C, E P, S P"],
    calls: &["2S/five", "P"],
    is_in_turn: true,
    after: &[
        "o wrong_board",
        "o wrong_board, o 2D, =",
        "l 3C, o wrong_board",
        "l 3C, o wrong_board, o 2D",
        "l 3C, o wrong_board, no differs, o 2D, l 3C, =",
        "l 3C, p P, o wrong_board",
        "=, o wrong_board",
    ],
};

/// Cards from a wrong board that are found before a call was made on them.
const WRONG_BOARD_UNCALLED: CaseGroup =
    CaseGroup { before: &["", "N 1C"], calls: &["wrong_board"], is_in_turn: false, after: &["", "t P, ="] };

const GROUPS: [CaseGroup; 12] = [
    MISEXPLAINED,
    WRONG_BOARD,
    WRONG_BOARD_UNCALLED,
    EXPOSED,
    OUT_OF_ROTATION,
    INSUFFICIENT,
    INSUFFICIENT_OUT_OF_ROTATION,
    UNINTENDED,
    DECLINED_CHANGES,
    BREACH,
    ABOVE_SEVEN,
    AFTER_THE_END,
];

/// The cases of an edition; those whose facts are inconsistent are left out.
pub(super) fn of(edition: Edition) -> impl Iterator<Item = TreeCase> {
    GROUPS.iter().flat_map(move |group| group.cases(edition))
}

impl CaseGroup {
    fn cases(&self, edition: Edition) -> Vec<TreeCase> {
        let mut cases = Vec::new();
        for text in self.before {
            let (before, is_first) = (Course::before(text), !text.contains("declines"));
            let offenders = Seat::ALL.into_iter().filter(|seat| !self.is_in_turn || *seat == before.turn());
            for (offender, call) in offenders.flat_map(|seat| self.calls.iter().map(move |call| (seat, call)))
            {
                for after in self.after {
                    let facts = before.clone().through(offender, call, after).check();
                    cases.extend(facts.ok().map(|facts| TreeCase {
                        case: Case {
                            edition,
                            elections: Elections::default(),
                            date: None,
                            facts: Facts::Rotation(facts),
                        },
                        is_fresh: is_first && after.is_empty(),
                    }));
                }
            }
        }
        cases
    }
}
